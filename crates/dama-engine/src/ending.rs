//! How games end: the ends, their reasons, and the order in which they are tested
//! (0-11 to 0-14).

use crate::fen::Clocks;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Kind, Side};
use core::fmt;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Reason {
    /// The loser has no piece left (0-11).
    NoPieces,
    /// The loser is to move and cannot (0-11).
    NoMoves,
    /// The loser resigned (0-11).
    Resigned,
    /// The players agreed a draw (0-11).
    Agreed,
    /// One king each and nothing to take (0-13).
    OneKingEach,
    /// 25 moves by each side without capture, promotion or a man's forward move (0-12).
    LongGame,
    /// The same position for the third time (0-11).
    Repetition,
}

impl Reason {
    /// A stable name: "no-pieces" and so on.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::NoPieces => "no-pieces",
            Reason::NoMoves => "no-moves",
            Reason::Resigned => "resigned",
            Reason::Agreed => "agreed",
            Reason::OneKingEach => "one-king-each",
            Reason::LongGame => "long-game",
            Reason::Repetition => "repetition",
        }
    }

    /// The article of the law.
    pub const fn article(self) -> &'static str {
        match self {
            Reason::OneKingEach => "0-13",
            Reason::LongGame => "0-12",
            _ => "0-11",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl fmt::Display for Outcome {
    /// `white — black has no pieces left (0-11)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = self.reason.article();
        match self.winner {
            Some(winner) => {
                let loser = winner.other().name();
                let what = match self.reason {
                    Reason::NoPieces => "has no pieces left",
                    Reason::NoMoves => "has no legal move",
                    _ => "resigned",
                };
                write!(f, "{} — {loser} {what} ({article})", winner.name())
            }
            None => {
                let what = match self.reason {
                    Reason::OneKingEach => "one king each",
                    Reason::LongGame => "25 moves a side without progress",
                    Reason::Repetition => "the same position for the third time",
                    _ => "agreed by the players",
                };
                write!(f, "draw — {what} ({article})")
            }
        }
    }
}

/// The loss that stands on the board, if any: no pieces, or no legal move with or
/// without what is open (0-11). `can_oblige` says that the player to move may have the
/// last move taken back.
pub fn loss(position: &Position, can_oblige: bool) -> Option<Outcome> {
    let lost = |side: Side, reason| {
        Some(Outcome {
            winner: Some(side.other()),
            reason,
        })
    };
    for side in Side::BOTH {
        if position.has_lost_all(side) {
            return lost(side, Reason::NoPieces);
        }
    }
    let saved_by_huff = || {
        position.huffs().iter().any(|square| {
            position
                .after_huff(square)
                .is_some_and(|p| p.has_lost_all(p.side().other()) || !p.legal().moves.is_empty())
        })
    };
    if position.legal().moves.is_empty() && !can_oblige && !saved_by_huff() {
        return lost(position.side(), Reason::NoMoves);
    }
    None
}

/// The draw that the position and the clocks make, repetition being counted by the
/// game: `times` the same position has stood, this one included. None while a huff is
/// open (0-14).
pub fn draw(position: &Position, clocks: Clocks, times: usize) -> Option<Outcome> {
    if !position.huffs().is_empty() {
        return None;
    }
    let reason = if one_king_each(position) {
        Reason::OneKingEach
    } else if clocks.quiet >= Rules::QUIET_LIMIT {
        Reason::LongGame
    } else if times >= 3 {
        Reason::Repetition
    } else {
        return None;
    };
    Some(Outcome {
        winner: None,
        reason,
    })
}

/// One king against one king and nothing else, and the player to move cannot capture
/// at once (0-13).
pub fn one_king_each(position: &Position) -> bool {
    Side::BOTH.into_iter().all(|side| {
        let pieces = position.pieces(side);
        let kind = pieces.first().and_then(|s| position.piece(s));
        pieces.count() == 1 && kind.is_some_and(|p| p.kind == Kind::King)
    }) && position.due().count == 0
}
