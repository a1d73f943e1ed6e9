### A board on somebody else's page: what only stands there, and the page that makes the lines for it.

embed-actions = What you can do
embed-again = Restart
embed-again-label = Begin this game anew
embed-pause = Pause
embed-resume = Go on
embed-trouble = This board cannot be shown as it was asked for
embed-word = The word { $word } cannot be “{ $value }”.
embed-expected = It can be: { $values }
