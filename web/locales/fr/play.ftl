### The game being played: whose turn, why, what may be done.

board-label = Plateau de { $game }

## Whose turn

turn = Aux { $side } de jouer
# The same as a spoken sentence
turn-said = Aux { $side } de jouer.
turn-wait = C’est à l’ordinateur de jouer.
turn-looking = Retour en arrière, après { $move }
turn-looking-start = Retour en arrière, au début

## The computer

thinking = Les { $side } réfléchissent
thinking-failed = L’ordinateur n’a pas pu finir de réfléchir.
thinking-again = Le laisser réessayer
progress = Avancement de la réflexion
thought-hint = À la recherche du meilleur coup
thought-draw = L’ordinateur examine votre offre
thought-review = Relecture de la partie
seat-people = À deux
seat-computer = Ordinateur, { $level }
seat-label = Adversaire : { $who }
opponent-title = Qui joue

draw-offered = L’ordinateur propose la nulle.
draw-accept = Accepter la nulle
draw-decline = Refuser
draw-refused = La partie continue.
draw-accepts-drawn = L’ordinateur accepte : bien jouée, la partie est nulle de toute façon.
draw-accepts-lost = L’ordinateur accepte la nulle, et volontiers : il perdait.
draw-accepts-worse = L’ordinateur accepte la nulle, et volontiers : il était moins bien.
draw-accepts-quiet = L’ordinateur accepte la nulle : personne n’a l’avantage, et il ne se passe rien depuis longtemps.
draw-declines-winning = L’ordinateur refuse la nulle : il gagne.
draw-declines-better = L’ordinateur refuse la nulle : il est mieux.
draw-declines-open = L’ordinateur refuse la nulle : il y a encore beaucoup à jouer.

advice-play = Jouez { $move }.
advice-blow = Soufflez { $square }.
advice-oblige = Obligez.
turned-nowhere = Aucun coup n’a fait basculer cette partie à lui seul.
turned-won = C’est ici que la partie a basculé. Les { $side } avaient une partie gagnée et ont joué { $move }.
turned-ahead = C’est ici que la partie a basculé. Les { $side } avaient l’avantage et ont joué { $move }.
turned-held = C’est ici que la partie a basculé. Les { $side } pouvaient encore tenir et ont joué { $move }.
turned-better = Mieux : { $move }.

## Why the move is not free

due-any = Vous devez prendre ; n’importe quelle prise convient.
due-any-owed = Vous devriez prendre. Sinon, une de vos pièces peut être soufflée.
due-maximum = { $count ->
    [one] Vous devez prendre.
   *[other] Vous devez prendre le plus possible : { $count } pièces.
  }
due-maximum-owed = { $count ->
    [one] Vous devriez prendre. Sinon, une de vos pièces peut être soufflée.
   *[other] Vous devriez prendre le plus possible, { $count } pièces. Si vous en prenez moins, une pièce peut être soufflée.
  }
due-obliged = Vous êtes dans l’obligation de prendre le plus possible : { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }.
due-opening = L’ouverture est fixe : coup { $move } sur { $moves }. Suivez la flèche.
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] Deux chemins y mènent : choisissez 1 ou 2.
   *[other] { $count } chemins y mènent : choisissez un nombre de 1 à { $count }.
  }
capture-may-stop = Vous pouvez vous arrêter ici, en touchant de nouveau la pièce, ou continuer à prendre.
choice-many = De nombreux chemins y mènent : choisissez étape par étape.

## After a broken duty

huff-open = Les { $side } ont laissé une prise. Vous pouvez souffler { $squares }, ou jouer sans souffler.
huff-one = Souffler { $square }
huff-short = souffler
oblige-open = Vous pouvez aussi obliger : le coup est repris et il faut prendre le plus possible.
oblige-do = Obliger
opening-both = Jouer l’ouverture pour les deux camps

## The word of warning before a duty is broken, said once for each game

risk-title = Vous pouvez laisser la prise
risk-any = Dans ce jeu, { $game }, la prise est due, mais pas forcée. Si vous jouez ainsi, l’adversaire peut souffler { $squares } : ôter la pièce du plateau, et jouer aussi.
risk-maximum = Dans cette façon de jouer, la plus grande prise est due, mais pas forcée. Si vous jouez ainsi, l’adversaire peut souffler { $squares }, ou vous obliger à reprendre le coup et à prendre le plus possible.
risk-once = Cet avis ne vous est donné qu’une fois.
risk-play = Jouer ainsi
risk-back = Choisir à nouveau

## Actions

do-undo = Annuler
do-redo = Rétablir
do-hint = Indice
do-hint-label = Indice : que jouerait le maître ?
do-moves = Coups
do-rules = Règles
do-more = Plus
do-flip = Tourner le plateau
do-flip-short = Tourner
do-new = Nouvelle partie
do-draw = Convenir de la nulle
do-offer = Proposer la nulle
do-offer-later = { $moves ->
    [one] Proposer la nulle, après encore un coup
   *[other] Proposer la nulle, après encore { $moves } coups
  }
do-opponent = Adversaire et niveau
do-swap = Changer de camp
do-resign = Abandonner
do-send = Envoyer cette partie
do-settings = Réglages
do-facing = Se placer face à face
do-facing-end = Se placer côte à côte
do-home = Les cinq plateaux
more-title = Plus

## Moves and looking back

moves-title = Coups
moves-none = Aucun coup encore.
moves-first = Au début
moves-back = Un coup en arrière
moves-forward = Un coup en avant
moves-last = Retour à la partie
moves-other = …
look-return = Revenir à la partie
look-replay = Rejouer à partir d’ici
look-still = Vous regardez en arrière. Revenez à la partie pour jouer.

## Resigning, agreeing

resign-title = Qui abandonne ?
resign-text = L’autre camp gagne.
resign-you-title = Abandonner cette partie ?
resign-you-text = L’ordinateur gagne.
resign-side = Les { $side } abandonnent
draw-title = Nulle d’un commun accord
draw-text = Êtes-vous d’accord tous les deux ?
draw-yes = D’accord tous les deux
play-on = Continuer

## The end

won = Les { $side } gagnent
drawn = Partie nulle
reason-no-pieces = Les { $loser } n’ont plus de pièce.
reason-no-moves = Les { $loser } n’ont plus de coup.
reason-resigned = Les { $loser } ont abandonné.
reason-agreed = Les deux camps étaient d’accord.
reason-one-king-each = { $id ->
    [dhamet] Un
   *[other] Une
  } { $king } de chaque côté, et rien à prendre.
reason-long-game = { $moves } coups de chaque camp sans prise et sans { $id ->
    [la-dama] qu’une
    [filippina] qu’une
   *[other] qu’un
  } { $man } avance : c’est la limite propre à cette application.
reason-repetition = La même position pour la troisième fois.
end-again = Nouvelle partie
end-turned = Où elle a basculé

## Spoken shortly

say-move = { $side } : de { $from } à { $to }
say-capture = { $side } : de { $from } à { $to }, prise de { $squares }
say-crowned = désormais { $king }
say-huff = Les { $side } soufflent { $square }
say-oblige = Les { $side } obligent
say-attacks = { $from } peut prendre { $squares }
say-attacks-none = { $from } ne peut rien prendre
say-attacked = on peut la prendre depuis { $squares }
say-attacked-none = rien ne peut la prendre
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes } ; { $taken }.
say-undo = Repris.
say-redo = Rejoué.
say-replay = Une nouvelle partie, à partir d’ici.
say-new = Nouvelle partie : { $game }.

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = La partie est finie.
why-off-board = Ce plateau n’a pas de { $spot } à cet endroit.
why-empty = Il n’y a rien sur { $from }.
why-not-your-piece = Cette pièce n’est pas à vous ; c’est aux { $side } de jouer.
why-same-square = Choisissez { $id ->
    [tama] une autre
    [turkish] une autre
   *[other] un autre
  } { $spot } où aller.
why-no-line = Aucune ligne ne mène de { $from } à { $to }.
why-occupied = Il y a déjà une pièce sur { $to }.
why-backward = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } ne recule jamais.
why-sideways = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } ne se déplace pas de côté.
why-diagonal = Cette pièce, { $piece }, ne se déplace pas en diagonale à cet endroit.
why-too-far = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } ne va pas plus loin que { $id ->
    [tama] la case voisine
    [turkish] la case voisine
   *[other] le { $spot } voisin
  }.
why-own-in-the-way = Votre propre pièce sur { $squares } barre le chemin.
why-two-in-the-way = On ne peut pas sauter deux pièces l’une derrière l’autre.
why-no-capture-that-way = Cette pièce, { $piece }, ne prend pas dans cette direction.
why-must-capture = La prise passe d’abord : on peut prendre depuis { $squares }.
why-fewer-than-maximum = Ce coup en prend { $takes } ; il faut en prendre { $maximum }, avec { $better }.
why-half-turn = Au cours d’une même prise, on ne peut pas faire demi-tour.
why-chain-must-go-on = La prise n’est pas finie ; il faut continuer.
why-fixed-opening = Les premiers coups sont fixes : suivez la flèche.
why-obliged = Vous êtes dans l’obligation de prendre le plus possible, depuis { $squares }.
why-piece-stuck = La pièce sur { $from } ne peut pas bouger pour le moment.

## A typed move, for those who do not point at the board

typed-title = Taper un coup
# $example: two squares, as "d4 d5"
typed-label = Les cases dans l’ordre, par exemple { $example }
typed-do = Jouer
typed-malformed = Nommez la case de départ et la case d’arrivée.
# $texts: what was typed and is no square
typed-unknown-square = Ce plateau n’a pas { $texts }.
typed-mixed-namings = Des chiffres ou des lettres, pas les deux.
# $texts: the moves that are possible, in full
typed-ambiguous = Plusieurs prises y mènent. Tapez-en une en entier : { $texts }.
typed-partly-named = Nommez chaque case où la pièce se pose.
