### Where the games come from, and one capture under five laws. Titles, names, citations and
### quotations are data (web/data/evidence); what is said about them stands here.

ev-none = non registrato

## The record

ev-record = La scheda
ev-place = Luogo
ev-dates = Date
ev-who = Chi l’ha raccontato a chi
ev-people = I giocatori
ev-spaces = Dove si giocava
ev-spread = Quanto era diffuso
ev-material = Tavoliere e pezzi
ev-begins = Chi comincia
ev-doubts = In che cosa le fonti divergono
ev-id = Scheda
ev-id-line = { $id }, { $collection }
ev-id-type = { $id }, { $collection }; { $type }
ev-confidence = Attendibilità indicata lì: { $confidence } su 100
record-ethnography = etnografia

## The map

map-alt = Carta di terre e mari intorno a { $place }; un segno a { $latitude }, { $longitude }.
map-north = { $degrees }° N
map-south = { $degrees }° S
map-east = { $degrees }° E
map-west = { $degrees }° O
map-spot = { $latitude }, { $longitude }.
map-credit = Contorni delle terre: Natural Earth.
mark-itself = Il segno è sul luogo stesso.
mark-manila = La fonte indica solo il paese; il segno è su Manila.
mark-yerevan = La scheda indica solo il paese; il segno è su Erevan.
mark-nouakchott = Le fonti indicano tutta la regione; il segno è su Nouakchott.
mark-istanbul = La fonte indica solo il paese; il segno è su Istanbul.

## What is told

people-la-dama = Adulti e anziani, uomini, non dell’élite.
spaces-la-dama = All’aperto, in luoghi pubblici.
material-la-dama = Venticinque coppelle o buche, e dodici pezzi per giocatore, facili da distinguere. La dama si segna con un secondo pezzo nella stessa buca.
begins-la-dama = A sorte, come la scelta dei pezzi.
doubts-la-dama = La versione giocabile di Ludii non ha le prese multiple.

begins-white = Il Bianco.
spread-filippina = Ci sono varianti regionali con regole un po’ diverse.
material-filippina = Un tavoliere di punti e linee invece che di caselle. Le prime file di ogni giocatore sono la base.
doubts-filippina = Il tavoliere è girato come negli scacchi, con la casella chiara a destra; si usa anche girato come nella dama italiana, con la casella scura a destra.

material-tama = Si usano tutte le caselle del tavoliere. La grande diagonale bianca è disposta al contrario che nel tavoliere francese; le caselle hanno i nomi degli scacchi.
doubts-tama = Quando si tolgono i pezzi presi: alcuni siti di giocatori d’oggi, altrove, li tolgono subito.

spread-dhamet = Molto giocata in Mauritania e nella regione sahariana negli anni Ottanta, con gare e campionati.
material-dhamet = Bastoncini contro sterco di cammello, nella sabbia. Le file 2, 4, 6, 8 e le colonne b, d, f, h spesso non si tracciano. Le parole per le parti e il materiale sono arabe.
begins-dhamet = Sempre il Bianco, dice la pagina francese delle regole.
doubts-dhamet = Se l’apertura sia una regola (l’articolo) o una convenzione (la pagina francese).

spaces-turkish = Nei caffè, nei parchi e nelle case.
spread-turkish = Uno dei giochi da tavolo più giocati in Turchia.
material-turkish = È tradizionale un tavoliere di un solo colore.
doubts-turkish = Nel regolamento della federazione la patta con un pezzo per parte vale anche per le pedine semplici.

## Names

ev-names = Nomi
ev-names-other = I nomi in una lingua del luogo non sono registrati. Queste sono le parole della fonte.
means-game = il gioco
means-game-hamidoun = il gioco, in un libro del 1952
means-game-shatranj = il gioco; forse da shatranj, gli scacchi medievali
means-man = pedina
means-king = dama
means-king-dates = datteri, due dei quali segnano una dama
means-king-crystals = cristallini di mare, due dei quali segnano una dama
means-king-pebbles = ciottoli, due dei quali segnano una dama
means-king-snails = lumachine, due delle quali segnano una dama
means-hole = buca
means-wide = punto largo, attraversato da diagonali
means-narrow = punto stretto, senza diagonali
means-base = le prime file di un giocatore
means-huffed = soffiata via dal tavoliere
means-lot = il tirare a sorte

## Quotations

ev-quotes = Con le parole della fonte
ev-quote-printed = La scheda stampa «{ $printed }».
quote-la-dama-duty = Ogni volta che si può catturare è obbligo farlo.
quote-la-dama-left = Per dimenticanza o per convenienza.
quote-la-dama-back = In nessun caso.
quote-la-dama-king = Linee rette e spezzate, e il ritorno indietro.
quote-la-dama-lot = Per vedere a chi tocca per primo.
quote-tama-promotion = Si fa dama di passaggio.
quote-tama-removal = Secondo lo stesso principio del nostro gioco.

## Sources

ev-sources = Fonti
ev-issued-none = Data non registrata.
ev-volume-pages = { $volume }: { $pages }
ev-pages = pp. { $pages }
ev-account = il racconto alle pp. { $pages }
ev-isbn = ISBN { $isbn }
role-account = Dove fu messo per iscritto
role-account-title = Dove fu messo per iscritto; il titolo è come lo stampa la scheda
role-encyclopaedia = Voce di enciclopedia, in spagnolo dal francese e dall’inglese
role-rules-page = Pagina di regole
role-rules-page-figures = Pagina di un’enciclopedia italiana dei giochi da tavolo, con otto figure
role-rulebook = Il regolamento della federazione, con dieci esempi svolti
role-named = Citato lì
role-names = Per il nome del gioco e dei suoi pezzi

## What is attested and what is our reading

ev-articles = Attestato, o lettura nostra
ev-articles-line = I numeri sono quelli degli articoli delle regole; lo 0 precede quelli comuni a tutti e cinque i giochi.
ev-variants = Altri modi di giocare offerti qui
mark-attested = attestato
mark-partly = attestato in parte
mark-settled = lettura nostra
ev-count = Articoli attestati: { $attested }; attestati in parte: { $partly }; lettura nostra: { $settled }.

about-board = Il tavoliere
about-setup = La disposizione iniziale
about-man-moves = Come muove { $id ->
    [tama] il { $man }
    [turkish] il { $man }
   *[la-dama] la { $man }
  }
about-man-back = { $id ->
    [tama] Il { $man }
    [turkish] Il { $man }
   *[la-dama] La { $man }
  } e il tornare indietro
about-man-captures = Come prende { $id ->
    [tama] il { $man }
    [turkish] il { $man }
   *[la-dama] la { $man }
  }
about-king = { $id ->
    [dhamet] Il { $king }
   *[la-dama] La { $king }
  }
about-king-shown = Come si riconosce { $id ->
    [dhamet] il { $king }
   *[la-dama] la { $king }
  }
about-duty = L’obbligo di prendere
about-duty-huff = L’obbligo di prendere, e il soffio
about-removal = Quando si tolgono i pezzi presi
about-removal-turns = Quando si tolgono i pezzi presi, e l’inversione
about-half-turn = Il divieto di inversione
about-promotion = Diventare { $king }
about-opening = L’apertura fissa
about-win = Vincere
about-draw = Le patte
about-draw-win = Come finisce la partita
about-begins = Chi comincia
about-loss = La sconfitta, e la patta per accordo o ripetizione
about-long = La partita lunga
about-one-king = { $id ->
    [dhamet] Un { $king } per parte
   *[la-dama] Una { $king } per parte
  }

why-la-dama-huff = L’obbligo, e il soffio del pezzo che lo lascia, sono riportati. Chi muova dopo il soffio, no: qui chi ha soffiato muove anche, secondo l’uso dei giochi spagnoli per cui soffiare non è giocare.
why-la-dama-promotion = Gli angoli sono riportati. Una ficha che ne passa uno durante una presa multipla, no: qui continua come ficha, e diventa dama se vi si ferma.
why-la-dama-removal = Il momento non è riportato. La fonte parla di buche via via occupate e vuote, e di pezzi presi con la mano.
why-la-dama-begins = Tirare a sorte è l’uso.
why-la-dama-strict = La scheda conosce solo l’obbligo che si può lasciare e che poi si punisce. Questo modo è offerto a chi preferisce che sia imposto.
why-silent-loss = Che si vinca prendendo tutto è riportato; nulla si dice di chi non può muovere, né delle patte. Si segue la famiglia dei giochi: chi non può muovere ha perso.
why-silent-one-king = Non riportato. Qui vale come negli altri giochi.
why-long = Nessuna fonte lascia girare i pezzi promossi per sempre, e nessuna dà un limite. Si usa quello della Dama turca, 25 mosse per parte.
why-filippina-draw = Il limite di 25 mosse, e la patta in ogni posizione con una dama per parte, sono lettura nostra.
why-filippina-long = La pagina non dà un limite. La famiglia dei giochi conta 25 mosse di dama per parte.
why-filippina-one-king = La pagina la prevede quando nessuna delle due dame può prendere o bloccare. Che valga sempre, se una non si può prendere subito, è lettura nostra.
why-tama-removal = Letto nelle parole «secondo lo stesso principio del nostro gioco», cioè la dama francese: i pezzi si tolgono dopo la mossa.
why-tama-begins = Non riportato. Qui comincia il Bianco, come negli altri giochi.
why-dhamet-removal = L’articolo tace e paragona il salto alla dama internazionale. La pagina francese dice che i pezzi si tolgono uno a uno. Nessuna fonte vieta di invertire la direzione: dunque è permesso.
why-dhamet-opening = Le mosse sono riportate. L’articolo le dà fisse per regola, la pagina francese per convenzione: perciò qui l’apertura è consueta e l’inizio libero è una scelta.
why-dhamet-begins = Dalla pagina francese delle regole.
why-told-loss = Che un giocatore bloccato perda è riportato. Le patte per accordo e per ripetizione sono lettura nostra.
why-dhamet-one-king = È l’uso mauritano. Che non valga finché uno si può prendere subito è lettura nostra.
why-dhamet-zamma = Con questo nome, altrove in Nordafrica, i pezzi si tolgono dopo la mossa. Tutto il resto si intende come nel Dhamet.
why-dhamet-soufla = L’articolo permette all’avversario di vietare una mossa che non fa la presa maggiore, o di soffiare il pezzo. Come ciò avvenga caso per caso è lettura nostra.
why-turkish-long = La regola della sola pagina delle regole: 25 mosse per parte.
why-turkish-one-king = La patta è nella pagina. Che non valga finché una si può prendere subito è lettura nostra.

## Same capture, five laws

laws-line = Gli stessi pezzi stanno su cinque tavolieri, e tocca al Bianco. Che cosa si possa prendere, e che cosa si debba, cambia dall’uno all’altro. Gioca le prese, o muovi i pezzi tu stesso.
laws-turned = Sui punti della Dama Filippina tutto è girato di un ottavo di giro, perché tutte le sue linee sono oblique.
laws-play-all = Gioca la presa su tutti e cinque
laws-reset-all = Rimetti tutto a posto
laws-play = Gioca la presa
laws-break = Lasciane una parte
laws-reset = Rimetti a posto
laws-count = { $count ->
    [one] Una presa è permessa.
   *[other] { $count } prese sono permesse.
  }
laws-takes-one = Pezzi presi: { $most }.
laws-takes-range = Pezzi presi: da { $least } a { $most }.
laws-list = Tutte le { $count } prese
laws-capture = { $move }, pezzi presi: { $count }
laws-risk = Se ne potevano prendere di più: ora il Nero può soffiare { $squares }.
laws-articles = ({ $duty }, { $removal })

laws-la-dama = Va bene qualsiasi presa, e nessuna è imposta; la dama passa per le buche appena svuotate e può invertire la direzione, ma un pezzo che lascia una presa o la interrompe può essere soffiato.
laws-filippina = Va fatta la presa maggiore, e i pezzi presi restano finché la mossa è finita: la dama non può ripassarci sopra.
laws-tama = Va fatta la presa maggiore, e i pezzi presi restano finché la mossa è finita, come nella dama francese: sbarrano la via.
laws-dhamet = Va fatta la presa maggiore; i pezzi si tolgono uno a uno, e il sultano passa dove stavano e può invertire la direzione.
laws-turkish = Va fatta la presa maggiore; i pezzi si tolgono subito e aprono la via, ma la dama non può invertire la direzione.
