### What was done, tested and not tested so that nobody is shut out.

access-title = Accessibility
access-aim = Dama Atlas aims at level AA of the Web Content Accessibility Guidelines 2.2, on every page, in every language and in boards on other pages.

access-can = What you can use
access-keys = The keyboard alone: Tab to the board, arrow keys to a square, Enter to pick up and to put down, Escape to put back, I for what a piece attacks.
access-reader = A screen reader: the board is a grid whose squares tell what stands there, whether it can move and where to. Moves, captures and results are spoken once.
access-typed = Typed moves: open “Type a move” beside or below the board.
access-colour = Nothing is told by colour alone. Pieces differ in shape as well as in lightness, and what may be done is marked by form.
access-contrast = Day, night, and the strong contrast and colours of your device.
access-motion = Motion can be slowed or turned off. Without motion the steps of a capture are numbered on the board.
access-zoom = Letters of twice the size, and screens 280 pixels wide.
access-sound = Sounds are off until you turn them on, and never tell anything that is not also written.

access-tested = How it was tested
access-tested-text = By programs, at every change: axe-core on every page in light and dark; games and puzzles by keyboard alone; contrast of pieces and boards, measured on the screen; sizes of targets; letters at 200 %; forced colours and reduced motion; all of it in Chromium, a smaller part in Firefox and WebKitGTK.
access-not = What was not tested
access-not-text = No one who uses a screen reader every day has tested it yet, and NVDA, JAWS, VoiceOver and TalkBack were not tried by hand.
access-tell = If something shuts you out, please tell whoever runs this site.
