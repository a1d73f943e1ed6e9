### The rule card of a game: built from the engine's rule table.

card-title = { $game } : les règles
card-men = Chaque camp commence avec { $count } pions.
card-man-moves = Comment { $id ->
    [la-dama] la
    [filippina] la
   *[other] le
  } { $man } se déplace
card-man-captures = Comment { $id ->
    [la-dama] la
    [filippina] la
   *[other] le
  } { $man } prend
card-king-moves = Comment { $id ->
    [dhamet] le
   *[other] la
  } { $king } se déplace
card-king-captures = Comment { $id ->
    [dhamet] le
   *[other] la
  } { $king } prend
card-one-step = De { $spot } en { $spot }
card-jump = En sautant { $id ->
    [tama] sur la case vide juste derrière
    [turkish] sur la case vide juste derrière
    [la-dama] dans le trou vide juste derrière
   *[other] sur le point vide juste derrière
  }
card-range = À toute distance, par des { $id ->
    [la-dama] trous
    [tama] cases
    [turkish] cases
   *[other] points
  } vides
card-king-jump = De toute distance, pour s’arrêter sur n’importe { $id ->
    [tama] quelle case
    [turkish] quelle case
   *[other] quel { $spot }
  } vide derrière
card-along = On se déplace et on prend seulement le long des lignes tracées.

dir-all = dans toutes les directions
dir-forward = en avant
dir-forward-right = en avant à droite
dir-right = à droite
dir-backward-right = en arrière à droite
dir-backward = en arrière
dir-backward-left = en arrière à gauche
dir-left = à gauche
dir-forward-left = en avant à gauche

card-duty = Le devoir de prendre
card-duty-any-enforced = Quand vous pouvez prendre, vous devez le faire ; n’importe quelle prise convient.
card-duty-any-owed = Quand vous pouvez prendre, vous devez le faire ; n’importe quelle prise convient. Sinon, ou si vous vous arrêtez trop tôt, l’adversaire peut souffler une pièce qui aurait dû prendre, puis il joue.
card-duty-maximum-enforced = Quand vous pouvez prendre, vous devez le faire, et prendre autant de pièces que possible. { $id ->
    [dhamet] Un
   *[other] Une
  } { $king } compte pour une.
card-duty-maximum-owed = Quand vous pouvez prendre, vous devez prendre autant de pièces que possible. Si vous en prenez moins, l’adversaire peut souffler une pièce qui pouvait en prendre le plus, puis il joue.
card-oblige = Au lieu de souffler, l’adversaire peut vous obliger : le coup est repris, et vous devez prendre le plus possible.

card-removal = Les pièces prises
card-removal-at-once = Chacune part dès qu’elle est sautée ; { $id ->
    [tama] sa case est libre
    [turkish] sa case est libre
   *[other] son { $spot } est libre
  } pour la suite de la prise.
card-removal-after-move = Elles restent jusqu’à la fin de la prise ; elles barrent le chemin, et aucune n’est sautée deux fois.

card-half-turn = Le demi-tour
card-half-turn-no = Au cours d’une même prise, { $id ->
    [dhamet] le
   *[other] la
  } { $king } ne peut pas faire demi-tour.

card-promotion = Comment on devient { $king }
card-promotion-at-end = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } qui finit son coup sur { $squares } devient { $king }.
card-promotion-in-passing = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } qui atteint { $squares } devient { $king } aussitôt, même au cours d’une prise, et continue ainsi.
card-far-row = la dernière rangée
card-far-corners = un coin du fond ({ $white } pour les Blancs, { $black } pour les Noirs)

card-opening = L’ouverture
card-opening-fixed = Les cinq premiers coups de chaque camp sont fixes, sauf si l’on choisit le début libre.

card-win = Gagner
card-win-text = Vous gagnez quand l’autre camp n’a plus de pièce, ou plus de coup.
card-draw = La nulle
card-draw-king = { $id ->
    [dhamet] Un
   *[other] Une
  } { $king } de chaque côté, sauf si l’on peut prendre aussitôt.
card-draw-long = { $moves } coups de chaque camp sans prise et sans { $id ->
    [la-dama] qu’une
    [filippina] qu’une
   *[other] qu’un
  } { $man } avance ; cette limite est propre à l’application.
card-draw-repetition = La même position pour la troisième fois.
card-draw-agreed = D’un commun accord.
