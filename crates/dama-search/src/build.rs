//! Solving the small endings: from the ends backwards, nearest first.
//!
//! A position's captures and promotions lead to materials solved before; its other
//! moves stay in the material. So each material is solved by itself: positions whose
//! result is known are taken in order of distance, and what leads to them by a quiet
//! move learns from them. What never learns is drawn.

use crate::tablebase::{DRAW, FARTHEST, Few, IMPOSSIBLE, Man, Tables, UNKNOWN};
use alloc::vec::Vec;
use dama_engine::direction::Direction;
use dama_engine::{Bitboard, Generator, Kind, Rules, Side};

impl Tables {
    /// Solves every position with up to three pieces. `None` for a game that only owes
    /// the duty.
    pub fn build(rules: &'static Rules) -> Option<Tables> {
        let mut builder = Builder::new(rules)?;
        while builder.step() {}
        Some(builder.finish())
    }
}

/// The tables on their way.
#[derive(Debug)]
pub struct Builder {
    tables: Tables,
    /// Quiet moves of a position whose result is not yet known to be lost for us.
    pending: Vec<u8>,
    /// The longest loss among its captures and promotions, or what saves it.
    exits: Vec<u8>,
    /// Numbers of positions by the distance they may have.
    due: Vec<Vec<u32>>,
    generator: Generator,
    /// Classes solved.
    solved: usize,
}

/// In `exits`: nothing leaves the material.
const NO_EXIT: u8 = 0;

impl Builder {
    /// A builder with nothing solved; `None` for a game that only owes the duty.
    pub fn new(rules: &'static Rules) -> Option<Builder> {
        let tables = Tables::empty(rules)?;
        let size = tables.bytes();
        Some(Builder {
            tables,
            pending: alloc::vec![0; size],
            exits: alloc::vec![NO_EXIT; size],
            due: alloc::vec![Vec::new(); FARTHEST as usize + 2],
            generator: Generator::new(),
            solved: 0,
        })
    }

    /// The share of the work that is done, in a thousand.
    pub fn progress(&self) -> u32 {
        let done = self.tables.classes.get(self.solved);
        let offset = done.map_or(self.tables.bytes(), |class| class.offset);
        (offset as u64 * 1000 / self.tables.bytes().max(1) as u64) as u32
    }

    /// Solves the next material. False when all are solved.
    pub fn step(&mut self) -> bool {
        let Some(&first) = self.tables.classes.get(self.solved) else {
            return false;
        };
        // the same pieces with the other side to move are solved together
        let [mover, other] = first.material;
        let last = if mover == other {
            self.solved
        } else {
            self.solved + 1
        };
        for at in self.solved..=last {
            self.look(at);
        }
        self.spread();
        let end = self.tables.classes[last];
        for value in &mut self.tables.values[first.offset..end.offset + end.size] {
            if *value == UNKNOWN {
                *value = DRAW;
            }
        }
        self.solved = last + 1;
        true
    }

    /// The tables, when all is solved.
    pub fn finish(self) -> Tables {
        self.tables
    }

    /// Looks once at every position of a class: ends, exits, number of quiet moves.
    fn look(&mut self, at: usize) {
        let class = self.tables.classes[at];
        let kings_only = class.material == [[0, 1], [0, 1]];
        for number in 0..class.size {
            let index = class.offset + number;
            let few = self.tables.few(&class, number);
            let Some(position) = few.and_then(|few| self.tables.stand(&few)) else {
                self.tables.values[index] = IMPOSSIBLE;
                continue;
            };
            let legal = self.generator.generate(&position);
            if legal.moves.is_empty() {
                self.due[0].push(index as u32);
                continue;
            }
            if kings_only && legal.due.count == 0 {
                self.tables.values[index] = DRAW; // 0-13
                continue;
            }
            let mut win = u8::MAX;
            let mut exit = NO_EXIT;
            let mut quiet = 0;
            for m in &legal.moves {
                if !m.is_capture() && !m.promotes {
                    quiet += 1;
                    continue;
                }
                let next = position.after(m, legal.due);
                let value = if next.has_lost_all(next.side()) {
                    0
                } else {
                    let found = self.tables.index_of(&next);
                    found.map_or(UNKNOWN, |index| self.tables.values[index])
                };
                debug_assert!(value != UNKNOWN && value != IMPOSSIBLE);
                match value {
                    DRAW | UNKNOWN | IMPOSSIBLE => exit = DRAW,
                    n if n % 2 == 0 => win = win.min(n + 1),
                    n => exit = exit.max(n + 1),
                }
            }
            self.pending[index] = quiet;
            self.exits[index] = exit;
            if win <= FARTHEST {
                self.due[win as usize].push(index as u32);
                self.exits[index] = DRAW; // never lost
            } else if quiet == 0 && exit != DRAW {
                self.due[exit as usize].push(index as u32);
            }
        }
    }

    /// Takes the known results in order of distance and tells those before them.
    fn spread(&mut self) {
        for distance in 0..=FARTHEST {
            let mut list = core::mem::take(&mut self.due[distance as usize]);
            for index in list.drain(..) {
                let index = index as usize;
                if self.tables.values[index] == UNKNOWN {
                    self.tables.values[index] = distance;
                    self.tell(index, distance);
                }
            }
        }
    }

    /// Tells the positions from which a quiet move leads to `index`.
    fn tell(&mut self, index: usize, distance: u8) {
        let class = self
            .tables
            .classes
            .iter()
            .find(|c| (c.offset..c.offset + c.size).contains(&index));
        let Some(few) = class.and_then(|class| self.tables.few(class, index - class.offset)) else {
            return;
        };
        let rules = self.tables.rules;
        let mut taken = Bitboard::EMPTY;
        for man in few.iter() {
            taken = taken.with(self.tables.squares[man.place]);
        }
        // the last move was Black's, White being to move
        for (i, man) in few.iter().enumerate().filter(|(_, man)| man.side == 1) {
            let here = self.tables.squares[man.place];
            let ways = rules.moves(Side::Black, man.kind);
            for d in ways.iter().map(Direction::opposite) {
                let mut from = here;
                while let Some(next) = rules.board.next(from, d) {
                    let barred =
                        man.kind == Kind::Man && rules.promotion(Side::Black).contains(next);
                    if taken.contains(next) || barred {
                        break;
                    }
                    from = next;
                    let place = self.tables.places[from.index() as usize] as usize;
                    if let Some(before) = self.before(&few.with(i, place)) {
                        self.learn(before, distance);
                    }
                    if man.kind == Kind::Man {
                        break;
                    }
                }
            }
        }
    }

    /// The number of a position with Black to move, the pieces as White sees them.
    fn before(&self, few: &Few) -> Option<usize> {
        let mut turned = Few::NONE;
        for man in few.iter() {
            let square = self.tables.squares[man.place];
            let seen = self.tables.rules.board.turned(square);
            turned.push(Man {
                side: 1 - man.side,
                kind: man.kind,
                place: self.tables.places[seen.index() as usize] as usize,
            });
        }
        self.tables.index(&turned)
    }

    /// A quiet move of this position leads to one that ends in `distance`.
    fn learn(&mut self, index: usize, distance: u8) {
        // where a capture is due there are no quiet moves
        if self.pending[index] == 0 || self.tables.values[index] != UNKNOWN {
            return;
        }
        let then = distance + 1;
        if distance.is_multiple_of(2) {
            self.due[then as usize].push(index as u32);
            self.exits[index] = DRAW; // never lost
        } else {
            self.pending[index] -= 1;
            if self.pending[index] == 0 && self.exits[index] != DRAW {
                let then = then.max(self.exits[index]);
                self.due[then as usize].push(index as u32);
            }
        }
    }
}
