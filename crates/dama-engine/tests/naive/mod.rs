//! A second move generator for all eight rule sets, for tests only.
//!
//! It is independent and deliberately naive: boards are plain arrays of bytes,
//! captures are found by recursion over every single route, the tables are
//! typed anew from the law, and nothing of the engine crate is used. What it
//! finds slowly the engine must find fast.
//!
//! * [`Rules::by_id`] and [`ALL`] give the rule sets; a square is the number
//!   `rank * files + file`, which is square order (0-1); a side is 0 for White
//!   and 1 for Black.
//! * [`Pos::start`], [`Pos::from_fen`], [`Pos::to_fen`], [`Pos::to_full_fen`]:
//!   positions and their canonical text (0-7). Texts that are not well formed
//!   panic: reading bad input is tested elsewhere.
//! * [`moves`] lists the legal moves with all their routes and [`huffs`] what
//!   may be huffed first; [`apply`] and [`apply_huff`] play them. [`legal`] and
//!   [`apply_known`] do the same work once for many moves of one position.
//! * [`oracle_text`], [`list`], [`move_text`], [`number_text`], [`full_text`]
//!   write moves (0-8), [`perft`] counts them as the oracle does.
//! * [`Line`] is a whole game with its ends (0-11 to 0-14) and the oblige.
//! * [`random`] makes seeded random positions and games.
//!
//! `cap` limits the number of chains in one position, parts of chains counted
//! too; past it the answer is `None`. At-once removal lets one king have
//! millions of routes, and such positions are for the caller to skip.
//!
//! Lists and counts know no draws: a side without pieces only has no moves. An
//! obliged side (`:D`) has the maximum captures and no huff.

// Each test program that includes this module uses another part of it.
#![allow(dead_code, unused_imports)]

mod board;
mod chains;
mod line;
pub mod random;
mod tables;
mod text;
mod turn;

pub use board::{BLACK_KING, BLACK_MAN, EMPTY, Pos, WHITE_KING, WHITE_MAN, king_of, man_of};
pub use chains::{Chain, chains};
pub use line::{End, LONG_GAME, Line};
pub use tables::{ALL, Crowning, Duty, Lines, Rules};
pub use text::{full_text, list, move_text, number_text, oracle_text, perft};
pub use turn::{Legal, NMove, apply, apply_huff, apply_known, huffs, legal, moves};
