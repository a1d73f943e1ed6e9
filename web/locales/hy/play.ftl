### The game being played: whose turn, why, what may be done.

board-label = Տախտակ՝ { $game }

## Whose turn

turn = { $side }ի քայլն է
# The same as a spoken sentence
turn-said = { $side }ի քայլն է։
turn-wait = Համակարգչի քայլն է։
turn-looking = Հետադարձ հայացք՝ { $move } քայլից հետո
turn-looking-start = Հետադարձ հայացք՝ սկզբում

## The computer

thinking = { $side }ը մտածում են
thinking-failed = Համակարգիչը չկարողացավ ավարտել իր միտքը։
thinking-again = Թող նորից փորձի
progress = Որքան է մտածել
thought-hint = Լավագույն քայլի որոնում
thought-draw = Համակարգիչը քննում է ձեր առաջարկը
thought-review = Խաղի վերանայում
seat-people = 2 հոգի
seat-computer = Համակարգիչ, { $level }
seat-label = Մրցակից՝ { $who }
opponent-title = Ով է խաղում

draw-offered = Համակարգիչն առաջարկում է ոչ-ոքի։
draw-accept = Ընդունել ոչ-ոքին
draw-decline = Մերժել
draw-refused = Խաղը շարունակվում է։
draw-accepts-drawn = Համակարգիչն ընդունում է. լավ խաղացիք, միևնույն է՝ ոչ-ոքի է։
draw-accepts-lost = Համակարգիչը հաճույքով ընդունում է ոչ-ոքին. պարտվում էր։
draw-accepts-worse = Համակարգիչը հաճույքով ընդունում է ոչ-ոքին. նրա դիրքն ավելի վատ էր։
draw-accepts-quiet = Համակարգիչն ընդունում է ոչ-ոքին. ոչ ոք առավելություն չունի, և վաղուց ոչինչ չի պատահել։
draw-declines-winning = Համակարգիչը մերժում է ոչ-ոքին. հաղթում է։
draw-declines-better = Համակարգիչը մերժում է ոչ-ոքին. նրա դիրքն ավելի լավն է։
draw-declines-open = Համակարգիչը մերժում է ոչ-ոքին. դեռ պայքարելու շատ բան կա։

advice-play = Խաղացեք { $move }։
advice-blow = Փչեք { $square } դաշտի քարը։
advice-oblige = Պարտադրեք վերցնել։
turned-nowhere = Ոչ մի առանձին քայլ այս խաղը չի շրջել։
turned-won = Այստեղ խաղը շրջվեց։ { $side }ը հաղթական դիրք ունեին և խաղացին { $move }։
turned-ahead = Այստեղ խաղը շրջվեց։ { $side }ն առավելություն ունեին և խաղացին { $move }։
turned-held = Այստեղ խաղը շրջվեց։ { $side }ը դեռ կարող էին պահել խաղը, բայց խաղացին { $move }։
turned-better = Ավելի լավ էր՝ { $move }։

## Why the move is not free

due-any = Պարտավոր եք վերցնել. կարելի է ընտրել ցանկացած հարված։
due-any-owed = Պետք է վերցնեք։ Եթե չվերցնեք, ձեր քարերից մեկը կարող են փչել։
due-maximum = { $count ->
    [one] Պարտավոր եք վերցնել։
   *[other] Պարտավոր եք վերցնել ամենաշատը՝ { $count } քար։
  }
due-maximum-owed = { $count ->
    [one] Պետք է վերցնեք։ Եթե չվերցնեք, մի քար կարող են փչել։
   *[other] Պետք է վերցնեք ամենաշատը՝ { $count } քար։ Եթե քիչ վերցնեք, մի քար կարող են փչել։
  }
due-obliged = Ձեզ պարտադրել են վերցնել ամենաշատը՝ { $count ->
    [one] մեկ քար
   *[other] { $count } քար
  }։
due-opening = Սկզբնախաղը սահմանված է. քայլ { $move }, ընդամենը { $moves }։ Հետևեք սլաքին։
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] Այնտեղ երկու ճանապարհ է տանում. ընտրեք 1 կամ 2։
   *[other] Այնտեղ { $count } ճանապարհ է տանում. ընտրեք մի թիվ 1-ից { $count }։
  }
capture-may-stop = Կարող եք կանգնել այստեղ՝ քարը մեկ անգամ էլ ընտրելով, կամ շարունակել վերցնել։
choice-many = Այնտեղ շատ ճանապարհ է տանում. ընտրեք կանգառ առ կանգառ։

## After a broken duty

huff-open = { $side }ը չվերցրին այն, ինչ պետք էր։ Կարող եք փչել { $squares } դաշտի քարը կամ շարունակել խաղը։
huff-one = Փչել { $square }
huff-short = փչել
oblige-open = Կարող եք նաև պարտադրել. քայլը հետ է վերցվում, և պետք է վերցվի ամենաշատը։
oblige-do = Պարտադրել
opening-both = Խաղալ սկզբնախաղը երկուսի փոխարեն

## The word of warning before a duty is broken, said once for each game

risk-title = Կարող եք չվերցնել
risk-any = Այս խաղում ({ $game }) վերցնելը պարտք է, բայց ոչ հարկադրանք։ Եթե այսպես խաղաք, մրցակիցը կարող է փչել { $squares } դաշտի քարը՝ հանել այն տախտակից և հետո նաև քայլել։
risk-maximum = Խաղի այս ձևում ամենամեծ հարվածը պարտք է, բայց ոչ հարկադրանք։ Եթե այսպես խաղաք, մրցակիցը կարող է փչել { $squares } դաշտի քարը կամ պարտադրել, որ քայլը հետ վերցնեք և վերցնեք ամենաշատը։
risk-once = Սա ձեզ ասվում է մեկ անգամ։
risk-play = Խաղալ
risk-back = Նորից ընտրել

## Actions

do-undo = Հետարկել
do-redo = Կրկնել
do-hint = Հուշում
do-hint-label = Հուշում. ի՞նչ կխաղար վարպետը։
do-moves = Քայլեր
do-rules = Կանոններ
do-more = Ավելին
do-flip = Շրջել տախտակը
do-flip-short = Շրջել
do-new = Նոր խաղ
do-draw = Համաձայնել ոչ-ոքիի
do-offer = Առաջարկել ոչ-ոքի
do-offer-later = { $moves ->
    [one] Առաջարկել ոչ-ոքի՝ ևս մեկ քայլից
   *[other] Առաջարկել ոչ-ոքի՝ ևս { $moves } քայլից
  }
do-opponent = Մրցակից և մակարդակ
do-swap = Փոխել կողմերը
do-resign = Հանձնվել
do-send = Ուղարկել այս խաղը
do-settings = Կարգավորումներ
do-facing = Նստել դեմ դիմաց
do-facing-end = Նստել կողք կողքի
do-home = Բոլոր հինգ տախտակները
more-title = Ավելին

## Moves and looking back

moves-title = Քայլեր
moves-none = Դեռ քայլ չկա։
moves-first = Դեպի սկիզբ
moves-back = Մեկով հետ
moves-forward = Մեկով առաջ
moves-last = Վերադառնալ խաղին
moves-other = …
look-return = Վերադառնալ խաղին
look-replay = Խաղալ այստեղից
look-still = Դուք հետ եք նայում։ Քայլելու համար վերադարձեք խաղին։

## Resigning, agreeing

resign-title = Ո՞վ է հանձնվում։
resign-text = Հաղթում է մյուս կողմը։
resign-you-title = Հանձնվո՞ւմ եք այս խաղում։
resign-you-text = Համակարգիչը կհաղթի։
resign-side = { $side }ը հանձնվում են
draw-title = Ոչ-ոքի համաձայնությամբ
draw-text = Երկու խաղացողներն էլ համաձա՞յն են։
draw-yes = Երկուսն էլ համաձայն են
play-on = Շարունակել խաղը

## The end

won = { $side }ը հաղթեցին
drawn = Ոչ-ոքի
reason-no-pieces = { $loser }ն այլևս քար չունեն։
reason-no-moves = { $loser }ն այլևս քայլ չունեն։
reason-resigned = { $loser }ը հանձնվեցին։
reason-agreed = Երկու խաղացողները համաձայնեցին։
reason-one-king-each = Երկու կողմում էլ մնաց մեկական { $king }, և վերցնելու բան չկա։
reason-long-game = Ամեն կողմն արեց { $moves } քայլ՝ առանց վերցնելու և առանց որևէ { $man } առաջ տանելու. սահմանն այս հավելվածինն է։
reason-repetition = Նույն դիրքը կրկնվեց երրորդ անգամ։
end-again = Նոր խաղ
end-turned = Որտեղ շրջվեց

## Spoken shortly

say-move = { $side }՝ { $from } դաշտից { $to } դաշտ
say-capture = { $side }՝ { $from } դաշտից { $to } դաշտ, վերցված՝ { $squares }
say-crowned = այժմ { $king } է
say-huff = { $side }ը փչում են { $square } դաշտի քարը
say-oblige = { $side }ը պարտադրում են
say-attacks = { $from } դաշտի քարը կարող է վերցնել { $squares }
say-attacks-none = { $from } դաշտի քարը ոչինչ չի կարող վերցնել
say-attacked = նրան կարող են վերցնել՝ { $squares }
say-attacked-none = նրան ոչինչ չի կարող վերցնել
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes }, { $taken }։
say-undo = Քայլը հետ վերցվեց։
say-redo = Քայլը նորից խաղացվեց։
say-replay = Նոր խաղ՝ այստեղից։
say-new = Նոր խաղ՝ { $game }։

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = Խաղն ավարտված է։
why-off-board = Այս տախտակի վրա այդպիսի { $spot } չկա։
why-empty = Այստեղ քար չկա՝ { $from }։
why-not-your-piece = Այդ քարը ձերը չէ. { $side }ի քայլն է։
why-same-square = Գնալու համար ընտրեք մեկ ուրիշ { $spot }։
why-no-line = { $from } և { $to } կետերի միջև գիծ չկա։
why-occupied = Այստեղ արդեն քար կա՝ { $to }։
why-backward = Ոչ մի { $man } հետ չի գնում։
why-sideways = Ոչ մի { $man } կողք չի գնում։
why-diagonal = Ոչ մի { $piece } այնտեղ անկյունագծով չի գնում։
why-too-far = Ամեն { $man } գնում է միայն հարևան { $spot }։
why-own-in-the-way = Ճանապարհին ձեր իսկ քարն է՝ { $squares }։
why-two-in-the-way = Իրար հետևից կանգնած երկու քարի վրայով ցատկել չի կարելի։
why-no-capture-that-way = Ոչ մի { $piece } այդպես չի վերցնում։
why-must-capture = Նախ պետք է վերցնել։ Կարող են վերցնել՝ { $squares }։
why-fewer-than-maximum = Այդպես վերցնում եք { $takes } քար, իսկ պարտավոր եք վերցնել { $maximum }՝ { $better }։
why-half-turn = Մեկ հարվածի ընթացքում ուղիղ հետ դառնալ չի կարելի։
why-chain-must-go-on = Հարվածը չի ավարտվել, պետք է շարունակել։
why-fixed-opening = Առաջին քայլերը սահմանված են. հետևեք սլաքին։
why-obliged = Ձեզ պարտադրել են վերցնել ամենաշատը։ Կարող են վերցնել՝ { $squares }։
why-piece-stuck = Այդ քարը հիմա քայլել չի կարող՝ { $from }։

## A typed move, for those who do not point at the board

typed-title = Գրեք քայլը
# $example: two squares, as "d4 d5"
typed-label = Դաշտերն ըստ հերթի, օրինակ՝ { $example }
typed-do = Խաղալ
typed-malformed = Գրեք, թե որ դաշտից և որ դաշտ եք գնում։
# $texts: what was typed and is no square
typed-unknown-square = Այս տախտակի վրա չկա { $texts }։
typed-mixed-namings = Գրեք թվերով կամ տառերով, ոչ երկուսով միասին։
# $texts: the moves that are possible, in full
typed-ambiguous = Այնտեղ մի քանի հարված է տանում։ Գրեք մեկն ամբողջությամբ՝ { $texts }։
typed-partly-named = Գրեք բոլոր դաշտերը, որտեղ քարն իջնում է։
