### Why a move is good, or why it failed: one message for each kind of reason, `hint-` and its name.
###
### All have the game's own words $man, $king, $spot and $game; $side, whose move it is, and $other;
### $squares, a list of places; and these numbers:
###   $takes  pieces that $side takes          $loses  pieces that $other takes, or could
###   $count  a number, and $of, what it is compared with: what they count stands with each message
###   $plies  turns of both sides to the end of the game or of the line; $moves, the same in moves of $side

## The opening, the end, what else there was

# $count: moves that the opening leaves open
hint-opening = { $count ->
    [1] Takda ang pambungad, at ito ang tira nito.
   *[other] Takda ang pambungad; dito ay may { $count } tirang mapagpipilian.
  }
hint-wins-now = Tinatapos nito ang laro: panalo ang { $side }.
hint-wins = { $moves ->
    [1] Panalo agad ito.
   *[other] Panalo ito, anuman ang gawin ng { $other }, sa loob ng { $moves } tira.
  }
hint-blows = Inaalis nito sa tablero ang piyesa sa { $squares } na dapat sanang kumain; saka titira pa ang { $side }.
# $count: pieces that must be taken
hint-obliges = Babawiin ang huling tira, at kailangang kumain ang { $other } ng pinakamarami: { $count ->
    [1] isang piyesa
   *[other] { $count } piyesa
  }.
hint-only = { $takes ->
    [0] Ito lang ang tira.
    [1] Ito lang ang tira, at kumakain ito ng isang piyesa.
   *[other] Ito lang ang tira, at kumakain ito ng { $takes } piyesa.
  }
hint-draws-now = Tinatapos nito ang laro sa tabla.
# $count: the other things to do
hint-only-defence = { $count ->
    [1] Talo ang laro sa nag-iisang ibang tira.
   *[other] Talo ang laro sa bawat isa sa { $count } ibang tira.
  }
hint-lost = { $moves ->
    [1] Hindi na maililigtas ang laro: panalo ang { $other } sa susunod na tira.
   *[other] Hindi na maililigtas ang laro: panalo ang { $other } sa loob ng { $moves } tira.
  }
hint-stops-win = Kung hindi ito, panalo na sana agad ang { $other }.

## Captures and what they cost

hint-takes-king = Kumakain ito ng { $king }, sa { $squares }{ $takes ->
    [1] {""}
   *[other] , at { $takes } piyesa lahat-lahat
  }{ $loses ->
    [0] . Walang makakain bilang ganti.
    [1] . Makakakain ang { $other } ng isang piyesa bilang ganti.
   *[other] . Makakakain ang { $other } ng { $loses } piyesa bilang ganti.
  }
hint-promotes = Nagiging { $king } ang { $man }{ $takes ->
    [0] {""}
    [1] {" "}at kumakain ng isang piyesa
   *[other] {" "}at kumakain ng { $takes } piyesa
  }{ $loses ->
    [0] .
    [1] ; makakakain ang { $other } ng isang piyesa.
   *[other] ; makakakain ang { $other } ng { $loses } piyesa.
  }
hint-takes-free = { $takes ->
    [1] Kumakain ito ng isang piyesa, at walang makakain bilang ganti.
   *[other] Kumakain ito ng { $takes } piyesa, at walang makakain bilang ganti.
  }
hint-takes-more = Kumakain ito ng { $takes } piyesa; { $loses } lang ang makakain ng { $other } bilang ganti.
# $count: how many pieces $side has more
hint-trades-ahead = Palitan ito na { $takes ->
    [1] isa sa isa
   *[other] { $takes } sa { $loses }
  }, at mabuti iyon sa { $side }, na lamang ng { $count ->
    [1] isang piyesa
   *[other] { $count } piyesa
  }.
hint-trades = Kumakain ito ng { $takes ->
    [1] isang piyesa, at makakakain din ng isa ang { $other }.
   *[other] { $takes } piyesa, at makakakain din ng ganoon karami ang { $other }.
  }
hint-cheapest-capture = Mas mahal kaysa sa nakukuha ang bawat kain dito, at walang mas mura kaysa rito: { $takes } ang nakakain nito, at { $loses } ang makakain ng { $other }.
hint-takes-less = Kumakain ito ng { $takes ->
    [1] isang piyesa
   *[other] { $takes } piyesa
  }, kahit makakakain ang { $other } ng { $loses } bilang ganti.
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = Pinalalampas nito ang kain, at mas mura iyon: { $loses ->
    [1] isang piyesa
   *[other] { $loses } piyesa
  } ang pinakamarami, kumpara sa { $of } kapag kumain.
hint-breaks-duty = May pinalalampas itong kain, kahit puwedeng hipan ng { $other } ang isang piyesa dahil dito: { $squares }.
hint-sacrifices = Nag-aalay ito ng piyesa para mas marami ang makain: anuman ang kainin ng { $other }, makakakain ang { $side } ng { $takes } kapalit ng { $loses }, o mas mabuti pa.
# the line of moves that is expected
hint-gains = Kung pareho silang maglaro nang mahusay, kumakain ito ng { $takes ->
    [1] isang piyesa
   *[other] { $takes } piyesa
  } sa mga susunod na tira at { $loses ->
    [0] walang nawawala
    [1] isa ang nawawala
   *[other] { $loses } ang nawawala
  }.
hint-heads-for-draw = Kung pareho silang maglaro nang mahusay, mauuwi sa tabla ang laro.
hint-offers-trade = Nag-aalok ito ng palitan: anuman ang kainin ng { $other }, makakakain din ng ganoon karami ang { $side }.

## Danger and safety

hint-wins-piece = { $takes ->
    [1] Anuman ang isagot ng { $other }, makakakain ng isang piyesa ang { $side } sa susunod.
   *[other] Anuman ang isagot ng { $other }, makakakain ng { $takes } piyesa ang { $side } sa susunod.
  }
# $count: the pieces on $squares
hint-saves = Inililigtas nito ang { $count ->
    [1] piyesa sa { $squares }
   *[other] mga piyesa sa { $squares }
  }; kung hindi, makakakain ang { $other } ng { $loses ->
    [1] isang piyesa
   *[other] { $loses } piyesa
  }.
# $of: pieces that could be taken before
hint-saves-some = Makakakain sana ang { $other } ng { $of ->
    [1] isang piyesa
   *[other] { $of } piyesa
  }; ngayon, { $loses ->
    [0] wala na
    [1] isa na lang
   *[other] { $loses } na lang
  }.
hint-only-safe = { $loses ->
    [1] Ito lang ang tira na walang makakain ang { $other } pagkatapos.
   *[other] Ito lang ang tira na walang makakain ang { $other } pagkatapos; sa lahat ng iba, { $loses } piyesa o higit pa ang makakain.
  }
hint-forks = Inaatake nito ang mga piyesa sa { $squares }, at walang makakain ang { $other }.
hint-threatens = { $takes ->
    [1] May banta itong kainin ang piyesa sa { $squares }, at walang makakain ang { $other }.
   *[other] May banta itong kumain ng { $takes } piyesa, kasama ang nasa { $squares }, at walang makakain ang { $other }.
  }
hint-forces = { $loses ->
    [0] Iisa lang ang maisasagot ng { $other }.
   *[other] Iisa lang ang maisasagot ng { $other }, isang kain.
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = Walang ibang tira na mas kaunti ang nawawala: makakakain ang { $other } ng { $loses ->
    [1] isang piyesa
   *[other] { $loses } piyesa
  }, at mas marami pa sa iba.
hint-safe = Pagkatapos nito, walang makakain ang { $other }; sa { $count } mula sa { $of } ibang tira, mayroon sanang makakain.

## Places, ways and room

hint-king-next = Anuman ang isagot ng { $other }, may { $man } na puwedeng maging { $king } sa susunod.
hint-stops-king = Makakagawa sana ng { $king } ang { $other } sa susunod, mula sa { $squares }; ngayon, hindi na.
# $count: steps to the place where a man becomes a king
hint-runs = { $count ->
    [1] Bukas ang daan ng { $man } sa { $squares }: isang hakbang pa, at { $king } na ito.
   *[other] Bukas ang daan ng { $man } sa { $squares }: { $count } hakbang pa, at { $king } na ito.
  }
hint-opens-way = { $count ->
    [1] Binubuksan nito ang daan ng { $man } sa { $squares }: isang hakbang pa, at { $king } na iyon.
   *[other] Binubuksan nito ang daan ng { $man } sa { $squares }: { $count } hakbang pa, at { $king } na iyon.
  }
# $count and $of: moves that $other has, and would have had
hint-cramps = Ang natitira sa { $other } ay { $count ->
    [1] iisang tira na lang
   *[other] { $count } tira na lang
  } sa halip na { $of }.
# $count and $of: places that the king can go to, now and before
hint-frees-king = Pinalalaya nito ang { $king }: { $count } ang mapupuntahan sa halip na { $of }.
# $count: rows to the far row
hint-advances = { $count ->
    [0] Nasa dulong hanay na ang { $man }, at walang makakain.
    [1] Umaabante ang { $man } sa ikalawa sa huling hanay, at walang makakain.
   *[other] Umaabante ang { $man }, { $count } hanay na lang sa dulong hanay, at walang makakain.
  }
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = Pumupunta ito sa { $spot } na mas maraming daan: { $count } sa halip na { $of }.
hint-keeps-back = Iniiwan nitong may bantay ang likurang hanay, sa { $squares }.
# $count and $of: own pieces beside it, now and before
hint-joins = Nagdidikit-dikit ito: { $count } piyesa ng { $side } ang katabi nito sa halip na { $of }.
# $count and $of: moves that $side has, now and before
hint-more-room = Lumuluwag ang laro: may { $count } tira ang { $side } sa halip na { $of }.
hint-level = Tahimik na tira, at walang makakain ang { $other } pagkatapos.
hint-nothing-better = Makakakain ang { $other } ng { $loses ->
    [1] isang piyesa
   *[other] { $loses } piyesa
  } pagkatapos, pero walang makitang mas mabuti.

## Why a move failed

hint-fails-loses = Pagkatapos niyan, panalo ang { $other }.
hint-fails-blown = May pinalampas na kain: hinipan ng { $other } ang { $squares }.
hint-fails-draws = Pagkatapos niyan, tabla ang laro.
hint-fails-loses-pieces = Ang sagot ng { $other } ay kumain ng { $loses ->
    [1] isang piyesa
   *[other] { $loses } piyesa
  }; { $takes ->
    [0] walang kapalit na nakukuha ang { $side }.
    [1] isa ang nakukuhang kapalit ng { $side }.
   *[other] { $takes } ang nakukuhang kapalit ng { $side }.
  }
hint-fails-later = Sa mga susunod na tira, kumakain ang { $other } ng { $loses ->
    [1] isang piyesa
   *[other] { $loses } piyesa
  }, at ang { $side } ay { $takes ->
    [0] wala
    [1] isa
   *[other] { $takes }
  }.
hint-fails-promotes = Ang sagot ng { $other } ay gumawa ng { $king }.
# $count: pieces that could have been taken
hint-fails-takes-less = { $takes ->
    [0] Wala itong nakakain
    [1] Kumakain ito ng isang piyesa
   *[other] Kumakain ito ng { $takes } piyesa
  }, samantalang { $count } ang puwede sanang kainin.
hint-fails-escapes = Nakakatakas ang inaatake nito: { $squares }.
hint-fails-holds = May sagot dito ang { $other }.
