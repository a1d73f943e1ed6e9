### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = Dama Atlas
app-line = Cinq jeux de dames, cinq plateaux

# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }, { $second }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }. { $second }
# A text that is a sentence without its full stop
sentence = { $text }.

nav-home = Les cinq plateaux
nav-about = À propos
nav-access = Accessibilité
nav-settings = Réglages

## Home

home-play = Jouer : { $game }
home-go-on = Continuer
home-new = Nouvelle partie
home-begin = Jouer
home-waiting = Coup { $number }, aux { $side } de jouer
home-kept = Parties gardées sur cet appareil
home-kept-line = { $game }, coup { $number }
home-kept-over = { $game }, terminée
home-people = deux joueurs ici
home-computer = contre l’ordinateur, { $level }
home-forget = Retirer { $game }, { $date }

## New game

new-title = Nouvelle partie : { $game }
new-against = Adversaire
new-people = Deux joueurs ici
new-computer = L’ordinateur
new-level = Niveau de jeu
new-you-play = Vous jouez
new-you-white = Les Blancs
new-you-black = Les Noirs
new-rules = Règles
new-sides = Couleurs
new-white = Les Blancs sont de votre côté et commencent
new-black = Les Noirs sont de votre côté
new-lot = Au sort
new-seats = Places
new-side-by-side = Côte à côte
new-facing = Face à face, les pièces tournées vers chacun
new-start = Début
new-opening = L’ouverture fixe
new-free = Libre
new-begin = Commencer
new-draw = Tirer au sort

lot-title = Deux mains fermées
lot-ask = Chacune cache une pièce. Touchez-en une.
lot-ask-computer = Chacune cache une pièce. Touchez-en une ; l’autre est celle de l’ordinateur.
lot-left = Main gauche
lot-right = Main droite
lot-you = Vous avez tiré : { $pieces }.
lot-you-begin = Vous commencez.
lot-other-begins = L’autre joueur commence.
lot-computer-begins = L’ordinateur commence.
lot-begin = Commencer

## The computer’s levels

level-easy = Facile
level-easy-line = fait des erreurs de débutant
level-medium = Moyen
level-medium-line = voit les menaces, manque les plans plus longs
level-hard = Difficile
level-hard-line = regarde loin devant et manque peu de choses
level-master = Maître
level-master-line = réfléchit { $seconds } secondes à chaque coup

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = D’où il vient
nav-evidence-of = D’où il vient : { $game }
nav-laws = Même prise, cinq lois
evidence-title = D’où vient ce jeu : { $game }
evidence-opening = Un instant…
evidence-missing = Cette page n’a pas pu être composée.

## Learning the games; the rest of their words is loaded with these pages

nav-learn = Apprendre
nav-learn-of = Apprendre : { $game }
nav-compare = Les cinq jeux comparés
nav-first-of = Première partie : { $game }
nav-sheet-of = Feuille de règles : { $game }
nav-paper-of = Problème sur papier : { $game }

## Settings

set-title = Réglages
set-language = Langue
# The language that the browser is set to
set-language-browser = Celle du navigateur
language-missing = Les textes n’ont pas pu être chargés ({ $language }).
set-light = Lumière
set-theme-system = Comme l’appareil
set-theme-light = Jour
set-theme-dark = Nuit
set-coordinates = Coordonnées
set-coordinates-custom = Selon chaque plateau
set-coordinates-always = Toujours
set-coordinates-never = Jamais
set-filippina-names = Points de Dama Filippina
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = Plateau de Dama Filippina
set-lines = Points et lignes
set-chequers = Damier
set-italian = Tourné comme en Italie, le coin sombre à droite
set-pieces = Pièces de La Dama
set-pebbles = Galets
set-dates = Dattes
set-crystals = Cristaux de mer
set-snails = Petits escargots
set-speed = Animation
set-speed-slow = Lente
set-speed-normal = Normale
set-speed-fast = Rapide
set-speed-none = Aucune
set-sound = Sons des pièces
set-resigns = L’ordinateur peut abandonner quand tout est perdu

close = Fermer
dismiss = Compris

## Sending

send-title = Envoyer cette partie
send-text = Cette adresse contient toute la partie.
send-copy = Copier
send-share = Partager…
send-copied = Copié.
send-select = La copie n’est pas possible ici. L’adresse est sélectionnée : copiez-la à la main.

## About

about-title = À propos de Dama Atlas
about-text = Cinq jeux de dames traditionnels sur leurs propres plateaux. Tout se passe dans cette page ; rien n’est envoyé nulle part.
about-own = Dama Atlas est un logiciel libre, sous licence MIT ou licence Apache 2.0, à votre choix.
about-embed = Un plateau sur votre page
about-version = Version { $version }
about-licences = Ce qui a servi à le faire
about-licences-missing = La liste des licences n’a pas pu être chargée depuis { $url }.
about-licence = { $name } { $version }, { $licence }
about-engine = Moteur
about-engine-streaming = { $url }, compilé pendant le chargement.
about-engine-buffer = { $url }, compilé après le chargement, car le serveur l’envoie comme « { $served } » et non comme application/wasm.
about-thinking-worker = L’ordinateur réfléchit à côté de la page, dans un worker.
about-thinking-blob = L’ordinateur réfléchit à côté de la page, dans un worker fait d’une copie de son script.
about-thinking-page = L’ordinateur réfléchit dans la page même, peu à peu : ce navigateur, ou la politique de ce site, ne donne pas de worker à la page.
about-storage-yes = Les parties et les réglages sont gardés sur cet appareil.
about-storage-no = Rien n’est gardé : ce navigateur n’offre aucun stockage à la page.

## What can go wrong

store-none = Votre progression n’est pas enregistrée ici : le navigateur n’offre aucun stockage à cette page.
store-full = Votre progression n’est pas enregistrée : le stockage de ce navigateur est plein.
store-damaged = Une chose gardée sur cet appareil était endommagée. Elle a été mise de côté, non effacée, sous { $key }.
store-newer = Une chose gardée sur cet appareil vient d’une version plus récente. Elle a été mise de côté, non effacée, sous { $key }.

link-title = Cette adresse ne contient pas de partie
link-text = La partie après # n’a pas pu être lue :
link-home = Aller aux cinq plateaux

load-title = Les règles n’ont pas pu être chargées
load-policy = La Content-Security-Policy de ce site ({ $directive }) bloque WebAssembly. Qui gère le site peut l’autoriser en ajoutant 'wasm-unsafe-eval' à script-src et 'self' à connect-src.
load-missing = Aucune réponse à l’adresse des règles.
load-not-wasm = Autre chose que les règles se trouve à leur adresse.
load-unsupported = Ce navigateur ne connaît pas WebAssembly. Un navigateur actuel le connaît.
load-broken = Les règles et cette page ne vont pas ensemble, ou le fichier est endommagé. Recharger la page peut aider.
load-where = Fichier : { $url }
load-detail = Message : { $detail }
load-again = Réessayer
