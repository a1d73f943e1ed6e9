### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = Yapabilecekleriniz
embed-again = Baştan
embed-pause = Duraklat
embed-resume = Sürdür
embed-trouble = Bu tahta istendiği gibi gösterilemiyor
embed-word = { $word } sözcüğü “{ $value }” olamaz.
embed-expected = Olabilecekler: { $values }

## The page that makes the lines

snip-title = Sayfanızda bir tahta
snip-kind = Ne yapıştıracaksınız
snip-kind-element = Bir öğe
snip-kind-element-line = iki satır; tahta yerinin genişliğini alır
snip-kind-frame = Bir çerçeve
snip-kind-frame-line = bir satır; sayfanızın betik çalıştıramadığı yerde de olur
snip-game = Oyun
snip-mode = Tahta ne yapsın
snip-mode-play = Ziyaretçi bilgisayarla oynar
snip-mode-two = İki ziyaretçi oynar
snip-mode-daily = Günün bulmacası
snip-mode-puzzle = Tek bir bulmaca
snip-mode-demo = Kendi kendine oynar
snip-mode-position = Bir konum gösterir
snip-side = Ziyaretçinin önünde
snip-puzzle = Bulmacanın numarası
snip-position = Konum, olağan başlangıç değilse
snip-moves = Oradan başlayan hamleler, aralarında boşlukla
snip-skin = Taşlar ve tahta
snip-rules = Kurallar için bir düğme
snip-links = Bu siteye bağlantılar
snip-lines = Yapıştırılacak satırlar
snip-width = Denendiği genişlik
snip-pixels = { $width } piksel
snip-try = Tahtanın görünüşü
