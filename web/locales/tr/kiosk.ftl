### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = Oynamak için dokunun
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = { $game } kendi kendine oynuyor

## Choosing

kiosk-languages = Diller
kiosk-games = Bir tahta seçin
kiosk-ways = Nasıl oynayacaksınız?
kiosk-computer = Bilgisayara karşı
# Two people at a table, one at each end.
kiosk-facing = İki oyuncu, karşı karşıya
# Two people in front of a screen on a wall.
kiosk-beside = İki oyuncu, yan yana
# One screen back, to choose again.
kiosk-back = Geri

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = Bitir
kiosk-leave-label = Bitir ve her şeyi sonraki ziyaretçi için hazırla
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = Karşıdaki oyuncu için

## Nobody has touched the screen for a while

kiosk-still = Hâlâ orada mısınız?
kiosk-still-in = { $seconds ->
    [one] Bir saniye sonra her şey sonraki ziyaretçi için hazırlanacak.
   *[other] { $seconds } saniye sonra her şey sonraki ziyaretçi için hazırlanacak.
  }
kiosk-here = Buradayım

## Something is wrong

kiosk-trouble = Bir saniye lütfen
kiosk-trouble-again = { $seconds ->
    [one] Tahta kurulamadı. Bir saniye sonra yeniden denenecek.
   *[other] Tahta kurulamadı. { $seconds } saniye sonra yeniden denenecek.
  }

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = Bu ekran ne kadar büyük?
kiosk-measure-text = Çerçeveye bir banka kartı tutun. Çerçeveyi, tam kart genişliğinde olana dek değiştirin.
kiosk-measure-width = Çerçevenin genişliği
kiosk-measure-narrower = Daha dar
kiosk-measure-wider = Daha geniş
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = Burada bir milimetre { $pixels } pikseldir. Düğmelerin eni ve boyu en az { $target } piksel olacak.
kiosk-measure-word = Ekranın adresine şunu ekleyin:
kiosk-measure-open = Bu büyüklükle başla
