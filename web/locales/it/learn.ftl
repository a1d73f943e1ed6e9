### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.
###
### Most have the game's own words: $man, $king, $spot (one place of the board) and $game. About the
### example on the board, where a message speaks of it:
###   $count   number of legal moves            $takes    most pieces that one of them takes
###   $square  where the piece stands           $squares  a list of places
### "Blow" is the old draughts word for taking a piece off the board that left out a capture.

learn-line = Cinque giochi, ciascuno da imparare in circa tre minuti. Leggi una regola, guardala, provala.
learn-unknown = Qui non c’è una pagina «{ $text }». Scegli un gioco:
learn-part-rules = Le regole, passo passo
learn-part-mistakes = Errori comuni
learn-part-tips = Consigli
learn-part-questions = Domande e risposte
learn-to-first = Prima partita guidata
learn-to-sheet = Foglio delle regole da stampare

## Boards to try

# $title: the heading above the board
learn-board = Esempio: { $title }
learn-show = Fammi vedere
learn-try = Prova
learn-reset = Rimetti a posto
learn-open = Muovi tu entrambe le parti. Se qualcosa non è permesso, il tavoliere dice perché.

## Steps: their headings; others are those of the rule card

learn-step-board = Il tavoliere
learn-step-men = Muovere
learn-step-capture = Prendere
learn-step-chain = Più prese in una mossa
learn-step-most = Quale presa
learn-step-blow = Una presa lasciata
learn-step-king = { $id ->
    [dhamet] Il { $king }
   *[la-dama] La { $king }
  }
learn-step-end = Come finisce la partita

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = Il tavoliere ha 25 buche e nessuna linea. Da ogni buca si può andare in tutte le buche intorno.
learn-board-filippina = Il tavoliere ha 32 punti, uniti da linee oblique.
learn-board-all = Il tavoliere ha 64 caselle, e si usano tutte.
learn-board-dhamet = Il tavoliere ha 81 punti, uniti da linee. Un punto attraversato da linee oblique si dice largo; un punto con sole linee diritte si dice stretto.
# $men: how many each player has
learn-setup-middle = Ogni giocatore ha { $men } pezzi. Riempiono le file più vicine a lui e metà della fila di mezzo, alla sua destra. Solo il centro è vuoto.
learn-setup-rows = Ogni giocatore ha { $men } pezzi, sulla seconda e terza fila. La prima fila è vuota.
learn-setup-near = Ogni giocatore ha { $men } pezzi, sulle tre file più vicine.
learn-white-begins = Il Bianco muove per primo.
learn-lot-begins = La sorte decide chi muove per primo. Qui è il Bianco.
learn-never-back = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } non torna mai indietro.
learn-men-lines = Segue le linee: da un punto stretto può andare solo diritto in avanti.
learn-takes-back = Quando prende, { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } può anche tornare indietro.
learn-takes-straight = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } può muovere in obliquo, ma non prende mai in obliquo.
learn-chain = Un pezzo che ha preso e può prendere ancora continua, nella stessa mossa. Può cambiare direzione.
learn-equal = Se più prese valgono lo stesso numero di pezzi, scegli tu.
learn-blow-one = Si può soffiare un solo pezzo, e solo prima della tua prossima mossa.
learn-corner-waits = Altrove sull’ultima fila { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } non si trasforma. Può solo spostarsi di lato, verso un angolo.
learn-passing = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } che durante una presa vi passa soltanto resta { $man }.
learn-king-jump = Prende un pezzo alla volta, senza nient’altro in mezzo, e si ferma dietro, { $id ->
    [filippina] in qualsiasi { $spot } libero
    [dhamet] in qualsiasi { $spot } libero
   *[la-dama] in qualsiasi { $spot } libera
  }, prima del pezzo successivo.
learn-king-straight = Muove anche in obliquo, ma prende solo diritto.

## What there is to see on the boards

learn-see-start = { $count ->
    [one] All’inizio il Bianco ha una mossa possibile.
   *[other] All’inizio il Bianco ha { $count } mosse possibili.
  }
learn-see-moves = { $id ->
    [tama] Il { $man }
    [turkish] Il { $man }
   *[la-dama] La { $man }
  } in { $square } ha { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }.
learn-see-wide = Il Bianco ha { $count } mosse: tre dal punto largo, una dal punto stretto.
learn-see-capture = Il Bianco può prendere un pezzo.
learn-see-back = Il Bianco prende un pezzo saltando all’indietro.
learn-see-straight = Il pezzo davanti si può prendere. Quello in obliquo no.
learn-see-chain = { $takes ->
    [one] Il Bianco prende un pezzo in una mossa.
   *[other] Il Bianco prende { $takes } pezzi in una mossa.
  }
learn-see-most = { $takes ->
    [one] Qui il Bianco deve prendere un pezzo. Prova a prenderne di meno: il tavoliere dice perché no.
   *[other] Qui il Bianco deve prendere { $takes } pezzi. Prova a prenderne di meno: il tavoliere dice perché no.
  }
learn-see-blow = Il pezzo in { $squares } non ha preso. Soffialo, poi muovi.
learn-see-gone = { $id ->
    [dhamet] Il { $king }
   *[la-dama] La { $king }
  } prende { $takes ->
    [one] un pezzo
   *[other] { $takes } pezzi
  }. Nel tragitto passa { $id ->
    [filippina] su un { $spot } appena liberato
    [dhamet] su un { $spot } appena liberato
   *[la-dama] su una { $spot } appena liberata
  }.
learn-see-stay = { $id ->
    [dhamet] Il { $king }
   *[la-dama] La { $king }
  } prende { $takes ->
    [one] un pezzo
   *[other] { $takes } pezzi
  }. Potrebbe prenderne di più se i pezzi presi non sbarrassero la via.
learn-see-turn = { $id ->
    [dhamet] Il { $king }
   *[turkish] La { $king }
  } prende il pezzo davanti, poi uno di lato. Non può invertire la direzione per prendere il pezzo alle sue spalle.
learn-see-promote = Ancora un passo, e { $id ->
    [tama] il { $man }
    [turkish] il { $man }
   *[la-dama] la { $man }
  } diventa { $king }.
learn-see-waits = { $id ->
    [tama] Il { $man }
    [turkish] Il { $man }
   *[la-dama] La { $man }
  } in { $square } è sull’ultima fila, ma non in un angolo.
learn-see-passing = { $id ->
    [tama] Il { $man }
    [turkish] Il { $man }
   *[la-dama] La { $man }
  } raggiunge l’ultima fila, continua e resta { $man }.
learn-see-crowned = { $id ->
    [tama] Il { $man }
    [turkish] Il { $man }
   *[la-dama] La { $man }
  } diventa { $king } sull’ultima fila e come { $king } prende un altro pezzo.
learn-see-king = { $id ->
    [dhamet] Il { $king }
   *[la-dama] La { $king }
  } in { $square } ha { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }.
learn-see-king-takes = { $id ->
    [dhamet] Il { $king }
   *[la-dama] La { $king }
  } può fermarsi in { $count ->
    [one] un posto
   *[other] { $count } posti
  } dietro il pezzo che prende.
learn-see-king-straight = Si può prendere solo il pezzo diritto davanti, non quello in obliquo.
learn-see-opening = La freccia mostra la prossima mossa fissa.
learn-see-win = Il Bianco vince in una mossa. Trovala.

## Common mistakes

learn-wrong-back = Muovere { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } all’indietro. Solo { $id ->
    [dhamet] un { $king }
   *[la-dama] una { $king }
  } può farlo.
learn-wrong-leave = Non vedere una presa. Va giocata, anche se un’altra mossa sembra migliore.
learn-wrong-few = Prendere il primo pezzo che vedi. Se un’altra presa ne vale di più, solo quella è permessa.
learn-wrong-leave-owed = Non vedere una presa. È permesso, ma poi il tuo pezzo può essere soffiato.
learn-wrong-stop = Fermare una presa troppo presto. Un pezzo che poteva continuare può essere soffiato.
learn-wrong-far-row = Aspettarsi { $id ->
    [dhamet] un { $king }
   *[la-dama] una { $king }
  } in qualsiasi punto dell’ultima fila. Si promuove solo negli angoli.
learn-wrong-two = Saltare due pezzi insieme. Subito dietro il pezzo ci vuole { $id ->
    [filippina] un { $spot } libero
    [dhamet] un { $spot } libero
   *[la-dama] una { $spot } libera
  }.
learn-wrong-slant-take = Prendere in obliquo. { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } prende solo in avanti e di lato.
learn-wrong-slant = Muovere in obliquo. In questo gioco, { $game }, nessun pezzo lo fa.
learn-wrong-narrow = Muovere dove non c’è una linea. Da un punto stretto non parte alcuna linea obliqua.
learn-wrong-opening = Lasciare l’apertura fissa. All’inizio è permessa solo la mossa mostrata.
learn-wrong-turn = Invertire la direzione { $id ->
    [dhamet] del { $king }
   *[turkish] della { $king }
  } durante una presa. Può solo girare a sinistra o a destra.

## Tips

learn-tip-look = Prima di muovere, guarda che cosa potrebbe prendere poi l’avversario.
learn-tip-pair = Due pezzi in fila, uno subito dietro l’altro, non si possono saltare lungo quella linea.
learn-tip-give = Dai un pezzo per prenderne due: l’avversario deve prendere, e sei tu a decidere dove va il suo pezzo.
learn-tip-left = Per una presa lasciata perdi un solo pezzo. A volte costa meno.
learn-tip-corners = Difendi i tuoi angoli. Lì i pezzi dell’avversario diventano dame.
learn-tip-home = Tieni qualche pezzo sulla prima fila. Dove sta, nessun pezzo avversario può diventare dama.
learn-tip-edge = Un pezzo sul bordo del tavoliere non si può prendere.
learn-tip-side = Se nessun passo in avanti è buono, spostati di lato e aspetta.
learn-tip-open = { $id ->
    [dhamet] Un { $king }
   *[la-dama] Una { $king }
  } dà il meglio su una linea aperta. Liberane una.
learn-tip-wide = Da un punto largo partono più vie che da uno stretto.

## Questions and answers

learn-q-choose = Posso scegliere fra più prese?
learn-a-any = Sì, va bene qualsiasi presa.
learn-q-back = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } può prendere all’indietro?
learn-a-back = Sì, anche se non muove mai all’indietro.
learn-a-back-no = No. Solo { $id ->
    [dhamet] un { $king }
   *[la-dama] una { $king }
  } può farlo.
learn-q-passing = Nel mezzo di una presa { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } può diventare { $king }?
learn-a-passing = Sì, subito, e continua a prendere come { $king }.
learn-q-value = Quando va fatta la presa maggiore, { $id ->
    [dhamet] un { $king } conta più di una { $man }
    [filippina] una { $king } conta più di una { $man }
    [la-dama] una { $king } conta più di una { $man }
   *[turkish] una { $king } conta più di un { $man }
  }?
learn-a-value = No. Ciascuno conta come un pezzo.
learn-q-blocked = Che cosa succede se non posso muovere?
learn-a-blocked = Allora hai perso.
learn-q-blow = Devo per forza soffiare il pezzo?
learn-a-blow = No. Puoi semplicemente muovere.
learn-q-turn = { $id ->
    [dhamet] Un { $king }
   *[la-dama] Una { $king }
  } può cambiare direzione durante una presa?
learn-a-turn = Sì, a sinistra o a destra, dopo ogni pezzo che prende.
learn-q-opening = L’apertura fissa si deve giocare?
learn-a-opening = È consueta, ma per una nuova partita puoi scegliere l’inizio libero.
learn-q-long = Una partita può andare avanti per sempre?
# $moves: how many
learn-a-long = No. Dopo { $moves } mosse di ogni parte senza prese e senza che { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } vada in avanti, è patta.
learn-q-ways = Ci sono altre regole per questo gioco?
learn-a-ways = Sì. Puoi sceglierle per una nuova partita:
learn-q-paper = Posso giocare senza schermo?
learn-a-paper = Sì. Il foglio delle regole ha un tavoliere e i pezzi da ritagliare.

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = Che cosa cambia da un gioco all’altro, riga per riga. I piccoli segni indicano gli articoli delle regole.
learn-row-rule = Regola
learn-row-board = Tavoliere
learn-row-men = Pezzi di ogni giocatore
learn-row-man = La pedina si chiama
learn-row-king = La dama si chiama
learn-row-man-moves = La pedina muove
learn-row-man-captures = La pedina prende
learn-row-king-moves = La dama muove
learn-row-king-captures = La dama prende
learn-row-duty = Quale presa va giocata
learn-row-enforced = Lasciare una presa
learn-row-removal = I pezzi presi si tolgono
learn-row-turn = Invertire la direzione durante una presa
learn-row-promotion = La pedina diventa dama su
learn-row-passing = Diventa dama
learn-row-opening = Apertura
learn-row-draw = Patta, oltre che per accordo
learn-is-board = { $width } per { $height }, { $count } posti
learn-is-any = qualsiasi
learn-is-most = una che prende più pezzi possibile
learn-is-forced = non permesso
learn-is-owed = permesso, ma un pezzo può essere soffiato
learn-is-at-once = subito, uno a uno
learn-is-after = quando la mossa è finita
learn-is-allowed = non vietato
learn-is-forbidden = vietato
learn-is-at-end = dove finisce la mossa
learn-is-in-passing = subito, anche durante una presa
learn-is-fixed = le prime cinque mosse di ogni giocatore sono fisse
learn-is-free = libera
learn-is-draw = una dama per parte; la stessa posizione tre volte; { $moves } mosse di ogni parte senza progressi

## The guided first game: five tasks

learn-first-line = Cinque piccoli compiti sul tavoliere. Giochi con il Bianco.
learn-first-number = Compito { $number } di { $count }
learn-first-done-number = Compito { $number } di { $count }, fatto
learn-first-move = Muovi { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  }.
learn-first-capture = Prendi un pezzo nero.
learn-first-most = { $takes ->
    [one] Prendi un pezzo in una mossa.
   *[other] Prendi { $takes } pezzi in una mossa.
  }
learn-first-blow = Il Nero non ha preso. Soffia il pezzo in { $squares }.
learn-first-king = Ottieni { $id ->
    [dhamet] un { $king }
   *[la-dama] una { $king }
  }.
# $moves: own moves to the win
learn-first-win = { $moves ->
    [one] Vinci la partita in una mossa.
   *[other] Vinci la partita in { $moves } mosse.
  }
learn-first-good = Ben fatto!
learn-first-not-yet = Questa mossa è permessa, ma non è il compito. Riprova.
# $move: Black's answer
learn-first-goes-on = Bene. Il Nero gioca { $move }. Continua.
learn-first-next = Prossimo compito
learn-first-again = Ricomincia
learn-first-end = Hai visto le regole più importanti. Ora gioca un’intera partita a { $game }!

## On paper

learn-print = Stampa
learn-print-line = Per carta A4 o Letter, in bianco e nero.
learn-print-start = I pezzi all’inizio
learn-print-pieces = Pezzi da ritagliare. Per { $id ->
    [dhamet] un { $king }
   *[la-dama] una { $king }
  } mettine uno sopra l’altro.
learn-print-board = Tavoliere da ritagliare
learn-print-more = Impara con tavolieri che si muovono: { $address }
learn-print-puzzle = Stampa il rompicapo di oggi
learn-print-answer = Suggerimenti e risposta: { $address }
