//! `dama perft` and `dama stress`.

use crate::failure::{self, Failure};
use dama_engine::{Generator, Position, perft as count};
use std::io::Write;
use std::time::Instant;

/// `perft <id> <depth> [position] [--time]`: `id n1 n2 … n<depth>`.
pub fn perft(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let timed = words.contains(&"--time");
    let plain: Vec<&str> = words.iter().copied().filter(|&w| w != "--time").collect();
    failure::no_options(&plain, "--time")?;
    let (name, depth, text) = match plain.as_slice() {
        [name, depth] => (*name, *depth, None),
        [name, depth, text] => (*name, *depth, Some(*text)),
        _ => {
            return Err(Failure::usage(
                "perft: expected <id> <depth> [position] [--time]",
            ));
        }
    };
    let rules = failure::rules(name)?;
    let depth = depth
        .parse::<u32>()
        .ok()
        .filter(|&d| d <= 40 && depth.bytes().all(|b| b.is_ascii_digit()))
        .ok_or_else(|| {
            Failure::usage(format!("depth, '{depth}': expected a number from 0 to 40"))
        })?;
    let position = match text {
        Some(text) => failure::position(rules, text)?.0,
        None => Position::free_start(rules),
    };
    write!(out, "{name}")?;
    let start = Instant::now();
    let mut sum = 0;
    for d in 1..=depth {
        let n = count(&position, d);
        sum += n;
        write!(out, " {n}")?;
        out.flush()?;
    }
    writeln!(out)?;
    if timed {
        let seconds = start.elapsed().as_secs_f64();
        let rate = sum as f64 / seconds.max(1e-9);
        writeln!(out, "{seconds:.3} s, {rate:.0} nodes per second")?;
    }
    Ok(())
}

/// `stress <id> <position>`: moves, pieces each takes, states looked at, milliseconds.
pub fn stress(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    failure::no_options(words, "none")?;
    let [name, text] = words else {
        return Err(Failure::usage("stress: expected <id> <position>"));
    };
    let (position, _) = failure::position(failure::rules(name)?, text)?;
    let mut generator = Generator::new();
    let start = Instant::now();
    let legal = generator.generate(&position);
    let (moves, due) = (legal.moves.len(), legal.due.count);
    let time = start.elapsed().as_secs_f64() * 1000.0;
    let states = generator.visited();
    writeln!(
        out,
        "{moves} moves, {due} taken, {states} states, {time:.2} ms"
    )?;
    Ok(())
}
