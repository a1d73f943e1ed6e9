### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = Pindutin para maglaro
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = Kusang naglalaro ang { $game }

## Choosing

kiosk-languages = Mga wika
kiosk-games = Pumili ng tablero
kiosk-ways = Paano ka maglalaro?
kiosk-computer = Laban sa kompyuter
# Two people at a table, one at each end.
kiosk-facing = Dalawang manlalaro, magkaharap
# Two people in front of a screen on a wall.
kiosk-beside = Dalawang manlalaro, magkatabi
# One screen back, to choose again.
kiosk-back = Bumalik

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = Tapusin
kiosk-leave-label = Tapusin, at ayusin ang lahat para sa susunod na bisita
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = Para sa manlalarong nasa kabila

## Nobody has touched the screen for a while

kiosk-still = Nandiyan ka pa ba?
kiosk-still-in = { $seconds ->
    [1] Sa loob ng 1 segundo, aayusin ang lahat para sa susunod na bisita.
   *[other] Sa loob ng { $seconds } segundo, aayusin ang lahat para sa susunod na bisita.
  }
kiosk-here = Nandito pa ako

## Something is wrong

kiosk-trouble = Sandali lang po
kiosk-trouble-again = { $seconds ->
    [1] Hindi naihanda ang tablero. Susubukan ulit sa loob ng 1 segundo.
   *[other] Hindi naihanda ang tablero. Susubukan ulit sa loob ng { $seconds } segundo.
  }

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = Gaano kalaki ang screen na ito?
kiosk-measure-text = Idikit ang isang bank card sa kuwadrong ito. Baguhin ang kuwadro hanggang maging eksaktong kasinlapad ng card.
kiosk-measure-width = Lapad ng kuwadro
kiosk-measure-narrower = Mas makitid
kiosk-measure-wider = Mas malapad
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = { $pixels } pixel dito ang isang milimetro. Hindi bababa sa { $target } pixel ang lapad at taas ng mga pindutan.
kiosk-measure-word = Idagdag ito sa address ng screen:
kiosk-measure-open = Magsimula sa ganitong laki
