### The game being played: whose turn, why, what may be done.

board-label = Board of { $game }

## Whose turn

turn = { $side } to move
turn-looking = Looking back, after { $move }
turn-looking-start = Looking back, at the start

## Why the move is not free

due-any = You must capture; any capture will do.
due-any-owed = You ought to capture. If you leave it, a piece of yours may be blown.
due-maximum = { $count ->
    [one] You must capture.
   *[other] You must capture the most: { $count } pieces.
  }
due-maximum-owed = { $count ->
    [one] You ought to capture. If you leave it, a piece may be blown.
   *[other] You ought to capture the most, { $count } pieces. If you take fewer, a piece may be blown.
  }
due-obliged = You are obliged to capture the most: { $count ->
    [one] one piece
   *[other] { $count } pieces
  }.
due-opening = The opening is fixed: move { $move } of { $moves }. Follow the arrow.
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] Two ways lead there: choose 1 or 2.
   *[other] { $count } ways lead there: choose a number from 1 to { $count }.
  }
choice-many = Many ways lead there: choose stop by stop.

## After a broken duty

huff-open = { $side } left a capture. You may blow { $squares }, or play on.
huff-one = Blow { $square }
huff-short = blow
oblige-open = You may also oblige: the move is taken back and the most must be captured.
oblige-do = Oblige
opening-both = Play the opening for both

## The word of warning before a duty is broken, said once for each game

risk-title = You may leave the capture
risk-any = In { $game } a capture is owed, not forced. If you play this, your opponent may blow { $squares }: take the piece off the board, and then move as well.
risk-maximum = In this way of playing the greatest capture is owed, not forced. If you play this, your opponent may blow { $squares }, or oblige you to take the move back and capture the most.
risk-once = You are told this once.
risk-play = Play it
risk-back = Choose again

## Actions

do-undo = Undo
do-redo = Redo
do-moves = Moves
do-rules = Rules
do-more = More
do-flip = Turn the board
do-flip-short = Turn
do-new = New game
do-draw = Agree on a draw
do-resign = Resign
do-send = Send this game
do-settings = Settings
do-facing = Sit face to face
do-facing-end = Sit side by side
do-home = All five boards
more-title = More

## Moves and looking back

moves-title = Moves
moves-none = No move yet.
moves-first = To the start
moves-back = One back
moves-forward = One forward
moves-last = Back to the game
moves-other = …
look-return = Return to the game
look-still = You are looking back. Return to the game to move.

## Resigning, agreeing

resign-title = Who resigns?
resign-text = The other side wins.
resign-side = { $side } resigns
draw-title = A draw by agreement
draw-text = Do both players agree?
draw-yes = Both agree
play-on = Play on

## The end

won = { $side } wins
drawn = A draw
reason-no-pieces = { $loser } has no piece left.
reason-no-moves = { $loser } has no move left.
reason-resigned = { $loser } resigned.
reason-agreed = Both players agreed.
reason-one-king-each = One { $king } each, and nothing to take.
reason-long-game = { $moves } moves by each side without a capture and without a { $man } going forward, which is this app’s own limit.
reason-repetition = The same position for the third time.
end-again = New game

## Spoken shortly

say-move = { $side }: { $from } to { $to }
say-capture = { $side }: { $from } to { $to }, takes { $squares }
say-crowned = now a { $king }
say-huff = { $side } blows { $square }
say-oblige = { $side } obliges
say-attacks = { $from } can take { $squares }
say-attacks-none = { $from } can take nothing
say-attacked = { $squares } can take it
say-attacked-none = nothing can take it
say-undo = Taken back.
say-redo = Played again.
say-new = New game: { $game }.

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = The game is over.
why-off-board = That is not a { $spot } of this board.
why-empty = Nothing stands on { $from }.
why-not-your-piece = That piece is not yours; it is { $side }’s turn.
why-same-square = Choose another { $spot } to go to.
why-no-line = No line leads from { $from } to { $to }.
why-occupied = There is a piece on { $to } already.
why-backward = A { $man } never moves back.
why-sideways = A { $man } does not move sideways.
why-diagonal = A { $piece } does not move diagonally there.
why-too-far = A { $man } moves only to the next { $spot }.
why-own-in-the-way = Your own piece on { $squares } is in the way.
why-two-in-the-way = Two pieces one behind the other cannot be jumped.
why-no-capture-that-way = A { $piece } does not capture that way.
why-must-capture = A capture comes first: { $squares } can take.
why-fewer-than-maximum = That takes { $takes }; you must take { $maximum }, with { $better }.
why-half-turn = Within one capture you may not turn straight back.
why-chain-must-go-on = The capture is not over; you must go on.
why-fixed-opening = The first moves are fixed: follow the arrow.
why-obliged = You are obliged to capture the most: { $squares } can.
why-piece-stuck = The piece on { $from } cannot move now.
