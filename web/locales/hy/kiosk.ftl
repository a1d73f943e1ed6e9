### A board in a museum’s hall, on a screen that anybody walks up to. Texts are read in passing and from
### some distance: short ones are better. Names of games and levels stand in other files.

## The board plays by itself until somebody touches the screen

# The largest button of the screen.
kiosk-start = Հպեք՝ խաղալու համար
# For screen readers: what is to be seen. $game is the name of the game, e.g. Turkish Dama.
kiosk-alone = { $game } խաղն ինքն իրեն խաղում է

## Choosing

kiosk-languages = Լեզուներ
kiosk-games = Ընտրեք տախտակ
kiosk-ways = Ինչպե՞ս եք խաղալու։
kiosk-computer = Համակարգչի դեմ
# Two people at a table, one at each end.
kiosk-facing = Երկու խաղացող, դեմ դիմաց
# Two people in front of a screen on a wall.
kiosk-beside = Երկու խաղացող, կողք կողքի
# One screen back, to choose again.
kiosk-back = Հետ

## Playing

# A button: the visitor is done, the screen is for the next one.
kiosk-leave = Ավարտել
kiosk-leave-label = Ավարտել և ամեն ինչ պատրաստել հաջորդ այցելուի համար
# For screen readers: the buttons that are turned to the player at the other end of the table.
kiosk-far = Դիմացի խաղացողի համար

## Nobody has touched the screen for a while

kiosk-still = Դեռ այստե՞ղ եք։
kiosk-still-in = { $seconds } վայրկյանից ամեն ինչ կպատրաստվի հաջորդ այցելուի համար։
kiosk-here = Ես այստեղ եմ

## Something is wrong

kiosk-trouble = Մի պահ, խնդրում ենք
kiosk-trouble-again = Տախտակը պատրաստել չհաջողվեց։ Նոր փորձը՝ { $seconds } վայրկյանից։

## The page on which the staff measures the screen once, with a bank card held to the glass

kiosk-measure = Ինչքա՞ն մեծ է այս էկրանը։
kiosk-measure-text = Բանկային քարտը պահեք շրջանակի վրա։ Փոխեք շրջանակը, մինչև այն ճիշտ քարտի լայնությունն ունենա։
kiosk-measure-width = Շրջանակի լայնությունը
kiosk-measure-narrower = Նեղացնել
kiosk-measure-wider = Լայնացնել
# $pixels is a number such as 5.2, $target a whole number.
kiosk-measure-result = Այստեղ մեկ միլիմետրը { $pixels } պիքսել է։ Կոճակների լայնությունն ու բարձրությունը կլինեն առնվազն { $target } պիքսել։
kiosk-measure-word = Էկրանի հասցեին ավելացրեք սա՝
kiosk-measure-open = Սկսել այս չափով
