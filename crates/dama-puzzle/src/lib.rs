//! Puzzles of the five games: positions won in two or three own moves by one first turn
//! only, whatever the other does; which of them belongs to which day; attempts, streaks.
//!
//! [`prove`] says whether a position is a puzzle and why not, [`Bank`] reads a game's
//! puzzles, [`schedule::number`] finds the one of a [`Day`], [`Solving`] judges what
//! somebody plays, [`Attempt`] counts, [`Streaks`] remembers.
//!
//! ```
//! use dama_engine::{RulesId, fen};
//! use dama_puzzle::{Prover, prove};
//!
//! let rules = RulesId::Filippina.rules();
//! let (position, _) = fen::read(rules, "W:Wc1,e3,f4,g3:Bb6,c7,d6,e7,h6").unwrap();
//! assert!(prove(&mut Prover::new(), &position, 2).is_err());
//! ```
//!
//! The crate is `no_std` with `alloc`; it knows no clock, no storage and no words.

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod attempt;
pub mod audit;
pub mod balance;
pub mod bank;
pub mod calendar;
pub mod code;
pub mod line;
pub mod plausible;
pub mod proof;
pub mod puzzle;
pub mod schedule;
pub mod shallow;
pub mod share;
pub mod solving;
pub mod streak;
pub mod symmetry;
pub mod themes;
pub mod turn;

pub use attempt::{Attempt, Event, Phase};
pub use bank::{Bank, BankError, Entry, Origin};
pub use calendar::{Date, Day, games};
pub use proof::{Prover, TooLong};
pub use puzzle::{Proof, Refusal, prove};
pub use solving::{Solving, Verdict};
pub use streak::Streaks;
pub use themes::Themes;
pub use turn::{Deed, End, State, Turn};
