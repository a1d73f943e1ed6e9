//! The rule table: what every game answers, and nothing about how moves are made.
//!
//! One game is one file of data below this module. Engine code asks the table and
//! never which game it plays.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::Directions;
use crate::rules_id::RulesId;
use crate::seat::Seat;
use crate::square::{Kind, Side, Square};

pub mod dhamet;
pub mod filippina;
pub mod la_dama;
pub mod tama;
pub mod turkish;

/// Which captures the duty asks for (0-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Duty {
    /// Whichever, carried on as long as the piece can.
    Any,
    /// One that takes the most pieces.
    Maximum,
}

/// What happens to a move that breaks the duty (0-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Enforcement {
    /// It is illegal.
    Enforced,
    /// It is legal and may be huffed.
    Owed,
}

/// When jumped pieces leave the board (0-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Removal {
    /// As they are jumped.
    AtOnce,
    /// When the whole move is over; till then they block.
    AfterMove,
}

/// When a man becomes a king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum PromotionTime {
    /// When its move ends on a promotion square.
    AtEnd,
    /// As soon as it lands on one; it goes on as a king (T-8).
    InPassing,
}

/// Numbers for squares beside the names, as Filippina has them (0-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// Names only.
    None,
    /// From 1 at the top, rank by rank, left to right.
    FromTop,
}

/// One move of a fixed opening, as the starting side would play it as White.
#[derive(Clone, Copy, Debug)]
pub struct OpeningMove {
    /// Where it starts.
    pub from: Square,
    /// Where a capture of two lands first.
    pub via: Option<Square>,
    /// Where it ends.
    pub to: Square,
    /// Whether it captures at every stop.
    pub captures: bool,
}

impl OpeningMove {
    /// The squares it stops on, the last being its end.
    pub fn stops(&self) -> impl Iterator<Item = Square> {
        self.via.into_iter().chain([self.to])
    }

    /// How many pieces it takes.
    pub fn taken(&self) -> u32 {
        if self.captures {
            self.stops().count() as u32
        } else {
            0
        }
    }
}

/// A fixed opening: equally long lines of play that may be followed (D-9).
pub type Opening = &'static [&'static [OpeningMove]];

/// Which article of the law settles each row of the table.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[allow(missing_docs)] // the rows of `Rules`, by name
pub struct Articles {
    pub board: &'static str,
    pub setup: &'static str,
    pub man_moves: &'static str,
    pub man_captures: &'static str,
    pub king_moves: &'static str,
    pub king_captures: &'static str,
    pub duty: &'static str,
    pub oblige: &'static str,
    pub removal: &'static str,
    pub promotion: &'static str,
    pub half_turn: &'static str,
    pub fixed_opening: &'static str,
}

/// A rule set as data. Directions and squares are White's; Black's are turned by
/// half a circle (0-3).
#[derive(Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Rules {
    /// Which rule set this is.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub id: RulesId,
    /// Its name as written everywhere.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub name: &'static str,
    /// Name of the game it belongs to: board, pieces and words are that game's.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub game: &'static str,
    /// The board.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub board: &'static Board,
    /// The men at the start, White's and Black's.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub setup: [Bitboard; 2],
    /// Directions of a man's quiet step.
    pub man_moves: Directions,
    /// Directions of a man's jump.
    pub man_captures: Directions,
    /// Directions in which a king flies.
    pub king_moves: Directions,
    /// Directions in which a king captures.
    pub king_captures: Directions,
    /// Which captures are due.
    pub duty: Duty,
    /// Whether the duty is enforced or owed.
    pub enforcement: Enforcement,
    /// Whether the opponent may, instead of huffing, have the maximum played (soufla).
    pub oblige: bool,
    /// When jumped pieces leave.
    pub removal: Removal,
    /// Where White's and where Black's men are promoted.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub promotion_squares: [Bitboard; 2],
    /// When they are.
    #[cfg_attr(feature = "serde", serde(rename = "promotion"))]
    pub promotion_time: PromotionTime,
    /// Whether a king may turn straight back between two captures.
    pub half_turn: bool,
    /// The fixed opening, empty where there is none.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub opening: Opening,
    /// Numbers of squares.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub numbering: Numbering,
    /// The articles.
    pub articles: Articles,
    /// The same for the generator: White's and Black's pieces.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) seats: [Seat; 2],
}

impl Rules {
    /// Plies without capture, promotion or forward move of a man after which the game
    /// is drawn: 25 moves a side (0-12).
    pub const QUIET_LIMIT: u8 = 50;

    /// A side's men at the start.
    pub fn men(&self, side: Side) -> Bitboard {
        self.setup[side as usize]
    }

    /// Where a side's men are promoted.
    pub fn promotion(&self, side: Side) -> Bitboard {
        self.promotion_squares[side as usize]
    }

    /// A side's part of the table as the generator reads it.
    #[inline(always)]
    pub(crate) fn seat(&self, side: Side) -> &Seat {
        &self.seats[side as usize]
    }

    /// Directions of a quiet move, as White sees them.
    pub fn moves(&self, side: Side, kind: Kind) -> Directions {
        seat(
            side,
            match kind {
                Kind::Man => self.man_moves,
                Kind::King => self.king_moves,
            },
        )
    }

    /// Directions of a capture, as White sees them.
    pub fn captures(&self, side: Side, kind: Kind) -> Directions {
        seat(
            side,
            match kind {
                Kind::Man => self.man_captures,
                Kind::King => self.king_captures,
            },
        )
    }

    /// Number of plies that the fixed opening lasts; 0 where there is none.
    pub fn opening_plies(&self) -> u8 {
        self.opening.first().map_or(0, |line| line.len() as u8)
    }

    /// The number of a square where the game has numbers (0-1).
    pub fn number(&self, square: Square) -> Option<u8> {
        if self.numbering == Numbering::None {
            return None;
        }
        let mut number = 0;
        for rank in (0..self.board.height()).rev() {
            for s in self.board.rank_squares(rank) {
                number += 1;
                if s == square {
                    return Some(number);
                }
            }
        }
        None
    }

    /// The square of a number where the game has numbers.
    pub fn numbered(&self, number: u8) -> Option<Square> {
        self.board
            .squares()
            .iter()
            .find(|&s| self.number(s) == Some(number))
    }
}

/// White's directions as they lie on the board for `side`.
const fn seat(side: Side, directions: Directions) -> Directions {
    match side {
        Side::White => directions,
        Side::Black => directions.turned(),
    }
}

/// The table of both seats, from White's directions of steps, jumps and king's captures.
const fn seats(board: &Board, ways: [Directions; 3]) -> [Seat; 2] {
    let [steps, jumps, king] = ways;
    [
        Seat::new(board, steps, jumps, king),
        Seat::new(board, steps.turned(), jumps.turned(), king.turned()),
    ]
}

/// White's squares and the same ones from Black's seat.
const fn both(board: &Board, white: Bitboard) -> [Bitboard; 2] {
    [white, board.turned_set(white)]
}

/// Squares by their names, for the tables: `squares(5, &["a5", "e5"])`.
const fn squares(width: u8, names: &[&str]) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut i = 0;
    while i < names.len() {
        set = set.with(square(width, names[i]));
        i += 1;
    }
    set
}

/// A square by its name on a board of this width.
const fn square(width: u8, name: &str) -> Square {
    let name = name.as_bytes();
    Square::new((name[1] - b'1') * width + name[0] - b'a')
}

/// The squares of several ranks (from 1), where the board has them.
const fn ranks(board: &Board, from: u8, to: u8) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut index = 0;
    while index < board.width() * board.height() {
        let square = Square::new(index);
        let rank = board.rank(square) + 1;
        if rank >= from && rank <= to && board.squares().contains(square) {
            set = set.with(square);
        }
        index += 1;
    }
    set
}
