//! `cargo xtask bench search`: how fast positions are thought about, natively and in wasm, what
//! the search's means save, and what thinking costs the page in Chromium.
//!
//! As in `bench`, ratios are taken within a round and their median is shown; a depth's nodes must
//! agree everywhere. Times of the browser are by the clock, all others are processor time. Nothing
//! passes or fails by time.

use std::path::Path;
use std::process::Command;
use std::str::FromStr;

use crate::bench::{build_native, median};
use crate::report::Steps;
use crate::shell::{Failure, failure, output, program};
use crate::{site, suite};

/// How many rounds there are unless asked otherwise; odd, so that one is in the middle.
pub const ROUNDS: usize = 3;

/// Each rule set with a depth that takes about a second.
const RULES: [(&str, u32); 8] = [
    ("la-dama", 11),
    ("la-dama-strict", 15),
    ("filippina", 14),
    ("tama", 9),
    ("dhamet", 14),
    ("dhamet-zamma", 14),
    ("dhamet-soufla", 11),
    ("turkish", 12),
];

/// Nodes that plain alpha-beta may take to a depth, at most.
const PLAIN: u64 = 3_000_000;

/// Nodes to a depth, and processor seconds.
#[derive(Clone, Copy)]
struct Count {
    nodes: u64,
    seconds: f64,
}

impl Count {
    fn rate(self) -> f64 {
        self.nodes as f64 / self.seconds
    }
}

/// The first second after loading, and a later one.
#[derive(Clone, Copy)]
struct Second {
    cold: u64,
    warm: u64,
    depth: u32,
}

/// What ran in one round of a rule set.
struct Round {
    native: Count,
    wasm: Count,
    second: Second,
}

/// Measures and prints everything about the search.
///
/// # Errors
/// Something cannot be built, or two programs look at different numbers of nodes.
pub fn search(rounds: usize) -> Result<(), Failure> {
    let mut steps = Steps::start();
    let dist = site::measured(&mut steps)?;
    let native = build_native(&mut steps)?;
    let wasm = dist.join(site::WASM);
    let mut done: Vec<Vec<Round>> = RULES.iter().map(|_| Vec::new()).collect();
    for number in 1..=rounds {
        steps.step(&format!("round {number} of {rounds}"), || {
            for (rules, rounds) in RULES.iter().zip(&mut done) {
                rounds.push(round(&native, &wasm, rules)?);
            }
            Ok((String::new(), ()))
        })?;
    }
    print_rates(&done);
    print_features(&native)?;
    println!("\nOn the page, in Chromium");
    suite::browse(&mut steps, &dist, ".bench.ts", "thinking", &[])
}

fn round(native: &Path, wasm: &Path, (id, depth): &(&str, u32)) -> Result<Round, Failure> {
    let depth = depth.to_string();
    let script = |how: &str| {
        let mut node = program("node");
        node.args(["crates/xtask/bench/search.mjs", how, id]);
        node
    };
    let [nodes, seconds] = numbers(program(native).args(["search", id, &depth]))?;
    let here = Count {
        nodes: nodes as u64,
        seconds,
    };
    let [nodes, seconds] = numbers(script("depth").arg(&depth).arg(wasm))?;
    let there = Count {
        nodes: nodes as u64,
        seconds,
    };
    if here.nodes != there.nodes {
        let (a, b) = (here.nodes, there.nodes);
        return Err(failure(format!(
            "{id} to depth {depth}: {a} nodes natively, {b} in wasm"
        )));
    }
    let [cold, warm, reached] = numbers(script("second").arg(wasm))?;
    Ok(Round {
        native: here,
        wasm: there,
        second: Second {
            cold: cold as u64,
            warm: warm as u64,
            depth: reached as u32,
        },
    })
}

/// The numbers of the line that a program prints.
fn numbers<const N: usize>(command: &mut Command) -> Result<[f64; N], Failure> {
    let text = output(command)?;
    parse_numbers(&text)
        .ok_or_else(|| failure(format!("expected {N} numbers, found \"{}\"", text.trim())))
}

fn parse_numbers<const N: usize>(text: &str) -> Option<[f64; N]> {
    let words = text.split_whitespace().map(f64::from_str);
    let numbers: Vec<f64> = words.collect::<Result<_, _>>().ok()?;
    numbers.try_into().ok()
}

fn print_rates(done: &[Vec<Round>]) {
    println!(
        "\nMillions of nodes a second from the free start, and the first second after loading"
    );
    println!(
        "{:<16}{:>6}{:>12}{:>9}{:>9}{:>13}{:>12}{:>19}",
        "rules",
        "depth",
        "nodes",
        "native",
        "wasm",
        "wasm/native",
        "first/warm",
        "depth in a second"
    );
    for ((id, depth), rounds) in RULES.iter().zip(done) {
        let over = |value: &dyn Fn(&Round) -> f64| median(rounds.iter().map(value));
        let nodes = rounds.first().map_or(0, |round| round.native.nodes);
        println!(
            "{id:<16}{depth:>6}{nodes:>12}{:>9.2}{:>9.2}{:>13.2}{:>12.2}{:>19.0}",
            over(&|round| round.native.rate() / 1e6),
            over(&|round| round.wasm.rate() / 1e6),
            over(&|round| round.wasm.rate() / round.native.rate()),
            over(&|round| round.second.cold as f64 / round.second.warm as f64),
            over(&|round| f64::from(round.second.depth)),
        );
    }
}

/// What the means of the search save, from the free start and in games. `level` is the whole
/// search when single replies cost depth, as they do in plain alpha-beta.
fn print_features(native: &Path) -> Result<(), Failure> {
    println!(
        "\nNodes to the deepest depth, up to 12, that plain alpha-beta with a table reaches within {PLAIN}:\nof the whole search over plain, with single replies costing depth as there, and costing none"
    );
    println!(
        "{:<16}{:>6}{:>12}{:>11}{:>11}{:>12}{:>12}{:>11}{:>11}",
        "rules", "start", "plain", "level", "all", "in games", "plain", "level", "all"
    );
    for (id, _) in RULES {
        let words = ["features", id, &PLAIN.to_string()];
        let [start @ .., count] = numbers::<9>(program(native).args(words))?;
        let [depth, plain, level, all, depths, plains, levels, alls] = start;
        println!(
            "{id:<16}{depth:>6.0}{plain:>12.0}{:>11.3}{:>11.3}{:>12.1}{plains:>12.0}{:>11.3}{:>11.3}",
            level / plain,
            all / plain,
            depths / count,
            levels / plains,
            alls / plains,
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_as_many_numbers_as_are_wanted() {
        assert_eq!(parse_numbers("708 0.5\n"), Some([708.0, 0.5]));
        assert_eq!(parse_numbers::<3>("708 0.5"), None);
        assert_eq!(parse_numbers::<2>("many 0.5"), None);
    }
}
