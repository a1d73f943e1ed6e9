### Where the games come from, and one capture under five laws. Titles, names, citations and
### quotations are data (web/data/evidence); what is said about them stands here.

ev-none = no consta

## The record

ev-record = El registro
ev-place = Lugar
ev-dates = Fechas
ev-who = Quién lo contó y a quién
ev-people = Quiénes jugaban
ev-spaces = Dónde se jugaba
ev-spread = Cuánto se jugaba
ev-material = Tablero y piezas
ev-begins = Quién empieza
ev-doubts = En qué difieren las fuentes
ev-id = Ficha
ev-id-line = { $id }, { $collection }
ev-id-type = { $id }, { $collection }; { $type }
ev-confidence = Confianza que se le da allí: { $confidence } sobre 100
record-ethnography = etnografía

## The map

map-alt = Mapa de tierra y mar en torno a { $place }; una marca en { $latitude }, { $longitude }.
map-north = { $degrees }° N
map-south = { $degrees }° S
map-east = { $degrees }° E
map-west = { $degrees }° O
map-spot = { $latitude }, { $longitude }.
map-credit = Contornos de tierra: Natural Earth.
mark-itself = La marca está en el lugar mismo.
mark-manila = La fuente solo nombra el país; la marca está en Manila.
mark-yerevan = El registro solo nombra el país; la marca está en Ereván.
mark-nouakchott = Las fuentes nombran toda la región; la marca está en Nuakchot.
mark-istanbul = La fuente solo nombra el país; la marca está en Estambul.

## What is told

people-la-dama = Adultos y mayores, hombres, no de la élite.
spaces-la-dama = Al aire libre, en lugares públicos.
material-la-dama = Veinticinco cazoletas u hoyos, y doce piezas para cada cual, fáciles de distinguir. La dama se marca con una segunda pieza en el mismo hoyo.
begins-la-dama = Por sorteo, igual que la elección de las piezas.
doubts-la-dama = La versión jugable del propio Ludii no tiene capturas encadenadas.

begins-white = Blancas.
spread-filippina = Hay variantes regionales con reglas algo distintas.
material-filippina = Un tablero de puntos y líneas en vez de casillas. Las primeras filas de cada cual son la base.
doubts-filippina = El tablero se coloca como en el ajedrez, con la casilla clara a la derecha; también se usa colocado como en las damas italianas, con la casilla oscura a la derecha.

material-tama = Se usan todas las casillas del tablero. Su gran diagonal blanca va al revés que en el tablero francés; las casillas se nombran como en el ajedrez.
doubts-tama = Cuándo salen las piezas capturadas: algunos sitios de jugadores actuales, en otros lugares, las quitan al momento.

spread-dhamet = Muy jugado en Mauritania y la región sahariana en los años ochenta del siglo XX, con competiciones y campeonatos.
material-dhamet = Palitos contra cagarrutas de camello, en la arena. Las filas 2, 4, 6, 8 y las columnas b, d, f, h a menudo no se dibujan. Las palabras para las partes y el material son árabes.
begins-dhamet = Blancas, siempre, según la página francesa de reglas.
doubts-dhamet = Si la apertura es una regla (el artículo) o una costumbre (la página francesa).

spaces-turkish = En cafés, parques y casas.
spread-turkish = Uno de los juegos de tablero más jugados de Turquía.
material-turkish = Lo tradicional es un tablero de un solo color.
doubts-turkish = El reglamento de la federación da tablas con una pieza por bando también cuando son peones.

## Names

ev-names = Nombres
ev-names-other = No constan nombres en una lengua del lugar. Estas son las palabras de la fuente.
means-game = el juego
means-game-hamidoun = el juego, en un libro de 1952
means-game-shatranj = el juego; quizá de shatranj, el ajedrez medieval
means-man = peón
means-king = dama
means-king-dates = dátiles, dos de los cuales marcan la dama
means-king-crystals = cristales marinos, dos de los cuales marcan la dama
means-king-pebbles = guijarros, dos de los cuales marcan la dama
means-king-snails = caracoles pequeños, dos de los cuales marcan la dama
means-hole = hoyo
means-wide = punto ancho, por el que pasan diagonales
means-narrow = punto estrecho, sin diagonales
means-base = las primeras filas de cada cual
means-huffed = quitada del tablero por no capturar
means-lot = echar a suertes

## Quotations

ev-quotes = En palabras de la fuente
ev-quote-printed = El registro pone «{ $printed }».
quote-la-dama-duty = Siempre que se puede capturar, hay que hacerlo.
quote-la-dama-left = Por despiste o porque conviene.
quote-la-dama-back = De ninguna manera.
quote-la-dama-king = En línea recta y quebrada, y hacia atrás.
quote-la-dama-lot = Para saber quién empieza.
quote-tama-promotion = Se hace dama de paso.
quote-tama-removal = Según el mismo principio que en nuestro juego.

## Sources

ev-sources = Fuentes
ev-issued-none = No consta la fecha.
ev-volume-pages = { $volume }: { $pages }
ev-pages = pp. { $pages }
ev-account = el relato, en las pp. { $pages }
ev-isbn = ISBN { $isbn }
role-account = Donde se recogió
role-account-title = Donde se recogió; el título va como lo pone el registro
role-encyclopaedia = Artículo de enciclopedia, en español a partir del francés y el inglés
role-rules-page = Página de reglas
role-rules-page-figures = Página de una enciclopedia italiana de juegos de tablero, con ocho figuras
role-rulebook = El reglamento de la federación, con diez ejemplos resueltos
role-named = Citado allí
role-names = Para el nombre del juego y sus piezas

## What is attested and what is our reading

ev-articles = Documentado, o lectura nuestra
ev-articles-line = Los números son los de los artículos de las reglas; llevan 0 delante los que comparten los cinco juegos.
ev-variants = Otras maneras de jugar que se ofrecen aquí
mark-attested = documentado
mark-partly = documentado en parte
mark-settled = lectura nuestra
ev-count = { $attested ->
    [one] Un artículo está documentado
   *[other] { $attested } artículos están documentados
  }, { $partly ->
    [0] ninguno
    [one] uno
   *[other] { $partly }
  } en parte, y { $settled ->
    [0] ninguno es
    [one] uno es
   *[other] { $settled } son
  } lectura nuestra.

about-board = El tablero
about-setup = La colocación
about-man-moves = Cómo mueve { $id ->
    [la-dama] la
    [filippina] la
   *[other] el
  } { $man }
about-man-back = El retroceso { $id ->
    [la-dama] de la
    [filippina] de la
   *[other] del
  } { $man }
about-man-captures = Cómo captura { $id ->
    [la-dama] la
    [filippina] la
   *[other] el
  } { $man }
about-king = { $id ->
    [dhamet] El
   *[other] La
  } { $king }
about-king-shown = Cómo se marca { $id ->
    [dhamet] el
   *[other] la
  } { $king }
about-duty = El deber de capturar
about-duty-huff = El deber de capturar, y soplar
about-removal = Cuándo salen las piezas capturadas
about-removal-turns = Cuándo salen las piezas capturadas, y la media vuelta
about-half-turn = Sin media vuelta
about-promotion = Llegar a { $king }
about-opening = La apertura fija
about-win = Ganar
about-draw = Tablas
about-draw-win = Cómo acaba la partida
about-begins = Quién empieza
about-loss = Perder, y las tablas acordadas o por repetición
about-long = La partida larga
about-one-king = { $id ->
    [dhamet] Un
   *[other] Una
  } { $king } por bando

why-la-dama-huff = El deber, y soplar la pieza que lo deja, constan en el relato. Quién juega después de soplar, no: aquí quien sopla también juega, por la costumbre de los juegos españoles de que soplar no es jugar.
why-la-dama-promotion = Las esquinas constan. Que una ficha pase por una en medio de una cadena, no: aquí sigue como ficha, y se corona si se para en ella.
why-la-dama-removal = No consta el momento. La fuente habla de hoyos que por turno se ocupan y se vacían, y de piezas que se toman con la mano.
why-la-dama-begins = Echarlo a suertes es la costumbre.
why-la-dama-strict = El registro solo conoce el deber que se puede dejar y luego se castiga. Esta manera se ofrece a quien prefiera que sea forzoso.
why-silent-loss = Consta que se gana comiéndolo todo; nada se dice de quien no puede mover, ni de las tablas. Se sigue a la familia de juegos: quien no puede mover ha perdido.
why-silent-one-king = No consta. Aquí se hace como en los otros juegos.
why-long = Ninguna fuente deja dar vueltas sin fin, y ninguna pone un límite. Aquí se usa el de la Dama turca, 25 jugadas por bando.
why-filippina-draw = El límite de 25 jugadas, y las tablas en toda posición de una dama por bando, son lectura nuestra.
why-filippina-long = La página no pone límite. La familia de juegos cuenta 25 jugadas de dama por bando.
why-filippina-one-king = La página lo tiene cuando ninguna dama puede capturar ni bloquear. Que valga siempre, salvo si una se puede capturar en el acto, es lectura nuestra.
why-tama-removal = Leído de las palabras «según el mismo principio que en nuestro juego», que son las damas francesas: las piezas salen al acabar la jugada.
why-tama-begins = No consta. Aquí empiezan las Blancas, como en los otros juegos.
why-dhamet-removal = El artículo no lo dice y compara el salto con el de las damas internacionales. La página francesa dice que las piezas salen una a una. Ninguna fuente prohíbe la media vuelta, así que se permite.
why-dhamet-opening = Las jugadas constan. El artículo las da fijas por regla; la página francesa, por costumbre: por eso aquí la apertura es lo usual y el comienzo libre se puede elegir.
why-dhamet-begins = Según la página francesa de reglas.
why-told-loss = Consta que pierde quien se queda sin jugada. Las tablas acordadas y por repetición son lectura nuestra.
why-dhamet-one-king = Es la práctica mauritana. Que no valga mientras uno se pueda capturar en el acto es lectura nuestra.
why-dhamet-zamma = Con este nombre, en otras partes del norte de África, las piezas salen al acabar la jugada. Todo lo demás se toma como en Dhamet.
why-dhamet-soufla = El artículo deja que el rival prohíba una jugada que no captura lo máximo, o que sople la pieza. Cómo se hace en cada caso es lectura nuestra.
why-turkish-long = Regla solo de la página de reglas: 25 jugadas por bando.
why-turkish-one-king = La página tiene las tablas. Que no valgan mientras una se pueda capturar en el acto es lectura nuestra.

## Same capture, five laws

laws-line = Las mismas piezas están en cinco tableros, y juegan las Blancas. Qué se puede capturar, y qué se debe, es distinto en cada uno. Juega las capturas, o mueve las piezas a tu manera.
laws-turned = En los puntos de Dama Filippina todo está girado un octavo de círculo, porque todas sus líneas van inclinadas.
laws-play-all = Jugar la captura en los cinco
laws-reset-all = Colocarlos todos de nuevo
laws-play = Jugar la captura
laws-break = Dejar una parte
laws-reset = Colocar de nuevo
laws-count = { $count ->
    [one] Es legal una captura.
   *[other] Son legales { $count } capturas.
  }
laws-takes-one = Piezas capturadas: { $most }.
laws-takes-range = Piezas capturadas: de { $least } a { $most }.
laws-list = Las { $count } capturas
laws-capture = { $move }, come { $count }
laws-risk = Se podía capturar más: las Negras pueden ahora soplar { $squares }.
laws-articles = ({ $duty }, { $removal })

laws-la-dama = Vale cualquier captura y ninguna es forzosa; la dama pasa por los hoyos recién vaciados y puede dar media vuelta, pero la pieza que deja una captura o la corta se puede soplar.
laws-filippina = Hay que capturar lo máximo, y las piezas capturadas se quedan hasta que acaba la jugada: la dama no vuelve a pasar por ellas.
laws-tama = Hay que capturar lo máximo, y las piezas capturadas se quedan hasta que acaba la jugada, como en las damas francesas: cierran el paso.
laws-dhamet = Hay que capturar lo máximo; las piezas salen una a una, y el sultán pasa por donde estaban y puede dar media vuelta.
laws-turkish = Hay que capturar lo máximo; las piezas salen al momento y abren el camino, pero la dama no puede dar media vuelta.
