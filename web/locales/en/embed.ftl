### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = What you can do
embed-again = Restart
embed-pause = Pause
embed-resume = Go on
embed-trouble = This board cannot be shown as it was asked for
embed-word = The word { $word } cannot be “{ $value }”.
embed-expected = It can be: { $values }

## The page that makes the lines

snip-title = A board on your page
snip-kind = What you paste
snip-kind-element = An element
snip-kind-element-line = two lines; the board takes the width of its place
snip-kind-frame = A frame
snip-kind-frame-line = one line, also where your page may run no script
snip-game = Game
snip-mode = What the board does
snip-mode-play = The visitor plays the computer
snip-mode-two = Two visitors play
snip-mode-daily = The day’s puzzle
snip-mode-puzzle = One puzzle
snip-mode-demo = It plays by itself
snip-mode-position = It shows a position
snip-side = Near the visitor
snip-puzzle = Number of the puzzle
snip-position = Position, if not the usual start
snip-moves = Moves from there, with blanks between
snip-skin = Pieces and board
snip-rules = A button for the rules
snip-links = Links to this site
snip-lines = Lines to paste
snip-width = Tried at a width of
snip-pixels = { $width } pixels
snip-try = The board as it will be
