//! Solving the small endings: from the ends backwards, nearest first.
//!
//! A position's captures and promotions lead to materials solved before; its other
//! moves stay in the material. So each material is solved by itself: positions whose
//! result is known are taken in order of distance, and what leads to them by a quiet
//! move learns from them. What never learns is drawn.

use crate::tablebase::{Class, DRAW, FARTHEST, Few, IMPOSSIBLE, Man, Tables, UNKNOWN};
use alloc::vec::Vec;
use core::ops::Range;
use dama_engine::direction::Direction;
use dama_engine::{Bitboard, Generator, Kind, Rules, Side};

impl Tables {
    /// Solves every position with up to three pieces. `None` for a game that only owes
    /// the duty.
    pub fn build(rules: &'static Rules) -> Option<Tables> {
        let mut builder = Builder::new(rules)?;
        while builder.step(usize::MAX) {}
        Some(builder.finish())
    }
}

/// The tables on their way.
#[derive(Debug)]
pub struct Builder {
    tables: Tables,
    /// The material being solved: positions with one and the other side to move.
    part: Range<usize>,
    /// Quiet moves of a position whose result is not yet known to be lost for us; of the
    /// part only, as is what follows.
    pending: Vec<u8>,
    /// The longest loss among its captures and promotions, or what saves it.
    exits: Vec<u8>,
    /// Numbers of positions by the distance they may have.
    due: Vec<Vec<u32>>,
    /// The next position to be looked at; when it is the part's end, results spread.
    next: usize,
    /// The distance whose positions are told.
    distance: u8,
    generator: Generator,
}

/// In `exits`: nothing leaves the material.
const NO_EXIT: u8 = 0;

impl Builder {
    /// A builder with nothing solved; `None` for a game that only owes the duty.
    pub fn new(rules: &'static Rules) -> Option<Builder> {
        let mut builder = Builder {
            tables: Tables::empty(rules)?,
            part: 0..0,
            pending: Vec::new(),
            exits: Vec::new(),
            due: alloc::vec![Vec::new(); FARTHEST as usize + 2],
            next: 0,
            distance: 0,
            generator: Generator::new(),
        };
        builder.enter();
        Some(builder)
    }

    /// The rules whose endings are solved.
    pub fn rules(&self) -> &'static Rules {
        self.tables.rules
    }

    /// Looks at so many positions, or tells as many what follows them. False when all are
    /// solved. The tables do not depend on how the work was cut.
    pub fn step(&mut self, positions: usize) -> bool {
        for _ in 0..positions {
            if self.part.is_empty() {
                return false;
            }
            if self.next < self.part.end {
                self.look();
            } else if self.distance > FARTHEST {
                self.leave();
            } else {
                self.spread();
            }
        }
        !self.part.is_empty()
    }

    /// Begins with the material after the part; the same pieces with the other side to
    /// move are solved together.
    fn enter(&mut self) {
        let start = self.part.end;
        let mut rest = self.tables.classes.iter().filter(|c| c.offset >= start);
        let turned = |c: &Class| [c.material[1], c.material[0]];
        let end = match (rest.next(), rest.next()) {
            (Some(one), Some(two)) if two.material == turned(one) => two.offset + two.size,
            (Some(one), _) => one.offset + one.size,
            _ => start,
        };
        self.part = start..end;
        self.next = start;
        self.distance = 0;
        for list in [&mut self.pending, &mut self.exits] {
            list.clear();
            list.resize(end - start, NO_EXIT);
        }
    }

    /// What never learned its result is drawn.
    fn leave(&mut self) {
        for value in &mut self.tables.values[self.part.clone()] {
            if *value == UNKNOWN {
                *value = DRAW;
            }
        }
        self.enter();
    }

    /// The tables, when all is solved.
    pub fn finish(self) -> Tables {
        self.tables
    }

    /// Looks at the next position: ends, exits, number of quiet moves.
    fn look(&mut self) {
        let index = self.next;
        let own = index - self.part.start;
        self.next += 1;
        let few = self.tables.few_at(index);
        let Some(position) = few.and_then(|few| self.tables.stand(&few)) else {
            self.tables.values[index] = IMPOSSIBLE;
            return;
        };
        let kings_only = self.tables.is_king_each(index);
        let legal = self.generator.generate(&position);
        if legal.moves.is_empty() {
            self.due[0].push(index as u32);
            return;
        }
        if kings_only && legal.due.count == 0 {
            self.tables.values[index] = DRAW; // 0-13
            return;
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
        self.pending[own] = quiet;
        self.exits[own] = exit;
        if win <= FARTHEST {
            self.due[win as usize].push(index as u32);
            self.exits[own] = DRAW; // never lost
        } else if quiet == 0 && exit != DRAW {
            self.due[exit as usize].push(index as u32);
        }
    }

    /// Takes the next known result in order of distance and tells those before it.
    fn spread(&mut self) {
        let Some(index) = self.due[self.distance as usize].pop() else {
            self.due[self.distance as usize] = Vec::new(); // gives its memory back
            self.distance += 1;
            return;
        };
        let index = index as usize;
        if self.tables.values[index] == UNKNOWN {
            self.tables.values[index] = self.distance;
            self.tell(index, self.distance);
        }
    }

    /// Tells the positions from which a quiet move leads to `index`.
    fn tell(&mut self, index: usize, distance: u8) {
        let Some(few) = self.tables.few_at(index) else {
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
        let own = index - self.part.start;
        // where a capture is due there are no quiet moves
        if self.pending[own] == 0 || self.tables.values[index] != UNKNOWN {
            return;
        }
        let then = distance + 1;
        if distance.is_multiple_of(2) {
            self.due[then as usize].push(index as u32);
            self.exits[own] = DRAW; // never lost
        } else {
            self.pending[own] -= 1;
            if self.pending[own] == 0 && self.exits[own] != DRAW {
                let then = then.max(self.exits[own]);
                self.due[then as usize].push(index as u32);
            }
        }
    }
}
