//! Why a wish is not legal: a typed reason for every start and end (no catch-all).
//!
//! Reasons go from the piece to the place to the way: is it yours, is the place free,
//! is it a way the piece has, does the duty forbid it.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{Direction, Directions};
use crate::moves::{Legal, Move};
use crate::notation::{self, Naming};
use crate::opening;
use crate::position::Position;
use crate::rules::{Duty, Enforcement, Rules};
use crate::square::{Kind, Side, Square};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Why a piece may not go from one square to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// The game is over. A position says so when a side has no piece left; every other
    /// end is for the game to know.
    GameOver,
    /// The board has no such square.
    OffBoard(Square),
    /// Nothing stands on the start.
    Empty,
    /// The piece is the opponent's: it is not its turn.
    NotYourPiece,
    /// The piece cannot move at all.
    Stuck,
    /// Start and end are the same.
    SameSquare,
    /// A piece stands on the end.
    Occupied(Square),
    /// The fixed opening is in force (D-9): its moves' starts and ends.
    FixedOpening(Vec<(Square, Square)>),
    /// No line leads there.
    NoLine,
    /// A man does not go backward.
    Backward,
    /// A man of this game does not go sideways.
    Sideways,
    /// Such a piece does not go diagonally in this game.
    Diagonal(Kind),
    /// A man goes one step, or jumps one piece.
    TooFar,
    /// An own piece is in the way of such a piece.
    OwnInTheWay(Square, Kind),
    /// Two pieces stand one behind the other: they cannot be jumped.
    TwoInTheWay(Square, Square),
    /// Such a piece does not capture the enemy there that way.
    NoCaptureThatWay(Square, Kind),
    /// A capture is due; by these pieces.
    MustCapture(Bitboard),
    /// The player has been obliged: only the maximum captures, by these pieces.
    Obliged(Bitboard),
    /// The chain must go on from there.
    ChainMustGoOn,
    /// The capture takes fewer than another.
    FewerThanMaximum {
        /// What it takes.
        takes: u32,
        /// What must be taken.
        maximum: u32,
        /// The legal captures' texts.
        better: Vec<String>,
        /// Their pieces.
        pieces: Bitboard,
    },
    /// It could be reached only by turning straight back (U-8).
    HalfTurn,
}

impl WhyNot {
    /// A stable code: "must-capture" and so on.
    pub fn code(&self) -> &'static str {
        match self {
            WhyNot::GameOver => "game-over",
            WhyNot::OffBoard(_) => "off-board",
            WhyNot::Empty => "empty",
            WhyNot::NotYourPiece => "not-your-piece",
            WhyNot::Stuck => "piece-stuck",
            WhyNot::SameSquare => "same-square",
            WhyNot::Occupied(_) => "occupied",
            WhyNot::FixedOpening(_) => "fixed-opening",
            WhyNot::NoLine => "no-line",
            WhyNot::Backward => "backward",
            WhyNot::Sideways => "sideways",
            WhyNot::Diagonal(_) => "diagonal",
            WhyNot::TooFar => "too-far",
            WhyNot::OwnInTheWay(..) => "own-in-the-way",
            WhyNot::TwoInTheWay(..) => "two-in-the-way",
            WhyNot::NoCaptureThatWay(..) => "no-capture-that-way",
            WhyNot::MustCapture(_) => "must-capture",
            WhyNot::Obliged(_) => "obliged",
            WhyNot::ChainMustGoOn => "chain-must-go-on",
            WhyNot::FewerThanMaximum { .. } => "fewer-than-maximum",
            WhyNot::HalfTurn => "half-turn",
        }
    }

    /// Every code there is.
    pub const CODES: [&'static str; 21] = [
        "game-over",
        "off-board",
        "empty",
        "not-your-piece",
        "piece-stuck",
        "same-square",
        "occupied",
        "fixed-opening",
        "no-line",
        "backward",
        "sideways",
        "diagonal",
        "too-far",
        "own-in-the-way",
        "two-in-the-way",
        "no-capture-that-way",
        "must-capture",
        "obliged",
        "chain-must-go-on",
        "fewer-than-maximum",
        "half-turn",
    ];

    /// The article that forbids the wish in this game; empty where none is needed
    /// because it is plain.
    pub fn article(&self, rules: &Rules) -> &'static str {
        let articles = &rules.articles;
        match self {
            WhyNot::GameOver
            | WhyNot::OffBoard(_)
            | WhyNot::Empty
            | WhyNot::NotYourPiece
            | WhyNot::Stuck
            | WhyNot::SameSquare
            | WhyNot::Occupied(_) => "",
            WhyNot::FixedOpening(_) => articles.fixed_opening,
            WhyNot::NoLine => articles.board,
            WhyNot::Backward | WhyNot::Sideways | WhyNot::TooFar | WhyNot::Diagonal(Kind::Man) => {
                articles.man_moves
            }
            WhyNot::Diagonal(Kind::King) => articles.king_moves,
            WhyNot::OwnInTheWay(_, Kind::Man) | WhyNot::NoCaptureThatWay(_, Kind::Man) => {
                articles.man_captures
            }
            WhyNot::NoCaptureThatWay(_, Kind::King) => articles.king_captures,
            WhyNot::OwnInTheWay(_, Kind::King) | WhyNot::TwoInTheWay(..) => "0-4",
            WhyNot::MustCapture(_) | WhyNot::ChainMustGoOn | WhyNot::FewerThanMaximum { .. } => {
                articles.duty
            }
            WhyNot::Obliged(_) => articles.oblige,
            WhyNot::HalfTurn => articles.half_turn,
        }
    }

    /// The squares that a board should light: the pieces that must, the ones in the way.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            WhyNot::Occupied(s)
            | WhyNot::OffBoard(s)
            | WhyNot::OwnInTheWay(s, _)
            | WhyNot::NoCaptureThatWay(s, _) => alloc::vec![*s],
            WhyNot::TwoInTheWay(a, b) => alloc::vec![*a, *b],
            WhyNot::MustCapture(set) | WhyNot::Obliged(set) => set.iter().collect(),
            WhyNot::FewerThanMaximum { pieces, .. } => pieces.iter().collect(),
            WhyNot::FixedOpening(moves) => moves.iter().map(|m| m.0).collect(),
            WhyNot::GameOver
            | WhyNot::Empty
            | WhyNot::NotYourPiece
            | WhyNot::Stuck
            | WhyNot::SameSquare
            | WhyNot::NoLine
            | WhyNot::Backward
            | WhyNot::Sideways
            | WhyNot::Diagonal(_)
            | WhyNot::TooFar
            | WhyNot::ChainMustGoOn
            | WhyNot::HalfTurn => Vec::new(),
        }
    }
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyNot::GameOver => f.write_str("the game is over"),
            WhyNot::OffBoard(_) => f.write_str("the board has no such square"),
            WhyNot::Empty => f.write_str("no piece stands there"),
            WhyNot::NotYourPiece => f.write_str("the piece is the opponent's"),
            WhyNot::Stuck => f.write_str("the piece cannot move"),
            WhyNot::SameSquare => f.write_str("start and end are the same"),
            WhyNot::Occupied(_) => f.write_str("a piece stands on the end"),
            WhyNot::FixedOpening(_) => f.write_str("the fixed opening is in force"),
            WhyNot::NoLine => f.write_str("no line leads there"),
            WhyNot::Backward => f.write_str("a man does not go backward"),
            WhyNot::Sideways => f.write_str("a man does not go sideways"),
            WhyNot::Diagonal(_) => f.write_str("the piece does not go diagonally"),
            WhyNot::TooFar => f.write_str("a man goes one step, or jumps one piece"),
            WhyNot::OwnInTheWay(..) => f.write_str("an own piece is in the way"),
            WhyNot::TwoInTheWay(..) => f.write_str("two pieces in a row cannot be jumped"),
            WhyNot::NoCaptureThatWay(..) => f.write_str("the piece does not capture that way"),
            WhyNot::MustCapture(_) => f.write_str("a capture is due"),
            WhyNot::Obliged(_) => f.write_str("obliged: only the maximum captures"),
            WhyNot::ChainMustGoOn => f.write_str("the chain must go on"),
            WhyNot::FewerThanMaximum { takes, maximum, .. } => {
                write!(f, "it takes {takes}, but {maximum} must be taken")
            }
            WhyNot::HalfTurn => f.write_str("a king may not turn straight back in a chain"),
        }
    }
}

/// Why the side to move may not go from `from` to `to`; `None` when it may. With equal
/// squares, why the piece cannot be picked up (unless it closes a loop there).
pub fn why_not(position: &Position, legal: &Legal, from: Square, to: Square) -> Option<WhyNot> {
    let rules = position.rules();
    let side = position.side();
    if legal.moves.iter().any(|m| (m.from, m.to) == (from, to)) {
        return None;
    }
    if let Some(square) = [from, to]
        .into_iter()
        .find(|&s| !rules.board.squares().contains(s))
    {
        return Some(WhyNot::OffBoard(square));
    }
    if Side::BOTH.into_iter().any(|s| position.has_lost_all(s)) {
        return Some(WhyNot::GameOver);
    }
    let piece = match position.piece(from) {
        None => return Some(WhyNot::Empty),
        Some(piece) if piece.side != side => return Some(WhyNot::NotYourPiece),
        Some(piece) => piece,
    };
    if position.opening().is_some() {
        let choices = opening::choices(position);
        return Some(WhyNot::FixedOpening(
            choices.iter().map(|c| (c.from, c.to)).collect(),
        ));
    }
    let owed = rules.enforcement == Enforcement::Owed && !position.is_obliged();
    let due = !owed && legal.due.count > 0;
    let must = || {
        if position.is_obliged() {
            WhyNot::Obliged(legal.due.pieces)
        } else {
            WhyNot::MustCapture(legal.due.pieces)
        }
    };
    if from == to {
        return Some(if due && !legal.due.pieces.contains(from) {
            must()
        } else if legal.moves.iter().any(|m| m.from == from) {
            WhyNot::SameSquare
        } else {
            WhyNot::Stuck
        });
    }
    if position.piece(to).is_some() {
        return Some(WhyNot::Occupied(to));
    }
    if due && let Some(why) = broken_chain(position, legal, from, to) {
        return Some(why);
    }
    if !rules.half_turn && position.ends_on(from, to, true).is_some() {
        return Some(WhyNot::HalfTurn);
    }
    Some(match rules.board.direction(from, to) {
        None => WhyNot::NoLine,
        Some(d) => {
            let way = Way {
                position,
                from,
                to,
                d,
            };
            let fault = match piece.kind {
                Kind::Man => way.man(),
                Kind::King => way.king(),
            };
            fault.unwrap_or_else(must)
        }
    })
}

/// The wish is part of a chain that the duty does not allow.
fn broken_chain(position: &Position, legal: &Legal, from: Square, to: Square) -> Option<WhyNot> {
    let ending = position.ends_on(from, to, false)?;
    let text = |m: &Move| notation::write(position, legal, m, Naming::Names);
    Some(match (ending.whole, position.rules().duty) {
        (Some(takes), Duty::Maximum) => WhyNot::FewerThanMaximum {
            takes,
            maximum: legal.due.count as u32,
            better: legal.moves.iter().map(text).collect(),
            pieces: legal.due.pieces,
        },
        _ => WhyNot::ChainMustGoOn,
    })
}

/// A wish along one line to an empty square.
struct Way<'a> {
    position: &'a Position,
    from: Square,
    to: Square,
    d: Direction,
}

impl Way<'_> {
    fn board(&self) -> &'static Board {
        self.position.rules().board
    }

    fn side(&self) -> Side {
        self.position.side()
    }

    fn own(&self, square: Square) -> bool {
        self.position.pieces(self.side()).contains(square)
    }

    /// What a man cannot do; `None` when it is a step it has.
    fn man(&self) -> Option<WhyNot> {
        let rules = self.position.rules();
        let between = self.board().between(self.from, self.to);
        match between.count() {
            0 if rules.moves(self.side(), Kind::Man).contains(self.d) => None,
            0 => Some(self.direction()),
            1 => Some(match between.first() {
                Some(middle) if self.own(middle) => WhyNot::OwnInTheWay(middle, Kind::Man),
                Some(middle) if self.position.piece(middle).is_some() => {
                    WhyNot::NoCaptureThatWay(middle, Kind::Man)
                }
                _ => WhyNot::TooFar,
            }),
            _ => Some(WhyNot::TooFar),
        }
    }

    /// Which direction a man lacks, from its own seat.
    fn direction(&self) -> WhyNot {
        let d = match self.side() {
            Side::White => self.d,
            Side::Black => self.d.opposite(),
        };
        if Directions::ALL_BUT_BACKWARD.contains(d) {
            if d.is_orthogonal() {
                WhyNot::Sideways
            } else {
                WhyNot::Diagonal(Kind::Man)
            }
        } else {
            WhyNot::Backward
        }
    }

    /// What a king cannot do; `None` when it is a flight it has.
    fn king(&self) -> Option<WhyNot> {
        let rules = self.position.rules();
        if !rules.moves(self.side(), Kind::King).contains(self.d) {
            return Some(WhyNot::Diagonal(Kind::King));
        }
        let captures = rules.captures(self.side(), Kind::King).contains(self.d);
        let mut here = self.from;
        while here != self.to {
            let next = self.board().next(here, self.d)?;
            if self.position.piece(next).is_some() {
                if self.own(next) {
                    return Some(WhyNot::OwnInTheWay(next, Kind::King));
                }
                if !captures {
                    return Some(WhyNot::NoCaptureThatWay(next, Kind::King));
                }
                let behind = self.board().next(next, self.d)?;
                if self.position.piece(behind).is_some() {
                    return Some(WhyNot::TwoInTheWay(next, behind));
                }
            }
            here = next;
        }
        None
    }
}
