//! Sets of squares.
//!
//! Knows bits and nothing of boards: 81 points need two words, and two words are
//! faster in WebAssembly than one `u128`. [`Word`] is what the move generator
//! computes with: one `u64` where the board fits, a [`Bitboard`] where it does not.

use crate::square::Square;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares, one bit each; bit 0 is a1, in square order (0-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Bitboard {
    lo: u64,
    hi: u64,
}

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard { lo: 0, hi: 0 };

    /// The set of one square.
    pub const fn of(square: Square) -> Bitboard {
        // without a branch: the generator asks this of every move
        let one = 1u64 << (square.index() & 63);
        let high = ((square.index() >> 6) as u64).wrapping_neg();
        Bitboard {
            lo: one & !high,
            hi: one & high,
        }
    }

    /// This set and `square`.
    pub const fn with(self, square: Square) -> Bitboard {
        let one = Bitboard::of(square);
        Bitboard {
            lo: self.lo | one.lo,
            hi: self.hi | one.hi,
        }
    }

    /// The squares in this set or in `other`, at compile time; else `|` says the same.
    #[cfg(feature = "tables")]
    pub(crate) const fn or(self, other: Bitboard) -> Bitboard {
        Bitboard {
            lo: self.lo | other.lo,
            hi: self.hi | other.hi,
        }
    }

    /// This set less `square`.
    pub const fn without(self, square: Square) -> Bitboard {
        let one = Bitboard::of(square);
        Bitboard {
            lo: self.lo & !one.lo,
            hi: self.hi & !one.hi,
        }
    }

    /// Whether `square` is in the set.
    pub const fn contains(self, square: Square) -> bool {
        let one = Bitboard::of(square);
        self.lo & one.lo | self.hi & one.hi != 0
    }

    /// Whether no square is in the set.
    pub const fn is_empty(self) -> bool {
        self.lo | self.hi == 0
    }

    /// Number of squares in the set.
    pub const fn count(self) -> u32 {
        self.lo.count_ones() + self.hi.count_ones()
    }

    /// The first square in square order, `None` of the empty set.
    pub fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::new(self.lowest()))
        }
    }

    /// The squares in square order.
    pub fn iter(self) -> Squares {
        Squares(self)
    }

    /// The two words, low one first: bits 0–63 and 64–127.
    pub const fn words(self) -> [u64; 2] {
        [self.lo, self.hi]
    }
}

/// The squares of a [`Bitboard`] in square order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without_lowest();
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitboard({:#x}, {:#x})", self.lo, self.hi)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Bitboard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

macro_rules! bitwise {
    ($($trait:ident $fn:ident $assign_trait:ident $assign_fn:ident $op:tt),*) => {$(
        impl $trait for Bitboard {
            type Output = Bitboard;
            #[inline(always)]
            fn $fn(self, other: Bitboard) -> Bitboard {
                Bitboard { lo: self.lo $op other.lo, hi: self.hi $op other.hi }
            }
        }
        impl $assign_trait for Bitboard {
            #[inline(always)]
            fn $assign_fn(&mut self, other: Bitboard) {
                *self = *self $op other;
            }
        }
    )*};
}
bitwise!(BitAnd bitand BitAndAssign bitand_assign &, BitOr bitor BitOrAssign bitor_assign |, BitXor bitxor BitXorAssign bitxor_assign ^);

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard {
            lo: !self.lo,
            hi: !self.hi,
        }
    }
}

/// What the generator computes with: a set of squares as wide as the board needs.
///
/// Shifts are written as a pair, up by one number and down by another, one of the
/// two being 0, so that every direction is the same straight code without a branch.
pub(crate) trait Word:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// No square.
    const NONE: Self;
    /// The part of `board` that this word holds.
    fn of_board(board: &Bitboard) -> Self;
    /// This word as a board.
    fn board(self) -> Bitboard;
    /// The set of the square with this index.
    fn bit(index: u8) -> Self;
    /// Every bit moved `up` places up and `down` places down (below 64 each).
    fn shift(self, up: u8, down: u8) -> Self;
    /// Number of squares.
    fn count(self) -> u32;
    /// Whether the set is empty.
    fn none(self) -> bool;
    /// Index of the lowest square; only asked of a set that is not empty.
    fn lowest(self) -> u8;
    /// Index of the highest square; only asked of a set that is not empty.
    fn highest(self) -> u8;
    /// The set without its lowest square.
    fn without_lowest(self) -> Self;
    /// Takes `out` out of `board`, then puts `into` in.
    fn edit(board: &mut Bitboard, out: Self, into: Self);

    /// Calls `f` with the index of every square, lowest first.
    #[inline(always)]
    fn each(self, mut f: impl FnMut(u8)) {
        let mut rest = self;
        while !rest.none() {
            f(rest.lowest());
            rest = rest.without_lowest();
        }
    }

    /// Whether the square with this index is in the set.
    #[inline(always)]
    fn has(self, index: u8) -> bool {
        !(self & Self::bit(index)).none()
    }
}

impl Word for u64 {
    const NONE: u64 = 0;

    #[inline(always)]
    fn of_board(board: &Bitboard) -> u64 {
        board.lo
    }
    #[inline(always)]
    fn board(self) -> Bitboard {
        Bitboard { lo: self, hi: 0 }
    }
    #[inline(always)]
    fn bit(index: u8) -> u64 {
        1 << (index & 63)
    }
    #[inline(always)]
    fn shift(self, up: u8, down: u8) -> u64 {
        (self << (up & 63)) >> (down & 63)
    }
    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }
    #[inline(always)]
    fn none(self) -> bool {
        self == 0
    }
    #[inline(always)]
    fn lowest(self) -> u8 {
        self.trailing_zeros() as u8
    }
    #[inline(always)]
    fn highest(self) -> u8 {
        63 - (self.leading_zeros() as u8 & 63)
    }
    #[inline(always)]
    fn without_lowest(self) -> u64 {
        self & self.wrapping_sub(1)
    }
    #[inline(always)]
    fn edit(board: &mut Bitboard, out: u64, into: u64) {
        board.lo = board.lo & !out | into;
    }
}

impl Word for Bitboard {
    const NONE: Bitboard = Bitboard::EMPTY;

    #[inline(always)]
    fn of_board(board: &Bitboard) -> Bitboard {
        *board
    }
    #[inline(always)]
    fn board(self) -> Bitboard {
        self
    }
    #[inline(always)]
    fn bit(index: u8) -> Bitboard {
        Bitboard::of(Square::new(index))
    }
    #[inline(always)]
    fn shift(self, up: u8, down: u8) -> Bitboard {
        let (up, down) = (up & 63, down & 63);
        let (lo, hi) = (self.lo << up, self.hi << up | (self.lo >> 1) >> (63 - up));
        Bitboard {
            lo: lo >> down | (hi << 1) << (63 - down),
            hi: hi >> down,
        }
    }
    #[inline(always)]
    fn count(self) -> u32 {
        self.lo.count_ones() + self.hi.count_ones()
    }
    #[inline(always)]
    fn none(self) -> bool {
        self.lo | self.hi == 0
    }
    #[inline(always)]
    fn lowest(self) -> u8 {
        if self.lo != 0 {
            self.lo.trailing_zeros() as u8
        } else {
            64 + self.hi.trailing_zeros() as u8
        }
    }
    #[inline(always)]
    fn highest(self) -> u8 {
        if self.hi != 0 {
            127 - self.hi.leading_zeros() as u8
        } else {
            63 - (self.lo.leading_zeros() as u8 & 63)
        }
    }
    #[inline(always)]
    fn without_lowest(self) -> Bitboard {
        if self.lo != 0 {
            Bitboard {
                lo: self.lo & (self.lo - 1),
                hi: self.hi,
            }
        } else {
            Bitboard {
                lo: 0,
                hi: self.hi & self.hi.wrapping_sub(1),
            }
        }
    }
    #[inline(always)]
    fn edit(board: &mut Bitboard, out: Bitboard, into: Bitboard) {
        *board = *board & !out | into;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_words_shift_like_one_u128() {
        let mut seed = 1u64;
        for _ in 0..2000 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(99);
            let set = Bitboard {
                lo: seed.rotate_left(17),
                hi: (seed ^ 77) & 0x1ffff,
            };
            let wide = (set.hi as u128) << 64 | set.lo as u128;
            let n = (seed >> 33) as u8 % 12;
            for (up, down) in [(n, 0), (0, n)] {
                let moved = set.shift(up, down);
                assert_eq!(
                    (moved.hi as u128) << 64 | moved.lo as u128,
                    (wide << up) >> down
                );
            }
            if wide != 0 {
                assert_eq!(set.lowest() as u32, wide.trailing_zeros());
                assert_eq!(set.highest() as u32, 127 - wide.leading_zeros());
            }
            assert_eq!(set.iter().count() as u32, set.count());
        }
    }
}
