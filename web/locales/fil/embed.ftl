### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = Mga puwede mong gawin
embed-again = Ulitin
embed-pause = Ihinto muna
embed-resume = Ituloy
embed-trouble = Hindi maipakita ang tablerong ito ayon sa hiningi
embed-word = Ang salitang { $word } ay hindi puwedeng “{ $value }”.
embed-expected = Puwede itong: { $values }

## The page that makes the lines

snip-title = Tablero sa pahina mo
snip-kind = Ano ang ididikit
snip-kind-element = Isang element
snip-kind-element-line = dalawang linya; kinukuha ng tablero ang lapad ng puwesto nito
snip-kind-frame = Isang frame
snip-kind-frame-line = isang linya, kahit bawal ang script sa pahina mo
snip-game = Laro
snip-mode = Ano ang ginagawa ng tablero
snip-mode-play = Naglalaro ang bisita laban sa kompyuter
snip-mode-two = Dalawang bisita ang naglalaro
snip-mode-daily = Ang palaisipan ng araw
snip-mode-puzzle = Isang palaisipan
snip-mode-demo = Kusa itong naglalaro
snip-mode-position = Ipinapakita nito ang isang posisyon
snip-side = Malapit sa bisita
snip-puzzle = Numero ng palaisipan
snip-position = Posisyon, kung hindi ang karaniwang simula
snip-moves = Mga tira mula roon, may puwang sa pagitan
snip-skin = Mga piyesa at tablero
snip-rules = Pindutan para sa mga tuntunin
snip-links = Mga link papunta sa site na ito
snip-lines = Mga linyang ididikit
snip-width = Sinubukan sa lapad na
snip-pixels = { $width } pixel
snip-try = Ang magiging hitsura ng tablero
