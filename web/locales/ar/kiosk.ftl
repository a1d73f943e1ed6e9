### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = المس لتلعب
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = { $game } تُلعب وحدها

## Choosing

kiosk-languages = اللغات
kiosk-games = اختر رقعة
kiosk-ways = كيف تريد أن تلعب؟
kiosk-computer = ضد الحاسوب
# Two people at a table, one at each end.
kiosk-facing = لاعبان وجهًا لوجه
# Two people in front of a screen on a wall.
kiosk-beside = لاعبان جنبًا إلى جنب
# One screen back, to choose again.
kiosk-back = رجوع

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = إنهاء
kiosk-leave-label = إنهاء، وإعداد كل شيء للزائر التالي
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = للاعب المقابل

## Nobody has touched the screen for a while

kiosk-still = هل ما زلت هنا؟
kiosk-still-in = { $seconds ->
    [one] بعد ثانية واحدة يُعَدّ كل شيء للزائر التالي.
    [two] بعد ثانيتين يُعَدّ كل شيء للزائر التالي.
    [few] بعد { $seconds } ثوانٍ يُعَدّ كل شيء للزائر التالي.
   *[other] بعد { $seconds } ثانية يُعَدّ كل شيء للزائر التالي.
  }
kiosk-here = ما زلت هنا

## Something is wrong

kiosk-trouble = لحظة واحدة من فضلك
kiosk-trouble-again = { $seconds ->
    [one] تعذّر إعداد الرقعة. ستُعاد المحاولة بعد ثانية واحدة.
    [two] تعذّر إعداد الرقعة. ستُعاد المحاولة بعد ثانيتين.
    [few] تعذّر إعداد الرقعة. ستُعاد المحاولة بعد { $seconds } ثوانٍ.
   *[other] تعذّر إعداد الرقعة. ستُعاد المحاولة بعد { $seconds } ثانية.
  }

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = ما حجم هذه الشاشة؟
kiosk-measure-text = ضع بطاقة مصرفية على الإطار. غيّر الإطار حتى يصير بعرض البطاقة تمامًا.
kiosk-measure-width = عرض الإطار
kiosk-measure-narrower = أضيق
kiosk-measure-wider = أعرض
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = المليمتر الواحد هنا { $pixels } بكسل. وستكون الأزرار بعرض { $target } بكسل وارتفاعها على الأقل.
kiosk-measure-word = أضف هذا إلى عنوان الشاشة:
kiosk-measure-open = ابدأ بهذا الحجم
