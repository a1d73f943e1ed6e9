### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = Ce que vous pouvez faire
embed-again = Recommencer
embed-pause = Pause
embed-resume = Reprendre
embed-trouble = Ce plateau ne peut pas être montré comme demandé
embed-word = Le mot { $word } ne peut pas valoir « { $value } ».
embed-expected = Valeurs possibles : { $values }

## The page that makes the lines

snip-title = Un plateau sur votre page
snip-kind = Ce que vous collez
snip-kind-element = Un élément
snip-kind-element-line = deux lignes ; le plateau prend la largeur de sa place
snip-kind-frame = Un cadre
snip-kind-frame-line = une ligne, même là où votre page ne peut exécuter aucun script
snip-game = Jeu
snip-mode = Ce que fait le plateau
snip-mode-play = On joue contre l’ordinateur
snip-mode-two = On joue à deux
snip-mode-daily = Le problème du jour
snip-mode-puzzle = Un problème
snip-mode-demo = Il joue tout seul
snip-mode-position = Il montre une position
snip-side = Du côté du visiteur
snip-puzzle = Numéro du problème
snip-position = Position, si ce n’est pas le début habituel
snip-moves = Coups à partir de là, séparés par des espaces
snip-skin = Pièces et plateau
snip-rules = Un bouton pour les règles
snip-links = Liens vers ce site
snip-lines = Lignes à coller
snip-width = Essayé à une largeur de
snip-pixels = { $width } pixels
snip-try = Le plateau tel qu’il sera
