### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = Mga palaisipan ng araw
daily-all = Lahat ng palaisipan ngayong araw
daily-archive = Mga nagdaang araw
daily-number = Ika-{ $number } na araw · { $date }
daily-next = Susunod na palaisipan sa loob ng { $time }
daily-today = Palaisipan ngayong araw
daily-opening = Kinukuha ang mga palaisipan…
daily-no-bank = Hindi na-load ang mga palaisipan ng larong ito.
daily-none = Walang palaisipan ang { $game } para sa araw na ito.
daily-no-number = May { $count } palaisipan ang { $game }; walang ganitong numero.
daily-bad-number = Walang palaisipan na “{ $text }”. Laro at numero ang pangalan ng palaisipan, gaya ng turkish-12.
daily-bad-game = Walang palaisipan ng “{ $text }”.
daily-bad-date = Walang araw na tinutukoy ang address na ito.
daily-future = Wala pa ang palaisipan ng { $date }. Bumalik sa araw na iyon.
daily-early = Walang palaisipan noong { $date }.

## On the home page

day-featured = Palaisipan ng araw: { $game }
day-all = Lahat ng lima

## How a puzzle stands

attempt-none = hindi pa nasusubukan
attempt-open = ika-{ $count } subok sa { $of }
attempt-now = Ika-{ $count } subok sa { $of }
attempt-solved = Nalutas sa { $count ->
    [1] unang
    [2] ikalawang
   *[other] ikatlong
  } subok
attempt-missed = Hindi nalutas
attempt-hints = { $count ->
    [1] may isang pahiwatig
   *[other] may { $count } pahiwatig
  }

streak-now = { $count ->
    [0] Wala pang streak.
    [1] 1 araw ang streak.
   *[other] { $count } araw na magkakasunod.
  }
streak-any = Sa lahat ng laro:
streak-best = { $count ->
    [0] Lumutas ng isang palaisipan bawat araw para magsimula.
   *[other] Pinakamahaba: { $count }.
  }
# Counted for the best result of each day.
streak-spread-any = Pinakamahusay sa bawat araw: unang subok { $first }, ikalawa { $second }, ikatlo { $third }, hindi nalutas { $missed }.
streak-spread = Unang subok { $first }, ikalawa { $second }, ikatlo { $third }, hindi nalutas { $missed }.

## One puzzle

solve-title = { $game }: palaisipan
solve-number = Palaisipan { $number } ng koleksiyon
solve-rules = Paano ito laruin
solve-task = { $side } ang titira at mananalo { $moves ->
    [1] sa susunod na tira
   *[other] sa { $moves } tira
  }
solve-goes-on = Tama. Ikaw naman ang tumira.
solve-right = Tama. Sumagot ang { $other } ng { $reply }. { $moves ->
    [1] Ngayon, manalo sa isang tira.
   *[other] { $moves } tira pa.
  }
solve-solved = Nalutas sa { $count ->
    [1] unang
    [2] ikalawang
   *[other] ikatlong
  } subok. Ang galing ng mata mo.
solve-missed = Iyon na ang ikatlong subok. Nasa ibaba ang solusyon.
solve-left = { $count ->
    [1] Isang subok na lang.
   *[other] { $count } subok pa ang natitira.
  }
solve-late = Panalo pa rin, pero aabutin ng { $count } tira.
solve-again = Subukan muli
solve-wait = Pindutin muna ang “Subukan muli”: babalik ang posisyon.
solve-still = Walang magagalaw ngayon.
solve-too-long = Hindi nahusgahan sa oras ang tirang ito. Hindi ito bilang; pakipili ulit.
solve-elsewhere = Natapos na ang palaisipang ito sa ibang window.
solve-archive = Palaisipan mula sa arkibo: hindi nito binabago ang streak mo.
solve-outside = Labas sa streak: may resulta na para sa mas huling araw.
solve-ask-piece = Pahiwatig: aling piyesa
solve-ask-square = Pahiwatig: aling kuwadro
solve-hint-piece = Tingnan ang piyesa sa { $from }.
solve-hint-square = Mula { $from } hanggang { $to }.
solve-hint-blow = May puwedeng hipan: tingnan ang { $from }.
solve-solution = Tingnan ang solusyon

saving-ends = Tinatapos ng { $move } ang laro nang walang panalo.
saving-wins = Talo ang { $move }: panalo ang { $other } sa { $reply }.
saving-draws = Pagkatapos ng { $move }, naitatabla ito ng { $other } sa { $reply }.
saving-huffs = Pagkatapos ng { $move }, humihihip ang { $other } ng isang piyesa: { $reply }.
saving-obliges = Pagkatapos ng { $move }, inoobliga ka ng { $other }, at wala na ang panalo.
saving-captures = Pagkatapos ng { $move }, kumakain ang { $other } ng { $count ->
    [1] isang piyesa
   *[other] { $count } piyesa
  } sa { $reply }, at hindi natatalo sa oras.
saving-promotes = Pagkatapos ng { $move }, gumagawa ang { $other } ng { $king } sa { $reply }.
saving-escapes = Pagkatapos ng { $move }, nakakatakas ang { $other } sa { $reply }.

solution-title = Ang solusyon
solution-next = Itira
solution-back = Bumalik
solution-start = Mula sa simula
solution-defences = { $count } ang posibleng sagot; nauuna ang pinakamahusay.
solution-end = Panalo na ang laro.

## The card for newcomers

six-title = { $game } sa anim na linya
six-man-moves = Isang hakbang ang tira ng { $man }: { $ways }.
six-man-captures = Kumakain ito { $ways }: nilulundagan ang katabing piyesa papunta sa bakanteng { $spot } sa likod mismo, at tumutuloy hangga’t kaya.
six-king = Kahit gaano kalayo ang tira ng { $king } { $ways }, at kumakain ito mula kahit saang layo.
six-example = Isang hakbang, isang kain, isang bagong { $king }, at ang kaya nitong gawin.
six-again = Ipakita ulit
six-more = Lahat ng tuntunin
six-board = Halimbawa ng { $game }

## Past days

archive-title = { $game }: mga nagdaang araw
archive-text = Lahat ng nagdaang palaisipan, malayang subukan. Hindi binabago ng mga ito ang streak mo.
archive-games = Mga laro
archive-empty = Ang unang palaisipan ay sa { $date }. Mula sa kasunod na araw, makikita rito ang mga nagdaan.
archive-before = Nakaraang buwan
archive-after = Susunod na buwan

## Telling others

share-title = Ikuwento sa kaibigan
share-head = Dama Atlas, { $game }, palaisipan ng ika-{ $number } na araw, { $date }
share-solved = Nalutas sa { $count ->
    [1] unang
    [2] ikalawang
   *[other] ikatlong
  } subok{ $hints ->
    [0] {""}
    [1] , may isang pahiwatig
   *[other] , may { $hints } pahiwatig
  }.
share-missed = Hindi nalutas ngayon.
share-streak = { $count } araw na magkakasunod.
share-select = Hindi makakopya dito. Napili na ang teksto: kopyahin ito nang mano-mano.

transfer-title = Dalhin ang mga streak mo sa ibang device
transfer-text = Nasa code na ito ang mga araw na nalutas mo at hindi. Ilagay ito sa kabilang device; walang mawawala sa alinman.
transfer-own = Ang code mo
transfer-other = Code ng kabilang device
transfer-take = Idagdag sa akin
transfer-taken = Naidagdag na.
transfer-empty = Walang code sa kahon.
transfer-character = May karakter na wala sa anumang code. Mga titik at numero lang ang nasa code.
transfer-checksum = Hindi buo ang code, o may maling karakter.
transfer-future = Galing ang code na ito sa mas bagong bersiyon ng site. I-load muli ang pahina at subukan ulit.
transfer-contents = Hindi ito code ng mga streak.
