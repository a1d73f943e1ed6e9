//! Who is in danger after a move: what it saves, threatens and forces, and how safe it is
//! beside the other moves.

use super::facts::{self, Facts};
use super::{Cause, Reason};
use alloc::vec::Vec;
use dama_engine::{Action, Bitboard, Legal, Position, Square, ending};

/// Whether the other side can take nothing and something is left to be played.
pub(super) fn quiet(f: &Facts) -> bool {
    f.loses == 0 && f.plain() && !f.answers.moves.is_empty()
}

/// Whether the side to move can end the game with a win at once, by a move.
pub(super) fn wins_at_once(position: &Position, legal: &Legal) -> bool {
    let obliges = position.rules().oblige;
    legal.moves.iter().any(|m| {
        let after = position.after(m, legal.due);
        let can_oblige = obliges && !after.huffs().is_empty();
        ending::loss(&after, can_oblige).is_some()
    })
}

pub(super) fn stops_win(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (idle, legal) = f.idle()?;
    let could = !legal.moves.is_empty() && wins_at_once(idle, legal);
    (could && f.plain() && !wins_at_once(&f.after, &f.answers)).then(|| Reason::of(Cause::StopsWin))
}

/// Pieces that were in danger are so no longer, or fewer can be taken.
pub(super) fn saves(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (_, legal) = f.idle()?;
    let could = facts::most(legal);
    if could <= f.loses || f.m.is_capture() || !f.plain() {
        return None;
    }
    let danger = facts::victims(&f.answers);
    let stands = |square: &Square| match *square == f.m.from {
        true => f.m.to,
        false => *square,
    };
    let saved = facts::victims(legal).iter();
    let saved = saved.filter(|square| !danger.contains(stands(square)));
    let squares: Vec<Square> = saved.collect();
    if f.loses == 0 {
        Some(Reason {
            count: squares.len() as u32,
            squares,
            loses: could,
            ..Reason::of(Cause::Saves)
        })
    } else {
        Some(Reason {
            squares,
            loses: f.loses,
            of: could,
            ..Reason::of(Cause::SavesSome)
        })
    }
}

pub(super) fn only_safe(f: &Facts, _: &[Action]) -> Option<Reason> {
    let others = f.others();
    let least = others.iter().map(|(_, loses)| *loses).min()?;
    (quiet(f) && least > 0).then(|| Reason {
        count: others.len() as u32,
        loses: least,
        ..Reason::of(Cause::OnlySafe)
    })
}

/// Safe, or the least of evils, where most other moves are not.
pub(super) fn mostly_safe(f: &Facts, line: &[Action]) -> Option<Reason> {
    safe(f, line).filter(|reason| reason.count * 2 >= reason.of)
}

/// Safe, or the least of evils, where some other moves are not.
pub(super) fn safe(f: &Facts, _: &[Action]) -> Option<Reason> {
    let others = f.others();
    let worse = others.iter().filter(|(_, loses)| *loses > f.loses).count() as u32;
    let least = others.iter().all(|(_, loses)| *loses >= f.loses);
    if worse == 0 || !least || !f.plain() {
        return None;
    }
    Some(Reason {
        loses: f.loses,
        count: worse,
        of: others.len() as u32,
        ..Reason::of(if quiet(f) {
            Cause::Safe
        } else {
            Cause::LosesLeast
        })
    })
}

pub(super) fn wins_piece(f: &Facts, _: &[Action]) -> Option<Reason> {
    if !quiet(f) {
        return None;
    }
    let takes = f.replies().iter().map(|r| r.gain).min()?;
    (takes > 0).then(|| Reason {
        squares: attacked(f).iter().collect(),
        takes,
        ..Reason::of(Cause::WinsPiece)
    })
}

/// What could be taken if it were one's turn again.
pub(super) fn attacked(f: &Facts) -> Bitboard {
    f.again().map_or(Bitboard::EMPTY, facts::victims)
}

pub(super) fn threatens(f: &Facts, _: &[Action]) -> Option<Reason> {
    if !quiet(f) || f.m.is_capture() {
        return None;
    }
    let again = f.again()?;
    let takes = facts::most(again);
    let squares = facts::victims(again);
    (takes > 0).then(|| Reason {
        squares: squares.iter().collect(),
        takes,
        ..Reason::of(if squares.count() > 1 {
            Cause::Forks
        } else {
            Cause::Threatens
        })
    })
}

pub(super) fn forces(f: &Facts, _: &[Action]) -> Option<Reason> {
    (f.answers.moves.len() == 1 && f.plain()).then(|| Reason {
        loses: f.loses,
        count: 1,
        ..Reason::of(Cause::Forces)
    })
}
