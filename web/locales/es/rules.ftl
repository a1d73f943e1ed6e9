### The rule card of a game: built from the engine's rule table.

card-title = { $game }: las reglas
card-men = Cada bando empieza con { $count } peones.
card-man-moves = Cómo mueve { $id ->
    [la-dama] la
    [filippina] la
   *[other] el
  } { $man }
card-man-captures = Cómo captura { $id ->
    [la-dama] la
    [filippina] la
   *[other] el
  } { $man }
card-king-moves = Cómo mueve { $id ->
    [dhamet] el
   *[other] la
  } { $king }
card-king-captures = Cómo captura { $id ->
    [dhamet] el
   *[other] la
  } { $king }
card-one-step = De { $spot } en { $spot }
card-jump = Saltando { $id ->
    [tama] a la casilla vacía
    [turkish] a la casilla vacía
   *[other] al { $spot } vacío
  } de justo detrás
card-range = Cualquier distancia, por { $id ->
    [la-dama] hoyos vacíos
    [tama] casillas vacías
    [turkish] casillas vacías
   *[other] puntos vacíos
  }
card-king-jump = Desde cualquier distancia, para caer en { $id ->
    [tama] cualquier casilla vacía
    [turkish] cualquier casilla vacía
   *[other] cualquier { $spot } vacío
  } de detrás
card-along = Solo se mueve y se captura por las líneas dibujadas.

dir-all = en todas las direcciones
dir-forward = adelante
dir-forward-right = adelante a la derecha
dir-right = a la derecha
dir-backward-right = atrás a la derecha
dir-backward = atrás
dir-backward-left = atrás a la izquierda
dir-left = a la izquierda
dir-forward-left = adelante a la izquierda

card-duty = El deber de capturar
card-duty-any-enforced = Si puedes capturar, tienes que hacerlo; vale cualquier captura.
card-duty-any-owed = Si puedes capturar, debes hacerlo; vale cualquier captura. Si no, o si paras antes de tiempo, tu rival puede soplar una pieza que debía capturar, y luego juega.
card-duty-maximum-enforced = Si puedes capturar, tienes que hacerlo, y tantas piezas como se pueda. { $id ->
    [dhamet] Un
   *[other] Una
  } { $king } cuenta por una.
card-duty-maximum-owed = Si puedes capturar, debes tomar tantas piezas como se pueda. Si capturas menos, tu rival puede soplar una pieza que podía capturar lo máximo, y luego juega.
card-oblige = En vez de soplar, tu rival puede obligarte: la jugada se deshace y tienes que capturar lo máximo.

card-removal = Las piezas capturadas
card-removal-at-once = Cada una sale en cuanto se salta; su { $spot } queda libre para el resto de la captura.
card-removal-after-move = Se quedan hasta que acaba la captura; cierran el paso, y ninguna se salta dos veces.

card-half-turn = La media vuelta
card-half-turn-no = En una misma captura, { $id ->
    [dhamet] el
   *[other] la
  } { $king } no puede dar media vuelta.

card-promotion = Cómo se llega a { $king }
card-promotion-at-end = { $id ->
    [la-dama] La
    [filippina] La
   *[other] El
  } { $man } que acaba su jugada en { $squares } pasa a ser { $king }.
card-promotion-in-passing = { $id ->
    [la-dama] La
    [filippina] La
   *[other] El
  } { $man } que llega a { $squares } pasa al momento a ser { $king }, también en plena captura, y sigue como tal.
card-far-row = la última fila
card-far-corners = una esquina del fondo ({ $white } para las Blancas, { $black } para las Negras)

card-opening = La apertura
card-opening-fixed = Las cinco primeras jugadas de cada bando son fijas, salvo que se elija el comienzo libre.

card-win = Ganar
card-win-text = Ganas cuando al otro bando no le queda ninguna pieza o ninguna jugada.
card-draw = Tablas
card-draw-king = { $id ->
    [dhamet] Un
   *[other] Una
  } { $king } por bando, salvo que se pueda capturar en el acto.
card-draw-long = { $moves } jugadas de cada bando sin capturas y sin que avance { $id ->
    [la-dama] ninguna
    [filippina] ninguna
   *[other] ningún
  } { $man }; este límite es propio de la aplicación.
card-draw-repetition = La misma posición por tercera vez.
card-draw-agreed = De común acuerdo.
