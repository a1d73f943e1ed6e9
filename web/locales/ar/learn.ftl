### Learning a game: its rules in small steps, each with a board; common mistakes, tips, questions and
### answers; the five games compared; a guided first game; what is printed.
###
### Most have the game's own words: $man, $king, $spot (one place of the board) and $game. About the
### example on the board, where a message speaks of it:
###   $count   number of legal moves            $takes    most pieces that one of them takes
###   $square  where the piece stands           $squares  a list of places
### "Blow" is the old draughts word for taking a piece off the board that left out a capture.

learn-line = خمس ألعاب، تتعلّم كل واحدة منها في نحو ثلاث دقائق. اقرأ قاعدة، وشاهدها، وجرّبها.
learn-unknown = لا صفحة هنا باسم «{ $text }». اختر لعبة:
learn-part-rules = القواعد خطوة خطوة
learn-part-mistakes = أخطاء شائعة
learn-part-tips = نصائح
learn-part-questions = أسئلة وأجوبة
learn-to-first = مباراة أولى بإرشاد
learn-to-sheet = ورقة القواعد للطباعة

## Boards to try

# $title: the heading above the board
learn-board = مثال: { $title }
learn-show = أرني
learn-try = جرّب
learn-reset = أعد الترتيب
learn-open = أنت تحرّك الطرفين. وما لا يجوز تخبرك الرقعة بسببه.

## Steps: their headings; others are those of the rule card

learn-step-board = الرقعة
learn-step-men = الحركة
learn-step-capture = الأسر
learn-step-chain = أكثر من أسر في نقلة واحدة
learn-step-most = أي أسر
learn-step-blow = أسر متروك
learn-step-king = ال{ $king }
learn-step-end = كيف تنتهي المباراة

## Steps: the rules, where the rule card and the six lines do not say it already

learn-board-la-dama = في الرقعة 25 حفرة بلا خطوط. ومن كل حفرة يمكن الذهاب إلى كل الحُفر التي حولها.
learn-board-filippina = في الرقعة 32 نقطة تصل بينها خطوط مائلة.
learn-board-all = في الرقعة 64 مربعًا، وكلها مستعملة.
learn-board-dhamet = في الرقعة 81 نقطة تصل بينها خطوط. النقطة التي تمر بها خطوط مائلة تُسمّى واسعة؛ والتي لا تمر بها إلا خطوط مستقيمة تُسمّى ضيقة.
# $men: how many each player has
learn-setup-middle = لكل لاعب { $men } قطعة، تملأ الصفوف الأقرب إليه ونصف الصف الأوسط الذي على يمينه. والوسط وحده خالٍ.
learn-setup-rows = لكل لاعب { $men } قطعة، على الصفين الثاني والثالث. والصف الأول خالٍ.
learn-setup-near = لكل لاعب { $men } قطعة، على الصفوف الثلاثة الأقرب إليه.
learn-white-begins = الأبيض يلعب أولًا.
learn-lot-begins = القرعة تقرر من يلعب أولًا. وهو هنا الأبيض.
learn-never-back = لا يجوز لل{ $man } الرجوع إلى الوراء أبدًا.
learn-men-lines = والحركة تتبع الخطوط: فمن النقطة الضيقة لا طريق إلا إلى الأمام باستقامة.
learn-takes-back = عند الأسر يجوز لل{ $man } الرجوع إلى الوراء أيضًا.
learn-takes-straight = يجوز لل{ $man } التحرك بميل، ولا يجوز الأسر بميل أبدًا.
learn-chain = القطعة التي أسرت ويمكنها أن تأسر مرة أخرى تواصل في النقلة نفسها. ولها أن تغيّر اتجاهها.
learn-equal = إذا تساوت عدة عمليات أسر في العدد فالخيار لك.
learn-blow-one = لا يجوز نفخ أكثر من قطعة واحدة، ولا يكون ذلك إلا قبل نقلتك التالية.
learn-corner-waits = في سائر الصف الأخير لا ترقية لل{ $man }، بل حركة جانبية فقط نحو أحد الركنين.
learn-passing = مرور ال{ $man } من هناك في أثناء الأسر لا يأتي بالترقية.
learn-king-jump = الأسر قطعة قطعة، ولا شيء آخر في الطريق، والوقوف على أي { $spot } وراءها بلا قطعة، قبل القطعة التالية.
learn-king-straight = والحركة بميل جائزة أيضًا، أما الأسر فباستقامة فقط.

## What there is to see on the boards

learn-see-start = { $count ->
    [few] للأبيض في البداية { $count } نقلات ممكنة.
   *[other] للأبيض في البداية { $count } نقلة ممكنة.
  }
learn-see-moves = { $count ->
    [one] لل{ $man } على { $square } نقلة واحدة.
    [two] لل{ $man } على { $square } نقلتان.
   *[other] نقلات ال{ $man } على { $square }: { $count }.
  }
learn-see-wide = { $count ->
    [few] للأبيض { $count } نقلات: ثلاث من النقطة الواسعة وواحدة من النقطة الضيقة.
   *[other] للأبيض { $count } نقلة: ثلاث من النقطة الواسعة وواحدة من النقطة الضيقة.
  }
learn-see-capture = يستطيع الأبيض أسر قطعة.
learn-see-back = يأسر الأبيض قطعة بالقفز إلى الوراء.
learn-see-straight = القطعة التي في الأمام يمكن أسرها. أما التي على الميل فلا.
learn-see-chain = { $takes ->
    [two] يأسر الأبيض قطعتين في نقلة واحدة.
    [few] يأسر الأبيض { $takes } قطع في نقلة واحدة.
   *[other] يأسر الأبيض { $takes } قطعة في نقلة واحدة.
  }
learn-see-most = { $takes ->
    [two] على الأبيض هنا أسر قطعتين. جرّب أن تأسر أقل: تخبرك الرقعة لماذا لا يجوز.
    [few] على الأبيض هنا أسر { $takes } قطع. جرّب أن تأسر أقل: تخبرك الرقعة لماذا لا يجوز.
   *[other] على الأبيض هنا أسر { $takes } قطعة. جرّب أن تأسر أقل: تخبرك الرقعة لماذا لا يجوز.
  }
learn-see-blow = القطعة على { $squares } لم تأسر. انفخها، ثم العب نقلتك.
learn-see-gone = { $takes ->
    [two] أسر ال{ $king } هنا قطعتان
    [few] أسر ال{ $king } هنا { $takes } قطع
   *[other] أسر ال{ $king } هنا { $takes } قطعة
  }، والطريق يمر حيث رُفعت قطعة لتوّها.
learn-see-stay = { $takes ->
    [two] أسر ال{ $king } هنا قطعتان
    [few] أسر ال{ $king } هنا { $takes } قطع
   *[other] أسر ال{ $king } هنا { $takes } قطعة
  }. ولولا أن القطع المأسورة تسدّ الطريق لأمكن أسر المزيد.
learn-see-turn = بال{ $king } تُؤسر القطعة التي في الأمام، ثم قطعة إلى الجانب. ولا يجوز الارتداد على المسار نفسه إلى القطعة التي في الخلف.
learn-see-promote = خطوة واحدة بعد، وتأتي ترقية ال{ $man } إلى { $king }.
learn-see-waits = ال{ $man } على { $square } في الصف الأخير، لكن ليس في ركن.
learn-see-passing = نقلة ال{ $man } تبلغ الصف الأخير وتستمر، فلا ترقية.
learn-see-crowned = ترقية ال{ $man } إلى { $king } على الصف الأخير، ثم أسر قطعة أخرى بصفة { $king }.
learn-see-king = نقلات ال{ $king } على { $square }: { $count }.
learn-see-king-takes = { $count ->
    [one] لل{ $king } موضع واحد للوقوف خلف القطعة المأسورة.
    [two] لل{ $king } موضعان للوقوف خلف القطعة المأسورة.
    [few] لل{ $king } { $count } مواضع للوقوف خلف القطعة المأسورة.
   *[other] لل{ $king } { $count } موضعًا للوقوف خلف القطعة المأسورة.
  }
learn-see-king-straight = لا يمكن أسر إلا القطعة التي على استقامة، لا التي على الميل.
learn-see-opening = السهم يدل على النقلة الثابتة التالية.
learn-see-win = يفوز الأبيض بنقلة واحدة. جِدها.

## Common mistakes

learn-wrong-back = تحريك ال{ $man } إلى الوراء. لا يجوز ذلك إلا لل{ $king }.
learn-wrong-leave = إغفال أسر ممكن. الأسر واجب وإن بدت نقلة أخرى أفضل.
learn-wrong-few = أسر أول قطعة تراها. إذا كان هناك أسر آخر أكثر عددًا فهو وحده الجائز.
learn-wrong-leave-owed = إغفال أسر ممكن. ذلك جائز، لكن قطعتك قد تُنفخ.
learn-wrong-stop = التوقف عن الأسر قبل أوانه. القطعة التي كان بإمكانها أن تواصل قد تُنفخ.
learn-wrong-far-row = انتظار الترقية إلى { $king } في أي مكان من الصف الأخير. لا ترقية إلا في الركنين.
learn-wrong-two = القفز فوق قطعتين معًا. لا بد من { $spot } بلا قطعة خلف القطعة مباشرة.
learn-wrong-slant-take = الأسر بميل. أسر ال{ $man } إلى الأمام وإلى الجانبين فقط.
learn-wrong-slant = التحرك بميل. لا قطعة تفعل ذلك في { $game }.
learn-wrong-narrow = التحرك حيث لا خط. لا خط مائل يخرج من النقطة الضيقة.
learn-wrong-opening = ترك الافتتاحية الثابتة. في البداية لا تجوز إلا النقلة المعروضة.
learn-wrong-turn = ارتداد ال{ $king } في أثناء الأسر. لا يجوز الانعطاف إلا يسارًا أو يمينًا.

## Tips

learn-tip-look = قبل أن تلعب، انظر ما الذي يستطيع خصمك أسره بعد ذلك.
learn-tip-pair = قطعتان متتاليتان، إحداهما خلف الأخرى مباشرة، لا يمكن القفز فوقهما على ذلك الخط.
learn-tip-give = ضحِّ بقطعة لتأسر قطعتين: فعلى خصمك أن يأسر، وأنت من يقرر إلى أين تذهب قطعته.
learn-tip-left = الأسر المتروك لا يخسرك إلا قطعة واحدة. وأحيانًا يكون ذلك أرخص.
learn-tip-corners = احرس ركنيك. ففيهما تُرقّى قطع خصمك إلى ملوك.
learn-tip-home = أبقِ بعض القطع على صفك الأول. فحيث تقف لا ترقية لقطعة من الخصم إلى ملك.
learn-tip-edge = القطعة التي على حافة الرقعة لا يمكن أسرها.
learn-tip-side = إن لم تجد خطوة جيدة إلى الأمام، فتحرّك جانبًا وانتظر.
learn-tip-open = قوة ال{ $king } في الخط المفتوح. فافتح خطًا لقطعتك.
learn-tip-wide = الطرق من النقطة الواسعة أكثر منها من النقطة الضيقة.

## Questions and answers

learn-q-choose = هل لي أن أختار بين عدة عمليات أسر؟
learn-a-any = نعم، أيٌّ منها يكفي.
learn-q-back = هل يجوز لل{ $man } الأسر إلى الوراء؟
learn-a-back = نعم، وإن كان التحرك إلى الوراء لا يجوز أبدًا.
learn-a-back-no = لا. لا يجوز ذلك إلا لل{ $king }.
learn-q-passing = هل تمكن ترقية ال{ $man } إلى { $king } في وسط الأسر؟
learn-a-passing = نعم، في الحال، ويستمر الأسر بصفة { $king }.
learn-q-value = هل ال{ $king } أكثر من ال{ $man } في العدّ حين يجب أسر العدد الأكبر؟
learn-a-value = لا. كل منهما قطعة واحدة.
learn-q-blocked = ماذا يحدث إن لم أستطع الحركة؟
learn-a-blocked = تكون قد خسرت.
learn-q-blow = هل يجب عليّ نفخ القطعة؟
learn-a-blow = لا. لك أن تلعب نقلتك فحسب.
learn-q-turn = هل يجوز لل{ $king } تغيير الاتجاه في أثناء الأسر؟
learn-a-turn = نعم، يسارًا أو يمينًا، بعد كل قطعة مأسورة.
learn-q-opening = هل يجب لعب الافتتاحية الثابتة؟
learn-a-opening = هي المعتاد، ولك أن تختار البداية الحرة لمباراة جديدة.
learn-q-long = هل يمكن أن تستمر المباراة إلى الأبد؟
# $moves: how many
learn-a-long = لا. بعد { $moves ->
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
  } لكل طرف بلا أسر وبلا تقدّم لأي { $man } تنتهي بالتعادل.
learn-q-ways = هل لهذه اللعبة قواعد أخرى؟
learn-a-ways = نعم. يمكنك اختيارها لمباراة جديدة:
learn-q-paper = هل يمكنني اللعب بلا شاشة؟
learn-a-paper = نعم. في ورقة القواعد رقعة وقطع للقص.

## The five games compared. Headings of rows, then what stands in them

learn-compare-line = ما يختلف من لعبة إلى لعبة، صفًا صفًا. والعلامات الصغيرة تسمّي مواد القواعد.
learn-row-rule = القاعدة
learn-row-board = الرقعة
learn-row-men = قطع كل لاعب
learn-row-man = اسم الحجر
learn-row-king = اسم الملك
learn-row-man-moves = حركة الحجر
learn-row-man-captures = أسر الحجر
learn-row-king-moves = حركة الملك
learn-row-king-captures = أسر الملك
learn-row-duty = أي أسر يجب لعبه
learn-row-enforced = ترك الأسر
learn-row-removal = متى تُرفع القطع المأسورة
learn-row-turn = الارتداد في أثناء الأسر
learn-row-promotion = أين يصير الحجر ملكًا
learn-row-passing = متى يصير ملكًا
learn-row-opening = الافتتاحية
learn-row-draw = التعادل، إضافة إلى الاتفاق
learn-is-board = { $width } في { $height }، المواضع { $count }
learn-is-any = أيّ أسر
learn-is-most = ما يأسر أكبر عدد من القطع
learn-is-forced = غير جائز
learn-is-owed = جائز، لكن قد تُنفخ قطعة
learn-is-at-once = في الحال، واحدة واحدة
learn-is-after = حين تنتهي النقلة
learn-is-allowed = غير ممنوع
learn-is-forbidden = ممنوع
learn-is-at-end = حيث تنتهي نقلته
learn-is-in-passing = في الحال، ولو في أثناء الأسر
learn-is-fixed = النقلات الخمس الأولى لكل لاعب ثابتة
learn-is-free = حرة
learn-is-draw = ملك واحد لكل طرف؛ أو الوضع نفسه ثلاث مرات؛ أو { $moves ->
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
  } لكل طرف بلا تقدّم

## The guided first game: five tasks

learn-first-line = خمس مهام صغيرة على الرقعة. أنت الأبيض.
learn-first-number = المهمة { $number } من { $count }
learn-first-done-number = المهمة { $number } من { $count }، تمّت
learn-first-move = عليك تحريك { $man }.
learn-first-capture = عليك أسر قطعة سوداء.
learn-first-most = { $takes ->
    [two] عليك أسر قطعتين في نقلة واحدة.
    [few] عليك أسر { $takes } قطع في نقلة واحدة.
   *[other] عليك أسر { $takes } قطعة في نقلة واحدة.
  }
learn-first-blow = لم يأسر الأسود. انفخ القطعة على { $squares }.
learn-first-king = احصل على { $king }.
# $moves: own moves to the win
learn-first-win = { $moves ->
    [one] فُز بالمباراة بنقلة واحدة.
    [two] فُز بالمباراة في نقلتين.
    [few] فُز بالمباراة في { $moves } نقلات.
   *[other] فُز بالمباراة في { $moves } نقلة.
  }
learn-first-good = أحسنت!
learn-first-not-yet = هذه النقلة جائزة، لكنها ليست المهمة. حاول من جديد.
# $move: Black's answer
learn-first-goes-on = جيد. يلعب الأسود { $move }. واصل.
learn-first-next = المهمة التالية
learn-first-again = من البداية
learn-first-end = عرفت أهم قواعد { $game }. العب الآن مباراة كاملة!

## On paper

learn-print = طباعة
learn-print-line = لورق A4 أو Letter، بالأبيض والأسود.
learn-print-start = القطع عند البداية
learn-print-pieces = قطع للقص. ولصنع ال{ $king } ضع قطعة فوق أخرى.
learn-print-board = رقعة للقص
learn-print-more = تعلّم على رقع تتحرك: { $address }
learn-print-puzzle = اطبع لغز اليوم
learn-print-answer = التلميحات والجواب: { $address }
