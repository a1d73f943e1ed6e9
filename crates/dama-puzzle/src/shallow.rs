//! What somebody sees who looks no further than the reply: material, two plies deep.
//!
//! Deliberately weak and never to be changed: difficulty is measured against it, and
//! the days of a bank follow from difficulty. The computer player thinks elsewhere.

use crate::turn::{End, State};
use dama_engine::{Position, Side};

/// A man's worth; a king's is three men's.
const KING: i32 = 3;
/// A game that is over.
const OVER: i32 = 1_000;

/// What a turn that led to `after` is worth to `side` at a first look: material after
/// the best reply and the next turn. Only to be compared with others of one position.
pub fn look(after: &State, side: Side) -> i32 {
    let value = worth(after, PLIES);
    if after.side() == side { value } else { -value }
}

/// Plies seen after the turn.
const PLIES: u8 = 2;

/// Worth to the side to move.
fn worth(state: &State, plies: u8) -> i32 {
    match state.end() {
        Some(End::Won(side)) if side == state.side() => return OVER,
        Some(End::Won(_)) => return -OVER,
        Some(End::Drawn) => return 0,
        None => {}
    }
    if plies == 0 {
        return material(state.position());
    }
    let mut best = -2 * OVER;
    for deed in state.deeds() {
        let Some(next) = state.after(&deed) else {
            continue;
        };
        let value = if next.side() == state.side() {
            worth(&next, plies) // the turn goes on
        } else {
            -worth(&next, plies - 1)
        };
        best = best.max(value);
    }
    best
}

fn material(position: &Position) -> i32 {
    let count = |side: Side| {
        let pieces = position.pieces(side);
        pieces.count() as i32 + (KING - 1) * (pieces & position.kings()).count() as i32
    };
    count(position.side()) - count(position.side().other())
}
