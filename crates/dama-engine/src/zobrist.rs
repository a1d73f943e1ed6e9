//! Keys: one 64-bit number for everything that makes two positions the same (0-11).
//!
//! The table is made at compile time by SplitMix64 (Steele, Lea and Flood 2014), so
//! that keys are equal on every machine.

use crate::bitboard::Bitboard;
use crate::square::{Piece, Side, Square};

const SQUARES: usize = Square::LIMIT as usize;

struct Keys {
    pieces: [[[u64; SQUARES]; 2]; 2],
    huffable: [u64; SQUARES],
    opening: [u64; 16],
    black: u64,
    obliged: u64,
}

static KEYS: Keys = keys();

const fn next(state: u64) -> u64 {
    let z = state;
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58476d1ce4e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d049bb133111eb);
    z ^ (z >> 31)
}

const fn keys() -> Keys {
    let mut keys = Keys {
        pieces: [[[0; SQUARES]; 2]; 2],
        huffable: [0; SQUARES],
        opening: [0; 16],
        black: 0,
        obliged: 0,
    };
    let mut state: u64 = 0x0da3_a71a_5000_0000;
    const STEP: u64 = 0x9e3779b97f4a7c15;
    let mut i = 0;
    while i < 4 * SQUARES {
        state = state.wrapping_add(STEP);
        keys.pieces[i / (2 * SQUARES)][i / SQUARES % 2][i % SQUARES] = next(state);
        i += 1;
    }
    let mut i = 0;
    while i < SQUARES {
        state = state.wrapping_add(STEP);
        keys.huffable[i] = next(state);
        i += 1;
    }
    let mut i = 0;
    while i < 16 {
        state = state.wrapping_add(STEP);
        keys.opening[i] = next(state);
        i += 1;
    }
    state = state.wrapping_add(STEP);
    keys.black = next(state);
    state = state.wrapping_add(STEP);
    keys.obliged = next(state);
    keys
}

/// The key of one piece on one square.
#[inline(always)]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    KEYS.pieces[piece.side as usize][piece.kind as usize][square.index() as usize]
}

/// The key of everything beside the pieces.
#[inline(always)]
pub(crate) fn rest(side: Side, huffable: Bitboard, opening: Option<u8>, obliged: bool) -> u64 {
    let mut key = match side {
        Side::White => 0,
        Side::Black => KEYS.black,
    };
    if !huffable.is_empty() {
        for square in huffable {
            key ^= KEYS.huffable[square.index() as usize];
        }
    }
    if let Some(ply) = opening {
        key ^= KEYS.opening[ply as usize & 15];
    }
    if obliged {
        key ^= KEYS.obliged;
    }
    key
}

/// The key of a man and that of a king differ on every square, sides too.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::Kind;
    use alloc::vec::Vec;

    #[test]
    fn all_keys_differ() {
        let mut all: Vec<u64> = Vec::new();
        for side in Side::BOTH {
            for kind in [Kind::Man, Kind::King] {
                for index in 0..Square::LIMIT {
                    all.push(piece(Piece { side, kind }, Square::new(index)));
                }
            }
        }
        all.extend(KEYS.huffable);
        all.extend(KEYS.opening);
        all.extend([KEYS.black, KEYS.obliged]);
        let n = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n);
    }
}
