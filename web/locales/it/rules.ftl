### The rule card of a game: built from the engine's rule table.

card-title = { $game }: le regole
card-men = Ogni parte comincia con { $count } pedine.
card-man-moves = Come muove { $id ->
    [tama] il { $man }
    [turkish] il { $man }
   *[la-dama] la { $man }
  }
card-man-captures = Come prende { $id ->
    [tama] il { $man }
    [turkish] il { $man }
   *[la-dama] la { $man }
  }
card-king-moves = Come muove { $id ->
    [dhamet] il { $king }
   *[la-dama] la { $king }
  }
card-king-captures = Come prende { $id ->
    [dhamet] il { $king }
   *[la-dama] la { $king }
  }
card-one-step = { $id ->
    [filippina] Un { $spot } alla volta
    [dhamet] Un { $spot } alla volta
   *[la-dama] Una { $spot } alla volta
  }
card-jump = Saltando { $id ->
    [filippina] sul { $spot } libero subito dietro
    [dhamet] sul { $spot } libero subito dietro
    [la-dama] nella { $spot } libera subito dietro
   *[turkish] sulla { $spot } libera subito dietro
  }
card-range = A qualsiasi distanza, su { $id ->
    [la-dama] buche libere
    [filippina] punti liberi
    [dhamet] punti liberi
   *[turkish] caselle libere
  }
card-king-jump = Da qualsiasi distanza, fermandosi dietro su { $id ->
    [filippina] qualsiasi { $spot } libero
    [dhamet] qualsiasi { $spot } libero
   *[la-dama] qualsiasi { $spot } libera
  }
card-along = Entrambi muovono e prendono solo lungo le linee tracciate.

dir-all = in tutte le direzioni
dir-forward = in avanti
dir-forward-right = in avanti a destra
dir-right = a destra
dir-backward-right = indietro a destra
dir-backward = indietro
dir-backward-left = indietro a sinistra
dir-left = a sinistra
dir-forward-left = in avanti a sinistra

card-duty = La presa
card-duty-any-enforced = Quando puoi prendere devi farlo; va bene qualsiasi presa.
card-duty-any-owed = Quando puoi prendere dovresti farlo; va bene qualsiasi presa. Se non lo fai, o ti fermi troppo presto, l’avversario può soffiare un pezzo che avrebbe dovuto prendere, e poi muove.
card-duty-maximum-enforced = Quando puoi prendere devi farlo, e devi prendere più pezzi che puoi. { $id ->
    [dhamet] Un { $king } vale
   *[la-dama] Una { $king } vale
  } come un pezzo.
card-duty-maximum-owed = Quando puoi prendere dovresti prendere più pezzi che puoi. Se ne prendi di meno, l’avversario può soffiare un pezzo che poteva fare la presa maggiore, e poi muove.
card-oblige = Invece di soffiare, l’avversario può obbligarti: la mossa si ritira e devi fare la presa maggiore.

card-removal = I pezzi presi
card-removal-at-once = Ciascuno si toglie appena saltato; { $id ->
    [filippina] il suo { $spot } resta libero
    [dhamet] il suo { $spot } resta libero
   *[la-dama] la sua { $spot } resta libera
  } per il resto della presa.
card-removal-after-move = Restano finché la presa è finita; sbarrano la via, e nessuno si salta due volte.

card-half-turn = Tornare indietro
card-half-turn-no = Nella stessa presa { $id ->
    [dhamet] il { $king }
   *[turkish] la { $king }
  } non può invertire la direzione.

card-promotion = Diventare { $king }
card-promotion-at-end = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } che finisce la mossa raggiungendo { $squares } diventa { $king }.
card-promotion-in-passing = { $id ->
    [tama] Un { $man }
    [turkish] Un { $man }
   *[la-dama] Una { $man }
  } che raggiunge { $squares } diventa subito { $king }, anche durante una presa, e come tale continua.
card-far-row = l’ultima fila
card-far-corners = un angolo lontano ({ $white } per il Bianco, { $black } per il Nero)

card-opening = L’apertura
card-opening-fixed = Le prime cinque mosse di ogni parte sono fisse, se non cominci con l’inizio libero.

card-win = Vincere
card-win-text = Vinci quando l’altra parte non ha più pezzi, o non ha più mosse.
card-draw = Patta
card-draw-king = { $id ->
    [dhamet] Un { $king } per parte, se non si può prenderne subito uno.
   *[la-dama] Una { $king } per parte, se non si può prenderne subito una.
  }
card-draw-long = { $moves } mosse di ogni parte senza prese e senza che { $id ->
    [tama] un { $man }
    [turkish] un { $man }
   *[la-dama] una { $man }
  } vada in avanti; questo limite è dell’app stessa.
card-draw-repetition = La stessa posizione per la terza volta.
card-draw-agreed = Quando entrambi sono d’accordo.
