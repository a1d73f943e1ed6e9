//! Streaks: which days were solved, in each game and in any.
//!
//! Only day numbers count. A day can be added when it is later than every day already
//! there, so that a clock set back can neither mend a streak nor break one; two records
//! of one person are merged day by day.

use crate::attempt::{ATTEMPTS, Attempt, Phase};
use crate::calendar::{Day, games};
use alloc::collections::BTreeMap;
use dama_engine::RulesId;

/// How a day ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ended {
    /// Missed.
    Missed,
    /// Solved at the third attempt.
    Third,
    /// Solved at the second.
    Second,
    /// Solved at the first.
    First,
}

impl Ended {
    /// How an attempt ended, `None` while it is open.
    pub fn of(attempt: &Attempt) -> Option<Ended> {
        match (attempt.phase(), attempt.solved_at()) {
            (Phase::Missed, _) => Some(Ended::Missed),
            (_, Some(1)) => Some(Ended::First),
            (_, Some(2)) => Some(Ended::Second),
            (_, Some(_)) => Some(Ended::Third),
            _ => None,
        }
    }

    /// The attempt it was solved at; `None` when missed.
    pub fn attempt(self) -> Option<u8> {
        match self {
            Ended::Missed => None,
            Ended::Third => Some(3),
            Ended::Second => Some(2),
            Ended::First => Some(1),
        }
    }

    fn is_solved(self) -> bool {
        self != Ended::Missed
    }
}

/// What became of a result that was to be recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Recorded {
    /// It counts.
    Counted,
    /// The day has its result already.
    Known,
    /// A later day has one: this is outside the streak.
    Outside,
}

/// The days of one game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Streak {
    days: BTreeMap<Day, Ended>,
}

/// A streak in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Summary {
    /// Days solved in a row up to today; today may still be open.
    pub current: u32,
    /// The longest row there was.
    pub best: u32,
    /// Days solved at the first, second and third attempt.
    pub solved: [u32; ATTEMPTS as usize],
    /// Days missed.
    pub missed: u32,
}

impl Streak {
    /// Records how a day ended.
    pub fn record(&mut self, day: Day, result: Ended) -> Recorded {
        match self.days.last_key_value() {
            _ if self.days.contains_key(&day) => Recorded::Known,
            Some((last, _)) if *last > day => Recorded::Outside,
            _ => {
                self.days.insert(day, result);
                Recorded::Counted
            }
        }
    }

    /// How a day ended, if it did.
    pub fn result(&self, day: Day) -> Option<Ended> {
        self.days.get(&day).copied()
    }

    /// The days that ended, in order.
    pub fn days(&self) -> impl Iterator<Item = (Day, Ended)> {
        self.days.iter().map(|(day, result)| (*day, *result))
    }

    /// The numbers, seen from a day. Days later than that count, too: a clock set back
    /// loses nothing.
    pub fn summary(&self, today: Day) -> Summary {
        let mut summary = Summary::default();
        let (mut row, mut last) = (0, None);
        for (day, result) in &self.days {
            match result.attempt() {
                Some(attempt) => summary.solved[usize::from(attempt) - 1] += 1,
                None => summary.missed += 1,
            }
            let follows = last.is_some_and(|last: Day| last.number() + 1 == day.number());
            row = match (result.is_solved(), follows) {
                (true, true) => row + 1,
                (true, false) => 1,
                (false, _) => 0,
            };
            summary.best = summary.best.max(row);
            last = Some(*day);
        }
        // yesterday's row lives on until today is over
        if last.is_some_and(|last| last.number() + 1 >= today.number()) {
            summary.current = row;
        }
        summary
    }

    /// Days solved in a row, of which `day` is the last; 0 when it was not solved.
    pub fn row_ending(&self, day: Day) -> u32 {
        let mut row = 0;
        for (at, ended) in self.days.range(..=day).rev() {
            if !ended.is_solved() || at.number() + row as i32 != day.number() {
                break;
            }
            row += 1;
        }
        row
    }

    /// Both records as one; of two results of a day the better. The same whichever comes
    /// first, however often.
    #[must_use]
    pub fn merged(&self, other: &Streak) -> Streak {
        let mut merged = self.clone();
        for (day, result) in &other.days {
            let known = merged.days.entry(*day).or_insert(*result);
            *known = (*known).max(*result);
        }
        merged
    }

    pub(crate) fn insert(&mut self, day: Day, result: Ended) {
        self.days.insert(day, result);
    }
}

/// The streaks of all games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Streaks {
    games: [Streak; games().len()],
}

impl Streaks {
    /// The streak of a game; `None` for a rule set without daily puzzles.
    pub fn game(&self, game: RulesId) -> Option<&Streak> {
        let at = games().iter().position(|g| *g == game)?;
        self.games.get(at)
    }

    pub(crate) fn game_mut(&mut self, game: RulesId) -> Option<&mut Streak> {
        let at = games().iter().position(|g| *g == game)?;
        self.games.get_mut(at)
    }

    /// Records how an attempt ended, on the day it was begun for. `None` while it is
    /// open.
    pub fn record(&mut self, attempt: &Attempt) -> Option<Recorded> {
        let result = Ended::of(attempt)?;
        Some(self.game_mut(attempt.game)?.record(attempt.day, result))
    }

    /// The streak over any game: a day is as good as its best result.
    pub fn any(&self) -> Streak {
        let empty = Streak::default();
        self.games.iter().fold(empty, |any, game| any.merged(game))
    }

    /// Both records as one, game by game.
    #[must_use]
    pub fn merged(&self, other: &Streaks) -> Streaks {
        let mut merged = self.clone();
        for (mine, others) in merged.games.iter_mut().zip(&other.games) {
            *mine = mine.merged(others);
        }
        merged
    }
}
