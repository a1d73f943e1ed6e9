//! Which reasons hold for a deed: one predicate a cause, tried in order, the most
//! telling first.

use super::facts::{self, Facts};
use super::{Cause, Reason};
use crate::order::Step;
use crate::score::{Score, Verdict};
use alloc::vec::Vec;
use dama_engine::rules::Duty;
use dama_engine::{Action, Bitboard, Game, Kind, Legal, Move, Outcome, Position, Square, ending};

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
    let facts = match action {
        Action::Move(m) if done => Facts::new(game, m, next),
        _ => None,
    };
    // one by one: whoever wants the first only pays for no other
    let of_move = MOVES
        .iter()
        .filter_map(move |holds| holds(facts.as_ref()?, line));
    let level = core::iter::once(Reason::of(Cause::Level));
    of_deed.into_iter().chain(of_move).chain(level)
}

/// A deed of any kind and what is thought of it.
struct Whole<'a> {
    game: &'a Game,
    next: &'a Game,
    action: Action,
    score: Score,
    others: &'a [(Step, Score)],
    proves: bool,
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

fn opening(d: &Whole) -> Option<Reason> {
    d.game.position().opening()?;
    Some(Reason {
        count: d.game.legal().moves.len() as u32,
        article: d.game.rules().articles.fixed_opening,
        ..Reason::of(Cause::Opening)
    })
}

fn end(d: &Whole) -> Option<Outcome> {
    d.next.outcome()
}

fn taken(action: Action) -> u32 {
    match action {
        Action::Move(m) => m.captured.count(),
        Action::Huff(_) => 1,
        _ => 0,
    }
}

fn wins_now(d: &Whole) -> Option<Reason> {
    let outcome = end(d)?;
    (outcome.winner == Some(d.game.position().side())).then(|| Reason {
        takes: taken(d.action),
        plies: 1,
        article: outcome.reason.article(),
        ..Reason::of(Cause::WinsNow)
    })
}

fn wins(d: &Whole) -> Option<Reason> {
    let Verdict::Win(plies) = d.score.verdict() else {
        return None;
    };
    d.proves.then(|| Reason {
        takes: taken(d.action),
        plies,
        ..Reason::of(Cause::Wins)
    })
}

fn blows(d: &Whole) -> Option<Reason> {
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

fn obliges(d: &Whole) -> Option<Reason> {
    (d.action == Action::Oblige).then(|| Reason {
        count: d.next.position().due().count as u32,
        article: d.game.rules().articles.oblige,
        ..Reason::of(Cause::Obliges)
    })
}

fn only(d: &Whole) -> Option<Reason> {
    let choices = d.game.legal().moves.len() as u32 + d.game.position().huffs().count();
    (choices == 1 && !d.game.frame().can_oblige).then(|| Reason {
        takes: taken(d.action),
        loses: facts::left(d.next),
        ..Reason::of(Cause::Only)
    })
}

fn draws_now(d: &Whole) -> Option<Reason> {
    let outcome = end(d)?;
    outcome.winner.is_none().then(|| Reason {
        plies: 1,
        article: outcome.reason.article(),
        ..Reason::of(Cause::DrawsNow)
    })
}

fn only_defence(d: &Whole) -> Option<Reason> {
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

fn lost(d: &Whole) -> Option<Reason> {
    let Verdict::Loss(plies) = d.score.verdict() else {
        return None;
    };
    d.proves.then(|| Reason {
        plies,
        ..Reason::of(Cause::Lost)
    })
}

/// Whether the side to move can end the game with a win at once, by a move.
fn wins_at_once(position: &Position, legal: &Legal) -> bool {
    let mut moves = legal.moves.iter();
    moves.any(|m| {
        let after = position.after(m, legal.due);
        // whoever leaves a capture may be huffed or obliged before it is over
        after.huffs().is_empty() && ending::loss(&after, false).is_some()
    })
}

fn stops_win(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (idle, legal) = f.idle()?;
    let could = !legal.moves.is_empty() && wins_at_once(idle, legal);
    (could && f.plain() && !wins_at_once(&f.after, &f.answers)).then(|| Reason::of(Cause::StopsWin))
}

fn takes_king(f: &Facts, _: &[Action]) -> Option<Reason> {
    let kings = f.m.captured & f.before.kings();
    (!kings.is_empty()).then(|| Reason {
        squares: kings.iter().collect(),
        takes: f.m.captured.count(),
        loses: f.loses,
        ..Reason::of(Cause::TakesKing)
    })
}

fn promotes(f: &Facts, _: &[Action]) -> Option<Reason> {
    f.m.promotes.then(|| Reason {
        squares: alloc::vec![f.m.to],
        takes: f.m.captured.count(),
        loses: f.loses,
        article: f.before.rules().articles.promotion,
        ..Reason::of(Cause::Promotes)
    })
}

fn takes(f: &Facts, _: &[Action]) -> Option<Reason> {
    let takes = f.m.captured.count();
    if takes == 0 || !f.plain() {
        return None;
    }
    let loses = f.loses;
    let lead = f.lead();
    let cost = |m: &Move, loses: u32| loses as i64 - m.captured.count() as i64;
    let cheapest = || {
        let own = cost(&f.m, loses);
        let others = f.others();
        // where every move captures, no other way was open
        !others.is_empty()
            && f.legal.moves.iter().all(|m| m.is_capture())
            && others.iter().all(|(m, loses)| cost(m, *loses) >= own)
    };
    let cause = match loses {
        0 => Cause::TakesFree,
        _ if takes > loses => Cause::TakesMore,
        _ if takes == loses && lead - takes as i32 >= 1 => Cause::TradesAhead,
        _ if takes == loses => Cause::Trades,
        _ if cheapest() => Cause::CheapestCapture,
        _ => Cause::TakesLess,
    };
    let duty = match f.before.rules().duty {
        Duty::Maximum => takes == f.legal.due.count as u32,
        Duty::Any => true,
    };
    Some(Reason {
        squares: f.m.captured.iter().collect(),
        takes,
        loses,
        count: match cause {
            Cause::TradesAhead => (lead - takes as i32) as u32,
            _ => 0,
        },
        article: if duty {
            f.before.rules().articles.duty
        } else {
            ""
        },
        ..Reason::of(cause)
    })
}

/// A duty broken knowingly. The price of each way is what the other side can take
/// next, its huff included, less what was taken.
fn breaks_duty(f: &Facts, _: &[Action]) -> Option<Reason> {
    if f.plain() {
        return None;
    }
    let rules = f.before.rules();
    let price = f.loses as i64 - f.m.captured.count() as i64;
    let kept = f.others().iter().filter(|(m, _)| {
        let after = f.before.after(m, f.legal.due);
        m.is_capture() && after.huffs().is_empty()
    });
    let least = kept.map(|(m, loses)| *loses as i64 - m.captured.count() as i64);
    let least = least.min();
    let cheaper = least.is_some_and(|least| least > price && price >= 0);
    Some(Reason {
        squares: f.after.huffs().iter().collect(),
        takes: f.m.captured.count(),
        loses: f.loses,
        of: least.filter(|_| cheaper).unwrap_or(0) as u32,
        article: rules.articles.duty,
        ..Reason::of(if cheaper {
            Cause::LeavesCapture
        } else {
            Cause::BreaksDuty
        })
    })
}

/// What is given and what comes back after the answer that is worst for the giver, when
/// every answer lets `back(taken)` or more be taken back.
fn offer(f: &Facts, back: fn(u32) -> u32) -> Option<(u32, u32)> {
    if f.answers.due.count == 0 || !f.plain() {
        return None;
    }
    let replies = f.replies();
    let holds = replies.iter().all(|r| r.gain >= back(r.taken));
    let captures = replies.iter().filter(|r| r.taken > 0);
    let worst = captures.min_by_key(|r| (r.gain as i64 - r.taken as i64, -(r.taken as i64)))?;
    holds.then_some((worst.taken, worst.gain))
}

fn sacrifices(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (loses, takes) = offer(f, |taken| taken + 1)?;
    Some(Reason {
        takes,
        loses,
        ..Reason::of(Cause::Sacrifices)
    })
}

fn offers_trade(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (loses, takes) = offer(f, |taken| taken)?;
    Some(Reason {
        takes,
        loses,
        ..Reason::of(Cause::OffersTrade)
    })
}

/// Whether the other side can take nothing and something is left to be played.
fn quiet(f: &Facts) -> bool {
    f.loses == 0 && f.plain() && !f.answers.moves.is_empty()
}

fn wins_piece(f: &Facts, _: &[Action]) -> Option<Reason> {
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
fn attacked(f: &Facts) -> Bitboard {
    f.again().map_or(Bitboard::EMPTY, facts::victims)
}

fn king_next(f: &Facts, _: &[Action]) -> Option<Reason> {
    if !quiet(f) || !f.replies().iter().all(|r| r.promotion) {
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

fn stops_king(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (_, legal) = f.idle()?;
    let crowned = legal.moves.iter().filter(|m| m.promotes);
    let men: Bitboard = crowned.map(|m| m.from).collect();
    let still = f.answers.moves.iter().any(|m| m.promotes);
    (!men.is_empty() && f.plain() && !still).then(|| Reason {
        squares: men.iter().collect(),
        ..Reason::of(Cause::StopsKing)
    })
}

/// Pieces that were in danger are so no longer, or fewer can be taken.
fn saves(f: &Facts, _: &[Action]) -> Option<Reason> {
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

fn only_safe(f: &Facts, _: &[Action]) -> Option<Reason> {
    let others = f.others();
    let least = others.iter().map(|(_, loses)| *loses).min()?;
    (quiet(f) && least > 0).then(|| Reason {
        count: others.len() as u32,
        loses: least,
        ..Reason::of(Cause::OnlySafe)
    })
}

fn threatens(f: &Facts, _: &[Action]) -> Option<Reason> {
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

/// The line played: what each side takes in it, and where it ends.
fn gains(f: &Facts, line: &[Action]) -> Option<Reason> {
    let mut game = f.next.clone();
    let mut taken = [0, 0];
    taken[f.side as usize] += f.m.captured.count();
    for action in line.get(1..)? {
        let side = game.position().side();
        game.act(*action).ok()?;
        taken[side as usize] += self::taken(*action);
    }
    let [takes, loses] = [f.side, f.side.other()].map(|side| taken[side as usize]);
    // nothing is left to be taken back at the end
    let over = game.position().side() == f.side || facts::left(&game) == 0;
    (takes > loses && over).then(|| Reason {
        takes,
        loses,
        plies: line.len() as u16,
        ..Reason::of(Cause::Gains)
    })
}

fn heads_for_draw(f: &Facts, line: &[Action]) -> Option<Reason> {
    let mut game = f.next.clone();
    for action in line.get(1..)? {
        game.act(*action).ok()?;
    }
    let outcome = game.outcome()?;
    outcome.winner.is_none().then(|| Reason {
        plies: line.len() as u16,
        article: outcome.reason.article(),
        ..Reason::of(Cause::HeadsForDraw)
    })
}

fn forces(f: &Facts, _: &[Action]) -> Option<Reason> {
    (f.answers.moves.len() == 1 && f.plain()).then(|| Reason {
        loses: f.loses,
        count: 1,
        ..Reason::of(Cause::Forces)
    })
}

/// A king's place so near that a free way there is worth saying.
const NEAR: u32 = 4;

/// A man's way to a king's place that is free, or is freed by the move of another.
fn way_free(f: &Facts, _: &[Action]) -> Option<Reason> {
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

/// Safe, or the least of evils, where most other moves are not.
fn mostly_safe(f: &Facts, line: &[Action]) -> Option<Reason> {
    safe(f, line).filter(|reason| reason.count * 2 >= reason.of)
}

/// Safe, or the least of evils, where some other moves are not.
fn safe(f: &Facts, _: &[Action]) -> Option<Reason> {
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

/// `count` instead of `of`.
fn instead(cause: Cause, count: usize, of: usize) -> Option<Reason> {
    Some(Reason {
        count: count as u32,
        of: of as u32,
        ..Reason::of(cause)
    })
}

fn cramps(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (_, legal) = f.idle()?;
    let (count, of) = (f.answers.moves.len(), legal.moves.len());
    let free = legal.due.count == 0 && quiet(f);
    if !free || count * 2 > of {
        return None;
    }
    instead(Cause::Cramps, count, of)
}

fn frees_king(f: &Facts, _: &[Action]) -> Option<Reason> {
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

fn more_lines(f: &Facts, _: &[Action]) -> Option<Reason> {
    let lines = |square| facts::neighbours(&f.before, square).count() as usize;
    let (count, of) = (lines(f.m.to), lines(f.m.from));
    if count <= of || !quiet(f) {
        return None;
    }
    instead(Cause::MoreLines, count, of)
}

fn advances(f: &Facts, _: &[Action]) -> Option<Reason> {
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

fn joins(f: &Facts, _: &[Action]) -> Option<Reason> {
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

fn more_room(f: &Facts, _: &[Action]) -> Option<Reason> {
    let again = f.again()?;
    let (count, of) = (again.moves.len(), f.legal.moves.len());
    let free = f.legal.due.count == 0 && again.due.count == 0 && quiet(f);
    if !free || count <= of {
        return None;
    }
    instead(Cause::MoreRoom, count, of)
}

fn keeps_back(f: &Facts, _: &[Action]) -> Option<Reason> {
    let men = facts::back_men(&f.before, f.side);
    let kept = facts::back_men(&f.after, f.side) == men;
    (quiet(f) && kept && matches!(men.count(), 1..=3)).then(|| Reason {
        squares: men.iter().collect(),
        ..Reason::of(Cause::KeepsBack)
    })
}
