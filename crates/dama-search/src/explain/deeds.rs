//! What can be said of a deed of any kind: of the opening, of the end of the game, and of
//! what else there was to do.

use super::facts;
use super::{Cause, Reason};
use crate::order::Step;
use crate::score::{Score, Verdict};
use alloc::vec::Vec;
use dama_engine::{Action, Game, Outcome};

/// A deed of any kind and what is thought of it.
pub(super) struct Whole<'a> {
    pub game: &'a Game,
    pub next: &'a Game,
    pub action: Action,
    pub score: Score,
    pub others: &'a [(Step, Score)],
    pub proves: bool,
}

pub(super) fn opening(d: &Whole) -> Option<Reason> {
    d.game.position().opening()?;
    Some(Reason {
        count: d.game.legal().moves.len() as u32,
        article: d.game.rules().articles.fixed_opening,
        ..Reason::of(Cause::Opening)
    })
}

pub(super) fn end(d: &Whole) -> Option<Outcome> {
    d.next.outcome()
}

pub(super) fn taken(action: Action) -> u32 {
    match action {
        Action::Move(m) => m.captured.count(),
        Action::Huff(_) => 1,
        _ => 0,
    }
}

pub(super) fn wins_now(d: &Whole) -> Option<Reason> {
    let outcome = end(d)?;
    (outcome.winner == Some(d.game.position().side())).then(|| Reason {
        takes: taken(d.action),
        plies: 1,
        article: outcome.reason.article(),
        ..Reason::of(Cause::WinsNow)
    })
}

pub(super) fn wins(d: &Whole) -> Option<Reason> {
    let Verdict::Win(plies) = d.score.verdict() else {
        return None;
    };
    d.proves.then(|| Reason {
        takes: taken(d.action),
        plies,
        ..Reason::of(Cause::Wins)
    })
}

pub(super) fn blows(d: &Whole) -> Option<Reason> {
    let Action::Huff(square) = d.action else {
        return None;
    };
    Some(Reason {
        squares: alloc::vec![square],
        takes: 1,
        article: d.game.rules().articles.duty,
        ..Reason::of(Cause::Blows)
    })
}

pub(super) fn obliges(d: &Whole) -> Option<Reason> {
    (d.action == Action::Oblige).then(|| Reason {
        count: d.next.position().due().count as u32,
        article: d.game.rules().articles.oblige,
        ..Reason::of(Cause::Obliges)
    })
}

pub(super) fn only(d: &Whole) -> Option<Reason> {
    let choices = d.game.legal().moves.len() as u32 + d.game.position().huffs().count();
    (choices == 1 && !d.game.frame().can_oblige).then(|| Reason {
        takes: taken(d.action),
        loses: facts::left(d.next),
        ..Reason::of(Cause::Only)
    })
}

pub(super) fn draws_now(d: &Whole) -> Option<Reason> {
    let outcome = end(d)?;
    outcome.winner.is_none().then(|| Reason {
        plies: 1,
        article: outcome.reason.article(),
        ..Reason::of(Cause::DrawsNow)
    })
}

pub(super) fn only_defence(d: &Whole) -> Option<Reason> {
    let mut others = d
        .others
        .iter()
        .filter(|(step, _)| d.action != (*step).into());
    let all = others.clone().count();
    (d.proves && !d.score.is_loss() && all > 0 && others.all(|(_, score)| score.is_loss())).then(
        || Reason {
            count: all as u32,
            ..Reason::of(Cause::OnlyDefence)
        },
    )
}

/// Only a depth that was searched to its end tells that every choice loses.
pub(super) fn lost(d: &Whole) -> Option<Reason> {
    let ends = d.others.iter().map(|(_, score)| match score.verdict() {
        Verdict::Loss(plies) => Some(plies),
        _ => None,
    });
    let plies = ends.collect::<Option<Vec<u16>>>()?.into_iter().max()?;
    d.proves.then(|| Reason {
        plies,
        ..Reason::of(Cause::Lost)
    })
}
