### The five games: names, what the records say of them, and their own words.

la-dama = La Dama
filippina = Dama Filippina
tama = Tama
dhamet = Dhamet
turkish = Dama turca

## Rule sets, as they are chosen when a game begins

rules-la-dama = Come fu raccontata: chi lascia una presa può essere soffiato
rules-la-dama-strict = Rigorosa: le prese si devono giocare
rules-filippina = Le uniche regole
rules-tama = Le uniche regole
rules-dhamet = Mauritania: i pezzi si tolgono uno a uno
rules-dhamet-zamma = Zamma: i pezzi si tolgono dopo la mossa
rules-dhamet-soufla = Soufla: una presa minore si può soffiare o far ritirare
rules-turkish = Le uniche regole

short-la-dama-strict = rigorosa
short-dhamet-zamma = Zamma
short-dhamet-soufla = soufla

## Where, when, who told

place-la-dama = Puerto de la Cruz, Tenerife, Isole Canarie
when-la-dama = 1911–1994
told-la-dama = Raccontata da alcuni uomini fra i 64 e gli 81 anni, a proposito dei giochi che si trovavano nei luoghi pubblici; messa per iscritto da Espinel Cejas e González García, 1994.

place-filippina = Filippine
when-filippina = date non registrate
told-filippina = Da una pagina italiana di giochi da tavolo (2024), che cita Murray e Parlett. Chi l’abbia raccontata non è registrato.

place-tama = Armenia
when-tama = 1934
told-tama = Messa per iscritto da W. Schmidt in una rivista francese di dama, 1934. Chi l’abbia raccontata non è registrato.

place-dhamet = Sahara Occidentale e Mauritania
when-dhamet = molto giocata negli anni Ottanta
told-dhamet = Da Abdallahi Ol Bah, «Les dames du désert», 1984, e da una pagina francese di regole. I giocatori che l’hanno raccontata non sono registrati.

place-turkish = Turchia
when-turkish = date non registrate
told-turkish = Dalla pagina delle regole di CetinsGame e dal regolamento della federazione, che concorda nei suoi dieci esempi svolti. Si gioca nei caffè, nei parchi e nelle case.

## What a man and a king are called

man-la-dama = ficha
king-la-dama = dama
man-filippina = pedina
king-filippina = dama
man-tama = pion
king-tama = dame
man-dhamet = pedina
king-dhamet = sultano
man-turkish = taş
king-turkish = dama

## A place on the board

spot-la-dama = buca
spot-filippina = punto
spot-tama = casella
spot-dhamet = punto
spot-turkish = casella

## The sides

side-white = Bianco
side-black = Nero

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = il Bianco, i ciottoli di spiaggia
pieces-la-dama-black = il Nero, la lava
pieces-filippina-white = il Bianco, i dischi d’osso
pieces-filippina-black = il Nero, i dischi bruno-rossi
pieces-tama-white = il Bianco, i dischi d’avorio
pieces-tama-black = il Nero, i dischi scuri
pieces-dhamet-white = il Bianco, i bastoncini
pieces-dhamet-black = il Nero, le palline
pieces-turkish-white = il Bianco, il bosso
pieces-turkish-black = il Nero, l’ebano

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $piece } del { $side }
cell-empty = nessun pezzo
cell-can-move = può muovere
cell-must-capture = deve prendere
cell-picked = in mano
cell-target-move = si può andare qui
cell-target-capture = prende { $victims }
cell-target-stop = una via della presa, prende { $victims }
cell-target-end = fine della presa, prende { $victims }
cell-target-choice = qui finiscono più prese
cell-huffable = si può soffiare
