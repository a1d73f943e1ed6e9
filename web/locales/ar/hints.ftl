### Why a move is good, or why it failed: one message for each kind of reason, `hint-` and its name.
###
### All have the game's own words $man, $king, $spot and $game; $side, whose move it is, and $other;
### $squares, a list of places; and these numbers:
###   $takes  pieces that $side takes          $loses  pieces that $other takes, or could
###   $count  a number, and $of, what it is compared with: what they count stands with each message
###   $plies  turns of both sides to the end of the game or of the line; $moves, the same in moves of $side

## The opening, the end, what else there was

# $count: moves that the opening leaves open
hint-opening = { $count ->
    [one] الافتتاحية ثابتة، وهذه نقلتها.
    [two] الافتتاحية ثابتة؛ ولك هنا أن تختار بين نقلتين.
    [few] الافتتاحية ثابتة؛ ولك هنا أن تختار بين { $count } نقلات.
   *[other] الافتتاحية ثابتة؛ ولك هنا أن تختار بين { $count } نقلة.
  }
hint-wins-now = تُنهي المباراة: يفوز { $side }.
hint-wins = { $moves ->
    [one] تفوز في الحال.
    [two] تفوز في نقلتين على الأكثر، مهما فعل { $other }.
    [few] تفوز في { $moves } نقلات على الأكثر، مهما فعل { $other }.
   *[other] تفوز في { $moves } نقلة على الأكثر، مهما فعل { $other }.
  }
hint-blows = تُرفع القطعة على { $squares } عن الرقعة لأنها لم تأسر حين وجب الأسر؛ ثم يلعب { $side } دوره أيضًا.
# $count: pieces that must be taken
hint-obliges = تُردّ النقلة الأخيرة، وعلى { $other } أسر العدد الأكبر: { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $count } قطع
   *[other] { $count } قطعة
  }.
hint-only = { $takes ->
    [0] هي النقلة الوحيدة.
    [one] هي النقلة الوحيدة، وتأسر قطعة واحدة.
    [two] هي النقلة الوحيدة، وتأسر قطعتين.
    [few] هي النقلة الوحيدة، وتأسر { $takes } قطع.
   *[other] هي النقلة الوحيدة، وتأسر { $takes } قطعة.
  }
hint-draws-now = تُنهي المباراة بالتعادل.
# $count: the other things to do
hint-only-defence = { $count ->
    [one] النقلة الأخرى الوحيدة تخسر المباراة.
    [two] كلتا النقلتين الأخريين تخسر المباراة.
    [few] كل واحدة من النقلات الأخرى، وهي { $count }، تخسر المباراة.
   *[other] كل واحدة من النقلات الأخرى، وهي { $count }، تخسر المباراة.
  }
hint-lost = { $moves ->
    [one] لا سبيل إلى إنقاذ المباراة: يفوز { $other } بنقلته التالية.
    [two] لا سبيل إلى إنقاذ المباراة: يفوز { $other } في نقلتين على الأكثر.
    [few] لا سبيل إلى إنقاذ المباراة: يفوز { $other } في { $moves } نقلات على الأكثر.
   *[other] لا سبيل إلى إنقاذ المباراة: يفوز { $other } في { $moves } نقلة على الأكثر.
  }
hint-stops-win = لولاها لاستطاع { $other } أن يفوز في الحال.

## Captures and what they cost

hint-takes-king = فيها أسر ال{ $king } على { $squares }{ $takes ->
    [one] {""}
    [two] ، ومجموع ما يؤسر قطعتان
    [few] ، ومجموع ما يؤسر { $takes } قطع
   *[other] ، ومجموع ما يؤسر { $takes } قطعة
  }{ $loses ->
    [0] . ولا شيء يؤسر في المقابل.
    [one] . ويستطيع { $other } أسر قطعة واحدة في المقابل.
    [two] . ويستطيع { $other } أسر قطعتين في المقابل.
    [few] . ويستطيع { $other } أسر { $loses } قطع في المقابل.
   *[other] . ويستطيع { $other } أسر { $loses } قطعة في المقابل.
  }
hint-promotes = تُرقّي ال{ $man } إلى { $king }{ $takes ->
    [0] {""}
    [one] {" "}وتأسر قطعة واحدة
    [two] {" "}وتأسر قطعتين
    [few] {" "}وتأسر { $takes } قطع
   *[other] {" "}وتأسر { $takes } قطعة
  }{ $loses ->
    [0] .
    [one] ؛ ويستطيع { $other } أسر قطعة واحدة.
    [two] ؛ ويستطيع { $other } أسر قطعتين.
    [few] ؛ ويستطيع { $other } أسر { $loses } قطع.
   *[other] ؛ ويستطيع { $other } أسر { $loses } قطعة.
  }
hint-takes-free = { $takes ->
    [one] تأسر قطعة واحدة، ولا شيء يؤسر في المقابل.
    [two] تأسر قطعتين، ولا شيء يؤسر في المقابل.
    [few] تأسر { $takes } قطع، ولا شيء يؤسر في المقابل.
   *[other] تأسر { $takes } قطعة، ولا شيء يؤسر في المقابل.
  }
hint-takes-more = { $takes ->
    [two] تأسر قطعتين؛ ولا يستطيع { $other } في المقابل إلا أسر { $loses }.
    [few] تأسر { $takes } قطع؛ ولا يستطيع { $other } في المقابل إلا أسر { $loses }.
   *[other] تأسر { $takes } قطعة؛ ولا يستطيع { $other } في المقابل إلا أسر { $loses }.
  }
# $count: how many pieces $side has more
hint-trades-ahead = تبادل { $takes ->
    [one] قطعة بقطعة
   *[other] { $takes } مقابل { $loses }
  }، وهو في صالح { $side }، لأن عنده { $count ->
    [one] قطعة زائدة
    [two] قطعتين زائدتين
    [few] { $count } قطع زائدة
   *[other] { $count } قطعة زائدة
  }.
hint-trades = { $takes ->
    [one] تأسر قطعة واحدة، ويستطيع { $other } أسر قطعة واحدة في المقابل.
    [two] تأسر قطعتين، ويستطيع { $other } أسر مثلهما في المقابل.
    [few] تأسر { $takes } قطع، ويستطيع { $other } أسر مثلها في المقابل.
   *[other] تأسر { $takes } قطعة، ويستطيع { $other } أسر مثلها في المقابل.
  }
hint-cheapest-capture = كل أسر هنا يكلّف أكثر مما يكسب، وهذا أقلها كلفة: يأسر { $takes }، ويستطيع { $other } أسر { $loses }.
hint-takes-less = تأسر { $takes ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $takes } قطع
   *[other] { $takes } قطعة
  }، وإن كان { $other } يستطيع في المقابل أسر { $loses }.
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = تترك الأسر، وكلفة ذلك أقل: { $loses ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $loses } قطع
   *[other] { $loses } قطعة
  } على الأكثر، مقابل { $of } بعد الأسر.
hint-breaks-duty = تترك أسرًا، وإن كان { $other } يستطيع لذلك أن ينفخ قطعة: { $squares }.
hint-sacrifices = تعرض قطعة لتأسر أكثر: فأيًّا كان ما يأسره { $other }، يستطيع { $side } في المقابل أن يأسر { $takes } مقابل { $loses }، أو أفضل.
# the line of moves that is expected
hint-gains = إذا أحسن الطرفان اللعب، أسرت { $takes ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $takes } قطع
   *[other] { $takes } قطعة
  } في النقلات القادمة { $loses ->
    [0] ولم تخسر شيئًا
    [one] وخسرت واحدة
    [two] وخسرت اثنتين
   *[other] وخسرت { $loses }
  }.
hint-heads-for-draw = إذا أحسن الطرفان اللعب، انتهت المباراة بالتعادل.
hint-offers-trade = تعرض تبادلًا: فأيًّا كان ما يأسره { $other }، يستطيع { $side } أن يأسر مثله في المقابل.

## Danger and safety

hint-wins-piece = { $takes ->
    [one] أيًّا كان رد { $other }، يستطيع { $side } بعده أن يأسر قطعة.
    [two] أيًّا كان رد { $other }، يستطيع { $side } بعده أن يأسر قطعتين.
    [few] أيًّا كان رد { $other }، يستطيع { $side } بعده أن يأسر { $takes } قطع.
   *[other] أيًّا كان رد { $other }، يستطيع { $side } بعده أن يأسر { $takes } قطعة.
  }
# $count: the pieces on $squares
hint-saves = تنقذ { $count ->
    [one] القطعة على { $squares }
    [two] القطعتين على { $squares }
   *[other] القطع على { $squares }
  }؛ ولولاها لاستطاع { $other } أسر { $loses ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $loses } قطع
   *[other] { $loses } قطعة
  }.
# $of: pieces that could be taken before
hint-saves-some = { $of ->
    [two] كان بإمكان { $other } أسر قطعتين
    [few] كان بإمكان { $other } أسر { $of } قطع
   *[other] كان بإمكان { $other } أسر { $of } قطعة
  }؛ أما الآن فلا يمكنه إلا أسر { $loses ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $loses } قطع
   *[other] { $loses } قطعة
  }.
hint-only-safe = { $loses ->
    [one] هي النقلة الوحيدة التي لا يستطيع { $other } بعدها أسر شيء.
    [two] هي النقلة الوحيدة التي لا يستطيع { $other } بعدها أسر شيء؛ وكل ما عداها يسمح بأسر قطعتين أو أكثر.
    [few] هي النقلة الوحيدة التي لا يستطيع { $other } بعدها أسر شيء؛ وكل ما عداها يسمح بأسر { $loses } قطع أو أكثر.
   *[other] هي النقلة الوحيدة التي لا يستطيع { $other } بعدها أسر شيء؛ وكل ما عداها يسمح بأسر { $loses } قطعة أو أكثر.
  }
hint-forks = تهاجم معًا القطع على { $squares }، ولا يستطيع { $other } أسر شيء.
hint-threatens = { $takes ->
    [one] تهدد بأسر القطعة على { $squares }، ولا يستطيع { $other } أسر شيء.
    [two] تهدد بأسر قطعتين، منها ما على { $squares }، ولا يستطيع { $other } أسر شيء.
    [few] تهدد بأسر { $takes } قطع، منها ما على { $squares }، ولا يستطيع { $other } أسر شيء.
   *[other] تهدد بأسر { $takes } قطعة، منها ما على { $squares }، ولا يستطيع { $other } أسر شيء.
  }
hint-forces = { $loses ->
    [0] ليس أمام { $other } إلا رد واحد.
   *[other] ليس أمام { $other } إلا رد واحد، وهو أسر.
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = لا نقلة أخرى أقل خسارة: يستطيع { $other } بعدها أسر { $loses ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $loses } قطع
   *[other] { $loses } قطعة
  }، وبعد غيرها أكثر.
hint-safe = لا يستطيع { $other } بعدها أسر شيء؛ أما النقلات الأخرى، وهي { $of }، فبعد { $count } منها كان شيء سيؤسر.

## Places, ways and room

hint-king-next = أيًّا كان رد { $other }، يمكن بعده ترقية { $man } إلى { $king }.
hint-stops-king = كان بإمكان { $other } أن يحصل في نقلته التالية على { $king } من { $squares }؛ ولم يعد ذلك ممكنًا.
# $count: steps to the place where a man becomes a king
hint-runs = { $count ->
    [one] طريق ال{ $man } على { $squares } مفتوح: خطوة واحدة وتأتي الترقية إلى { $king }.
    [two] طريق ال{ $man } على { $squares } مفتوح: خطوتان وتأتي الترقية إلى { $king }.
    [few] طريق ال{ $man } على { $squares } مفتوح: { $count } خطوات وتأتي الترقية إلى { $king }.
   *[other] طريق ال{ $man } على { $squares } مفتوح: { $count } خطوة وتأتي الترقية إلى { $king }.
  }
hint-opens-way = { $count ->
    [one] تفتح طريق ال{ $man } على { $squares }: خطوة واحدة وتأتي الترقية إلى { $king }.
    [two] تفتح طريق ال{ $man } على { $squares }: خطوتان وتأتي الترقية إلى { $king }.
    [few] تفتح طريق ال{ $man } على { $squares }: { $count } خطوات وتأتي الترقية إلى { $king }.
   *[other] تفتح طريق ال{ $man } على { $squares }: { $count } خطوة وتأتي الترقية إلى { $king }.
  }
# $count and $of: moves that $other has, and would have had
hint-cramps = { $count ->
    [one] لا تُبقي أمام { $other } إلا نقلة واحدة بدلًا من { $of }.
    [two] لا تُبقي أمام { $other } إلا نقلتين بدلًا من { $of }.
    [few] لا تُبقي أمام { $other } إلا { $count } نقلات بدلًا من { $of }.
   *[other] لا تُبقي أمام { $other } إلا { $count } نقلة بدلًا من { $of }.
  }
# $count and $of: places that the king can go to, now and before
hint-frees-king = تحرّر ال{ $king }: عدد الأماكن المتاحة { $count } بدلًا من { $of }.
# $count: rows to the far row
hint-advances = { $count ->
    [0] ال{ $man } على الصف الأخير، ولا شيء يمكن أسره.
    [one] تقدّم ال{ $man } إلى الصف قبل الأخير، ولا شيء يمكن أسره.
    [two] تقدّم ال{ $man }، ويبقى صفّان إلى الصف الأخير، ولا شيء يمكن أسره.
    [few] تقدّم ال{ $man }، وتبقى { $count } صفوف إلى الصف الأخير، ولا شيء يمكن أسره.
   *[other] تقدّم ال{ $man }، ويبقى { $count } صفًا إلى الصف الأخير، ولا شيء يمكن أسره.
  }
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = تذهب إلى { $spot } طرقها أكثر: { $count } بدلًا من { $of }.
hint-keeps-back = تُبقي الصف الخلفي محروسًا، على { $squares }.
# $count and $of: own pieces beside it, now and before
hint-joins = ترصّ الصفوف: عدد قطع { $side } المجاورة لها { $count } بدلًا من { $of }.
# $count and $of: moves that $side has, now and before
hint-more-room = توسّع المجال: عدد نقلات { $side } الممكنة { $count } بدلًا من { $of }.
hint-level = نقلة هادئة، لا يستطيع { $other } بعدها أسر شيء.
hint-nothing-better = يستطيع { $other } بعدها أسر { $loses ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $loses } قطع
   *[other] { $loses } قطعة
  }، لكن لا يظهر ما هو أفضل.

## Why a move failed

hint-fails-loses = بعد ذلك يفوز { $other }.
hint-fails-blown = تُرك أسر: فينفخ { $other } القطعة على { $squares }.
hint-fails-draws = بعد ذلك تنتهي المباراة بالتعادل.
hint-fails-loses-pieces = يرد { $other } بأسر { $loses ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $loses } قطع
   *[other] { $loses } قطعة
  }؛ { $takes ->
    [0] ولا يكسب { $side } شيئًا مقابلها
    [one] ويكسب { $side } مقابلها قطعة واحدة
    [two] ويكسب { $side } مقابلها قطعتين
    [few] ويكسب { $side } مقابلها { $takes } قطع
   *[other] ويكسب { $side } مقابلها { $takes } قطعة
  }.
hint-fails-later = في النقلات التالية يأسر { $other } { $loses ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $loses } قطع
   *[other] { $loses } قطعة
  }، { $takes ->
    [0] ولا يأسر { $side } شيئًا
    [one] ويأسر { $side } واحدة
    [two] ويأسر { $side } اثنتين
   *[other] ويأسر { $side } { $takes }
  }.
hint-fails-promotes = يرد { $other } بالترقية إلى { $king }.
# $count: pieces that could have been taken
hint-fails-takes-less = { $takes ->
    [0] لا تأسر شيئًا
    [one] تأسر قطعة واحدة
    [two] تأسر قطعتين
    [few] تأسر { $takes } قطع
   *[other] تأسر { $takes } قطعة
  }، وكان يمكن أسر { $count ->
    [one] واحدة
    [two] اثنتين
   *[other] { $count }
  }.
hint-fails-escapes = يفلت ما كانت تهاجمه: { $squares }.
hint-fails-holds = عند { $other } رد عليها.
