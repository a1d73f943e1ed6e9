### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = Dama Atlas
app-line = Cinco juegos de damas, cinco tableros

# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }, { $second }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }. { $second }
# A text that is a sentence without its full stop
sentence = { $text }.

nav-home = Los cinco tableros
nav-about = Acerca de
nav-access = Accesibilidad
nav-settings = Ajustes

## Home

home-play = Jugar a { $game }
home-go-on = Seguir
home-new = Partida nueva
home-begin = Jugar
home-waiting = Jugada { $number }, les toca a las { $side }
home-kept = Partidas guardadas en este dispositivo
home-kept-line = { $game }, jugada { $number }
home-kept-over = { $game }, terminada
home-people = dos jugadores aquí
home-computer = contra el ordenador, { $level }
home-forget = Quitar { $game } del { $date }

## New game

new-title = Partida nueva: { $game }
new-against = Rival
new-people = Dos jugadores aquí
new-computer = El ordenador
new-level = Nivel de juego
new-you-play = Tú juegas con
new-you-white = Blancas
new-you-black = Negras
new-rules = Reglas
new-sides = Colores
new-white = Las Blancas, de tu lado y con la salida
new-black = Las Negras, de tu lado
new-lot = A suertes
new-seats = Asientos
new-side-by-side = Al mismo lado
new-facing = Frente a frente, con las piezas hacia cada cual
new-start = Comienzo
new-opening = Con la apertura fija
new-free = Libre
new-begin = Empezar
new-draw = Echar a suertes

lot-title = Dos manos cerradas
lot-ask = Cada una esconde una pieza. Toca una.
lot-ask-computer = Cada una esconde una pieza. Toca una; la otra es la del ordenador.
lot-left = Mano izquierda
lot-right = Mano derecha
lot-you = Te ha tocado: { $pieces }.
lot-you-begin = Empiezas tú.
lot-other-begins = Empieza la otra persona.
lot-computer-begins = Empieza el ordenador.
lot-begin = Empezar

## The computer’s levels

level-easy = Fácil
level-easy-line = se equivoca como quien empieza
level-medium = Medio
level-medium-line = ve las amenazas, se le escapan los planes largos
level-hard = Difícil
level-hard-line = mira muy adelante y se le escapa poco
level-master = Maestro
level-master-line = piensa { $seconds } segundos cada jugada

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = De dónde viene
nav-evidence-of = De dónde viene: { $game }
nav-laws = La misma captura, cinco leyes
evidence-title = De dónde viene { $game }
evidence-opening = Un momento…
evidence-missing = No se pudo montar esta página.

## Learning the games; the rest of their words is loaded with these pages

nav-learn = Aprender
nav-learn-of = Aprender { $game }
nav-compare = Los cinco juegos, comparados
nav-first-of = Primera partida: { $game }
nav-sheet-of = Hoja de reglas: { $game }
nav-paper-of = Problema en papel: { $game }

## Settings

set-title = Ajustes
set-language = Idioma
# The language that the browser is set to
set-language-browser = El del navegador
language-missing = No se pudieron cargar los textos ({ $language }).
set-light = Luz
set-theme-system = Como el dispositivo
set-theme-light = Día
set-theme-dark = Noche
set-coordinates = Coordenadas
set-coordinates-custom = Según cada tablero
set-coordinates-always = Siempre
set-coordinates-never = Nunca
set-filippina-names = Puntos de Dama Filippina
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = Tablero de Dama Filippina
set-lines = Puntos y líneas
set-chequers = A cuadros
set-italian = Girado como en Italia, con la esquina oscura a la derecha
set-pieces = Piezas de La Dama
set-pebbles = Piedritas
set-dates = Támaras
set-crystals = Cristalitos de la mar
set-snails = Caracolitos
set-speed = Animación
set-speed-slow = Lenta
set-speed-normal = Normal
set-speed-fast = Rápida
set-speed-none = Ninguna
set-sound = Sonidos de las piezas
set-resigns = El ordenador puede abandonar cuando ya no hay nada que hacer

close = Cerrar
dismiss = Entendido

## Sending

send-title = Enviar esta partida
send-text = Esta dirección contiene la partida entera.
send-copy = Copiar
send-share = Compartir…
send-copied = Copiado.
send-select = Aquí no se puede copiar. La dirección está seleccionada: cópiala a mano.

## About

about-title = Acerca de Dama Atlas
about-text = Cinco juegos de damas tradicionales en sus propios tableros. Todo funciona en esta página; no se envía nada a ninguna parte.
about-own = Dama Atlas es software libre, bajo la licencia MIT o la licencia Apache 2.0, la que prefieras.
about-embed = Un tablero en tu página
about-version = Versión { $version }
about-licences = Con qué está hecho
about-licences-missing = No se pudo cargar la lista de licencias desde { $url }.
about-licence = { $name } { $version }, { $licence }
about-engine = Motor
about-engine-streaming = { $url }, compilado mientras se cargaba.
about-engine-buffer = { $url }, compilado después de cargarse, porque el servidor lo envía como «{ $served }» y no como application/wasm.
about-thinking-worker = El ordenador piensa al lado de la página, en un worker.
about-thinking-blob = El ordenador piensa al lado de la página, en un worker hecho con una copia de su script.
about-thinking-page = El ordenador piensa en la propia página, poco a poco: este navegador, o la política de este sitio, no le da ningún worker.
about-storage-yes = Las partidas y los ajustes se guardan en este dispositivo.
about-storage-no = No se guarda nada: este navegador no le ofrece almacenamiento a la página.

## What can go wrong

store-none = Aquí no se guarda tu progreso: el navegador no le ofrece almacenamiento a esta página.
store-full = No se guarda tu progreso: el almacenamiento de este navegador está lleno.
store-damaged = Algo guardado en este dispositivo estaba dañado. Se apartó, sin borrarlo, como { $key }.
store-newer = Algo guardado en este dispositivo es de una versión más nueva. Se apartó, sin borrarlo, como { $key }.

link-title = Esta dirección no contiene ninguna partida
link-text = No se pudo leer la parte que sigue a #:
link-home = Ir a los cinco tableros

load-title = No se pudieron cargar las reglas
load-policy = La Content-Security-Policy de este sitio ({ $directive }) bloquea WebAssembly. Quien lleva el sitio puede permitirlo añadiendo 'wasm-unsafe-eval' a script-src y 'self' a connect-src.
load-missing = En la dirección de las reglas no hubo respuesta.
load-not-wasm = En la dirección de las reglas hay otra cosa.
load-unsupported = Este navegador no conoce WebAssembly. Uno actual, sí.
load-broken = Las reglas y esta página no encajan, o el archivo está dañado. Quizá ayude volver a cargar la página.
load-where = Archivo: { $url }
load-detail = Mensaje: { $detail }
load-again = Volver a intentarlo
