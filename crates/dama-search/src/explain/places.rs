//! What a move changes on the board itself: ways to a king's place, room, lines, neighbours.

use super::danger::quiet;
use super::facts::{self, Facts};
use super::{Cause, Reason};
use dama_engine::{Action, Bitboard, Kind, Legal, Position, Square};

pub(super) fn promotes(f: &Facts, _: &[Action]) -> Option<Reason> {
    f.m.promotes.then(|| Reason {
        squares: alloc::vec![f.m.to],
        takes: f.m.captured.count(),
        loses: f.loses,
        article: f.before.rules().articles.promotion,
        ..Reason::of(Cause::Promotes)
    })
}

pub(super) fn king_next(f: &Facts, _: &[Action]) -> Option<Reason> {
    let replies = f.replies();
    if !quiet(f) || replies.is_empty() || !replies.iter().all(|r| r.promotion) {
        return None;
    }
    let crowned = f.again()?.moves.iter().filter(|m| m.promotes);
    let men: Bitboard = crowned.map(|m| m.from).collect();
    Some(Reason {
        squares: men.iter().collect(),
        article: f.before.rules().articles.promotion,
        ..Reason::of(Cause::KingNext)
    })
}

pub(super) fn stops_king(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (_, legal) = f.idle()?;
    let crowned = legal.moves.iter().filter(|m| m.promotes);
    let men: Bitboard = crowned.map(|m| m.from).collect();
    let still = f.answers.moves.iter().any(|m| m.promotes);
    (!men.is_empty() && f.plain() && !still).then(|| Reason {
        squares: men.iter().collect(),
        ..Reason::of(Cause::StopsKing)
    })
}

/// A king's place so near that a free way there is worth saying.
const NEAR: u32 = 4;

/// A man's way to a king's place that is free, or is freed by the move of another.
pub(super) fn way_free(f: &Facts, _: &[Action]) -> Option<Reason> {
    if !quiet(f) {
        return None;
    }
    let told = |man: Square, count: u32, cause: Cause| Reason {
        squares: alloc::vec![man],
        count,
        article: f.before.rules().articles.promotion,
        ..Reason::of(cause)
    };
    if let Some(count) = facts::way(&f.after, f.m.to).filter(|steps| *steps <= NEAR)
        && facts::way(&f.before, f.m.from).is_none_or(|before| count < before)
    {
        return Some(told(f.m.to, count, Cause::Runs));
    }
    let men = f.after.pieces(f.side) & !f.after.kings();
    let opened = men.without(f.m.to).iter().filter_map(|man| {
        let count = facts::way(&f.after, man).filter(|steps| *steps <= NEAR)?;
        let longer = facts::way(&f.before, man).is_none_or(|before| before > count);
        longer.then_some((count, man))
    });
    let (count, man) = opened.min()?;
    Some(told(man, count, Cause::OpensWay))
}

/// `count` instead of `of`.
pub(super) fn instead(cause: Cause, count: usize, of: usize) -> Option<Reason> {
    Some(Reason {
        count: count as u32,
        of: of as u32,
        ..Reason::of(cause)
    })
}

pub(super) fn cramps(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (_, legal) = f.idle()?;
    let (count, of) = (f.answers.moves.len(), legal.moves.len());
    let free = legal.due.count == 0 && quiet(f);
    if !free || count * 2 > of {
        return None;
    }
    instead(Cause::Cramps, count, of)
}

pub(super) fn frees_king(f: &Facts, _: &[Action]) -> Option<Reason> {
    if f.piece != Kind::King || !quiet(f) {
        return None;
    }
    let places = |legal: &Legal, from| legal.moves.iter().filter(|m| m.from == from).count();
    let before = places(&f.legal, f.m.from);
    let count = places(f.again()?, f.m.to);
    if f.legal.due.count > 0 || f.again()?.due.count > 0 || count <= 2 * before {
        return None;
    }
    instead(Cause::FreesKing, count, before)
}

pub(super) fn more_lines(f: &Facts, _: &[Action]) -> Option<Reason> {
    let lines = |square| facts::neighbours(&f.before, square).count() as usize;
    let (count, of) = (lines(f.m.to), lines(f.m.from));
    if count <= of || !quiet(f) {
        return None;
    }
    instead(Cause::MoreLines, count, of)
}

pub(super) fn advances(f: &Facts, _: &[Action]) -> Option<Reason> {
    let rank = |square| f.before.rules().board.rank(square);
    let goal = f.before.rules().promotion(f.side).first().map(rank)?;
    let left = |square| rank(square).abs_diff(goal) as u32;
    let nearer = f.piece == Kind::Man && left(f.m.to) < left(f.m.from);
    // past the middle, where the far row comes in sight
    let half = f.before.rules().board.height() as u32 / 2;
    (nearer && left(f.m.to) < half && quiet(f)).then(|| Reason {
        squares: alloc::vec![f.m.to],
        count: left(f.m.to),
        ..Reason::of(Cause::Advances)
    })
}

pub(super) fn joins(f: &Facts, _: &[Action]) -> Option<Reason> {
    let beside = |position: &Position, square| {
        let own = position.pieces(f.side);
        (facts::neighbours(position, square) & own).count() as usize
    };
    let (count, of) = (beside(&f.after, f.m.to), beside(&f.before, f.m.from));
    if count <= of || !quiet(f) {
        return None;
    }
    instead(Cause::Joins, count, of)
}

pub(super) fn more_room(f: &Facts, _: &[Action]) -> Option<Reason> {
    let again = f.again()?;
    let (count, of) = (again.moves.len(), f.legal.moves.len());
    let free = f.legal.due.count == 0 && again.due.count == 0 && quiet(f);
    if !free || count <= of {
        return None;
    }
    instead(Cause::MoreRoom, count, of)
}

pub(super) fn keeps_back(f: &Facts, _: &[Action]) -> Option<Reason> {
    let men = facts::back_men(&f.before, f.side);
    let kept = facts::back_men(&f.after, f.side) == men;
    (quiet(f) && kept && matches!(men.count(), 1..=3)).then(|| Reason {
        squares: men.iter().collect(),
        ..Reason::of(Cause::KeepsBack)
    })
}
