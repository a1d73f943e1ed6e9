### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = Dama Atlas
app-line = Beş dama oyunu, beş tahta

# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }, { $second }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }. { $second }
# A text that is a sentence without its full stop
sentence = { $text }.

nav-home = Beş tahtanın hepsi
nav-about = Hakkında
nav-access = Erişilebilirlik
nav-settings = Ayarlar

## Home

home-play = { $game } oyna
home-go-on = Devam et
home-new = Yeni oyun
home-begin = Oyna
home-waiting = { $number }. hamle, sıra { $side }’ın
home-kept = Bu cihazda saklanan oyunlar
home-kept-line = { $game }, { $number }. hamle
home-kept-over = { $game }, bitti
home-people = burada iki oyuncu
home-computer = bilgisayara karşı, { $level }
home-forget = Kaldır: { $game }, { $date }

## New game

new-title = Yeni oyun: { $game }
new-against = Rakip
new-people = Burada iki oyuncu
new-computer = Bilgisayar
new-level = Ne kadar iyi oynasın
new-you-play = Sizin taşlarınız
new-you-white = Beyaz
new-you-black = Siyah
new-rules = Kurallar
new-sides = Taraflar
new-white = Beyaz sizin önünüzde, o başlar
new-black = Siyah sizin önünüzde
new-lot = Kura çekilsin
new-seats = Oturuş
new-side-by-side = Yan yana
new-facing = Karşı karşıya, taşlar herkese kendi yönünden
new-start = Başlangıç
new-opening = Sabit açılış
new-free = Serbest
new-begin = Başla
new-draw = Kura çek

lot-title = Kapalı iki el
lot-ask = Her elde bir taş gizli. Birine dokunun.
lot-ask-computer = Her elde bir taş gizli. Birine dokunun; öteki bilgisayarın.
lot-left = Sol el
lot-right = Sağ el
lot-you = Sizin taşlarınız: { $pieces }.
lot-you-begin = Siz başlıyorsunuz.
lot-other-begins = Öteki oyuncu başlıyor.
lot-computer-begins = Bilgisayar başlıyor.
lot-begin = Başla

## The computer’s levels

level-easy = Kolay
level-easy-line = yeni başlayanların hatalarını yapar
level-medium = Orta
level-medium-line = tehditleri görür, uzun planları kaçırır
level-hard = Zor
level-hard-line = epey ileriyi görür, pek az şey kaçırır
level-master = Usta
level-master-line = her hamleyi { $seconds } saniye düşünür

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = Nereden geliyor
nav-evidence-of = Nereden geliyor: { $game }
nav-laws = Aynı alış, beş yasa
evidence-title = { $game } nereden geliyor
evidence-opening = Bir saniye…
evidence-missing = Bu sayfa hazırlanamadı.

## Learning the games; the rest of their words is loaded with these pages

nav-learn = Öğren
nav-learn-of = { $game } öğren
nav-compare = Beş oyun yan yana
nav-first-of = İlk oyun: { $game }
nav-sheet-of = Kural sayfası: { $game }
nav-paper-of = Kâğıtta bulmaca: { $game }

## Settings

set-title = Ayarlar
set-language = Dil
# The language that the browser is set to
set-language-browser = Tarayıcıdaki gibi
language-missing = { $language } metinler yüklenemedi.
set-light = Görünüm
set-theme-system = Cihazdaki gibi
set-theme-light = Gündüz
set-theme-dark = Gece
set-coordinates = Koordinatlar
set-coordinates-custom = Her tahtanın kendi geleneğince
set-coordinates-always = Her zaman
set-coordinates-never = Hiçbir zaman
set-filippina-names = Dama Filippina noktaları
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = Dama Filippina tahtası
set-lines = Noktalar ve çizgiler
set-chequers = Dama desenli
set-italian = İtalya’daki gibi çevrili, koyu köşe sağda
set-pieces = La Dama taşları
set-pebbles = Çakıllar
set-dates = Hurmalar
set-crystals = Deniz kristalleri
set-snails = Küçük salyangozlar
set-speed = Hareket
set-speed-slow = Yavaş
set-speed-normal = Normal
set-speed-fast = Hızlı
set-speed-none = Yok
set-sound = Taş sesleri
set-resigns = Bilgisayar, umudu kalmayınca oyunu terk edebilir

close = Kapat
dismiss = Anlaşıldı

## Sending

send-title = Bu oyunu gönder
send-text = Bu adres oyunun tamamını taşır.
send-copy = Kopyala
send-share = Paylaş…
send-copied = Kopyalandı.
send-select = Burada kopyalanamıyor. Adres seçildi: elle kopyalayın.

## About

about-title = Dama Atlas hakkında
about-text = Kendi tahtalarında beş geleneksel dama oyunu. Her şey bu sayfada çalışır; hiçbir yere hiçbir şey gönderilmez.
about-own = Dama Atlas özgür yazılımdır; MIT lisansı ile Apache lisansı 2.0’dan hangisini yeğlerseniz.
about-embed = Kendi sayfanızda bir tahta
about-version = Sürüm { $version }
about-licences = Nelerle yapıldı
about-licences-missing = Lisans listesi { $url } adresinden yüklenemedi.
about-licence = { $name } { $version }, { $licence }
about-engine = Motor
about-engine-streaming = { $url }, yüklenirken derlendi.
about-engine-buffer = { $url }, yüklendikten sonra derlendi; çünkü sunucu onu application/wasm olarak değil, “{ $served }” olarak gönderiyor.
about-thinking-worker = Bilgisayar oyuncu sayfanın yanında, bir worker içinde düşünür.
about-thinking-blob = Bilgisayar oyuncu sayfanın yanında, kendi betiğinin kopyasından yapılmış bir worker içinde düşünür.
about-thinking-page = Bilgisayar oyuncu sayfanın kendisinde, azar azar düşünür: bu tarayıcı ya da bu sitenin ilkesi sayfaya worker vermiyor.
about-storage-yes = Oyunlar ve ayarlar bu cihazda saklanır.
about-storage-no = Hiçbir şey saklanmaz: bu tarayıcı sayfaya depolama alanı vermiyor.

## What can go wrong

store-none = İlerleme burada kaydedilmiyor: tarayıcı bu sayfaya depolama alanı vermiyor.
store-full = İlerleme kaydedilmiyor: bu tarayıcının depolama alanı dolu.
store-damaged = Bu cihazda saklanan bir şey bozulmuş. Silinmedi, { $key } adıyla kenara kondu.
store-newer = Bu cihazda saklanan bir şey daha yeni bir sürümden. Silinmedi, { $key } adıyla kenara kondu.

link-title = Bu adreste oyun yok
link-text = # işaretinden sonrası okunamadı:
link-home = Beş tahtaya git

load-title = Kurallar yüklenemedi
load-policy = Bu sitenin Content-Security-Policy ayarı ({ $directive }) WebAssembly’yi engelliyor. Siteyi yöneten, script-src’ye 'wasm-unsafe-eval', connect-src’ye 'self' ekleyerek izin verebilir.
load-missing = Kuralların adresinden yanıt gelmedi.
load-not-wasm = Kuralların adresinde başka bir şey var.
load-unsupported = Bu tarayıcı WebAssembly’yi bilmiyor. Güncel bir tarayıcı bilir.
load-broken = Kurallar ile bu sayfa birbirine uymuyor ya da dosya bozuk. Sayfayı yeniden yüklemek işe yarayabilir.
load-where = Dosya: { $url }
load-detail = Söylenen: { $detail }
load-again = Yeniden dene
