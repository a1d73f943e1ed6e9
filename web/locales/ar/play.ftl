### The game being played: whose turn, why, what may be done.

board-label = رقعة { $game }

## Whose turn

turn = الدور على { $side }
# The same as a spoken sentence
turn-said = الدور على { $side }.
turn-wait = الدور على الحاسوب.
turn-looking = نظرة إلى الوراء، بعد { $move }
turn-looking-start = نظرة إلى الوراء، عند البداية

## The computer

thinking = { $side } يفكر
thinking-failed = لم يتمكن الحاسوب من إتمام تفكيره.
thinking-again = دعه يحاول من جديد
progress = إلى أين بلغ تفكيره
thought-hint = البحث عن أفضل نقلة
thought-draw = الحاسوب ينظر في عرضك
thought-review = مراجعة المباراة
seat-people = لاعبان
seat-computer = الحاسوب، { $level }
seat-label = الخصم: { $who }
opponent-title = من يلعب

draw-offered = يعرض الحاسوب التعادل.
draw-accept = قبول التعادل
draw-decline = رفض
draw-refused = تستمر المباراة.
draw-accepts-drawn = يقبل الحاسوب: فمع اللعب الجيد هو تعادل على كل حال.
draw-accepts-lost = يقبل الحاسوب التعادل مسرورًا: كان في طريقه إلى الخسارة.
draw-accepts-worse = يقبل الحاسوب التعادل مسرورًا: كان وضعه أسوأ.
draw-accepts-quiet = يقبل الحاسوب التعادل: لا أفضلية لأحد، ولم يحدث شيء منذ وقت طويل.
draw-declines-winning = يرفض الحاسوب التعادل: إنه في طريقه إلى الفوز.
draw-declines-better = يرفض الحاسوب التعادل: وضعه أفضل.
draw-declines-open = يرفض الحاسوب التعادل: ما زال هناك الكثير ليُلعب.

advice-play = العب { $move }.
advice-blow = انفخ القطعة على { $square }.
advice-oblige = ألزِم خصمك.
turned-nowhere = لم تغيّر نقلة بعينها مجرى هذه المباراة.
turned-won = هنا تغيّر المجرى. كانت مباراة { $side } رابحة، فلعب { $move }.
turned-ahead = هنا تغيّر المجرى. كان { $side } متقدمًا، فلعب { $move }.
turned-held = هنا تغيّر المجرى. كان بإمكان { $side } إنقاذ المباراة، فلعب { $move }.
turned-better = الأفضل: { $move }.

## Why the move is not free

due-any = الأسر واجب عليك، وأي أسر يكفي.
due-any-owed = عليك أن تأسر. فإن تركت الأسر جاز نفخ قطعة لك.
due-maximum = { $count ->
    [one] الأسر واجب عليك.
    [two] عليك أسر العدد الأكبر: قطعتين.
    [few] عليك أسر العدد الأكبر: { $count } قطع.
   *[other] عليك أسر العدد الأكبر: { $count } قطعة.
  }
due-maximum-owed = { $count ->
    [one] عليك أن تأسر. فإن تركت الأسر جاز نفخ قطعة لك.
    [two] عليك أسر العدد الأكبر، قطعتين. فإن أسرت أقل جاز نفخ قطعة لك.
    [few] عليك أسر العدد الأكبر، { $count } قطع. فإن أسرت أقل جاز نفخ قطعة لك.
   *[other] عليك أسر العدد الأكبر، { $count } قطعة. فإن أسرت أقل جاز نفخ قطعة لك.
  }
due-obliged = أنت ملزَم بأسر العدد الأكبر: { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $count } قطع
   *[other] { $count } قطعة
  }.
due-opening = الافتتاحية ثابتة: النقلة { $move } من { $moves }. اتبع السهم.
by-article = ({ $article })

## Several captures with one end

choice-open = { $count ->
    [2] إلى هناك طريقان: اختر 1 أو 2.
    [few] إلى هناك { $count } طرق: اختر رقمًا من 1 إلى { $count }.
   *[other] إلى هناك { $count } طريقًا: اختر رقمًا من 1 إلى { $count }.
  }
capture-may-stop = لك أن تتوقف هنا باختيار القطعة مرة أخرى، أو أن تواصل الأسر.
choice-many = الطرق إلى هناك كثيرة: اختر محطة بعد محطة.

## After a broken duty

huff-open = ترك { $side } أسرًا. لك أن تنفخ القطعة على { $squares }، أو أن تتابع اللعب.
huff-one = انفخ القطعة على { $square }
huff-short = انفخ
oblige-open = ولك أيضًا أن تُلزم خصمك: تُردّ النقلة، ويجب أسر العدد الأكبر.
oblige-do = ألزِم
opening-both = العب الافتتاحية عن الطرفين

## The word of warning before a duty is broken, said once for each game

risk-title = لك أن تترك الأسر
risk-any = في { $game } الأسر واجب لكنه غير مفروض. إن لعبت هذه النقلة جاز لخصمك أن ينفخ القطعة على { $squares }: يرفعها عن الرقعة، ثم يلعب دوره أيضًا.
risk-maximum = في طريقة اللعب هذه أكبر أسر واجب لكنه غير مفروض. إن لعبت هذه النقلة جاز لخصمك أن ينفخ القطعة على { $squares }، أو أن يُلزمك بردّ النقلة وأسر العدد الأكبر.
risk-once = يُقال لك هذا مرة واحدة.
risk-play = العبها
risk-back = اختر من جديد

## Actions

do-undo = تراجع
do-redo = إعادة
do-hint = تلميح
do-hint-label = تلميح: ماذا كان الأستاذ ليلعب؟
do-moves = النقلات
do-rules = القواعد
do-more = المزيد
do-flip = أدر الرقعة
do-flip-short = تدوير
do-new = مباراة جديدة
do-draw = الاتفاق على التعادل
do-offer = عرض التعادل
do-offer-later = { $moves ->
    [one] عرض التعادل، بعد نقلة أخرى
    [two] عرض التعادل، بعد نقلتين أخريين
    [few] عرض التعادل، بعد { $moves } نقلات أخرى
   *[other] عرض التعادل، بعد { $moves } نقلة أخرى
  }
do-opponent = الخصم والمستوى
do-swap = تبديل الطرفين
do-resign = استسلام
do-send = أرسل هذه المباراة
do-settings = الإعدادات
do-facing = الجلوس وجهًا لوجه
do-facing-end = الجلوس جنبًا إلى جنب
do-home = الرقع الخمس
more-title = المزيد

## Moves and looking back

moves-title = النقلات
moves-none = لا نقلات بعد.
moves-first = إلى البداية
moves-back = نقلة إلى الوراء
moves-forward = نقلة إلى الأمام
moves-last = عودة إلى المباراة
moves-other = …
look-return = العودة إلى المباراة
look-replay = تابع اللعب من هنا
look-still = أنت تنظر إلى الوراء. عُد إلى المباراة لتلعب.

## Resigning, agreeing

resign-title = من يستسلم؟
resign-text = يفوز الطرف الآخر.
resign-you-title = هل تستسلم في هذه المباراة؟
resign-you-text = يفوز الحاسوب.
resign-side = { $side } يستسلم
draw-title = تعادل بالاتفاق
draw-text = هل اتفق اللاعبان؟
draw-yes = اتفقا
play-on = متابعة اللعب

## The end

won = { $side } يفوز
drawn = تعادل
reason-no-pieces = لم تبقَ مع { $loser } أي قطعة.
reason-no-moves = لم تبقَ أمام { $loser } أي نقلة.
reason-resigned = استسلم { $loser }.
reason-agreed = اتفق اللاعبان.
reason-one-king-each = { $id ->
    [dhamet] { $king } واحد لكل طرف، ولا شيء يؤسر.
   *[turkish] { $king } واحدة لكل طرف، ولا شيء يؤسر.
  }
reason-long-game = { $moves ->
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
  } لكل طرف بلا أسر وبلا تقدّم لأي { $man }، وهو حدّ من وضع هذا التطبيق نفسه.
reason-repetition = الوضع نفسه للمرة الثالثة.
end-again = مباراة جديدة
end-turned = أين تغيّر المجرى

## Spoken shortly

say-move = { $side }: من { $from } إلى { $to }
say-capture = { $side }: من { $from } إلى { $to }، أسر { $squares }
say-crowned = ترقية إلى { $king }
say-huff = { $side } ينفخ القطعة على { $square }
say-oblige = { $side } يُلزم خصمه
say-attacks = من { $from } يمكن أسر { $squares }
say-attacks-none = من { $from } لا يمكن أسر شيء
say-attacked = يمكن أسرها من { $squares }
say-attacked-none = لا شيء يمكنه أسرها
# What a piece attacks, and what attacks it: two of the messages above
say-both = { $takes }؛ { $taken }.
say-undo = تم التراجع.
say-redo = أُعيد اللعب.
say-replay = مباراة جديدة، من هنا.
say-new = مباراة جديدة: { $game }.

## Why a wish is not a move. $piece is the piece's own name, $spot the name of a place.

why-game-over = انتهت المباراة.
why-off-board = لا { $spot } هناك في هذه الرقعة.
why-empty = لا شيء على { $from }.
why-not-your-piece = ليست هذه القطعة لك؛ فالدور على { $side }.
why-same-square = { $id ->
    [tama] اذهب إلى { $spot } آخر.
    [turkish] اذهب إلى { $spot } آخر.
   *[la-dama] اذهب إلى { $spot } أخرى.
  }
why-no-line = لا خط من { $from } إلى { $to }.
why-occupied = على { $to } قطعة أخرى.
why-backward = لا يجوز لل{ $man } الرجوع إلى الوراء أبدًا.
why-sideways = لا يجوز لل{ $man } التحرك جانبًا.
why-diagonal = لا يجوز لل{ $piece } التحرك قطريًا هناك.
why-too-far = لا يجوز لل{ $man } التحرك أبعد من أقرب { $spot }.
why-own-in-the-way = من قطعك ما يسدّ الطريق على { $squares }.
why-two-in-the-way = لا يُقفز فوق قطعتين متتاليتين.
why-no-capture-that-way = لا يجوز لل{ $piece } الأسر في ذلك الاتجاه.
why-must-capture = الأسر أولًا: وهو ممكن من { $squares }.
why-fewer-than-maximum = هذا يأسر { $takes }؛ والواجب أسر { $maximum }، بالنقلة { $better }.
why-half-turn = في أثناء الأسر الواحد لا يجوز الارتداد على المسار نفسه.
why-chain-must-go-on = لم ينته الأسر؛ عليك أن تواصل.
why-fixed-opening = النقلات الأولى ثابتة: اتبع السهم.
why-obliged = أنت ملزَم بأسر العدد الأكبر: وهو ممكن من { $squares }.
why-piece-stuck = القطعة على { $from } لا يمكنها الحركة الآن.

## A typed move, for those who do not point at the board

typed-title = كتابة نقلة
# $example: two squares, as "d4 d5"
typed-label = المواضع بترتيبها، مثل { $example }
typed-do = العب
typed-malformed = سمِّ الموضع الذي تنطلق منه والموضع الذي تذهب إليه.
# $texts: what was typed and is no square
typed-unknown-square = ليس في هذه الرقعة { $texts }.
typed-mixed-namings = استعمل الأرقام أو الحروف، لا كليهما.
# $texts: the moves that are possible, in full
typed-ambiguous = أكثر من أسر ينتهي هناك. اكتب واحدًا كاملًا: { $texts }.
typed-partly-named = سمِّ كل موضع تنزل عليه القطعة.
