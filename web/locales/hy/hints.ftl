### Why a move is good, or why it failed: one message for each kind of reason, `hint-` and its name.
### A message does not begin with a number or a notation: it is a sentence with a capital letter.

## The opening, the end, what else there was

# $count: moves that the opening leaves open
hint-opening = { $count ->
    [one] Սկզբնախաղը սահմանված է, և սա նրա քայլն է։
   *[other] Սկզբնախաղը սահմանված է. այստեղ այն թողնում է { $count } քայլի ընտրություն։
  }
hint-wins-now = Սա ավարտում է խաղը. { $side }ը հաղթում են։
hint-wins = { $moves ->
    [one] Իսկույն հաղթանակ է բերում։
   *[other] Հաղթանակ է բերում առավելագույնը { $moves } քայլում, ինչ էլ անեն { $other }ը։
  }
hint-blows = Տախտակից հանում է մի քար, որը պետք է վերցներ՝ { $squares }. հետո { $side }ը նաև քայլում են։
# $count: pieces that must be taken
hint-obliges = Վերջին քայլը հետ է վերցվում, և { $other }ը պետք է վերցնեն ամենաշատը՝ { $count ->
    [one] մեկ քար
   *[other] { $count } քար
  }։
hint-only = { $takes ->
    [0] Սա միակ քայլն է։
    [one] Սա միակ քայլն է և վերցնում է մեկ քար։
   *[other] Սա միակ քայլն է և վերցնում է { $takes } քար։
  }
hint-draws-now = Սա խաղն ավարտում է ոչ-ոքի։
# $count: the other things to do
hint-only-defence = { $count ->
    [one] Մյուս միակ քայլը տանում է պարտության։
   *[other] Մյուս { $count } քայլերից ամեն մեկը տանում է պարտության։
  }
hint-lost = { $moves ->
    [one] Խաղը փրկել հնարավոր չէ. { $other }ը կհաղթեն հաջորդ քայլով։
   *[other] Խաղը փրկել հնարավոր չէ. { $other }ը կհաղթեն առավելագույնը { $moves } քայլում։
  }
hint-stops-win = Այլապես { $other }ը կարող էին իսկույն հաղթել։

## Captures and what they cost

hint-takes-king = Վերցնում է մեկ { $king }՝ { $squares }{ $takes ->
    [one] {""}
   *[other] , ընդամենը { $takes } քար
  }{ $loses ->
    [0] ։ Փոխարենը ոչինչ վերցնել չի կարելի։
    [one] ։ { $other }ը փոխարենը կարող են վերցնել մեկ քար։
   *[other] ։ { $other }ը փոխարենը կարող են վերցնել { $loses } քար։
  }
hint-promotes = Մեկ { $man } դառնում է { $king }{ $takes ->
    [0] {""}
    [one] {" "}և վերցնում մեկ քար
   *[other] {" "}և վերցնում { $takes } քար
  }{ $loses ->
    [0] ։
    [one] . { $other }ը կարող են վերցնել մեկ քար։
   *[other] . { $other }ը կարող են վերցնել { $loses } քար։
  }
hint-takes-free = { $takes ->
    [one] Վերցնում է մեկ քար, և փոխարենը ոչինչ վերցնել չի կարելի։
   *[other] Վերցնում է { $takes } քար, և փոխարենը ոչինչ վերցնել չի կարելի։
  }
hint-takes-more = Վերցնում է { $takes } քար. { $other }ը փոխարենը կարող են վերցնել միայն { $loses }։
# $count: how many pieces $side has more
hint-trades-ahead = Փոխանակում է { $takes ->
    [one] մեկը մեկի հետ
   *[other] { $takes } քար { $loses } քարի հետ
  }, ինչը լավ է, որովհետև { $side }ը { $count ->
    [one] մեկ քար
   *[other] { $count } քար
  } ավելի ունեն։
hint-trades = { $takes ->
    [one] Վերցնում է մեկ քար, և { $other }ը կարող են վերցնել մեկը։
   *[other] Վերցնում է { $takes } քար, և { $other }ը կարող են վերցնել նույնքան։
  }
hint-cheapest-capture = Այստեղ ամեն հարված ավելի թանկ արժե, քան տալիս է, և սա ամենաէժանն է. վերցնում է { $takes } քար, իսկ { $other }ը կարող են վերցնել { $loses }։
hint-takes-less = Վերցնում է { $takes ->
    [one] մեկ քար
   *[other] { $takes } քար
  }, թեև { $other }ը փոխարենը կարող են վերցնել { $loses }։
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = Հարվածը թողնում է, և դա ավելի էժան է. արժե առավելագույնը { $loses ->
    [one] մեկ քար
   *[other] { $loses } քար
  }, իսկ հարվածելը՝ { $of }։
hint-breaks-duty = Հարվածը թողնում է, թեև { $other }ը դրա համար կարող են փչել մի քար՝ { $squares }։
hint-sacrifices = Մի քար է տալիս, որ ավելին վերցնի. ինչ էլ վերցնեն { $other }ը, { $side }ը կարող են վերցնել { $takes } քար՝ { $loses }-ի դիմաց, կամ ավելի լավ։
# the line of moves that is expected
hint-gains = Եթե երկուսն էլ լավ խաղան, առաջիկա քայլերում վերցնում է { $takes ->
    [one] մեկ քար
   *[other] { $takes } քար
  } և կորցնում { $loses ->
    [0] ոչ մի քար
    [one] մեկ քար
   *[other] { $loses } քար
  }։
hint-heads-for-draw = Եթե երկուսն էլ լավ խաղան, խաղը կավարտվի ոչ-ոքի։
hint-offers-trade = Փոխանակում է առաջարկում. ինչ էլ վերցնեն { $other }ը, { $side }ը կարող են վերցնել նույնքան։

## Danger and safety

hint-wins-piece = { $takes ->
    [one] Ինչ էլ պատասխանեն { $other }ը, { $side }ը հաջորդ քայլով կարող են վերցնել մի քար։
   *[other] Ինչ էլ պատասխանեն { $other }ը, { $side }ը հաջորդ քայլով կարող են վերցնել { $takes } քար։
  }
# $count: the pieces on $squares
hint-saves = { $count ->
    [one] Փրկում է մի քար՝ { $squares }
   *[other] Փրկում է մի քանի քար՝ { $squares }
  }. այլապես { $other }ը կարող էին վերցնել { $loses ->
    [one] մեկ քար
   *[other] { $loses } քար
  }։
# $of: pieces that could be taken before
hint-saves-some = Մինչ այդ { $other }ը կարող էին վերցնել { $of } քար, հիմա՝ { $loses ->
    [one] մեկը
   *[other] { $loses }
  }։
hint-only-safe = { $loses ->
    [one] Միակ քայլն է, որից հետո { $other }ը ոչինչ չեն կարող վերցնել։
   *[other] Միակ քայլն է, որից հետո { $other }ը ոչինչ չեն կարող վերցնել. մյուսները թույլ են տալիս վերցնել { $loses } քար կամ ավելի։
  }
hint-forks = Սպառնում է մի քանի քարի՝ { $squares }, իսկ { $other }ը ոչինչ չեն կարող վերցնել։
hint-threatens = { $takes ->
    [one] Սպառնում է վերցնել մի քար՝ { $squares }, իսկ { $other }ը ոչինչ չեն կարող վերցնել։
   *[other] Սպառնում է վերցնել { $takes } քար, այդ թվում՝ { $squares }, իսկ { $other }ը ոչինչ չեն կարող վերցնել։
  }
hint-forces = { $loses ->
    [0] Մնում է միայն մեկ պատասխան. { $other }ն ուրիշ քայլ չունեն։
   *[other] Մնում է միայն մեկ պատասխան՝ հարվածը. { $other }ն ուրիշ քայլ չունեն։
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = Ոչ մի այլ քայլ ավելի քիչ չի կորցնում. { $other }ը կարող են վերցնել { $loses ->
    [one] մեկ քար
   *[other] { $loses } քար
  }, մյուսներից հետո՝ ավելի շատ։
hint-safe = Սրանից հետո { $other }ը ոչինչ չեն կարող վերցնել, իսկ մյուս { $of } քայլից { $count }-ը թույլ կտային վերցնել։

## Places, ways and room

hint-king-next = Ինչ էլ պատասխանեն { $other }ը, հաջորդ քայլով մեկ { $man } կարող է { $king } դառնալ։
hint-stops-king = Հաջորդ քայլով { $other }ը կարող էին { $king } ստանալ ({ $squares }), հիմա դա անհնար է։
# $count: steps to the place where a man becomes a king
hint-runs = { $count ->
    [one] Ճանապարհը բաց է. { $squares } { $spot }ի քարը մեկ քայլից կդառնա { $king }։
   *[other] Ճանապարհը բաց է. { $squares } { $spot }ի քարը { $count } քայլից կդառնա { $king }։
  }
hint-opens-way = { $count ->
    [one] Բացում է ճանապարհը. { $squares } { $spot }ի քարը մեկ քայլից կդառնա { $king }։
   *[other] Բացում է ճանապարհը. { $squares } { $spot }ի քարը { $count } քայլից կդառնա { $king }։
  }
# $count and $of: moves that $other has, and would have had
hint-cramps = Նեղում է. { $other }ը { $of } քայլի փոխարեն ունեն միայն { $count ->
    [one] մեկը
   *[other] { $count }
  }։
# $count and $of: places that the king can go to, now and before
hint-frees-king = Ազատություն է տալիս. { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  } կարող է գնալ { $count } տեղ, ոչ թե { $of }։
# $count: rows to the far row
hint-advances = { $count ->
    [0] Առաջ գնացած քարը վերջին շարքում է, և ոչինչ վերցնել չի կարելի։
    [one] Քարն առաջ է գնում մինչև նախավերջին շարք, և ոչինչ վերցնել չի կարելի։
   *[other] Քարն առաջ է գնում, վերջին շարքին մնում է { $count } շարք, և ոչինչ վերցնել չի կարելի։
  }
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = Գնում է մի { $spot }, որտեղից ավելի շատ ճանապարհ է բացվում՝ { $count }, ոչ թե { $of }։
hint-keeps-back = Հետևի շարքը պաշտպանված է պահում՝ { $squares }։
# $count and $of: own pieces beside it, now and before
hint-joins = Համախմբում է. կողքին կլինի { $side }ի { $count } քար, ոչ թե { $of }։
# $count and $of: moves that $side has, now and before
hint-more-room = Տեղ է բացում. { $side }ը կունենան { $count } քայլ, ոչ թե { $of }։
hint-level = Հանգիստ քայլ է, որից հետո { $other }ը ոչինչ չեն կարող վերցնել։
hint-nothing-better = Սրանից հետո { $other }ը կարող են վերցնել { $loses ->
    [one] մեկ քար
   *[other] { $loses } քար
  }, բայց ավելի լավ քայլ չի երևում։

## Why a move failed

hint-fails-loses = Դրանից հետո { $other }ը հաղթում են։
hint-fails-blown = Հարվածը թողնվեց. { $other }ը մի քար են փչում՝ { $squares }։
hint-fails-draws = Դրանից հետո խաղը ոչ-ոքի է։
hint-fails-loses-pieces = { $other }ը պատասխանում են՝ վերցնելով { $loses ->
    [one] մեկ քար
   *[other] { $loses } քար
  }, իսկ { $side }ը փոխարենը { $takes ->
    [0] ոչինչ չեն ստանում
    [one] ստանում են մեկը
   *[other] ստանում են { $takes }
  }։
hint-fails-later = Հաջորդ քայլերում { $other }ը վերցնում են { $loses ->
    [one] մեկ քար
   *[other] { $loses } քար
  }, իսկ { $side }ը՝ { $takes ->
    [0] ոչ մի քար
    [one] մեկ քար
   *[other] { $takes } քար
  }։
hint-fails-promotes = { $other }ը պատասխանում են և { $king } ստանում։
# $count: pieces that could have been taken
hint-fails-takes-less = { $takes ->
    [0] Ոչ մի քար չի վերցնում
    [one] Վերցնում է մեկ քար
   *[other] Վերցնում է { $takes } քար
  }, մինչդեռ կարելի էր վերցնել { $count }։
hint-fails-escapes = Հարվածի տակ եղածը փախչում է՝ { $squares }։
hint-fails-holds = { $other }ը դրան պատասխան ունեն։
