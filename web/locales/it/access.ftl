### What was done, tested and not tested so that nobody is shut out.

access-title = Accessibilità
access-aim = Dama Atlas mira al livello AA delle Web Content Accessibility Guidelines 2.2, in ogni pagina, in ogni lingua e nei tavolieri su altre pagine.

access-can = Che cosa puoi usare
access-keys = La sola tastiera: Tab per arrivare al tavoliere, le frecce per arrivare a una casella, Invio per prendere in mano e per posare, Esc per rimettere a posto, I per sapere che cosa attacca un pezzo.
access-reader = Un lettore di schermo: il tavoliere è una griglia le cui caselle dicono che cosa c’è, se può muovere e dove. Mosse, prese e risultati vengono detti una volta.
access-typed = Mosse scritte: apri «Scrivi una mossa» accanto al tavoliere o sotto.
access-colour = Nulla è detto dal solo colore. I pezzi si distinguono per forma oltre che per luminosità, e ciò che si può fare è segnato dalla forma.
access-contrast = Giorno, notte, e il contrasto forte e i colori del tuo dispositivo.
access-motion = Il movimento si può rallentare o togliere. Senza movimento i passi di una presa sono numerati sul tavoliere.
access-zoom = Caratteri grandi il doppio, e schermi larghi 280 pixel.
access-sound = I suoni sono spenti finché non li accendi, e non dicono mai nulla che non sia anche scritto.

access-tested = Come è stato provato
access-tested-text = Con programmi, a ogni modifica: axe-core su ogni pagina, chiara e scura; partite e rompicapo con la sola tastiera; il contrasto di pezzi e tavolieri, misurato sullo schermo; le dimensioni dei pulsanti; i caratteri al 200 %; i colori forzati e il movimento ridotto; tutto in Chromium, una parte minore in Firefox e WebKitGTK.
access-not = Che cosa non è stato provato
access-not-text = Nessuno che usi ogni giorno un lettore di schermo l’ha ancora provato, e NVDA, JAWS, VoiceOver e TalkBack non sono stati provati a mano.
access-tell = Se qualcosa ti esclude, per favore dillo a chi gestisce questo sito.
