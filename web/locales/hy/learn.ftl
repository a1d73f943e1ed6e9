### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.

learn-line = Հինգ խաղ, ամեն մեկը կարելի է սովորել մոտ երեք րոպեում։ Կարդացեք կանոնը, դիտեք, փորձեք։
learn-unknown = «{ $text }» էջ այստեղ չկա։ Ընտրեք խաղ՝
learn-part-rules = Կանոնները քայլ առ քայլ
learn-part-mistakes = Հաճախակի սխալներ
learn-part-tips = Խորհուրդներ
learn-part-questions = Հարցեր և պատասխաններ
learn-to-first = Առաջին խաղը՝ ուղեկցությամբ
learn-to-sheet = Կանոնների թերթիկ՝ տպելու համար

## Boards to try

# $title: the heading above the board
learn-board = Օրինակ՝ { $title }
learn-show = Ցույց տալ
learn-try = Փորձեք
learn-reset = Նորից շարել
learn-open = Դուք եք քայլում երկու կողմից։ Եթե մի բան չի կարելի, տախտակն ասում է՝ ինչու։

## Steps: their headings; others are those of the rule card

learn-step-board = Տախտակը
learn-step-men = Ինչպես քայլել
learn-step-capture = Ինչպես վերցնել
learn-step-chain = Մի քանի հարված մեկ քայլում
learn-step-most = Որ հարվածը
learn-step-blow = Բաց թողնված հարված
learn-step-king = Ինչ կարող է { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  }
learn-step-end = Ինչպես է խաղն ավարտվում

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = Տախտակն ունի 25 փոսիկ և ոչ մի գիծ։ Ամեն փոսիկից կարելի է գնալ շուրջբոլորի բոլոր փոսիկները։
learn-board-filippina = Տախտակն ունի 32 կետ, որոնք միացած են շեղ գծերով։
learn-board-all = Տախտակն ունի 64 դաշտ, և բոլորն էլ օգտագործվում են։
learn-board-dhamet = Տախտակն ունի գծերով միացած 81 կետ։ Այն կետը, որով շեղ գծեր են անցնում, կոչվում է լայն, իսկ միայն ուղիղ գծեր ունեցողը՝ նեղ։
# $men: how many each player has
learn-setup-middle = Ամեն խաղացող ունի { $men } քար։ Դրանք լցնում են խաղացողին ամենամոտ շարքերը և միջին շարքի կեսը՝ խաղացողի աջ կողմում։ Դատարկ է միայն կենտրոնը։
learn-setup-rows = Ամեն խաղացող ունի { $men } քար՝ երկրորդ և երրորդ շարքերում։ Առաջին շարքը դատարկ է։
learn-setup-near = Ամեն խաղացող ունի { $men } քար՝ ամենամոտ երեք շարքերում։
learn-white-begins = Առաջինը քայլում են Սպիտակները։
learn-lot-begins = Ով է առաջինը քայլում, որոշում է վիճակահանությունը։ Այստեղ Սպիտակներն են։
learn-never-back = Ոչ մի { $man } հետ չի գնում։
learn-men-lines = Գնում է գծերով. նեղ կետից կարող է գնալ միայն ուղիղ առաջ։
learn-takes-back = Վերցնելիս { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } կարող է գնալ նաև հետ։
learn-takes-straight = Ամեն { $man } կարող է շեղ քայլել, բայց շեղ երբեք չի վերցնում։
learn-chain = Եթե վերցրած քարը կարող է նորից վերցնել, շարունակում է նույն քայլով։ Ուղղությունը կարող է փոխվել։
learn-equal = Եթե մի քանի հարված նույնքան քար է վերցնում, ընտրությունը ձերն է։
learn-blow-one = Փչել կարելի է միայն մեկ քար, և միայն ձեր հաջորդ քայլից առաջ։
learn-corner-waits = Վերջին շարքի այլ տեղերում { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } չի փոխվում։ Կարող է գնալ միայն կողք՝ դեպի անկյուն։
learn-passing = Եթե { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } հարվածի ընթացքում այնտեղով միայն անցնում է, մնում է { $man }։
learn-king-jump = Մեկ անգամից վերցնում է մեկ քար, երբ արանքում ուրիշ քար չկա, և կանգնում է դրա հետևի որևէ դատարկ { $spot }ում՝ հաջորդ քարից առաջ։
learn-king-straight = Քայլում է նաև շեղ, բայց վերցնում է միայն ուղիղ։

## What there is to see on the boards

learn-see-start = Սկզբում Սպիտակներն ունեն { $count } հնարավոր քայլ։
learn-see-moves = { $count ->
    [one] { $square } { $spot }ի քարն ունի մեկ քայլ։
   *[other] { $square } { $spot }ի քարն ունի { $count } քայլ։
  }
learn-see-wide = Սպիտակներն ունեն { $count } քայլ. երեքը՝ լայն կետից, մեկը՝ նեղ կետից։
learn-see-capture = Սպիտակները կարող են մի քար վերցնել։
learn-see-back = Սպիտակները մի քար են վերցնում՝ հետ ցատկելով։
learn-see-straight = Դիմացի քարը կարելի է վերցնել։ Շեղ կանգնածը՝ ոչ։
learn-see-chain = Սպիտակները մեկ քայլով վերցնում են { $takes } քար։
learn-see-most = Սպիտակներն այստեղ պարտավոր են վերցնել { $takes } քար։ Փորձեք քիչ վերցնել. տախտակը կասի՝ ինչու չի կարելի։
learn-see-blow = { $squares } դաշտի քարը չվերցրեց, թեև պետք էր։ Փչեք այն, հետո քայլեք։
learn-see-gone = Այստեղ { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  } վերցնում է { $takes } քար։ Ճանապարհին անցնում է մի { $spot }, որը հենց նոր դատարկվեց։
learn-see-stay = Այստեղ { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  } վերցնում է { $takes } քար։ Ավելին կվերցներ, եթե վերցված քարերը չփակեին ճանապարհը։
learn-see-turn = Փորձեք ցատկել հետ՝ թիկունքի քարի վրայով. մեկ հարվածի ընթացքում դա ուղիղ հետ դառնալ է։
learn-see-promote = Եվս մեկ քայլ, և { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } կդառնա { $king }։
learn-see-waits = { $square } { $spot }ի քարը հասել է վերջին շարքին, բայց ոչ անկյունին։
learn-see-passing = Այստեղ { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } հասնում է վերջին շարքին, շարունակում է և մնում { $man }։
learn-see-crowned = Այստեղ { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } վերջին շարքում դառնում է { $king } և մեկ քար էլ վերցնում է արդեն որպես { $king }։
learn-see-king = { $square } { $spot }ում կանգնած { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  } կարող է անել { $count } քայլ։
learn-see-king-takes = Այստեղ { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  } կարող է կանգնել վերցվող քարի հետևի { $count } տեղում։
learn-see-king-straight = Կարելի է վերցնել միայն ուղիղ դիմացի քարը, ոչ թե շեղ կանգնածը։
learn-see-opening = Սլաքը ցույց է տալիս հաջորդ սահմանված քայլը։
learn-see-win = Սպիտակները հաղթում են մեկ քայլով։ Գտեք այն։

## Common mistakes

learn-wrong-back = Պարզ քարը հետ տանել։ Դա կարող է միայն { $king }։
learn-wrong-leave = Հարվածը չնկատել։ Այն պետք է խաղալ, նույնիսկ եթե այլ քայլ ավելի լավն է թվում։
learn-wrong-few = Վերցնել առաջին տեսած քարը։ Եթե այլ հարված ավելի շատ է վերցնում, կարելի է միայն այն։
learn-wrong-leave-owed = Հարվածը չնկատել։ Դա թույլատրելի է, բայց այդ դեպքում ձեր քարը կարող են փչել։
learn-wrong-stop = Հարվածը շատ շուտ ավարտել։ Քարը, որ կարող էր շարունակել, կարող են փչել։
learn-wrong-far-row = Սպասել, որ վերջին շարքի ամեն տեղում { $king } կդառնա։ Դա միայն անկյուններում է։
learn-wrong-two = Միանգամից երկու քարի վրայով ցատկել։ Քարի անմիջապես հետևի { $spot }ը պետք է դատարկ լինի։
learn-wrong-slant-take = Շեղ վերցնել։ Ամեն { $man } վերցնում է միայն առաջ և կողքի։
learn-wrong-slant = Շեղ քայլել։ Այս խաղում ({ $game }) ոչ մի քար շեղ չի գնում։
learn-wrong-narrow = Գնալ այնտեղ, ուր գիծ չկա։ Նեղ կետից շեղ գիծ չի սկսվում։
learn-wrong-opening = Շեղվել սահմանված սկզբնախաղից։ Սկզբում կարելի է միայն ցույց տված քայլը։
learn-wrong-turn = Հարվածի ընթացքում ուղիղ հետ դառնալ, երբ քարը { $king } է։ Կարելի է թեքվել միայն ձախ կամ աջ։

## Tips

learn-tip-look = Քայլելուց առաջ նայեք, թե հետո ինչ կարող է վերցնել մրցակիցը։
learn-tip-pair = Մեկ շարքում իրար անմիջապես հետևից կանգնած երկու քարի վրայով այդ գծով ցատկել չի կարելի։
learn-tip-give = Մի քար տվեք, որ երկուսը վերցնեք. մրցակիցը պարտավոր է վերցնել, այնպես որ դուք եք որոշում, թե ուր կգնա այդ քարը։
learn-tip-left = Բաց թողնված հարվածի համար կորցնում եք միայն մեկ քար։ Երբեմն դա ավելի էժան է։
learn-tip-corners = Պահպանեք ձեր անկյունները։ Մրցակցի քարերն այնտեղ դամա են դառնում։
learn-tip-home = Մի քանի քար պահեք ձեր առաջին շարքում։ Նրանց տեղում մրցակցի ոչ մի քար դամա կամ սուլթան չի դառնա։
learn-tip-edge = Տախտակի եզրին կանգնած քարը վերցնել հնարավոր չէ։
learn-tip-side = Եթե առաջ լավ քայլ չկա, մի քայլ կողք արեք և սպասեք։
learn-tip-open = Ամենաուժեղ { $king }ն այն է, որ բաց գծի վրա է։ Ձերի համար գիծ բացեք։
learn-tip-wide = Լայն կետից ավելի շատ ճանապարհ է բացվում, քան նեղից։

## Questions and answers

learn-q-choose = Կարո՞ղ եմ ընտրել հարվածներից մեկը։
learn-a-any = Այո, ցանկացածը։
learn-q-back = Կարո՞ղ է { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } հետ վերցնել։
learn-a-back = Այո, թեև հետ երբեք չի քայլում։
learn-a-back-no = Ոչ։ Կարող է միայն { $king }։
learn-q-passing = Կարո՞ղ է { $man }{ $id ->
    [la-dama] ն
    [filippina] ն
   *[other] ը
  } հարվածի ընթացքում { $king } դառնալ։
learn-a-passing = Այո, իսկույն, և շարունակում է վերցնել որպես { $king }։
learn-q-value = Երբ պետք է վերցնել ամենաշատը, մեկ { $king } ավելի՞ է հաշվվում, քան մեկ { $man }։
learn-a-value = Ոչ։ Ամեն մեկը հաշվվում է մեկ քար։
learn-q-blocked = Ի՞նչ է լինում, եթե չեմ կարող քայլել։
learn-a-blocked = Ուրեմն պարտվել եք։
learn-q-blow = Պե՞տք է անպայման փչեմ քարը։
learn-a-blow = Ոչ։ Կարող եք պարզապես քայլել։
learn-q-turn = Կարո՞ղ է { $king }{ $id ->
    [tama] ը
    [dhamet] ը
   *[other] ն
  } հարվածի ընթացքում ուղղությունը փոխել։
learn-a-turn = Այո, ամեն վերցրած քարից հետո՝ ձախ կամ աջ։
learn-q-opening = Պարտադի՞ր է սահմանված սկզբնախաղը։
learn-a-opening = Սովորաբար այդպես է, բայց նոր խաղի համար կարող եք ընտրել ազատ սկիզբը։
learn-q-long = Կարո՞ղ է խաղն անվերջ շարունակվել։
# $moves: how many
learn-a-long = Ոչ։ Եթե ամեն կողմն անի { $moves } քայլ՝ առանց վերցնելու և առանց որևէ { $man } առաջ տանելու, խաղը ոչ-ոքի է։
learn-q-ways = Այս խաղն ունի՞ այլ կանոններ։
learn-a-ways = Այո։ Կարող եք ընտրել դրանք նոր խաղի համար՝
learn-q-paper = Կարո՞ղ եմ խաղալ առանց էկրանի։
learn-a-paper = Այո։ Կանոնների թերթիկին կա կտրելու տախտակ և քարեր։

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = Ինչով են խաղերն իրարից տարբերվում, շարք առ շարք։ Փոքր նշանները կանոնների հոդվածներն են։
learn-row-rule = Կանոն
learn-row-board = Տախտակ
learn-row-men = Ամեն խաղացողի քարերը
learn-row-man = Պարզ քարի անունը
learn-row-king = Դամայի անունը
learn-row-man-moves = Պարզ քարը քայլում է
learn-row-man-captures = Պարզ քարը վերցնում է
learn-row-king-moves = Դաման քայլում է
learn-row-king-captures = Դաման վերցնում է
learn-row-duty = Որ հարվածը պետք է խաղալ
learn-row-enforced = Հարվածը թողնելը
learn-row-removal = Վերցված քարերը հանվում են
learn-row-turn = Հարվածի ընթացքում ուղիղ հետ դառնալը
learn-row-promotion = Պարզ քարը դամա է դառնում
learn-row-passing = Դամա է դառնում
learn-row-opening = Սկզբնախաղ
learn-row-draw = Ոչ-ոքի, բացի համաձայնությունից
learn-is-board = { $width } × { $height }, { $count } տեղ
learn-is-any = ցանկացածը
learn-is-most = ամենաշատ քար վերցնողը
learn-is-forced = արգելված է
learn-is-owed = կարելի է, բայց մի քար կարող են փչել
learn-is-at-once = իսկույն, մեկ առ մեկ
learn-is-after = երբ քայլն ավարտվում է
learn-is-allowed = արգելված չէ
learn-is-forbidden = արգելված է
learn-is-at-end = երբ քայլն այնտեղ է ավարտվում
learn-is-in-passing = իսկույն, նույնիսկ հարվածի ընթացքում
learn-is-fixed = ամեն խաղացողի առաջին հինգ քայլերը սահմանված են
learn-is-free = ազատ
learn-is-draw = մեկական դամա. նույն դիրքը երեք անգամ. ամեն կողմի { $moves } քայլ՝ առանց առաջընթացի

## The guided first game: five tasks

learn-first-line = Հինգ փոքրիկ առաջադրանք տախտակի վրա։ Դուք խաղում եք սպիտակներով։
learn-first-number = Առաջադրանք { $number } / { $count }
learn-first-done-number = Առաջադրանք { $number } / { $count }, կատարված
learn-first-move = Շարժեք մեկ { $man }։
learn-first-capture = Վերցրեք մի սև քար։
learn-first-most = Մեկ քայլով վերցրեք { $takes } քար։
learn-first-blow = Սևերը չվերցրին, թեև պետք էր։ Փչեք { $squares } դաշտի քարը։
learn-first-king = Ստացեք մեկ { $king }։
# $moves: own moves to the win
learn-first-win = Հաղթեք { $moves } քայլում։
learn-first-good = Կեցցե՛ք։
learn-first-not-yet = Այդ քայլը կարելի է, բայց առաջադրանքը դա չէ։ Նորից փորձեք։
# $move: Black's answer
learn-first-goes-on = Լավ է։ Սևերը խաղում են { $move }։ Շարունակեք։
learn-first-next = Հաջորդ առաջադրանքը
learn-first-again = Սկսել նորից
learn-first-end = Դուք տեսաք ամենակարևոր կանոնները՝ { $game }։ Հիմա մի ամբողջ խաղ խաղացեք։

## On paper

learn-print = Տպել
learn-print-line = A4 կամ Letter թղթի համար, սև ու սպիտակ։
learn-print-start = Քարերը սկզբում
learn-print-pieces = Կտրելու քարեր։ Որպեսզի { $king } դառնա, մեկը դրեք մյուսի վրա։
learn-print-board = Կտրելու տախտակ
learn-print-more = Սովորեք շարժվող տախտակներով՝ { $address }
learn-print-puzzle = Տպել այսօրվա խնդիրը
learn-print-answer = Հուշումներ և պատասխանը՝ { $address }
