### The rule card of a game: built from the engine's rule table.
### A place of men (card-far-row, card-far-corners) stands in the locative, after a verb.

card-title = { $game }. կանոնները
card-men = Ամեն կողմն սկսում է { $count } քարով։
card-man-moves = Ինչպես է քայլում { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  }
card-man-captures = Ինչպես է վերցնում { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  }
card-king-moves = Ինչպես է քայլում { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  }
card-king-captures = Ինչպես է վերցնում { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  }
card-one-step = Ամեն քայլին՝ մեկ { $spot }
card-jump = Ցատկում է անմիջապես հետևի դատարկ { $spot }
card-range = Ցանկացած հեռավորությամբ՝ դատարկ { $id ->
    [la-dama] փոսիկներով
    [filippina] կետերով
    [dhamet] կետերով
   *[other] դաշտերով
  }
card-king-jump = Ցանկացած հեռավորությունից, կանգնում է հետևի որևէ դատարկ { $spot }ում
card-along = Երկուսն էլ քայլում և վերցնում են միայն տախտակի վրա գծված գծերով։

dir-all = բոլոր ուղղություններով
dir-forward = առաջ
dir-forward-right = առաջ-աջ
dir-right = աջ
dir-backward-right = հետ-աջ
dir-backward = հետ
dir-backward-left = հետ-ձախ
dir-left = ձախ
dir-forward-left = առաջ-ձախ

card-duty = Քարեր վերցնելը
card-duty-any-enforced = Եթե կարող եք վերցնել, պարտավոր եք. կարելի է ընտրել ցանկացած հարված։
card-duty-any-owed = Եթե կարող եք վերցնել, պետք է վերցնեք. կարելի է ընտրել ցանկացած հարված։ Եթե չվերցնեք կամ շուտ կանգնեք, մրցակիցը կարող է փչել մի քար, որը պետք է վերցներ, և հետո քայլել։
card-duty-maximum-enforced = Եթե կարող եք վերցնել, պարտավոր եք, և պետք է վերցնեք որքան հնարավոր է շատ քար։ Ամեն { $king } հաշվվում է մեկ քար։
card-duty-maximum-owed = Եթե կարող եք վերցնել, պետք է վերցնեք որքան հնարավոր է շատ քար։ Եթե քիչ վերցնեք, մրցակիցը կարող է փչել մի քար, որը կարող էր վերցնել ամենաշատը, և հետո քայլել։
card-oblige = Փչելու փոխարեն մրցակիցը կարող է պարտադրել. քայլը հետ է վերցվում, և պետք է վերցնեք ամենաշատը։

card-removal = Վերցված քարերը
card-removal-at-once = Ամեն քար հանվում է, հենց որ նրա վրայով ցատկում են. նրա { $spot }ը հարվածի մնացած մասի համար ազատ է։
card-removal-after-move = Մնում են մինչև հարվածի ավարտը. փակում են ճանապարհը, և ոչ մեկի վրայով երկու անգամ չեն ցատկում։

card-half-turn = Հետ դառնալը
card-half-turn-no = Մեկ հարվածի ընթացքում { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  } չի կարող ուղիղ հետ դառնալ։

card-promotion = Ինչպես դառնալ { $king }
card-promotion-at-end = Երբ { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } քայլն ավարտում է { $squares }, դառնում է { $king }։
card-promotion-in-passing = Երբ { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } հայտնվում է { $squares }, իսկույն դառնում է { $king }, նույնիսկ հարվածի ընթացքում, և այդպես էլ շարունակում է։
card-far-row = վերջին շարքում
card-far-corners = հեռավոր անկյունում (Սպիտակների համար՝ { $white }, Սևերի համար՝ { $black })

card-opening = Սկզբնախաղը
card-opening-fixed = Ամեն կողմի առաջին հինգ քայլերը սահմանված են, եթե չեք ընտրում ազատ սկիզբը։

card-win = Հաղթանակ
card-win-text = Դուք հաղթում եք, երբ մյուս կողմը քար կամ քայլ չունի։
card-draw = Ոչ-ոքի
card-draw-king = Երկու կողմում մնում է մեկական { $king }, եթե ոչ մեկին անմիջապես վերցնել չի կարելի։
card-draw-long = Ամեն կողմն անում է { $moves } քայլ՝ առանց վերցնելու և առանց որևէ { $man } առաջ տանելու. սահմանը հավելվածինն է։
card-draw-repetition = Նույն դիրքը կրկնվում է երրորդ անգամ։
card-draw-agreed = Երկուսն էլ համաձայն են։
