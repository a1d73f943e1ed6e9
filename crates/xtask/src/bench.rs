//! `cargo xtask bench perft`: how fast legal moves are found, natively, in wasm, and elsewhere.
//!
//! The machine's speed drifts while it works, so nothing is compared across rounds: in each
//! round every program runs once, ratios are taken within the round, and their median is shown.
//! Times are processor time. Nothing here passes or fails by time; only leaf counts must agree.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::report::Steps;
use crate::shell::{Failure, cargo, failure, output, program, run as call, target_dir};
use crate::site;

/// How many rounds there are unless asked otherwise; odd, so that one is in the middle.
pub const ROUNDS: usize = 7;

/// Each rule set with a depth that takes about a second or less.
const RULES: [(&str, u32); 8] = [
    ("la-dama", 7),
    ("la-dama-strict", 13),
    ("filippina", 11),
    ("tama", 6),
    ("dhamet", 14),
    ("dhamet-zamma", 14),
    ("dhamet-soufla", 7),
    ("turkish", 8),
];

/// The other engine plays Turkish only.
const TURKISH: usize = 7;
const FILIPPINA: usize = 2;

/// One measurement: leaves counted and processor seconds spent.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Count {
    leaves: u64,
    seconds: f64,
}

impl Count {
    fn rate(self) -> f64 {
        self.leaves as f64 / self.seconds
    }
}

/// What ran in one round; lists are in the order of `RULES`.
struct Round {
    native: Vec<Count>,
    wasm: Vec<Count>,
    counted: Other,
    stepped: Other,
}

/// Two rule sets of ours beside the other engine's one, leaves taken alike.
struct Other {
    turkish: Count,
    filippina: Count,
    kish: Count,
}

/// Measures and prints everything about perft.
///
/// # Errors
/// Something cannot be built, or two programs count different leaves.
pub fn perft(rounds: usize) -> Result<(), Failure> {
    let mut steps = Steps::start();
    let dist = site::measured(&mut steps)?;
    let native = build_native(&mut steps)?;
    let mut done = Vec::new();
    for number in 1..=rounds {
        done.push(steps.step(&format!("round {number} of {rounds}"), || {
            Ok((String::new(), round(&native, &dist.join(site::WASM))?))
        })?);
    }
    print_rules(&done);
    print_other("only counted at the last ply", &done, |round| {
        &round.counted
    });
    print_other("each leaf's move listed and made", &done, |round| {
        &round.stepped
    });
    print_stress(&native)
}

/// The comparing program, compiled for processors with AVX2 (or this one, where that is no x86).
pub fn build_native(steps: &mut Steps) -> Result<PathBuf, Failure> {
    let dir = target_dir().join("bench");
    steps.step("native program", || {
        let processor = if cfg!(target_arch = "x86_64") {
            "x86-64-v3"
        } else {
            "native"
        };
        let mut build = cargo();
        build.args(["build", "--quiet", "--locked", "--release"]);
        build.args(["--manifest-path", "crates/xtask/bench/Cargo.toml"]);
        build
            .env("RUSTFLAGS", format!("-C target-cpu={processor}"))
            .env("CARGO_TARGET_DIR", &dir);
        call(&mut build)?;
        Ok((format!("compiled for {processor}"), ()))
    })?;
    Ok(dir
        .join("release")
        .join(format!("dama-bench{}", std::env::consts::EXE_SUFFIX)))
}

fn round(native: &Path, wasm: &Path) -> Result<Round, Failure> {
    let ours = |how: &str, (id, depth): (&str, u32)| {
        measure(program(native).args(["perft", how, id, &depth.to_string()]))
    };
    let mut round_native = Vec::new();
    let mut round_wasm = Vec::new();
    for (id, depth) in RULES {
        let here = ours("counted", (id, depth))?;
        let mut node = program("node");
        node.args(["crates/xtask/bench/wasm.mjs", id, &depth.to_string()])
            .arg(wasm);
        let there = measure(&mut node)?;
        if here.leaves != there.leaves {
            let (a, b) = (here.leaves, there.leaves);
            return Err(failure(format!(
                "{id} to depth {depth}: {a} leaves natively, {b} in wasm"
            )));
        }
        round_native.push(here);
        round_wasm.push(there);
    }
    let other = |how: &str| -> Result<Other, Failure> {
        Ok(Other {
            turkish: ours(how, RULES[TURKISH])?,
            kish: ours(&format!("kish-{how}"), RULES[TURKISH])?,
            filippina: ours(how, RULES[FILIPPINA])?,
        })
    };
    Ok(Round {
        native: round_native,
        wasm: round_wasm,
        counted: other("counted")?,
        stepped: other("stepped")?,
    })
}

fn measure(command: &mut Command) -> Result<Count, Failure> {
    let text = output(command)?;
    parse_count(&text).ok_or_else(|| {
        failure(format!(
            "expected \"leaves seconds\", found \"{}\"",
            text.trim()
        ))
    })
}

fn parse_count(text: &str) -> Option<Count> {
    let (leaves, seconds) = text.trim().split_once(' ')?;
    Some(Count {
        leaves: leaves.parse().ok()?,
        seconds: seconds.parse().ok()?,
    })
}

/// The middle one of some numbers.
pub fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

fn millions(rate: f64) -> String {
    format!("{:.1}", rate / 1e6)
}

fn print_rules(rounds: &[Round]) {
    println!("\nMillions of leaves a second, counted at the last ply");
    println!(
        "{:<16}{:>6}{:>12}{:>9}{:>9}{:>13}",
        "rules", "depth", "leaves", "native", "wasm", "wasm/native"
    );
    for (index, (id, depth)) in RULES.iter().enumerate() {
        let native = median(rounds.iter().map(|round| round.native[index].rate()));
        let wasm = median(rounds.iter().map(|round| round.wasm[index].rate()));
        let ratio = median(
            rounds
                .iter()
                .map(|round| round.wasm[index].rate() / round.native[index].rate()),
        );
        let leaves = rounds.first().map_or(0, |round| round.native[index].leaves);
        println!(
            "{id:<16}{depth:>6}{leaves:>12}{:>9}{:>9}{ratio:>13.2}",
            millions(native),
            millions(wasm)
        );
    }
}

fn print_other(way: &str, rounds: &[Round], pick: impl Fn(&Round) -> &Other) {
    let kish = median(rounds.iter().map(|round| pick(round).kish.rate()));
    println!(
        "\nAgainst kish 1.1.7 (Turkish to depth {}), {way}: kish {} M/s",
        RULES[TURKISH].1,
        millions(kish)
    );
    if let Some(first) = rounds.first().map(&pick) {
        println!(
            "  leaves: {} here, {} there (it lists some moves twice)",
            first.turkish.leaves, first.kish.leaves
        );
    }
    let one = |name: &str, count: &dyn Fn(&Other) -> Count| {
        let rate = median(rounds.iter().map(|round| count(pick(round)).rate()));
        let ratio = median(
            rounds
                .iter()
                .map(|round| count(pick(round)).rate() / pick(round).kish.rate()),
        );
        println!("  {name:<12}{:>8} M/s  {ratio:.2} of kish", millions(rate));
    };
    one("turkish", &|other| other.turkish);
    one("filippina", &|other| other.filippina);
}

fn print_stress(native: &Path) -> Result<(), Failure> {
    let text = output(program(native).args(["stress", "tests/perft/stress-dhamet.txt"]))?;
    println!("\nDhamet positions with too many routes to list");
    for line in text.lines() {
        let mut words = line.split(' ');
        let (Some(moves), Some(states), Some(Ok(seconds))) = (
            words.next(),
            words.next(),
            words.next().map(str::parse::<f64>),
        ) else {
            return Err(failure(format!(
                "expected \"moves states seconds\", found \"{line}\""
            )));
        };
        println!("  {moves} moves, {states} states, {:.1} ms", seconds * 1e3);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_two_numbers() {
        assert_eq!(
            parse_count("708 0.5\n"),
            Some(Count {
                leaves: 708,
                seconds: 0.5
            })
        );
        assert_eq!(parse_count("708"), None);
        assert_eq!(parse_count("many 0.5"), None);
    }

    #[test]
    fn the_median_is_the_middle_one() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), 2.0);
        assert!(median(std::iter::empty()).is_nan());
    }

    #[test]
    fn the_compared_rule_sets_are_where_they_are_looked_for() {
        assert_eq!(
            (RULES[TURKISH].0, RULES[FILIPPINA].0),
            ("turkish", "filippina")
        );
    }
}
