### The game being played: whose turn, why, what may be done.

board-label = Tablero ng { $game }

## Whose turn

turn = { $side } ang titira
# The same as a spoken sentence
turn-said = { $side } ang titira.
turn-wait = Tira ng kompyuter.
turn-looking = Binabalikan, pagkatapos ng { $move }
turn-looking-start = Binabalikan, sa simula

## The computer

thinking = Nag-iisip ang { $side }
thinking-failed = Hindi natapos ng kompyuter ang pag-iisip.
thinking-again = Pasubukin ulit
progress = Gaano na kalayo ang naisip
thought-hint = Hinahanap ang pinakamagandang tira
thought-draw = Pinag-iisipan ng kompyuter ang alok mo
thought-review = Sinusuri ang laro
seat-people = Dalawahan
seat-computer = Kompyuter, { $level }
seat-label = Kalaban: { $who }
opponent-title = Sino ang maglalaro

draw-offered = Nag-aalok ng tabla ang kompyuter.
draw-accept = Tanggapin ang tabla
draw-decline = Tanggihan
draw-refused = Tuloy ang laro.
draw-accepts-drawn = Tinanggap ng kompyuter: kung tama ang laro, tabla rin naman ito.
draw-accepts-lost = Buong pusong tinanggap ng kompyuter ang tabla: natatalo na ito.
draw-accepts-worse = Buong pusong tinanggap ng kompyuter ang tabla: dehado ito.
draw-accepts-quiet = Tinanggap ng kompyuter ang tabla: walang lamang, at matagal nang walang nangyayari.
draw-declines-winning = Tinanggihan ng kompyuter ang tabla: nananalo ito.
draw-declines-better = Tinanggihan ng kompyuter ang tabla: lamang ito.
draw-declines-open = Tinanggihan ng kompyuter ang tabla: marami pang puwedeng mangyari.

advice-play = Itira ang { $move }.
advice-blow = Hipan ang { $square }.
advice-oblige = Mag-obliga.
turned-nowhere = Walang iisang tira na nagpabago sa larong ito.
turned-won = Dito nagbago ang laro. Panalo na sana ang { $side }, pero itinira ang { $move }.
turned-ahead = Dito nagbago ang laro. Lamang ang { $side }, pero itinira ang { $move }.
turned-held = Dito nagbago ang laro. Kaya pa sana ng { $side }, pero itinira ang { $move }.
turned-better = Mas mabuti: { $move }.

## Why the move is not free

due-any = Kailangan mong kumain; kahit anong kain, puwede.
due-any-owed = Dapat kang kumain. Kung hindi, puwedeng hipan ang isang piyesa mo.
due-maximum = { $count ->
    [1] Kailangan mong kumain.
   *[other] Kailangan mong kumain ng pinakamarami: { $count } piyesa.
  }
due-maximum-owed = { $count ->
    [1] Dapat kang kumain. Kung hindi, puwedeng hipan ang isang piyesa mo.
   *[other] Dapat kang kumain ng pinakamarami, { $count } piyesa. Kapag kulang, puwedeng hipan ang isang piyesa mo.
  }
due-obliged = Obligado kang kumain ng pinakamarami: { $count ->
    [1] isang piyesa
   *[other] { $count } piyesa
  }.
due-opening = Takda ang pambungad: ika-{ $move } na tira sa { $moves }. Sundan ang palaso.
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] Dalawang daan ang papunta roon: piliin ang 1 o 2.
   *[other] { $count } daan ang papunta roon: pumili ng numero mula 1 hanggang { $count }.
  }
capture-may-stop = Puwede kang huminto dito, kapag pinili mo ulit ang piyesa, o kumain pa.
choice-many = Maraming daan ang papunta roon: isa-isang piliin ang mga hintuan.

## After a broken duty

huff-open = May pinalampas na kain ang { $side }. Puwede mong hipan ang { $squares }, o tumira na lang.
huff-one = Hipan ang { $square }
huff-short = hipan
oblige-open = Puwede ka ring mag-obliga: babawiin ang tira at kailangang kumain ng pinakamarami.
oblige-do = Mag-obliga
opening-both = Itira ang pambungad para sa dalawang panig

## The word of warning before a duty is broken, said once for each game

risk-title = Puwede mong palampasin ang kain
risk-any = Sa { $game }, tungkulin ang kumain pero hindi sapilitan. Kung ito ang itira mo, puwedeng hipan ng kalaban ang { $squares }: aalisin ang piyesa sa tablero, at titira pa siya.
risk-maximum = Sa ganitong paraan ng laro, tungkulin ang pinakamalaking kain pero hindi sapilitan. Kung ito ang itira mo, puwedeng hipan ng kalaban ang { $squares }, o obligahin kang bawiin ang tira at kumain ng pinakamarami.
risk-once = Isang beses lang itong sasabihin.
risk-play = Itira
risk-back = Pumili ulit

## Actions

do-undo = Bawiin
do-redo = Ibalik
do-hint = Pahiwatig
do-hint-label = Pahiwatig: ano ang ititira ng maestro?
do-moves = Mga tira
do-rules = Tuntunin
do-more = Iba pa
do-flip = Pihitin ang tablero
do-flip-short = Pihitin
do-new = Bagong laro
do-draw = Magkasundo sa tabla
do-offer = Mag-alok ng tabla
do-offer-later = { $moves ->
    [1] Mag-alok ng tabla, pagkatapos ng isa pang tira
   *[other] Mag-alok ng tabla, pagkatapos ng { $moves } pang tira
  }
do-opponent = Kalaban at antas
do-swap = Magpalit ng panig
do-resign = Sumuko
do-send = Ipadala ang larong ito
do-settings = Mga setting
do-facing = Umupo nang magkaharap
do-facing-end = Umupo nang magkatabi
do-home = Lahat ng limang tablero
more-title = Iba pa

## Moves and looking back

moves-title = Mga tira
moves-none = Wala pang tira.
moves-first = Sa simula
moves-back = Isang atras
moves-forward = Isang abante
moves-last = Balik sa laro
moves-other = …
look-return = Bumalik sa laro
look-replay = Maglaro mula rito
look-still = Binabalikan mo ang laro. Bumalik muna sa laro para tumira.

## Resigning, agreeing

resign-title = Sino ang susuko?
resign-text = Panalo ang kabilang panig.
resign-you-title = Isuko ang larong ito?
resign-you-text = Panalo ang kompyuter.
resign-side = Susuko ang { $side }
draw-title = Tablang napagkasunduan
draw-text = Payag ba kayong dalawa?
draw-yes = Payag kami
play-on = Ituloy ang laro

## The end

won = Panalo ang { $side }
drawn = Tabla
reason-no-pieces = Wala nang piyesa ang { $loser }.
reason-no-moves = Wala nang tira ang { $loser }.
reason-resigned = Sumuko ang { $loser }.
reason-agreed = Nagkasundo ang dalawang manlalaro.
reason-one-king-each = Tig-isang { $king }, at walang makakain.
reason-long-game = { $moves } tira ng bawat panig na walang kain at walang { $man } na umabante; takda ito ng app na ito mismo.
reason-repetition = Ikatlong beses na ng parehong posisyon.
end-again = Bagong laro
end-turned = Kung saan nagbago

## Spoken shortly

say-move = { $side }: mula { $from } hanggang { $to }
say-capture = { $side }: mula { $from } hanggang { $to }, kinain ang { $squares }
say-crowned = { $king } na
say-huff = Hinipan ng { $side } ang { $square }
say-oblige = Nag-obliga ang { $side }
say-attacks = Makakain ng { $from } ang { $squares }
say-attacks-none = Walang makakain ang { $from }
say-attacked = puwede itong kainin ng { $squares }
say-attacked-none = walang makakakain dito
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes }; { $taken }.
say-undo = Binawi.
say-redo = Itinira ulit.
say-replay = Bagong laro, mula rito.
say-new = Bagong laro: { $game }.

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = Tapos na ang laro.
why-off-board = Hindi iyan { $spot } ng tablerong ito.
why-empty = Walang nakalagay sa { $from }.
why-not-your-piece = Hindi iyo ang piyesang iyan; tira ng { $side }.
why-same-square = Pumili ng ibang { $spot } na pupuntahan.
why-no-line = Walang guhit mula { $from } papuntang { $to }.
why-occupied = May piyesa na sa { $to }.
why-backward = Hindi kailanman umaatras ang { $man }.
why-sideways = Hindi tumitira nang patagilid ang { $man }.
why-diagonal = Hindi tumitira nang pahilis doon ang { $piece }.
why-too-far = Sa katabing { $spot } lang tumitira ang { $man }.
why-own-in-the-way = Nakaharang ang sarili mong piyesa sa { $squares }.
why-two-in-the-way = Hindi malulundagan ang dalawang piyesang magkasunod.
why-no-capture-that-way = Hindi kumakain nang ganyan ang { $piece }.
why-must-capture = Kain muna: makakakain ang { $squares }.
why-fewer-than-maximum = { $takes } lang ang makakain niyan; { $maximum } ang dapat kainin, sa { $better }.
why-half-turn = Sa iisang kain, bawal bumalik agad sa pinanggalingan.
why-chain-must-go-on = Hindi pa tapos ang kain; kailangang ituloy.
why-fixed-opening = Takda ang mga unang tira: sundan ang palaso.
why-obliged = Obligado kang kumain ng pinakamarami: kaya ng { $squares }.
why-piece-stuck = Hindi makakatira ngayon ang piyesa sa { $from }.

## A typed move, for those who do not point at the board

typed-title = Mag-type ng tira
# $example: two squares, as "d4 d5"
typed-label = Mga kuwadro ayon sa ayos, gaya ng { $example }
typed-do = Itira
typed-malformed = Isulat ang kuwadrong panggagalingan at ang kuwadrong pupuntahan.
# $texts: what was typed and is no square
typed-unknown-square = Wala sa tablerong ito ang { $texts }.
typed-mixed-namings = Numero o titik ang gamitin, hindi pareho.
# $texts: the moves that are possible, in full
typed-ambiguous = Ilang kain ang papunta roon. I-type nang buo ang isa: { $texts }.
typed-partly-named = Isulat ang bawat kuwadrong binabagsakan ng piyesa.
