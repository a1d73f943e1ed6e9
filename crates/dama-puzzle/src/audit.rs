//! Whether a bank holds what it says: every puzzle proved again, alone, and measured
//! again; no two the same; the whole balanced.

use crate::balance::{Balance, Missed, Shapes};
use crate::bank::{Bank, Entry};
use crate::proof::Prover;
use crate::puzzle::{self, Proof, Refusal};
use crate::themes::Themes;
use core::fmt;

/// What is wrong with a puzzle or a bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is no puzzle.
    Refused(Refusal),
    /// The bank says how many turns are without choice: so many are.
    Unique(u8),
    /// The bank says how hard it is: it is so hard.
    Difficulty(u8),
    /// The bank says what it is about: it is about this.
    Themes(Themes),
    /// It is the same as the puzzle of this number.
    Twin(usize),
    /// The bank as a whole lacks something.
    Missed(Missed),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Refused(why) => write!(f, "{why}"),
            Finding::Unique(found) => write!(f, "turns without choice: {found}"),
            Finding::Difficulty(found) => write!(f, "difficulty: {found}"),
            Finding::Themes(found) => write!(f, "themes: {}", found.letters()),
            Finding::Twin(number) => write!(f, "the same as number {number}"),
            Finding::Missed(missed) => write!(f, "{missed}"),
        }
    }
}

impl core::error::Error for Finding {}

/// Proves and measures a puzzle again.
///
/// # Errors
/// The first [`Finding`].
pub fn entry(prover: &mut Prover, entry: &Entry) -> Result<Proof, Finding> {
    let proof = puzzle::prove(prover, &entry.position, entry.moves).map_err(Finding::Refused)?;
    if proof.unique != entry.unique {
        return Err(Finding::Unique(proof.unique));
    }
    if proof.difficulty != entry.difficulty {
        return Err(Finding::Difficulty(proof.difficulty));
    }
    if proof.themes != entry.themes {
        return Err(Finding::Themes(proof.themes));
    }
    Ok(proof)
}

/// Looks at the bank as a whole: the number of the puzzle at fault, 0 for all of them,
/// and the finding. Proves nothing.
///
/// # Errors
/// The first [`Finding`].
pub fn whole(bank: &Bank) -> Result<Balance, (usize, Finding)> {
    let mut shapes = Shapes::default();
    for (i, entry) in bank.puzzles.iter().enumerate() {
        if let Some(first) = shapes.near(&entry.position) {
            return Err((i + 1, Finding::Twin(first + 1)));
        }
        shapes.add(&entry.position);
    }
    let balance = Balance::of(bank);
    match balance.missed().first() {
        Some(missed) => Err((0, Finding::Missed(*missed))),
        None => Ok(balance),
    }
}
