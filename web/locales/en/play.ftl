### The game being played: whose turn, why, what may be done.

board-label = Board of { $game }

## Whose turn

turn = { $side } to move
# The same as a spoken sentence
turn-said = { $side } to move.
turn-wait = It is the computer’s turn.
turn-looking = Looking back, after { $move }
turn-looking-start = Looking back, at the start

## The computer

thinking = { $side } is thinking
thinking-failed = The computer could not finish its thought.
thinking-again = Let it try again
progress = How far it has thought
thought-hint = Looking for the best move
thought-draw = The computer considers your offer
thought-review = Going through the game
seat-people = Two players
seat-computer = Computer, { $level }
seat-label = Opponent: { $who }
opponent-title = Who plays

draw-offered = The computer offers a draw.
draw-accept = Accept the draw
draw-decline = Decline
draw-refused = You play on.
draw-accepts-drawn = The computer accepts: played well, it is a draw anyway.
draw-accepts-lost = The computer accepts the draw, gladly: it was losing.
draw-accepts-worse = The computer accepts the draw, gladly: it stood worse.
draw-accepts-quiet = The computer accepts the draw: nobody stands better, and nothing has happened for long.
draw-declines-winning = The computer declines the draw: it is winning.
draw-declines-better = The computer declines the draw: it stands better.
draw-declines-open = The computer declines the draw: there is still much to play for.

advice-play = Play { $move }.
advice-blow = Blow { $square }.
advice-oblige = Oblige.
turned-nowhere = No single move turned this game.
turned-won = Here it turned. { $side } had a won game, and played { $move }.
turned-ahead = Here it turned. { $side } was ahead, and played { $move }.
turned-held = Here it turned. { $side } could still hold the game, and played { $move }.
turned-better = Better: { $move }.

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
capture-may-stop = You may stop here, by choosing the piece once more, or take on.
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
do-hint = Hint
do-hint-label = Hint: what would the master play?
do-moves = Moves
do-rules = Rules
do-more = More
do-flip = Turn the board
do-flip-short = Turn
do-new = New game
do-draw = Agree on a draw
do-offer = Offer a draw
do-offer-later = { $moves ->
    [one] Offer a draw, after one more move
   *[other] Offer a draw, after { $moves } more moves
  }
do-opponent = Opponent and level
do-swap = Swap sides
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
look-replay = Play on from here
look-still = You are looking back. Return to the game to move.

## Resigning, agreeing

resign-title = Who resigns?
resign-text = The other side wins.
resign-you-title = Resign this game?
resign-you-text = The computer wins.
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
end-turned = Where it turned

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
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes }; { $taken }.
say-undo = Taken back.
say-redo = Played again.
say-replay = A new game, from here.
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

## A typed move, for those who do not point at the board

typed-title = Type a move
# $example: two squares, as "d4 d5"
typed-label = Squares in their order, such as { $example }
typed-do = Play
typed-malformed = Name the square to go from and the square to go to.
# $texts: what was typed and is no square
typed-unknown-square = This board has no { $texts }.
typed-mixed-namings = Use numbers or letters, not both.
# $texts: the moves that are possible, in full
typed-ambiguous = Several captures go there. Type one in full: { $texts }.
typed-partly-named = Name every square on which the piece lands.
