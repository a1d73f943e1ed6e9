//! What stands where, with its key.
//!
//! Pieces and key change together here and nowhere else, so they cannot disagree.

use crate::bitboard::{Bitboard, Word};
use crate::square::{Kind, Piece, Side, Square};
use crate::zobrist;

/// The pieces of both sides and their key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pieces {
    sides: [Bitboard; 2],
    kings: Bitboard,
    key: u64,
}

impl Pieces {
    /// No pieces.
    pub(crate) const NONE: Pieces = Pieces {
        sides: [Bitboard::EMPTY; 2],
        kings: Bitboard::EMPTY,
        key: 0,
    };

    #[inline(always)]
    pub(crate) fn of(&self, side: Side) -> &Bitboard {
        &self.sides[side as usize]
    }

    #[inline(always)]
    pub(crate) fn kings(&self) -> &Bitboard {
        &self.kings
    }

    #[inline(always)]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// What stands on `square`.
    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.of(side).contains(square))?;
        let kind = self.kind(square);
        Some(Piece { side, kind })
    }

    /// Man or king, of a square that is occupied.
    #[inline(always)]
    pub(crate) fn kind(&self, square: Square) -> Kind {
        kind_of(self.kings.contains(square))
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(crate) fn put(&mut self, piece: Piece, square: Square) {
        let one = Bitboard::of(square);
        self.sides[piece.side as usize] |= one;
        if piece.kind == Kind::King {
            self.kings |= one;
        }
        self.key ^= zobrist::piece(piece, square);
    }

    /// Takes the piece of `side` off `square`.
    #[inline(always)]
    pub(crate) fn take(&mut self, side: Side, square: Square) {
        self.take_all(side, Bitboard::of(square));
    }

    /// Takes the pieces of `side` off all of `squares`.
    #[inline(always)]
    pub(crate) fn take_all<W: Word>(&mut self, side: Side, squares: W) {
        let kings = W::of_board(&self.kings);
        squares.each(|index| {
            let kind = kind_of(kings.has(index));
            self.key ^= zobrist::piece(Piece { side, kind }, Square::new(index));
        });
        W::edit(&mut self.sides[side as usize], squares, W::NONE);
        W::edit(&mut self.kings, squares, W::NONE);
    }

    /// Moves the piece of `side` from one square to another, where it is a king when it
    /// was one or `promotes`. The squares may be equal.
    #[inline(always)]
    pub(crate) fn relocate<W: Word>(
        &mut self,
        side: Side,
        from: Square,
        to: Square,
        promotes: bool,
    ) {
        let (start, end) = (W::bit(from.index()), W::bit(to.index()));
        let king = !(W::of_board(&self.kings) & start).none();
        let before = Piece {
            side,
            kind: kind_of(king),
        };
        let after = Piece {
            side,
            kind: kind_of(king || promotes),
        };
        W::edit(&mut self.sides[side as usize], start, end);
        if king || promotes {
            W::edit(&mut self.kings, start, end);
        }
        self.key ^= zobrist::piece(before, from) ^ zobrist::piece(after, to);
    }
}

#[inline(always)]
fn kind_of(king: bool) -> Kind {
    if king { Kind::King } else { Kind::Man }
}
