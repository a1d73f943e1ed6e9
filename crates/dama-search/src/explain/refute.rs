//! Why a wrong move fails, told from the answer to it.

use super::facts;
use super::{Cause, Reason};
use crate::order::Step;
use dama_engine::{Bitboard, Clocks, Game, Move, Position, Square};

/// Why `wrong`, a move of `before`, fails when it is answered by `line`, which begins
/// with the other side's turn. The line is followed as far as it is legal; when nothing
/// else can be said of it the cause is [`Cause::FailsHolds`].
pub fn refutation(before: &Position, wrong: &Move, line: &[Step]) -> Reason {
    let legal = before.legal();
    if !legal.moves.contains(wrong) {
        return Reason::of(Cause::FailsHolds);
    }
    let side = before.side();
    let after = before.after(wrong, legal.due);
    let mut game = Game::from_position(after, Clocks::default());
    let mut played = 0;
    let mut answer: Option<Answer> = None;
    let mut taken = [0, 0];
    taken[side as usize] = wrong.captured.count();
    let mut later: Option<Reason> = None;
    for step in line {
        let at = *game.position();
        if game.act((*step).into()).is_err() {
            break;
        }
        played += 1;
        taken[at.side() as usize] += match step {
            Step::Huff(_) => 1,
            Step::Move(m) => m.captured.count(),
        };
        let [takes, loses] = [side, side.other()].map(|side| taken[side as usize]);
        // where nobody can take anything the account is closed
        if later.is_none() && loses > takes && facts::left(&game) == 0 {
            later = Some(Reason {
                takes,
                loses,
                plies: played + 1,
                ..Reason::of(Cause::FailsLater)
            });
        }
        // the turn of the other side: a huff, if any, and a move
        if answer.as_ref().is_none_or(|a| !a.over) && at.side() != side {
            let answer = answer.get_or_insert_with(Answer::default);
            match step {
                Step::Huff(square) => answer.blown = Some(*square),
                Step::Move(m) => {
                    answer.taken = m.captured.count();
                    answer.promotes = m.promotes;
                    answer.over = true;
                }
            }
            answer.then = Some(*game.position());
        }
    }
    let told = |cause| Reason {
        plies: played + 1,
        ..Reason::of(cause)
    };
    match game.outcome() {
        Some(end) if end.winner == Some(side.other()) => {
            return Reason {
                article: end.reason.article(),
                ..told(Cause::FailsLoses)
            };
        }
        Some(end) if end.winner.is_none() => {
            return Reason {
                article: end.reason.article(),
                ..told(Cause::FailsDraws)
            };
        }
        _ => {}
    }
    let Some(answer) = answer else {
        return told(Cause::FailsHolds);
    };
    if let Some(square) = answer.blown {
        return Reason {
            squares: alloc::vec![square],
            loses: 1 + answer.taken,
            article: before.rules().articles.duty,
            ..told(Cause::FailsBlown)
        };
    }
    let back = answer.then.as_ref().map_or(0, facts::gain);
    let own = wrong.captured.count();
    if answer.taken > own + back {
        return Reason {
            takes: own + back,
            loses: answer.taken,
            ..told(Cause::FailsLosesPieces)
        };
    }
    if answer.promotes {
        return told(Cause::FailsPromotes);
    }
    if let Some(reason) = later {
        return reason;
    }
    let most = facts::most(&legal);
    if own < most {
        return Reason {
            takes: own,
            count: most,
            ..told(Cause::FailsTakesLess)
        };
    }
    let attacked = facts::passed(&after).map(|again| facts::victims(&again.legal()));
    let attacked = attacked.unwrap_or(Bitboard::EMPTY);
    if !attacked.is_empty() && back == 0 && answer.over {
        return Reason {
            squares: attacked.iter().collect(),
            ..told(Cause::FailsEscapes)
        };
    }
    told(Cause::FailsHolds)
}

/// The other side's turn after the wrong move.
#[derive(Default)]
struct Answer {
    blown: Option<Square>,
    taken: u32,
    promotes: bool,
    over: bool,
    /// The position after it.
    then: Option<Position>,
}
