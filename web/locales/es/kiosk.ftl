### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = Toca para jugar
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = { $game } se juega por su cuenta

## Choosing

kiosk-languages = Idiomas
kiosk-games = Elige un tablero
kiosk-ways = ¿Cómo quieres jugar?
kiosk-computer = Contra el ordenador
# Two people at a table, one at each end.
kiosk-facing = Dos jugadores, frente a frente
# Two people in front of a screen on a wall.
kiosk-beside = Dos jugadores, codo con codo
# One screen back, to choose again.
kiosk-back = Atrás

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = Terminar
kiosk-leave-label = Terminar y dejarlo todo listo para la siguiente visita
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = Para quien juega enfrente

## Nobody has touched the screen for a while

kiosk-still = ¿Sigues ahí?
kiosk-still-in = { $seconds ->
    [one] En 1 segundo, todo estará listo para la siguiente visita.
   *[other] En { $seconds } segundos, todo estará listo para la siguiente visita.
  }
kiosk-here = Sigo aquí

## Something is wrong

kiosk-trouble = Un momento, por favor
kiosk-trouble-again = { $seconds ->
    [one] No se pudo preparar el tablero. Nuevo intento en 1 segundo.
   *[other] No se pudo preparar el tablero. Nuevo intento en { $seconds } segundos.
  }

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = ¿Qué tamaño tiene esta pantalla?
kiosk-measure-text = Apoya una tarjeta bancaria en el marco. Cambia el marco hasta que tenga justo el ancho de la tarjeta.
kiosk-measure-width = Ancho del marco
kiosk-measure-narrower = Más estrecho
kiosk-measure-wider = Más ancho
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = Aquí un milímetro son { $pixels } píxeles. Los botones tendrán al menos { $target } píxeles de ancho y de alto.
kiosk-measure-word = Añade esto a la dirección de la pantalla:
kiosk-measure-open = Empezar con este tamaño
