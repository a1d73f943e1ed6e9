### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = Tocca per giocare
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = { $game }: gioca da solo

## Choosing

kiosk-languages = Lingue
kiosk-games = Scegli un tavoliere
kiosk-ways = Come vuoi giocare?
kiosk-computer = Contro il computer
# Two people at a table, one at each end.
kiosk-facing = In due, faccia a faccia
# Two people in front of a screen on a wall.
kiosk-beside = In due, fianco a fianco
# One screen back, to choose again.
kiosk-back = Indietro

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = Fine
kiosk-leave-label = Finisci, e prepara tutto per il prossimo visitatore
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = Per il giocatore di fronte

## Nobody has touched the screen for a while

kiosk-still = Sei ancora qui?
kiosk-still-in = { $seconds ->
    [one] Fra 1 secondo si prepara tutto per il prossimo visitatore.
   *[other] Fra { $seconds } secondi si prepara tutto per il prossimo visitatore.
  }
kiosk-here = Sono ancora qui

## Something is wrong

kiosk-trouble = Un momento, per favore
kiosk-trouble-again = { $seconds ->
    [one] Non è stato possibile preparare il tavoliere. Nuovo tentativo fra 1 secondo.
   *[other] Non è stato possibile preparare il tavoliere. Nuovo tentativo fra { $seconds } secondi.
  }

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = Quanto è grande questo schermo?
kiosk-measure-text = Accosta una carta bancaria al riquadro. Cambia il riquadro finché è largo esattamente come la carta.
kiosk-measure-width = Larghezza del riquadro
kiosk-measure-narrower = Più stretto
kiosk-measure-wider = Più largo
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = Qui un millimetro corrisponde a { $pixels } pixel. I pulsanti saranno larghi e alti almeno { $target } pixel.
kiosk-measure-word = Aggiungi questo all’indirizzo dello schermo:
kiosk-measure-open = Comincia con questa misura
