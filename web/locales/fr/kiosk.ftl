### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = Touchez pour jouer
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = Une partie se joue toute seule : { $game }

## Choosing

kiosk-languages = Langues
kiosk-games = Choisissez un plateau
kiosk-ways = Comment jouer ?
kiosk-computer = Contre l’ordinateur
# Two people at a table, one at each end.
kiosk-facing = À deux, face à face
# Two people in front of a screen on a wall.
kiosk-beside = À deux, côte à côte
# One screen back, to choose again.
kiosk-back = Retour

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = Terminer
kiosk-leave-label = Terminer, et tout remettre en place pour la personne suivante
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = Pour la personne d’en face

## Nobody has touched the screen for a while

kiosk-still = Êtes-vous encore là ?
kiosk-still-in = { $seconds ->
    [one] Dans { $seconds } seconde, tout sera remis en place pour la personne suivante.
   *[other] Dans { $seconds } secondes, tout sera remis en place pour la personne suivante.
  }
kiosk-here = Oui, je suis là

## Something is wrong

kiosk-trouble = Un instant, s’il vous plaît
kiosk-trouble-again = { $seconds ->
    [one] Le plateau n’a pas pu être préparé. Nouvel essai dans { $seconds } seconde.
   *[other] Le plateau n’a pas pu être préparé. Nouvel essai dans { $seconds } secondes.
  }

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = Quelle est la taille de cet écran ?
kiosk-measure-text = Posez une carte bancaire contre le cadre. Modifiez le cadre jusqu’à ce qu’il ait exactement la largeur de la carte.
kiosk-measure-width = Largeur du cadre
kiosk-measure-narrower = Plus étroit
kiosk-measure-wider = Plus large
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = Un millimètre fait ici { $pixels } pixels. Les boutons auront au moins { $target } pixels de large et de haut.
kiosk-measure-word = Ajoutez ceci à l’adresse de l’écran :
kiosk-measure-open = Commencer avec cette taille
