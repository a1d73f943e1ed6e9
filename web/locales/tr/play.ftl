### The game being played: whose turn, why, what may be done.

board-label = Tahta: { $game }

## Whose turn

turn = Sıra { $side }’ın
# The same as a spoken sentence
turn-said = Sıra { $side }’ın.
turn-wait = Sıra bilgisayarın.
turn-looking = Geriye bakıyorsunuz, { $move } hamlesinden sonra
turn-looking-start = Geriye bakıyorsunuz, başlangıçta

## The computer

thinking = { $side } düşünüyor
thinking-failed = Bilgisayar düşünmesini bitiremedi.
thinking-again = Yeniden denesin
progress = Ne kadar düşündü
thought-hint = En iyi hamle aranıyor
thought-draw = Bilgisayar önerinizi düşünüyor
thought-review = Oyun baştan inceleniyor
seat-people = İki oyuncu
seat-computer = Bilgisayar, { $level }
seat-label = Rakip: { $who }
opponent-title = Kim oynuyor

draw-offered = Bilgisayar beraberlik öneriyor.
draw-accept = Beraberliği kabul et
draw-decline = Reddet
draw-refused = Oyun sürüyor.
draw-accepts-drawn = Bilgisayar kabul ediyor: iyi oynandı, zaten berabere.
draw-accepts-lost = Bilgisayar beraberliği seve seve kabul ediyor: kaybediyordu.
draw-accepts-worse = Bilgisayar beraberliği seve seve kabul ediyor: daha kötü durumdaydı.
draw-accepts-quiet = Bilgisayar beraberliği kabul ediyor: kimse önde değil, uzun zamandır da bir şey olmadı.
draw-declines-winning = Bilgisayar beraberliği reddediyor: kazanıyor.
draw-declines-better = Bilgisayar beraberliği reddediyor: daha iyi durumda.
draw-declines-open = Bilgisayar beraberliği reddediyor: oyunda daha çok şey var.

advice-play = { $move } oynayın.
advice-blow = Şu taşı üfleyin: { $square }.
advice-oblige = Almaya zorlayın.
turned-nowhere = Bu oyunu tek bir hamle değiştirmedi.
turned-won = Oyun burada döndü. { $side } kazanmış durumdaydı ve { $move } oynadı.
turned-ahead = Oyun burada döndü. { $side } öndeydi ve { $move } oynadı.
turned-held = Oyun burada döndü. { $side } oyunu hâlâ tutabilirdi ve { $move } oynadı.
turned-better = Daha iyisi: { $move }.

## Why the move is not free

due-any = Taş almak zorundasınız; dilediğiniz alışı seçebilirsiniz.
due-any-owed = Taş almanız gerekir. Bırakırsanız bir taşınız üflenebilir.
due-maximum = { $count ->
    [one] Taş almak zorundasınız.
   *[other] En çok taşı almak zorundasınız: { $count } taş.
  }
due-maximum-owed = { $count ->
    [one] Taş almanız gerekir. Bırakırsanız bir taş üflenebilir.
   *[other] En çok taşı almanız gerekir: { $count } taş. Daha az alırsanız bir taş üflenebilir.
  }
due-obliged = En çok taşı almaya zorlandınız: { $count ->
    [one] bir taş
   *[other] { $count } taş
  }.
due-opening = Açılış sabittir: { $move }. hamle, toplam { $moves }. Oku izleyin.
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] Oraya iki yol gider: 1’i ya da 2’yi seçin.
   *[other] Oraya { $count } yol gider: 1 ile { $count } arasında bir sayı seçin.
  }
capture-may-stop = Taşı bir kez daha seçerek burada durabilir ya da almayı sürdürebilirsiniz.
choice-many = Oraya çok yol gider: durak durak seçin.

## After a broken duty

huff-open = { $side } alması gerekeni almadı. { $squares } taşını üfleyebilir ya da oynamayı sürdürebilirsiniz.
huff-one = { $square } taşını üfle
huff-short = üfle
oblige-open = Almaya da zorlayabilirsiniz: hamle geri alınır ve en çok taşın alınması gerekir.
oblige-do = Almaya zorla
opening-both = Açılışı iki taraf için oynat

## The word of warning before a duty is broken, said once for each game

risk-title = Almayı bırakabilirsiniz
risk-any = Bu oyunda ({ $game }) taş almak görevdir ama dayatılmaz. Bunu oynarsanız rakibiniz { $squares } taşını üfleyebilir: taşı tahtadan kaldırır, ardından hamlesini de yapar.
risk-maximum = Bu oynayışta en çok taşı almak görevdir ama dayatılmaz. Bunu oynarsanız rakibiniz { $squares } taşını üfleyebilir ya da sizi hamleyi geri alıp en çok taşı almaya zorlayabilir.
risk-once = Bu size bir kez söylenir.
risk-play = Oyna
risk-back = Yeniden seç

## Actions

do-undo = Geri al
do-redo = Yinele
do-hint = İpucu
do-hint-label = İpucu: usta ne oynardı?
do-moves = Hamleler
do-rules = Kurallar
do-more = Daha fazla
do-flip = Tahtayı çevir
do-flip-short = Çevir
do-new = Yeni oyun
do-draw = Beraberlikte anlaş
do-offer = Beraberlik öner
do-offer-later = { $moves ->
    [one] Beraberlik öner: bir hamle sonra
   *[other] Beraberlik öner: { $moves } hamle sonra
  }
do-opponent = Rakip ve düzey
do-swap = Taraf değiştir
do-resign = Terk et
do-send = Bu oyunu gönder
do-settings = Ayarlar
do-facing = Karşı karşıya otur
do-facing-end = Yan yana otur
do-home = Beş tahtanın hepsi
more-title = Daha fazla

## Moves and looking back

moves-title = Hamleler
moves-none = Henüz hamle yok.
moves-first = Başa
moves-back = Bir geri
moves-forward = Bir ileri
moves-last = Oyuna dön
moves-other = …
look-return = Oyuna dön
look-replay = Buradan oyna
look-still = Geriye bakıyorsunuz. Oynamak için oyuna dönün.

## Resigning, agreeing

resign-title = Kim terk ediyor?
resign-text = Öteki taraf kazanır.
resign-you-title = Bu oyunu terk ediyor musunuz?
resign-you-text = Bilgisayar kazanır.
resign-side = { $side } terk ediyor
draw-title = Anlaşarak beraberlik
draw-text = İki oyuncu da razı mı?
draw-yes = İkisi de razı
play-on = Oyuna devam

## The end

won = { $side } kazandı
drawn = Berabere
reason-no-pieces = { $loser } taşsız kaldı.
reason-no-moves = { $loser } hamlesiz kaldı.
reason-resigned = { $loser } terk etti.
reason-agreed = İki oyuncu anlaştı.
reason-one-king-each = Her tarafta yalnız bir { $king } kaldı ve alınacak bir şey yok.
reason-long-game = İki taraf da { $moves } hamle boyunca taş almadı ve hiçbir { $man } ilerlemedi; bu, uygulamanın kendi sınırıdır.
reason-repetition = Aynı konum üçüncü kez oluştu.
end-again = Yeni oyun
end-turned = Nerede döndü

## Spoken shortly

say-move = { $side }: { $from } yerinden { $to } yerine
say-capture = { $side }: { $from } yerinden { $to } yerine, aldığı: { $squares }
say-crowned = artık bir { $king }
say-huff = { $side } { $square } taşını üflüyor
say-oblige = { $side } almaya zorluyor
say-attacks = { $from } şunları alabilir: { $squares }
say-attacks-none = { $from } hiçbir şey alamaz
say-attacked = onu alabilecekler: { $squares }
say-attacked-none = onu hiçbir şey alamaz
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes }; { $taken }.
say-undo = Geri alındı.
say-redo = Yeniden oynandı.
say-replay = Buradan yeni bir oyun.
say-new = Yeni oyun: { $game }.

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = Oyun bitti.
why-off-board = Bu tahtada öyle bir { $spot } yok.
why-empty = { $from } boş.
why-not-your-piece = O taş sizin değil; sıra { $side }’ın.
why-same-square = Gitmek için başka bir { $spot } seçin.
why-no-line = { $from } ile { $to } arasında çizgi yok.
why-occupied = { $to } üzerinde zaten bir taş var.
why-backward = Bir { $man } asla geri gitmez.
why-sideways = Bir { $man } yana gitmez.
why-diagonal = Bir { $piece } orada çapraz gitmez.
why-too-far = Bir { $man } yalnızca bitişikteki { $spot } üzerine gider.
why-own-in-the-way = Yolda kendi taşınız var: { $squares }.
why-two-in-the-way = Art arda duran iki taşın üzerinden atlanmaz.
why-no-capture-that-way = Bir { $piece } o yönde almaz.
why-must-capture = Önce taş alınmalı; alabilecek olan: { $squares }.
why-fewer-than-maximum = Bu hamle { $takes } taş alır; { $maximum } taş almanız gerekir: { $better }.
why-half-turn = Bir alış içinde dosdoğru geri dönülmez.
why-chain-must-go-on = Alış bitmedi; sürdürmelisiniz.
why-fixed-opening = İlk hamleler sabittir: oku izleyin.
why-obliged = En çok taşı almaya zorlandınız; alabilecek olan: { $squares }.
why-piece-stuck = { $from } üzerindeki taş şimdi oynayamaz.

## A typed move, for those who do not point at the board

typed-title = Hamleyi yazın
# $example: two squares, as "d4 d5"
typed-label = Sırayla kareler, örneğin { $example }
typed-do = Oyna
typed-malformed = Çıkış karesini ve varış karesini yazın.
# $texts: what was typed and is no square
typed-unknown-square = Bu tahtada { $texts } yok.
typed-mixed-namings = Sayı ya da harf kullanın, ikisini birden değil.
# $texts: the moves that are possible, in full
typed-ambiguous = Oraya birkaç alış gider. Birini tam olarak yazın: { $texts }.
typed-partly-named = Taşın indiği her karenin adını yazın.
