//! Lines of play from a proved position: the best defence, the win against it, and
//! whether the winner has a choice.

use crate::proof::{Prover, TooLong};
use crate::turn::{End, State, Turn};
use alloc::vec::Vec;
use dama_engine::{Side, sort};

/// A turn of the defender, judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defence {
    /// The turn.
    pub turn: Turn,
    /// Own moves in which the attacker then wins; `None`: not in time.
    pub wins_in: Option<u8>,
    /// Turns by which the attacker then keeps that time.
    pub answers: usize,
}

/// The defender's turns, when the attacker has `moves` moves left: those that save first,
/// then those that hold out longest, then those with fewest answers, then in the fixed
/// order. Empty when the game is over.
///
/// # Errors
/// [`TooLong`].
pub fn defences(prover: &mut Prover, state: &State, moves: u8) -> Result<Vec<Defence>, TooLong> {
    let defender = state.side();
    let mut found = Vec::new();
    for turn in state.turns() {
        // obliging gives the attacker the move back that was taken
        let left = moves + 1 - turn.cost();
        let judged = match turn.after.end() {
            Some(End::Won(side)) => (side != defender).then_some((0, 0)),
            Some(End::Drawn) => None,
            None => match prover.shortest(&turn.after, left)? {
                None => None,
                Some(least) => {
                    let answers = answers(prover, &turn.after, least)?;
                    Some((least, answers.len()))
                }
            },
        };
        found.push(Defence {
            turn,
            wins_in: judged.map(|(least, _)| least),
            answers: judged.map_or(0, |(_, answers)| answers),
        });
    }
    sort::sort_by_key(&mut found, |d| {
        (
            core::cmp::Reverse(d.wins_in.map_or(u8::MAX, |n| n)),
            d.answers,
        )
    });
    Ok(found)
}

/// The turns of the side to move that win within `moves` own moves.
///
/// # Errors
/// [`TooLong`].
pub fn answers(prover: &mut Prover, state: &State, moves: u8) -> Result<Vec<Turn>, TooLong> {
    let mut won = Vec::new();
    for turn in state.turns() {
        if prover.turn_wins(&turn, state.side(), moves)? {
            won.push(turn);
        }
    }
    Ok(won)
}

/// The win in `moves` against the best defence, turn by turn, to the end. Of several
/// winning turns the quickest is taken, then the first.
///
/// # Errors
/// [`TooLong`].
pub fn best(prover: &mut Prover, state: &State, moves: u8) -> Result<Vec<Turn>, TooLong> {
    let mut line: Vec<Turn> = Vec::new();
    let (mut now, mut left) = (*state, moves);
    while let Some(least) = prover.shortest(&now, left)? {
        let Some(turn) = answers(prover, &now, least)?.into_iter().next() else {
            break;
        };
        left = least - turn.cost();
        now = turn.after;
        line.push(turn);
        if now.end().is_some() {
            break;
        }
        let Some(reply) = defences(prover, &now, left)?.into_iter().next() else {
            break;
        };
        left += 1 - reply.turn.cost();
        now = reply.turn.after;
        line.push(reply.turn);
        if now.end().is_some() {
            break;
        }
    }
    Ok(line)
}

/// How many of the attacker's next turns are without choice, whichever of the longest
/// defences is chosen. `state` is the defender's, `moves` the attacker's moves left.
///
/// # Errors
/// [`TooLong`].
pub fn unique(
    prover: &mut Prover,
    state: &State,
    attacker: Side,
    moves: u8,
) -> Result<u8, TooLong> {
    if moves == 0 || state.end().is_some() || state.side() == attacker {
        return Ok(0);
    }
    let mut least = moves;
    for defence in defences(prover, state, moves)? {
        if defence.wins_in != Some(moves) {
            continue;
        }
        let answers = answers(prover, &defence.turn.after, moves)?;
        let &[only] = &answers.iter().collect::<Vec<_>>()[..] else {
            return Ok(0);
        };
        let more = unique(prover, &only.after, attacker, moves - only.cost())?;
        least = least.min(1 + more);
    }
    Ok(least)
}
