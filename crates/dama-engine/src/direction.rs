//! The eight directions and sets of them.
//!
//! Directions are seen from White's seat; Black's are the same turned by half a
//! circle (0-3).

/// A direction as White sees it, clockwise from straight forward.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Direction {
    /// Away from White's base.
    Forward,
    /// Diagonally forward to the right.
    ForwardRight,
    /// To the right.
    Right,
    /// Diagonally backward to the right.
    BackwardRight,
    /// Towards White's base.
    Backward,
    /// Diagonally backward to the left.
    BackwardLeft,
    /// To the left.
    Left,
    /// Diagonally forward to the left.
    ForwardLeft,
}

impl Direction {
    /// All eight, clockwise.
    pub const ALL: [Direction; 8] = [
        Direction::Forward,
        Direction::ForwardRight,
        Direction::Right,
        Direction::BackwardRight,
        Direction::Backward,
        Direction::BackwardLeft,
        Direction::Left,
        Direction::ForwardLeft,
    ];

    /// The same direction from the opposite seat, which is also its reverse.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// File and rank step: (1, 0) is one file to the right.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::Forward => (0, 1),
            Direction::ForwardRight => (1, 1),
            Direction::Right => (1, 0),
            Direction::BackwardRight => (1, -1),
            Direction::Backward => (0, -1),
            Direction::BackwardLeft => (-1, -1),
            Direction::Left => (-1, 0),
            Direction::ForwardLeft => (-1, 1),
        }
    }

    /// Whether it goes along a rank or a file.
    pub const fn is_orthogonal(self) -> bool {
        (self as u8).is_multiple_of(2)
    }

    /// "forward", "forward-right" and so on.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Forward => "forward",
            Direction::ForwardRight => "forward-right",
            Direction::Right => "right",
            Direction::BackwardRight => "backward-right",
            Direction::Backward => "backward",
            Direction::BackwardLeft => "backward-left",
            Direction::Left => "left",
            Direction::ForwardLeft => "forward-left",
        }
    }
}

/// A set of directions, one bit each in the order of [`Direction::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Directions(u8);

impl Directions {
    /// No direction.
    pub const NONE: Directions = Directions(0);
    /// ← ↑ →
    pub const FORWARD_AND_SIDEWAYS: Directions = Directions(0b0100_0101);
    /// ← → ↖ ↑ ↗
    pub const ALL_BUT_BACKWARD: Directions = Directions(0b1100_0111);
    /// ↖ ↑ ↗
    pub const ALL_FORWARD: Directions = Directions(0b1000_0011);
    /// ↖ ↗
    pub const DIAGONALLY_FORWARD: Directions = Directions(0b1000_0010);
    /// The four diagonals.
    pub const DIAGONAL: Directions = Directions(0b1010_1010);
    /// The four along ranks and files.
    pub const ORTHOGONAL: Directions = Directions(0b0101_0101);
    /// All eight.
    pub const EIGHT: Directions = Directions(0xff);

    /// The set as the opposite seat sees it.
    pub const fn turned(self) -> Directions {
        Directions(self.0.rotate_left(4))
    }

    /// Whether `direction` is in the set.
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 & 1 << direction as u8 != 0
    }

    /// The directions in this set or in `other`.
    pub const fn or(self, other: Directions) -> Directions {
        Directions(self.0 | other.0)
    }

    /// The directions, clockwise from forward.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let direction = Direction::ALL[rest.trailing_zeros() as usize & 7];
            rest &= rest - 1;
            Some(direction)
        })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Directions {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
