### Why a move is good, or why it failed: one message for each kind of reason, `hint-` and its name.
###
### All have the game's own words $man, $king, $spot and $game; $side, whose move it is, and $other;
### $squares, a list of places; and these numbers:
###   $takes  pieces that $side takes          $loses  pieces that $other takes, or could
###   $count  a number, and $of, what it is compared with: what they count stands with each message
###   $plies  turns of both sides to the end of the game or of the line; $moves, the same in moves of $side

## The opening, the end, what else there was

# $count: moves that the opening leaves open
hint-opening = { $count ->
    [one] L’apertura è fissa, e questa è la sua mossa.
   *[other] L’apertura è fissa; qui lascia la scelta fra { $count } mosse.
  }
hint-wins-now = Chiude la partita: vince il { $side }.
hint-wins = { $moves ->
    [one] Vince subito.
   *[other] Vince, qualunque cosa faccia il { $other }, in { $moves } mosse al massimo.
  }
hint-blows = Toglie dal tavoliere il pezzo in { $squares }, che avrebbe dovuto prendere; poi il { $side } muove anche.
# $count: pieces that must be taken
hint-obliges = L’ultima mossa si ritira, e il { $other } deve fare la presa maggiore: { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
  }.
hint-only = { $takes ->
    [0] È l’unica mossa.
    [one] È l’unica mossa, e prende un pezzo.
   *[other] È l’unica mossa, e prende { $takes } pezzi.
  }
hint-draws-now = Chiude la partita in parità.
# $count: the other things to do
hint-only-defence = { $count ->
    [one] L’unica altra mossa perde la partita.
   *[other] Ognuna delle altre { $count } mosse perde la partita.
  }
hint-lost = { $moves ->
    [one] La partita non si può salvare: il { $other } vince con la prossima mossa.
   *[other] La partita non si può salvare: il { $other } vince in { $moves } mosse al massimo.
  }
hint-stops-win = Altrimenti il { $other } avrebbe potuto vincere subito.

## Captures and what they cost

hint-takes-king = Prende { $id ->
    [dhamet] un { $king }
   *[turkish] una { $king }
  } in { $squares }{ $takes ->
    [one] {""}
   *[other] , e in tutto { $takes } pezzi
  }{ $loses ->
    [0] . Non si può riprendere nulla.
    [one] . Il { $other } può riprendere un pezzo.
   *[other] . Il { $other } può riprendere { $loses } pezzi.
  }
hint-promotes = { $id ->
    [tama] Il { $man }
    [turkish] Il { $man }
   *[la-dama] La { $man }
  } diventa { $king }{ $takes ->
    [0] {""}
    [one] {" "}e prende un pezzo
   *[other] {" "}e prende { $takes } pezzi
  }{ $loses ->
    [0] .
    [one] ; il { $other } può prendere un pezzo.
   *[other] ; il { $other } può prendere { $loses } pezzi.
  }
hint-takes-free = { $takes ->
    [one] Prende un pezzo, e non si può riprendere nulla.
   *[other] Prende { $takes } pezzi, e non si può riprendere nulla.
  }
hint-takes-more = Prende { $takes } pezzi; il { $other } può riprenderne solo { $loses ->
    [one] uno
   *[other] { $loses }
  }.
# $count: how many pieces $side has more
hint-trades-ahead = Cambia { $takes ->
    [one] un pezzo per uno
   *[other] { $takes } pezzi per { $loses }
  }, e questo giova al { $side }, che ha { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
  } in più.
hint-trades = Prende { $takes ->
    [one] un pezzo, e il { $other } può riprenderne uno.
   *[other] { $takes } pezzi, e il { $other } può riprenderne altrettanti.
  }
hint-cheapest-capture = Qui ogni presa costa più di quanto frutta, e nessuna costa meno di questa: pezzi presi { $takes }, e il { $other } può prenderne { $loses }.
hint-takes-less = Prende { $takes ->
    [one] un pezzo
   *[other] { $takes } pezzi
  }, anche se il { $other } può riprenderne { $loses }.
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = Lascia la presa, e costa meno: { $loses ->
    [one] un pezzo
   *[other] { $loses } pezzi
  } al massimo, contro { $of } dopo una presa.
hint-breaks-duty = Lascia una presa, anche se per questo il { $other } può soffiare un pezzo: { $squares }.
hint-sacrifices = Offre un pezzo per prendere di più: qualunque cosa prenda il { $other }, il { $side } può prenderne { $takes } per { $loses }, o meglio.
# the line of moves that is expected
hint-gains = Se entrambi giocano bene, nelle prossime mosse prende { $takes ->
    [one] un pezzo
   *[other] { $takes } pezzi
  } e { $loses ->
    [0] non ne perde nessuno
    [one] ne perde uno
   *[other] ne perde { $loses }
  }.
hint-heads-for-draw = Se entrambi giocano bene, la partita finisce in parità.
hint-offers-trade = Offre un cambio: qualunque cosa prenda il { $other }, il { $side } può riprenderne altrettanti.

## Danger and safety

hint-wins-piece = { $takes ->
    [one] Comunque risponda il { $other }, il { $side } può poi prendere un pezzo.
   *[other] Comunque risponda il { $other }, il { $side } può poi prendere { $takes } pezzi.
  }
# $count: the pieces on $squares
hint-saves = Salva { $count ->
    [one] il pezzo in { $squares }
   *[other] i pezzi in { $squares }
  }; altrimenti il { $other } potrebbe prendere { $loses ->
    [one] un pezzo
   *[other] { $loses } pezzi
  }.
# $of: pieces that could be taken before
hint-saves-some = Il { $other } avrebbe potuto prendere { $of } pezzi; ora { $loses ->
    [one] uno solo
   *[other] solo { $loses }
  }.
hint-only-safe = { $loses ->
    [one] È l’unica mossa dopo la quale il { $other } non può prendere nulla.
   *[other] È l’unica mossa dopo la quale il { $other } non può prendere nulla; tutte le altre lasciano prendere { $loses } pezzi o più.
  }
hint-forks = Attacca i pezzi in { $squares }, e il { $other } non può prendere nulla.
hint-threatens = { $takes ->
    [one] Minaccia di prendere il pezzo in { $squares }, e il { $other } non può prendere nulla.
   *[other] Minaccia di prendere { $takes } pezzi, fra cui quello in { $squares }, e il { $other } non può prendere nulla.
  }
hint-forces = { $loses ->
    [0] Il { $other } ha una sola risposta.
   *[other] Il { $other } ha una sola risposta, una presa.
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = Nessun’altra mossa perde meno: il { $other } può prendere { $loses ->
    [one] un pezzo
   *[other] { $loses } pezzi
  }, dopo altre di più.
hint-safe = Dopo, il { $other } non può prendere nulla; dopo { $count } delle altre { $of } mosse potrebbe prendere qualcosa.

## Places, ways and room

hint-king-next = Comunque risponda il { $other }, poi { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } può diventare { $king }.
hint-stops-king = Il { $other } avrebbe potuto promuovere a { $king } alla prossima mossa, da { $squares }; ora non può più.
# $count: steps to the place where a man becomes a king
hint-runs = La via { $id ->
    [tama] del { $man }
    [turkish] del { $man }
   *[la-dama] della { $man }
  } in { $squares } è aperta: { $count ->
    [one] ancora un passo
   *[other] ancora { $count } passi
  }, e diventa { $king }.
hint-opens-way = Libera la via { $id ->
    [tama] al { $man }
    [turkish] al { $man }
   *[la-dama] alla { $man }
  } in { $squares }: { $count ->
    [one] ancora un passo
   *[other] ancora { $count } passi
  }, e diventa { $king }.
# $count and $of: moves that $other has, and would have had
hint-cramps = Lascia al { $other } { $count ->
    [one] una sola mossa
   *[other] solo { $count } mosse
  } invece di { $of }.
# $count and $of: places that the king can go to, now and before
hint-frees-king = Libera { $id ->
    [dhamet] il { $king }
   *[turkish] la { $king }
  }: può andare in { $count ->
    [one] un posto
   *[other] { $count } posti
  } invece di { $of }.
# $count: rows to the far row
hint-advances = { $id ->
    [tama] Il { $man }
    [turkish] Il { $man }
   *[la-dama] La { $man }
  } { $count ->
    [0] è sull’ultima fila
    [one] avanza alla penultima fila
   *[other] avanza, a { $count } file dall’ultima
  }, e non si può prendere nulla.
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = Va in { $id ->
    [filippina] un { $spot }
    [dhamet] un { $spot }
   *[la-dama] una { $spot }
  } da cui partono più vie: { $count } invece di { $of }.
hint-keeps-back = Lascia custodita la prima fila, in { $squares }.
# $count and $of: own pieces beside it, now and before
hint-joins = Serra le file: accanto ha { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
  } del { $side } invece di { $of }.
# $count and $of: moves that $side has, now and before
hint-more-room = Fa spazio: il { $side } ha { $count ->
    [one] una mossa
   *[other] { $count } mosse
  } invece di { $of }.
hint-level = Una mossa tranquilla, dopo la quale il { $other } non può prendere nulla.
hint-nothing-better = Dopo, il { $other } può prendere { $loses ->
    [one] un pezzo
   *[other] { $loses } pezzi
  }, ma di meglio non si vede nulla.

## Why a move failed

hint-fails-loses = Dopo, vince il { $other }.
hint-fails-blown = Una presa è stata lasciata: il { $other } soffia { $squares }.
hint-fails-draws = Dopo, la partita è patta.
hint-fails-loses-pieces = Il { $other } risponde prendendo { $loses ->
    [one] un pezzo
   *[other] { $loses } pezzi
  }; in cambio il { $side } { $takes ->
    [0] non ne ha nessuno
    [one] ne ha uno
   *[other] ne ha { $takes }
  }.
hint-fails-later = Nelle mosse che seguono il { $other } prende { $loses ->
    [one] un pezzo
   *[other] { $loses } pezzi
  }, e il { $side } { $takes ->
    [0] nessuno
    [one] uno
   *[other] { $takes }
  }.
hint-fails-promotes = Il { $other } risponde promuovendo a { $king }.
# $count: pieces that could have been taken
hint-fails-takes-less = { $takes ->
    [0] Non prende nulla
    [one] Prende un pezzo
   *[other] Prende { $takes } pezzi
  }, mentre { $count ->
    [one] se ne poteva prendere uno
   *[other] se ne potevano prendere { $count }
  }.
hint-fails-escapes = Ciò che attaccava sfugge: { $squares }.
hint-fails-holds = Il { $other } ha una risposta.
