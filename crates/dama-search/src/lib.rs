//! A computer player for the five games: what to do in a position, and how good it is.
//!
//! Start from a [`Root`], make a [`Search`], call [`Search::step`] until it is done and
//! read the [`Report`]. Work comes in slices of a given number of nodes, so that whoever
//! calls can stop between any two; the result does not depend on how it was sliced, and
//! nothing depends on the clock.
//!
//! ```
//! use dama_engine::{Clocks, RulesId, fen};
//! use dama_search::{Limits, Progress, Root, Score, Search, Step};
//!
//! let rules = RulesId::Turkish.rules();
//! let (position, clocks) = fen::read(rules, "W:WKa1,b3:Bb6").unwrap();
//! let mut search = Search::new(Root::new(position, clocks), Limits::nodes(20_000));
//! while search.step(500) == Progress::More {}
//! let report = search.report();
//! assert!(report.score > Score::eval(100));
//! assert!(matches!(report.line[0], Step::Move(_)));
//! ```
//!
//! The crate is `no_std` with `alloc`; it knows no time, no files and no threads.

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod build;
pub mod draws;
pub mod eval;
pub mod explain;
pub mod level;
mod node;
pub mod order;
pub mod player;
pub mod review;
pub mod root;
pub mod score;
pub mod search;
pub mod seed;
mod table;
pub mod tablebase;
mod walk;
pub mod weights;

pub use build::Builder;
pub use eval::Evaluator;
pub use explain::{Cause, Explainer, Hint, Reason};
pub use level::Level;
pub use order::Step;
pub use player::Player;
pub use review::Reviewer;
pub use root::Root;
pub use score::{Score, Verdict};
pub use search::{Features, Limits, Manner, Oversight, Progress, Report, Search};
pub use seed::Seeded;
pub use tablebase::Tables;
