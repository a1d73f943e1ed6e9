### The five games: names, what the records say of them, and their own words.

la-dama = La Dama
filippina = Dama Filippina
tama = Tama
dhamet = Dhamet
turkish = Turkish Dama

## Rule sets, as they are chosen when a game begins

rules-la-dama = As told: a missed capture may be blown
rules-la-dama-strict = Strict: captures must be played
rules-filippina = The one rule set
rules-tama = The one rule set
rules-dhamet = Mauritania: pieces leave one by one
rules-dhamet-zamma = Zamma: pieces leave after the move
rules-dhamet-soufla = Soufla: a smaller capture may be blown or taken back
rules-turkish = The one rule set

short-la-dama-strict = strict
short-dhamet-zamma = Zamma
short-dhamet-soufla = soufla

## Where, when, who told

place-la-dama = Puerto de la Cruz, Tenerife, Canary Islands
when-la-dama = 1911–1994
told-la-dama = Told by several men aged 64 to 81, of the games that stood in public places; written down by Espinel Cejas and González García, 1994.

place-filippina = Philippines
when-filippina = dates not recorded
told-filippina = From an Italian page of board games (2024), which names Murray and Parlett. Who told it is not recorded.

place-tama = Armenia
when-tama = 1934
told-tama = Written down by W. Schmidt in a French draughts review, 1934. Who told it is not recorded.

place-dhamet = Western Sahara and Mauritania
when-dhamet = widely played in the 1980s
told-dhamet = After Abdallahi Ol Bah, “Les dames du désert”, 1984, and a French rules page. The players who told it are not recorded.

place-turkish = Türkiye
when-turkish = dates not recorded
told-turkish = From the rules page of CetinsGame, and the federation’s rulebook, which agrees in its ten worked examples. Played in cafés, parks and homes.

## What a man and a king are called

man-la-dama = ficha
king-la-dama = dama
man-filippina = pedina
king-filippina = dama
man-tama = pion
king-tama = dame
man-dhamet = man
king-dhamet = sultan
man-turkish = taş
king-turkish = dama

## A place on the board

spot-la-dama = hole
spot-filippina = point
spot-tama = square
spot-dhamet = point
spot-turkish = square

## The sides

side-white = White
side-black = Black

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = White, the beach pebbles
pieces-la-dama-black = Black, the lava
pieces-filippina-white = White, the bone discs
pieces-filippina-black = Black, the red-brown discs
pieces-tama-white = White, the ivory discs
pieces-tama-black = Black, the dark discs
pieces-dhamet-white = White, the sticks
pieces-dhamet-black = Black, the round pellets
pieces-turkish-white = White, the boxwood
pieces-turkish-black = Black, the ebony

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $side } { $piece }
cell-empty = empty
cell-can-move = can move
cell-must-capture = must capture
cell-picked = picked up
cell-target-move = may go here
cell-target-capture = captures { $victims }
cell-target-stop = one way of the capture, takes { $victims }
cell-target-end = end of the capture, takes { $victims }
cell-target-choice = several captures end here
cell-huffable = may be blown
