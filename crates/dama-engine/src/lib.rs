//! The rules of five traditional dama games, as one engine reading five tables.
//!
//! Start from a [`RulesId`], get a [`Position`], ask for its [`Position::legal`] moves
//! and make them with [`Position::after`].
//!
//! ```
//! use dama_engine::{Position, RulesId};
//!
//! let start = Position::start(RulesId::Turkish.rules());
//! let legal = start.legal();
//! assert_eq!(legal.moves.len(), 8);
//! let next = start.after(&legal.moves[0], legal.due);
//! assert_ne!(start.key(), next.key());
//! ```
//!
//! Articles in brackets (`D-5`) are those of the law of the five games, the page that
//! settles every rule. The crate is `no_std` with `alloc` and has no dependencies.

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod bitboard;
pub mod board;
mod chain;
pub mod direction;
pub mod ending;
pub mod error;
pub mod fen;
mod flight;
pub mod game;
pub mod movegen;
pub mod moves;
pub mod notation;
pub mod opening;
mod perft;
mod pieces;
pub mod position;
pub mod record;
mod route;
pub mod rules;
pub mod rules_id;
mod seat;
mod sight;
pub mod sort;
pub mod square;
mod states;
#[cfg(feature = "serde")]
pub mod view;
pub mod whynot;
mod zobrist;

pub use bitboard::Bitboard;
pub use ending::{Outcome, Reason};
pub use fen::Clocks;
pub use game::{Action, Game};
pub use movegen::Generator;
pub use moves::{Due, Legal, Move};
pub use notation::Naming;
pub use perft::perft;
pub use position::{Position, Setup};
pub use route::{Leg, Stop};
pub use rules::Rules;
pub use rules_id::RulesId;
pub use square::{Kind, Piece, Side, Square};
pub use whynot::WhyNot;

/// The code of the project's README is tried like that of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
