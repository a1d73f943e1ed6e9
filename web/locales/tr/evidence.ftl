### Where the games come from, and one capture under five laws. Titles, names, citations and
### quotations are data (web/data/evidence); what is said about them stands here.

ev-none = kayıtlı değil

## The record

ev-record = Kayıt
ev-place = Yer
ev-dates = Tarihler
ev-who = Kim kime anlattı
ev-people = Oyuncular
ev-spaces = Nerede oynanırdı
ev-spread = Ne kadar yaygındı
ev-material = Tahta ve taşlar
ev-begins = Kim başlar
ev-doubts = Kaynakların ayrıldığı yer
ev-id = Kayıt numarası
ev-id-line = { $id }, { $collection }
ev-id-type = { $id }, { $collection }; { $type }
ev-confidence = Orada verilen güven: 100 üzerinden { $confidence }
record-ethnography = etnografya

## The map

map-alt = Çevredeki kara ve denizin haritası: { $place }; { $latitude }, { $longitude } konumunda bir işaret.
map-north = { $degrees }° K
map-south = { $degrees }° G
map-east = { $degrees }° D
map-west = { $degrees }° B
map-spot = { $latitude }, { $longitude }.
map-credit = Kara sınırları: Natural Earth.
mark-itself = İşaret tam yerin kendisindedir.
mark-manila = Kaynak yalnızca ülkeyi anar; işaret Manila’dadır.
mark-yerevan = Kayıt yalnızca ülkeyi anar; işaret Erivan’dadır.
mark-nouakchott = Kaynaklar bütün bölgeyi anar; işaret Nuakşot’tadır.
mark-istanbul = Kaynak yalnızca ülkeyi anar; işaret İstanbul’dadır.

## What is told

people-la-dama = Yetişkinler ve yaşlılar; erkekler, seçkinlerden değil.
spaces-la-dama = Açık havada, halka açık yerlerde.
material-la-dama = Yirmi beş oyuk ya da çukur; her oyuncuya, kolayca ayırt edilen on iki taş. Dama, aynı çukura konan ikinci bir taşla belirtilir.
begins-la-dama = Kurayla; taşların seçimi de öyle.
doubts-la-dama = Ludii’nin oynanabilen kendi sürümünde zincirleme alışlar yoktur.

begins-white = Beyaz.
spread-filippina = Kuralları biraz farklı bölgesel türleri vardır.
material-filippina = Kareler yerine noktalardan ve çizgilerden oluşan bir tahta. Her oyuncunun ilk sıraları onun üssüdür.
doubts-filippina = Tahta satrançtaki gibi durur, açık renkli kare sağdadır; İtalyan damasındaki gibi, koyu kare sağda durduğu da olur.

material-tama = Tahtanın bütün kareleri kullanılır. Büyük beyaz çaprazı Fransız tahtasındakinin tersi yöndedir; kareler satrançtaki gibi adlandırılır.
doubts-tama = Alınan taşların ne zaman kalktığı: başka yerlerdeki bugünkü oyuncuların kimi siteleri onları hemen kaldırır.

spread-dhamet = 1980’lerde Moritanya’da ve Sahra bölgesinde çok oynanırdı; yarışmaları ve şampiyonaları vardı.
material-dhamet = Kumda, çubuklara karşı deve tersi. 2, 4, 6, 8. sıralar ile b, d, f, h sütunları çoğu kez çizilmez. Parçaların ve malzemenin adları Arapçadır.
begins-dhamet = Fransızca kural sayfasına göre her zaman Beyaz.
doubts-dhamet = Açılışın kural mı (makale) yoksa gelenek mi (Fransızca sayfa) olduğu.

spaces-turkish = Kahvelerde, parklarda ve evlerde.
spread-turkish = Türkiye’nin en çok oynanan masa oyunlarından biri.
material-turkish = Tek renkli tahta gelenektir.
doubts-turkish = Federasyonun kural kitabında, iki tarafta birer taş kalınca, dama olmasalar da oyun berabere sayılır.

## Names

ev-names = Adlar
ev-names-other = Yerin kendi dilindeki adlar kayıtlı değil. Bunlar kaynağın sözcükleridir.
means-game = oyun
means-game-hamidoun = oyun, 1952 tarihli bir kitapta
means-game-shatranj = oyun; belki Orta Çağ satrancı olan shatranj’dan
means-man = taş
means-king = dama
means-king-dates = hurmalar; ikisi damayı belirtir
means-king-crystals = küçük deniz kristalleri; ikisi damayı belirtir
means-king-pebbles = çakıllar; ikisi damayı belirtir
means-king-snails = küçük salyangozlar; ikisi damayı belirtir
means-hole = çukur
means-wide = geniş nokta, çaprazların geçtiği
means-narrow = dar nokta, çaprazsız
means-base = oyuncunun ilk sıraları
means-huffed = üflenip tahtadan kaldırılmış
means-lot = kura çekme

## Quotations

ev-quotes = Kaynağın sözleriyle
ev-quote-printed = Kayıtta “{ $printed }” yazılıdır.
quote-la-dama-duty = Alınabildiği her zaman almak zorunludur.
quote-la-dama-left = Unutkanlıktan ya da işine geldiğinden.
quote-la-dama-back = Hiçbir koşulda.
quote-la-dama-king = Düz ve kırık çizgiler ve geri dönüş.
quote-la-dama-lot = İlk sıranın kimde olduğunu görmek için.
quote-tama-promotion = Geçerken dama olunur.
quote-tama-removal = Bizim oyunumuzdakiyle aynı ilkeye göre.

## Sources

ev-sources = Kaynaklar
ev-issued-none = Tarih kayıtlı değil.
ev-volume-pages = { $volume }: { $pages }
ev-pages = s. { $pages }
ev-account = anlatı s. { $pages }
ev-isbn = ISBN { $isbn }
role-account = Yazıya geçirildiği yer
role-account-title = Yazıya geçirildiği yer; başlık, kayıtta yazıldığı gibidir
role-encyclopaedia = Ansiklopedi maddesi; Fransızca ve İngilizceden İspanyolcaya
role-rules-page = Kural sayfası
role-rules-page-figures = Bir İtalyan masa oyunları ansiklopedisinin sekiz şekilli sayfası
role-rulebook = Federasyonun, on çözümlü örnek içeren kural kitabı
role-named = Orada anılan
role-names = Oyunun ve taşlarının adı için

## What is attested and what is our reading

ev-articles = Belgeli ya da bizim yorumumuz
ev-articles-line = Numaralar kural maddelerinindir; 0 ile başlayanlar beş oyunda ortaktır.
ev-variants = Burada sunulan başka oynayışlar
mark-attested = belgeli
mark-partly = kısmen belgeli
mark-settled = bizim yorumumuz
ev-count = Belgeli madde: { $attested }; kısmen belgeli: { $partly ->
    [0] yok
   *[other] { $partly }
  }; bizim yorumumuz: { $settled ->
    [0] yok
   *[other] { $settled }
  }.

about-board = Tahta
about-setup = Diziliş
about-man-moves = Bir { $man } nasıl gider
about-man-back = Bir { $man } geri gider mi
about-man-captures = Bir { $man } nasıl alır
about-king = Bir { $king } ne yapar
about-king-shown = Bir { $king } nasıl gösterilir
about-duty = Alma görevi
about-duty-huff = Alma görevi ve üfleme
about-removal = Alınan taşlar ne zaman kalkar
about-removal-turns = Alınan taşlar ne zaman kalkar ve dosdoğru geri dönüş
about-half-turn = Dosdoğru geri dönmeme
about-promotion = Nasıl { $king } olunur
about-opening = Sabit açılış
about-win = Kazanmak
about-draw = Beraberlikler
about-draw-win = Oyun nasıl biter
about-begins = Kim başlar
about-loss = Kaybetmek, anlaşmayla ve yinelemeyle beraberlik
about-long = Uzun oyun
about-one-king = Her tarafta yalnız bir { $king }

why-la-dama-huff = Görev ve onu bırakan taşın üflenmesi anlatılmıştır. Üfledikten sonra kimin oynadığı anlatılmamıştır: burada, İspanyol oyunlarının “üflemek oynamak değildir” geleneğince, üfleyen hamlesini de yapar.
why-la-dama-promotion = Köşeler anlatılmıştır. Bir alış sırasında köşeden geçen ficha anlatılmamıştır: burada ficha olarak sürdürür ve orada durursa dama olur.
why-la-dama-removal = Kalkma anı anlatılmamıştır. Kaynak, sırayla dolup boşalan çukurlardan ve elle alınan taşlardan söz eder.
why-la-dama-begins = Kura çekmek gelenektir.
why-la-dama-strict = Kayıt yalnızca, bırakılabilen ve sonra cezalandırılan görevi bilir. Bu oynayış, zorunlu olmasını yeğleyenler için sunulur.
why-silent-loss = Bütün taşları alanın kazandığı anlatılmıştır; oynayamayan oyuncu ya da beraberlik üzerine bir şey söylenmez. Bu oyun ailesine uyulmuştur: oynayamayan kaybeder.
why-silent-one-king = Anlatılmamıştır. Burada öteki oyunlardaki gibi uygulanır.
why-long = Hiçbir kaynak damaları sonsuza dek dolaştırmaz, hiçbiri de bir sınır vermez. Burada Türk Damasındaki sınır, her taraf için 25 hamle, kullanılır.
why-filippina-draw = 25 hamle sınırı ve her tarafta yalnız bir dama kalan her konumun berabere olması bizim yorumumuzdur.
why-filippina-long = Sayfa bir sınır vermez. Bu oyun ailesi her taraf için 25 dama hamlesi sayar.
why-filippina-one-king = Sayfada, iki damadan hiçbiri ne alabiliyor ne de engelleyebiliyorken geçerlidir. Biri hemen alınamıyorsa her zaman geçerli olması bizim yorumumuzdur.
why-tama-removal = “Bizim oyunumuzdakiyle aynı ilkeye göre” sözlerinden çıkarılmıştır; o oyun Fransız damasıdır: taşlar hamleden sonra kalkar.
why-tama-begins = Anlatılmamıştır. Burada öteki oyunlardaki gibi Beyaz başlar.
why-dhamet-removal = Makale susar ve atlayışı uluslararası damaya benzetir. Fransızca sayfa taşların birer birer kalktığını söyler. Dosdoğru geri dönmeyi hiçbir kaynak yasaklamaz; bu yüzden serbesttir.
why-dhamet-opening = Hamleler anlatılmıştır. Makalede kuralla, Fransızca sayfada gelenekle sabittirler: bu yüzden burada açılış olağandır, serbest başlangıç ise bir seçenektir.
why-dhamet-begins = Fransızca kural sayfasına göre.
why-told-loss = Kıpırdayamayan oyuncunun kaybettiği anlatılmıştır. Anlaşmayla ve yinelemeyle beraberlik bizim yorumumuzdur.
why-dhamet-one-king = Moritanya’da böyle oynanır. Biri hemen alınabiliyorsa geçerli olmaması bizim yorumumuzdur.
why-dhamet-zamma = Kuzey Afrika’nın başka yerlerinde bu adla oynanırken taşlar hamleden sonra kalkar. Geri kalan her şeyin Dhamet’teki gibi olduğu kabul edilmiştir.
why-dhamet-soufla = Makaleye göre rakip, en çok taşı almayan hamleyi yasaklayabilir ya da taşı üfleyebilir. Bunun her durumda nasıl yapıldığı bizim yorumumuzdur.
why-turkish-long = Yalnızca kural sayfasının kuralı: her taraf için 25 hamle.
why-turkish-one-king = Beraberlik sayfada vardır. Biri hemen alınabiliyorsa geçerli olmaması bizim yorumumuzdur.

## Same capture, five laws

laws-line = Aynı taşlar beş tahtada duruyor ve sıra Beyaz’ın. Neyin alınabileceği ve neyin alınması gerektiği her birinde başkadır. Alışları oynatın ya da taşları kendiniz oynayın.
laws-turned = Dama Filippina noktalarında her şey sekizde bir daire dönük durur, çünkü bütün çizgileri çaprazdır.
laws-play-all = Alışı beşinde de oynat
laws-reset-all = Hepsini yeniden diz
laws-play = Alışı oynat
laws-break = Bir kısmını bırak
laws-reset = Yeniden diz
laws-count = { $count ->
    [one] Kurala uygun bir alış var.
   *[other] Kurala uygun { $count } alış var.
  }
laws-takes-one = Alınan taş: { $most }.
laws-takes-range = Alınan taş: { $least } ile { $most } arası.
laws-list = { $count } alışın hepsi
laws-capture = { $move }, { $count } taş alır
laws-risk = Daha çoğu alınabilirdi: Siyah şimdi { $squares } taşını üfleyebilir.
laws-articles = ({ $duty }, { $removal })

laws-la-dama = Herhangi bir alış yeter, hiçbiri dayatılmaz; dama az önce boşalan çukurlardan geçer ve dosdoğru geri dönebilir, ama almayı bırakan ya da yarıda kesen taş üflenebilir.
laws-filippina = En çok taş alınmalıdır ve alınan taşlar hamle bitene dek kalır: dama onların ötesinden geri gelemez.
laws-tama = En çok taş alınmalıdır ve alınan taşlar, Fransız damasındaki gibi, hamle bitene dek kalır: yolu keserler.
laws-dhamet = En çok taş alınmalıdır; taşlar birer birer kalkar, sultan onların durduğu yerden geçer ve dosdoğru geri dönebilir.
laws-turkish = En çok taş alınmalıdır; taşlar hemen kalkıp yolu açar, ama dama dosdoğru geri dönemez.
