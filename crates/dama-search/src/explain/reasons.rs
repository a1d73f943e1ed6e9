//! Which reasons hold for a deed: one predicate a cause, tried in order, the most
//! telling first.

use super::danger::*;
use super::deeds::*;
use super::exchange::*;
use super::facts::{self, Facts};
use super::places::*;
use super::{Cause, Reason};
use crate::order::Step;
use crate::score::Score;
use alloc::vec::Vec;
use dama_engine::{Action, Game};

/// Every reason that holds, the most telling first; never empty. `line` is legal and
/// begins with the deed; `others` are the turn's steps with scores or upper bounds of
/// them.
pub(crate) fn reasons(
    game: &Game,
    action: Action,
    score: Score,
    line: &[Action],
    others: &[(Step, Score)],
) -> impl Iterator<Item = Reason> {
    let mut next = game.clone();
    let done = next.act(action).is_ok();
    let whole = Whole {
        game,
        next: &next,
        action,
        score,
        others,
        // a game that obliges has turns that the search does not know: it proves nothing
        proves: !game.rules().oblige,
    };
    let of_deed: Vec<Reason> = WHOLE.iter().filter_map(|holds| holds(&whole)).collect();
    let last = nothing_else(&next);
    let facts = match action {
        Action::Move(m) if done => Facts::new(game, m, next),
        _ => None,
    };
    // one by one: whoever wants the first only pays for no other
    let of_move = MOVES
        .iter()
        .filter_map(move |holds| holds(facts.as_ref()?, line));
    let last = core::iter::once(last);
    of_deed.into_iter().chain(of_move).chain(last)
}

/// What is said when nothing else can be, of a move that has led to `next`.
fn nothing_else(next: &Game) -> Reason {
    match facts::left(next) {
        0 => Reason::of(Cause::Level),
        loses => Reason {
            loses,
            ..Reason::of(Cause::NothingBetter)
        },
    }
}

type OfDeed = fn(&Whole) -> Option<Reason>;
type Predicate = fn(&Facts, &[Action]) -> Option<Reason>;

/// What can be said of any deed: of the opening, the end, and what is left to choose.
const WHOLE: &[OfDeed] = &[
    opening,
    wins_now,
    wins,
    blows,
    obliges,
    only,
    draws_now,
    only_defence,
    lost,
];

/// What can be said of a move.
const MOVES: &[Predicate] = &[
    stops_win,
    takes_king,
    promotes,
    takes,
    breaks_duty,
    sacrifices,
    wins_piece,
    king_next,
    stops_king,
    saves,
    only_safe,
    threatens,
    gains,
    heads_for_draw,
    offers_trade,
    forces,
    way_free,
    mostly_safe,
    cramps,
    frees_king,
    advances,
    more_lines,
    keeps_back,
    joins,
    safe,
    more_room,
];
