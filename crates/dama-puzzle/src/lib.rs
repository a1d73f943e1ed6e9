//! Puzzles of the five games: what wins in so many moves, and nothing else does.

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod balance;
pub mod bank;
pub mod line;
pub mod plausible;
pub mod proof;
pub mod puzzle;
pub mod shallow;
pub mod symmetry;
pub mod themes;
pub mod turn;

pub use bank::{Bank, Entry, Origin};
pub use proof::{Prover, TooLong};
pub use puzzle::{Proof, Refusal, prove};
pub use themes::Themes;
pub use turn::{Deed, End, State, Turn};
