### The five games: names, what the records say of them, and their own words.

la-dama = La Dama
filippina = Dama Filippina
tama = Tama
dhamet = Dhamet
turkish = Dames turques

## Rule sets, as they are chosen when a game begins

rules-la-dama = Comme on le racontait : une prise oubliée peut être soufflée
rules-la-dama-strict = Strict : la prise est obligatoire
rules-filippina = Règle unique
rules-tama = Règle unique
rules-dhamet = Mauritanie : les pièces partent une à une
rules-dhamet-zamma = Zamma : les pièces partent après le coup
rules-dhamet-soufla = Soufla : une prise moindre peut être soufflée ou reprise
rules-turkish = Règle unique

short-la-dama-strict = strict
short-dhamet-zamma = Zamma
short-dhamet-soufla = soufla

## Where, when, who told

place-la-dama = Puerto de la Cruz, Tenerife, îles Canaries
when-la-dama = 1911–1994
told-la-dama = Raconté par plusieurs hommes de 64 à 81 ans, à propos des jeux installés dans les lieux publics ; noté par Espinel Cejas et González García en 1994.

place-filippina = Philippines
when-filippina = dates non consignées
told-filippina = D’après une page italienne de jeux de plateau (2024), qui cite Murray et Parlett. On n’a pas consigné qui l’a raconté.

place-tama = Arménie
when-tama = 1934
told-tama = Noté par W. Schmidt dans une revue française du jeu de dames, en 1934. On n’a pas consigné qui l’a raconté.

place-dhamet = Sahara occidental et Mauritanie
when-dhamet = très joué dans les années 1980
told-dhamet = D’après Abdallahi Ol Bah, « Les dames du désert », 1984, et une page de règles française. On n’a pas consigné quels joueurs l’ont raconté.

place-turkish = Turquie
when-turkish = dates non consignées
told-turkish = D’après la page de règles de CetinsGame et le règlement de la fédération, qui concorde dans ses dix exemples commentés. Se joue dans les cafés, les parcs et à la maison.

## What a man and a king are called

man-la-dama = ficha
king-la-dama = dama
man-filippina = pedina
king-filippina = dama
man-tama = pion
king-tama = dame
man-dhamet = pion
king-dhamet = sultan
man-turkish = taş
king-turkish = dama

## A place on the board

spot-la-dama = trou
spot-filippina = point
spot-tama = case
spot-dhamet = point
spot-turkish = case

## The sides

side-white = Blancs
side-black = Noirs

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = Blancs, les galets de la plage
pieces-la-dama-black = Noirs, la lave
pieces-filippina-white = Blancs, les disques d’os
pieces-filippina-black = Noirs, les disques brun-rouge
pieces-tama-white = Blancs, les disques d’ivoire
pieces-tama-black = Noirs, les disques sombres
pieces-dhamet-white = Blancs, les bâtonnets
pieces-dhamet-black = Noirs, les boulettes rondes
pieces-turkish-white = Blancs, le buis
pieces-turkish-black = Noirs, l’ébène

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $piece } des { $side }
cell-empty = vide
cell-can-move = peut jouer
cell-must-capture = doit prendre
cell-picked = en main
cell-target-move = peut aller ici
cell-target-capture = prend { $victims }
cell-target-stop = l’une des prises, prend { $victims }
cell-target-end = fin de la prise, prend { $victims }
cell-target-choice = plusieurs prises finissent ici
cell-huffable = peut être soufflée
