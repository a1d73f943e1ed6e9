### The five games: names, what the records say of them, and their own words.

la-dama = La Dama
filippina = Dama Filippina
tama = Tama
dhamet = Dhamet
turkish = Damang Turko

## Rule sets, as they are chosen when a game begins

rules-la-dama = Ayon sa kuwento: puwedeng hipan ang nakaligtaang kain
rules-la-dama-strict = Mahigpit: kailangang kumain
rules-filippina = Iisang tuntunin
rules-tama = Iisang tuntunin
rules-dhamet = Mauritania: isa-isang inaalis ang mga piyesa
rules-dhamet-zamma = Zamma: inaalis ang mga piyesa pagkatapos ng tira
rules-dhamet-soufla = Soufla: ang kulang na kain ay puwedeng hipan o bawiin
rules-turkish = Iisang tuntunin

short-la-dama-strict = mahigpit
short-dhamet-zamma = Zamma
short-dhamet-soufla = soufla

## Where, when, who told

place-la-dama = Puerto de la Cruz, Tenerife, Kapuluang Canary
when-la-dama = 1911–1994
told-la-dama = Ikinuwento ng ilang lalaking 64 hanggang 81 taong gulang, tungkol sa mga larong nasa pampublikong lugar noon; isinulat nina Espinel Cejas at González García, 1994.

place-filippina = Pilipinas
when-filippina = walang naitalang petsa
told-filippina = Mula sa isang Italyanong pahina tungkol sa mga board game (2024), na bumabanggit kina Murray at Parlett. Hindi naitala kung sino ang nagkuwento.

place-tama = Armenia
when-tama = 1934
told-tama = Isinulat ni W. Schmidt sa isang Pranses na rebista ng dama, 1934. Hindi naitala kung sino ang nagkuwento.

place-dhamet = Kanlurang Sahara at Mauritania
when-dhamet = laganap noong dekada 1980
told-dhamet = Ayon kay Abdallahi Ol Bah, “Les dames du désert”, 1984, at sa isang Pranses na pahina ng tuntunin. Hindi naitala kung sinong mga manlalaro ang nagkuwento.

place-turkish = Turkiya
when-turkish = walang naitalang petsa
told-turkish = Mula sa pahina ng tuntunin ng CetinsGame, at sa aklat ng tuntunin ng pederasyon, na tugma sa sampung halimbawa nito. Nilalaro sa mga kapihan, parke at bahay.

## What a man and a king are called

man-la-dama = ficha
king-la-dama = dama
man-filippina = pedina
king-filippina = dama
man-tama = pion
king-tama = dame
man-dhamet = piyon
king-dhamet = sultan
man-turkish = taş
king-turkish = dama

## A place on the board

spot-la-dama = butas
spot-filippina = punto
spot-tama = kuwadro
spot-dhamet = punto
spot-turkish = kuwadro

## The sides

side-white = Puti
side-black = Itim

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = Puti, ang maliliit na bato mula sa dalampasigan
pieces-la-dama-black = Itim, ang lava
pieces-filippina-white = Puti, ang mga bilog na buto
pieces-filippina-black = Itim, ang mga bilog na mapulang kayumanggi
pieces-tama-white = Puti, ang mga bilog na garing
pieces-tama-black = Itim, ang mga bilog na madilim
pieces-dhamet-white = Puti, ang mga patpat
pieces-dhamet-black = Itim, ang mga bilog na butil
pieces-turkish-white = Puti, ang kahoy na boxwood
pieces-turkish-black = Itim, ang ebano

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $piece } ng { $side }
cell-empty = bakante
cell-can-move = puwedeng itira
cell-must-capture = kailangang kumain
cell-picked = hawak
cell-target-move = puwedeng puntahan
cell-target-capture = kakainin ang { $victims }
cell-target-stop = isa sa mga daan ng kain, makakain ang { $victims }
cell-target-end = dulo ng kain, makakain ang { $victims }
cell-target-choice = ilang kain ang nagtatapos dito
cell-huffable = puwedeng hipan
