### Where the games come from, and one capture under five laws. Titles, names, citations and
### quotations are data (web/data/evidence); what is said about them stands here.

ev-none = hindi naitala

## The record

ev-record = Ang tala
ev-place = Lugar
ev-dates = Mga petsa
ev-who = Sino ang nagkuwento kanino
ev-people = Ang mga manlalaro
ev-spaces = Saan ito nilalaro
ev-spread = Gaano kalaganap
ev-material = Tablero at mga piyesa
ev-begins = Sino ang mauuna
ev-doubts = Kung saan nagkakaiba ang mga sanggunian
ev-id = Numero ng tala
ev-id-line = { $id }, { $collection }
ev-id-type = { $id }, { $collection }; { $type }
ev-confidence = Antas ng tiwala roon: { $confidence } sa 100
record-ethnography = etnograpiya

## The map

map-alt = Mapa ng lupa at dagat sa paligid ng { $place }; may marka sa { $latitude }, { $longitude }.
map-north = { $degrees }° H
map-south = { $degrees }° T
map-east = { $degrees }° S
map-west = { $degrees }° K
map-spot = { $latitude }, { $longitude }.
map-credit = Balangkas ng lupa: Natural Earth.
mark-itself = Nasa mismong lugar ang marka.
mark-manila = Bansa lang ang binabanggit ng sanggunian; nasa Maynila ang marka.
mark-yerevan = Bansa lang ang binabanggit ng tala; nasa Yerevan ang marka.
mark-nouakchott = Ang buong rehiyon ang binabanggit ng mga sanggunian; nasa Nouakchott ang marka.
mark-istanbul = Bansa lang ang binabanggit ng sanggunian; nasa Istanbul ang marka.

## What is told

people-la-dama = Mga nasa hustong gulang at matatanda, mga lalaki, hindi mula sa mga maykaya.
spaces-la-dama = Sa labas, sa mga pampublikong lugar.
material-la-dama = Dalawampu’t limang uka o butas, at labindalawang piyesa sa bawat manlalaro na madaling makilala. Minamarkahan ang dama ng ikalawang piyesa sa parehong butas.
begins-la-dama = Sa bunutan, gaya rin ng pagpili ng mga piyesa.
doubts-la-dama = Wala ang sunod-sunod na kain sa nalalarong bersiyon ng Ludii mismo.

begins-white = Puti.
spread-filippina = May mga anyong panrehiyon na bahagyang iba ang tuntunin.
material-filippina = Tablerong may mga punto at guhit sa halip na mga kuwadro. Ang mga unang hanay ng bawat manlalaro ang base.
doubts-filippina = Nakalagay ang tablero gaya sa ahedres, nasa kanan ang maliwanag na kuwadro; ginagamit din ito nang nakalagay gaya sa damang Italyano, nasa kanan ang madilim na kuwadro.

material-tama = Ginagamit ang lahat ng kuwadro ng tablero. Baligtad ang malaking puting dayagonal nito kumpara sa tablerong Pranses; pinapangalanan ang mga kuwadro gaya sa ahedres.
doubts-tama = Kung kailan inaalis ang mga nakaing piyesa: inaalis agad ang mga ito sa ilang site ng mga manlalaro ngayon sa ibang lugar.

spread-dhamet = Laganap sa Mauritania at sa rehiyon ng Sahara noong dekada 1980, na may mga paligsahan at kampeonato.
material-dhamet = Mga patpat laban sa dumi ng kamelyo, sa buhangin. Madalas na hindi iginuguhit ang mga hanay 2, 4, 6, 8 at mga kolum b, d, f, h. Arabe ang mga salita para sa mga bahagi at gamit.
begins-dhamet = Puti, palagi, sabi ng Pranses na pahina ng tuntunin.
doubts-dhamet = Kung ang pambungad ay tuntunin (ang artikulo) o kaugalian (ang pahinang Pranses).

spaces-turkish = Sa mga kapihan, parke at bahay.
spread-turkish = Isa sa mga pinakanilalarong board game ng Turkiya.
material-turkish = Tradisyonal ang tablerong iisa ang kulay.
doubts-turkish = Sa aklat ng tuntunin ng pederasyon, tabla rin ang tig-isang piyesa kahit mga piyon.

## Names

ev-names = Mga pangalan
ev-names-other = Walang naitalang pangalan sa wika ng lugar. Ito ang mga salita ng sanggunian.
means-game = ang laro
means-game-hamidoun = ang laro, sa isang aklat ng 1952
means-game-shatranj = ang laro; marahil mula sa shatranj, ang ahedres noong Gitnang Panahon
means-man = piyon
means-king = dama
means-king-dates = mga datiles, na dalawa nito ang palatandaan ng dama
means-king-crystals = maliliit na kristal-dagat, na dalawa nito ang palatandaan ng dama
means-king-pebbles = maliliit na bato, na dalawa nito ang palatandaan ng dama
means-king-snails = maliliit na suso, na dalawa nito ang palatandaan ng dama
means-hole = butas
means-wide = malapad na punto, na dinaraanan ng mga dayagonal
means-narrow = makitid na punto, walang dayagonal
means-base = ang mga unang hanay ng manlalaro
means-huffed = hinipan mula sa tablero
means-lot = bunutan

## Quotations

ev-quotes = Sa mismong salita ng sanggunian
ev-quote-printed = “{ $printed }” ang nakalimbag sa tala.
quote-la-dama-duty = Tuwing may makakain, tungkuling kainin ito.
quote-la-dama-left = Dahil sa limot o dahil pabor.
quote-la-dama-back = Sa anumang paraan, hindi.
quote-la-dama-king = Tuwid at paliko-likong guhit, at ang pag-atras.
quote-la-dama-lot = Para makita kung sino ang mauuna.
quote-tama-promotion = Nagiging dama habang dumaraan.
quote-tama-removal = Ayon sa parehong prinsipyo gaya sa ating laro.

## Sources

ev-sources = Mga sanggunian
ev-issued-none = Hindi naitala ang petsa.
ev-volume-pages = { $volume }: { $pages }
ev-pages = ph. { $pages }
ev-account = ang salaysay, nasa ph. { $pages }
ev-isbn = ISBN { $isbn }
role-account = Kung saan ito isinulat
role-account-title = Kung saan ito isinulat; ang pamagat ay gaya ng nakalimbag sa tala
role-encyclopaedia = Artikulo ng ensiklopedya, sa Espanyol mula sa Pranses at Ingles
role-rules-page = Pahina ng tuntunin
role-rules-page-figures = Pahina ng isang Italyanong ensiklopedya ng mga board game, may walong larawan
role-rulebook = Ang aklat ng tuntunin ng pederasyon, may sampung halimbawa
role-named = Binanggit doon
role-names = Para sa pangalan ng laro at ng mga piyesa nito

## What is attested and what is our reading

ev-articles = May patunay, o aming basa
ev-articles-line = Ang mga numero ay sa mga artikulo ng tuntunin; may 0 sa unahan ang mga pinagsasaluhan ng limang laro.
ev-variants = Iba pang paraan ng laro na iniaalok dito
mark-attested = may patunay
mark-partly = may patunay ang bahagi
mark-settled = aming basa
ev-count = { $attested } artikulo ang may patunay, { $partly ->
    [0] wala
   *[other] { $partly }
  } ang may patunay sa bahagi, { $settled ->
    [0] wala
    [1] isa
   *[other] { $settled }
  } ang aming basa.

about-board = Ang tablero
about-setup = Ang ayos sa simula
about-man-moves = Paano tumitira ang { $man }
about-man-back = Pag-atras ng { $man }
about-man-captures = Paano kumakain ang { $man }
about-king = Ang { $king }
about-king-shown = Paano ipinapakita ang { $king }
about-duty = Ang tungkuling kumain
about-duty-huff = Ang tungkuling kumain, at ang paghihip
about-removal = Kung kailan inaalis ang mga nakaing piyesa
about-removal-turns = Kung kailan inaalis ang mga nakaing piyesa, at ang pagbalik
about-half-turn = Bawal ang pagbalik agad
about-promotion = Pagiging { $king }
about-opening = Ang takdang pambungad
about-win = Pagkapanalo
about-draw = Mga tabla
about-draw-win = Paano natatapos ang laro
about-begins = Sino ang mauuna
about-loss = Pagkatalo, at mga tablang napagkasunduan o naulit
about-long = Ang mahabang laro
about-one-king = Tig-isang { $king }

why-la-dama-huff = Ikinuwento ang tungkulin, at ang paghihip sa piyesang lumalabag dito. Hindi ikinuwento kung sino ang titira pagkatapos humihip: dito ay tumitira rin ang humihip, ayon sa kaugalian ng mga larong Espanyol na ang paghihip ay hindi pagtira.
why-la-dama-promotion = Ikinuwento ang mga sulok. Hindi ikinuwento ang fichang dumaraan sa isa nito sa gitna ng sunod-sunod na kain: dito ay tumutuloy ito bilang ficha, at nagiging dama kung doon ito huminto.
why-la-dama-removal = Hindi ikinuwento kung kailan. Binabanggit ng sanggunian ang mga butas na salit-salit na may laman at bakante, at mga piyesang kinukuha ng kamay.
why-la-dama-begins = Kaugalian ang bunutan.
why-la-dama-strict = Tungkuling puwedeng labagin at saka parusahan lang ang alam ng tala. Iniaalok ang paraang ito sa mga mas gustong ipatupad ito.
why-silent-loss = Ikinuwentong panalo ang kumain ng lahat; walang sinabi tungkol sa manlalarong hindi makatira, ni tungkol sa mga tabla. Sinusunod ang pamilya ng mga laro: talo ang hindi makatira.
why-silent-one-king = Hindi ikinuwento. Gaya rin ng ibang laro ang gawa rito.
why-long = Walang sanggunian na hinahayaang umikot ang mga dama nang walang katapusan, at walang nagbibigay ng takda. Ginagamit dito ang sa Damang Turko, 25 tira ng bawat panig.
why-filippina-draw = Aming basa ang takdang 25 tira, at ang tabla sa bawat posisyong tig-isang dama.
why-filippina-long = Walang ibinibigay na takda ang pahina. Bumibilang ang pamilya ng mga laro ng 25 tira ng dama sa bawat panig.
why-filippina-one-king = Ayon sa pahina, kapag walang damang makakakain o makakaharang. Aming basa na laging ganoon, maliban kung may makakain agad.
why-tama-removal = Binasa mula sa mga salitang “ayon sa parehong prinsipyo gaya sa ating laro”, na damang Pranses: inaalis ang mga piyesa pagkatapos ng tira.
why-tama-begins = Hindi ikinuwento. Puti ang mauuna rito, gaya sa ibang laro.
why-dhamet-removal = Walang sinasabi ang artikulo at inihahambing nito ang lundag sa damang internasyonal. Sabi ng pahinang Pranses, isa-isang inaalis ang mga piyesa. Walang sanggunian na nagbabawal sa pagbalik agad, kaya pinapayagan ito.
why-dhamet-opening = Ikinuwento ang mga tira. Takda ayon sa tuntunin ang sabi ng artikulo, ayon sa kaugalian ang sabi ng pahinang Pranses: kaya karaniwan dito ang pambungad, at mapipili ang malayang simula.
why-dhamet-begins = Ayon sa Pranses na pahina ng tuntunin.
why-told-loss = Ikinuwentong talo ang manlalarong hindi makatira. Aming basa ang mga tablang napagkasunduan at naulit.
why-dhamet-one-king = Ito ang gawi sa Mauritania. Aming basa na hindi ito umiiral habang may makakain agad.
why-dhamet-zamma = Sa pangalang ito, sa ibang bahagi ng Hilagang Aprika, inaalis ang mga piyesa pagkatapos ng tira. Ang lahat ng iba pa ay itinuturing na gaya sa Dhamet.
why-dhamet-soufla = Hinahayaan ng artikulo ang kalaban na ipagbawal ang tirang hindi kumakain ng pinakamarami, o hipan ang piyesa. Kung paano ito ginagawa sa bawat kaso ay aming basa.
why-turkish-long = Tuntunin ng pahina ng tuntunin lang: 25 tira ng bawat panig.
why-turkish-one-king = Nasa pahina ang tabla. Aming basa na hindi ito umiiral habang may makakain agad.

## Same capture, five laws

laws-line = Parehong mga piyesa ang nasa limang tablero, at Puti ang titira. Kung ano ang puwedeng kainin, at kung ano ang dapat, ay iba-iba sa bawat isa. Itira ang mga kain, o igalaw mo mismo ang mga piyesa.
laws-turned = Sa mga punto ng Dama Filippina, nakapihit ang lahat nang ikawalong bahagi ng bilog, dahil pahilis ang lahat ng guhit nito.
laws-play-all = Itira ang kain sa lahat ng lima
laws-reset-all = Ayusin ulit ang lahat
laws-play = Itira ang kain
laws-break = Iwan ang isang bahagi
laws-reset = Ayusin ulit
laws-count = { $count ->
    [1] Isang kain ang puwede.
   *[other] { $count } kain ang puwede.
  }
laws-takes-one = Mga piyesang makakain: { $most }.
laws-takes-range = Mga piyesang makakain: { $least } hanggang { $most }.
laws-list = Lahat ng { $count } kain
laws-capture = { $move }, kumakain ng { $count }
laws-risk = Mas marami pa sana ang makakain: puwede na ngayong hipan ng Itim ang { $squares }.
laws-articles = ({ $duty }, { $removal })

laws-la-dama = Kahit anong kain, puwede, at walang sapilitan; dumaraan ang dama sa mga butas na kabakante pa lang at puwedeng bumalik agad, pero puwedeng hipan ang piyesang nagpalampas ng kain o pumutol nito.
laws-filippina = Kailangang kainin ang pinakamarami, at nananatili ang mga nakaing piyesa hanggang matapos ang tira: hindi na nakakadaan pabalik ang dama.
laws-tama = Kailangang kainin ang pinakamarami, at nananatili ang mga nakaing piyesa hanggang matapos ang tira, gaya sa damang Pranses: nakaharang sila.
laws-dhamet = Kailangang kainin ang pinakamarami; isa-isang inaalis ang mga piyesa, at dumaraan ang sultan sa pinanggalingan nila at puwedeng bumalik agad.
laws-turkish = Kailangang kainin ang pinakamarami; agad na inaalis ang mga piyesa at nagbubukas ng daan, pero bawal bumalik agad ang dama.
