### What was done, tested and not tested so that nobody is shut out.

access-title = Aksesibilidad
access-aim = Layon ng Dama Atlas ang antas na AA ng Web Content Accessibility Guidelines 2.2, sa bawat pahina, sa bawat wika at sa mga tablero sa ibang pahina.

access-can = Mga magagamit mo
access-keys = Keyboard lang: Tab papunta sa tablero, mga arrow papunta sa kuwadro, Enter para damputin at ilapag, Escape para ibalik, I para sa inaatake ng piyesa.
access-reader = Screen reader: isang grid ang tablero at sinasabi ng mga kuwadro nito kung ano ang naroon, kung makakatira ito at saan. Isang beses binibigkas ang mga tira, kain at resulta.
access-typed = Mga tirang tina-type: buksan ang “Mag-type ng tira” sa tabi o ibaba ng tablero.
access-colour = Walang sinasabi sa kulay lang. Magkaiba ang mga piyesa sa hugis at sa liwanag, at hugis ang nagmamarka ng puwedeng gawin.
access-contrast = Araw, gabi, at ang mataas na contrast at mga kulay ng device mo.
access-motion = Puwedeng pabagalin o patayin ang galaw. Kapag walang galaw, may numero sa tablero ang mga hakbang ng isang kain.
access-zoom = Mga titik na doble ang laki, at mga screen na 280 pixel ang lapad.
access-sound = Patay ang mga tunog hanggang buksan mo, at wala itong sinasabing hindi rin nakasulat.

access-tested = Paano ito sinubok
access-tested-text = Ng mga programa, sa bawat pagbabago: axe-core sa bawat pahina, sa maliwanag at madilim; mga laro at palaisipan gamit ang keyboard lang; contrast ng mga piyesa at tablero, sinukat sa screen; laki ng mga pinipindot; mga titik sa 200%; sapilitang kulay at binawasang galaw; lahat sa Chromium, mas maliit na bahagi sa Firefox at WebKitGTK.
access-not = Ano ang hindi sinubok
access-not-text = Wala pang gumagamit ng screen reader araw-araw ang sumubok nito, at hindi pa nasubukan nang mano-mano ang NVDA, JAWS, VoiceOver at TalkBack.
access-tell = Kung may humahadlang sa iyo, pakisabi sa namamahala ng site na ito.
