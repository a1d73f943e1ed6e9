### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.
###
### Most have the game's own words: $man, $king, $spot (one place of the board) and $game. About the
### example on the board, where a message speaks of it:
###   $count   number of legal moves            $takes    most pieces that one of them takes
###   $square  where the piece stands           $squares  a list of places
### "Blow" is the old draughts word for taking a piece off the board that left out a capture.

learn-line = Limang laro, bawat isa ay matututuhan sa loob ng mga tatlong minuto. Basahin ang tuntunin, panoorin, subukan.
learn-unknown = Walang pahinang “{ $text }” dito. Pumili ng laro:
learn-part-rules = Ang mga tuntunin, isa-isang hakbang
learn-part-mistakes = Mga karaniwang mali
learn-part-tips = Mga payo
learn-part-questions = Mga tanong at sagot
learn-to-first = Unang laro na may gabay
learn-to-sheet = Papel ng tuntunin na maipi-print

## Boards to try

# $title: the heading above the board
learn-board = Halimbawa: { $title }
learn-show = Ipakita
learn-try = Subukan
learn-reset = Ayusin ulit
learn-open = Ikaw ang titira para sa dalawang panig. Kung may bawal, sasabihin ng tablero kung bakit.

## Steps: their headings; others are those of the rule card

learn-step-board = Ang tablero
learn-step-men = Pagtira
learn-step-capture = Pagkain ng piyesa
learn-step-chain = Ilang kain sa iisang tira
learn-step-most = Aling kain
learn-step-blow = Pinalampas na kain
learn-step-king = Ang { $king }
learn-step-end = Paano natatapos ang laro

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = May 25 butas ang tablero at walang guhit. Mula sa bawat butas, mapupuntahan ang lahat ng butas sa paligid nito.
learn-board-filippina = May 32 punto ang tablero, na pinagdurugtong ng mga guhit na pahilis.
learn-board-all = May 64 kuwadro ang tablero, at ginagamit ang lahat.
learn-board-dhamet = May 81 punto ang tablero, na pinagdurugtong ng mga guhit. Malapad ang tawag sa puntong dinaraanan ng mga guhit na pahilis; makitid ang tawag sa puntong tuwid lang ang mga guhit.
# $men: how many each player has
learn-setup-middle = May { $men } piyesa ang bawat manlalaro. Napupuno ng mga ito ang mga hanay na pinakamalapit sa kaniya, at ang kalahati ng gitnang hanay sa kanan niya. Ang gitna lang ang bakante.
learn-setup-rows = May { $men } piyesa ang bawat manlalaro, sa ikalawa at ikatlong hanay. Bakante ang unang hanay.
learn-setup-near = May { $men } piyesa ang bawat manlalaro, sa tatlong pinakamalapit na hanay.
learn-white-begins = Puti ang unang titira.
learn-lot-begins = Bunutan ang magpapasya kung sino ang unang titira. Dito, ang Puti.
learn-never-back = Hindi kailanman umaatras ang { $man }.
learn-men-lines = Sumusunod ito sa mga guhit: mula sa makitid na punto, deretso lang paabante ang puwede.
learn-takes-back = Kapag kumakain, puwede ring umatras ang { $man }.
learn-takes-straight = Puwedeng tumira nang pahilis ang { $man }, pero hindi ito kumakain nang pahilis.
learn-chain = Tumutuloy sa parehong tira ang piyesang nakakain na at makakakain pa. Puwede itong mag-iba ng direksiyon.
learn-equal = Kung magkakasindami ang makakain sa ilang kain, ikaw ang pipili.
learn-blow-one = Isang piyesa lang ang puwedeng hipan, at bago lang ang susunod mong tira.
learn-corner-waits = Sa ibang bahagi ng dulong hanay, hindi nagbabago ang { $man }. Patagilid lang ang puwede nito, papunta sa sulok.
learn-passing = Nananatiling { $man } ang { $man } na dumaraan lang doon habang kumakain.
learn-king-jump = Isa-isa itong kumakain ng piyesa, na walang iba sa pagitan, at humihinto sa alinmang bakanteng { $spot } sa likod niyon, bago ang susunod na piyesa.
learn-king-straight = Tumitira din ito nang pahilis, pero tuwid lang kung kumain.

## What there is to see on the boards

learn-see-start = May { $count } posibleng tira ang Puti sa simula.
learn-see-moves = { $count ->
    [1] May isang tira ang { $man } sa { $square }.
   *[other] May { $count } tira ang { $man } sa { $square }.
  }
learn-see-wide = May { $count } tira ang Puti: tatlo mula sa malapad na punto, isa mula sa makitid na punto.
learn-see-capture = Makakakain ang Puti ng isang piyesa.
learn-see-back = Kumakain ang Puti ng isang piyesa sa paglundag paatras.
learn-see-straight = Puwedeng kainin ang piyesa sa harap. Hindi puwede ang nasa pahilis.
learn-see-chain = Kumakain ang Puti ng { $takes } piyesa sa iisang tira.
learn-see-most = Kailangang kumain dito ang Puti ng { $takes } piyesa. Subukang kumain ng mas kaunti: sasabihin ng tablero kung bakit hindi puwede.
learn-see-blow = Hindi kumain ang piyesa sa { $squares }. Hipan ito, saka tumira.
learn-see-gone = Kumakain ang { $king } ng { $takes } piyesa. Dumaraan ito sa isang { $spot } na kabakante pa lang.
learn-see-stay = Kumakain ang { $king } ng { $takes } piyesa. Mas marami sana kung hindi nakaharang ang mga nakaing piyesa.
learn-see-turn = Kinakain ng { $king } ang piyesa sa harap, saka ang isa sa gilid. Bawal itong bumalik agad sa piyesang nasa likod nito.
learn-see-promote = Isang hakbang pa, at magiging { $king } ang { $man }.
learn-see-waits = Narating na ng { $man } sa { $square } ang dulong hanay, pero hindi ang sulok.
learn-see-passing = Nararating ng { $man } ang dulong hanay, tumutuloy, at nananatiling { $man }.
learn-see-crowned = Nagiging { $king } ang { $man } sa dulong hanay at kumakain ng isa pang piyesa bilang { $king }.
learn-see-king = May { $count } tira ang { $king } sa { $square }.
learn-see-king-takes = Puwedeng huminto ang { $king } sa { $count } lugar sa likod ng piyesang kinakain nito.
learn-see-king-straight = Ang piyesang nasa tuwid lang ang puwedeng kainin, hindi ang nasa pahilis.
learn-see-opening = Itinuturo ng palaso ang susunod na takdang tira.
learn-see-win = Panalo ang Puti sa isang tira. Hanapin ito.

## Common mistakes

learn-wrong-back = Pag-atras ng { $man }. { $king } lang ang may kaya niyan.
learn-wrong-leave = Pagkaligta sa isang kain. Kailangan itong itira, kahit mukhang mas mabuti ang ibang tira.
learn-wrong-few = Pagkain sa unang piyesang nakita. Kung mas marami ang makakain sa iba, iyon lang ang puwede.
learn-wrong-leave-owed = Pagkaligta sa isang kain. Puwede iyon, pero puwede namang hipan ang piyesa mo.
learn-wrong-stop = Maagang pagtigil sa kain. Puwedeng hipan ang piyesang kaya pa sanang tumuloy.
learn-wrong-far-row = Pag-asa ng { $king } kahit saan sa dulong hanay. Sa mga sulok lang iyon nangyayari.
learn-wrong-two = Paglundag sa dalawang piyesa nang sabay. Dapat bakante ang { $spot } sa likod mismo ng piyesa.
learn-wrong-slant-take = Pagkain nang pahilis. Paabante at patagilid lang kumakain ang { $man }.
learn-wrong-slant = Pagtira nang pahilis. Walang piyesang gumagawa niyan sa { $game }.
learn-wrong-narrow = Pagtira kung saan walang guhit. Walang guhit na pahilis mula sa makitid na punto.
learn-wrong-opening = Paglihis sa takdang pambungad. Sa simula, ang ipinapakitang tira lang ang puwede.
learn-wrong-turn = Pagbalik agad ng { $king } sa pinanggalingan habang kumakain. Puwede lang itong lumiko sa kaliwa o kanan.

## Tips

learn-tip-look = Bago tumira, tingnan kung ano ang makakain ng kalaban pagkatapos.
learn-tip-pair = Ang dalawang piyesang magkasunod sa iisang guhit, isa sa likod mismo ng isa, ay hindi malulundagan sa guhit na iyon.
learn-tip-give = Ibigay ang isang piyesa para makakain ng dalawa: kailangang kumain ang kalaban, kaya ikaw ang magpapasya kung saan mapupunta ang piyesa niya.
learn-tip-left = Isang piyesa lang ang mawawala sa pinalampas na kain. Minsan, mas mura iyon.
learn-tip-corners = Bantayan ang sarili mong mga sulok. Doon nagiging dama ang mga piyesa ng kalaban.
learn-tip-home = Mag-iwan ng ilang piyesa sa unang hanay mo. Walang piyesa ng kalaban ang magiging dama sa kinatatayuan nila.
learn-tip-edge = Hindi makakain ang piyesang nasa gilid ng tablero.
learn-tip-side = Kung walang magandang hakbang paabante, humakbang nang patagilid at maghintay.
learn-tip-open = Pinakamalakas ang { $king } sa bukas na guhit. Magbukas ng isa para sa iyo.
learn-tip-wide = Mas maraming daan mula sa malapad na punto kaysa sa makitid.

## Questions and answers

learn-q-choose = Puwede ba akong pumili sa mga kain?
learn-a-any = Oo, kahit alin ay puwede.
learn-q-back = Puwede bang kumain paatras ang { $man }?
learn-a-back = Oo, kahit hindi ito umaatras kailanman kapag hindi kumakain.
learn-a-back-no = Hindi. { $king } lang ang may kaya niyan.
learn-q-passing = Puwede bang maging { $king } ang { $man } sa gitna ng kain?
learn-a-passing = Oo, agad-agad, at itinutuloy nito ang kain bilang { $king }.
learn-q-value = Mas malaki ba ang bilang ng { $king } kaysa sa { $man } kapag kailangang kainin ang pinakamarami?
learn-a-value = Hindi. Tig-isang piyesa ang bilang ng bawat isa.
learn-q-blocked = Ano ang mangyayari kung hindi ako makatira?
learn-a-blocked = Talo ka na.
learn-q-blow = Kailangan ko bang hipan ang piyesa?
learn-a-blow = Hindi. Puwede kang tumira na lang.
learn-q-turn = Puwede bang mag-iba ng direksiyon ang { $king } habang kumakain?
learn-a-turn = Oo, sa kaliwa o kanan, pagkatapos ng bawat piyesang kinakain nito.
learn-q-opening = Kailangan bang itira ang takdang pambungad?
learn-a-opening = Iyon ang karaniwan, pero mapipili mo ang malayang simula sa bagong laro.
learn-q-long = Puwede bang hindi matapos ang laro?
# $moves: how many
learn-a-long = Hindi. Pagkatapos ng { $moves } tira ng bawat panig na walang kain at walang { $man } na umabante, tabla na.
learn-q-ways = May iba pa bang tuntunin ang larong ito?
learn-a-ways = Oo. Mapipili mo ang mga ito sa bagong laro:
learn-q-paper = Puwede ba akong maglaro nang walang screen?
learn-a-paper = Oo. May tablero at mga piyesang gugupitin sa papel ng tuntunin.

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = Ang pagkakaiba ng mga laro, bawat hanay. Pinapangalanan ng maliliit na marka ang mga artikulo ng tuntunin.
learn-row-rule = Tuntunin
learn-row-board = Tablero
learn-row-men = Mga piyesa ng bawat manlalaro
learn-row-man = Tawag sa piyon
learn-row-king = Tawag sa dama
learn-row-man-moves = Tira ng piyon
learn-row-man-captures = Kain ng piyon
learn-row-king-moves = Tira ng dama
learn-row-king-captures = Kain ng dama
learn-row-duty = Aling kain ang dapat itira
learn-row-enforced = Pagpapalampas ng kain
learn-row-removal = Inaalis ang mga nakaing piyesa
learn-row-turn = Pagbalik agad habang kumakain
learn-row-promotion = Nagiging dama ang piyon sa
learn-row-passing = Nagiging dama
learn-row-opening = Pambungad
learn-row-draw = Tabla, bukod sa kasunduan
learn-is-board = { $width } por { $height }, { $count } lugar
learn-is-any = kahit alin
learn-is-most = ang may pinakamaraming piyesang makakain
learn-is-forced = bawal
learn-is-owed = puwede, pero may piyesang mahihipan
learn-is-at-once = agad, isa-isa
learn-is-after = pagkatapos ng tira
learn-is-allowed = hindi bawal
learn-is-forbidden = bawal
learn-is-at-end = kung saan nagtatapos ang tira nito
learn-is-in-passing = agad, kahit habang kumakain
learn-is-fixed = takda ang unang limang tira ng bawat manlalaro
learn-is-free = malaya
learn-is-draw = tig-isang dama; tatlong beses na parehong posisyon; { $moves } tira ng bawat panig na walang pag-usad

## The guided first game: five tasks

learn-first-line = Limang maliit na gawain sa tablero. Ikaw ang Puti.
learn-first-number = Gawain { $number } sa { $count }
learn-first-done-number = Gawain { $number } sa { $count }, tapos na
learn-first-move = Itira ang isang { $man }.
learn-first-capture = Kumain ng itim na piyesa.
learn-first-most = Kumain ng { $takes } piyesa sa iisang tira.
learn-first-blow = Hindi kumain ang Itim. Hipan ang piyesa sa { $squares }.
learn-first-king = Gumawa ng { $king }.
# $moves: own moves to the win
learn-first-win = Ipanalo ang laro sa { $moves } tira.
learn-first-good = Magaling!
learn-first-not-yet = Puwede ang tirang iyan, pero hindi iyan ang gawain. Subukan ulit.
# $move: Black's answer
learn-first-goes-on = Mabuti. Itinira ng Itim ang { $move }. Ituloy.
learn-first-next = Susunod na gawain
learn-first-again = Magsimula ulit
learn-first-end = Nakita mo na ang pinakamahahalagang tuntunin ng { $game }. Maglaro na ng buong laro!

## On paper

learn-print = I-print
learn-print-line = Para sa papel na A4 o Letter, itim at puti.
learn-print-start = Ang mga piyesa sa simula
learn-print-pieces = Mga piyesang gugupitin. Para sa { $king }, magpatong ng isa sa isa pa.
learn-print-board = Tablerong gugupitin
learn-print-more = Matuto sa mga tablerong gumagalaw: { $address }
learn-print-puzzle = I-print ang palaisipan ngayong araw
learn-print-answer = Mga pahiwatig at ang sagot: { $address }
