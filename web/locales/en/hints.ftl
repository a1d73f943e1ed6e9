### Why a move is good, or why it failed: one message for each kind of reason, `hint-` and its name.
###
### All have the game's own words $man, $king, $spot and $game; $side, whose move it is, and $other;
### $squares, a list of places; and these numbers:
###   $takes  pieces that $side takes          $loses  pieces that $other takes, or could
###   $count  a number, and $of, what it is compared with: what they count stands with each message
###   $plies  turns of both sides to the end of the game or of the line; $moves, the same in moves of $side

## The opening, the end, what else there was

# $count: moves that the opening leaves open
hint-opening = { $count ->
    [one] The opening is fixed, and this is its move.
   *[other] The opening is fixed; here it leaves { $count } moves to choose from.
  }
hint-wins-now = It ends the game: { $side } wins.
hint-wins = { $moves ->
    [one] It wins at once.
   *[other] It wins, whatever { $other } does, in { $moves } moves at most.
  }
hint-blows = It takes the piece on { $squares } off the board, which should have captured; then { $side } moves as well.
# $count: pieces that must be taken
hint-obliges = The last move is taken back, and { $other } must capture the most: { $count ->
    [one] one piece
   *[other] { $count } pieces
  }.
hint-only = { $takes ->
    [0] It is the only move.
    [one] It is the only move, and it takes one piece.
   *[other] It is the only move, and it takes { $takes } pieces.
  }
hint-draws-now = It ends the game as a draw.
# $count: the other things to do
hint-only-defence = { $count ->
    [one] The only other move loses the game.
   *[other] Each of the { $count } other moves loses the game.
  }
hint-lost = { $moves ->
    [one] The game cannot be saved: { $other } wins with the next move.
   *[other] The game cannot be saved: { $other } wins in { $moves } moves at most.
  }
hint-stops-win = Otherwise { $other } could have won at once.

## Captures and what they cost

hint-takes-king = It takes a { $king }, on { $squares }{ $takes ->
    [one] {""}
   *[other] , and { $takes } pieces in all
  }{ $loses ->
    [0] . Nothing can be taken back.
    [one] . { $other } can take one piece back.
   *[other] . { $other } can take { $loses } pieces back.
  }
hint-promotes = The { $man } becomes a { $king }{ $takes ->
    [0] {""}
    [one] {" "}and takes one piece
   *[other] {" "}and takes { $takes } pieces
  }{ $loses ->
    [0] .
    [one] ; { $other } can take one piece.
   *[other] ; { $other } can take { $loses } pieces.
  }
hint-takes-free = { $takes ->
    [one] It takes one piece, and nothing can be taken back.
   *[other] It takes { $takes } pieces, and nothing can be taken back.
  }
hint-takes-more = It takes { $takes } pieces; { $other } can take only { $loses } back.
# $count: how many pieces $side has more
hint-trades-ahead = It trades { $takes ->
    [one] one for one
   *[other] { $takes } for { $loses }
  }, which is good for { $side }, who has { $count ->
    [one] one piece
   *[other] { $count } pieces
  } more.
hint-trades = It takes { $takes ->
    [one] one piece, and { $other } can take one back.
   *[other] { $takes } pieces, and { $other } can take as many back.
  }
hint-cheapest-capture = Every capture here costs more than it takes, and none costs less than this: it takes { $takes }, and { $other } can take { $loses }.
hint-takes-less = It takes { $takes ->
    [one] one piece
   *[other] { $takes } pieces
  }, though { $other } can take { $loses } back.
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = It leaves the capture, and that costs less: { $loses ->
    [one] one piece
   *[other] { $loses } pieces
  } at most, against { $of } after a capture.
hint-breaks-duty = It leaves a capture, though { $other } may blow a piece for it: { $squares }.
hint-sacrifices = It offers a piece to take more: whatever { $other } takes, { $side } can take back { $takes } for { $loses }, or better.
# the line of moves that is expected
hint-gains = If both play well, it takes { $takes ->
    [one] one piece
   *[other] { $takes } pieces
  } in the moves to come and loses { $loses ->
    [0] none
    [one] one
   *[other] { $loses }
  }.
hint-heads-for-draw = If both play well, the game ends as a draw.
hint-offers-trade = It offers a trade: whatever { $other } takes, { $side } can take as many back.

## Danger and safety

hint-wins-piece = { $takes ->
    [one] Whatever { $other } answers, { $side } can take a piece next.
   *[other] Whatever { $other } answers, { $side } can take { $takes } pieces next.
  }
# $count: the pieces on $squares
hint-saves = It saves { $count ->
    [one] the piece on { $squares }
   *[other] the pieces on { $squares }
  }; otherwise { $other } could take { $loses ->
    [one] one piece
   *[other] { $loses } pieces
  }.
# $of: pieces that could be taken before
hint-saves-some = { $other } could have taken { $of } pieces; now it is { $loses ->
    [one] one
   *[other] { $loses }
  }.
hint-only-safe = { $loses ->
    [one] It is the only move after which { $other } can take nothing.
   *[other] It is the only move after which { $other } can take nothing; all others let { $loses } pieces or more be taken.
  }
hint-forks = It attacks the pieces on { $squares }, and { $other } can take nothing.
hint-threatens = { $takes ->
    [one] It threatens to take the piece on { $squares }, and { $other } can take nothing.
   *[other] It threatens to take { $takes } pieces, that on { $squares } among them, and { $other } can take nothing.
  }
hint-forces = { $loses ->
    [0] { $other } has only one answer.
   *[other] { $other } has only one answer, a capture.
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = No other move loses less: { $other } can take { $loses ->
    [one] one piece
   *[other] { $loses } pieces
  }, after others more.
hint-safe = { $other } can take nothing after it; after { $count } of the { $of } other moves something could be taken.

## Places, ways and room

hint-king-next = Whatever { $other } answers, a { $man } can become a { $king } next.
hint-stops-king = { $other } could have made a { $king } next, from { $squares }; now that cannot be.
# $count: steps to the place where a man becomes a king
hint-runs = { $count ->
    [one] The way of the { $man } on { $squares } is open: one step more, and it is a { $king }.
   *[other] The way of the { $man } on { $squares } is open: { $count } steps more, and it is a { $king }.
  }
hint-opens-way = { $count ->
    [one] It clears the way of the { $man } on { $squares }: one step more, and it is a { $king }.
   *[other] It clears the way of the { $man } on { $squares }: { $count } steps more, and it is a { $king }.
  }
# $count and $of: moves that $other has, and would have had
hint-cramps = It leaves { $other } { $count ->
    [one] only one move
   *[other] only { $count } moves
  } instead of { $of }.
# $count and $of: places that the king can go to, now and before
hint-frees-king = It sets the { $king } free: { $count } ways to go instead of { $of }.
# $count: rows to the far row
hint-advances = { $count ->
    [0] The { $man } is on the far row, and nothing can be taken.
    [one] The { $man } goes forward to the last row but one, and nothing can be taken.
   *[other] The { $man } goes forward, { $count } rows from the far row, and nothing can be taken.
  }
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = It goes to a { $spot } from which more ways lead on: { $count } instead of { $of }.
hint-keeps-back = It leaves the back row guarded, on { $squares }.
# $count and $of: own pieces beside it, now and before
hint-joins = It closes up: { $count } of { $side }’s pieces beside it instead of { $of }.
# $count and $of: moves that $side has, now and before
hint-more-room = It makes room: { $side } has { $count } moves instead of { $of }.
hint-level = A quiet move, after which { $other } can take nothing.
hint-nothing-better = { $other } can take { $loses ->
    [one] one piece
   *[other] { $loses } pieces
  } after it, but nothing better is to be seen.

## Why a move failed

hint-fails-loses = After that { $other } wins.
hint-fails-blown = A capture was left: { $other } blows { $squares }.
hint-fails-draws = After that the game is a draw.
hint-fails-loses-pieces = { $other } answers by taking { $loses ->
    [one] one piece
   *[other] { $loses } pieces
  }; { $side } gets { $takes ->
    [0] none
    [one] one
   *[other] { $takes }
  } for it.
hint-fails-later = In the moves that follow { $other } takes { $loses ->
    [one] one piece
   *[other] { $loses } pieces
  }, and { $side } { $takes ->
    [0] none
    [one] one
   *[other] { $takes }
  }.
hint-fails-promotes = { $other } answers by making a { $king }.
# $count: pieces that could have been taken
hint-fails-takes-less = It takes { $takes ->
    [0] nothing
    [one] one piece
   *[other] { $takes } pieces
  }, where { $count } could have been taken.
hint-fails-escapes = What it attacked gets away: { $squares }.
hint-fails-holds = { $other } has an answer to it.
