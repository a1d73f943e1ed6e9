//! `cargo xtask bench page`: what a visitor's browser waits for and keeps, measured in Chromium.
//!
//! The measuring is `tests/e2e/page.bench.ts`; here it gets the finished site. Nothing passes or
//! fails by time.

use std::path::PathBuf;

use crate::report::Steps;
use crate::shell::Failure;
use crate::{site, suite};

/// How many rounds there are unless asked otherwise; odd, so that one is in the middle.
pub const ROUNDS: usize = 5;

/// Measures and prints everything about the page.
///
/// # Errors
/// Something cannot be built, or the page does not play.
pub fn page(rounds: usize) -> Result<(), Failure> {
    let mut steps = Steps::start();
    let dist = site::measured(&mut steps)?;
    suite::compile_native(&mut steps)?;
    // a setting like the others, though no path
    let set = [
        suite::native(),
        ("DAMA_ROUNDS", PathBuf::from(rounds.to_string())),
    ];
    suite::browse(&mut steps, &dist, ".bench.ts", "page", &set)
}
