### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = Qué puedes hacer
embed-again = De nuevo
embed-pause = Pausa
embed-resume = Seguir
embed-trouble = Este tablero no se puede mostrar como se pidió
embed-word = La palabra { $word } no puede ser «{ $value }».
embed-expected = Puede ser: { $values }

## The page that makes the lines

snip-title = Un tablero en tu página
snip-kind = Qué pegas
snip-kind-element = Un elemento
snip-kind-element-line = dos líneas; el tablero toma el ancho de su sitio
snip-kind-frame = Un marco
snip-kind-frame-line = una línea, también donde tu página no pueda ejecutar scripts
snip-game = Juego
snip-mode = Qué hace el tablero
snip-mode-play = Quien visita juega contra el ordenador
snip-mode-two = Juegan dos visitantes
snip-mode-daily = El problema del día
snip-mode-puzzle = Un problema
snip-mode-demo = Juega solo
snip-mode-position = Muestra una posición
snip-side = Del lado de quien visita
snip-puzzle = Número del problema
snip-position = Posición, si no es la inicial
snip-moves = Jugadas desde ahí, separadas por espacios
snip-skin = Piezas y tablero
snip-rules = Un botón para las reglas
snip-links = Enlaces a este sitio
snip-lines = Líneas para pegar
snip-width = Probado a un ancho de
snip-pixels = { $width } píxeles
snip-try = El tablero tal como quedará
