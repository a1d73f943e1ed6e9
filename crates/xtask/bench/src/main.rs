//! Counts leaves and says what it took: `dama-bench perft HOW ID DEPTH` prints
//! `leaves seconds`, `dama-bench stress FILE` prints `moves states seconds` for each position.
//!
//! `dama-bench search ID DEPTH` and `dama-bench features ID NODES` are told in `search`.
//!
//! HOW is `counted` or `stepped` for this engine, `kish-counted` or `kish-stepped` for the other.
//! Counted: the moves of the last ply are only counted. Stepped: each of them is listed and made.
//! Seconds are processor time of this process.

mod search;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ProcessTime;
use dama_engine::{Generator, Position, RulesId, fen, perft};

/// Times each stress position is solved; the median counts.
const STRESS_ROUNDS: usize = 11;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["perft", how, id, depth] => measure(how, id, depth),
        ["stress", file] => stress(file),
        ["search", id, depth] => search::to_depth(id, depth),
        ["features", id, nodes] => search::features(id, nodes),
        _ => Err("usage: dama-bench perft HOW ID DEPTH | stress FILE | search ID DEPTH | features ID NODES".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dama-bench: {error}");
            ExitCode::from(2)
        }
    }
}

fn measure(how: &str, id: &str, depth: &str) -> Result<(), String> {
    let depth: u32 = number(depth)?;
    let rules = rules(id)?;
    let (leaves, time) = match how {
        "counted" => {
            let start = Position::free_start(rules.rules());
            timed(|| perft(&start, depth))
        }
        "stepped" => {
            let start = Position::free_start(rules.rules());
            let mut generators: Vec<Generator> = (0..depth).map(|_| Generator::new()).collect();
            timed(|| stepped(&start, &mut generators))
        }
        "kish-counted" => timed(|| kish::Board::new_default().perft(u64::from(depth))),
        "kish-stepped" => {
            let mut lists = vec![Vec::with_capacity(64); depth as usize];
            timed(|| kish_stepped(&kish::Board::new_default(), &mut lists))
        }
        _ => return Err(format!("expected a way of counting, found \"{how}\"")),
    };
    println!("{leaves} {}", time.as_secs_f64());
    Ok(())
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse()
        .map_err(|_| format!("expected a number, found \"{text}\""))
}

fn rules(id: &str) -> Result<RulesId, String> {
    id.parse()
        .map_err(|_| format!("expected a rule set, found \"{id}\""))
}

fn timed(count: impl FnOnce() -> u64) -> (u64, Duration) {
    let began = ProcessTime::now();
    let leaves = black_box(count());
    (leaves, began.elapsed())
}

/// Leaves below a position, one ply for each generator, every leaf really reached.
fn stepped(position: &Position, generators: &mut [Generator]) -> u64 {
    let Some((generator, deeper)) = generators.split_first_mut() else {
        black_box(position.key());
        return 1;
    };
    let legal = generator.generate(position);
    let mut leaves = 0;
    for one in &legal.moves {
        leaves += stepped(&position.after(one, legal.due), deeper);
    }
    for square in position.huffs() {
        if let Some(huffed) = position.after_huff(square) {
            leaves += stepped(&huffed, generators);
        }
    }
    leaves
}

/// The same with the other engine, whose moves are applied before the turn is passed.
fn kish_stepped(board: &kish::Board, lists: &mut [Vec<kish::Action>]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        black_box(board);
        return 1;
    };
    board.actions_into(list);
    let mut leaves = 0;
    for action in &*list {
        let mut next = board.apply(action);
        next.swap_turn_();
        leaves += kish_stepped(&next, deeper);
    }
    leaves
}

/// Positions whose routes are too many to list one by one.
fn stress(file: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    for line in text.lines() {
        let position = line.split(" | ").next().unwrap_or_default();
        let (position, _) = fen::read(RulesId::Dhamet.rules(), position)
            .map_err(|error| format!("{position}: {error}"))?;
        let mut generator = Generator::new();
        let mut times: Vec<Duration> = (0..STRESS_ROUNDS)
            .map(|_| timed(|| generator.generate(black_box(&position)).moves.len() as u64).1)
            .collect();
        times.sort_unstable();
        let moves = generator.legal().moves.len();
        println!(
            "{moves} {} {}",
            generator.visited(),
            times[STRESS_ROUNDS / 2].as_secs_f64()
        );
    }
    Ok(())
}
