### Where the games come from, and one capture under five laws. Titles, names, citations and
### quotations are data (web/data/evidence); what is said about them stands here.

ev-none = non consigné

## The record

ev-record = La notice
ev-place = Lieu
ev-dates = Dates
ev-who = Qui l’a raconté à qui
ev-people = Les joueurs
ev-spaces = Où l’on y jouait
ev-spread = Sa diffusion
ev-material = Plateau et pièces
ev-begins = Qui commence
ev-doubts = Où les sources diffèrent
ev-id = Référence
ev-id-line = { $id }, { $collection }
ev-id-type = { $id }, { $collection } ; { $type }
ev-confidence = Confiance qui lui est donnée là : { $confidence } sur 100
record-ethnography = ethnographie

## The map

map-alt = Carte des terres et de la mer autour de { $place } ; un repère à { $latitude }, { $longitude }.
map-north = { $degrees }° N
map-south = { $degrees }° S
map-east = { $degrees }° E
map-west = { $degrees }° O
map-spot = { $latitude }, { $longitude }.
map-credit = Contours des terres : Natural Earth.
mark-itself = Le repère est au lieu même.
mark-manila = La source ne nomme que le pays ; le repère est à Manille.
mark-yerevan = La notice ne nomme que le pays ; le repère est à Erevan.
mark-nouakchott = Les sources nomment toute la région ; le repère est à Nouakchott.
mark-istanbul = La source ne nomme que le pays ; le repère est à Istanbul.

## What is told

people-la-dama = Des adultes et des anciens, des hommes, non issus de l’élite.
spaces-la-dama = Dehors, dans les lieux publics.
material-la-dama = Vingt-cinq cupules ou trous, et douze pièces pour chacun, faciles à distinguer. Une dama se marque par une seconde pièce dans le même trou.
begins-la-dama = Le sort en décide, comme du choix des pièces.
doubts-la-dama = La version jouable de Ludii même laisse de côté les prises en chaîne.

begins-white = Les Blancs.
spread-filippina = Il existe des variantes régionales aux règles un peu différentes.
material-filippina = Un plateau de points et de lignes au lieu de cases. Les premières rangées de chacun forment la base.
doubts-filippina = Le plateau est tourné comme aux échecs, la case claire à droite ; tourné comme aux dames italiennes, la case sombre à droite, il est aussi en usage.

material-tama = Toutes les cases du plateau servent. Sa grande diagonale blanche va en sens inverse du damier français ; les cases se nomment comme aux échecs.
doubts-tama = Le moment où partent les pièces prises : certains sites de joueurs d’aujourd’hui, ailleurs, les ôtent aussitôt.

spread-dhamet = Très joué en Mauritanie et dans la région saharienne dans les années 1980, avec des compétitions et des championnats.
material-dhamet = Des bâtonnets contre des crottes de chameau, dans le sable. Les rangées 2, 4, 6, 8 et les colonnes b, d, f, h ne sont souvent pas tracées. Les mots pour les parties et le matériel sont arabes.
begins-dhamet = Les Blancs, toujours, dit la page de règles française.
doubts-dhamet = L’ouverture est-elle une règle (l’article) ou une convention (la page française) ?

spaces-turkish = Dans les cafés, les parcs et à la maison.
spread-turkish = Un des jeux de plateau les plus joués de Turquie.
material-turkish = Le plateau d’une seule couleur est traditionnel.
doubts-turkish = Le règlement de la fédération donne la nulle à une pièce contre une, même pour des pions.

## Names

ev-names = Noms
ev-names-other = Aucun nom dans une langue du lieu n’est consigné. Voici les mots de la source.
means-game = le jeu
means-game-hamidoun = le jeu, dans un livre de 1952
means-game-shatranj = le jeu ; peut-être de shatranj, les échecs médiévaux
means-man = pion
means-king = dame
means-king-dates = dattes, dont deux marquent une dame
means-king-crystals = petits cristaux de mer, dont deux marquent une dame
means-king-pebbles = galets, dont deux marquent une dame
means-king-snails = petits escargots, dont deux marquent une dame
means-hole = trou
means-wide = point large, par où passent des diagonales
means-narrow = point étroit, sans diagonale
means-base = les premières rangées d’un joueur
means-huffed = soufflée, ôtée du plateau
means-lot = tirage au sort

## Quotations

ev-quotes = Dans les mots de la source
ev-quote-printed = La notice imprime « { $printed } ».
quote-la-dama-duty = Chaque fois qu’on peut prendre, on est tenu de le faire.
quote-la-dama-left = Par oubli ou par calcul.
quote-la-dama-back = En aucun cas.
quote-la-dama-king = Lignes droites et brisées, et le retour en arrière.
quote-la-dama-lot = Pour voir à qui c’est de commencer.
quote-tama-promotion = Le pion devient dame en passant.
quote-tama-removal = D’après le même principe que dans notre jeu.

## Sources

ev-sources = Sources
ev-issued-none = Date non consignée.
ev-volume-pages = { $volume } : { $pages }
ev-pages = p. { $pages }
ev-account = le récit, p. { $pages }
ev-isbn = ISBN { $isbn }
role-account = Où il a été noté
role-account-title = Où il a été noté ; le titre est tel que la notice l’imprime
role-encyclopaedia = Article d’encyclopédie, en espagnol d’après le français et l’anglais
role-rules-page = Page de règles
role-rules-page-figures = Page d’une encyclopédie italienne de jeux de plateau, avec huit figures
role-rulebook = Le règlement de la fédération, avec dix exemples commentés
role-named = Cité là
role-names = Pour le nom du jeu et de ses pièces

## What is attested and what is our reading

ev-articles = Attesté, ou notre lecture
ev-articles-line = Les numéros sont ceux des articles des règles ; un 0 précède ceux que les cinq jeux partagent.
ev-variants = Autres façons de jouer proposées ici
mark-attested = attesté
mark-partly = attesté en partie
mark-settled = notre lecture
ev-count = { $attested ->
    [one] { $attested } article est attesté
   *[other] { $attested } articles sont attestés
  }, { $partly ->
    [0] aucun
   *[other] { $partly }
  } en partie ; { $settled ->
    [0] aucun n’est
    [one] un est
   *[other] { $settled } sont
  } notre lecture.

about-board = Le plateau
about-setup = La mise en place
about-man-moves = Comment { $id ->
    [la-dama] la
    [filippina] la
   *[other] le
  } { $man } se déplace
about-man-back = { $id ->
    [la-dama] Une
    [filippina] Une
   *[other] Un
  } { $man } qui recule
about-man-captures = Comment { $id ->
    [la-dama] la
    [filippina] la
   *[other] le
  } { $man } prend
about-king = { $id ->
    [dhamet] Le
   *[other] La
  } { $king }
about-king-shown = Comment se montre { $id ->
    [dhamet] un
   *[other] une
  } { $king }
about-duty = Le devoir de prendre
about-duty-huff = Le devoir de prendre, et le souffle
about-removal = Quand partent les pièces prises
about-removal-turns = Quand partent les pièces prises, et le demi-tour
about-half-turn = Pas de demi-tour
about-promotion = Devenir { $king }
about-opening = L’ouverture fixe
about-win = Gagner
about-draw = Nulles
about-draw-win = Comment finit la partie
about-begins = Qui commence
about-loss = Perdre, et les nulles convenues ou par répétition
about-long = La longue partie
about-one-king = { $id ->
    [dhamet] Un
   *[other] Une
  } { $king } de chaque côté

why-la-dama-huff = Le devoir, et le souffle de la pièce qui y manque, sont rapportés. Qui joue après avoir soufflé ne l’est pas : ici, celui qui a soufflé joue aussi, selon la coutume des jeux espagnols, où souffler n’est pas jouer.
why-la-dama-promotion = Les coins sont rapportés. Qu’une ficha en traverse un au milieu d’une chaîne ne l’est pas : ici elle continue comme ficha, et elle est couronnée si elle s’y arrête.
why-la-dama-removal = Le moment n’est pas rapporté. La source parle de trous tour à tour occupés et vides, et de pièces prises à la main.
why-la-dama-begins = Le tirage au sort est la coutume.
why-la-dama-strict = La notice ne connaît que le devoir qu’on peut laisser, et qui est alors puni. Cette façon est offerte à qui préfère qu’il soit imposé.
why-silent-loss = Gagner en prenant tout est rapporté ; rien n’est dit d’un joueur qui ne peut pas bouger, ni des nulles. On suit la famille de jeux : qui ne peut pas bouger a perdu.
why-silent-one-king = Non rapporté. On fait ici comme dans les autres jeux.
why-long = Aucune source ne laisse tourner les dames sans fin, et aucune ne donne de limite. Celle des Dames turques, 25 coups de chaque camp, sert ici.
why-filippina-draw = La limite de 25 coups, et la nulle dans toute position d’une dama contre une, sont notre lecture.
why-filippina-long = La page ne donne pas de limite. La famille de jeux compte 25 coups de dame de chaque camp.
why-filippina-one-king = La page la donne quand aucune dama ne peut prendre ni bloquer. Qu’elle vaille toujours, sauf si l’une peut être prise aussitôt, est notre lecture.
why-tama-removal = Lu dans les mots « suivant le même principe que dans notre jeu », c’est-à-dire les dames françaises : les pièces partent après le coup.
why-tama-begins = Non rapporté. Les Blancs commencent ici, comme dans les autres jeux.
why-dhamet-removal = L’article se tait et compare le saut à celui des dames internationales. La page française dit que les pièces partent une à une. Aucune source n’interdit le demi-tour, il est donc permis.
why-dhamet-opening = Les coups sont rapportés. L’article les tient pour fixés par la règle, la page française par convention : l’ouverture est donc d’usage ici, et le début libre est un choix.
why-dhamet-begins = D’après la page de règles française.
why-told-loss = Il est rapporté que le joueur bloqué perd. Les nulles convenues ou par répétition sont notre lecture.
why-dhamet-one-king = C’est l’usage mauritanien. Qu’il ne vaille pas tant que l’un peut être pris aussitôt est notre lecture.
why-dhamet-zamma = Sous ce nom, ailleurs en Afrique du Nord, les pièces partent après le coup. Tout le reste est pris comme au Dhamet.
why-dhamet-soufla = L’article laisse l’adversaire interdire un coup qui ne prend pas le plus possible, ou souffler la pièce. Comment cela se fait dans chaque cas est notre lecture.
why-turkish-long = La règle de la seule page de règles : 25 coups de chaque camp.
why-turkish-one-king = La page donne la nulle. Qu’elle ne vaille pas tant que l’une peut être prise aussitôt est notre lecture.

## Same capture, five laws

laws-line = Les mêmes pièces sont sur cinq plateaux, et c’est aux Blancs de jouer. Ce qui peut être pris, et ce qui doit l’être, diffère de l’un à l’autre. Jouez les prises, ou déplacez les pièces vous-même.
laws-turned = Sur les points de Dama Filippina, tout est tourné d’un huitième de tour, car toutes ses lignes sont obliques.
laws-play-all = Jouer la prise sur les cinq
laws-reset-all = Tout remettre en place
laws-play = Jouer la prise
laws-break = En laisser une partie
laws-reset = Remettre en place
laws-count = { $count ->
    [one] Une prise est permise.
   *[other] { $count } prises sont permises.
  }
laws-takes-one = Pièces prises : { $most }.
laws-takes-range = Pièces prises : de { $least } à { $most }.
laws-list = Les { $count } prises
laws-capture = { $move }, en prend { $count }
laws-risk = On pouvait en prendre plus : les Noirs peuvent maintenant souffler { $squares }.
laws-articles = ({ $duty }, { $removal })

laws-la-dama = N’importe quelle prise convient, et aucune n’est forcée ; la dama passe par les trous qui viennent d’être vidés et peut faire demi-tour, mais une pièce qui laisse une prise ou l’interrompt peut être soufflée.
laws-filippina = Il faut prendre le plus possible, et les pièces prises restent jusqu’à la fin du coup : la dama ne repasse pas par elles.
laws-tama = Il faut prendre le plus possible, et les pièces prises restent jusqu’à la fin du coup, comme aux dames françaises : elles barrent le chemin.
laws-dhamet = Il faut prendre le plus possible ; les pièces partent une à une, et le sultan passe là où elles étaient et peut faire demi-tour.
laws-turkish = Il faut prendre le plus possible ; les pièces partent aussitôt et ouvrent le chemin, mais la dama ne peut pas faire demi-tour.
