//! Keys: one 64-bit number for everything that makes two positions the same (0-11).
//!
//! They are the outputs of SplitMix64 (Steele, Lea and Flood 2014), one for each thing, so
//! that keys are equal on every machine. Any output can be had without those before it,
//! so no table of random bytes, which nothing can compress, is sent to a browser.

use crate::bitboard::Bitboard;
use crate::square::{Piece, Side, Square};

const SQUARES: u64 = Square::LIMIT as u64;

/// What has keys, by the number of its first output: pieces by side and kind, then the rest.
const HUFFABLE: u64 = 4 * SQUARES;
const OPENING: u64 = HUFFABLE + SQUARES;
const BLACK: u64 = OPENING + 16;
const OBLIGED: u64 = BLACK + 1;

/// An output of the generator, from 0.
#[inline(always)]
const fn output(number: u64) -> u64 {
    let z = 0x0da3_a71a_5000_0000_u64.wrapping_add((number + 1).wrapping_mul(0x9e3779b97f4a7c15));
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58476d1ce4e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d049bb133111eb);
    z ^ (z >> 31)
}

static KEYS: [u64; OBLIGED as usize + 1] = {
    let mut keys = [0; OBLIGED as usize + 1];
    let mut number = 0;
    while number <= OBLIGED {
        keys[number as usize] = output(number);
        number += 1;
    }
    keys
};

#[inline(always)]
fn key(number: u64) -> u64 {
    if cfg!(feature = "tables") {
        KEYS[number as usize]
    } else {
        output(number)
    }
}

/// The key of one piece on one square.
#[inline(always)]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    let kind = piece.side as u64 * 2 + piece.kind as u64;
    key(kind * SQUARES + u64::from(square.index()))
}

/// The key of everything beside the pieces.
#[inline(always)]
pub(crate) fn rest(side: Side, huffable: Bitboard, opening: Option<u8>, obliged: bool) -> u64 {
    let mut key = match side {
        Side::White => 0,
        Side::Black => self::key(BLACK),
    };
    if !huffable.is_empty() {
        for square in huffable {
            key ^= self::key(HUFFABLE + u64::from(square.index()));
        }
    }
    if let Some(ply) = opening {
        key ^= self::key(OPENING + u64::from(ply & 15));
    }
    if obliged {
        key ^= self::key(OBLIGED);
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
        all.extend((HUFFABLE..=OBLIGED).map(key));
        let n = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n);
    }

    #[test]
    fn keys_looked_up_are_those_worked_out() {
        assert!((0..=OBLIGED).map(output).eq(KEYS));
    }
}
