### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = ما يمكنك فعله
embed-again = من جديد
embed-pause = إيقاف مؤقت
embed-resume = متابعة
embed-trouble = لا يمكن عرض هذه الرقعة كما طُلب
embed-word = لا تقبل الكلمة { $word } القيمة «{ $value }».
embed-expected = القيم الممكنة: { $values }

## The page that makes the lines

snip-title = رقعة في صفحتك
snip-kind = ما تلصقه
snip-kind-element = عنصر
snip-kind-element-line = سطران؛ وتأخذ الرقعة عرض مكانها
snip-kind-frame = إطار
snip-kind-frame-line = سطر واحد، حتى حيث لا يُسمح لصفحتك بتشغيل برامج
snip-game = اللعبة
snip-mode = ما تفعله الرقعة
snip-mode-play = يلعب الزائر ضد الحاسوب
snip-mode-two = يلعب زائران
snip-mode-daily = لغز اليوم
snip-mode-puzzle = لغز واحد
snip-mode-demo = تلعب وحدها
snip-mode-position = تعرض وضعًا
snip-side = من جهة الزائر
snip-puzzle = رقم اللغز
snip-position = الوضع، إن لم يكن البداية المعتادة
snip-moves = النقلات بعده، تفصل بينها مسافات
snip-skin = القطع والرقعة
snip-rules = زر للقواعد
snip-links = روابط إلى هذا الموقع
snip-lines = الأسطر التي تُلصق
snip-width = تجربتها بعرض
snip-pixels = { $width } بكسل
snip-try = الرقعة كما ستظهر
