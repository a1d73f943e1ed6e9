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
    [one] La apertura es fija, y esta es su jugada.
   *[other] La apertura es fija; aquí deja { $count } jugadas a elegir.
  }
hint-wins-now = Acaba la partida: ganan las { $side }.
hint-wins = { $moves ->
    [one] Gana al momento.
   *[other] Gana, hagan lo que hagan las { $other }, en { $moves } jugadas como mucho.
  }
hint-blows = Quita del tablero la pieza de { $squares }, que debía capturar; y además las { $side } juegan.
# $count: pieces that must be taken
hint-obliges = La última jugada se deshace, y las { $other } tienen que capturar lo máximo: { $count ->
    [one] una pieza
   *[other] { $count } piezas
  }.
hint-only = { $takes ->
    [0] Es la única jugada.
    [one] Es la única jugada, y captura una pieza.
   *[other] Es la única jugada, y captura { $takes } piezas.
  }
hint-draws-now = Acaba la partida en tablas.
# $count: the other things to do
hint-only-defence = { $count ->
    [one] La única otra jugada pierde la partida.
   *[other] Cualquiera de las otras { $count } jugadas pierde la partida.
  }
hint-lost = { $moves ->
    [one] La partida no tiene salvación: las { $other } ganan con la próxima jugada.
   *[other] La partida no tiene salvación: las { $other } ganan en { $moves } jugadas como mucho.
  }
hint-stops-win = De otro modo, las { $other } habrían podido ganar al momento.

## Captures and what they cost

hint-takes-king = Captura { $id ->
    [dhamet] un
   *[other] una
  } { $king } en { $squares }{ $takes ->
    [one] {""}
   *[other] , y { $takes } piezas en total
  }{ $loses ->
    [0] . No le pueden comer nada a cambio.
    [one] . Las { $other } pueden comer una pieza a cambio.
   *[other] . Las { $other } pueden comer { $loses } piezas a cambio.
  }
hint-promotes = { $id ->
    [la-dama] La
    [filippina] La
   *[other] El
  } { $man } pasa a ser { $king }{ $takes ->
    [0] {""}
    [one] {" "}y captura una pieza
   *[other] {" "}y captura { $takes } piezas
  }{ $loses ->
    [0] .
    [one] ; las { $other } pueden comer una pieza.
   *[other] ; las { $other } pueden comer { $loses } piezas.
  }
hint-takes-free = { $takes ->
    [one] Captura una pieza, y no le pueden comer nada a cambio.
   *[other] Captura { $takes } piezas, y no le pueden comer nada a cambio.
  }
hint-takes-more = Captura { $takes } piezas; las { $other } solo pueden comer { $loses } a cambio.
# $count: how many pieces $side has more
hint-trades-ahead = Cambia { $takes ->
    [one] una por una
   *[other] { $takes } por { $loses }
  }, y eso conviene a las { $side }, que tienen { $count ->
    [one] una pieza
   *[other] { $count } piezas
  } más.
hint-trades = Captura { $takes ->
    [one] una pieza, y las { $other } pueden comer una a cambio.
   *[other] { $takes } piezas, y las { $other } pueden comer otras tantas.
  }
hint-cheapest-capture = Aquí toda captura cuesta más de lo que gana, y ninguna cuesta menos que esta: captura { $takes }, y las { $other } pueden comer { $loses }.
hint-takes-less = Captura { $takes ->
    [one] una pieza
   *[other] { $takes } piezas
  }, aunque las { $other } pueden comer { $loses } a cambio.
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = Deja la captura, y eso cuesta menos: { $loses ->
    [one] una pieza
   *[other] { $loses } piezas
  } como mucho, frente a { $of } si se captura.
hint-breaks-duty = Deja una captura, aunque las { $other } pueden soplar una pieza por ello: { $squares }.
hint-sacrifices = Ofrece una pieza para capturar más: coman lo que coman las { $other }, las { $side } pueden comer { $takes } por { $loses }, o mejor.
# the line of moves that is expected
hint-gains = Si ambos bandos juegan bien, en las próximas jugadas captura { $takes ->
    [one] una pieza
   *[other] { $takes } piezas
  } y { $loses ->
    [0] no pierde ninguna
    [one] pierde una
   *[other] pierde { $loses }
  }.
hint-heads-for-draw = Si ambos bandos juegan bien, la partida acaba en tablas.
hint-offers-trade = Ofrece un cambio: coman lo que coman las { $other }, las { $side } pueden comer otras tantas.

## Danger and safety

hint-wins-piece = { $takes ->
    [one] Respondan lo que respondan las { $other }, las { $side } pueden capturar después una pieza.
   *[other] Respondan lo que respondan las { $other }, las { $side } pueden capturar después { $takes } piezas.
  }
# $count: the pieces on $squares
hint-saves = Salva { $count ->
    [one] la pieza de { $squares }
   *[other] las piezas de { $squares }
  }; de otro modo, las { $other } podrían comer { $loses ->
    [one] una pieza
   *[other] { $loses } piezas
  }.
# $of: pieces that could be taken before
hint-saves-some = Las { $other } podían comer { $of ->
    [one] una pieza
   *[other] { $of } piezas
  }; ahora, { $loses ->
    [0] ninguna
    [one] una
   *[other] { $loses }
  }.
hint-only-safe = { $loses ->
    [one] Es la única jugada tras la que las { $other } no pueden comer nada.
   *[other] Es la única jugada tras la que las { $other } no pueden comer nada; todas las demás dejan comer { $loses } piezas o más.
  }
hint-forks = Ataca las piezas de { $squares }, y las { $other } no pueden comer nada.
hint-threatens = { $takes ->
    [one] Amenaza con capturar la pieza de { $squares }, y las { $other } no pueden comer nada.
   *[other] Amenaza con capturar { $takes } piezas, entre ellas la de { $squares }, y las { $other } no pueden comer nada.
  }
hint-forces = { $loses ->
    [0] A las { $other } solo les queda una respuesta.
   *[other] A las { $other } solo les queda una respuesta, una captura.
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = Ninguna otra jugada pierde menos: las { $other } pueden comer { $loses ->
    [one] una pieza
   *[other] { $loses } piezas
  }; tras las demás, más.
hint-safe = Después las { $other } no pueden comer nada; tras { $count } de las otras { $of } jugadas podrían comer algo.

## Places, ways and room

hint-king-next = Respondan lo que respondan las { $other }, a la próxima { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } puede llegar a { $king }.
hint-stops-king = Las { $other } podían llegar a { $king } a la próxima, desde { $squares }; ahora ya no.
# $count: steps to the place where a man becomes a king
hint-runs = { $count ->
    [one] { $id ->
        [la-dama] La
        [filippina] La
       *[other] El
      } { $man } de { $squares } tiene el camino libre: un paso más, y llega a { $king }.
   *[other] { $id ->
        [la-dama] La
        [filippina] La
       *[other] El
      } { $man } de { $squares } tiene el camino libre: { $count } pasos más, y llega a { $king }.
  }
hint-opens-way = { $count ->
    [one] Abre camino { $id ->
        [la-dama] a la
        [filippina] a la
       *[other] al
      } { $man } de { $squares }: un paso más, y llega a { $king }.
   *[other] Abre camino { $id ->
        [la-dama] a la
        [filippina] a la
       *[other] al
      } { $man } de { $squares }: { $count } pasos más, y llega a { $king }.
  }
# $count and $of: moves that $other has, and would have had
hint-cramps = Deja a las { $other } { $count ->
    [one] una sola jugada
   *[other] solo { $count } jugadas
  } en vez de { $of }.
# $count and $of: places that the king can go to, now and before
hint-frees-king = Da libertad { $id ->
    [dhamet] al
   *[other] a la
  } { $king }: { $count ->
    [one] una salida
   *[other] { $count } salidas
  } en vez de { $of }.
# $count: rows to the far row
hint-advances = { $count ->
    [0] { $id ->
        [la-dama] La
        [filippina] La
       *[other] El
      } { $man } está en la última fila, y nada se puede comer.
    [one] { $id ->
        [la-dama] La
        [filippina] La
       *[other] El
      } { $man } avanza a la penúltima fila, y nada se puede comer.
   *[other] { $id ->
        [la-dama] La
        [filippina] La
       *[other] El
      } { $man } avanza, a { $count } filas de la última, y nada se puede comer.
  }
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = Va a { $id ->
    [tama] una casilla
    [turkish] una casilla
   *[other] un { $spot }
  } con más salidas: { $count } en vez de { $of }.
hint-keeps-back = Deja guardada la fila de atrás, en { $squares }.
# $count and $of: own pieces beside it, now and before
hint-joins = Cierra filas: { $count ->
    [one] una pieza propia
   *[other] { $count } piezas propias
  } al lado en vez de { $of }, para las { $side }.
# $count and $of: moves that $side has, now and before
hint-more-room = Da aire: las { $side } tienen { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  } en vez de { $of }.
hint-level = Una jugada tranquila, tras la que las { $other } no pueden comer nada.
hint-nothing-better = Después las { $other } pueden comer { $loses ->
    [one] una pieza
   *[other] { $loses } piezas
  }, pero no se ve nada mejor.

## Why a move failed

hint-fails-loses = Después ganan las { $other }.
hint-fails-blown = Quedó una captura sin hacer: las { $other } soplan { $squares }.
hint-fails-draws = Después la partida es tablas.
hint-fails-loses-pieces = Las { $other } responden comiendo { $loses ->
    [one] una pieza
   *[other] { $loses } piezas
  }; las { $side } { $takes ->
    [0] no sacan nada
    [one] sacan una
   *[other] sacan { $takes }
  } a cambio.
hint-fails-later = En las jugadas que siguen, las { $other } comen { $loses ->
    [one] una pieza
   *[other] { $loses } piezas
  }, y las { $side }, { $takes ->
    [0] ninguna
    [one] una
   *[other] { $takes }
  }.
hint-fails-promotes = Las { $other } responden llegando a { $king }.
# $count: pieces that could have been taken
hint-fails-takes-less = Captura { $takes ->
    [0] nada
    [one] una pieza
   *[other] { $takes } piezas
  }, y se podía capturar { $count }.
hint-fails-escapes = Lo que atacaba se escapa: { $squares }.
hint-fails-holds = Las { $other } tienen respuesta.
