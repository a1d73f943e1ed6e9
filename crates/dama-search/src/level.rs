//! How strong the computer plays: four levels as data.
//!
//! Weaker levels look less far, do not tell small differences apart and now and then
//! overlook a capture of several pieces; they never move at random, and no level can
//! break an enforced rule, since all choose among legal moves.

use crate::search::{Limits, Manner, Oversight};
use crate::tablebase::Tables;
use core::fmt;
use core::str::FromStr;
use dama_engine::Position;

/// Pieces on the board at which the small endings are near enough to be known.
const NEAR: u32 = 5;

/// A level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// For a first game.
    Easy,
    /// Sees what happens next.
    Medium,
    /// Sees most of what can be seen over a board.
    Hard,
    /// Thinks as long as it is given.
    Master,
}

struct Strength {
    name: &'static str,
    nodes: u64,
    depth: u16,
    margin: u16,
    oversight: Option<Oversight>,
}

const STRENGTHS: [Strength; 4] = [
    Strength {
        name: "easy",
        nodes: 600,
        depth: 1,
        margin: 100,
        oversight: Some(Oversight {
            pieces: 1,
            percent: 80,
        }),
    },
    Strength {
        name: "medium",
        nodes: 4_000,
        depth: 3,
        margin: 16,
        oversight: Some(Oversight {
            pieces: 3,
            percent: 25,
        }),
    },
    Strength {
        name: "hard",
        nodes: 120_000,
        depth: Limits::DEPTH,
        margin: 2,
        oversight: None,
    },
    Strength {
        name: "master",
        nodes: 1_000_000,
        depth: Limits::DEPTH,
        margin: 0,
        oversight: None,
    },
];

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

    fn strength(self) -> &'static Strength {
        &STRENGTHS[self as usize]
    }

    /// "easy", "medium", "hard" or "master".
    pub fn name(self) -> &'static str {
        self.strength().name
    }

    /// How far it looks. The master's nodes stand for the time it is given.
    pub fn limits(self) -> Limits {
        let Strength { nodes, depth, .. } = *self.strength();
        Limits { nodes, depth }
    }

    /// Whether it knows the small endings when it thinks about this position. It depends
    /// on nothing else, so that an answer never depends on whether tables were ready.
    pub fn wants_tables(self, position: &Position) -> bool {
        self >= Level::Hard && Tables::are_near(position, NEAR)
    }

    /// How it chooses.
    pub fn manner(self, seed: u64) -> Manner {
        let Strength {
            margin, oversight, ..
        } = *self.strength();
        Manner {
            margin,
            oversight,
            seed,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level has this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected easy, medium, hard or master")
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or(UnknownLevel)
    }
}
