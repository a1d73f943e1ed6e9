### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = Ինչ կարող եք անել
embed-again = Սկզբից
embed-pause = Դադար
embed-resume = Շարունակել
embed-trouble = Այս տախտակը հնարավոր չէ ցույց տալ այնպես, ինչպես խնդրվեց
embed-word = { $word } բառը չի կարող լինել «{ $value }»։
embed-expected = Կարող է լինել՝ { $values }

## The page that makes the lines

snip-title = Տախտակ ձեր էջում
snip-kind = Ինչ եք տեղադրում
snip-kind-element = Տարր
snip-kind-element-line = երկու տող. տախտակը զբաղեցնում է իր տեղի լայնությունը
snip-kind-frame = Շրջանակ
snip-kind-frame-line = մեկ տող, նաև այնտեղ, որտեղ ձեր էջը սկրիպտ գործարկել չի կարող
snip-game = Խաղ
snip-mode = Ինչ է անում տախտակը
snip-mode-play = Այցելուն խաղում է համակարգչի դեմ
snip-mode-two = Խաղում են երկու այցելու
snip-mode-daily = Օրվա խնդիրը
snip-mode-puzzle = Մեկ խնդիր
snip-mode-demo = Խաղում է ինքն իրեն
snip-mode-position = Ցույց է տալիս դիրք
snip-side = Այցելուի կողմում
snip-puzzle = Խնդրի համարը
snip-position = Դիրք, եթե ոչ սովորական սկիզբը
snip-moves = Քայլերն այդտեղից, միջակայքերով
snip-skin = Քարեր և տախտակ
snip-rules = Կանոնների կոճակ
snip-links = Հղումներ այս կայքին
snip-lines = Տեղադրվող տողեր
snip-width = Փորձել այս լայնությամբ
snip-pixels = { $width } պիքսել
snip-try = Ինչպիսին կլինի տախտակը
