### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = Օրվա խնդիրները
daily-all = Այսօրվա բոլոր խնդիրները
daily-archive = Անցած օրերը
daily-number = Օր { $number } · { $date }
daily-next = Հաջորդ խնդիրը՝ { $time } անց
daily-today = Այսօրվա խնդիրը
daily-opening = Խնդիրները բեռնվում են…
daily-no-bank = Այս խաղի խնդիրները բեռնել չհաջողվեց։
daily-none = Այս օրվա համար խնդիր չկա՝ { $game }։
daily-no-number = Այս համարով խնդիր չկա. { $game } խաղն ունի { $count } խնդիր։
daily-bad-number = «{ $text }» անունով խնդիր չկա։ Խնդիրն անվանվում է խաղով և համարով, ինչպես turkish-12։
daily-bad-game = «{ $text }» խաղի խնդիրներ չկան։
daily-bad-date = Այս հասցեն օր չի նշում։
daily-future = Այս օրվա խնդիրը դեռ չկա՝ { $date }։ Եկեք այդ օրը։
daily-early = Այդ օրը խնդիր չի եղել՝ { $date }։

## On the home page

day-featured = Օրվա խնդիրը՝ { $game }
day-all = Բոլոր հինգը

## How a puzzle stands

attempt-none = դեռ չփորձված
attempt-open = փորձ { $count }, ընդամենը { $of }
attempt-now = Փորձ { $count }, ընդամենը { $of }
attempt-solved = Լուծված է { $count ->
    [1] առաջին
    [2] երկրորդ
   *[other] երրորդ
  } փորձից
attempt-missed = Չլուծված
attempt-hints = { $count ->
    [one] մեկ հուշումով
   *[other] { $count } հուշումով
  }

streak-now = { $count ->
    [0] Դեռ շարան չկա։
   *[other] { $count } օր անընդմեջ։
  }
streak-any = Բոլոր խաղերում՝
streak-best = { $count ->
    [0] Օրական մի խնդիր լուծեք, որ շարան սկսվի։
   *[other] Լավագույնը՝ { $count }։
  }
# Counted for the best result of each day.
streak-spread-any = Ամեն օրվա լավագույնը. առաջին փորձից՝ { $first }, երկրորդից՝ { $second }, երրորդից՝ { $third }, չլուծված՝ { $missed }։
streak-spread = Առաջին փորձից՝ { $first }, երկրորդից՝ { $second }, երրորդից՝ { $third }, չլուծված՝ { $missed }։

## One puzzle

solve-title = { $game }. խնդիր
solve-number = Ժողովածուի խնդիր { $number }
solve-rules = Ինչպես են խաղում այս խաղը
solve-task = { $side }ը սկսում են և հաղթում { $moves ->
    [one] հաջորդ քայլով
   *[other] { $moves } քայլում
  }
solve-goes-on = Ճիշտ է։ Հիմա ձեր քայլն է։
solve-right = Ճիշտ է։ { $other }ը պատասխանում են { $reply }։ { $moves ->
    [one] Հիմա հաղթեք մեկ քայլով։
   *[other] Մնաց { $moves } քայլ։
  }
solve-solved = Լուծված է { $count ->
    [1] առաջին
    [2] երկրորդ
   *[other] երրորդ
  } փորձից։ Լավ տեսաք։
solve-missed = Դա երրորդ փորձն էր։ Լուծումը ներքևում է։
solve-left = { $count ->
    [one] Մնաց մեկ փորձ։
   *[other] Մնաց { $count } փորձ։
  }
solve-late = Հաղթանակը դեռ կա, բայց պետք է { $count } քայլ։
solve-again = Նորից փորձել
solve-wait = Նախ սեղմեք «Նորից փորձել», և դիրքը կվերականգնվի։
solve-still = Հիմա ոչինչ շարժել չի կարելի։
solve-too-long = Այս քայլը ժամանակին գնահատել չհաջողվեց։ Այն չի հաշվվում, խնդրում ենք նորից ընտրել։
solve-elsewhere = Այս խնդիրն ավարտվել է մեկ այլ պատուհանում։
solve-archive = Արխիվի խնդիր է. ձեր շարանը չի փոխում։
solve-outside = Շարանից դուրս. ավելի ուշ օրվա արդյունք արդեն կա։
solve-ask-piece = Հուշում. որ քարը
solve-ask-square = Հուշում. որ դաշտը
solve-hint-piece = Նայեք { $from } դաշտի քարին։
solve-hint-square = { $from } դաշտից { $to } դաշտ։
solve-hint-blow = Կարելի է փչել. նայեք { $from } դաշտին։
solve-solution = Տեսնել լուծումը

saving-ends = { $move } քայլն ավարտում է խաղը՝ առանց հաղթանակի։
saving-wins = { $move } քայլը տանում է պարտության. { $other }ը հաղթում են { $reply } քայլով։
saving-draws = { $move } քայլից հետո { $other }ը ոչ-ոքի են անում { $reply } քայլով։
saving-huffs = { $move } քայլից հետո { $other }ը փչում են մի քար՝ { $reply }։
saving-obliges = { $move } քայլից հետո { $other }ը պարտադրում են ձեզ, և հաղթանակը կորչում է։
saving-captures = { $move } քայլից հետո { $other }ը վերցնում են { $count ->
    [one] մի քար
   *[other] { $count } քար
  }՝ { $reply }, և ժամանակին չեն պարտվում։
saving-promotes = { $move } քայլից հետո { $other }ը { $king } են ստանում { $reply } քայլով։
saving-escapes = { $move } քայլից հետո { $other }ը փրկվում են { $reply } քայլով։

solution-title = Լուծումը
solution-next = Խաղալ
solution-back = Հետ
solution-start = Սկզբից
solution-defences = Հնարավոր է { $count } պատասխան, առաջինը լավագույնն է։
solution-end = Խաղը հաղթված է։

## The card for newcomers

six-title = { $game }. վեց տողով
six-man-moves = Ամեն { $man } գնում է մեկ քայլ՝ { $ways }։
six-man-captures = Վերցնում է այսպես՝ { $ways }. ցատկում է կողքի քարի վրայով անմիջապես հետևի դատարկ { $spot } և շարունակում, քանի դեռ կարող է։
six-king = Ամեն { $king } գնում է ցանկացած հեռավորությամբ՝ { $ways }, և վերցնում է ցանկացած հեռավորությունից։
six-example = Մեկ քայլ, մեկ հարված, նոր { $king } և ինչ կարող է նա։
six-again = Նորից ցույց տալ
six-more = Բոլոր կանոնները
six-board = Օրինակ՝ { $game }

## Past days

archive-title = { $game }. անցած օրերը
archive-text = Անցած բոլոր խնդիրները, ազատ փորձելու համար։ Դրանք ձեր շարանը չեն փոխում։
archive-games = Խաղեր
archive-empty = Առաջին խնդրի օրն է { $date }։ Հաջորդ օրվանից անցածներն այստեղ կլինեն։
archive-before = Նախորդ ամիս
archive-after = Հաջորդ ամիս

## Telling others

share-title = Պատմեք ընկերոջը
share-head = Dama Atlas, { $game }, օրվա խնդիրը, օր { $number }, { $date }
share-solved = Լուծված է { $count ->
    [1] առաջին
    [2] երկրորդ
   *[other] երրորդ
  } փորձից{ $hints ->
    [0] {""}
    [one] , մեկ հուշումով
   *[other] , { $hints } հուշումով
  }։
share-missed = Այս անգամ չլուծված։
share-streak = { $count } օր անընդմեջ։
share-select = Այստեղ պատճենել հնարավոր չէ։ Տեքստն ընտրված է. պատճենեք ձեռքով։

transfer-title = Տարեք ձեր շարանները մեկ այլ սարք
transfer-text = Այս կոդը պահում է ձեր լուծած և չլուծած օրերը։ Մուտքագրեք այն մյուս սարքում. ոչ մեկում ոչինչ չի կորչի։
transfer-own = Ձեր կոդը
transfer-other = Մյուս սարքի կոդը
transfer-take = Ավելացնել իմին
transfer-taken = Ավելացված է։
transfer-empty = Դաշտում կոդ չկա։
transfer-character = Կա մի նիշ, որը ոչ մի կոդում չի լինում։ Կոդերում միայն տառեր և թվանշաններ են։
transfer-checksum = Կոդն ամբողջական չէ, կամ որևէ նիշ սխալ է գրված։
transfer-future = Այս կոդը կայքի ավելի նոր տարբերակից է։ Նորից բեռնեք էջը և կրկին փորձեք։
transfer-contents = Սա շարանների կոդ չէ։
