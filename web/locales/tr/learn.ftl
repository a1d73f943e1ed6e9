### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.

learn-line = Beş oyun; her biri üç dakika kadarda öğrenilir. Bir kural okuyun, izleyin, deneyin.
learn-unknown = Burada “{ $text }” diye bir sayfa yok. Bir oyun seçin:
learn-part-rules = Adım adım kurallar
learn-part-mistakes = Sık yapılan yanlışlar
learn-part-tips = Öneriler
learn-part-questions = Sorular ve yanıtlar
learn-to-first = Yol göstererek ilk oyun
learn-to-sheet = Yazdırılacak kural sayfası

## Boards to try

# $title: the heading above the board
learn-board = Örnek: { $title }
learn-show = Göster
learn-try = Deneyin
learn-reset = Yeniden diz
learn-open = İki tarafı da siz oynarsınız. Bir şeye izin yoksa tahta nedenini söyler.

## Steps: their headings; others are those of the rule card

learn-step-board = Tahta
learn-step-men = Hamle
learn-step-capture = Taş alma
learn-step-chain = Bir hamlede birkaç alış
learn-step-most = Hangi alış
learn-step-blow = Bırakılan alış
learn-step-king = Bir { $king } neler yapar
learn-step-end = Oyun nasıl biter

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = Tahtada 25 çukur vardır, çizgi yoktur. Her çukurdan çevresindeki bütün çukurlara gidilebilir.
learn-board-filippina = Tahtada çapraz çizgilerle birleşen 32 nokta vardır.
learn-board-all = Tahtada 64 kare vardır ve hepsi kullanılır.
learn-board-dhamet = Tahtada çizgilerle birleşen 81 nokta vardır. Çapraz çizgilerin geçtiği noktaya geniş, yalnızca düz çizgileri olana dar denir.
# $men: how many each player has
learn-setup-middle = Her oyuncunun { $men } taşı vardır. Bunlar oyuncuya en yakın sıraları ve orta sıranın oyuncunun sağındaki yarısını doldurur. Yalnızca orta yer boştur.
learn-setup-rows = Her oyuncunun ikinci ve üçüncü sıralarda { $men } taşı vardır. Birinci sıra boştur.
learn-setup-near = Her oyuncunun en yakın üç sırada { $men } taşı vardır.
learn-white-begins = Önce Beyaz oynar.
learn-lot-begins = Kimin başlayacağını kura belirler. Burada Beyaz başlar.
learn-never-back = Bir { $man } asla geri gitmez.
learn-men-lines = Çizgileri izler: dar bir noktadan yalnızca dümdüz ileri gidebilir.
learn-takes-back = Taş alırken bir { $man } geriye de gidebilir.
learn-takes-straight = Bir { $man } çapraz gidebilir, ama asla çapraz almaz.
learn-chain = Taş almış ve yine alabilecek olan taş, aynı hamlede sürdürür. Yön değiştirebilir.
learn-equal = Birkaç alış aynı sayıda taş alıyorsa seçim sizindir.
learn-blow-one = Yalnızca bir taş üflenebilir, o da yalnızca sizin bir sonraki hamlenizden önce.
learn-corner-waits = Son sıranın başka yerlerinde bir { $man } değişmez. Yalnızca yana, bir köşeye doğru gidebilir.
learn-passing = Bir alış sırasında oradan yalnızca geçen { $man }, { $man } olarak kalır.
learn-king-jump = Bir seferde, arada başka taş yokken, tek taş alır ve onun arkasında, sonraki taştan önceki herhangi bir boş { $spot } üzerinde durur.
learn-king-straight = Çapraz da gider, ama yalnızca düz alır.

## What there is to see on the boards

learn-see-start = Başlangıçta Beyaz için { $count } olası hamle var.
learn-see-moves = { $count ->
    [one] { $square } üzerindeki { $man } için bir hamle var.
   *[other] { $square } üzerindeki { $man } için { $count } hamle var.
  }
learn-see-wide = Beyaz için { $count } hamle var: geniş noktadan üç, dar noktadan bir.
learn-see-capture = Beyaz bir taş alabilir.
learn-see-back = Beyaz geriye atlayarak bir taş alır.
learn-see-straight = Öndeki taş alınabilir. Çaprazda duran alınamaz.
learn-see-chain = Beyaz bir hamlede { $takes } taş alır.
learn-see-most = Beyaz burada { $takes } taş almak zorunda. Daha azını almayı deneyin: tahta neden olmadığını söyler.
learn-see-blow = { $squares } üzerindeki taş, alması gerekirken almadı. Onu üfleyin, sonra oynayın.
learn-see-gone = Buradaki { $king } { $takes } taş alır. Yolda, az önce boşalan bir { $spot } üzerinden geçer.
learn-see-stay = Buradaki { $king } { $takes } taş alır. Alınan taşlar yolunu kesmeseydi daha çoğunu alabilirdi.
learn-see-turn = Arkadaki taşın üzerinden geriye atlamayı deneyin: bir alış içinde bu, { $king } için dosdoğru geri dönmektir.
learn-see-promote = Bir adım daha, ve { $man } { $king } olur.
learn-see-waits = { $square } üzerindeki { $man } son sıraya vardı, ama köşeye değil.
learn-see-passing = Buradaki { $man } son sıraya varır, sürdürür ve { $man } olarak kalır.
learn-see-crowned = Buradaki { $man } son sırada { $king } olur ve { $king } olarak bir taş daha alır.
learn-see-king = { $square } üzerindeki { $king } için { $count } hamle var.
learn-see-king-takes = Buradaki { $king }, aldığı taşın arkasında { $count } yerde durabilir.
learn-see-king-straight = Yalnızca dümdüz öndeki taş alınabilir, çaprazda duran alınamaz.
learn-see-opening = Ok, sıradaki sabit hamleyi gösterir.
learn-see-win = Beyaz bir hamlede kazanır. Bulun.

## Common mistakes

learn-wrong-back = Geriye bir { $man } oynamak. Bunu yalnızca bir { $king } yapabilir.
learn-wrong-leave = Bir alışı görmemek. Başka bir hamle daha iyi görünse de taş alınmalıdır.
learn-wrong-few = İlk görülen taşı almak. Başka bir alış daha çok taş alıyorsa yalnızca ona izin vardır.
learn-wrong-leave-owed = Bir alışı görmemek. Buna izin vardır, ama o zaman taşınız üflenebilir.
learn-wrong-stop = Bir alışı erken bitirmek. Sürdürebilecek olan taş üflenebilir.
learn-wrong-far-row = Son sıranın her yerinde { $king } olmayı beklemek. Bu yalnızca köşelerde olur.
learn-wrong-two = Birden iki taşın üzerinden atlamak. Taşın hemen arkasındaki { $spot } boş olmalıdır.
learn-wrong-slant-take = Çapraz almak. Bir { $man } yalnızca ileri ve yanlara alır.
learn-wrong-slant = Çapraz gitmek. Bu oyunda ({ $game }) hiçbir taş çapraz gitmez.
learn-wrong-narrow = Çizgi olmayan yere gitmek. Dar bir noktadan çapraz çizgi çıkmaz.
learn-wrong-opening = Sabit açılıştan ayrılmak. Başta yalnızca gösterilen hamleye izin vardır.
learn-wrong-turn = Bir alış sırasında { $king } ile dosdoğru geri dönmek. Yalnızca sola ya da sağa dönülebilir.

## Tips

learn-tip-look = Oynamadan önce, ardından rakibinizin neyi alabileceğine bakın.
learn-tip-pair = Biri ötekinin hemen arkasında sıralanan iki taşın üzerinden, o çizgi boyunca atlanamaz.
learn-tip-give = İki taş almak için bir taş verin: rakibiniz almak zorundadır; böylece o taşın nereye gideceğine siz karar verirsiniz.
learn-tip-left = Bırakılan bir alış için yalnızca bir taş kaybedersiniz. Bazen bu daha ucuzdur.
learn-tip-corners = Kendi köşelerinizi koruyun. Rakibinizin taşları orada dama olur.
learn-tip-home = Birkaç taşı birinci sıranızda tutun. Onların durduğu yerde rakibin hiçbir taşı terfi edemez.
learn-tip-edge = Tahtanın kenarındaki taş alınamaz.
learn-tip-side = İleriye iyi bir adım yoksa yana çekilip bekleyin.
learn-tip-open = Bir { $king } en çok açık bir çizgide güçlüdür. Sizinki için bir çizgi açın.
learn-tip-wide = Geniş bir noktadan, dar olandan daha çok yol çıkar.

## Questions and answers

learn-q-choose = Alışlar arasında seçebilir miyim?
learn-a-any = Evet, dilediğinizi.
learn-q-back = Bir { $man } geriye alabilir mi?
learn-a-back = Evet, asla geri gitmese de.
learn-a-back-no = Hayır. Yalnızca bir { $king } alabilir.
learn-q-passing = Bir { $man } bir alışın ortasında { $king } olabilir mi?
learn-a-passing = Evet, hemen; ve { $king } olarak almayı sürdürür.
learn-q-value = En çok taş alınacakken bir { $king } ile bir { $man } farklı mı sayılır?
learn-a-value = Hayır. İkisi de bir taş sayılır.
learn-q-blocked = Oynayamazsam ne olur?
learn-a-blocked = O zaman kaybetmiş olursunuz.
learn-q-blow = Taşı üflemek zorunda mıyım?
learn-a-blow = Hayır. Yalnızca hamlenizi yapabilirsiniz.
learn-q-turn = Bir { $king } alış sırasında yön değiştirebilir mi?
learn-a-turn = Evet, aldığı her taştan sonra sola ya da sağa.
learn-q-opening = Sabit açılış oynanmak zorunda mı?
learn-a-opening = Olağan olan budur, ama yeni bir oyunda serbest başlangıcı seçebilirsiniz.
learn-q-long = Bir oyun sonsuza dek sürebilir mi?
# $moves: how many
learn-a-long = Hayır. İki taraf da { $moves } hamle boyunca taş almaz ve hiçbir { $man } ilerlemezse oyun berabere biter.
learn-q-ways = Bu oyunun başka kuralları var mı?
learn-a-ways = Evet. Yeni bir oyunda seçebilirsiniz:
learn-q-paper = Ekransız oynayabilir miyim?
learn-a-paper = Evet. Kural sayfasında kesip çıkarılacak bir tahta ve taşlar var.

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = Oyundan oyuna değişenler, satır satır. Küçük işaretler kuralların maddelerini gösterir.
learn-row-rule = Kural
learn-row-board = Tahta
learn-row-men = Her oyuncunun taşları
learn-row-man = Taşın adı
learn-row-king = Damanın adı
learn-row-man-moves = Taş nasıl gider
learn-row-man-captures = Taş nasıl alır
learn-row-king-moves = Dama nasıl gider
learn-row-king-captures = Dama nasıl alır
learn-row-duty = Hangi alış oynanmalı
learn-row-enforced = Bir alışı bırakmak
learn-row-removal = Alınan taşlar ne zaman kalkar
learn-row-turn = Alış sırasında dosdoğru geri dönmek
learn-row-promotion = Taş nerede dama olur
learn-row-passing = Ne zaman dama olur
learn-row-opening = Açılış
learn-row-draw = Anlaşma dışında beraberlik
learn-is-board = { $width } × { $height }, { $count } yer
learn-is-any = herhangi biri
learn-is-most = en çok taşı alanlardan biri
learn-is-forced = yasak
learn-is-owed = serbest, ama bir taş üflenebilir
learn-is-at-once = hemen, birer birer
learn-is-after = hamle bitince
learn-is-allowed = yasak değil
learn-is-forbidden = yasak
learn-is-at-end = hamlesi orada bitince
learn-is-in-passing = hemen, alış sırasında bile
learn-is-fixed = her oyuncunun ilk beş hamlesi sabit
learn-is-free = serbest
learn-is-draw = birer dama kalınca; aynı konum üç kez oluşunca; iki taraf da { $moves } hamle ilerlemeyince

## The guided first game: five tasks

learn-first-line = Tahtada beş küçük görev. Beyaz’ı siz oynarsınız.
learn-first-number = Görev { $number } / { $count }
learn-first-done-number = Görev { $number } / { $count }, tamam
learn-first-move = Bir { $man } oynayın.
learn-first-capture = Siyah bir taş alın.
learn-first-most = Bir hamlede { $takes } taş alın.
learn-first-blow = Siyah alması gerekirken almadı. { $squares } üzerindeki taşı üfleyin.
learn-first-king = Bir { $king } çıkarın.
# $moves: own moves to the win
learn-first-win = Oyunu { $moves } hamlede kazanın.
learn-first-good = Çok iyi!
learn-first-not-yet = Bu hamleye izin var, ama görev bu değil. Yeniden deneyin.
# $move: Black's answer
learn-first-goes-on = Güzel. Siyah { $move } oynuyor. Sürdürün.
learn-first-next = Sonraki görev
learn-first-again = Baştan başla
learn-first-end = En önemli kuralları gördünüz: { $game }. Şimdi bütün bir oyun oynayın!

## On paper

learn-print = Yazdır
learn-print-line = A4 ya da Letter kâğıda, siyah beyaz.
learn-print-start = Başlangıçta taşlar
learn-print-pieces = Kesip çıkarılacak taşlar. Bir { $king } için birini ötekinin üstüne koyun.
learn-print-board = Kesip çıkarılacak tahta
learn-print-more = Hareketli tahtalarla öğrenin: { $address }
learn-print-puzzle = Bugünün bulmacasını yazdır
learn-print-answer = İpuçları ve yanıt: { $address }
