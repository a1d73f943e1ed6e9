### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = Problèmes du jour
daily-all = Tous les problèmes du jour
daily-archive = Jours passés
daily-number = Jour { $number } · { $date }
daily-next = Prochain problème dans { $time }
daily-today = Le problème du jour
daily-opening = Les problèmes arrivent…
daily-no-bank = Les problèmes de ce jeu n’ont pas pu être chargés.
daily-none = { $game } n’a pas de problème pour ce jour.
daily-no-number = { $game } compte { $count ->
    [one] un problème
   *[other] { $count } problèmes
  } ; aucun ne porte ce numéro.
daily-bad-number = « { $text } » ne désigne aucun problème. Un problème se désigne par son jeu et son numéro, comme turkish-12.
daily-bad-game = Il n’y a pas de problèmes de « { $text } ».
daily-bad-date = Cette adresse ne désigne aucun jour.
daily-future = Le problème du { $date } n’est pas encore là. Revenez ce jour-là.
daily-early = Il n’y avait pas de problème le { $date }.

## On the home page

day-featured = Problème du jour : { $game }
day-all = Les cinq

## How a puzzle stands

attempt-none = pas encore essayé
attempt-open = essai { $count } sur { $of }
attempt-now = Essai { $count } sur { $of }
attempt-solved = Résolu au { $count ->
    [1] premier
    [2] deuxième
   *[other] troisième
  } essai
attempt-missed = Manqué
attempt-hints = { $count ->
    [one] avec un indice
   *[other] avec { $count } indices
  }

streak-now = { $count ->
    [0] Pas encore de série.
    [one] Une série de 1 jour.
   *[other] { $count } jours de suite.
  }
streak-any = Tous jeux confondus :
streak-best = { $count ->
    [0] Résolvez un problème par jour pour en commencer une.
   *[other] La meilleure : { $count }.
  }
# Counted for the best result of each day.
streak-spread-any = Le meilleur de chaque jour : premier essai { $first }, deuxième { $second }, troisième { $third }, manqués { $missed }.
streak-spread = Premier essai { $first }, deuxième { $second }, troisième { $third }, manqués { $missed }.

## One puzzle

solve-title = { $game } : problème
solve-number = Problème { $number } de la collection
solve-rules = Comment on joue
solve-task = Les { $side } jouent et gagnent { $moves ->
    [one] au prochain coup
   *[other] en { $moves } coups
  }
solve-goes-on = Bien. À vous de jouer.
solve-right = Bien. Les { $other } répondent { $reply }. { $moves ->
    [one] Gagnez maintenant en un coup.
   *[other] Encore { $moves } coups.
  }
solve-solved = Résolu au { $count ->
    [1] premier
    [2] deuxième
   *[other] troisième
  } essai. Bien vu.
solve-missed = C’était le troisième essai. La solution est ci-dessous.
solve-left = { $count ->
    [one] Il reste un essai.
   *[other] Il reste { $count } essais.
  }
solve-late = On gagne encore, mais il faut { $count ->
    [one] un coup
   *[other] { $count } coups
  }.
solve-again = Réessayer
solve-wait = Appuyez d’abord sur « Réessayer » : la position reviendra.
solve-still = Rien ne peut bouger maintenant.
solve-too-long = Ce coup n’a pas pu être jugé à temps. Il ne compte pas ; choisissez de nouveau.
solve-elsewhere = Ce problème s’est terminé dans une autre fenêtre.
solve-archive = Un problème des archives : il ne change pas votre série.
solve-outside = Hors série : il y a déjà un résultat pour un jour plus récent.
solve-ask-piece = Indice : quelle pièce
solve-ask-square = Indice : quelle case
solve-hint-piece = Regardez la pièce sur { $from }.
solve-hint-square = De { $from } à { $to }.
solve-hint-blow = On peut souffler quelque chose : regardez { $from }.
solve-solution = Voir la solution

saving-ends = { $move } finit la partie sans gagner.
saving-wins = { $move } perd : les { $other } gagnent par { $reply }.
saving-draws = Après { $move }, les { $other } font nulle par { $reply }.
saving-huffs = Après { $move }, les { $other } soufflent une pièce : { $reply }.
saving-obliges = Après { $move }, les { $other } vous obligent, et le gain s’envole.
saving-captures = Après { $move }, les { $other } prennent { $count ->
    [one] une pièce
   *[other] { $count } pièces
  } par { $reply }, et ne perdent pas à temps.
saving-promotes = Après { $move }, les { $other } obtiennent { $id ->
    [dhamet] un
   *[other] une
  } { $king } par { $reply }.
saving-escapes = Après { $move }, les { $other } s’en tirent par { $reply }.

solution-title = La solution
solution-next = Jouer
solution-back = Retour
solution-start = Depuis le début
solution-defences = { $count ->
    [one] Une seule réponse est possible.
   *[other] { $count } réponses sont possibles ; la meilleure vient en premier.
  }
solution-end = La partie est gagnée.

## The card for newcomers

six-title = { $game } en six lignes
six-man-moves = { $id ->
    [la-dama] La
    [filippina] La
   *[other] Le
  } { $man } fait un pas : { $ways }.
six-man-captures = Prise { $ways } : on saute la pièce voisine pour se poser { $id ->
    [la-dama] dans le trou vide
    [tama] sur la case vide
    [turkish] sur la case vide
   *[other] sur le point vide
  } juste derrière, et l’on continue tant qu’on peut.
six-king = { $id ->
    [dhamet] Le
   *[other] La
  } { $king } va à toute distance { $ways }, et prend de toute distance.
six-example = Un pas, une prise, { $id ->
    [dhamet] un
   *[other] une
  } { $king } qui naît, et ce qu’on peut en faire.
six-again = Revoir
six-more = Toutes les règles
six-board = Exemple de { $game }

## Past days

archive-title = { $game } : jours passés
archive-text = Tous les problèmes passés, à essayer librement. Ils ne changent pas votre série.
archive-games = Jeux
archive-empty = Le premier problème est celui du { $date }. Dès le lendemain, les problèmes passés seront ici.
archive-before = Mois précédent
archive-after = Mois suivant

## Telling others

share-title = En parler autour de vous
share-head = Dama Atlas, { $game }, problème du jour { $number }, { $date }
share-solved = Résolu au { $count ->
    [1] premier
    [2] deuxième
   *[other] troisième
  } essai{ $hints ->
    [0] {""}
    [one] , avec un indice
   *[other] , avec { $hints } indices
  }.
share-missed = Manqué cette fois.
share-streak = { $count } jours de suite.
share-select = La copie n’est pas possible ici. Le texte est sélectionné : copiez-le à la main.

transfer-title = Emporter vos séries sur un autre appareil
transfer-text = Ce code contient les jours résolus et les jours manqués. Entrez-le sur l’autre appareil ; rien ne se perd ni sur l’un ni sur l’autre.
transfer-own = Votre code
transfer-other = Code de l’autre appareil
transfer-take = Ajouter aux miens
transfer-taken = Ajouté.
transfer-empty = Il n’y a pas de code dans le champ.
transfer-character = Il y a un caractère qu’aucun code ne contient. Les codes n’ont que des lettres et des chiffres.
transfer-checksum = Le code est incomplet, ou un caractère est mal tapé.
transfer-future = Ce code vient d’une version plus récente du site. Rechargez la page et réessayez.
transfer-contents = Ce n’est pas un code de séries.
