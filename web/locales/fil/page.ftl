### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = Dama Atlas
app-line = Limang laro ng dama, limang tablero

# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }, { $second }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }. { $second }
# A text that is a sentence without its full stop
sentence = { $text }.

nav-home = Lahat ng limang tablero
nav-about = Tungkol dito
nav-access = Aksesibilidad
nav-settings = Mga setting

## Home

home-play = Laruin ang { $game }
home-go-on = Ituloy
home-new = Bagong laro
home-begin = Maglaro
home-waiting = Ika-{ $number } na tira, { $side } ang titira
home-kept = Mga larong naka-save sa device na ito
home-kept-line = { $game }, ika-{ $number } na tira
home-kept-over = { $game }, tapos na
home-people = dalawang manlalaro dito
home-computer = laban sa kompyuter, { $level }
home-forget = Alisin ang { $game } ng { $date }

## New game

new-title = Bagong laro: { $game }
new-against = Kalaban
new-people = Dalawang manlalaro dito
new-computer = Ang kompyuter
new-level = Gaano ito kagaling
new-you-play = Ang sa iyo
new-you-white = Puti
new-you-black = Itim
new-rules = Mga tuntunin
new-sides = Mga panig
new-white = Puti ang malapit sa iyo, at ito ang mauuna
new-black = Itim ang malapit sa iyo
new-lot = Magbunutan
new-seats = Upuan
new-side-by-side = Magkatabi
new-facing = Magkaharap, nakaharap ang mga piyesa sa bawat isa
new-start = Simula
new-opening = Ang takdang pambungad
new-free = Malaya
new-begin = Simulan
new-draw = Bumunot

lot-title = Dalawang nakasarang kamay
lot-ask = May nakatagong piyesa sa bawat isa. Pindutin ang isa.
lot-ask-computer = May nakatagong piyesa sa bawat isa. Pindutin ang isa; sa kompyuter ang natira.
lot-left = Kaliwang kamay
lot-right = Kanang kamay
lot-you = Nabunot mo: { $pieces }.
lot-you-begin = Ikaw ang mauuna.
lot-other-begins = Ang isang manlalaro ang mauuna.
lot-computer-begins = Ang kompyuter ang mauuna.
lot-begin = Simulan

## The computer’s levels

level-easy = Madali
level-easy-line = nagkakamali gaya ng baguhan
level-medium = Katamtaman
level-medium-line = nakikita ang banta, hindi ang mahabang plano
level-hard = Mahirap
level-hard-line = malayo ang tanaw at kaunti ang nakakaligtaan
level-master = Maestro
level-master-line = nag-iisip nang { $seconds } segundo sa bawat tira

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = Saan ito nagmula
nav-evidence-of = Saan nagmula: { $game }
nav-laws = Iisang kain, limang batas
evidence-title = Saan nagmula ang { $game }
evidence-opening = Sandali lang…
evidence-missing = Hindi nabuo ang pahinang ito.

## Learning the games; the rest of their words is loaded with these pages

nav-learn = Matuto
nav-learn-of = Matuto ng { $game }
nav-compare = Paghahambing ng limang laro
nav-first-of = Unang laro: { $game }
nav-sheet-of = Papel ng tuntunin: { $game }
nav-paper-of = Palaisipan sa papel: { $game }

## Settings

set-title = Mga setting
set-language = Wika
# The language that the browser is set to
set-language-browser = Gaya ng sa browser
language-missing = Hindi na-load ang mga teksto ({ $language }).
set-light = Liwanag
set-theme-system = Gaya ng sa device
set-theme-light = Araw
set-theme-dark = Gabi
set-coordinates = Mga coordinate
set-coordinates-custom = Ayon sa bawat tablero
set-coordinates-always = Palagi
set-coordinates-never = Hindi kailanman
set-filippina-names = Mga punto ng Dama Filippina
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = Tablero ng Dama Filippina
set-lines = Mga punto at guhit
set-chequers = Mga kuwadro
set-italian = Nakapihit gaya sa Italya, nasa kanan ang madilim na sulok
set-pieces = Mga piyesa ng La Dama
set-pebbles = Maliliit na bato
set-dates = Datiles
set-crystals = Kristal-dagat
set-snails = Maliliit na suso
set-speed = Galaw
set-speed-slow = Mabagal
set-speed-normal = Karaniwan
set-speed-fast = Mabilis
set-speed-none = Wala
set-sound = Tunog ng mga piyesa
set-resigns = Puwedeng sumuko ang kompyuter kapag wala nang pag-asa

close = Isara
dismiss = Naintindihan ko

## Sending

send-title = Ipadala ang larong ito
send-text = Nasa address na ito ang buong laro.
send-copy = Kopyahin
send-share = Ibahagi…
send-copied = Nakopya na.
send-select = Hindi makakopya dito. Napili na ang address: kopyahin ito nang mano-mano.

## About

about-title = Tungkol sa Dama Atlas
about-text = Limang tradisyonal na laro ng dama sa kani-kanilang tablero. Lahat ay tumatakbo sa pahinang ito; walang ipinapadala kahit saan.
about-own = Malayang software ang Dama Atlas, sa ilalim ng lisensiyang MIT o lisensiyang Apache 2.0, alinman ang gusto mo.
about-embed = Tablero sa sarili mong pahina
about-version = Bersiyon { $version }
about-licences = Kung saan ito gawa
about-licences-missing = Hindi na-load ang listahan ng mga lisensiya mula sa { $url }.
about-licence = { $name } { $version }, { $licence }
about-engine = Makina
about-engine-streaming = { $url }, kinompile habang nilo-load.
about-engine-buffer = { $url }, kinompile matapos ma-load, dahil ipinapadala ito ng server bilang “{ $served }” at hindi bilang application/wasm.
about-thinking-worker = Nag-iisip ang kompyuter sa tabi ng pahina, sa isang worker.
about-thinking-blob = Nag-iisip ang kompyuter sa tabi ng pahina, sa isang worker na gawa sa kopya ng script nito.
about-thinking-page = Nag-iisip ang kompyuter sa mismong pahina, paunti-unti: hindi binibigyan ng browser na ito, o ng patakaran ng site na ito, ng worker ang pahina.
about-storage-yes = Naka-save sa device na ito ang mga laro at setting.
about-storage-no = Walang nase-save: walang ibinibigay na imbakan ang browser na ito sa pahina.

## What can go wrong

store-none = Hindi nase-save ang progreso dito: walang ibinibigay na imbakan ang browser sa pahinang ito.
store-full = Hindi nase-save ang progreso: puno na ang imbakan ng browser na ito.
store-damaged = May naka-save sa device na ito na nasira. Itinabi ito, hindi binura, bilang { $key }.
store-newer = May naka-save sa device na ito na galing sa mas bagong bersiyon. Itinabi ito, hindi binura, bilang { $key }.

link-title = Walang laro sa address na ito
link-text = Hindi nabasa ang bahagi pagkatapos ng #:
link-home = Pumunta sa limang tablero

load-title = Hindi na-load ang mga tuntunin
load-policy = Hinaharang ng Content-Security-Policy ng site na ito ({ $directive }) ang WebAssembly. Mapapayagan ito ng namamahala ng site kung idadagdag ang 'wasm-unsafe-eval' sa script-src, at ang 'self' sa connect-src.
load-missing = Walang sumagot sa address ng mga tuntunin.
load-not-wasm = Iba ang nasa address ng mga tuntunin.
load-unsupported = Hindi kilala ng browser na ito ang WebAssembly. Kilala ito ng mga bago.
load-broken = Hindi magkatugma ang mga tuntunin at ang pahinang ito, o sira ang file. Baka makatulong na i-load muli ang pahina.
load-where = File: { $url }
load-detail = Mensahe: { $detail }
load-again = Subukan muli
