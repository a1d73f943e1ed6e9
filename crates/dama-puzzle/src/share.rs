//! What may be told of a day without giving anything away. The words are the page's.

use crate::attempt::Attempt;
use crate::calendar::Date;
use crate::streak::Streaks;
use dama_engine::RulesId;

/// What a shared text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Share {
    /// The game.
    pub game: RulesId,
    /// The day's number: the same for everyone on that date.
    pub number: i32,
    /// Its date.
    pub date: Date,
    /// The attempt it was solved at; `None` when missed.
    pub attempt: Option<u8>,
    /// Hints asked for.
    pub hints: u8,
    /// Days solved in a row in this game, that day included.
    pub streak: u32,
}

/// What an attempt that has ended may tell; `None` while it is open.
pub fn share(attempt: &Attempt, streaks: &Streaks) -> Option<Share> {
    if !attempt.phase().is_final() {
        return None;
    }
    Some(Share {
        game: attempt.game,
        number: attempt.day.number(),
        date: attempt.day.date(),
        attempt: attempt.solved_at(),
        hints: attempt.hints(),
        streak: streaks.game(attempt.game)?.row_ending(attempt.day),
    })
}
