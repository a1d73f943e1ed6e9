### The five games: names, what the records say of them, and their own words.

la-dama = La Dama
filippina = Dama Filippina
tama = Tama
dhamet = Dhamet
turkish = Dama turca

## Rule sets, as they are chosen when a game begins

rules-la-dama = Como se contaba: por una captura sin hacer, te soplan
rules-la-dama-strict = Estricto: es obligatorio capturar
rules-filippina = Reglamento único
rules-tama = Reglamento único
rules-dhamet = Mauritania: las piezas salen una a una
rules-dhamet-zamma = Zamma: las piezas salen al acabar la jugada
rules-dhamet-soufla = Soufla: una captura menor se puede soplar o deshacer
rules-turkish = Reglamento único

short-la-dama-strict = estricto
short-dhamet-zamma = Zamma
short-dhamet-soufla = soufla

## Where, when, who told

place-la-dama = Puerto de la Cruz, Tenerife, islas Canarias
when-la-dama = 1911–1994
told-la-dama = Lo contaron varios hombres de 64 a 81 años, hablando de los juegos que había en lugares públicos; lo recogieron Espinel Cejas y González García en 1994.

place-filippina = Filipinas
when-filippina = no constan fechas
told-filippina = De una página italiana de juegos de tablero (2024) que cita a Murray y a Parlett. No consta quién lo contó.

place-tama = Armenia
when-tama = 1934
told-tama = Lo recogió W. Schmidt en una revista francesa de damas, en 1934. No consta quién lo contó.

place-dhamet = Sáhara Occidental y Mauritania
when-dhamet = muy jugado en los años ochenta del siglo XX
told-dhamet = Según Abdallahi Ol Bah, «Les dames du désert», 1984, y una página francesa de reglas. No consta qué jugadores lo contaron.

place-turkish = Turquía
when-turkish = no constan fechas
told-turkish = De la página de reglas de CetinsGame y del reglamento de la federación, que coincide en sus diez ejemplos resueltos. Se juega en cafés, parques y casas.

## What a man and a king are called

man-la-dama = ficha
king-la-dama = dama
man-filippina = pedina
king-filippina = dama
man-tama = pion
king-tama = dame
man-dhamet = peón
king-dhamet = sultán
man-turkish = taş
king-turkish = dama

## A place on the board

spot-la-dama = hoyo
spot-filippina = punto
spot-tama = casilla
spot-dhamet = punto
spot-turkish = casilla

## The sides

side-white = Blancas
side-black = Negras

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = Blancas, las piedritas de la playa
pieces-la-dama-black = Negras, la lava
pieces-filippina-white = Blancas, los discos de hueso
pieces-filippina-black = Negras, los discos pardo rojizos
pieces-tama-white = Blancas, los discos de marfil
pieces-tama-black = Negras, los discos oscuros
pieces-dhamet-white = Blancas, los palitos
pieces-dhamet-black = Negras, las bolitas
pieces-turkish-white = Blancas, el boj
pieces-turkish-black = Negras, el ébano

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $piece } de las { $side }
cell-empty = vacío
cell-can-move = puede mover
cell-must-capture = debe capturar
cell-picked = en la mano
cell-target-move = puede ir aquí
cell-target-capture = captura { $victims }
cell-target-stop = una de las capturas, come { $victims }
cell-target-end = fin de la captura, come { $victims }
cell-target-choice = varias capturas acaban aquí
cell-huffable = se puede soplar
