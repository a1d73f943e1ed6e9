//! Squares, sides and the numbers they have.
//!
//! A square is an index in square order: rank × width + file, a1 = 0 (0-1). What
//! it is called depends on the board: see [`Board::name`](crate::board::Board::name).

/// A square by its index in square order; below [`Square::LIMIT`] always.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Square(u8);

impl Square {
    /// One more than the greatest index that any board has (i9 of Dhamet is 80).
    pub const LIMIT: u8 = 81;

    pub(crate) const fn new(index: u8) -> Square {
        debug_assert!(index < Square::LIMIT);
        Square(index)
    }

    /// The square with this index, `None` from [`Square::LIMIT`] on. Whether a board
    /// has it is the board's affair.
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < Square::LIMIT {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The index in square order.
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// A player: White sits at the bottom (0-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Side {
    /// Begins unless the position says otherwise (0-10).
    White,
    /// Sits at the top.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// "white" or "black".
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    /// The letter of the position text: W or B.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'W',
            Side::Black => 'B',
        }
    }
}

/// What a piece may do (0-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Kind {
    /// An ordinary piece.
    Man,
    /// A promoted piece: dama, dame, sultan.
    King,
}

/// A piece of either side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
}
