### The five games: names, what the records say of them, and their own words.

la-dama = لاداما
filippina = داما فيليبينا
tama = تاما
dhamet = ظامت
turkish = الداما التركية

## Rule sets, as they are chosen when a game begins

rules-la-dama = كما رُويت: من فوّت أسرًا جاز نفخ قطعته
rules-la-dama-strict = صارمة: الأسر إلزامي
rules-filippina = القواعد الوحيدة
rules-tama = القواعد الوحيدة
rules-dhamet = موريتانيا: تُرفع القطع واحدة واحدة
rules-dhamet-zamma = زامّا: تُرفع القطع بعد النقلة
rules-dhamet-soufla = سوفلا: الأسر الأقل يجوز نفخه أو ردّه
rules-turkish = القواعد الوحيدة

short-la-dama-strict = صارمة
short-dhamet-zamma = زامّا
short-dhamet-soufla = سوفلا

## Where, when, who told

place-la-dama = بويرتو دي لا كروث، تينيريفي، جزر الكناري
when-la-dama = 1911–1994
told-la-dama = رواها عدة رجال أعمارهم بين 64 و81 عامًا عن الألعاب التي كانت في الأماكن العامة؛ ودوّنها Espinel Cejas وGonzález García عام 1994.

place-filippina = الفلبين
when-filippina = التاريخ غير مدوَّن
told-filippina = عن صفحة إيطالية لألعاب الرقعة (2024) تذكر Murray وParlett. أما الراوي فغير مدوَّن.

place-tama = أرمينيا
when-tama = 1934
told-tama = دوّنها W. Schmidt في مجلة فرنسية للداما عام 1934. أما الراوي فغير مدوَّن.

place-dhamet = الصحراء الغربية وموريتانيا
when-dhamet = شاعت في ثمانينيات القرن العشرين
told-dhamet = عن «Les dames du désert» بقلم Abdallahi Ol Bah عام 1984، وعن صفحة قواعد فرنسية. أما اللاعبون الذين رووها فغير مدوَّنين.

place-turkish = تركيا
when-turkish = التاريخ غير مدوَّن
told-turkish = عن صفحة القواعد لدى CetinsGame، وعن كتاب قواعد الاتحاد الذي يوافقها في أمثلته العشرة. تُلعب في المقاهي والحدائق والبيوت.

## What a man and a king are called

man-la-dama = فيتشا
king-la-dama = داما
man-filippina = بيدينا
king-filippina = داما
man-tama = بيون
king-tama = دام
man-dhamet = حجر
king-dhamet = سلطان
man-turkish = حجر
king-turkish = داما

## A place on the board

spot-la-dama = حفرة
spot-filippina = نقطة
spot-tama = مربع
spot-dhamet = نقطة
spot-turkish = مربع

## The sides

side-white = الأبيض
side-black = الأسود

# What lies in the hand or on the board, for the choice of sides.
pieces-la-dama-white = الأبيض، حصى الشاطئ
pieces-la-dama-black = الأسود، حجارة الحمم
pieces-filippina-white = الأبيض، أقراص العظم
pieces-filippina-black = الأسود، الأقراص البنية المحمرّة
pieces-tama-white = الأبيض، الأقراص العاجية
pieces-tama-black = الأسود، الأقراص الداكنة
pieces-dhamet-white = الأبيض، العيدان
pieces-dhamet-black = الأسود، الكريات
pieces-turkish-white = الأبيض، خشب البقس
pieces-turkish-black = الأسود، خشب الأبنوس

## One cell of the board, for screen readers: "d4, White ficha, can move"

cell-piece = { $piece } { $side }
cell-empty = خالٍ
cell-can-move = يمكن تحريكها
cell-must-capture = عليها أن تأسر
cell-picked = مرفوعة
cell-target-move = يمكن الذهاب إليه
cell-target-capture = أسر { $victims }
cell-target-stop = أحد مسارات الأسر، أسر { $victims }
cell-target-end = نهاية الأسر، أسر { $victims }
cell-target-choice = تنتهي هنا أكثر من عملية أسر
cell-huffable = يجوز نفخها
