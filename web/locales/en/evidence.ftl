### Where the games come from, and one capture under five laws. Titles, names, citations and
### quotations are data (web/data/evidence); what is said about them stands here.

ev-none = not recorded

## The record

ev-record = The record
ev-place = Place
ev-dates = Dates
ev-who = Who told whom
ev-people = The players
ev-spaces = Where it was played
ev-spread = How widely
ev-material = Board and pieces
ev-begins = Who begins
ev-doubts = What sources differ on
ev-id = Record
ev-id-line = { $id }, { $collection }
ev-id-type = { $id }, { $collection }; { $type }
ev-confidence = Confidence given there: { $confidence } of 100
record-ethnography = ethnography

## The map

map-alt = Map of land and sea around { $place }; a mark at { $latitude }, { $longitude }.
map-north = { $degrees }° N
map-south = { $degrees }° S
map-east = { $degrees }° E
map-west = { $degrees }° W
map-spot = { $latitude }, { $longitude }.
map-credit = Land outlines: Natural Earth.
mark-itself = The mark stands at the place itself.
mark-manila = The source names the country alone; the mark stands at Manila.
mark-yerevan = The record names the country alone; the mark stands at Yerevan.
mark-nouakchott = The sources name the whole region; the mark stands at Nouakchott.
mark-istanbul = The source names the country alone; the mark stands at Istanbul.

## What is told

people-la-dama = Adults and elders, men, not of the elite.
spaces-la-dama = Outdoors, in public places.
material-la-dama = Twenty-five cupules or holes, and twelve pieces for each player, easily told apart. A dama is marked by a second piece in the same hole.
begins-la-dama = By lot, and so is the choice of pieces.
doubts-la-dama = Ludii’s own playable version leaves chains of captures out.

begins-white = White.
spread-filippina = There are regional variants with slightly different rules.
material-filippina = A board of points and lines instead of squares. The first rows of each player are the base.
doubts-filippina = The board is turned as in chess, the light square at the right; turned as in Italian draughts, the dark square at the right, it is in use as well.

material-tama = All squares of the board are used. Its great white diagonal lies the other way round from the French board; squares are named as in chess.
doubts-tama = When captured pieces leave: some sites of today’s players elsewhere take them off at once.

spread-dhamet = Widely played in Mauritania and the Saharan region in the 1980s, with competitions and championships.
material-dhamet = Sticks against camel droppings, in the sand. Rows 2, 4, 6, 8 and columns b, d, f, h are often not drawn. The words for the parts and the material are Arabic.
begins-dhamet = White, always, says the French rules page.
doubts-dhamet = Whether the opening is a rule (the article) or a convention (the French page).

spaces-turkish = In cafés, parks and homes.
spread-turkish = One of the most played board games of Türkiye.
material-turkish = A board of one colour is traditional.
doubts-turkish = The federation’s rulebook has the draw at one piece each for men too.

## Names

ev-names = Names
ev-names-other = Names in a language of the place are not recorded. These are the words of the source.
means-game = the game
means-game-hamidoun = the game, in a book of 1952
means-game-shatranj = the game; perhaps from shatranj, medieval chess
means-man = man
means-king = king
means-king-dates = dates, two of which mark a king
means-king-crystals = little sea crystals, two of which mark a king
means-king-pebbles = pebbles, two of which mark a king
means-king-snails = little snails, two of which mark a king
means-hole = hole
means-wide = wide point, which diagonals pass through
means-narrow = narrow point, without diagonals
means-base = a player’s first rows
means-huffed = blown off the board
means-lot = drawing lots

## Quotations

ev-quotes = In the words of the source
ev-quote-printed = The record prints “{ $printed }”.
quote-la-dama-duty = Whenever a capture can be made, it is an obligation to make it.
quote-la-dama-left = From forgetfulness or for advantage.
quote-la-dama-back = Under no circumstances.
quote-la-dama-king = Straight and broken lines, and going back.
quote-la-dama-lot = To see whose turn comes first.
quote-tama-promotion = One makes a king in passing.
quote-tama-removal = On the same principle as in our game.

## Sources

ev-sources = Sources
ev-issued-none = Date not recorded.
ev-volume-pages = { $volume }: { $pages }
ev-pages = pp. { $pages }
ev-account = the account on pp. { $pages }
ev-isbn = ISBN { $isbn }
role-account = Where it was written down
role-account-title = Where it was written down; the title is as the record prints it
role-encyclopaedia = Encyclopaedia article, in Spanish from French and English
role-rules-page = Rules page
role-rules-page-figures = Page of an Italian encyclopaedia of board games, with eight figures
role-rulebook = The federation’s rulebook, with ten worked examples
role-named = Named there
role-names = For the game’s name and its pieces

## What is attested and what is our reading

ev-articles = Attested, or our reading
ev-articles-line = The numbers are those of the rules’ articles; 0 stands before those that all five games share.
ev-variants = Other ways of playing offered here
mark-attested = attested
mark-partly = attested in part
mark-settled = our reading
ev-count = { $attested } articles are attested, { $partly ->
    [0] none
   *[other] { $partly }
  } in part, { $settled ->
    [0] none is
    [one] one is
   *[other] { $settled } are
  } our reading.

about-board = The board
about-setup = The setup
about-man-moves = How a { $man } moves
about-man-back = A { $man } going back
about-man-captures = How a { $man } captures
about-king = The { $king }
about-king-shown = How a { $king } is shown
about-duty = The duty to capture
about-duty-huff = The duty to capture, and blowing
about-removal = When captured pieces leave
about-removal-turns = When captured pieces leave, and turning straight back
about-half-turn = Not turning straight back
about-promotion = Becoming a { $king }
about-opening = The fixed opening
about-win = Winning
about-draw = Draws
about-draw-win = How the game ends
about-begins = Who begins
about-loss = Losing, and agreed or repeated draws
about-long = The long game
about-one-king = One { $king } each

why-la-dama-huff = The duty, and blowing the piece that leaves it, are told. Who moves after blowing is not: here the player who blew moves as well, by the custom of the Spanish games that to blow is not to move.
why-la-dama-promotion = The corners are told. A ficha that passes one within a chain is not: here it goes on as a ficha, and is crowned if it stops there.
why-la-dama-removal = The moment is not told. The source speaks of holes in turn occupied and empty, and of pieces taken by hand.
why-la-dama-begins = Drawing lots is the custom.
why-la-dama-strict = The record knows only the duty that may be left and then punished. This way is offered for those who would rather have it enforced.
why-silent-loss = Winning by taking all is told; nothing is said of a player who cannot move, nor of draws. The family of games is followed: who cannot move has lost.
why-silent-one-king = Not told. It is held here as in the other games.
why-long = No source lets kings circle for ever, and none gives a limit. The one that Turkish Dama has, 25 moves by each side, is used here.
why-filippina-draw = The limit of 25 moves, and the draw in every position of one dama each, are our reading.
why-filippina-long = The page gives no limit. The family of games counts 25 moves of a king by each side.
why-filippina-one-king = The page has it where neither dama can capture or block. That it holds always, unless one can be taken at once, is our reading.
why-tama-removal = Read from the words “on the same principle as in our game”, which is French draughts: pieces leave after the move.
why-tama-begins = Not told. White begins here, as in the other games.
why-dhamet-removal = The article is silent and likens the jump to international draughts. The French page says that pieces leave one by one. Turning straight back is forbidden by no source, so it is allowed.
why-dhamet-opening = The moves are told. The article has them fixed by rule, the French page by convention: so the opening is usual here and a free start is a choice.
why-dhamet-begins = By the French rules page.
why-told-loss = That a blocked player loses is told. Agreed and repeated draws are our reading.
why-dhamet-one-king = It is Mauritanian practice. That it does not hold while one can be taken at once is our reading.
why-dhamet-zamma = Under this name, elsewhere in North Africa, pieces leave after the move. All else is taken to be as in Dhamet.
why-dhamet-soufla = The article lets the opponent forbid a move that does not take the most, or blow the piece. How that is done in each case is our reading.
why-turkish-long = The rule of the rules page alone: 25 moves by each side.
why-turkish-one-king = The page has the draw. That it does not hold while one can be taken at once is our reading.

## Same capture, five laws

laws-line = The same pieces stand on five boards, and White is to move. What may be captured, and what must be, is another matter on each. Play the captures, or move the pieces yourself.
laws-turned = On the points of Dama Filippina everything stands turned by an eighth of a circle, since all its lines are slanted.
laws-play-all = Play the capture on all five
laws-reset-all = Set all up again
laws-play = Play the capture
laws-break = Leave part of it
laws-reset = Set up again
laws-count = { $count ->
    [one] One capture is legal.
   *[other] { $count } captures are legal.
  }
laws-takes-one = Pieces taken: { $most }.
laws-takes-range = Pieces taken: { $least } to { $most }.
laws-list = All { $count } captures
laws-capture = { $move }, takes { $count }
laws-risk = More could have been taken: Black may now blow { $squares }.
laws-articles = ({ $duty }, { $removal })

laws-la-dama = Any capture will do, and none is forced; the dama goes through the holes just emptied and may turn straight back, but a piece that leaves a capture or breaks one off may be blown.
laws-filippina = The most must be taken, and captured pieces stay until the move is over: the dama does not come back past them.
laws-tama = The most must be taken, and captured pieces stay until the move is over, as in French draughts: they block the way.
laws-dhamet = The most must be taken; pieces leave one by one, and the sultan goes through where they stood and may turn straight back.
laws-turkish = The most must be taken; pieces leave at once and open the way, but the dama may not turn straight back.
