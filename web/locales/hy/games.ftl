### The five games: names, what the records say of them, and their own words.
### Սպիտակներ and Սևեր take the same endings (ը, ի, ին, ից); sentences elsewhere count on it, and verbs are plural.
### Ficha, pedina and dama end in a vowel (ն, յի); the other men and kings, and all the places, in a consonant (ը, ի).

la-dama = Լա Դամա
filippina = Դամա Ֆիլիպինա
tama = Տամա
dhamet = Դհամետ
turkish = Թուրքական դամա

## Rule sets, as they are chosen when a game begins

rules-la-dama = Ինչպես պատմել են. չվերցրած քարը կարելի է փչել
rules-la-dama-strict = Խիստ. վերցնելը պարտադիր է
rules-filippina = Միակ կանոնները
rules-tama = Միակ կանոնները
rules-dhamet = Մավրիտանիա. քարերը հանվում են մեկ առ մեկ
rules-dhamet-zamma = Զամմա. քարերը հանվում են քայլից հետո
rules-dhamet-soufla = Սուֆլա. թերի հարվածը կարելի է փչել կամ հետ վերցնել տալ
rules-turkish = Միակ կանոնները

short-la-dama-strict = խիստ
short-dhamet-zamma = Զամմա
short-dhamet-soufla = սուֆլա

## Where, when, who told

place-la-dama = Պուերտո դե լա Կրուս, Տեներիֆե, Կանարյան կղզիներ
when-la-dama = 1911–1994
told-la-dama = Հանրային վայրերում դրված խաղերի մասին պատմել են 64-ից 81 տարեկան մի քանի տղամարդ, գրի են առել Espinel Cejas և González García, 1994։

place-filippina = Ֆիլիպիններ
when-filippina = տարեթվերը գրանցված չեն
told-filippina = Սեղանի խաղերի իտալական կայքէջից (2024), որը հիշատակում է Murray և Parlett հեղինակներին։ Ով է պատմել, գրանցված չէ։

place-tama = Հայաստան
when-tama = 1934
told-tama = Գրի է առել W. Schmidt շաշկու ֆրանսիական հանդեսում, 1934։ Ով է պատմել, գրանցված չէ։

place-dhamet = Արևմտյան Սահարա և Մավրիտանիա
when-dhamet = 1980-ականներին շատ էին խաղում
told-dhamet = Ըստ Abdallahi Ol Bah հեղինակի՝ «Les dames du désert», 1984, և կանոնների ֆրանսերեն մի էջի։ Պատմող խաղացողները գրանցված չեն։

place-turkish = Թուրքիա
when-turkish = տարեթվերը գրանցված չեն
told-turkish = CetinsGame-ի կանոնների էջից և ֆեդերացիայի կանոնագրքից, որի տասը մեկնաբանված օրինակները համընկնում են նրա հետ։ Խաղում են սրճարաններում, այգիներում և տներում։

## What a man and a king are called

man-la-dama = ֆիչա
king-la-dama = դամա
man-filippina = պեդինա
king-filippina = դամա
man-tama = պիոն
king-tama = դամ
man-dhamet = պարզ քար
king-dhamet = սուլթան
man-turkish = տաշ
king-turkish = դամա

## A place on the board

spot-la-dama = փոսիկ
spot-filippina = կետ
spot-tama = դաշտ
spot-dhamet = կետ
spot-turkish = դաշտ

## The sides

side-white = Սպիտակներ
side-black = Սևեր

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = սպիտակները՝ ծովափի խճաքարերը
pieces-la-dama-black = սևերը՝ լավայի քարերը
pieces-filippina-white = սպիտակները՝ ոսկրե սկավառակները
pieces-filippina-black = սևերը՝ կարմրաշագանակագույն սկավառակները
pieces-tama-white = սպիտակները՝ փղոսկրե սկավառակները
pieces-tama-black = սևերը՝ մուգ սկավառակները
pieces-dhamet-white = սպիտակները՝ փայտիկները
pieces-dhamet-black = սևերը՝ կլոր գնդիկները
pieces-turkish-white = սպիտակները՝ տոսախե քարերը
pieces-turkish-black = սևերը՝ սևափայտե քարերը

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $side }ի { $piece }
cell-empty = դատարկ
cell-can-move = կարող է քայլել
cell-must-capture = պետք է վերցնի
cell-picked = ընտրված է
cell-target-move = կարելի է գալ այստեղ
cell-target-capture = վերցնում է { $victims }
cell-target-stop = հարվածի ճանապարհներից մեկը, վերցնում է { $victims }
cell-target-end = հարվածի վերջը, վերցնում է { $victims }
cell-target-choice = այստեղ մի քանի հարված է ավարտվում
cell-huffable = կարելի է փչել
