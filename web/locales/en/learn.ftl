### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.
###
### Most have the game's own words: $man, $king, $spot (one place of the board) and $game. About the
### example on the board, where a message speaks of it:
###   $count   number of legal moves            $takes    most pieces that one of them takes
###   $square  where the piece stands           $squares  a list of places
### "Blow" is the old draughts word for taking a piece off the board that left out a capture.

learn-line = Five games, each learned in about three minutes. Read a rule, watch it, try it.
learn-unknown = There is no page “{ $text }” here. Choose a game:
learn-part-rules = The rules, step by step
learn-part-mistakes = Common mistakes
learn-part-tips = Tips
learn-part-questions = Questions and answers
learn-to-first = Guided first game
learn-to-sheet = Rules sheet to print

## Boards to try

# $title: the heading above the board
learn-board = Example: { $title }
learn-show = Show me
learn-try = Try it
learn-reset = Set up again
learn-open = You move both sides. If something is not allowed, the board says why.

## Steps: their headings; others are those of the rule card

learn-step-board = The board
learn-step-men = Moving
learn-step-capture = Capturing
learn-step-chain = Several captures in one move
learn-step-most = Which capture
learn-step-blow = A capture left out
learn-step-king = The { $king }
learn-step-end = How a game ends

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = The board has 25 holes and no lines. From each hole one can go to all the holes around it.
learn-board-filippina = The board has 32 points, joined by slanting lines.
learn-board-all = The board has 64 squares, and all of them are used.
learn-board-dhamet = The board has 81 points, joined by lines. A point that slanting lines pass through is called wide; a point with straight lines only is called narrow.
# $men: how many each player has
learn-setup-middle = Each player has { $men } pieces. They fill the rows nearest to the player, and half of the middle row, on the player’s right. Only the centre is empty.
learn-setup-rows = Each player has { $men } pieces, on the second and third rows. The first row is empty.
learn-setup-near = Each player has { $men } pieces, on the three nearest rows.
learn-white-begins = White moves first.
learn-lot-begins = Lots decide who moves first. Here it is White.
learn-never-back = A { $man } never moves backward.
learn-men-lines = It follows the lines: from a narrow point it can only go straight ahead.
learn-takes-back = When it captures, a { $man } may go backward too.
learn-takes-straight = A { $man } may move slantwise, but it never captures slantwise.
learn-chain = A piece that has captured and can capture again goes on, in the same move. It may change direction.
learn-equal = If several captures take equally many, the choice is yours.
learn-blow-one = Only one piece may be blown, and only before your next move.
learn-corner-waits = Elsewhere on the far row a { $man } is not changed. It can only go sideways, towards a corner.
learn-passing = A { $man } that only passes there during a capture stays a { $man }.
learn-king-jump = It takes one piece at a time, with nothing else in between, and stops on any empty { $spot } behind it, before the next piece.
learn-king-straight = It moves slantwise too, but captures only straight.

## What there is to see on the boards

learn-see-start = White has { $count } possible moves at the start.
learn-see-moves = { $count ->
    [one] The { $man } on { $square } has one move.
   *[other] The { $man } on { $square } has { $count } moves.
  }
learn-see-wide = White has { $count } moves: three from the wide point, one from the narrow point.
learn-see-capture = White can take a piece.
learn-see-back = White takes a piece by jumping backward.
learn-see-straight = The piece in front can be taken. The piece that stands slantwise cannot.
learn-see-chain = White takes { $takes } pieces in one move.
learn-see-most = White must take { $takes } pieces here. Try to take fewer: the board says why not.
learn-see-blow = The piece on { $squares } did not capture. Blow it, then move.
learn-see-gone = The { $king } takes { $takes } pieces. On its way it goes over a { $spot } that was just emptied.
learn-see-stay = The { $king } takes { $takes } pieces. It could take more if the captured pieces did not block its way.
learn-see-turn = The { $king } takes the piece in front, then one to the side. It may not turn straight back to the piece behind it.
learn-see-promote = One more step, and the { $man } becomes a { $king }.
learn-see-waits = The { $man } on { $square } has reached the far row, but not a corner.
learn-see-passing = The { $man } reaches the far row, goes on, and stays a { $man }.
learn-see-crowned = The { $man } becomes a { $king } on the far row and takes another piece as a { $king }.
learn-see-king = The { $king } on { $square } has { $count } moves.
learn-see-king-takes = The { $king } can stop in { $count } places behind the piece it takes.
learn-see-king-straight = Only the piece straight ahead can be taken, not the one that stands slantwise.
learn-see-opening = The arrow shows the next fixed move.
learn-see-win = White wins with one move. Find it.

## Common mistakes

learn-wrong-back = Moving a { $man } backward. Only a { $king } can do that.
learn-wrong-leave = Overlooking a capture. It must be played, even if another move looks better.
learn-wrong-few = Taking the first piece you see. If another capture takes more, only that one is allowed.
learn-wrong-leave-owed = Overlooking a capture. It is allowed, but then your piece may be blown.
learn-wrong-stop = Stopping a capture too early. A piece that could have gone on may be blown.
learn-wrong-far-row = Expecting a { $king } anywhere on the far row. Only the corners make one.
learn-wrong-two = Jumping over two pieces at once. The { $spot } right behind the piece must be empty.
learn-wrong-slant-take = Capturing slantwise. A { $man } captures only forward and to the sides.
learn-wrong-slant = Moving slantwise. No piece does that in { $game }.
learn-wrong-narrow = Moving where there is no line. From a narrow point no slanting line leads on.
learn-wrong-opening = Leaving the fixed opening. At the start only the move shown is allowed.
learn-wrong-turn = Turning a { $king } straight back during a capture. It may only turn left or right.

## Tips

learn-tip-look = Before you move, see what your opponent could take afterwards.
learn-tip-pair = Two pieces in a row, one right behind the other, cannot be jumped along that line.
learn-tip-give = Give up one piece to take two: your opponent must capture, so you decide where that piece goes.
learn-tip-left = For a capture left out you lose only one piece. Sometimes that is cheaper.
learn-tip-corners = Guard your own corners. Your opponent’s pieces become kings there.
learn-tip-home = Keep some pieces on your first row. No opposing piece can become a king where they stand.
learn-tip-edge = A piece at the edge of the board cannot be captured.
learn-tip-side = If no step forward is good, step sideways and wait.
learn-tip-open = A { $king } is strongest on an open line. Clear one for yours.
learn-tip-wide = More ways lead on from a wide point than from a narrow one.

## Questions and answers

learn-q-choose = May I choose between captures?
learn-a-any = Yes, any of them will do.
learn-q-back = May a { $man } capture backward?
learn-a-back = Yes, although it never moves backward.
learn-a-back-no = No. Only a { $king } can.
learn-q-passing = Can a { $man } become a { $king } in the middle of a capture?
learn-a-passing = Yes, at once, and it goes on capturing as a { $king }.
learn-q-value = Does a { $king } count for more than a { $man } when the most must be taken?
learn-a-value = No. Each counts as one piece.
learn-q-blocked = What happens if I cannot move?
learn-a-blocked = Then you have lost.
learn-q-blow = Must I blow the piece?
learn-a-blow = No. You may simply move.
learn-q-turn = May the { $king } change direction during a capture?
learn-a-turn = Yes, to the left or right, after each piece it takes.
learn-q-opening = Must the fixed opening be played?
learn-a-opening = It is usual, but you can choose the free start for a new game.
learn-q-long = Can a game go on for ever?
# $moves: how many
learn-a-long = No. After { $moves } moves by each side without a capture and without a { $man } going forward, it is a draw.
learn-q-ways = Are there other rules for this game?
learn-a-ways = Yes. You can choose them for a new game:
learn-q-paper = Can I play without a screen?
learn-a-paper = Yes. The rules sheet has a board and pieces to cut out.

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = What differs from game to game, point by point. The small marks name the articles of the rules.
learn-row-rule = Rule
learn-row-board = Board
learn-row-men = Pieces of each player
learn-row-man = A man is called
learn-row-king = A king is called
learn-row-man-moves = A man moves
learn-row-man-captures = A man captures
learn-row-king-moves = A king moves
learn-row-king-captures = A king captures
learn-row-duty = Which capture must be played
learn-row-enforced = Leaving a capture out
learn-row-removal = Captured pieces leave
learn-row-turn = Turning straight back during a capture
learn-row-promotion = A man becomes a king on
learn-row-passing = It becomes a king
learn-row-opening = Opening
learn-row-draw = A draw, besides agreement
learn-is-board = { $width } by { $height }, { $count } places
learn-is-any = any
learn-is-most = one that takes the most pieces
learn-is-forced = not allowed
learn-is-owed = allowed, but a piece may be blown
learn-is-at-once = at once, one by one
learn-is-after = when the move is over
learn-is-allowed = not forbidden
learn-is-forbidden = forbidden
learn-is-at-end = where its move ends
learn-is-in-passing = at once, even during a capture
learn-is-fixed = the first five moves of each player are fixed
learn-is-free = free
learn-is-draw = one king each; the same position three times; { $moves } moves by each side without progress

## The guided first game: five tasks

learn-first-line = Five small tasks on the board. You play White.
learn-first-number = Task { $number } of { $count }
learn-first-done-number = Task { $number } of { $count }, done
learn-first-move = Move a { $man }.
learn-first-capture = Capture a black piece.
learn-first-most = Take { $takes } pieces in one move.
learn-first-blow = Black did not capture. Blow the piece on { $squares }.
learn-first-king = Make a { $king }.
# $moves: own moves to the win
learn-first-win = Win the game in { $moves } moves.
learn-first-good = Well done!
learn-first-not-yet = That move is allowed, but it is not the task. Try again.
# $move: Black's answer
learn-first-goes-on = Good. Black plays { $move }. Go on.
learn-first-next = Next task
learn-first-again = Start over
learn-first-end = You have seen the most important rules of { $game }. Now play a whole game!

## On paper

learn-print = Print
learn-print-line = For A4 or Letter paper, in black and white.
learn-print-start = The pieces at the start
learn-print-pieces = Pieces to cut out. For a { $king }, put one on top of another.
learn-print-board = Board to cut out
learn-print-more = Learn with boards that move: { $address }
learn-print-puzzle = Print today’s puzzle
learn-print-answer = Hints and the answer: { $address }
