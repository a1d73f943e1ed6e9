### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = Günün bulmacaları
daily-all = Bugünün bütün bulmacaları
daily-archive = Geçmiş günler
daily-number = { $number }. gün · { $date }
daily-next = Sonraki bulmacaya { $time }
daily-today = Bugünün bulmacası
daily-opening = Bulmacalar getiriliyor…
daily-no-bank = Bu oyunun bulmacaları yüklenemedi.
daily-none = Bu gün için bulmaca yok: { $game }.
daily-no-number = Bu numarada bulmaca yok: { $game } için { $count } bulmaca var.
daily-bad-number = “{ $text }” bir bulmacanın adı değil. Bulmacalar oyun ve numarayla adlandırılır, turkish-12 gibi.
daily-bad-game = “{ $text }” için bulmaca yok.
daily-bad-date = Bu adres bir gün göstermiyor.
daily-future = Bu günün bulmacası henüz yok: { $date }. O gün yeniden gelin.
daily-early = Bu günde bulmaca yoktu: { $date }.

## On the home page

day-featured = Günün bulmacası: { $game }
day-all = Beşi birden

## How a puzzle stands

attempt-none = henüz denenmedi
attempt-open = { $count }. deneme, toplam { $of }
attempt-now = { $count }. deneme, toplam { $of }
attempt-solved = { $count ->
    [1] İlk
    [2] İkinci
   *[other] Üçüncü
  } denemede çözüldü
attempt-missed = Çözülemedi
attempt-hints = { $count ->
    [one] bir ipucuyla
   *[other] { $count } ipucuyla
  }

streak-now = { $count ->
    [0] Henüz seri yok.
   *[other] Üst üste { $count } gün.
  }
streak-any = Bütün oyunlarda:
streak-best = { $count ->
    [0] Seri başlatmak için her gün bir bulmaca çözün.
   *[other] En iyi: { $count }.
  }
# Counted for the best result of each day.
streak-spread-any = Her günün en iyisi: ilk denemede { $first }, ikincide { $second }, üçüncüde { $third }, çözülemeyen { $missed }.
streak-spread = İlk denemede { $first }, ikincide { $second }, üçüncüde { $third }, çözülemeyen { $missed }.

## One puzzle

solve-title = { $game }: bulmaca
solve-number = Derlemenin { $number }. bulmacası
solve-rules = Bu oyun nasıl oynanır
solve-task = { $moves ->
    [one] { $side } oynar ve bu hamlede kazanır
   *[other] { $side } oynar ve { $moves } hamlede kazanır
  }
solve-goes-on = Doğru. Şimdi sıra sizde.
solve-right = Doğru. { $other } { $reply } ile yanıt veriyor. { $moves ->
    [one] Şimdi bir hamlede kazanın.
   *[other] Geriye { $moves } hamle kaldı.
  }
solve-solved = { $count ->
    [1] İlk
    [2] İkinci
   *[other] Üçüncü
  } denemede çözüldü. Güzel gördünüz.
solve-missed = Bu üçüncü denemeydi. Çözüm aşağıda.
solve-left = { $count ->
    [one] Bir deneme kaldı.
   *[other] { $count } deneme kaldı.
  }
solve-late = Hâlâ kazanç var, ama { $count } hamle sürüyor.
solve-again = Yeniden dene
solve-wait = Önce “Yeniden dene”ye basın: konum yeniden kurulur.
solve-still = Şimdi hiçbir şey oynatılamaz.
solve-too-long = Bu hamle zamanında değerlendirilemedi. Sayılmaz; lütfen yeniden seçin.
solve-elsewhere = Bu bulmaca başka bir pencerede bitti.
solve-archive = Arşivden bir bulmaca: serinizi değiştirmez.
solve-outside = Seri dışında: daha sonraki bir günün sonucu zaten var.
solve-ask-piece = İpucu: hangi taş
solve-ask-square = İpucu: hangi yere
solve-hint-piece = { $from } üzerindeki taşa bakın.
solve-hint-square = { $from } yerinden { $to } yerine.
solve-hint-blow = Üflenebilecek bir taş var; buraya bakın: { $from }.
solve-solution = Çözümü gör

saving-ends = { $move } oyunu kazanç olmadan bitirir.
saving-wins = { $move } kaybettirir: { $other } { $reply } ile kazanır.
saving-draws = { $move } hamlesinden sonra { $other } { $reply } ile berabere kalır.
saving-huffs = { $move } hamlesinden sonra { $other } bir taşı üfler: { $reply }.
saving-obliges = { $move } hamlesinden sonra { $other } sizi almaya zorlar ve kazanç gider.
saving-captures = { $move } hamlesinden sonra { $other } { $reply } ile { $count ->
    [one] bir taş
   *[other] { $count } taş
  } alır ve zamanında kaybetmez.
saving-promotes = { $move } hamlesinden sonra { $other } { $reply } ile { $king } çıkarır.
saving-escapes = { $move } hamlesinden sonra { $other } { $reply } ile kurtulur.

solution-title = Çözüm
solution-next = Oyna
solution-back = Geri
solution-start = Baştan
solution-defences = Olası yanıt sayısı { $count }; en iyisi başta.
solution-end = Oyun kazanıldı.

## The card for newcomers

six-title = Altı satırda { $game }
six-man-moves = Bir { $man } bir adım gider: { $ways }.
six-man-captures = Şu yönlerde alır: { $ways }; yanındaki taşın üzerinden hemen arkasındaki boş { $spot } üzerine atlar ve alabildikçe sürdürür.
six-king = Bir { $king } istediği kadar uzağa gider ({ $ways }) ve her uzaklıktan alır.
six-example = Bir adım, bir alış, yeni bir { $king } ve yapabildikleri.
six-again = Yeniden göster
six-more = Bütün kurallar
six-board = Örnek: { $game }

## Past days

archive-title = { $game }: geçmiş günler
archive-text = Geçmişteki her bulmaca serbestçe denenebilir. Bunlar serinizi değiştirmez.
archive-games = Oyunlar
archive-empty = İlk bulmacanın günü: { $date }. Ertesi günden başlayarak geçmiş bulmacalar burada durur.
archive-before = Önceki ay
archive-after = Sonraki ay

## Telling others

share-title = Bir arkadaşınıza söyleyin
share-head = Dama Atlas, { $game }, { $number }. günün bulmacası, { $date }
share-solved = { $count ->
    [1] İlk
    [2] İkinci
   *[other] Üçüncü
  } denemede{ $hints ->
    [0] {""}
    [one] , bir ipucuyla
   *[other] , { $hints } ipucuyla
  } çözüldü.
share-missed = Bu kez çözülemedi.
share-streak = Üst üste { $count } gün.
share-select = Burada kopyalanamıyor. Metin seçildi: elle kopyalayın.

transfer-title = Serilerinizi başka bir cihaza taşıyın
transfer-text = Bu kod, çözdüğünüz ve çözemediğiniz günleri taşır. Öteki cihazda girin; ikisinde de hiçbir şey kaybolmaz.
transfer-own = Kodunuz
transfer-other = Öteki cihazın kodu
transfer-take = Benimkine ekle
transfer-taken = Eklendi.
transfer-empty = Alanda kod yok.
transfer-character = Kodlarda bulunmayan bir karakter var. Kodlar yalnızca harf ve rakamdan oluşur.
transfer-checksum = Kod eksik ya da bir karakter yanlış yazılmış.
transfer-future = Bu kod sitenin daha yeni bir sürümünden. Sayfayı yeniden yükleyip bir daha deneyin.
transfer-contents = Bu bir seri kodu değil.
