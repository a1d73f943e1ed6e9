//! What stands where, with its key.
//!
//! Pieces and key change together here and nowhere else, so they cannot disagree.

use crate::bitboard::Bitboard;
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
        if self.kings.contains(square) {
            Kind::King
        } else {
            Kind::Man
        }
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
        let kind = self.kind(square);
        let rest = !Bitboard::of(square);
        self.sides[side as usize] &= rest;
        self.kings &= rest;
        self.key ^= zobrist::piece(Piece { side, kind }, square);
    }
}
