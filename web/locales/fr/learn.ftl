### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.
###
### Most have the game's own words: $man, $king, $spot (one place of the board) and $game. About the
### example on the board, where a message speaks of it:
###   $count   number of legal moves            $takes    most pieces that one of them takes
###   $square  where the piece stands           $squares  a list of places
### "Blow" is the old draughts word for taking a piece off the board that left out a capture.

learn-line = Cinq jeux, chacun s’apprend en trois minutes environ. Lisez une règle, regardez-la, essayez-la.
learn-unknown = Il n’y a pas de page « { $text } » ici. Choisissez un jeu :
learn-part-rules = Les règles, pas à pas
learn-part-mistakes = Erreurs fréquentes
learn-part-tips = Conseils
learn-part-questions = Questions et réponses
learn-to-first = Première partie guidée
learn-to-sheet = Feuille de règles à imprimer

## Boards to try

# $title: the heading above the board
learn-board = Exemple : { $title }
learn-show = Montrez-moi
learn-try = Essayer
learn-reset = Remettre en place
learn-open = Vous jouez les deux camps. Si un coup n’est pas permis, le plateau dit pourquoi.

## Steps: their headings; others are those of the rule card

learn-step-board = Le plateau
learn-step-men = Se déplacer
learn-step-capture = Prendre
learn-step-chain = Plusieurs prises en un coup
learn-step-most = Quelle prise
learn-step-blow = Une prise oubliée
learn-step-king = { $id ->
    [dhamet] Le
   *[other] La
  } { $king }
learn-step-end = Comment finit une partie

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = Le plateau a 25 trous et aucune ligne. De chaque trou, on peut aller à tous les trous qui l’entourent.
learn-board-filippina = Le plateau a 32 points, reliés par des lignes obliques.
learn-board-all = Le plateau a 64 cases, et toutes servent.
learn-board-dhamet = Le plateau a 81 points, reliés par des lignes. Un point où passent des lignes obliques est dit large ; un point qui n’a que des lignes droites est dit étroit.
# $men: how many each player has
learn-setup-middle = Chacun a { $men } pièces. Elles remplissent les rangées les plus proches et, à sa droite, la moitié de la rangée du milieu. Seul le centre est vide.
learn-setup-rows = Chacun a { $men } pièces, sur les deuxième et troisième rangées. La première est vide.
learn-setup-near = Chacun a { $men } pièces, sur les trois rangées les plus proches.
learn-white-begins = Les Blancs jouent les premiers.
learn-lot-begins = Le sort décide qui joue en premier. Ici, ce sont les Blancs.
learn-never-back = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } ne recule jamais.
learn-men-lines = On suit les lignes : depuis un point étroit, on ne peut aller que droit devant.
learn-takes-back = Pour prendre, { $id ->
    [la-dama] une
    [filippina] une
   *[other] un
  } { $man } peut aussi aller en arrière.
learn-takes-straight = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } peut se déplacer en diagonale, mais ne prend jamais en diagonale.
learn-chain = Une pièce qui vient de prendre et peut prendre encore continue, dans le même coup. Elle peut changer de direction.
learn-equal = Si plusieurs prises rapportent autant, vous avez le choix.
learn-blow-one = On ne peut souffler qu’une pièce, et seulement avant votre coup suivant.
learn-corner-waits = Ailleurs sur la dernière rangée, { $id ->
    [la-dama] une
    [filippina] une
   *[other] un
  } { $man } ne change pas. Il ne reste qu’à aller de côté, vers un coin.
learn-passing = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } qui ne fait qu’y passer au cours d’une prise reste { $man }.
learn-king-jump = Les pièces se prennent une à la fois, sans rien d’autre entre deux ; l’arrêt se fait sur n’importe { $id ->
    [tama] quelle case
    [turkish] quelle case
   *[other] quel { $spot }
  } vide derrière, avant la pièce suivante.
learn-king-straight = On se déplace aussi en diagonale, mais on ne prend qu’en ligne droite.

## What there is to see on the boards

learn-see-start = Au début, les Blancs ont { $count ->
    [one] un coup possible
   *[other] { $count } coups possibles
  }.
learn-see-moves = { $count ->
    [one] { $id ->
        [la-dama] La
        [filippina] La
       *[other] Le
      } { $man } sur { $square } a un coup.
   *[other] { $id ->
        [la-dama] La
        [filippina] La
       *[other] Le
      } { $man } sur { $square } a { $count } coups.
  }
learn-see-wide = Les Blancs ont { $count } coups : trois depuis le point large, un depuis le point étroit.
learn-see-capture = Les Blancs peuvent prendre une pièce.
learn-see-back = Les Blancs prennent une pièce en sautant vers l’arrière.
learn-see-straight = La pièce de devant peut être prise. Celle qui est en diagonale, non.
learn-see-chain = Les Blancs prennent { $takes } pièces en un coup.
learn-see-most = Les Blancs doivent ici prendre { $takes } pièces. Essayez d’en prendre moins : le plateau dit pourquoi c’est impossible.
learn-see-blow = La pièce sur { $squares } n’a pas pris. Soufflez-la, puis jouez.
learn-see-gone = { $id ->
    [dhamet] Le
   *[other] La
  } { $king } prend { $takes } pièces. En chemin, le saut passe par { $id ->
    [tama] une case qui vient de se vider
    [turkish] une case qui vient de se vider
   *[other] un { $spot } qui vient de se vider
  }.
learn-see-stay = { $id ->
    [dhamet] Le
   *[other] La
  } { $king } prend { $takes } pièces. Les pièces prises lui barrent le chemin ; sans elles, il y en aurait d’autres à prendre.
learn-see-turn = { $id ->
    [dhamet] Le
   *[other] La
  } { $king } prend la pièce de devant, puis une sur le côté. Le demi-tour vers la pièce de derrière n’est pas permis.
learn-see-promote = Encore un pas, et { $id ->
    [la-dama] la
    [filippina] la
   *[other] le
  } { $man } devient { $king }.
learn-see-waits = { $id ->
    [la-dama] La
    [filippina] La
   *[other] Le
  } { $man } sur { $square } a atteint la dernière rangée, mais pas un coin.
learn-see-passing = { $id ->
    [la-dama] La
    [filippina] La
   *[other] Le
  } { $man } atteint la dernière rangée, continue, et reste { $man }.
learn-see-crowned = { $id ->
    [la-dama] La
    [filippina] La
   *[other] Le
  } { $man } devient { $king } sur la dernière rangée et prend une autre pièce comme { $king }.
learn-see-king = { $id ->
    [dhamet] Le
   *[other] La
  } { $king } sur { $square } a { $count ->
    [one] un coup
   *[other] { $count } coups
  }.
learn-see-king-takes = { $id ->
    [dhamet] Le
   *[other] La
  } { $king } peut s’arrêter à { $count ->
    [one] un endroit
   *[other] { $count } endroits
  } derrière la pièce prise.
learn-see-king-straight = Seule la pièce droit devant peut être prise, pas celle qui est en diagonale.
learn-see-opening = La flèche montre le prochain coup fixe.
learn-see-win = Les Blancs gagnent en un coup. Trouvez-le.

## Common mistakes

learn-wrong-back = Faire reculer { $id ->
    [la-dama] une
    [filippina] une
   *[other] un
  } { $man }. Il faut pour cela { $id ->
    [dhamet] un
   *[other] une
  } { $king }.
learn-wrong-leave = Ne pas voir une prise. Il faut la jouer, même si un autre coup semble meilleur.
learn-wrong-few = Prendre la première pièce qu’on voit. Si une autre prise en rapporte plus, elle seule est permise.
learn-wrong-leave-owed = Ne pas voir une prise. C’est permis, mais votre pièce peut alors être soufflée.
learn-wrong-stop = Arrêter une prise trop tôt. Une pièce qui pouvait continuer peut être soufflée.
learn-wrong-far-row = Attendre { $id ->
    [dhamet] un
   *[other] une
  } { $king } n’importe où sur la dernière rangée. Seuls les coins couronnent.
learn-wrong-two = Sauter deux pièces à la fois. Juste derrière la pièce, { $id ->
    [tama] la case doit être vide
    [turkish] la case doit être vide
   *[other] le { $spot } doit être vide
  }.
learn-wrong-slant-take = Prendre en diagonale. { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } ne prend qu’en avant et sur les côtés.
learn-wrong-slant = Se déplacer en diagonale. Aucune pièce ne le fait { $id ->
    [turkish] aux { $game }
   *[other] à { $game }
  }.
learn-wrong-narrow = Passer là où il n’y a pas de ligne. D’un point étroit ne part aucune ligne oblique.
learn-wrong-opening = Quitter l’ouverture fixe. Au début, seul le coup montré est permis.
learn-wrong-turn = Faire demi-tour avec { $id ->
    [dhamet] un
   *[other] une
  } { $king } au cours d’une prise. On ne peut tourner qu’à gauche ou à droite.

## Tips

learn-tip-look = Avant de jouer, voyez ce que l’adversaire pourrait prendre ensuite.
learn-tip-pair = Deux pièces alignées, l’une juste derrière l’autre, ne peuvent être sautées le long de cette ligne.
learn-tip-give = Donnez une pièce pour en prendre deux : l’adversaire doit prendre, c’est donc vous qui décidez où va sa pièce.
learn-tip-left = Une prise oubliée ne coûte qu’une pièce. C’est parfois moins cher.
learn-tip-corners = Gardez vos propres coins. Les pièces de l’adversaire y deviennent dames.
learn-tip-home = Laissez quelques pièces sur votre première rangée. Là où elles sont, aucune pièce adverse ne peut devenir dame.
learn-tip-edge = Une pièce au bord du plateau ne peut pas être prise.
learn-tip-side = Si aucun pas en avant n’est bon, faites un pas de côté et attendez.
learn-tip-open = { $id ->
    [dhamet] Un
   *[other] Une
  } { $king } donne toute sa force sur une ligne ouverte. Dégagez-en une.
learn-tip-wide = D’un point large partent plus de chemins que d’un point étroit.

## Questions and answers

learn-q-choose = Puis-je choisir entre plusieurs prises ?
learn-a-any = Oui, n’importe laquelle convient.
learn-q-back = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } peut-{ $id ->
    [la-dama] elle
    [filippina] elle
   *[other] il
  } prendre en arrière ?
learn-a-back = Oui, bien qu’en dehors des prises on ne recule jamais.
learn-a-back-no = Non. Il faut pour cela { $id ->
    [dhamet] un
   *[other] une
  } { $king }.
learn-q-passing = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } peut-{ $id ->
    [la-dama] elle
    [filippina] elle
   *[other] il
  } devenir { $king } au milieu d’une prise ?
learn-a-passing = Oui, aussitôt, et la prise continue comme { $king }.
learn-q-value = { $id ->
    [dhamet] Un
   *[other] Une
  } { $king } compte-t-{ $id ->
    [dhamet] il
   *[other] elle
  } plus { $id ->
    [la-dama] qu’une
    [filippina] qu’une
   *[other] qu’un
  } { $man } quand il faut prendre le plus possible ?
learn-a-value = Non. Chaque pièce compte pour une.
learn-q-blocked = Que se passe-t-il si je ne peux pas bouger ?
learn-a-blocked = Alors vous avez perdu.
learn-q-blow = Dois-je souffler la pièce ?
learn-a-blow = Non. Vous pouvez simplement jouer.
learn-q-turn = { $id ->
    [dhamet] Le
   *[other] La
  } { $king } peut-{ $id ->
    [dhamet] il
   *[other] elle
  } changer de direction au cours d’une prise ?
learn-a-turn = Oui, à gauche ou à droite, après chaque pièce prise.
learn-q-opening = Faut-il jouer l’ouverture fixe ?
learn-a-opening = C’est l’usage, mais vous pouvez choisir le début libre pour une nouvelle partie.
learn-q-long = Une partie peut-elle durer sans fin ?
# $moves: how many
learn-a-long = Non. Après { $moves } coups de chaque camp sans prise et sans { $id ->
    [la-dama] qu’une
    [filippina] qu’une
   *[other] qu’un
  } { $man } avance, elle est nulle.
learn-q-ways = Y a-t-il d’autres règles pour ce jeu ?
learn-a-ways = Oui. Vous pouvez les choisir pour une nouvelle partie :
learn-q-paper = Puis-je jouer sans écran ?
learn-a-paper = Oui. La feuille de règles contient un plateau et des pièces à découper.

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = Ce qui change d’un jeu à l’autre, ligne par ligne. Les petites marques nomment les articles des règles.
learn-row-rule = Règle
learn-row-board = Plateau
learn-row-men = Pièces de chacun
learn-row-man = Le pion s’appelle
learn-row-king = La dame s’appelle
learn-row-man-moves = Le pion se déplace
learn-row-man-captures = Le pion prend
learn-row-king-moves = La dame se déplace
learn-row-king-captures = La dame prend
learn-row-duty = La prise à jouer
learn-row-enforced = Laisser une prise
learn-row-removal = Les pièces prises partent
learn-row-turn = Demi-tour au cours d’une prise
learn-row-promotion = Le pion devient dame sur
learn-row-passing = Il devient dame
learn-row-opening = Ouverture
learn-row-draw = Nulle, outre l’accord
learn-is-board = { $width } sur { $height }, { $count } places
learn-is-any = n’importe laquelle
learn-is-most = celle qui prend le plus de pièces
learn-is-forced = non permis
learn-is-owed = permis, mais une pièce peut être soufflée
learn-is-at-once = aussitôt, une à une
learn-is-after = quand le coup est fini
learn-is-allowed = non interdit
learn-is-forbidden = interdit
learn-is-at-end = là où finit son coup
learn-is-in-passing = aussitôt, même au cours d’une prise
learn-is-fixed = les cinq premiers coups de chaque camp sont fixes
learn-is-free = libre
learn-is-draw = une dame de chaque côté ; la même position trois fois ; { $moves } coups de chaque camp sans progrès

## The guided first game: five tasks

learn-first-line = Cinq petites tâches sur le plateau. Vous jouez les Blancs.
learn-first-number = Tâche { $number } sur { $count }
learn-first-done-number = Tâche { $number } sur { $count }, faite
learn-first-move = Déplacez { $id ->
    [la-dama] une
    [filippina] une
   *[other] un
  } { $man }.
learn-first-capture = Prenez une pièce noire.
learn-first-most = Prenez { $takes } pièces en un coup.
learn-first-blow = Les Noirs n’ont pas pris. Soufflez la pièce sur { $squares }.
learn-first-king = Obtenez { $id ->
    [dhamet] un
   *[other] une
  } { $king }.
# $moves: own moves to the win
learn-first-win = Gagnez la partie en { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }.
learn-first-good = Bravo !
learn-first-not-yet = Ce coup est permis, mais ce n’est pas la tâche. Réessayez.
# $move: Black's answer
learn-first-goes-on = Bien. Les Noirs jouent { $move }. Continuez.
learn-first-next = Tâche suivante
learn-first-again = Recommencer
learn-first-end = Vous avez vu les règles les plus importantes de ce jeu : { $game }. Jouez maintenant une partie entière !

## On paper

learn-print = Imprimer
learn-print-line = Pour papier A4 ou Letter, en noir et blanc.
learn-print-start = Les pièces au début
learn-print-pieces = Pièces à découper. Pour { $id ->
    [dhamet] un
   *[other] une
  } { $king }, posez-en une sur une autre.
learn-print-board = Plateau à découper
learn-print-more = Apprendre avec des plateaux animés : { $address }
learn-print-puzzle = Imprimer le problème du jour
learn-print-answer = Indices et réponse : { $address }
