### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = Dama Atlas
app-line = Cinque giochi di dama, cinque tavolieri

# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }, { $second }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }. { $second }
# A text that is a sentence without its full stop
sentence = { $text }.

nav-home = Tutti e cinque i tavolieri
nav-about = Informazioni
nav-access = Accessibilità
nav-settings = Impostazioni

## Home

home-play = Gioca a { $game }
home-go-on = Continua
home-new = Nuova partita
home-begin = Gioca
home-waiting = Mossa { $number }, tocca al { $side }
home-kept = Partite salvate su questo dispositivo
home-kept-line = { $game }, mossa { $number }
home-kept-over = { $game }, finita
home-people = due giocatori qui
home-computer = contro il computer, { $level }
home-forget = Elimina { $game } del { $date }

## New game

new-title = Nuova partita: { $game }
new-against = Avversario
new-people = Due giocatori qui
new-computer = Il computer
new-level = Quanto gioca bene
new-you-play = Giochi con
new-you-white = Bianco
new-you-black = Nero
new-rules = Regole
new-sides = Parti
new-white = Il Bianco è dalla tua parte, e comincia
new-black = Il Nero è dalla tua parte
new-lot = A sorte
new-seats = Posti
new-side-by-side = Fianco a fianco
new-facing = Faccia a faccia, con i pezzi rivolti a ciascuno
new-start = Inizio
new-opening = L’apertura fissa
new-free = Libero
new-begin = Comincia
new-draw = Tira a sorte

lot-title = Due mani chiuse
lot-ask = Ognuna nasconde un pezzo. Toccane una.
lot-ask-computer = Ognuna nasconde un pezzo. Toccane una; l’altra è del computer.
lot-left = Mano sinistra
lot-right = Mano destra
lot-you = Ti è toccato: { $pieces }.
lot-you-begin = Cominci tu.
lot-other-begins = Comincia l’altro giocatore.
lot-computer-begins = Comincia il computer.
lot-begin = Comincia

## The computer’s levels

level-easy = Facile
level-easy-line = fa gli errori di un principiante
level-medium = Medio
level-medium-line = vede le minacce, non i piani più lunghi
level-hard = Difficile
level-hard-line = guarda lontano e gli sfugge poco
level-master = Maestro
level-master-line = { $seconds ->
    [one] pensa un secondo per ogni mossa
   *[other] pensa { $seconds } secondi per ogni mossa
  }

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = Da dove viene
nav-evidence-of = Da dove viene: { $game }
nav-laws = Una presa, cinque leggi
evidence-title = Da dove viene: { $game }
evidence-opening = Un momento…
evidence-missing = Non è stato possibile comporre questa pagina.

## Learning the games; the rest of their words is loaded with these pages

nav-learn = Impara
nav-learn-of = Impara { $game }
nav-compare = I cinque giochi a confronto
nav-first-of = Prima partita: { $game }
nav-sheet-of = Foglio delle regole: { $game }
nav-paper-of = Rompicapo su carta: { $game }

## Settings

set-title = Impostazioni
set-language = Lingua
# The language that the browser is set to
set-language-browser = Come il browser
language-missing = Non è stato possibile caricare i testi in questa lingua: { $language }.
set-light = Luce
set-theme-system = Come il dispositivo
set-theme-light = Giorno
set-theme-dark = Notte
set-coordinates = Coordinate
set-coordinates-custom = Come le ha ogni tavoliere
set-coordinates-always = Sempre
set-coordinates-never = Mai
set-filippina-names = Punti della Dama Filippina
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = Tavoliere della Dama Filippina
set-lines = Punti e linee
set-chequers = Caselle
set-italian = Girato all’italiana, con l’angolo scuro a destra
set-pieces = Pezzi de La Dama
set-pebbles = Ciottoli
set-dates = Datteri
set-crystals = Cristalli di mare
set-snails = Lumachine
set-speed = Movimento
set-speed-slow = Lento
set-speed-normal = Normale
set-speed-fast = Veloce
set-speed-none = Nessuno
set-sound = Suoni dei pezzi
set-resigns = Il computer può abbandonare quando non resta più nulla

close = Chiudi
dismiss = Ho capito

## Sending

send-title = Invia questa partita
send-text = Questo indirizzo contiene tutta la partita.
send-copy = Copia
send-share = Condividi…
send-copied = Copiato.
send-select = Qui non è possibile copiare. L’indirizzo è selezionato: copialo a mano.

## About

about-title = Informazioni su Dama Atlas
about-text = Cinque giochi di dama tradizionali sui loro tavolieri. Tutto funziona in questa pagina; nulla viene inviato altrove.
about-own = Dama Atlas è software libero, con licenza MIT o Apache 2.0, a scelta.
about-embed = Un tavoliere sulla tua pagina
about-version = Versione { $version }
about-licences = Con che cosa è fatto
about-licences-missing = Non è stato possibile caricare l’elenco delle licenze da { $url }.
about-licence = { $name } { $version }, { $licence }
about-engine = Motore
about-engine-streaming = { $url }, compilato durante il caricamento.
about-engine-buffer = { $url }, compilato dopo il caricamento, perché il server lo invia come «{ $served }» e non come application/wasm.
about-thinking-worker = Il computer pensa accanto alla pagina, in un worker.
about-thinking-blob = Il computer pensa accanto alla pagina, in un worker fatto da una copia del suo script.
about-thinking-page = Il computer pensa sulla pagina stessa, un poco alla volta: questo browser, o le regole di questo sito, non concedono alla pagina un worker.
about-storage-yes = Partite e impostazioni sono conservate su questo dispositivo.
about-storage-no = Nulla viene conservato: questo browser non offre alla pagina alcuno spazio.

## What can go wrong

store-none = Qui i progressi non si salvano: il browser non offre alla pagina alcuno spazio.
store-full = I progressi non si salvano: lo spazio di questo browser è pieno.
store-damaged = Qualcosa di ciò che era conservato su questo dispositivo era danneggiato. È stato messo da parte, non cancellato, come { $key }.
store-newer = Qualcosa di ciò che è conservato su questo dispositivo viene da una versione più recente. È stato messo da parte, non cancellato, come { $key }.

link-title = Questo indirizzo non contiene una partita
link-text = La parte dopo # non si è potuta leggere:
link-home = Vai ai cinque tavolieri

load-title = Non è stato possibile caricare le regole
load-policy = La Content-Security-Policy di questo sito ({ $directive }) blocca WebAssembly. Chi gestisce il sito può consentirlo aggiungendo 'wasm-unsafe-eval' a script-src e 'self' a connect-src.
load-missing = All’indirizzo delle regole non c’è stata risposta.
load-not-wasm = All’indirizzo delle regole c’è qualcos’altro.
load-unsupported = Questo browser non conosce WebAssembly. Uno aggiornato sì.
load-broken = Le regole e questa pagina non vanno d’accordo, oppure il file è danneggiato. Ricaricare la pagina può aiutare.
load-where = File: { $url }
load-detail = Messaggio: { $detail }
load-again = Riprova
