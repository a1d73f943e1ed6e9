### Why a move is good, or why it failed: one message for each kind of reason, `hint-` and its name.
### A message does not begin with a number or a notation: it is a sentence with a capital letter.

## The opening, the end, what else there was

# $count: moves that the opening leaves open
hint-opening = { $count ->
    [one] Açılış sabittir; hamlesi budur.
   *[other] Açılış sabittir; burada { $count } hamleden biri seçilebilir.
  }
hint-wins-now = Bu hamle oyunu bitirir: { $side } kazanır.
hint-wins = { $moves ->
    [one] Bu hamle hemen kazandırır.
   *[other] { $other } ne yaparsa yapsın, en çok { $moves } hamlede kazandırır.
  }
hint-blows = Alması gerekirken almayan taşı tahtadan kaldırır: { $squares }; ardından { $side } hamlesini de yapar.
# $count: pieces that must be taken
hint-obliges = Son hamle geri alınır ve { $other } en çok taşı almak zorunda kalır: { $count ->
    [one] bir taş
   *[other] { $count } taş
  }.
hint-only = { $takes ->
    [0] Tek hamle budur.
    [one] Tek hamle budur ve bir taş alır.
   *[other] Tek hamle budur ve { $takes } taş alır.
  }
hint-draws-now = Bu hamle oyunu berabere bitirir.
# $count: the other things to do
hint-only-defence = { $count ->
    [one] Öteki tek hamle oyunu kaybettirir.
   *[other] Öteki { $count } hamlenin her biri oyunu kaybettirir.
  }
hint-lost = { $moves ->
    [one] Oyun kurtarılamaz: { $other } sonraki hamlede kazanır.
   *[other] Oyun kurtarılamaz: { $other } en çok { $moves } hamlede kazanır.
  }
hint-stops-win = Yoksa { $other } hemen kazanabilirdi.

## Captures and what they cost

hint-takes-king = Bir { $king } alır ({ $squares }){ $takes ->
    [one] {""}
   *[other] , toplam { $takes } taş
  }{ $loses ->
    [0] . Karşılığında hiçbir taş alınamaz.
    [one] . { $other } karşılığında bir taş alabilir.
   *[other] . { $other } karşılığında { $loses } taş alabilir.
  }
hint-promotes = Bir { $man } { $king } olur{ $takes ->
    [0] {""}
    [one] {" "}ve bir taş alır
   *[other] {" "}ve { $takes } taş alır
  }{ $loses ->
    [0] .
    [one] ; { $other } bir taş alabilir.
   *[other] ; { $other } { $loses } taş alabilir.
  }
hint-takes-free = { $takes ->
    [one] Bir taş alır, karşılığında hiçbir taş alınamaz.
   *[other] Bu hamle { $takes } taş alır, karşılığında hiçbir taş alınamaz.
  }
hint-takes-more = Bu hamle { $takes } taş alır; { $other } karşılığında yalnızca { $loses } taş alabilir.
# $count: how many pieces $side has more
hint-trades-ahead = Taş değiştirir, { $takes ->
    [one] bire bir
   *[other] { $takes } taşa { $loses } taş
  }; bu, { $count ->
    [one] bir taş
   *[other] { $count } taş
  } fazlası olan { $side } için iyidir.
hint-trades = { $takes ->
    [one] Bir taş alır; { $other } da bir taş alabilir.
   *[other] Bu hamle { $takes } taş alır; { $other } da o kadar alabilir.
  }
hint-cheapest-capture = Burada her alış, getirdiğinden fazlasını götürür; en ucuzu budur: { $takes } taş alır, { $other } { $loses } taş alabilir.
hint-takes-less = { $takes ->
    [one] Bir taş alır
   *[other] Bu hamle { $takes } taş alır
  }, oysa { $other } karşılığında { $loses } taş alabilir.
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = Almayı bırakır, çünkü bu daha ucuzdur: en çok { $loses ->
    [one] bir taş
   *[other] { $loses } taş
  } gider, alınca ise { $of }.
hint-breaks-duty = Almayı bırakır, oysa { $other } bunun için bir taşı üfleyebilir: { $squares }.
hint-sacrifices = Daha çoğunu almak için bir taş verir: { $other } ne alırsa alsın, { $side } { $loses } taşa karşılık { $takes } taş ya da daha iyisini alabilir.
# the line of moves that is expected
hint-gains = İki taraf da iyi oynarsa sonraki hamlelerde { $takes ->
    [one] bir taş
   *[other] { $takes } taş
  } kazandırır, { $loses ->
    [0] hiç taş kaybettirmez
    [one] bir taş kaybettirir
   *[other] { $loses } taş kaybettirir
  }.
hint-heads-for-draw = İki taraf da iyi oynarsa oyun berabere biter.
hint-offers-trade = Değişim önerir: { $other } ne alırsa alsın, { $side } karşılığında o kadar alabilir.

## Danger and safety

hint-wins-piece = { $takes ->
    [one] { $other } ne yanıt verirse versin, { $side } sonraki hamlede bir taş alabilir.
   *[other] { $other } ne yanıt verirse versin, { $side } sonraki hamlede { $takes } taş alabilir.
  }
# $count: the pieces on $squares
hint-saves = Bu hamle { $squares } üzerindeki { $count ->
    [one] taşı
   *[other] taşları
  } kurtarır; yoksa { $other } { $loses ->
    [one] bir taş
   *[other] { $loses } taş
  } alabilirdi.
# $of: pieces that could be taken before
hint-saves-some = { $other } { $of } taş alabilirdi; şimdi { $loses ->
    [one] bir taş
   *[other] { $loses } taş
  } alabilir.
hint-only-safe = { $loses ->
    [one] Ardından { $other }’ın hiçbir taş alamayacağı tek hamle budur.
   *[other] Ardından { $other }’ın hiçbir taş alamayacağı tek hamle budur; ötekilerin hepsi { $loses } ya da daha çok taş verir.
  }
hint-forks = Bu hamle { $squares } üzerindeki taşları tehdit eder, { $other } ise hiçbir taş alamaz.
hint-threatens = { $takes ->
    [one] Bu hamle { $squares } üzerindeki taşı almakla tehdit eder, { $other } ise hiçbir taş alamaz.
   *[other] Bu hamle, { $squares } üzerindeki de içinde olmak üzere { $takes } taş almakla tehdit eder, { $other } ise hiçbir taş alamaz.
  }
hint-forces = { $loses ->
    [0] { $other } için tek bir yanıt var.
   *[other] { $other } için tek bir yanıt var: taş almak.
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = Başka hiçbir hamle daha azını kaybettirmez: { $other } { $loses ->
    [one] bir taş
   *[other] { $loses } taş
  } alabilir, ötekilerden sonra daha çoğunu.
hint-safe = Ardından { $other } hiçbir taş alamaz; öteki { $of } hamlenin { $count } tanesinden sonra taş alınabilirdi.

## Places, ways and room

hint-king-next = { $other } ne yanıt verirse versin, bir { $man } sonraki hamlede { $king } olabilir.
hint-stops-king = { $other } sonraki hamlede { $king } çıkarabilirdi ({ $squares } üzerinden); artık çıkaramaz.
# $count: steps to the place where a man becomes a king
hint-runs = { $count ->
    [one] Yol açık: { $squares } üzerindeki { $man } bir adım sonra { $king } olur.
   *[other] Yol açık: { $squares } üzerindeki { $man } { $count } adım sonra { $king } olur.
  }
hint-opens-way = { $count ->
    [one] Yolu açar: { $squares } üzerindeki { $man } bir adım sonra { $king } olur.
   *[other] Yolu açar: { $squares } üzerindeki { $man } { $count } adım sonra { $king } olur.
  }
# $count and $of: moves that $other has, and would have had
hint-cramps = { $other } için { $of } yerine yalnızca { $count ->
    [one] bir hamle
   *[other] { $count } hamle
  } bırakır.
# $count and $of: places that the king can go to, now and before
hint-frees-king = Böylece { $king } özgür kalır: gidebileceği yer { $of } iken { $count } olur.
# $count: rows to the far row
hint-advances = { $count ->
    [0] Böylece { $man } son sıradadır ve hiçbir taş alınamaz.
    [one] Böylece { $man } sondan bir önceki sıraya ilerler ve hiçbir taş alınamaz.
   *[other] Böylece { $man } ilerler, son sıraya { $count } sıra kalır ve hiçbir taş alınamaz.
  }
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = Daha çok yol veren bir { $spot } üzerine gider: { $of } yerine { $count } yol.
hint-keeps-back = Arka sırayı koruma altında bırakır: { $squares }.
# $count and $of: own pieces beside it, now and before
hint-joins = Saf sıklaşır: yanında { $of } yerine { $count } { $side } taş olur.
# $count and $of: moves that $side has, now and before
hint-more-room = Yer açar: { $side } için { $of } yerine { $count } hamle olur.
hint-level = Sakin bir hamle; ardından { $other } hiçbir taş alamaz.
hint-nothing-better = Ardından { $other } { $loses ->
    [one] bir taş
   *[other] { $loses } taş
  } alabilir, ama daha iyisi görünmüyor.

## Why a move failed

hint-fails-loses = Bundan sonra { $other } kazanır.
hint-fails-blown = Alınması gereken alınmadı: { $other } { $squares } taşını üfler.
hint-fails-draws = Bundan sonra oyun berabere biter.
hint-fails-loses-pieces = { $other } buna { $loses ->
    [one] bir taş
   *[other] { $loses } taş
  } alarak yanıt verir; { $side } karşılığında { $takes ->
    [0] hiç taş alamaz
    [one] bir taş alır
   *[other] { $takes } taş alır
  }.
hint-fails-later = Sonraki hamlelerde { $other } { $loses ->
    [one] bir taş
   *[other] { $loses } taş
  } alır, { $side } ise { $takes ->
    [0] hiç alamaz
    [one] bir taş alır
   *[other] { $takes } taş alır
  }.
hint-fails-promotes = { $other } buna { $king } çıkararak yanıt verir.
# $count: pieces that could have been taken
hint-fails-takes-less = { $takes ->
    [0] Hiç taş almaz
    [one] Bir taş alır
   *[other] Bu hamle { $takes } taş alır
  }, oysa { $count } taş alınabilirdi.
hint-fails-escapes = Tehdit ettiği kaçar: { $squares }.
hint-fails-holds = { $other } için buna bir yanıt var.
