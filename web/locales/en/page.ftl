### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = Dama Atlas
app-line = Five draughts games, five boards

# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }, { $second }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }. { $second }
# A text that is a sentence without its full stop
sentence = { $text }.

nav-home = All five boards
nav-about = About
nav-access = Accessibility
nav-settings = Settings

## Home

home-play = Play { $game }
home-go-on = Play on
home-new = New game
home-begin = Play
home-waiting = Move { $number }, { $side } to move
home-kept = Games kept on this device
home-kept-line = { $game }, move { $number }
home-kept-over = { $game }, finished
home-people = two players here
home-computer = against the computer, { $level }
home-forget = Remove { $game } of { $date }

## New game

new-title = New game: { $game }
new-against = Opponent
new-people = Two players here
new-computer = The computer
new-level = How well it plays
new-you-play = You play
new-you-white = White
new-you-black = Black
new-rules = Rules
new-sides = Sides
new-white = White is near you, and begins
new-black = Black is near you
new-lot = Draw lots
new-seats = Seats
new-side-by-side = Side by side
new-facing = Face to face, pieces turned to each
new-start = Start
new-opening = The fixed opening
new-free = Free
new-begin = Begin
new-draw = Draw

lot-title = Two closed hands
lot-ask = Each hides a piece. Tap one.
lot-ask-computer = Each hides a piece. Tap one; the other is the computer’s.
lot-left = Left hand
lot-right = Right hand
lot-you = You have { $pieces }.
lot-you-begin = You begin.
lot-other-begins = The other player begins.
lot-computer-begins = The computer begins.
lot-begin = Begin

## The computer’s levels

level-easy = Easy
level-easy-line = makes the mistakes of a beginner
level-medium = Medium
level-medium-line = sees threats, misses longer plans
level-hard = Hard
level-hard-line = looks well ahead and misses little
level-master = Master
level-master-line = thinks { $seconds } seconds for each move

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = Where it comes from
nav-evidence-of = Where it comes from: { $game }
nav-laws = Same capture, five laws
evidence-title = Where { $game } comes from
evidence-opening = One moment…
evidence-missing = This page could not be put together.

## Learning the games; the rest of their words is loaded with these pages

nav-learn = Learn
nav-learn-of = Learn { $game }
nav-compare = The five games compared
nav-first-of = First game: { $game }
nav-sheet-of = Rules sheet: { $game }
nav-paper-of = Puzzle on paper: { $game }

## Settings

set-title = Settings
set-language = Language
# The language that the browser is set to
set-language-browser = As the browser
language-missing = The texts in { $language } could not be loaded.
set-light = Light
set-theme-system = As the device
set-theme-light = Day
set-theme-dark = Night
set-coordinates = Coordinates
set-coordinates-custom = As each board has them
set-coordinates-always = Always
set-coordinates-never = Never
set-filippina-names = Points of Dama Filippina
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = Board of Dama Filippina
set-lines = Points and lines
set-chequers = Chequers
set-italian = Turned as in Italy, the dark corner at the right
set-pieces = Pieces of La Dama
set-pebbles = Pebbles
set-dates = Dates
set-crystals = Sea crystals
set-snails = Little snails
set-speed = Motion
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-none = None
set-sound = Sounds of the pieces
set-resigns = The computer may resign when nothing is left

close = Close
dismiss = Understood

## Sending

send-title = Send this game
send-text = This address holds the whole game.
send-copy = Copy
send-share = Share…
send-copied = Copied.
send-select = Copying is not possible here. The address is selected: copy it by hand.

## About

about-title = About Dama Atlas
about-text = Five traditional draughts games on their own boards. Everything runs in this page; nothing is sent anywhere.
about-own = Dama Atlas is free software, under the MIT licence or the Apache licence 2.0, whichever you prefer.
about-embed = A board on your own page
about-version = Version { $version }
about-licences = What it is built with
about-licences-missing = The list of licences could not be loaded from { $url }.
about-licence = { $name } { $version }, { $licence }
about-engine = Engine
about-engine-streaming = { $url }, compiled while loading.
about-engine-buffer = { $url }, compiled after loading, because the server sends it as “{ $served }” and not as application/wasm.
about-thinking-worker = The computer player thinks beside the page, in a worker.
about-thinking-blob = The computer player thinks beside the page, in a worker made from a copy of its script.
about-thinking-page = The computer player thinks on the page itself, a little at a time: this browser, or this site’s policy, gives the page no worker.
about-storage-yes = Games and settings are kept on this device.
about-storage-no = Nothing is kept: this browser offers the page no storage.

## What can go wrong

store-none = Progress is not saved here: the browser offers this page no storage.
store-full = Progress is not saved: the storage of this browser is full.
store-damaged = Something kept on this device was damaged. It was set aside, not deleted, as { $key }.
store-newer = Something kept on this device comes from a newer version. It was set aside, not deleted, as { $key }.

link-title = This address holds no game
link-text = The part after # could not be read:
link-home = Go to the five boards

load-title = The rules could not be loaded
load-policy = This site’s Content-Security-Policy ({ $directive }) blocks WebAssembly. Whoever runs the site can allow it by adding 'wasm-unsafe-eval' to script-src, and 'self' to connect-src.
load-missing = There was no answer at the address of the rules.
load-not-wasm = Something else than the rules is at their address.
load-unsupported = This browser does not know WebAssembly. A current one does.
load-broken = The rules and this page do not fit together, or the file is damaged. Loading the page anew may help.
load-where = File: { $url }
load-detail = Said: { $detail }
load-again = Try again
