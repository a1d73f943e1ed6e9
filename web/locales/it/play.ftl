### The game being played: whose turn, why, what may be done.

board-label = Tavoliere: { $game }

## Whose turn

turn = Tocca al { $side }
# The same as a spoken sentence
turn-said = Tocca al { $side }.
turn-wait = Tocca al computer.
turn-looking = Sguardo indietro, dopo { $move }
turn-looking-start = Sguardo indietro, all’inizio

## The computer

thinking = Il { $side } sta pensando
thinking-failed = Il computer non è riuscito a finire il suo pensiero.
thinking-again = Fallo riprovare
progress = Fin dove ha pensato
thought-hint = Cerca la mossa migliore
thought-draw = Il computer valuta la tua proposta
thought-review = Riguarda la partita
seat-people = Due giocatori
seat-computer = Computer, { $level }
seat-label = Avversario: { $who }
opponent-title = Chi gioca

draw-offered = Il computer propone la patta.
draw-accept = Accetta la patta
draw-decline = Rifiuta
draw-refused = Si continua.
draw-accepts-drawn = Il computer accetta: giocata bene, è comunque patta.
draw-accepts-lost = Il computer accetta volentieri la patta: stava perdendo.
draw-accepts-worse = Il computer accetta volentieri la patta: stava peggio.
draw-accepts-quiet = Il computer accetta la patta: nessuno sta meglio, e da tempo non succede nulla.
draw-declines-winning = Il computer rifiuta la patta: sta vincendo.
draw-declines-better = Il computer rifiuta la patta: sta meglio.
draw-declines-open = Il computer rifiuta la patta: c’è ancora molto da giocare.

advice-play = Gioca { $move }.
advice-blow = Soffia { $square }.
advice-oblige = Obbliga l’avversario.
turned-nowhere = Nessuna mossa da sola ha deciso questa partita.
turned-won = Qui la svolta. Il { $side } aveva la partita vinta e ha giocato { $move }.
turned-ahead = Qui la svolta. Il { $side } era in vantaggio e ha giocato { $move }.
turned-held = Qui la svolta. Il { $side } poteva ancora salvare la partita e ha giocato { $move }.
turned-better = Meglio: { $move }.

## Why the move is not free

due-any = Devi prendere; va bene qualsiasi presa.
due-any-owed = Dovresti prendere. Se lasci la presa, un tuo pezzo può essere soffiato.
due-maximum = { $count ->
    [one] Devi prendere.
   *[other] Devi fare la presa maggiore: { $count } pezzi.
  }
due-maximum-owed = { $count ->
    [one] Dovresti prendere. Se lasci la presa, un pezzo può essere soffiato.
   *[other] Dovresti fare la presa maggiore, { $count } pezzi. Se ne prendi di meno, un pezzo può essere soffiato.
  }
due-obliged = Sei obbligato alla presa maggiore: { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
  }.
due-opening = L’apertura è fissa: mossa { $move } di { $moves }. Segui la freccia.
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] Due vie portano lì: scegli 1 o 2.
   *[other] { $count } vie portano lì: scegli un numero da 1 a { $count }.
  }
capture-may-stop = Puoi fermarti qui, scegliendo di nuovo il pezzo, o continuare a prendere.
choice-many = Molte vie portano lì: scegli una tappa alla volta.

## After a broken duty

huff-open = Il { $side } ha lasciato una presa. Puoi soffiare { $squares }, o continuare a giocare.
huff-one = Soffia { $square }
huff-short = soffia
oblige-open = Puoi anche obbligare: la mossa si ritira e va fatta la presa maggiore.
oblige-do = Obbliga
opening-both = Gioca l’apertura per entrambi

## The word of warning before a duty is broken, said once for each game

risk-title = Puoi lasciare la presa
risk-any = In questo gioco ({ $game }) la presa è dovuta, non imposta. Se fai questa mossa, l’avversario può soffiare { $squares }: toglie il pezzo dal tavoliere, e poi muove anche.
risk-maximum = In questo modo di giocare la presa maggiore è dovuta, non imposta. Se fai questa mossa, l’avversario può soffiare { $squares }, oppure obbligarti a ritirare la mossa e a fare la presa maggiore.
risk-once = Te lo diciamo una volta sola.
risk-play = Giocala
risk-back = Scegli di nuovo

## Actions

do-undo = Annulla
do-redo = Ripeti
do-hint = Suggerimento
do-hint-label = Suggerimento: che cosa giocherebbe il maestro?
do-moves = Mosse
do-rules = Regole
do-more = Altro
do-flip = Gira il tavoliere
do-flip-short = Gira
do-new = Nuova partita
do-draw = Accordo sulla patta
do-offer = Proponi la patta
do-offer-later = { $moves ->
    [one] Proponi la patta, dopo un’altra mossa
   *[other] Proponi la patta, dopo altre { $moves } mosse
  }
do-opponent = Avversario e livello
do-swap = Scambia le parti
do-resign = Abbandona
do-send = Invia questa partita
do-settings = Impostazioni
do-facing = Sedetevi faccia a faccia
do-facing-end = Sedetevi fianco a fianco
do-home = Tutti e cinque i tavolieri
more-title = Altro

## Moves and looking back

moves-title = Mosse
moves-none = Ancora nessuna mossa.
moves-first = All’inizio
moves-back = Una indietro
moves-forward = Una avanti
moves-last = Torna alla partita
moves-other = …
look-return = Torna alla partita
look-replay = Continua da qui
look-still = Stai guardando indietro. Torna alla partita per muovere.

## Resigning, agreeing

resign-title = Chi abbandona?
resign-text = Vince l’altra parte.
resign-you-title = Abbandoni questa partita?
resign-you-text = Vince il computer.
resign-side = Il { $side } abbandona
draw-title = Patta d’accordo
draw-text = Entrambi i giocatori sono d’accordo?
draw-yes = Sì, d’accordo
play-on = Continua

## The end

won = Vince il { $side }
drawn = Patta
reason-no-pieces = Il { $loser } non ha più pezzi.
reason-no-moves = Il { $loser } non ha più mosse.
reason-resigned = Il { $loser } ha abbandonato.
reason-agreed = I due giocatori si sono accordati.
reason-one-king-each = { $id ->
    [dhamet] Un { $king } per parte, e nulla da prendere.
   *[turkish] Una { $king } per parte, e nulla da prendere.
  }
reason-long-game = { $moves } mosse di ogni parte senza prese e senza che { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } andasse in avanti: è il limite di quest’app.
reason-repetition = La stessa posizione per la terza volta.
end-again = Nuova partita
end-turned = Dove c’è stata la svolta

## Spoken shortly

say-move = { $side }: da { $from } a { $to }
say-capture = { $side }: da { $from } a { $to }, prende { $squares }
say-crowned = ora { $king }
say-huff = Il { $side } soffia { $square }
say-oblige = Il { $side } obbliga
say-attacks = { $from } può prendere { $squares }
say-attacks-none = { $from } non può prendere nulla
say-attacked = può essere preso da { $squares }
say-attacked-none = nulla può prenderlo
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes }; { $taken }.
say-undo = Annullato.
say-redo = Rigiocato.
say-replay = Una nuova partita, da qui.
say-new = Nuova partita: { $game }.

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = La partita è finita.
why-off-board = Lì questo tavoliere non ha { $id ->
    [filippina] nessun { $spot }
    [dhamet] nessun { $spot }
   *[la-dama] nessuna { $spot }
  }.
why-empty = In { $from } non c’è nulla.
why-not-your-piece = Quel pezzo non è tuo; tocca al { $side }.
why-same-square = Scegli { $id ->
    [filippina] un altro { $spot }
    [dhamet] un altro { $spot }
   *[la-dama] un’altra { $spot }
  } dove andare.
why-no-line = Nessuna linea va da { $from } a { $to }.
why-occupied = In { $to } c’è già un pezzo.
why-backward = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } non torna mai indietro.
why-sideways = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } non si muove di lato.
why-diagonal = Questo pezzo ({ $piece }) lì non muove in diagonale.
why-too-far = { $id ->
    [filippina] Una { $man } va solo nel { $spot } accanto.
    [dhamet] Una { $man } va solo nel { $spot } accanto.
    [la-dama] Una { $man } va solo nella { $spot } accanto.
   *[turkish] Un { $man } va solo nella { $spot } accanto.
  }
why-own-in-the-way = Un tuo pezzo sbarra la via in { $squares }.
why-two-in-the-way = Due pezzi uno dietro l’altro non si possono saltare.
why-no-capture-that-way = Questo pezzo ({ $piece }) non prende in quella direzione.
why-must-capture = Prima la presa: si può prendere da { $squares }.
why-fewer-than-maximum = Così ne prendi { $takes }; devi prenderne { $maximum }, con { $better }.
why-half-turn = Nella stessa presa non si può invertire la direzione.
why-chain-must-go-on = La presa non è finita; devi continuare.
why-fixed-opening = Le prime mosse sono fisse: segui la freccia.
why-obliged = Sei obbligato alla presa maggiore: si può fare da { $squares }.
why-piece-stuck = Il pezzo in { $from } ora non può muovere.

## A typed move, for those who do not point at the board

typed-title = Scrivi una mossa
# $example: two squares, as "d4 d5"
typed-label = Le caselle in ordine, per esempio { $example }
typed-do = Gioca
typed-malformed = Indica la casella da cui parti e la casella in cui vai.
# $texts: what was typed and is no square
typed-unknown-square = Su questo tavoliere non c’è { $texts }.
typed-mixed-namings = Usa i numeri o le lettere, non entrambi.
# $texts: the moves that are possible, in full
typed-ambiguous = Più prese finiscono lì. Scrivine una per intero: { $texts }.
typed-partly-named = Indica ogni casella in cui il pezzo si posa.
