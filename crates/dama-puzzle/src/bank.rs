//! A bank: the puzzles of one game as a text, one a line.
//!
//! ```text
//! dama-puzzles 1 turkish
//! 2 2 31 sq g1000021.43 W:Wb3,c4:Bd6,a7
//! ```
//!
//! The first line names format and rule set. Each other line has: own moves to the win,
//! how many of them are without choice, difficulty, themes, origin, position text. A
//! puzzle's number is its place, from 1; a bank grows at its end only. Solutions are not
//! stored: the prover finds them.

use crate::puzzle::{LENGTHS, Proof};
use crate::themes::Themes;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use dama_engine::fen::FenError;
use dama_engine::{Clocks, Position, Rules, RulesId, fen};

/// The format this program writes.
pub const FORMAT: u32 = 1;
const MAGIC: &str = "dama-puzzles";

/// Where a position comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// From the game that the program played with this seed, after so many actions.
    Game {
        /// The game's seed.
        seed: u64,
        /// Actions played.
        ply: u32,
    },
    /// After a few other moves than those played there.
    Varied {
        /// The game's seed.
        seed: u64,
        /// Actions played before them.
        ply: u32,
    },
    /// Made by changing a piece or two of such a position.
    Made {
        /// The game's seed.
        seed: u64,
        /// Actions played.
        ply: u32,
    },
}

impl Origin {
    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        match self {
            Origin::Game { seed, .. } | Origin::Varied { seed, .. } | Origin::Made { seed, .. } => {
                *seed
            }
        }
    }
}

impl fmt::Display for Origin {
    /// `g1000021.43`, `v1000021.43` or `m1000021.43`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Game { seed, ply } => write!(f, "g{seed}.{ply}"),
            Origin::Varied { seed, ply } => write!(f, "v{seed}.{ply}"),
            Origin::Made { seed, ply } => write!(f, "m{seed}.{ply}"),
        }
    }
}

impl FromStr for Origin {
    type Err = LineFault;

    fn from_str(text: &str) -> Result<Origin, LineFault> {
        let parse = || {
            let (seed, ply) = text.get(1..)?.split_once('.')?;
            let (seed, ply) = (seed.parse().ok()?, ply.parse().ok()?);
            match text.as_bytes().first()? {
                b'g' => Some(Origin::Game { seed, ply }),
                b'v' => Some(Origin::Varied { seed, ply }),
                b'm' => Some(Origin::Made { seed, ply }),
                _ => None,
            }
        };
        let origin: Option<Origin> = parse();
        // as it is written, without signs or leading zeros
        origin
            .filter(|origin| format!("{origin}") == text)
            .ok_or(LineFault::Origin)
    }
}

/// A puzzle of a bank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Own moves to the win.
    pub moves: u8,
    /// Own turns without choice, from the first on.
    pub unique: u8,
    /// How hard it is, 1–99.
    pub difficulty: u8,
    /// What it is about.
    pub themes: Themes,
    /// Where it comes from.
    pub origin: Origin,
    /// The position.
    pub position: Position,
}

impl Entry {
    /// The entry of a proved position.
    pub fn new(position: &Position, proof: &Proof, origin: Origin) -> Entry {
        Entry {
            moves: proof.moves,
            unique: proof.unique,
            difficulty: proof.difficulty,
            themes: proof.themes,
            origin,
            position: *position,
        }
    }

    /// The position text.
    pub fn text(&self) -> String {
        fen::write(&self.position, Clocks::default())
    }

    fn read(rules: &'static Rules, line: &str) -> Result<Entry, LineFault> {
        let fields: Vec<&str> = line.split(' ').collect();
        let &[moves, unique, difficulty, themes, origin, text] = &fields[..] else {
            return Err(LineFault::Fields(fields.len()));
        };
        let moves = number(moves, LENGTHS).ok_or(LineFault::Moves)?;
        let unique = number(unique, 1..=moves).ok_or(LineFault::Unique)?;
        let difficulty = number(difficulty, 1..=99).ok_or(LineFault::Difficulty)?;
        let themes = Themes::from_letters(themes).ok_or(LineFault::Themes)?;
        let origin = origin.parse()?;
        let (position, _) = fen::read(rules, text).map_err(LineFault::Position)?;
        let entry = Entry {
            moves,
            unique,
            difficulty,
            themes,
            origin,
            position,
        };
        if entry.text() != text {
            return Err(LineFault::NotCanonical);
        }
        Ok(entry)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {} {} {} {}",
            self.moves,
            self.unique,
            self.difficulty,
            self.themes.letters(),
            self.origin,
            self.text()
        )
    }
}

fn number(text: &str, range: core::ops::RangeInclusive<u8>) -> Option<u8> {
    let digits = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let number = text.parse().ok().filter(|_| digits)?;
    range.contains(&number).then_some(number)
}

/// What is wrong with a line of a bank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineFault {
    /// The first line is not that of a bank.
    Header,
    /// A format that this program does not know.
    Format(String),
    /// No rule set of this name.
    Rules(String),
    /// The bank of another rule set than expected.
    OtherRules(RulesId),
    /// Not six fields but so many.
    Fields(usize),
    /// Own moves: expected 2 or 3.
    Moves,
    /// Turns without choice: expected 1 up to the own moves.
    Unique,
    /// Difficulty: expected 1 to 99.
    Difficulty,
    /// Unknown, doubled or unsorted themes.
    Themes,
    /// Expected `g<seed>.<ply>`, or v or m instead of g.
    Origin,
    /// The position text.
    Position(FenError),
    /// The position text is not written as the program writes it.
    NotCanonical,
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineFault::Header => write!(f, "expected '{MAGIC} {FORMAT} <id>'"),
            LineFault::Format(found) => {
                write!(f, "format '{found}': this program reads {FORMAT}")
            }
            LineFault::Rules(name) => write!(f, "no rule set is called '{name}'"),
            LineFault::OtherRules(id) => write!(f, "the bank is for {id}"),
            LineFault::Fields(n) => write!(f, "{n} fields: expected 6"),
            LineFault::Moves => f.write_str("own moves: expected 2 or 3"),
            LineFault::Unique => f.write_str("turns without choice: expected 1 up to own moves"),
            LineFault::Difficulty => f.write_str("difficulty: expected 1 to 99"),
            LineFault::Themes => f.write_str("themes: expected letters of sqpchb in order, or -"),
            LineFault::Origin => f.write_str("origin: expected g, v or m, then <seed>.<ply>"),
            LineFault::Position(e) => write!(f, "position: {e}"),
            LineFault::NotCanonical => f.write_str("position: not as the program writes it"),
        }
    }
}

/// A bank that cannot be read: where, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BankError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: LineFault,
}

impl BankError {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self.fault {
            LineFault::Header => "bank.header",
            LineFault::Format(_) => "bank.format",
            LineFault::Rules(_) | LineFault::OtherRules(_) => "bank.rules",
            _ => "bank.line",
        }
    }
}

impl fmt::Display for BankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl core::error::Error for BankError {}

/// The puzzles of one game.
#[derive(Clone, Debug)]
pub struct Bank {
    /// The rule set.
    pub rules: &'static Rules,
    /// The puzzles; number n is at n − 1.
    pub puzzles: Vec<Entry>,
}

impl Bank {
    /// A bank without puzzles.
    pub fn new(rules: &'static Rules) -> Bank {
        Bank {
            rules,
            puzzles: Vec::new(),
        }
    }

    /// Reads a bank; with `expected`, of that rule set only.
    ///
    /// # Errors
    /// [`BankError`] with the line.
    pub fn read(text: &str, expected: Option<RulesId>) -> Result<Bank, BankError> {
        let fault = |line, fault| BankError { line, fault };
        let mut lines = text.lines();
        let header: Vec<&str> = lines.next().unwrap_or("").split(' ').collect();
        let &[MAGIC, format, name] = &header[..] else {
            return Err(fault(1, LineFault::Header));
        };
        if format.parse() != Ok(FORMAT) {
            return Err(fault(1, LineFault::Format(format.to_owned())));
        }
        let id: RulesId = name
            .parse()
            .map_err(|_| fault(1, LineFault::Rules(name.to_owned())))?;
        if expected.is_some_and(|expected| expected != id) {
            return Err(fault(1, LineFault::OtherRules(id)));
        }
        let rules = id.rules();
        let puzzles = lines
            .enumerate()
            .map(|(i, line)| Entry::read(rules, line).map_err(|why| fault(i + 2, why)));
        Ok(Bank {
            rules,
            puzzles: puzzles.collect::<Result<_, _>>()?,
        })
    }

    /// The puzzle of a number, from 1.
    pub fn number(&self, number: usize) -> Option<&Entry> {
        self.puzzles.get(number.checked_sub(1)?)
    }

    /// The first line of the bank's text.
    pub fn header(&self) -> String {
        format!("{MAGIC} {FORMAT} {}", self.rules.name)
    }
}

impl fmt::Display for Bank {
    /// The text that [`Bank::read`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header())?;
        for entry in &self.puzzles {
            writeln!(f, "{entry}")?;
        }
        Ok(())
    }
}
