//! What can be wrong with a description of a position.

use crate::square::Square;
use alloc::string::String;
use core::fmt;

/// Why a [`Setup`](crate::position::Setup) is not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// A king is marked where no piece stands.
    KingWithoutPiece,
    /// The board has no such square.
    OffBoard,
    /// Both sides claim the square.
    SquareShared,
    /// Neither side has a piece.
    NoPieces,
    /// A man stands where it would have been promoted (0-9).
    ManOnPromotionSquare,
    /// The game knows no huff.
    NoHuffInGame,
    /// No piece of the side not to move stands there to be huffed.
    HuffWithoutPiece,
    /// The game knows no oblige.
    NoObligeInGame,
    /// The game has no fixed opening.
    NoOpeningInGame,
    /// The fixed opening has fewer plies.
    OpeningTooLong,
    /// Nothing can be huffed during the fixed opening.
    OpeningWithHuff,
    /// The board is not the opening's at that ply.
    NotTheOpening,
    /// The side to move has more chains of captures than can be looked at; only
    /// positions made for it have.
    TooManyChains,
}

/// Why and where a [`Setup`](crate::position::Setup) is not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// What is wrong.
    pub fault: SetupFault,
    /// The square concerned, where there is one.
    pub square: Option<Square>,
}

impl SetupFault {
    /// The second half of its code.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            SetupFault::KingWithoutPiece => "king-without-piece",
            SetupFault::OffBoard => "off-board",
            SetupFault::SquareShared => "square-shared",
            SetupFault::NoPieces => "no-pieces",
            SetupFault::ManOnPromotionSquare => "man-on-promotion-square",
            SetupFault::NoHuffInGame => "no-huff-in-game",
            SetupFault::HuffWithoutPiece => "huff-without-piece",
            SetupFault::NoObligeInGame => "no-oblige-in-game",
            SetupFault::NoOpeningInGame => "no-opening-in-game",
            SetupFault::OpeningTooLong => "opening-too-long",
            SetupFault::OpeningWithHuff => "opening-with-huff",
            SetupFault::NotTheOpening => "not-the-opening",
            SetupFault::TooManyChains => "too-many-chains",
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetupFault::KingWithoutPiece => "a king is marked where no piece stands",
            SetupFault::OffBoard => "the board has no such square",
            SetupFault::SquareShared => "both sides have a piece there",
            SetupFault::NoPieces => "at least one side must have a piece",
            SetupFault::ManOnPromotionSquare => "a man there would have been promoted (0-9)",
            SetupFault::NoHuffInGame => "this game has no huff",
            SetupFault::HuffWithoutPiece => "no piece of the side not to move stands there",
            SetupFault::NoObligeInGame => "this game has no oblige",
            SetupFault::NoOpeningInGame => "this game has no fixed opening",
            SetupFault::OpeningTooLong => "expected a ply of the fixed opening, 0 to 9",
            SetupFault::OpeningWithHuff => "nothing can be huffed during the fixed opening",
            SetupFault::TooManyChains => "there are too many chains of captures to look at",
            SetupFault::NotTheOpening => "the board is not the fixed opening's at that ply",
        })
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl core::error::Error for SetupError {}

/// A stable code for programs, `group.name`. The names are written out beside each fault: read from
/// the faults' `Debug`, they would bring all of it into the browser.
pub(crate) fn code_of(group: &str, name: &str) -> String {
    [group, ".", name].concat()
}
