//! Hints and reviews as plain data (feature `serde`); the shapes stand in the first
//! paragraphs of [`explain`](crate::explain) and [`review`](crate::review).

use super::{Hint as Found, Reason as Why};
use crate::draws::Answer;
use crate::review::Turn as Turned;
use crate::score::{Score, Verdict};
use alloc::string::String;
use alloc::vec::Vec;
use dama_engine::view::HistoryItem;
use dama_engine::{Action, Game, Naming, Side, Square, record, view};
use serde::Serialize;

/// Something to do in a game; a move by its place among the legal moves.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // named as in `Action`
pub enum Deed {
    Move { id: usize },
    Huff { square: Square },
    Oblige,
}

impl Deed {
    /// What an action is among the things to do now; `None` of an end by agreement.
    pub fn of(game: &Game, action: Action) -> Option<Deed> {
        Some(match action {
            Action::Move(m) => Deed::Move {
                id: game.legal().moves.iter().position(|legal| *legal == m)?,
            },
            Action::Huff(square) => Deed::Huff { square },
            Action::Oblige => Deed::Oblige,
            Action::Resign(_) | Action::AgreeDraw => return None,
        })
    }
}

/// A score: plies to a win or loss, or hundredths of a man.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Worth {
    pub kind: &'static str,
    pub value: i32,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Worth {
        let (kind, value) = match score.verdict() {
            Verdict::Win(plies) => ("win", plies.into()),
            Verdict::Loss(plies) => ("loss", plies.into()),
            Verdict::Draw => ("draw", 0),
            Verdict::Eval(value) => ("eval", value.into()),
        };
        Worth { kind, value }
    }
}

/// A reason, with the code that selects its sentence.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Reason {
    pub kind: &'static str,
    pub squares: Vec<Square>,
    pub takes: u32,
    pub loses: u32,
    pub count: u32,
    pub of: u32,
    pub plies: u16,
    pub moves: u16,
    pub article: &'static str,
}

impl From<&Why> for Reason {
    fn from(why: &Why) -> Reason {
        Reason {
            kind: why.cause.code(),
            squares: why.squares.clone(),
            takes: why.takes,
            loses: why.loses,
            count: why.count,
            of: why.of,
            plies: why.plies,
            moves: why.plies.div_ceil(2),
            article: why.article,
        }
    }
}

/// A hint.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct Hint {
    pub deed: Deed,
    pub side: Side,
    pub from: Option<Square>,
    pub to: Option<Square>,
    pub text: String,
    pub number_text: String,
    pub score: Worth,
    pub reason: Reason,
    pub line: Vec<HistoryItem>,
}

/// A hint for the present position of a game.
pub fn hint(game: &Game, found: &Found) -> Option<Hint> {
    let ends = match found.action {
        Action::Move(m) => Some((m.from, m.to)),
        _ => None,
    };
    let mut ahead = game.clone();
    let ply = game.actions().len();
    for &action in &found.line {
        ahead.act(action).ok()?;
    }
    Some(Hint {
        deed: Deed::of(game, found.action)?,
        side: game.position().side(),
        from: ends.map(|(from, _)| from),
        to: ends.map(|(_, to)| to),
        text: record::write_action(&ahead, ply, Naming::Names),
        number_text: record::write_action(&ahead, ply, Naming::Numbers),
        score: found.score.into(),
        reason: (&found.reason).into(),
        line: view::history(&ahead).split_off(ply),
    })
}

/// The moment where a game turned.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct Turn {
    pub ply: usize,
    pub side: Side,
    pub text: String,
    pub number_text: String,
    pub before: Worth,
    pub after: Worth,
    pub better: Hint,
    pub fails: Option<Reason>,
}

/// A turn of `game`, which holds all the actions that were reviewed.
pub fn turn(game: &Game, found: &Turned) -> Option<Turn> {
    let then = crate::review::game_at(game, found.ply)?;
    Some(Turn {
        ply: found.ply,
        side: found.side,
        text: record::write_action(game, found.ply, Naming::Names),
        number_text: record::write_action(game, found.ply, Naming::Numbers),
        before: found.before.into(),
        after: found.after.into(),
        better: hint(&then, &found.better)?,
        fails: found.fails.as_ref().map(Reason::from),
    })
}

/// An answer to an offered draw.
#[derive(Serialize)]
#[allow(missing_docs)]
pub struct DrawAnswer {
    pub accepts: bool,
    pub why: &'static str,
}

impl From<Answer> for DrawAnswer {
    fn from(answer: Answer) -> DrawAnswer {
        DrawAnswer {
            accepts: answer.accepts(),
            why: answer.code(),
        }
    }
}
