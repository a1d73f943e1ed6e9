### The five games: names, what the records say of them, and their own words.
### Beyaz and Siyah take the same endings (’ın, ’a, ’ı, da); sentences elsewhere count on it.

la-dama = La Dama
filippina = Dama Filippina
tama = Tama
dhamet = Dhamet
turkish = Türk Daması

## Rule sets, as they are chosen when a game begins

rules-la-dama = Anlatıldığı gibi: alması gerekirken almayan taş üflenebilir
rules-la-dama-strict = Katı: taş almak zorunludur
rules-filippina = Tek kural düzeni
rules-tama = Tek kural düzeni
rules-dhamet = Moritanya: taşlar birer birer kalkar
rules-dhamet-zamma = Zamma: taşlar hamleden sonra kalkar
rules-dhamet-soufla = Soufla: eksik alış üflenebilir ya da geri aldırılabilir
rules-turkish = Tek kural düzeni

short-la-dama-strict = katı
short-dhamet-zamma = Zamma
short-dhamet-soufla = soufla

## Where, when, who told

place-la-dama = Puerto de la Cruz, Tenerife, Kanarya Adaları
when-la-dama = 1911–1994
told-la-dama = Yaşları 64 ile 81 arasında birkaç erkek, halka açık yerlerde duran oyunları anlattı; Espinel Cejas ile González García 1994’te yazıya geçirdi.

place-filippina = Filipinler
when-filippina = tarihler kayıtlı değil
told-filippina = Murray ile Parlett’i anan bir İtalyan masa oyunları sayfasından (2024). Kimin anlattığı kayıtlı değil.

place-tama = Ermenistan
when-tama = 1934
told-tama = W. Schmidt 1934’te bir Fransız dama dergisinde yazıya geçirdi. Kimin anlattığı kayıtlı değil.

place-dhamet = Batı Sahra ve Moritanya
when-dhamet = 1980’lerde çok oynanıyordu
told-dhamet = Abdallahi Ol Bah’ın “Les dames du désert” (1984) yazısına ve bir Fransızca kural sayfasına göre. Anlatan oyuncular kayıtlı değil.

place-turkish = Türkiye
when-turkish = tarihler kayıtlı değil
told-turkish = CetinsGame’in kural sayfasından; federasyonun kural kitabı da on çözümlü örneğinde onunla uyuşur. Kahvelerde, parklarda ve evlerde oynanır.

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

spot-la-dama = çukur
spot-filippina = nokta
spot-tama = kare
spot-dhamet = nokta
spot-turkish = kare

## The sides

side-white = Beyaz
side-black = Siyah

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = Beyaz, sahil çakılları
pieces-la-dama-black = Siyah, lav taşları
pieces-filippina-white = Beyaz, kemik pullar
pieces-filippina-black = Siyah, kızıl kahverengi pullar
pieces-tama-white = Beyaz, fildişi pullar
pieces-tama-black = Siyah, koyu pullar
pieces-dhamet-white = Beyaz, çubuklar
pieces-dhamet-black = Siyah, yuvarlak taneler
pieces-turkish-white = Beyaz, şimşir taşlar
pieces-turkish-black = Siyah, abanoz taşlar

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $side } { $piece }
cell-empty = boş
cell-can-move = oynayabilir
cell-must-capture = taş almalı
cell-picked = seçili
cell-target-move = buraya gidebilir
cell-target-capture = alacağı: { $victims }
cell-target-stop = alma yollarından biri, alacağı: { $victims }
cell-target-end = alışın sonu, alacağı: { $victims }
cell-target-choice = birkaç alış burada biter
cell-huffable = üflenebilir
