### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = Problemas del día
daily-all = Todos los problemas de hoy
daily-archive = Días pasados
daily-number = Día { $number } · { $date }
daily-next = Próximo problema dentro de { $time }
daily-today = El problema de hoy
daily-opening = Llegan los problemas…
daily-no-bank = No se pudieron cargar los problemas de este juego.
daily-none = { $game } no tiene problema para este día.
daily-no-number = { $game } tiene { $count ->
    [one] un problema
   *[other] { $count } problemas
  }; no hay ninguno con este número.
daily-bad-number = «{ $text }» no nombra ningún problema. Un problema se nombra por su juego y su número, como turkish-12.
daily-bad-game = No hay problemas de «{ $text }».
daily-bad-date = Esta dirección no nombra ningún día.
daily-future = El problema del { $date } aún no está. Vuelve ese día.
daily-early = El { $date } no hubo problema.

## On the home page

day-featured = Problema del día: { $game }
day-all = Los cinco

## How a puzzle stands

attempt-none = aún sin probar
attempt-open = intento { $count } de { $of }
attempt-now = Intento { $count } de { $of }
attempt-solved = Resuelto al { $count ->
    [1] primer
    [2] segundo
   *[other] tercer
  } intento
attempt-missed = Fallado
attempt-hints = { $count ->
    [one] con una pista
   *[other] con { $count } pistas
  }

streak-now = { $count ->
    [0] Aún no hay racha.
    [one] Racha de 1 día.
   *[other] { $count } días seguidos.
  }
streak-any = En todos los juegos:
streak-best = { $count ->
    [0] Resuelve un problema al día para empezar una.
   *[other] La mejor: { $count }.
  }
# Counted for the best result of each day.
streak-spread-any = Lo mejor de cada día: primer intento { $first }, segundo { $second }, tercero { $third }, fallados { $missed }.
streak-spread = Primer intento { $first }, segundo { $second }, tercero { $third }, fallados { $missed }.

## One puzzle

solve-title = { $game }: problema
solve-number = Problema { $number } de la colección
solve-rules = Cómo se juega
solve-task = Juegan las { $side } y ganan { $moves ->
    [one] con la próxima jugada
   *[other] en { $moves } jugadas
  }
solve-goes-on = Bien. Ahora, tu jugada.
solve-right = Bien. Las { $other } responden { $reply }. { $moves ->
    [one] Ahora gana con una jugada.
   *[other] Quedan { $moves } jugadas.
  }
solve-solved = Resuelto al { $count ->
    [1] primer
    [2] segundo
   *[other] tercer
  } intento. Buena vista.
solve-missed = Era el tercer intento. La solución está debajo.
solve-left = { $count ->
    [one] Queda un intento.
   *[other] Quedan { $count } intentos.
  }
solve-late = Aún se gana, pero en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }.
solve-again = Probar otra vez
solve-wait = Primero pulsa «Probar otra vez» y volverá la posición.
solve-still = Ahora no se puede mover nada.
solve-too-long = Esta jugada no se pudo juzgar a tiempo. No cuenta; elige otra vez, por favor.
solve-elsewhere = Este problema ya terminó en otra ventana.
solve-archive = Un problema del archivo: no cambia tu racha.
solve-outside = Fuera de la racha: ya hay un resultado de un día posterior.
solve-ask-piece = Pista: qué pieza
solve-ask-square = Pista: adónde
solve-hint-piece = Mira la pieza de { $from }.
solve-hint-square = De { $from } a { $to }.
solve-hint-blow = Se puede soplar algo: mira { $from }.
solve-solution = Ver la solución

saving-ends = { $move } acaba la partida sin ganarla.
saving-wins = { $move } pierde: las { $other } ganan con { $reply }.
saving-draws = Tras { $move }, las { $other } hacen tablas con { $reply }.
saving-huffs = Tras { $move }, las { $other } soplan una pieza: { $reply }.
saving-obliges = Tras { $move }, las { $other } te obligan, y adiós a la victoria.
saving-captures = Tras { $move }, las { $other } comen { $count ->
    [one] una pieza
   *[other] { $count } piezas
  } con { $reply } y no pierden a tiempo.
saving-promotes = Tras { $move }, las { $other } llegan a { $king } con { $reply }.
saving-escapes = Tras { $move }, las { $other } se escapan con { $reply }.

solution-title = La solución
solution-next = Jugar
solution-back = Atrás
solution-start = Desde el comienzo
solution-defences = { $count ->
    [one] Solo hay una respuesta.
   *[other] Hay { $count } respuestas posibles; la mejor va primero.
  }
solution-end = Partida ganada.

## The card for newcomers

six-title = { $game } en seis líneas
six-man-moves = { $id ->
    [la-dama] La
    [filippina] La
   *[other] El
  } { $man } da un paso: { $ways }.
six-man-captures = Captura { $ways }: salta la pieza de al lado y cae { $id ->
    [tama] en la casilla vacía
    [turkish] en la casilla vacía
   *[other] en el { $spot } vacío
  } de justo detrás, y sigue mientras pueda.
six-king = { $id ->
    [dhamet] El
   *[other] La
  } { $king } recorre cualquier distancia { $ways }, y captura desde cualquier distancia.
six-example = Un paso, una captura, una promoción a { $king }, y lo que puede hacer.
six-again = Verlo otra vez
six-more = Todas las reglas
six-board = Ejemplo de { $game }

## Past days

archive-title = { $game }: días pasados
archive-text = Todos los problemas pasados, para probar libremente. No cambian tu racha.
archive-games = Juegos
archive-empty = El primer problema es el del { $date }. Desde el día siguiente, los pasados estarán aquí.
archive-before = Mes anterior
archive-after = Mes siguiente

## Telling others

share-title = Cuéntaselo a alguien
share-head = Dama Atlas, { $game }, problema del día { $number }, { $date }
share-solved = Resuelto al { $count ->
    [1] primer
    [2] segundo
   *[other] tercer
  } intento{ $hints ->
    [0] {""}
    [one] , con una pista
   *[other] , con { $hints } pistas
  }.
share-missed = Esta vez no salió.
share-streak = { $count } días seguidos.
share-select = Aquí no se puede copiar. El texto está seleccionado: cópialo a mano.

transfer-title = Llevar tus rachas a otro dispositivo
transfer-text = Este código contiene los días que resolviste y los que fallaste. Ponlo en el otro dispositivo; no se pierde nada en ninguno.
transfer-own = Tu código
transfer-other = Código del otro dispositivo
transfer-take = Añadir a lo mío
transfer-taken = Añadido.
transfer-empty = No hay ningún código en el campo.
transfer-character = Hay un carácter que ningún código tiene. Los códigos solo llevan letras y cifras.
transfer-checksum = El código está incompleto, o hay un carácter mal escrito.
transfer-future = Este código es de una versión más nueva del sitio. Vuelve a cargar la página e inténtalo otra vez.
transfer-contents = Esto no es un código de rachas.
