### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = Puzzles of the day
daily-all = All of today’s puzzles
daily-archive = Past days
daily-number = Day { $number } · { $date }
daily-next = Next puzzle in { $time }
daily-today = Today’s puzzle
daily-opening = The puzzles are being fetched…
daily-no-bank = The puzzles of this game could not be loaded.
daily-none = { $game } has no puzzle for this day.
daily-no-number = { $game } has { $count } puzzles; there is none of this number.
daily-bad-number = “{ $text }” names no puzzle. A puzzle is named by its game and number, as turkish-12.
daily-bad-game = There are no puzzles of “{ $text }”.
daily-bad-date = This address names no day.
daily-future = The puzzle of { $date } is not there yet. Come back on that day.
daily-early = There was no puzzle on { $date }.

## On the home page

day-featured = Puzzle of the day: { $game }
day-all = All five

## How a puzzle stands

attempt-none = not tried yet
attempt-open = attempt { $count } of { $of }
attempt-now = Attempt { $count } of { $of }
attempt-solved = Solved at the { $count ->
    [1] first
    [2] second
   *[other] third
  } attempt
attempt-missed = Missed
attempt-hints = { $count ->
    [one] with a hint
   *[other] with { $count } hints
  }

streak-now = { $count ->
    [0] No streak yet.
    [one] 1 day in a row.
   *[other] { $count } days in a row.
  }
streak-any = Over all games:
streak-best = { $count ->
    [0] Solve a puzzle a day to begin one.
   *[other] Best: { $count }.
  }
# Counted for the best result of each day.
streak-spread-any = Best of each day: first attempt { $first }, second { $second }, third { $third }, missed { $missed }.
streak-spread = First attempt { $first }, second { $second }, third { $third }, missed { $missed }.

## One puzzle

solve-title = { $game }: puzzle
solve-number = Puzzle { $number } of the collection
solve-rules = How this game is played
solve-task = { $side } to play and win { $moves ->
    [one] with the next move
   *[other] in { $moves }
  }
solve-goes-on = Right. Now your move.
solve-right = Right. { $other } answers { $reply }. { $moves ->
    [one] Now win with one move.
   *[other] { $moves } moves to go.
  }
solve-solved = Solved at the { $count ->
    [1] first
    [2] second
   *[other] third
  } attempt. Well seen.
solve-missed = That was the third attempt. The solution is below.
solve-left = { $count ->
    [one] One attempt is left.
   *[other] { $count } attempts are left.
  }
solve-late = There is still a win, but it takes { $count } moves.
solve-again = Try again
solve-wait = First press “Try again”: then the position stands again.
solve-still = Nothing can be moved now.
solve-too-long = This move could not be judged in time. It does not count; please choose again.
solve-elsewhere = This puzzle has ended in another window.
solve-archive = A puzzle of the archive: it does not change your streak.
solve-outside = Outside the streak: there is a result for a later day already.
solve-ask-piece = Hint: which piece
solve-ask-square = Hint: which square
solve-hint-piece = Look at the piece on { $from }.
solve-hint-square = From { $from } to { $to }.
solve-hint-blow = Something may be blown: look at { $from }.
solve-solution = See the solution

saving-ends = { $move } ends the game without a win.
saving-wins = { $move } loses: { $other } wins with { $reply }.
saving-draws = After { $move }, { $other } draws with { $reply }.
saving-huffs = After { $move }, { $other } blows a piece: { $reply }.
saving-obliges = After { $move }, { $other } obliges you, and the win is gone.
saving-captures = After { $move }, { $other } takes { $count ->
    [one] a piece
   *[other] { $count } pieces
  } with { $reply }, and does not lose in time.
saving-promotes = After { $move }, { $other } makes a { $king } with { $reply }.
saving-escapes = After { $move }, { $other } gets away with { $reply }.

solution-title = The solution
solution-next = Play
solution-back = Back
solution-start = From the start
solution-defences = { $count } answers are possible; the best comes first.
solution-end = The game is won.

## The card for newcomers

six-title = { $game } in six lines
six-man-moves = A { $man } goes one step: { $ways }.
six-man-captures = It captures { $ways }: it jumps over the piece beside it to the empty { $spot } right behind, and goes on while it can.
six-king = A { $king } goes any distance { $ways }, and captures from any distance.
six-example = A step, a capture, a new { $king }, and what it can do.
six-again = Show it again
six-more = All the rules
six-board = Example of { $game }

## Past days

archive-title = { $game }: past days
archive-text = Every past puzzle, free to try. These do not change your streak.
archive-games = Games
archive-empty = The first puzzle is that of { $date }. From the day after, past ones stand here.
archive-before = Month before
archive-after = Month after

## Telling others

share-title = Tell a friend
share-head = Dama Atlas, { $game }, puzzle of day { $number }, { $date }
share-solved = Solved at the { $count ->
    [1] first
    [2] second
   *[other] third
  } attempt{ $hints ->
    [0] {""}
    [one] , with a hint
   *[other] , with { $hints } hints
  }.
share-missed = Missed this time.
share-streak = { $count } days in a row.
share-select = Copying is not possible here. The text is selected: copy it by hand.

transfer-title = Take your streaks to another device
transfer-text = This code holds the days you solved and missed. Put it in on the other device; nothing is lost on either.
transfer-own = Your code
transfer-other = Code of the other device
transfer-take = Add to mine
transfer-taken = Added.
transfer-empty = There is no code in the field.
transfer-character = There is a character that no code has. Codes have letters and digits only.
transfer-checksum = The code is not whole, or a character is mistyped.
transfer-future = This code comes from a newer version of the site. Load the page anew and try again.
transfer-contents = This is no code of streaks.
