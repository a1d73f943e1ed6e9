### The page around the games: home, new game, settings, about, and what can go wrong.

app-name = Dama Atlas
app-line = Շաշկու հինգ խաղ, հինգ տախտակ

# The attributes are for browsers that know no Armenian: Chromium knows none.
# How parts that belong together are joined: "Dhamet, soufla"; "d4, White man, can move"
join-parts = { $first }, { $second }
    .conjunction = { $first } և { $second }
    .disjunction = { $first } կամ { $second }
    .months = հունվար փետրվար մարտ ապրիլ մայիս հունիս հուլիս օգոստոս սեպտեմբեր հոկտեմբեր նոյեմբեր դեկտեմբեր
    .month = { $month } { $year }
    .day = { $day } { $month }ի { $year }
# Two sentences, of which the first brings no full stop of its own
join-sentences = { $first }։ { $second }
# A text that is a sentence without its full stop
sentence = { $text }։

nav-home = Բոլոր հինգ տախտակները
nav-about = Ծրագրի մասին
nav-access = Մատչելիություն
nav-settings = Կարգավորումներ

## Home

home-play = Խաղալ՝ { $game }
home-go-on = Շարունակել
home-new = Նոր խաղ
home-begin = Խաղալ
home-waiting = Քայլ { $number }, { $side }ի հերթն է
home-kept = Այս սարքում պահված խաղերը
home-kept-line = { $game }, քայլ { $number }
home-kept-over = { $game }, ավարտված
home-people = երկու խաղացող այստեղ
home-computer = համակարգչի դեմ, { $level }
home-forget = Հեռացնել՝ { $game }, { $date }

## New game

new-title = Նոր խաղ՝ { $game }
new-against = Մրցակից
new-people = Երկու խաղացող այստեղ
new-computer = Համակարգիչը
new-level = Որքան լավ է խաղում
new-you-play = Դուք խաղում եք
new-you-white = Սպիտակներով
new-you-black = Սևերով
new-rules = Կանոններ
new-sides = Կողմեր
new-white = Սպիտակները ձեր կողմում են և սկսում են
new-black = Սևերը ձեր կողմում են
new-lot = Վիճակահանությամբ
new-seats = Տեղեր
new-side-by-side = Կողք կողքի
new-facing = Դեմ դիմաց, քարերն ամեն մեկին շրջված
new-start = Սկիզբ
new-opening = Սահմանված սկզբնախաղը
new-free = Ազատ
new-begin = Սկսել
new-draw = Վիճակ հանել

lot-title = Երկու փակ ձեռք
lot-ask = Ամեն ձեռքում մի քար է թաքնված։ Հպեք մեկին։
lot-ask-computer = Ամեն ձեռքում մի քար է թաքնված։ Հպեք մեկին, մյուսը համակարգչինն է։
lot-left = Ձախ ձեռք
lot-right = Աջ ձեռք
lot-you = Ձերն են { $pieces }։
lot-you-begin = Դուք եք սկսում։
lot-other-begins = Մյուս խաղացողն է սկսում։
lot-computer-begins = Համակարգիչն է սկսում։
lot-begin = Սկսել

## The computer’s levels

level-easy = Հեշտ
level-easy-line = սկսնակի սխալներ է անում
level-medium = Միջին
level-medium-line = սպառնալիքը տեսնում է, երկար մտահղացումը՝ ոչ
level-hard = Դժվար
level-hard-line = հեռուն է տեսնում և քիչ բան է բաց թողնում
level-master = Վարպետ
level-master-line = ամեն քայլի վրա մտածում է { $seconds } վայրկյան

## Where the games come from; the rest of their words is loaded with these pages

nav-evidence = Որտեղից է գալիս
nav-evidence-of = Որտեղից է գալիս՝ { $game }
nav-laws = Նույն հարվածը, հինգ օրենք
evidence-title = Որտեղից է գալիս { $game } խաղը
evidence-opening = Մի պահ…
evidence-missing = Այս էջը պատրաստել չհաջողվեց։

## Learning the games; the rest of their words is loaded with these pages

nav-learn = Սովորել
nav-learn-of = Սովորել՝ { $game }
nav-compare = Հինգ խաղերի համեմատությունը
nav-first-of = Առաջին խաղը՝ { $game }
nav-sheet-of = Կանոնների թերթիկ՝ { $game }
nav-paper-of = Խնդիր թղթի վրա՝ { $game }

## Settings

set-title = Կարգավորումներ
set-language = Լեզու
    .ar = արաբերեն
    .en = անգլերեն
    .es = իսպաներեն
    .fr = ֆրանսերեն
    .it = իտալերեն
    .tr = թուրքերեն
# The language that the browser is set to
set-language-browser = Ինչպես դիտարկիչում
language-missing = Այս լեզվի տեքստերը բեռնել չհաջողվեց՝ { $language }։
set-light = Տեսք
set-theme-system = Ինչպես սարքում
set-theme-light = Ցերեկ
set-theme-dark = Գիշեր
set-coordinates = Կոորդինատներ
set-coordinates-custom = Ինչպես ընդունված է ամեն տախտակի վրա
set-coordinates-always = Միշտ
set-coordinates-never = Երբեք
set-filippina-names = Դամա Ֆիլիպինայի կետերը
set-numbers = 1–32
set-algebraic = a1–h8
set-filippina-ground = Դամա Ֆիլիպինայի տախտակը
set-lines = Կետեր և գծեր
set-chequers = Վանդակներ
set-italian = Շրջված, ինչպես Իտալիայում. մուգ անկյունն աջից է
set-pieces = Լա Դամայի քարերը
set-pebbles = Խճաքարեր
set-dates = Արմավներ
set-crystals = Ծովային բյուրեղներ
set-snails = Փոքրիկ խխունջներ
set-speed = Շարժում
set-speed-slow = Դանդաղ
set-speed-normal = Սովորական
set-speed-fast = Արագ
set-speed-none = Առանց շարժման
set-sound = Քարերի ձայներ
set-resigns = Համակարգիչը կարող է հանձնվել, երբ հույս չի մնում

close = Փակել
dismiss = Հասկանալի է

## Sending

send-title = Ուղարկել այս խաղը
send-text = Այս հասցեի մեջ ամբողջ խաղն է։
send-copy = Պատճենել
send-share = Կիսվել…
send-copied = Պատճենված է։
send-select = Այստեղ պատճենել հնարավոր չէ։ Հասցեն ընտրված է. պատճենեք ձեռքով։

## About

about-title = Dama Atlas-ի մասին
about-text = Շաշկու հինգ ավանդական խաղ՝ իրենց իսկ տախտակների վրա։ Ամեն ինչ աշխատում է այս էջում, ոչինչ ոչ մի տեղ չի ուղարկվում։
about-own = Dama Atlas-ն ազատ ծրագիր է՝ MIT կամ Apache 2.0 թույլատրագրով, ինչպես նախընտրեք։
about-embed = Տախտակ ձեր սեփական էջում
about-version = Տարբերակ { $version }
about-licences = Ինչից է կառուցված
about-licences-missing = Թույլատրագրերի ցանկը բեռնել չհաջողվեց այս հասցեից՝ { $url }։
about-licence = { $name } { $version }, { $licence }
about-engine = Շարժիչ
about-engine-streaming = { $url }, թարգմանվել է բեռնման ընթացքում։
about-engine-buffer = { $url }, թարգմանվել է բեռնումից հետո, որովհետև սպասարկիչն այն ուղարկում է որպես «{ $served }», ոչ թե application/wasm։
about-thinking-worker = Համակարգիչը մտածում է էջի կողքին՝ worker-ի մեջ։
about-thinking-blob = Համակարգիչը մտածում է էջի կողքին՝ իր սկրիպտի պատճենից ստեղծված worker-ի մեջ։
about-thinking-page = Համակարգիչը մտածում է հենց էջում, քիչ-քիչ. այս դիտարկիչը կամ կայքի քաղաքականությունն էջին worker չի տալիս։
about-storage-yes = Խաղերն ու կարգավորումները պահվում են այս սարքում։
about-storage-no = Ոչինչ չի պահվում. այս դիտարկիչն էջին պահոց չի տալիս։

## What can go wrong

store-none = Ընթացքն այստեղ չի պահվում. դիտարկիչն այս էջին պահոց չի տալիս։
store-full = Ընթացքը չի պահվում. այս դիտարկչի պահոցը լի է։
store-damaged = Այս սարքում պահված ինչ-որ բան վնասվել է։ Այն չի ջնջվել, այլ մի կողմ է դրվել՝ { $key } անվամբ։
store-newer = Այս սարքում պահված ինչ-որ բան ավելի նոր տարբերակից է։ Այն չի ջնջվել, այլ մի կողմ է դրվել՝ { $key } անվամբ։

link-title = Այս հասցեում խաղ չկա
link-text = # նշանից հետո եկող մասը կարդալ չհաջողվեց՝
link-home = Գնալ հինգ տախտակների մոտ

load-title = Կանոնները բեռնել չհաջողվեց
load-policy = Այս կայքի Content-Security-Policy-ն ({ $directive }) արգելափակում է WebAssembly-ն։ Կայքը վարողը կարող է թույլ տալ այն՝ script-src-ին ավելացնելով 'wasm-unsafe-eval', իսկ connect-src-ին՝ 'self'։
load-missing = Կանոնների հասցեից պատասխան չեղավ։
load-not-wasm = Կանոնների հասցեում այլ բան է։
load-unsupported = Այս դիտարկիչը WebAssembly չգիտի։ Արդի դիտարկիչը գիտի։
load-broken = Կանոններն ու այս էջն իրար չեն համապատասխանում, կամ ֆայլը վնասված է։ Գուցե օգնի, եթե էջը նորից բեռնեք։
load-where = Ֆայլ՝ { $url }
load-detail = Հաղորդում՝ { $detail }
load-again = Նորից փորձել
