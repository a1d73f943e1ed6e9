### The rule card of a game: built from the engine's rule table.

card-title = { $game }: kurallar
card-men = Her taraf { $count } taşla başlar.
card-man-moves = Bir { $man } nasıl gider
card-man-captures = Bir { $man } nasıl alır
card-king-moves = Bir { $king } nasıl gider
card-king-captures = Bir { $king } nasıl alır
card-one-step = Her hamlede bir { $spot }
card-jump = Hemen arkadaki boş { $spot } üzerine atlayarak
card-range = { $id ->
    [la-dama] Boş çukurlar
    [filippina] Boş noktalar
    [dhamet] Boş noktalar
   *[other] Boş kareler
  } üzerinden istediği kadar uzağa
card-king-jump = Her uzaklıktan, arkadaki herhangi bir boş { $spot } üzerine inerek
card-along = İkisi de yalnızca çizilmiş çizgiler boyunca gider ve alır.

dir-all = her yöne
dir-forward = ileri
dir-forward-right = çapraz ileri sağa
dir-right = sağa
dir-backward-right = çapraz geri sağa
dir-backward = geri
dir-backward-left = çapraz geri sola
dir-left = sola
dir-forward-left = çapraz ileri sola

card-duty = Taş alma
card-duty-any-enforced = Alabiliyorsanız almak zorundasınız; dilediğiniz alışı seçebilirsiniz.
card-duty-any-owed = Alabiliyorsanız almanız gerekir; dilediğiniz alışı seçebilirsiniz. Almazsanız ya da erken durursanız rakibiniz, alması gereken bir taşı üfleyebilir, sonra hamlesini yapar.
card-duty-maximum-enforced = Alabiliyorsanız almak zorundasınız, hem de olabildiğince çok taş. Bir { $king } tek taş sayılır.
card-duty-maximum-owed = Alabiliyorsanız olabildiğince çok taş almanız gerekir. Daha az alırsanız rakibiniz, en çok taşı alabilecek olan bir taşı üfleyebilir, sonra hamlesini yapar.
card-oblige = Rakibiniz üflemek yerine sizi zorlayabilir: hamle geri alınır ve en çok taşı almanız gerekir.

card-removal = Alınan taşlar
card-removal-at-once = Her taş, üzerinden atlanınca kalkar; bıraktığı { $spot } alışın kalanı için boştur.
card-removal-after-move = Alış bitene dek yerlerinde kalırlar; yolu keserler ve hiçbirinin üzerinden iki kez atlanmaz.

card-half-turn = Geri dönüş
card-half-turn-no = Bir alış içinde { $king } dosdoğru geri dönemez.

card-promotion = Nasıl { $king } olunur
card-promotion-at-end = Hamlesi { $squares } üzerinde biten { $man } { $king } olur.
card-promotion-in-passing = Hamlesinde { $squares } üzerine ulaşan { $man }, alış sırasında bile olsa hemen { $king } olur ve öyle sürdürür.
card-far-row = son sıra
card-far-corners = uzak köşelerden biri (Beyaz için { $white }, Siyah için { $black })

card-opening = Açılış
card-opening-fixed = Serbest başlangıcı seçmedikçe her tarafın ilk beş hamlesi sabittir.

card-win = Kazanmak
card-win-text = Karşı tarafın taşı ya da hamlesi kalmayınca kazanırsınız.
card-draw = Beraberlik
card-draw-king = Her tarafta yalnız bir { $king } kalınca, biri hemen alınamıyorsa.
card-draw-long = İki taraf da { $moves } hamle boyunca taş almaz ve hiçbir { $man } ilerlemezse; bu sınır uygulamanın kendisinindir.
card-draw-repetition = Aynı konum üçüncü kez oluşunca.
card-draw-agreed = İki taraf anlaşınca.
