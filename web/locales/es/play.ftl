### The game being played: whose turn, why, what may be done.

board-label = Tablero de { $game }

## Whose turn

turn = Juegan las { $side }
# The same as a spoken sentence
turn-said = Juegan las { $side }.
turn-wait = Le toca al ordenador.
turn-looking = Repaso, después de { $move }
turn-looking-start = Repaso, al comienzo

## The computer

thinking = Las { $side } están pensando
thinking-failed = El ordenador no pudo terminar de pensar.
thinking-again = Que lo intente otra vez
progress = Cuánto lleva pensado
thought-hint = Buscando la mejor jugada
thought-draw = El ordenador estudia tu oferta
thought-review = Repasando la partida
seat-people = Entre dos
seat-computer = Ordenador, { $level }
seat-label = Rival: { $who }
opponent-title = Quién juega

draw-offered = El ordenador ofrece tablas.
draw-accept = Aceptar las tablas
draw-decline = Rechazar
draw-refused = La partida sigue.
draw-accepts-drawn = El ordenador acepta: bien jugada, la partida es tablas de todos modos.
draw-accepts-lost = El ordenador acepta las tablas, y con gusto: iba perdiendo.
draw-accepts-worse = El ordenador acepta las tablas, y con gusto: estaba peor.
draw-accepts-quiet = El ordenador acepta las tablas: nadie está mejor, y hace mucho que no pasa nada.
draw-declines-winning = El ordenador rechaza las tablas: va ganando.
draw-declines-better = El ordenador rechaza las tablas: está mejor.
draw-declines-open = El ordenador rechaza las tablas: aún queda mucho por jugar.

advice-play = Juega { $move }.
advice-blow = Sopla { $square }.
advice-oblige = Obliga.
turned-nowhere = Ninguna jugada cambió por sí sola esta partida.
turned-won = Aquí cambió la partida. Las { $side } la tenían ganada y jugaron { $move }.
turned-ahead = Aquí cambió la partida. Las { $side } llevaban ventaja y jugaron { $move }.
turned-held = Aquí cambió la partida. Las { $side } aún podían sostenerla y jugaron { $move }.
turned-better = Mejor: { $move }.

## Why the move is not free

due-any = Hay que capturar; vale cualquier captura.
due-any-owed = Deberías capturar. Si lo dejas, te pueden soplar una pieza.
due-maximum = { $count ->
    [one] Hay que capturar.
   *[other] Hay que capturar lo máximo: { $count } piezas.
  }
due-maximum-owed = { $count ->
    [one] Deberías capturar. Si lo dejas, te pueden soplar una pieza.
   *[other] Deberías capturar lo máximo, { $count } piezas. Si capturas menos, te pueden soplar una.
  }
due-obliged = Te han obligado a capturar lo máximo: { $count ->
    [one] una pieza
   *[other] { $count } piezas
  }.
due-opening = La apertura es fija: jugada { $move } de { $moves }. Sigue la flecha.
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] Hay dos caminos hasta ahí: elige 1 o 2.
   *[other] Hay { $count } caminos hasta ahí: elige un número del 1 al { $count }.
  }
capture-may-stop = Puedes parar aquí, tocando otra vez la pieza, o seguir comiendo.
choice-many = Hay muchos caminos hasta ahí: elige parada por parada.

## After a broken duty

huff-open = Las { $side } dejaron una captura. Puedes soplar { $squares } o seguir jugando.
huff-one = Soplar { $square }
huff-short = soplar
oblige-open = También puedes obligar: la jugada se deshace y hay que capturar lo máximo.
oblige-do = Obligar
opening-both = Jugar la apertura por ambos bandos

## The word of warning before a duty is broken, said once for each game

risk-title = Puedes dejar la captura
risk-any = En { $game }, capturar es un deber, pero nadie te fuerza. Si juegas esto, tu rival puede soplar { $squares }: quita la pieza del tablero y además juega.
risk-maximum = En esta modalidad, la captura mayor es un deber, pero nadie te fuerza. Si juegas esto, tu rival puede soplar { $squares }, u obligarte a deshacer la jugada y capturar lo máximo.
risk-once = Este aviso sale una sola vez.
risk-play = Jugarlo
risk-back = Elegir otra vez

## Actions

do-undo = Deshacer
do-redo = Rehacer
do-hint = Pista
do-hint-label = Pista: ¿qué jugaría el maestro?
do-moves = Jugadas
do-rules = Reglas
do-more = Más
do-flip = Girar el tablero
do-flip-short = Girar
do-new = Partida nueva
do-draw = Acordar tablas
do-offer = Ofrecer tablas
do-offer-later = { $moves ->
    [one] Ofrecer tablas, dentro de una jugada
   *[other] Ofrecer tablas, dentro de { $moves } jugadas
  }
do-opponent = Rival y nivel
do-swap = Cambiar de bando
do-resign = Abandonar
do-send = Enviar esta partida
do-settings = Ajustes
do-facing = Sentarse frente a frente
do-facing-end = Sentarse al mismo lado
do-home = Los cinco tableros
more-title = Más

## Moves and looking back

moves-title = Jugadas
moves-none = Aún no hay jugadas.
moves-first = Al comienzo
moves-back = Una atrás
moves-forward = Una adelante
moves-last = Volver a la partida
moves-other = …
look-return = Volver a la partida
look-replay = Seguir jugando desde aquí
look-still = Estás repasando la partida. Vuelve a ella para mover.

## Resigning, agreeing

resign-title = ¿Quién abandona?
resign-text = Gana el otro bando.
resign-you-title = ¿Abandonar esta partida?
resign-you-text = Gana el ordenador.
resign-side = Abandonan las { $side }
draw-title = Tablas de común acuerdo
draw-text = ¿Están ustedes de acuerdo?
draw-yes = Sí, de acuerdo
play-on = Seguir jugando

## The end

won = Ganan las { $side }
drawn = Tablas
reason-no-pieces = A las { $loser } no les queda ninguna pieza.
reason-no-moves = A las { $loser } no les queda ninguna jugada.
reason-resigned = Las { $loser } abandonaron.
reason-agreed = Hubo acuerdo entre ambos bandos.
reason-one-king-each = { $id ->
    [dhamet] Un
   *[other] Una
  } { $king } por bando, y nada que capturar.
reason-long-game = { $moves } jugadas de cada bando sin capturas y sin que avance { $id ->
    [la-dama] ninguna
    [filippina] ninguna
   *[other] ningún
  } { $man }: es un límite propio de esta aplicación.
reason-repetition = La misma posición por tercera vez.
end-again = Partida nueva
end-turned = Dónde cambió

## Spoken shortly

say-move = { $side }: de { $from } a { $to }
say-capture = { $side }: de { $from } a { $to }, comen { $squares }
say-crowned = ahora { $king }
say-huff = Las { $side } soplan { $square }
say-oblige = Las { $side } obligan
say-attacks = { $from } puede comer { $squares }
say-attacks-none = { $from } no puede comer nada
say-attacked = la pueden comer desde { $squares }
say-attacked-none = nadie la puede comer
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes }; { $taken }.
say-undo = Deshecha.
say-redo = Jugada otra vez.
say-replay = Partida nueva, desde aquí.
say-new = Partida nueva: { $game }.

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = La partida ha terminado.
why-off-board = Ahí este tablero no tiene { $spot }.
why-empty = En { $from } no hay nada.
why-not-your-piece = Esa pieza no es tuya; les toca a las { $side }.
why-same-square = Elige { $id ->
    [tama] otra
    [turkish] otra
   *[other] otro
  } { $spot } adonde ir.
why-no-line = Ninguna línea va de { $from } a { $to }.
why-occupied = En { $to } ya hay una pieza.
why-backward = { $id ->
    [la-dama] Una
    [filippina] Una
   *[other] Un
  } { $man } nunca mueve hacia atrás.
why-sideways = { $id ->
    [la-dama] Una
    [filippina] Una
   *[other] Un
  } { $man } no mueve de lado.
why-diagonal = Siendo { $piece }, ahí no se mueve en diagonal.
why-too-far = { $id ->
    [la-dama] Una
    [filippina] Una
   *[other] Un
  } { $man } solo mueve hasta { $id ->
    [tama] la siguiente casilla
    [turkish] la siguiente casilla
   *[other] el siguiente { $spot }
  }.
why-own-in-the-way = Tu propia pieza en { $squares } cierra el paso.
why-two-in-the-way = No se pueden saltar dos piezas seguidas.
why-no-capture-that-way = Siendo { $piece }, no se captura en esa dirección.
why-must-capture = Primero hay que capturar: se puede desde { $squares }.
why-fewer-than-maximum = Así capturas { $takes }; hay que capturar { $maximum }, con { $better }.
why-half-turn = En una misma captura no se puede dar media vuelta.
why-chain-must-go-on = La captura no ha terminado; hay que seguir.
why-fixed-opening = Las primeras jugadas son fijas: sigue la flecha.
why-obliged = Te han obligado a capturar lo máximo: desde { $squares } se puede.
why-piece-stuck = La pieza de { $from } no puede mover ahora.

## A typed move, for those who do not point at the board

typed-title = Escribir una jugada
# $example: two squares, as "d4 d5"
typed-label = Casillas en su orden, por ejemplo { $example }
typed-do = Jugar
typed-malformed = Di de qué casilla sales y a cuál vas.
# $texts: what was typed and is no square
typed-unknown-square = Este tablero no tiene { $texts }.
typed-mixed-namings = Usa números o letras, no las dos cosas.
# $texts: the moves that are possible, in full
typed-ambiguous = Varias capturas llegan ahí. Escribe una entera: { $texts }.
typed-partly-named = Di todas las casillas en las que cae la pieza.
