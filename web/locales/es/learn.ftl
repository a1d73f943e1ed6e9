### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.
###
### Most have the game's own words: $man, $king, $spot (one place of the board) and $game. About the
### example on the board, where a message speaks of it:
###   $count   number of legal moves            $takes    most pieces that one of them takes
###   $square  where the piece stands           $squares  a list of places
### "Blow" is the old draughts word for taking a piece off the board that left out a capture.

learn-line = Cinco juegos, y cada uno se aprende en unos tres minutos. Lee una regla, mírala, pruébala.
learn-unknown = Aquí no hay ninguna página «{ $text }». Elige un juego:
learn-part-rules = Las reglas, paso a paso
learn-part-mistakes = Errores frecuentes
learn-part-tips = Consejos
learn-part-questions = Preguntas y respuestas
learn-to-first = Primera partida guiada
learn-to-sheet = Hoja de reglas para imprimir

## Boards to try

# $title: the heading above the board
learn-board = Ejemplo: { $title }
learn-show = Enséñamelo
learn-try = Pruébalo
learn-reset = Colocar de nuevo
learn-open = Mueves los dos bandos. Si algo no se puede, el tablero dice por qué.

## Steps: their headings; others are those of the rule card

learn-step-board = El tablero
learn-step-men = Mover
learn-step-capture = Capturar
learn-step-chain = Varias capturas en una jugada
learn-step-most = Qué captura
learn-step-blow = Una captura sin hacer
learn-step-king = { $id ->
    [dhamet] El
   *[other] La
  } { $king }
learn-step-end = Cómo acaba una partida

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = El tablero tiene 25 hoyos y ninguna línea. De cada hoyo se puede ir a todos los hoyos de alrededor.
learn-board-filippina = El tablero tiene 32 puntos, unidos por líneas inclinadas.
learn-board-all = El tablero tiene 64 casillas, y se usan todas.
learn-board-dhamet = El tablero tiene 81 puntos, unidos por líneas. El punto por el que pasan líneas inclinadas se llama ancho; el que solo tiene líneas rectas se llama estrecho.
# $men: how many each player has
learn-setup-middle = Cada cual tiene { $men } piezas. Llenan las filas más cercanas y la mitad de la fila central que le queda a la derecha. Solo el centro está vacío.
learn-setup-rows = Cada cual tiene { $men } piezas, en su segunda y tercera fila. La primera está vacía.
learn-setup-near = Cada cual tiene { $men } piezas, en las tres filas más cercanas.
learn-white-begins = Empiezan las Blancas.
learn-lot-begins = Quién empieza se echa a suertes. Aquí son las Blancas.
learn-never-back = { $id ->
    [la-dama] Una
    [filippina] Una
   *[other] Un
  } { $man } nunca mueve hacia atrás.
learn-men-lines = Va por las líneas: desde un punto estrecho, solo puede ir recto hacia adelante.
learn-takes-back = Al capturar, { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } sí puede ir también hacia atrás.
learn-takes-straight = { $id ->
    [la-dama] Una
    [filippina] Una
   *[other] Un
  } { $man } puede mover en diagonal, pero nunca captura en diagonal.
learn-chain = La pieza que ha capturado y puede capturar otra vez sigue, en la misma jugada. Puede cambiar de dirección.
learn-equal = Si varias capturas toman el mismo número de piezas, tú eliges.
learn-blow-one = Solo se puede soplar una pieza, y solo antes de tu próxima jugada.
learn-corner-waits = En el resto de la última fila, { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } no cambia. Solo puede ir de lado, hacia una esquina.
learn-passing = Cuando { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } solo pasa por allí durante una captura, sigue siendo { $man }.
learn-king-jump = Toma las piezas de una en una, sin nada más por medio, y para en { $id ->
    [tama] cualquier casilla vacía
    [turkish] cualquier casilla vacía
   *[other] cualquier { $spot } vacío
  } de detrás, antes de la pieza siguiente.
learn-king-straight = También mueve en diagonal, pero solo captura en línea recta.

## What there is to see on the boards

learn-see-start = Al comienzo, las Blancas tienen { $count ->
    [one] una jugada posible
   *[other] { $count } jugadas posibles
  }.
learn-see-moves = { $count ->
    [one] { $id ->
        [la-dama] La
        [filippina] La
       *[other] El
      } { $man } de { $square } tiene una jugada.
   *[other] { $id ->
        [la-dama] La
        [filippina] La
       *[other] El
      } { $man } de { $square } tiene { $count } jugadas.
  }
learn-see-wide = Las Blancas tienen { $count } jugadas: tres desde el punto ancho, una desde el punto estrecho.
learn-see-capture = Las Blancas pueden capturar una pieza.
learn-see-back = Las Blancas capturan una pieza saltando hacia atrás.
learn-see-straight = La pieza de delante se puede capturar. La que está en diagonal, no.
learn-see-chain = Las Blancas capturan { $takes } piezas en una jugada.
learn-see-most = Aquí las Blancas tienen que capturar { $takes } piezas. Prueba a capturar menos: el tablero dice por qué no.
learn-see-blow = La pieza de { $squares } no capturó. Sóplala y después mueve.
learn-see-gone = { $id ->
    [dhamet] El
   *[other] La
  } { $king } captura { $takes } piezas. De camino pasa por { $id ->
    [tama] una casilla que acababa de vaciarse
    [turkish] una casilla que acababa de vaciarse
   *[other] un { $spot } que acababa de vaciarse
  }.
learn-see-stay = { $id ->
    [dhamet] El
   *[other] La
  } { $king } captura { $takes } piezas. Podría capturar más si las piezas capturadas no le cerraran el paso.
learn-see-turn = { $id ->
    [dhamet] El
   *[other] La
  } { $king } captura la pieza de delante y después una de al lado. No puede dar media vuelta hacia la pieza de detrás.
learn-see-promote = Un paso más, y { $id ->
    [la-dama] la
    [filippina] la
   *[other] el
  } { $man } pasa a ser { $king }.
learn-see-waits = { $id ->
    [la-dama] La
    [filippina] La
   *[other] El
  } { $man } de { $square } ha llegado a la última fila, pero no a una esquina.
learn-see-passing = { $id ->
    [la-dama] La
    [filippina] La
   *[other] El
  } { $man } llega a la última fila, continúa, y sigue siendo { $man }.
learn-see-crowned = { $id ->
    [la-dama] La
    [filippina] La
   *[other] El
  } { $man } pasa a ser { $king } en la última fila y captura otra pieza ya como { $king }.
learn-see-king = { $id ->
    [dhamet] El
   *[other] La
  } { $king } de { $square } tiene { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }.
learn-see-king-takes = { $id ->
    [dhamet] El
   *[other] La
  } { $king } puede parar en { $count ->
    [one] un lugar
   *[other] { $count } lugares
  } detrás de la pieza que captura.
learn-see-king-straight = Solo se puede capturar la pieza de enfrente, no la que está en diagonal.
learn-see-opening = La flecha señala la próxima jugada fija.
learn-see-win = Las Blancas ganan con una jugada. Encuéntrala.

## Common mistakes

learn-wrong-back = Mover { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } hacia atrás. Eso solo lo puede hacer { $id ->
    [dhamet] un
   *[other] una
  } { $king }.
learn-wrong-leave = No ver una captura. Hay que hacerla, aunque otra jugada parezca mejor.
learn-wrong-few = Capturar la primera pieza que ves. Si otra captura toma más, solo vale esa.
learn-wrong-leave-owed = No ver una captura. Está permitido, pero entonces te pueden soplar la pieza.
learn-wrong-stop = Parar una captura antes de tiempo. La pieza que podía seguir se puede soplar.
learn-wrong-far-row = Esperar { $id ->
    [dhamet] un
   *[other] una
  } { $king } en cualquier lugar de la última fila. Solo se corona en las esquinas.
learn-wrong-two = Saltar dos piezas a la vez. Justo detrás de la pieza tiene que haber { $id ->
    [tama] una casilla vacía
    [turkish] una casilla vacía
   *[other] un { $spot } vacío
  }.
learn-wrong-slant-take = Capturar en diagonal. { $id ->
    [la-dama] Una
    [filippina] Una
   *[other] Un
  } { $man } solo captura hacia adelante y hacia los lados.
learn-wrong-slant = Mover en diagonal. Ninguna pieza lo hace en { $game }.
learn-wrong-narrow = Mover por donde no hay línea. De un punto estrecho no sale ninguna línea inclinada.
learn-wrong-opening = Salirse de la apertura fija. Al comienzo solo vale la jugada que se muestra.
learn-wrong-turn = Dar media vuelta con { $id ->
    [dhamet] un
   *[other] una
  } { $king } durante una captura. Solo puede girar a la izquierda o a la derecha.

## Tips

learn-tip-look = Antes de mover, mira qué podría capturar después tu rival.
learn-tip-pair = Dos piezas seguidas, una justo detrás de la otra, no se pueden saltar a lo largo de esa línea.
learn-tip-give = Entrega una pieza para comer dos: tu rival tiene que capturar, así que tú decides adónde va su pieza.
learn-tip-left = Por una captura sin hacer solo pierdes una pieza. A veces sale más barato.
learn-tip-corners = Vigila tus esquinas. Las piezas de tu rival se hacen damas allí.
learn-tip-home = Deja algunas piezas en tu primera fila. Donde ellas están, ninguna pieza rival puede hacerse dama.
learn-tip-edge = Una pieza al borde del tablero no se puede capturar.
learn-tip-side = Si ningún paso adelante es bueno, da uno de lado y espera.
learn-tip-open = Donde más fuerza tiene { $id ->
    [dhamet] un
   *[other] una
  } { $king } es en una línea abierta. Despéjale una.
learn-tip-wide = De un punto ancho salen más caminos que de uno estrecho.

## Questions and answers

learn-q-choose = ¿Puedo elegir entre varias capturas?
learn-a-any = Sí, vale cualquiera.
learn-q-back = ¿Puede { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } capturar hacia atrás?
learn-a-back = Sí, aunque nunca mueve hacia atrás.
learn-a-back-no = No. Eso solo lo puede hacer { $id ->
    [dhamet] un
   *[other] una
  } { $king }.
learn-q-passing = ¿Puede { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } pasar a ser { $king } en plena captura?
learn-a-passing = Sí, al momento, y sigue capturando como { $king }.
learn-q-value = ¿Cuenta { $id ->
    [dhamet] un
   *[other] una
  } { $king } más que { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man } cuando hay que capturar lo máximo?
learn-a-value = No. Cada pieza cuenta por una.
learn-q-blocked = ¿Qué pasa si no puedo mover?
learn-a-blocked = Entonces has perdido.
learn-q-blow = ¿Tengo que soplar la pieza?
learn-a-blow = No. Puedes mover sin más.
learn-q-turn = ¿Puede { $id ->
    [dhamet] el
   *[other] la
  } { $king } cambiar de dirección durante una captura?
learn-a-turn = Sí, a la izquierda o a la derecha, después de cada pieza que captura.
learn-q-opening = ¿Hay que jugar la apertura fija?
learn-a-opening = Es lo usual, pero en una partida nueva puedes elegir el comienzo libre.
learn-q-long = ¿Puede una partida no acabar nunca?
# $moves: how many
learn-a-long = No. Tras { $moves } jugadas de cada bando sin capturas y sin que avance { $id ->
    [la-dama] ninguna
    [filippina] ninguna
   *[other] ningún
  } { $man }, son tablas.
learn-q-ways = ¿Hay otras reglas para este juego?
learn-a-ways = Sí. Puedes elegirlas en una partida nueva:
learn-q-paper = ¿Puedo jugar sin pantalla?
learn-a-paper = Sí. La hoja de reglas trae un tablero y piezas para recortar.

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = Lo que cambia de un juego a otro, fila por fila. Las marcas pequeñas nombran los artículos de las reglas.
learn-row-rule = Regla
learn-row-board = Tablero
learn-row-men = Piezas de cada cual
learn-row-man = El peón se llama
learn-row-king = La dama se llama
learn-row-man-moves = El peón mueve
learn-row-man-captures = El peón captura
learn-row-king-moves = La dama mueve
learn-row-king-captures = La dama captura
learn-row-duty = Qué captura hay que jugar
learn-row-enforced = Dejar una captura
learn-row-removal = Las piezas capturadas salen
learn-row-turn = Media vuelta durante una captura
learn-row-promotion = El peón se hace dama en
learn-row-passing = Se hace dama
learn-row-opening = Apertura
learn-row-draw = Tablas, además del acuerdo
learn-is-board = { $width } por { $height }, { $count } lugares
learn-is-any = cualquiera
learn-is-most = la que toma más piezas
learn-is-forced = no permitido
learn-is-owed = permitido, pero se puede soplar una pieza
learn-is-at-once = al momento, una a una
learn-is-after = al acabar la jugada
learn-is-allowed = no prohibida
learn-is-forbidden = prohibida
learn-is-at-end = donde acaba su jugada
learn-is-in-passing = al momento, también en plena captura
learn-is-fixed = las cinco primeras jugadas de cada bando son fijas
learn-is-free = libre
learn-is-draw = una dama por bando; la misma posición tres veces; { $moves } jugadas de cada bando sin progreso

## The guided first game: five tasks

learn-first-line = Cinco pequeñas tareas en el tablero. Llevas las Blancas.
learn-first-number = Tarea { $number } de { $count }
learn-first-done-number = Tarea { $number } de { $count }, hecha
learn-first-move = Mueve { $id ->
    [la-dama] una
    [filippina] una
   *[other] un
  } { $man }.
learn-first-capture = Captura una pieza negra.
learn-first-most = Captura { $takes } piezas en una jugada.
learn-first-blow = Las Negras no capturaron. Sopla la pieza de { $squares }.
learn-first-king = Consigue { $id ->
    [dhamet] un
   *[other] una
  } { $king }.
# $moves: own moves to the win
learn-first-win = Gana la partida en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }.
learn-first-good = ¡Muy bien!
learn-first-not-yet = Esa jugada vale, pero no es la tarea. Prueba otra vez.
# $move: Black's answer
learn-first-goes-on = Bien. Las Negras juegan { $move }. Sigue.
learn-first-next = Tarea siguiente
learn-first-again = Empezar de nuevo
learn-first-end = Ya has visto las reglas más importantes de { $game }. ¡Ahora juega una partida entera!

## On paper

learn-print = Imprimir
learn-print-line = Para papel A4 o Carta, en blanco y negro.
learn-print-start = Las piezas al comienzo
learn-print-pieces = Piezas para recortar. Para hacer { $id ->
    [dhamet] un
   *[other] una
  } { $king }, pon una encima de otra.
learn-print-board = Tablero para recortar
learn-print-more = Aprende con tableros que se mueven: { $address }
learn-print-puzzle = Imprimir el problema de hoy
learn-print-answer = Pistas y respuesta: { $address }
