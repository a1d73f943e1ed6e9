### Why a move is good, or why it failed: one message for each kind of reason, `hint-` and its name.
###
### All have the game's own words $man, $king, $spot and $game; $side, whose move it is, and $other;
### $squares, a list of places; and these numbers:
###   $takes  pieces that $side takes          $loses  pieces that $other takes, or could
###   $count  a number, and $of, what it is compared with: what they count stands with each message
###   $plies  turns of both sides to the end of the game or of the line; $moves, the same in moves of $side

## The opening, the end, what else there was

# $count: moves that the opening leaves open
hint-opening = { $count ->
    [one] L’ouverture est fixe, et c’est son coup.
   *[other] L’ouverture est fixe ; ici elle laisse le choix entre { $count } coups.
  }
hint-wins-now = Cela finit la partie : les { $side } gagnent.
hint-wins = { $moves ->
    [one] Cela gagne aussitôt.
   *[other] Cela gagne, quoi que fassent les { $other }, en { $moves } coups au plus.
  }
hint-blows = La pièce sur { $squares }, qui aurait dû prendre, quitte le plateau ; puis les { $side } jouent aussi.
# $count: pieces that must be taken
hint-obliges = Le dernier coup est repris, et les { $other } doivent prendre le plus possible : { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }.
hint-only = { $takes ->
    [0] C’est le seul coup.
    [one] C’est le seul coup, et il prend une pièce.
   *[other] C’est le seul coup, et il prend { $takes } pièces.
  }
hint-draws-now = Cela finit la partie par la nulle.
# $count: the other things to do
hint-only-defence = { $count ->
    [one] Le seul autre coup perd la partie.
   *[other] Chacun des { $count } autres coups perd la partie.
  }
hint-lost = { $moves ->
    [one] La partie ne peut être sauvée : les { $other } gagnent au prochain coup.
   *[other] La partie ne peut être sauvée : les { $other } gagnent en { $moves } coups au plus.
  }
hint-stops-win = Sinon, les { $other } auraient pu gagner aussitôt.

## Captures and what they cost

hint-takes-king = Cela prend { $id ->
    [dhamet] un
   *[other] une
  } { $king }, sur { $squares }{ $takes ->
    [one] {""}
   *[other] , et { $takes } pièces en tout
  }{ $loses ->
    [0] . Rien ne peut être repris.
    [one] . Les { $other } peuvent reprendre une pièce.
   *[other] . Les { $other } peuvent reprendre { $loses } pièces.
  }
hint-promotes = { $id ->
    [la-dama] La
    [filippina] La
   *[other] Le
  } { $man } devient { $king }{ $takes ->
    [0] {""}
    [one] {" "}et prend une pièce
   *[other] {" "}et prend { $takes } pièces
  }{ $loses ->
    [0] .
    [one] {" "}; les { $other } peuvent prendre une pièce.
   *[other] {" "}; les { $other } peuvent prendre { $loses } pièces.
  }
hint-takes-free = { $takes ->
    [one] Cela prend une pièce, et rien ne peut être repris.
   *[other] Cela prend { $takes } pièces, et rien ne peut être repris.
  }
hint-takes-more = Cela prend { $takes } pièces ; les { $other } ne peuvent en reprendre que { $loses }.
# $count: how many pieces $side has more
hint-trades-ahead = C’est un échange { $takes ->
    [one] un pour un
   *[other] { $takes } pour { $loses }
  }, bon pour les { $side }, qui ont { $count ->
    [one] une pièce
   *[other] { $count } pièces
  } de plus.
hint-trades = Cela prend { $takes ->
    [one] une pièce, et les { $other } peuvent en reprendre une.
   *[other] { $takes } pièces, et les { $other } peuvent en reprendre autant.
  }
hint-cheapest-capture = Toute prise coûte ici plus qu’elle ne rapporte, et aucune ne coûte moins que celle-ci : elle en prend { $takes }, et les { $other } peuvent en prendre { $loses }.
hint-takes-less = Cela prend { $takes ->
    [one] une pièce
   *[other] { $takes } pièces
  }, bien que les { $other } puissent en reprendre { $loses }.
# $loses and $of: what leaving the capture costs, and what the best capture would cost
hint-leaves-capture = Cela laisse la prise, et coûte moins : { $loses ->
    [one] une pièce
   *[other] { $loses } pièces
  } au plus, contre { $of } après une prise.
hint-breaks-duty = Cela laisse une prise, bien que les { $other } puissent souffler une pièce pour cela : { $squares }.
hint-sacrifices = Cela offre une pièce pour en prendre plus : quoi que prennent les { $other }, les { $side } peuvent en reprendre { $takes } pour { $loses }, ou mieux.
# the line of moves that is expected
hint-gains = Si les deux camps jouent bien, cela prend { $takes ->
    [one] une pièce
   *[other] { $takes } pièces
  } dans les coups à venir et { $loses ->
    [0] n’en perd aucune
    [one] en perd une
   *[other] en perd { $loses }
  }.
hint-heads-for-draw = Si les deux camps jouent bien, la partie finit par la nulle.
hint-offers-trade = Cela offre un échange : quoi que prennent les { $other }, les { $side } peuvent en reprendre autant.

## Danger and safety

hint-wins-piece = { $takes ->
    [one] Quoi que répondent les { $other }, les { $side } peuvent ensuite prendre une pièce.
   *[other] Quoi que répondent les { $other }, les { $side } peuvent ensuite prendre { $takes } pièces.
  }
# $count: the pieces on $squares
hint-saves = Cela sauve { $count ->
    [one] la pièce sur { $squares }
   *[other] les pièces sur { $squares }
  } ; sinon, les { $other } pourraient prendre { $loses ->
    [one] une pièce
   *[other] { $loses } pièces
  }.
# $of: pieces that could be taken before
hint-saves-some = Les { $other } auraient pu prendre { $of ->
    [one] une pièce
   *[other] { $of } pièces
  } ; maintenant, { $loses ->
    [0] aucune
    [one] une seule
   *[other] { $loses }
  }.
hint-only-safe = { $loses ->
    [one] C’est le seul coup après lequel les { $other } ne peuvent rien prendre.
   *[other] C’est le seul coup après lequel les { $other } ne peuvent rien prendre ; tous les autres laissent prendre au moins { $loses } pièces.
  }
hint-forks = Cela attaque les pièces sur { $squares }, et les { $other } ne peuvent rien prendre.
hint-threatens = { $takes ->
    [one] Cela menace de prendre la pièce sur { $squares }, et les { $other } ne peuvent rien prendre.
   *[other] Cela menace de prendre { $takes } pièces, dont celle sur { $squares }, et les { $other } ne peuvent rien prendre.
  }
hint-forces = { $loses ->
    [0] Les { $other } n’ont qu’une réponse.
   *[other] Les { $other } n’ont qu’une réponse, une prise.
  }
# $count of $of other moves let something, or more, be taken
hint-loses-least = Aucun autre coup ne perd moins : les { $other } peuvent prendre { $loses ->
    [one] une pièce
   *[other] { $loses } pièces
  } ; après les autres, davantage.
hint-safe = Après cela, les { $other } ne peuvent rien prendre ; sur les { $of } autres coups, { $count ->
    [one] un laisserait
   *[other] { $count } laisseraient
  } prendre quelque chose.

## Places, ways and room

hint-king-next = Quoi que répondent les { $other }, { $id ->
    [la-dama] une
    [filippina] une
   *[other] un
  } { $man } peut ensuite devenir { $king }.
hint-stops-king = Les { $other } auraient pu obtenir { $id ->
    [dhamet] un
   *[other] une
  } { $king } au coup suivant, depuis { $squares } ; ce n’est plus possible.
# $count: steps to the place where a man becomes a king
hint-runs = { $count ->
    [one] Le chemin { $id ->
        [la-dama] de la
        [filippina] de la
       *[other] du
      } { $man } sur { $squares } est libre : encore un pas, et l’on devient { $king }.
   *[other] Le chemin { $id ->
        [la-dama] de la
        [filippina] de la
       *[other] du
      } { $man } sur { $squares } est libre : encore { $count } pas, et l’on devient { $king }.
  }
hint-opens-way = { $count ->
    [one] Cela dégage le chemin { $id ->
        [la-dama] de la
        [filippina] de la
       *[other] du
      } { $man } sur { $squares } : encore un pas, et l’on devient { $king }.
   *[other] Cela dégage le chemin { $id ->
        [la-dama] de la
        [filippina] de la
       *[other] du
      } { $man } sur { $squares } : encore { $count } pas, et l’on devient { $king }.
  }
# $count and $of: moves that $other has, and would have had
hint-cramps = Cela ne laisse aux { $other } { $count ->
    [one] qu’un seul coup
   *[other] que { $count } coups
  } au lieu de { $of }.
# $count and $of: places that the king can go to, now and before
hint-frees-king = Cela libère { $id ->
    [dhamet] le
   *[other] la
  } { $king } : { $count ->
    [one] un chemin
   *[other] { $count } chemins
  } au lieu de { $of }.
# $count: rows to the far row
hint-advances = { $count ->
    [0] { $id ->
        [la-dama] La
        [filippina] La
       *[other] Le
      } { $man } est sur la dernière rangée, et rien ne peut être pris.
    [one] { $id ->
        [la-dama] La
        [filippina] La
       *[other] Le
      } { $man } avance sur l’avant-dernière rangée, et rien ne peut être pris.
   *[other] { $id ->
        [la-dama] La
        [filippina] La
       *[other] Le
      } { $man } avance, à { $count } rangées de la dernière, et rien ne peut être pris.
  }
# $count and $of: ways that lead on from where it goes, and from where it stood
hint-more-lines = Cela mène à { $id ->
    [tama] une
    [turkish] une
   *[other] un
  } { $spot } d’où partent plus de chemins : { $count } au lieu de { $of }.
hint-keeps-back = Cela laisse la rangée arrière gardée, sur { $squares }.
# $count and $of: own pieces beside it, now and before
hint-joins = Cela resserre les rangs : { $count ->
    [one] une pièce
   *[other] { $count } pièces
  } des { $side } à côté au lieu de { $of }.
# $count and $of: moves that $side has, now and before
hint-more-room = Cela donne de l’air : les { $side } ont { $count ->
    [one] un coup
   *[other] { $count } coups
  } au lieu de { $of }.
hint-level = Un coup tranquille, après lequel les { $other } ne peuvent rien prendre.
hint-nothing-better = Après cela, les { $other } peuvent prendre { $loses ->
    [one] une pièce
   *[other] { $loses } pièces
  }, mais on ne voit rien de mieux.

## Why a move failed

hint-fails-loses = Après cela, les { $other } gagnent.
hint-fails-blown = Une prise a été laissée : les { $other } soufflent { $squares }.
hint-fails-draws = Après cela, la partie est nulle.
hint-fails-loses-pieces = Les { $other } répondent en prenant { $loses ->
    [one] une pièce
   *[other] { $loses } pièces
  } ; les { $side } { $takes ->
    [0] n’en gagnent aucune
    [one] en gagnent une
   *[other] en gagnent { $takes }
  } en échange.
hint-fails-later = Dans les coups qui suivent, les { $other } prennent { $loses ->
    [one] une pièce
   *[other] { $loses } pièces
  }, et les { $side } { $takes ->
    [0] aucune
    [one] une
   *[other] { $takes }
  }.
hint-fails-promotes = Les { $other } répondent en obtenant { $id ->
    [dhamet] un
   *[other] une
  } { $king }.
# $count: pieces that could have been taken
hint-fails-takes-less = Cela { $takes ->
    [0] ne prend rien
    [one] prend une pièce
   *[other] prend { $takes } pièces
  }, alors qu’on pouvait en prendre { $count }.
hint-fails-escapes = Ce qui était attaqué s’échappe : { $squares }.
hint-fails-holds = Les { $other } ont une réponse.
