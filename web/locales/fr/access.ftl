### What was done, tested and not tested so that nobody is shut out.

access-title = Accessibilité
access-aim = Dama Atlas vise le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG) 2.2, sur chaque page, dans chaque langue et sur les plateaux placés dans d’autres pages.

access-can = Ce dont vous pouvez vous servir
access-keys = Le clavier seul : Tab jusqu’au plateau, les flèches jusqu’à une case, Entrée pour saisir et pour poser, Échap pour reposer, I pour ce qu’une pièce attaque.
access-reader = Un lecteur d’écran : le plateau est une grille dont les cases disent ce qui s’y trouve, si cela peut se déplacer et où. Les coups, les prises et les résultats sont dits une fois.
access-typed = Des coups tapés : ouvrez « Taper un coup » à côté du plateau ou dessous.
access-colour = Rien n’est dit par la couleur seule. Les pièces diffèrent par la forme autant que par la clarté, et ce qu’on peut faire est marqué par la forme.
access-contrast = Le jour, la nuit, et le contraste élevé et les couleurs de votre appareil.
access-motion = L’animation peut être ralentie ou coupée. Sans elle, les étapes d’une prise sont numérotées sur le plateau.
access-zoom = Des lettres deux fois plus grandes, et des écrans de 280 pixels de large.
access-sound = Les sons sont coupés tant que vous ne les activez pas, et ne disent jamais rien qui ne soit aussi écrit.

access-tested = Comment cela a été testé
access-tested-text = Par des programmes, à chaque changement : axe-core sur chaque page, en clair et en sombre ; des parties et des problèmes au clavier seul ; le contraste des pièces et des plateaux, mesuré à l’écran ; la taille des cibles ; des lettres à 200 % ; les couleurs forcées et l’animation réduite ; le tout dans Chromium, une plus petite part dans Firefox et WebKitGTK.
access-not = Ce qui n’a pas été testé
access-not-text = Aucune personne qui utilise un lecteur d’écran tous les jours ne l’a encore testé, et NVDA, JAWS, VoiceOver et TalkBack n’ont pas été essayés à la main.
access-tell = Si quelque chose vous exclut, dites-le, s’il vous plaît, à qui gère ce site.
