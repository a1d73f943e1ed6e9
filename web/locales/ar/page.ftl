### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = داما أطلس
app-line = خمس ألعاب داما على خمس رقع

# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }، { $second }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }. { $second }
# A text that is a sentence without its full stop
sentence = { $text }.

nav-home = الرقع الخمس
nav-about = حول الموقع
nav-access = سهولة الاستخدام
nav-settings = الإعدادات

## Home

home-play = العب { $game }
home-go-on = متابعة اللعب
home-new = مباراة جديدة
home-begin = العب
home-waiting = النقلة { $number }، والدور على { $side }
home-kept = مباريات محفوظة على هذا الجهاز
home-kept-line = { $game }، النقلة { $number }
home-kept-over = { $game }، انتهت
home-people = لاعبان هنا
home-computer = ضد الحاسوب، { $level }
home-forget = حذف { $game } بتاريخ { $date }

## New game

new-title = مباراة جديدة: { $game }
new-against = الخصم
new-people = لاعبان هنا
new-computer = الحاسوب
new-level = مستوى لعبه
new-you-play = لونك
new-you-white = الأبيض
new-you-black = الأسود
new-rules = القواعد
new-sides = الطرفان
new-white = الأبيض من جهتك، وهو البادئ
new-black = الأسود من جهتك
new-lot = بالقرعة
new-seats = الجلوس
new-side-by-side = جنبًا إلى جنب
new-facing = وجهًا لوجه، والقطع متجهة إلى كل لاعب
new-start = البداية
new-opening = الافتتاحية الثابتة
new-free = حرة
new-begin = ابدأ
new-draw = إجراء القرعة

lot-title = قبضتان مضمومتان
lot-ask = في كل قبضة قطعة. المس إحداهما.
lot-ask-computer = في كل قبضة قطعة. المس إحداهما؛ والأخرى للحاسوب.
lot-left = اليد اليسرى
lot-right = اليد اليمنى
lot-you = نصيبك { $pieces }.
lot-you-begin = أنت البادئ.
lot-other-begins = اللاعب الآخر هو البادئ.
lot-computer-begins = الحاسوب هو البادئ.
lot-begin = ابدأ

## The computer’s levels

level-easy = سهل
level-easy-line = يخطئ كما يخطئ المبتدئ
level-medium = متوسط
level-medium-line = يرى التهديدات وتفوته الخطط البعيدة
level-hard = صعب
level-hard-line = ينظر بعيدًا ولا يفوته إلا القليل
level-master = أستاذ
level-master-line = { $seconds ->
    [one] يفكر ثانية واحدة في كل نقلة
    [two] يفكر ثانيتين في كل نقلة
    [few] يفكر { $seconds } ثوانٍ في كل نقلة
   *[other] يفكر { $seconds } ثانية في كل نقلة
  }

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = من أين جاءت
nav-evidence-of = من أين جاءت: { $game }
nav-laws = أسر واحد وخمسة قوانين
evidence-title = من أين جاءت { $game }
evidence-opening = لحظة واحدة…
evidence-missing = تعذّر إعداد هذه الصفحة.

## Learning the games; the rest of their words is loaded with these pages

nav-learn = تعلّم
nav-learn-of = تعلّم { $game }
nav-compare = مقارنة الألعاب الخمس
nav-first-of = المباراة الأولى: { $game }
nav-sheet-of = ورقة القواعد: { $game }
nav-paper-of = لغز على الورق: { $game }

## Settings

set-title = الإعدادات
set-language = اللغة
# The language that the browser is set to
set-language-browser = لغة المتصفح
language-missing = تعذّر تحميل النصوص باللغة: { $language }.
set-light = الإضاءة
set-theme-system = حسب الجهاز
set-theme-light = نهار
set-theme-dark = ليل
set-coordinates = الإحداثيات
set-coordinates-custom = كما هي في كل رقعة
set-coordinates-always = دائمًا
set-coordinates-never = أبدًا
set-filippina-names = نقاط داما فيليبينا
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = رقعة داما فيليبينا
set-lines = نقاط وخطوط
set-chequers = مربعات بلونين
set-italian = بالوضع الإيطالي، والركن الداكن إلى اليمين
set-pieces = قطع لاداما
set-pebbles = حصى
set-dates = تمر
set-crystals = بلورات البحر
set-snails = قواقع صغيرة
set-speed = الحركة
set-speed-slow = بطيئة
set-speed-normal = عادية
set-speed-fast = سريعة
set-speed-none = بلا حركة
set-sound = أصوات القطع
set-resigns = للحاسوب أن يستسلم حين لا يبقى له شيء

close = إغلاق
dismiss = فهمت

## Sending

send-title = أرسل هذه المباراة
send-text = في هذا العنوان المباراة كلها.
send-copy = نسخ
send-share = مشاركة…
send-copied = تم النسخ.
send-select = النسخ غير ممكن هنا. العنوان محدَّد: انسخه يدويًا.

## About

about-title = حول داما أطلس
about-text = خمس ألعاب داما تقليدية على رقعها الأصلية. كل شيء يعمل داخل هذه الصفحة، ولا يُرسَل شيء إلى أي مكان.
about-own = داما أطلس برنامج حر، برخصة MIT أو رخصة Apache 2.0، أيهما تفضّل.
about-embed = رقعة في صفحتك
about-version = الإصدار { $version }
about-licences = ما بُني به
about-licences-missing = تعذّر تحميل قائمة الرخص من { $url }.
about-licence = { $name } { $version }، { $licence }
about-engine = المحرك
about-engine-streaming = { $url }، تُرجم في أثناء التحميل.
about-engine-buffer = { $url }، تُرجم بعد التحميل، لأن الخادم يرسله بصفة «{ $served }» لا بصفة application/wasm.
about-thinking-worker = يفكر اللاعب الحاسوب إلى جانب الصفحة، في عامل مستقل (worker).
about-thinking-blob = يفكر اللاعب الحاسوب إلى جانب الصفحة، في عامل مستقل (worker) صُنع من نسخة من برنامجه.
about-thinking-page = يفكر اللاعب الحاسوب على الصفحة نفسها شيئًا فشيئًا: فهذا المتصفح، أو سياسة هذا الموقع، لا يعطي الصفحة عاملًا مستقلًا (worker).
about-storage-yes = المباريات والإعدادات محفوظة على هذا الجهاز.
about-storage-no = لا يُحفظ شيء: لا يتيح هذا المتصفح للصفحة أي تخزين.

## What can go wrong

store-none = لا يُحفظ التقدم هنا: لا يتيح المتصفح لهذه الصفحة أي تخزين.
store-full = لا يُحفظ التقدم: مساحة التخزين في هذا المتصفح ممتلئة.
store-damaged = شيء محفوظ على هذا الجهاز كان تالفًا. نُحّي جانبًا ولم يُحذف، باسم { $key }.
store-newer = شيء محفوظ على هذا الجهاز جاء من إصدار أحدث. نُحّي جانبًا ولم يُحذف، باسم { $key }.

link-title = لا مباراة في هذا العنوان
link-text = تعذّرت قراءة ما بعد العلامة #:
link-home = إلى الرقع الخمس

load-title = تعذّر تحميل القواعد
load-policy = سياسة أمان المحتوى في هذا الموقع Content-Security-Policy ({ $directive }) تمنع WebAssembly. يستطيع القائم على الموقع السماح به بإضافة 'wasm-unsafe-eval' إلى script-src، و'self' إلى connect-src.
load-missing = لا جواب في عنوان القواعد.
load-not-wasm = في عنوان القواعد شيء غيرها.
load-unsupported = لا يعرف هذا المتصفح WebAssembly. المتصفح الحديث يعرفه.
load-broken = القواعد وهذه الصفحة غير متوافقتين، أو أن الملف تالف. قد تفيد إعادة تحميل الصفحة.
load-where = الملف: { $url }
load-detail = الرسالة: { $detail }
load-again = حاول من جديد
