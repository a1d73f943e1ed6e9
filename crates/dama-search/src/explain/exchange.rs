//! What a move takes and what it costs: captures, trades, offers, broken duties, and what
//! the expected line comes to.

use super::deeds;
use super::facts::{self, Facts};
use super::{Cause, Reason};
use dama_engine::rules::Duty;
use dama_engine::{Action, Move};

pub(super) fn takes_king(f: &Facts, _: &[Action]) -> Option<Reason> {
    let kings = f.m.captured & f.before.kings();
    (!kings.is_empty()).then(|| Reason {
        squares: kings.iter().collect(),
        takes: f.m.captured.count(),
        loses: f.loses,
        ..Reason::of(Cause::TakesKing)
    })
}

pub(super) fn takes(f: &Facts, _: &[Action]) -> Option<Reason> {
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
pub(super) fn breaks_duty(f: &Facts, _: &[Action]) -> Option<Reason> {
    if f.plain() {
        return None;
    }
    let price = f.loses as i64 - f.m.captured.count() as i64;
    let kept = f.others().iter().filter(|(m, _)| {
        let after = f.before.after(m, f.legal.due);
        m.is_capture() && after.huffs().is_empty()
    });
    let least = kept.map(|(m, loses)| *loses as i64 - m.captured.count() as i64);
    let told = Reason {
        squares: f.after.huffs().iter().collect(),
        article: f.before.rules().articles.duty,
        ..Reason::of(Cause::BreaksDuty)
    };
    Some(match least.min() {
        Some(least) if least > price && price >= 0 => Reason {
            cause: Cause::LeavesCapture,
            loses: price as u32,
            of: least as u32,
            ..told
        },
        _ => told,
    })
}

/// What is given and what comes back after the answer that is worst for the giver, when
/// every answer lets `back(taken)` or more be taken back.
pub(super) fn offer(f: &Facts, back: fn(u32) -> u32) -> Option<(u32, u32)> {
    if f.answers.due.count == 0 || !f.plain() {
        return None;
    }
    let replies = f.replies();
    let holds = replies.iter().all(|r| r.gain >= back(r.taken));
    let captures = replies.iter().filter(|r| r.taken > 0);
    let worst = captures.min_by_key(|r| (r.gain as i64 - r.taken as i64, -(r.taken as i64)))?;
    holds.then_some((worst.taken, worst.gain))
}

pub(super) fn sacrifices(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (loses, takes) = offer(f, |taken| taken + 1)?;
    Some(Reason {
        takes,
        loses,
        ..Reason::of(Cause::Sacrifices)
    })
}

pub(super) fn offers_trade(f: &Facts, _: &[Action]) -> Option<Reason> {
    let (loses, takes) = offer(f, |taken| taken)?;
    Some(Reason {
        takes,
        loses,
        ..Reason::of(Cause::OffersTrade)
    })
}

/// The line played: what each side takes in it, and where it ends.
pub(super) fn gains(f: &Facts, line: &[Action]) -> Option<Reason> {
    let mut game = f.next.clone();
    let mut taken = [0, 0];
    taken[f.side as usize] += f.m.captured.count();
    for action in line.get(1..)? {
        let side = game.position().side();
        game.act(*action).ok()?;
        taken[side as usize] += deeds::taken(*action);
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

pub(super) fn heads_for_draw(f: &Facts, line: &[Action]) -> Option<Reason> {
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
