### The rule card of a game: built from the engine's rule table.

card-title = { $game }: mga tuntunin
card-men = Nagsisimula ang bawat panig sa { $count } piyon.
card-man-moves = Tira ng { $man }
card-man-captures = Kain ng { $man }
card-king-moves = Tira ng { $king }
card-king-captures = Kain ng { $king }
card-one-step = Isang { $spot } bawat tira
card-jump = Lumulundag sa bakanteng { $spot } sa likod mismo
card-range = Kahit gaano kalayo, basta bakante ang bawat { $spot }
card-king-jump = Mula kahit saang layo, at babagsak sa kahit aling bakanteng { $spot } sa likod
card-along = Tira at kain, sa mga iginuhit na linya lang.

dir-all = sa lahat ng direksiyon
dir-forward = paabante
dir-forward-right = paabante sa kanan
dir-right = pakanan
dir-backward-right = paatras sa kanan
dir-backward = paatras
dir-backward-left = paatras sa kaliwa
dir-left = pakaliwa
dir-forward-left = paabante sa kaliwa

card-duty = Pagkain ng piyesa
card-duty-any-enforced = Kapag makakakain, kailangang kumain; kahit anong kain, puwede.
card-duty-any-owed = Kapag makakakain, dapat kumain; kahit anong kain, puwede. Kung hindi, o kung huminto nang maaga, puwedeng hipan ng kalaban ang isang piyesang dapat sanang kumain, at saka titira.
card-duty-maximum-enforced = Kapag makakakain, kailangang kumain, at kainin ang pinakamaraming piyesang kaya. Isa ang bilang ng { $king }.
card-duty-maximum-owed = Kapag makakakain, dapat kainin ang pinakamaraming piyesang kaya. Kapag kulang, puwedeng hipan ng kalaban ang isang piyesang kaya sanang kumain ng pinakamarami, at saka titira.
card-oblige = Sa halip na hipan, puwede kang obligahin ng kalaban: babawiin ang tira, at kailangan mong kumain ng pinakamarami.

card-removal = Mga nakaing piyesa
card-removal-at-once = Inaalis ang bawat isa pagkalundag; bakante na ang { $spot } nito sa natitirang bahagi ng kain.
card-removal-after-move = Nananatili hanggang matapos ang kain; nakaharang sila, at walang nilulundagan nang dalawang beses.

card-half-turn = Pagbalik
card-half-turn-no = Sa iisang kain, bawal bumalik agad sa pinanggalingan ang { $king }.

card-promotion = Pagiging { $king }
card-promotion-at-end = Nagiging { $king } ang { $man } na nagtapos ng tira sa { $squares }.
card-promotion-in-passing = Nagiging { $king } agad ang { $man } na nakarating sa { $squares }, kahit nasa gitna ng kain, at itinutuloy iyon bilang { $king }.
card-far-row = dulong hanay
card-far-corners = sulok sa dulo ({ $white } para sa Puti, { $black } para sa Itim)

card-opening = Ang pambungad
card-opening-fixed = Takda ang unang limang tira ng bawat panig, maliban kung malayang simula ang pinili.

card-win = Pagkapanalo
card-win-text = Panalo ka kapag wala nang piyesa, o wala nang tira, ang kabilang panig.
card-draw = Tabla
card-draw-king = Tig-isang { $king }, maliban kung may makakain agad.
card-draw-long = { $moves } tira ng bawat panig na walang kain at walang { $man } na umabante; takda ito ng app mismo.
card-draw-repetition = Ikatlong beses ng parehong posisyon.
card-draw-agreed = Kapag nagkasundo ang dalawa.
