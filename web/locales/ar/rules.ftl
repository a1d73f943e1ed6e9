### The rule card of a game: built from the engine's rule table.

card-title = { $game }: القواعد
card-men = { $count ->
    [few] يبدأ كل طرف ومعه { $count } أحجار.
    [many] يبدأ كل طرف ومعه { $count } حجرًا.
   *[other] يبدأ كل طرف ومعه { $count } حجر.
  }
card-man-moves = حركة ال{ $man }
card-man-captures = أسر ال{ $man }
card-king-moves = حركة ال{ $king }
card-king-captures = أسر ال{ $king }
card-one-step = خطوة واحدة، إلى أقرب { $spot }
card-jump = بالقفز إلى ال{ $spot } { $id ->
    [tama] الخالي
    [turkish] الخالي
   *[la-dama] الخالية
  } خلف القطعة مباشرة
card-range = أي مسافة، ما دام كل { $spot } في الطريق بلا قطعة
card-king-jump = من أي مسافة، والنزول خلف القطعة على أي { $spot } { $id ->
    [tama] خالٍ
    [turkish] خالٍ
   *[la-dama] خالية
  }
card-along = الحركة والأسر كلاهما على الخطوط المرسومة فقط.

dir-all = في كل الاتجاهات
dir-forward = إلى الأمام
dir-forward-right = إلى الأمام يمينًا
dir-right = إلى اليمين
dir-backward-right = إلى الخلف يمينًا
dir-backward = إلى الخلف
dir-backward-left = إلى الخلف يسارًا
dir-left = إلى اليسار
dir-forward-left = إلى الأمام يسارًا

card-duty = الأسر
card-duty-any-enforced = متى أمكنك الأسر وجب، وأي أسر يكفي.
card-duty-any-owed = متى أمكنك الأسر فعليك به، وأي أسر يكفي. فإن لم تأسر، أو توقفت قبل الأوان، جاز لخصمك أن ينفخ قطعة واحدة كان عليها أن تأسر، ثم يلعب.
card-duty-maximum-enforced = متى أمكنك الأسر وجب، ووجب أن تأسر أكبر عدد ممكن من القطع. وال{ $king } في العدّ قطعة واحدة.
card-duty-maximum-owed = متى أمكنك الأسر فعليك أن تأسر أكبر عدد ممكن من القطع. فإن أسرت أقل، جاز لخصمك أن ينفخ قطعة واحدة كان بإمكانها أسر العدد الأكبر، ثم يلعب.
card-oblige = وبدلًا من النفخ، لخصمك أن يُلزمك: تُردّ النقلة، وعليك أن تأسر العدد الأكبر.

card-removal = القطع المأسورة
card-removal-at-once = تُرفع كل قطعة ساعة القفز فوقها، و{ $id ->
    [tama] يبقى ال{ $spot } خاليًا
    [turkish] يبقى ال{ $spot } خاليًا
   *[la-dama] تبقى ال{ $spot } خالية
  } لبقية الأسر.
card-removal-after-move = تبقى حتى ينتهي الأسر؛ وهي تسدّ الطريق، ولا يُقفز فوق قطعة مرتين.

card-half-turn = الارتداد
card-half-turn-no = في أثناء الأسر الواحد لا يجوز لل{ $king } الارتداد على المسار نفسه.

card-promotion = الترقية إلى { $king }
card-promotion-at-end = إذا انتهت نقلة ال{ $man } على { $squares } كانت الترقية إلى { $king }.
card-promotion-in-passing = متى بلغت نقلة ال{ $man } { $squares } كانت الترقية إلى { $king } في الحال، ولو في أثناء الأسر، ويُتابَع الأسر بهذه الصفة.
card-far-row = الصف الأخير
card-far-corners = أحد الركنين البعيدين ({ $white } للأبيض، و{ $black } للأسود)

card-opening = الافتتاحية
card-opening-fixed = النقلات الخمس الأولى لكل طرف ثابتة، إلا إذا اخترت البداية الحرة.

card-win = الفوز
card-win-text = تفوز حين لا تبقى للطرف الآخر قطعة، أو لا تبقى له نقلة.
card-draw = التعادل
card-draw-king = { $id ->
    [dhamet] { $king } واحد لكل طرف، إلا إذا أمكن أسر أحدهما في الحال.
   *[la-dama] { $king } واحدة لكل طرف، إلا إذا أمكن أسر إحداهما في الحال.
  }
card-draw-long = { $moves ->
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
  } لكل طرف بلا أسر وبلا تقدّم لأي { $man }؛ وهذا الحد من وضع التطبيق نفسه.
card-draw-repetition = تكرار الوضع نفسه للمرة الثالثة.
card-draw-agreed = باتفاق الطرفين.
