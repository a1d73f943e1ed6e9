### The puzzles of the day: today's, one puzzle, the archive, streaks, and telling others.

daily-title = ألغاز اليوم
daily-all = كل ألغاز اليوم
daily-archive = الأيام الماضية
daily-number = اليوم رقم { $number } · { $date }
daily-next = اللغز التالي بعد { $time }
daily-today = لغز اليوم
daily-opening = يجري جلب الألغاز…
daily-no-bank = تعذّر تحميل ألغاز هذه اللعبة.
daily-none = ليس في { $game } لغز لهذا اليوم.
daily-no-number = عدد ألغاز { $game } هو { $count }؛ وليس بينها هذا الرقم.
daily-bad-number = «{ $text }» لا يدل على لغز. يُسمّى اللغز بلعبته ورقمه، مثل turkish-12.
daily-bad-game = لا ألغاز للعبة «{ $text }».
daily-bad-date = هذا العنوان لا يدل على يوم.
daily-future = لغز { $date } لم يحن بعد. عُد في ذلك اليوم.
daily-early = لم يكن هناك لغز في { $date }.

## On the home page

day-featured = لغز اليوم: { $game }
day-all = الألعاب الخمس

## How a puzzle stands

attempt-none = لم يُجرَّب بعد
attempt-open = المحاولة { $count } من { $of }
attempt-now = المحاولة { $count } من { $of }
attempt-solved = حُلّ في المحاولة { $count ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
  }
attempt-missed = لم يُحلّ
attempt-hints = { $count ->
    [one] مع تلميح
    [two] مع تلميحين
    [few] مع { $count } تلميحات
   *[other] مع { $count } تلميحًا
  }

streak-now = { $count ->
    [0] لا سلسلة بعد.
    [one] يوم واحد في السلسلة.
    [two] يومان متتاليان.
    [few] { $count } أيام متتالية.
    [many] { $count } يومًا متتاليًا.
   *[other] { $count } يوم متتالٍ.
  }
streak-any = في كل الألعاب:
streak-best = { $count ->
    [0] حُلّ لغزًا كل يوم لتبدأ سلسلتك.
   *[other] الأفضل: { $count }.
  }
# Counted for the best result of each day.
streak-spread-any = أفضل ما في كل يوم: المحاولة الأولى { $first }، الثانية { $second }، الثالثة { $third }، بلا حل { $missed }.
streak-spread = المحاولة الأولى { $first }، الثانية { $second }، الثالثة { $third }، بلا حل { $missed }.

## One puzzle

solve-title = { $game }: لغز
solve-number = اللغز { $number } من المجموعة
solve-rules = كيف تُلعب هذه اللعبة
solve-task = على { $side } أن يلعب ويفوز { $moves ->
    [one] بالنقلة التالية
    [two] في نقلتين
    [few] في { $moves } نقلات
   *[other] في { $moves } نقلة
  }
solve-goes-on = صحيح. الدور عليك.
solve-right = صحيح. يرد { $other } بالنقلة { $reply }. { $moves ->
    [one] فُز الآن بنقلة واحدة.
    [two] بقيت نقلتان.
    [few] بقيت { $moves } نقلات.
   *[other] بقيت { $moves } نقلة.
  }
solve-solved = حُلّ في المحاولة { $count ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
  }. أحسنت النظر.
solve-missed = كانت هذه المحاولة الثالثة. الحل في الأسفل.
solve-left = { $count ->
    [one] بقيت محاولة واحدة.
    [two] بقيت محاولتان.
    [few] بقيت { $count } محاولات.
   *[other] بقيت { $count } محاولة.
  }
solve-late = ما زال الفوز ممكنًا، لكنه يحتاج إلى { $count ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $count } نقلات
   *[other] { $count } نقلة
  }.
solve-again = حاول من جديد
solve-wait = اضغط أولًا «حاول من جديد»: فيعود الوضع كما كان.
solve-still = لا يمكن تحريك شيء الآن.
solve-too-long = لم يمكن الحكم على هذه النقلة في الوقت المتاح. لن تُحتسب؛ اختر من جديد من فضلك.
solve-elsewhere = انتهى هذا اللغز في نافذة أخرى.
solve-archive = لغز من الأرشيف: لا يغيّر سلسلتك.
solve-outside = خارج السلسلة: هناك نتيجة ليوم لاحق.
solve-ask-piece = تلميح: أي قطعة
solve-ask-square = تلميح: إلى أين
solve-hint-piece = انظر إلى القطعة على { $from }.
solve-hint-square = من { $from } إلى { $to }.
solve-hint-blow = هناك ما يجوز نفخه: انظر إلى { $from }.
solve-solution = عرض الحل

saving-ends = { $move } تُنهي المباراة بلا فوز.
saving-wins = { $move } تخسر: يفوز { $other } بالنقلة { $reply }.
saving-draws = بعد { $move } يتعادل { $other } بالنقلة { $reply }.
saving-huffs = بعد { $move } ينفخ { $other } قطعة: { $reply }.
saving-obliges = بعد { $move } يُلزمك { $other }، فيضيع الفوز.
saving-captures = بعد { $move } يأسر { $other } { $count ->
    [one] قطعة
    [two] قطعتين
    [few] { $count } قطع
   *[other] { $count } قطعة
  } بالنقلة { $reply }، ولا يخسر ضمن النقلات المطلوبة.
saving-promotes = بعد { $move } يحصل { $other } على { $king } بالنقلة { $reply }.
saving-escapes = بعد { $move } يفلت { $other } بالنقلة { $reply }.

solution-title = الحل
solution-next = شغّل
solution-back = رجوع
solution-start = من البداية
solution-defences = الردود الممكنة { $count }؛ وأفضلها أولًا.
solution-end = المباراة رابحة.

## The card for newcomers

six-title = { $game } في ستة أسطر
six-man-moves = حركة ال{ $man } خطوة واحدة: { $ways }.
six-man-captures = والأسر { $ways }: بالقفز فوق القطعة المجاورة إلى أول { $spot } خلفها مباشرة إذا لم يكن هناك شيء، ويستمر ما دام ممكنًا.
six-king = حركة ال{ $king } أي مسافة { $ways }، والأسر من أي مسافة.
six-example = خطوة، ثم أسر، ثم ترقية إلى { $king }، وما يمكن بعدها.
six-again = اعرضه مرة أخرى
six-more = كل القواعد
six-board = مثال من { $game }

## Past days

archive-title = { $game }: الأيام الماضية
archive-text = كل الألغاز الماضية، لك أن تجرّبها بحرية. وهي لا تغيّر سلسلتك.
archive-games = الألعاب
archive-empty = أول لغز هو لغز { $date }. ومن اليوم التالي تظهر هنا الألغاز الماضية.
archive-before = الشهر السابق
archive-after = الشهر التالي

## Telling others

share-title = أخبر صديقًا
share-head = داما أطلس، { $game }، لغز اليوم رقم { $number }، { $date }
share-solved = حُلّ في المحاولة { $count ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
  }{ $hints ->
    [0] {""}
    [one] ، مع تلميح
    [two] ، مع تلميحين
    [few] ، مع { $hints } تلميحات
   *[other] ، مع { $hints } تلميحًا
  }.
share-missed = لم يُحلّ هذه المرة.
share-streak = { $count ->
    [one] يوم واحد في السلسلة.
    [two] يومان متتاليان.
    [few] { $count } أيام متتالية.
    [many] { $count } يومًا متتاليًا.
   *[other] { $count } يوم متتالٍ.
  }
share-select = النسخ غير ممكن هنا. النص محدَّد: انسخه يدويًا.

transfer-title = انقل سلاسلك إلى جهاز آخر
transfer-text = في هذا الرمز الأيام التي حللتها والتي فاتتك. ضعه في الجهاز الآخر؛ ولا يضيع شيء في أيٍّ منهما.
transfer-own = رمزك
transfer-other = رمز الجهاز الآخر
transfer-take = أضفه إلى سلاسلي
transfer-taken = تمت الإضافة.
transfer-empty = لا رمز في الخانة.
transfer-character = فيه حرف لا يرد في أي رمز. الرموز حروف وأرقام فقط.
transfer-checksum = الرمز ناقص، أو فيه حرف مكتوب خطأ.
transfer-future = هذا الرمز من إصدار أحدث للموقع. أعد تحميل الصفحة وحاول من جديد.
transfer-contents = ليس هذا رمز سلاسل.
