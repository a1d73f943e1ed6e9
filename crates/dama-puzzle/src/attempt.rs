//! The attempts at one day's puzzle, as a machine that only goes forward.
//!
//! Three attempts; a wrong turn is counted before anything is shown; nothing re-opens
//! what is solved or missed. The whole state is plain data with a text form, so that it
//! can be kept between any two events. Knows neither positions nor clocks.
//!
//! ```text
//! open ── wrong ──> refuted ── again ──> open      (first and second wrong turn)
//! open ── wrong ──> missed                         (third)
//! open ── won ────> solved
//! ```

use crate::calendar::{Day, games};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use dama_engine::RulesId;

/// Attempts at a puzzle.
pub const ATTEMPTS: u8 = 3;
/// Version of the text form.
pub const VERSION: u32 = 1;

/// How it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Phase {
    /// The player is to move.
    Open,
    /// A wrong turn has been counted; its refutation is to be shown, then the position
    /// stands again.
    Refuted,
    /// Missed: three wrong turns.
    Missed,
    /// Solved.
    Solved,
}

impl Phase {
    const ALL: [Phase; 4] = [Phase::Open, Phase::Refuted, Phase::Missed, Phase::Solved];

    /// A stable name.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Refuted => "refuted",
            Phase::Missed => "missed",
            Phase::Solved => "solved",
        }
    }

    /// Whether nothing can happen any more.
    pub fn is_final(self) -> bool {
        matches!(self, Phase::Missed | Phase::Solved)
    }
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn that wins no more in time.
    Wrong,
    /// The winning last turn.
    Won,
    /// The refutation has been seen; the position stands again.
    Again,
    /// The next hint is asked for.
    Hint,
}

/// Why an event is refused; the state is then unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventFault {
    /// It is solved or missed.
    Final,
    /// A refutation is being shown.
    BeingRefuted,
    /// No refutation is being shown.
    NotRefuted,
    /// Both hints are given.
    NoMoreHints,
}

impl EventFault {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            EventFault::Final => "attempt.final",
            EventFault::BeingRefuted => "attempt.being-refuted",
            EventFault::NotRefuted => "attempt.not-refuted",
            EventFault::NoMoreHints => "attempt.no-more-hints",
        }
    }
}

impl fmt::Display for EventFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EventFault::Final => "the puzzle is solved or missed",
            EventFault::BeingRefuted => "a refutation is being shown",
            EventFault::NotRefuted => "no refutation is being shown",
            EventFault::NoMoreHints => "both hints are given",
        })
    }
}

impl core::error::Error for EventFault {}

/// The attempts at one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Attempt {
    /// The game.
    pub game: RulesId,
    /// The day it was begun for; it counts for this day, whenever it ends.
    pub day: Day,
    /// The puzzle's number in its bank.
    pub number: u32,
    phase: Phase,
    /// Wrong turns, 0–3.
    wrong: u8,
    /// Hints given: 1 the piece, 2 the square too.
    hints: u8,
}

impl Attempt {
    /// A puzzle begun on a day.
    pub fn begin(game: RulesId, day: Day, number: u32) -> Attempt {
        Attempt {
            game,
            day,
            number,
            phase: Phase::Open,
            wrong: 0,
            hints: 0,
        }
    }

    /// How it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Wrong turns so far.
    pub fn wrong(&self) -> u8 {
        self.wrong
    }

    /// Hints given: 0, 1 (which piece) or 2 (which square).
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// Attempts left.
    pub fn left(&self) -> u8 {
        match self.phase {
            Phase::Missed | Phase::Solved => 0,
            Phase::Open | Phase::Refuted => ATTEMPTS - self.wrong,
        }
    }

    /// At which attempt it was solved.
    pub fn solved_at(&self) -> Option<u8> {
        (self.phase == Phase::Solved).then_some(self.wrong + 1)
    }

    /// The state after an event.
    ///
    /// # Errors
    /// [`EventFault`].
    pub fn after(&self, event: Event) -> Result<Attempt, EventFault> {
        let mut next = *self;
        match (self.phase, event) {
            (phase, _) if phase.is_final() => return Err(EventFault::Final),
            (Phase::Refuted, Event::Again) => next.phase = Phase::Open,
            (Phase::Refuted, _) => return Err(EventFault::BeingRefuted),
            (_, Event::Again) => return Err(EventFault::NotRefuted),
            (_, Event::Wrong) => {
                next.wrong += 1;
                next.phase = if next.wrong == ATTEMPTS {
                    Phase::Missed
                } else {
                    Phase::Refuted
                };
            }
            (_, Event::Won) => next.phase = Phase::Solved,
            (_, Event::Hint) if self.hints >= 2 => return Err(EventFault::NoMoreHints),
            (_, Event::Hint) => next.hints += 1,
        }
        Ok(next)
    }

    /// Two records of one puzzle as one: that which went further. The same whichever
    /// comes first, however often. Of two ends the better one holds. `None` for records
    /// of different puzzles.
    pub fn merged(&self, other: &Attempt) -> Option<Attempt> {
        if (self.game, self.day, self.number) != (other.game, other.day, other.number) {
            return None;
        }
        let further = |a: &Attempt| match a.phase {
            // fewer attempts are better
            Phase::Solved => (3, 0, ATTEMPTS - a.wrong),
            Phase::Missed => (2, 0, 0),
            Phase::Refuted => (1, a.wrong, 0),
            Phase::Open => (1, a.wrong, 1),
        };
        let mut best = if further(self) >= further(other) {
            *self
        } else {
            *other
        };
        best.hints = self.hints.max(other.hints);
        Some(best)
    }
}

impl fmt::Display for Attempt {
    /// `dama-attempt 1 turkish 35 123 open 1 2`: version, game, day, number, phase, wrong
    /// turns, hints.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{MAGIC} {VERSION} {} {} {} {} {} {}",
            self.game,
            self.day.number(),
            self.number,
            self.phase.name(),
            self.wrong,
            self.hints
        )
    }
}

const MAGIC: &str = "dama-attempt";

/// A text that is no attempt of this version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AttemptError {
    /// It was written by a later program: its version.
    Future(String),
    /// It is damaged: the part that cannot be.
    Damaged(&'static str),
}

impl AttemptError {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            AttemptError::Future(_) => "attempt.future",
            AttemptError::Damaged(_) => "attempt.damaged",
        }
    }
}

impl fmt::Display for AttemptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AttemptError::Future(version) => {
                write!(f, "version '{version}': this program reads {VERSION}")
            }
            AttemptError::Damaged(part) => write!(f, "a damaged record: {part}"),
        }
    }
}

impl core::error::Error for AttemptError {}

impl FromStr for Attempt {
    type Err = AttemptError;

    fn from_str(text: &str) -> Result<Attempt, AttemptError> {
        use AttemptError::Damaged;
        let words: Vec<&str> = text.split(' ').collect();
        let &[MAGIC, version, ref rest @ ..] = &words[..] else {
            return Err(Damaged("beginning"));
        };
        match version.parse::<u32>() {
            Ok(VERSION) => {}
            Ok(later) if later > VERSION => {
                return Err(AttemptError::Future(version.to_owned()));
            }
            _ => return Err(Damaged("version")),
        }
        let &[game, day, number, phase, wrong, hints] = rest else {
            return Err(Damaged("number of parts"));
        };
        let game = game.parse().ok().filter(|game| games().contains(game));
        let day = day.parse().ok().and_then(Day::new);
        let phase = Phase::ALL.into_iter().find(|p| p.name() == phase);
        let attempt = Attempt {
            game: game.ok_or(Damaged("game"))?,
            day: day.ok_or(Damaged("day"))?,
            number: number.parse().map_err(|_| Damaged("number"))?,
            phase: phase.ok_or(Damaged("phase"))?,
            wrong: wrong.parse().map_err(|_| Damaged("wrong turns"))?,
            hints: hints.parse().map_err(|_| Damaged("hints"))?,
        };
        let possible = match attempt.phase {
            Phase::Open | Phase::Solved => attempt.wrong < ATTEMPTS,
            Phase::Refuted => (1..ATTEMPTS).contains(&attempt.wrong),
            Phase::Missed => attempt.wrong == ATTEMPTS,
        };
        if !possible {
            return Err(Damaged("wrong turns"));
        }
        if attempt.hints > 2 {
            return Err(Damaged("hints"));
        }
        Ok(attempt)
    }
}
