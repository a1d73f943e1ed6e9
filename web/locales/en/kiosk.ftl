### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = Touch to play
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = { $game } plays by itself

## Choosing

kiosk-languages = Languages
kiosk-games = Choose a board
kiosk-ways = How will you play?
kiosk-computer = Against the computer
# Two people at a table, one at each end.
kiosk-facing = Two players, face to face
# Two people in front of a screen on a wall.
kiosk-beside = Two players, side by side
# One screen back, to choose again.
kiosk-back = Back

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = Finish
kiosk-leave-label = Finish, and set everything up for the next visitor
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = For the player opposite

## Nobody has touched the screen for a while

kiosk-still = Are you still there?
kiosk-still-in = { $seconds ->
    [one] In 1 second everything is set up for the next visitor.
   *[other] In { $seconds } seconds everything is set up for the next visitor.
  }
kiosk-here = I am still here

## Something is wrong

kiosk-trouble = One moment, please
kiosk-trouble-again = { $seconds ->
    [one] The board could not be set up. It tries again in 1 second.
   *[other] The board could not be set up. It tries again in { $seconds } seconds.
  }

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = How large is this screen?
kiosk-measure-text = Hold a bank card to the frame. Change the frame until it is exactly as wide as the card.
kiosk-measure-width = Width of the frame
kiosk-measure-narrower = Narrower
kiosk-measure-wider = Wider
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = One millimetre is { $pixels } pixels here. Buttons will be at least { $target } pixels wide and high.
kiosk-measure-word = Add this to the address of the screen:
kiosk-measure-open = Start with this size
