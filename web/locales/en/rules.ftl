### The rule card of a game: built from the engine's rule table.

card-title = { $game }: the rules
card-men = Each side begins with { $count } men.
card-man-moves = A { $man } moves
card-man-captures = A { $man } captures
card-king-moves = A { $king } moves
card-king-captures = A { $king } captures
card-one-step = One { $spot } at a time
card-jump = By jumping to the empty { $spot } right behind
card-range = Any distance over empty { $spot ->
    [hole] holes
    [point] points
   *[square] squares
  }
card-king-jump = From any distance, landing on any empty { $spot } behind
card-along = Both move and capture only along the lines that are drawn.

dir-all = in every direction
dir-forward = forward
dir-forward-right = forward right
dir-right = right
dir-backward-right = backward right
dir-backward = backward
dir-backward-left = backward left
dir-left = left
dir-forward-left = forward left

card-duty = Capturing
card-duty-any-enforced = When you can capture you must; any capture will do.
card-duty-any-owed = When you can capture you should; any capture will do. If you do not, or stop too soon, your opponent may blow one piece that should have captured, and then moves.
card-duty-maximum-enforced = When you can capture you must, and you must take as many pieces as you can. A { $king } counts as one.
card-duty-maximum-owed = When you can capture you should take as many pieces as you can. If you take fewer, your opponent may blow one piece that could have taken the most, and then moves.
card-oblige = Instead of blowing, your opponent may oblige you: the move is taken back, and you must capture the most.

card-removal = Captured pieces
card-removal-at-once = Each leaves as it is jumped; its { $spot } is free for the rest of the capture.
card-removal-after-move = They stay until the capture is over; they block the way, and none is jumped twice.

card-half-turn = Turning back
card-half-turn-no = Within one capture the { $king } may not turn straight back.

card-promotion = Becoming a { $king }
card-promotion-at-end = A { $man } that ends its move on { $squares } becomes a { $king }.
card-promotion-in-passing = A { $man } that reaches { $squares } becomes a { $king } at once, even within a capture, and goes on as one.
card-far-row = the far row
card-far-corners = a far corner ({ $white } for White, { $black } for Black)

card-opening = The opening
card-opening-fixed = The first five moves of each side are fixed, unless you begin with the free start.

card-win = Winning
card-win-text = You win when the other side has no piece left, or no move.
card-draw = A draw
card-draw-king = One { $king } each, unless one can be taken at once.
card-draw-long = { $moves } moves by each side without a capture and without a { $man } going forward; this limit is the app’s own.
card-draw-repetition = The same position for the third time.
card-draw-agreed = When both agree.
