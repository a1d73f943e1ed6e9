### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = Che cosa puoi fare
embed-again = Ricomincia
embed-pause = Pausa
embed-resume = Riprendi
embed-trouble = Questo tavoliere non si può mostrare come richiesto
embed-word = La parola { $word } non può essere «{ $value }».
embed-expected = Può essere: { $values }

## The page that makes the lines

snip-title = Un tavoliere sulla tua pagina
snip-kind = Che cosa incolli
snip-kind-element = Un elemento
snip-kind-element-line = due righe; il tavoliere prende la larghezza del suo posto
snip-kind-frame = Un riquadro
snip-kind-frame-line = una riga, anche dove la tua pagina non può eseguire script
snip-game = Gioco
snip-mode = Che cosa fa il tavoliere
snip-mode-play = Il visitatore gioca contro il computer
snip-mode-two = Giocano due visitatori
snip-mode-daily = Il rompicapo del giorno
snip-mode-puzzle = Un rompicapo
snip-mode-demo = Gioca da solo
snip-mode-position = Mostra una posizione
snip-side = Dalla parte del visitatore
snip-puzzle = Numero del rompicapo
snip-position = Posizione, se non è l’inizio consueto
snip-moves = Mosse da lì, separate da spazi
snip-skin = Pezzi e tavoliere
snip-rules = Un pulsante per le regole
snip-links = Collegamenti a questo sito
snip-lines = Righe da incollare
snip-width = Provato alla larghezza di
snip-pixels = { $width } pixel
snip-try = Il tavoliere come sarà
