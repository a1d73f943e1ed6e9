//! The fixed opening (D-9): which moves are open while it is in force.
//!
//! The table holds lines of play; a position is in the opening when its board is the
//! one of some line at that ply. The choices are the next moves of those lines.

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::OpeningMove;
use crate::square::{Side, Square};
use alloc::vec::Vec;

/// A move that the fixed opening allows, for the side to move as it sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpeningChoice {
    /// Where it starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// How many pieces it takes.
    pub taken: u32,
}

impl OpeningChoice {
    /// Whether `m` is this move.
    pub fn is(&self, m: &Move) -> bool {
        (self.from, self.to, self.taken) == (m.from, m.to, m.captured.count())
    }
}

/// The moves that the fixed opening allows in `position`; empty when none is in force
/// or when the board is not the opening's at that ply.
pub fn choices(position: &Position) -> Vec<OpeningChoice> {
    let rules = position.rules();
    let Some(ply) = position.opening() else {
        return Vec::new();
    };
    let starter = if ply % 2 == 0 {
        position.side()
    } else {
        position.side().other()
    };
    let seat = |square| match starter {
        Side::White => square,
        Side::Black => rules.board.turned(square),
    };
    let mut found: Vec<OpeningChoice> = Vec::new();
    if !position.kings().is_empty() {
        return found;
    }
    for line in rules.opening {
        let mut sides = Side::BOTH.map(|side| rules.men(side));
        for (n, m) in line.iter().take(ply as usize).enumerate() {
            replay(&mut sides, n % 2, m, position);
        }
        if starter == Side::Black {
            sides = [
                rules.board.turned_set(sides[1]),
                rules.board.turned_set(sides[0]),
            ];
        }
        if Side::BOTH.map(|side| position.pieces(side)) != sides {
            continue;
        }
        let Some(m) = line.get(ply as usize) else {
            continue;
        };
        let choice = OpeningChoice {
            from: seat(m.from),
            to: seat(m.to),
            taken: m.taken(),
        };
        if !found.contains(&choice) {
            found.push(choice);
        }
    }
    found
}

/// Makes a move of the table on bare sets of men.
fn replay(sides: &mut [Bitboard; 2], mover: usize, m: &OpeningMove, position: &Position) {
    let board = position.rules().board;
    let mut here = m.from;
    for stop in m.stops() {
        if m.captures {
            sides[1 - mover] &= !board.between(here, stop);
        }
        sides[mover] = sides[mover].without(here).with(stop);
        here = stop;
    }
}
