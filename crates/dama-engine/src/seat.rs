//! A rule table as the generator reads it: what one side's pieces may do, with the
//! directions looked up on the board once, at compile time.

use crate::bitboard::{Bitboard, Word};
use crate::board::Board;
use crate::direction::{Direction, Directions};
#[cfg(feature = "tables")]
use crate::square::Kind;
use crate::square::Square;

/// A direction on a board: the shift that makes a step, and who can make one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub d: Direction,
    up: u8,
    down: u8,
    exits: Bitboard,
}

impl Way {
    /// `set` moved one step; pieces without a next square drop out.
    #[inline(always)]
    pub(crate) fn ahead<W: Word>(&self, set: W) -> W {
        (set & W::of_board(&self.exits)).shift(self.up, self.down)
    }

    /// The squares whose next square is in `set`.
    #[inline(always)]
    pub(crate) fn behind<W: Word>(&self, set: W) -> W {
        set.shift(self.down, self.up) & W::of_board(&self.exits)
    }

    /// The index one step from a square that is known to have a next one.
    #[inline(always)]
    pub(crate) fn step(&self, index: u8) -> u8 {
        index + self.up - self.down
    }
}

/// Up to eight ways.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    ways: [Way; 8],
    len: u8,
}

impl Ways {
    const fn new(board: &Board, directions: Directions) -> Ways {
        let mut all = Ways {
            ways: [Way {
                d: Direction::Forward,
                up: 0,
                down: 0,
                exits: Bitboard::EMPTY,
            }; 8],
            len: 0,
        };
        let mut i = 0;
        while i < 8 {
            let d = Direction::ALL[i];
            if directions.contains(d) {
                let (up, down) = board.shift(d);
                all.ways[all.len as usize] = Way {
                    d,
                    up,
                    down,
                    exits: board.exits(d),
                };
                all.len += 1;
            }
            i += 1;
        }
        all
    }

    #[inline(always)]
    pub(crate) fn iter(&self) -> core::slice::Iter<'_, Way> {
        self.ways[..(self.len & 7) as usize + (self.len >> 3) as usize * 8].iter()
    }
}

/// What one side's pieces may do.
#[derive(Debug)]
pub(crate) struct Seat {
    /// A man's quiet steps.
    pub steps: Ways,
    /// A man's jumps.
    pub jumps: Ways,
    /// Where a man on a square may find a victim, and where a king may; looking there first
    /// is only quicker.
    #[cfg(feature = "tables")]
    reach: [[Bitboard; Square::LIMIT as usize]; 2],
    /// Squares whose piece can be jumped on some line of an otherwise empty board.
    pub exposed: Bitboard,
}

impl Seat {
    pub(crate) const fn new(
        board: &Board,
        steps: Directions,
        jumps: Directions,
        king_captures: Directions,
    ) -> Seat {
        let mut seat = Seat {
            steps: Ways::new(board, steps),
            jumps: Ways::new(board, jumps),
            #[cfg(feature = "tables")]
            reach: [[Bitboard::EMPTY; Square::LIMIT as usize]; 2],
            exposed: Bitboard::EMPTY,
        };
        let mut i = 0;
        while i < 8 {
            let d = Direction::ALL[i];
            let mut index = 0;
            while index < board.width() * board.height() {
                let square = Square::new(index);
                let ray = board.ray(square, d);
                #[cfg(feature = "tables")]
                {
                    let [man, king] = &mut seat.reach;
                    let at = index as usize;
                    if let (true, Some(next)) = (jumps.contains(d), board.next(square, d)) {
                        man[at] = man[at].with(next);
                    }
                    if king_captures.contains(d) {
                        king[at] = king[at].or(ray);
                    }
                }
                if jumps.or(king_captures).contains(d)
                    && !ray.is_empty()
                    && board.next(square, d.opposite()).is_some()
                {
                    seat.exposed = seat.exposed.with(square);
                }
                index += 1;
            }
            i += 1;
        }
        seat
    }

    /// The squares on which a piece on `index` may find a victim.
    #[cfg(feature = "tables")]
    #[inline(always)]
    pub(crate) fn reach<W: Word>(&self, kind: Kind, index: u8) -> W {
        W::of_board(&self.reach[kind as usize][index as usize])
    }
}
