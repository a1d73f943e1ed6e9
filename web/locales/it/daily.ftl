### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = Rompicapo del giorno
daily-all = Tutti i rompicapo di oggi
daily-archive = Giorni passati
daily-number = Giorno { $number } · { $date }
daily-next = Prossimo rompicapo fra { $time }
daily-today = Il rompicapo di oggi
daily-opening = I rompicapo stanno arrivando…
daily-no-bank = Non è stato possibile caricare i rompicapo di questo gioco.
daily-none = { $game }: per questo giorno non c’è un rompicapo.
daily-no-number = { $game }: i rompicapo sono { $count }; nessuno ha questo numero.
daily-bad-number = «{ $text }» non indica un rompicapo. Un rompicapo si indica con gioco e numero, come turkish-12.
daily-bad-game = Non ci sono rompicapo di «{ $text }».
daily-bad-date = Questo indirizzo non indica un giorno.
daily-future = Il rompicapo del { $date } non c’è ancora. Torna quel giorno.
daily-early = Il { $date } non c’era alcun rompicapo.

## On the home page

day-featured = Rompicapo del giorno: { $game }
day-all = Tutti e cinque

## How a puzzle stands

attempt-none = ancora da provare
attempt-open = tentativo { $count } di { $of }
attempt-now = Tentativo { $count } di { $of }
attempt-solved = Risolto al { $count ->
    [1] primo
    [2] secondo
   *[other] terzo
  } tentativo
attempt-missed = Mancato
attempt-hints = { $count ->
    [one] con un suggerimento
   *[other] con { $count } suggerimenti
  }

streak-now = { $count ->
    [0] Ancora nessuna serie.
    [one] 1 giorno di fila.
   *[other] { $count } giorni di fila.
  }
streak-any = In tutti i giochi:
streak-best = { $count ->
    [0] Risolvi un rompicapo al giorno per cominciarne una.
   *[other] Migliore: { $count }.
  }
# Counted for the best result of each day.
streak-spread-any = Il meglio di ogni giorno: primo tentativo { $first }, secondo { $second }, terzo { $third }, mancati { $missed }.
streak-spread = Primo tentativo { $first }, secondo { $second }, terzo { $third }, mancati { $missed }.

## One puzzle

solve-title = { $game }: rompicapo
solve-number = Rompicapo { $number } della raccolta
solve-rules = Come si gioca
solve-task = Il { $side } muove e vince { $moves ->
    [one] con la prossima mossa
   *[other] in { $moves } mosse
  }
solve-goes-on = Giusto. Ora tocca a te.
solve-right = Giusto. Il { $other } risponde { $reply }. { $moves ->
    [one] Ora vinci in una mossa.
   *[other] Ancora { $moves } mosse.
  }
solve-solved = Risolto al { $count ->
    [1] primo
    [2] secondo
   *[other] terzo
  } tentativo. Ben visto.
solve-missed = Era il terzo tentativo. La soluzione è qui sotto.
solve-left = { $count ->
    [one] Resta un tentativo.
   *[other] Restano { $count } tentativi.
  }
solve-late = La vittoria c’è ancora, ma richiede { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }.
solve-again = Riprova
solve-wait = Prima premi «Riprova»: la posizione torna com’era.
solve-still = Ora non si può muovere nulla.
solve-too-long = Non è stato possibile giudicare questa mossa in tempo. Non conta; scegli di nuovo.
solve-elsewhere = Questo rompicapo è finito in un’altra finestra.
solve-archive = Un rompicapo dell’archivio: non cambia la tua serie.
solve-outside = Fuori dalla serie: c’è già un risultato per un giorno successivo.
solve-ask-piece = Suggerimento: quale pezzo
solve-ask-square = Suggerimento: dove
solve-hint-piece = Guarda il pezzo in { $from }.
solve-hint-square = Da { $from } a { $to }.
solve-hint-blow = Si può soffiare qualcosa: guarda { $from }.
solve-solution = Vedi la soluzione

saving-ends = { $move } chiude la partita senza vittoria.
saving-wins = { $move } perde: il { $other } vince con { $reply }.
saving-draws = Dopo { $move } il { $other } pareggia con { $reply }.
saving-huffs = Dopo { $move } il { $other } soffia un pezzo: { $reply }.
saving-obliges = Dopo { $move } il { $other } ti obbliga, e la vittoria svanisce.
saving-captures = Dopo { $move } il { $other } prende { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
  } con { $reply }, e non perde nelle mosse previste.
saving-promotes = Dopo { $move } il { $other } promuove a { $king } con { $reply }.
saving-escapes = Dopo { $move } il { $other } se la cava con { $reply }.

solution-title = La soluzione
solution-next = Avanti
solution-back = Indietro
solution-start = Dall’inizio
solution-defences = Le risposte possibili sono { $count }; prima la migliore.
solution-end = La partita è vinta.

## The card for newcomers

six-title = { $game } in sei righe
six-man-moves = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } fa un passo: { $ways }.
six-man-captures = Prende { $ways }: salta il pezzo accanto e si ferma { $id ->
    [filippina] sul { $spot } libero
    [dhamet] sul { $spot } libero
    [la-dama] nella { $spot } libera
   *[turkish] sulla { $spot } libera
  } subito dietro, e continua finché può.
six-king = { $id ->
    [dhamet] Un { $king }
   *[la-dama] Una { $king }
  } va a qualsiasi distanza { $ways }, e prende da qualsiasi distanza.
six-example = Un passo, una presa, una promozione a { $king }, e che cosa sa fare.
six-again = Mostra di nuovo
six-more = Tutte le regole
six-board = Esempio: { $game }

## Past days

archive-title = { $game }: giorni passati
archive-text = Tutti i rompicapo passati, da provare liberamente. Non cambiano la tua serie.
archive-games = Giochi
archive-empty = Il primo rompicapo è quello del { $date }. Dal giorno dopo, quelli passati stanno qui.
archive-before = Mese prima
archive-after = Mese dopo

## Telling others

share-title = Dillo a un amico
share-head = Dama Atlas, { $game }, rompicapo del giorno { $number }, { $date }
share-solved = Risolto al { $count ->
    [1] primo
    [2] secondo
   *[other] terzo
  } tentativo{ $hints ->
    [0] {""}
    [one] , con un suggerimento
   *[other] , con { $hints } suggerimenti
  }.
share-missed = Mancato, questa volta.
share-streak = { $count ->
    [one] 1 giorno di fila.
   *[other] { $count } giorni di fila.
  }
share-select = Qui non è possibile copiare. Il testo è selezionato: copialo a mano.

transfer-title = Porta le tue serie su un altro dispositivo
transfer-text = Questo codice contiene i giorni risolti e mancati. Inseriscilo nell’altro dispositivo; nulla va perso in nessuno dei due.
transfer-own = Il tuo codice
transfer-other = Codice dell’altro dispositivo
transfer-take = Aggiungi alle mie
transfer-taken = Aggiunto.
transfer-empty = Nel campo non c’è alcun codice.
transfer-character = C’è un carattere che nessun codice ha. I codici hanno solo lettere e cifre.
transfer-checksum = Il codice non è intero, o un carattere è sbagliato.
transfer-future = Questo codice viene da una versione più recente del sito. Ricarica la pagina e riprova.
transfer-contents = Questo non è un codice di serie.
