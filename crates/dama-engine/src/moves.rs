//! A move, and what a list of legal moves says beside the moves.

use crate::bitboard::Bitboard;
use crate::square::Square;
use alloc::vec::Vec;

/// A move: start, end, the pieces it captures and whether a man becomes a king.
///
/// Two moves with equal fields are the same move, whatever their routes (0-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Move {
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends; equal to `from` when a chain closes in a loop.
    pub to: Square,
    /// A man starts and a king ends.
    pub promotes: bool,
    /// The captured pieces' squares; empty for a quiet move.
    pub captured: Bitboard,
}

impl Move {
    /// Whether it captures.
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }
}

/// What the duty asks of the side to move (0-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Due {
    /// Pieces that must be taken: the maximum, or 1 where any capture will do; 0 when
    /// none is possible.
    pub count: u8,
    /// The pieces that can take so many.
    pub pieces: Bitboard,
}

/// The legal moves of a position and the duty they were made under.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Legal {
    /// Every legal move once, in no order that means anything.
    pub moves: Vec<Move>,
    /// The duty, whether enforced or owed.
    pub due: Due,
}
