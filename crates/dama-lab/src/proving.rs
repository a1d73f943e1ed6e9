//! `dama prove` and `dama puzzles`: every puzzle of a bank proved again, and the list.
//!
//! Puzzles are proved alone, one by one, on as many threads as there are cores. A run
//! that was stopped goes on where it was; a run that ends leaves nothing behind.

use crate::failure::{self, Failure};
use crate::options::Options;
use dama_puzzle::audit::{self, Finding};
use dama_puzzle::{Bank, Prover};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Puzzles between two lines of progress.
const REPORT: usize = 25;

/// `prove <file>`: proves the whole bank; fails when anything is wrong.
pub fn prove(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    failure::no_options(words, "none")?;
    let &[file] = words else {
        return Err(Failure::usage("prove: expected <file>"));
    };
    let text = read(Path::new(file))?;
    let bank = parse(&text, file)?;
    let state = State::of(file, &text);
    let first = state.proved().min(bank.puzzles.len());
    if first > 0 {
        writeln!(out, "# {first} were proved before")?;
    }
    let mut faults = Vec::new();
    let nodes = run(&bank, first, out, &state, &mut faults)?;
    for (number, finding) in &faults {
        writeln!(out, "{number}: {finding}")?;
    }
    let of = bank.puzzles.len();
    if let Some((number, _)) = faults.first() {
        let count = faults.len();
        return Err(Failure::usage(format!(
            "{file}: {count} of {of} puzzles refused, the first is number {number}"
        )));
    }
    state.forget();
    let balance = audit::whole(&bank).map_err(|(number, finding)| {
        let place = match number {
            0 => "the bank".to_string(),
            n => format!("number {n}"),
        };
        Failure::usage(format!("{file}: {place}: {finding}"))
    })?;
    writeln!(
        out,
        "{}: {of} puzzles proved; {} win in 2, {} in 3; {} with six first turns, {} quiet or sacrifice, \
         {} with a lone loser; {} nodes at most",
        bank.rules.name,
        balance.puzzles - balance.long,
        balance.long,
        balance.six,
        balance.surprise,
        balance.lone,
        nodes,
    )?;
    Ok(())
}

/// Proves from puzzle `first` on; the greatest number of nodes one took.
fn run(
    bank: &Bank,
    first: usize,
    out: &mut dyn Write,
    state: &State,
    faults: &mut Vec<(usize, Finding)>,
) -> Result<u64, Failure> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(first);
    let (sender, receiver) = mpsc::channel();
    let mut most = 0;
    thread::scope(|scope| {
        for _ in 0..cores {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut prover = Prover::new();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(entry) = bank.puzzles.get(at) else {
                        break;
                    };
                    let proof = audit::entry(&mut prover, entry).map(|proof| proof.nodes);
                    if sender.send((at, proof)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut ended = vec![false; bank.puzzles.len()];
        ended[..first].fill(true);
        let (mut done, mut whole) = (first, first);
        for (at, proof) in receiver {
            ended[at] = proof.is_ok();
            match proof {
                Ok(nodes) => most = most.max(nodes),
                Err(finding) => faults.push((at + 1, finding)),
            }
            done += 1;
            while ended.get(whole) == Some(&true) {
                whole += 1;
            }
            if done.is_multiple_of(REPORT) {
                state.save(whole);
                writeln!(out, "# {done} of {}", bank.puzzles.len())?;
                out.flush()?;
            }
        }
        Ok::<(), Failure>(())
    })?;
    faults.sort_by_key(|(number, _)| *number);
    Ok(most)
}

/// How far a run that was stopped had come.
struct State {
    path: PathBuf,
    /// Tells the bank's text from any other.
    text: u64,
}

impl State {
    fn of(file: &str, text: &str) -> State {
        let sum = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        State {
            path: PathBuf::from(format!("{file}.proved")),
            text: sum,
        }
    }

    fn proved(&self) -> usize {
        let read = || {
            let text = fs::read_to_string(&self.path).ok()?;
            let (sum, count) = text.trim().split_once(' ')?;
            (sum == format!("{:016x}", self.text)).then_some(count.parse().ok()?)
        };
        read().unwrap_or(0)
    }

    /// Where nothing can be written a stopped run begins anew.
    fn save(&self, count: usize) {
        let _ = fs::write(&self.path, format!("{:016x} {count}\n", self.text));
    }

    fn forget(&self) {
        let _ = fs::remove_file(&self.path);
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|e| Failure::usage(format!("'{}': {e}", path.display())))
}

fn parse(text: &str, name: &str) -> Result<Bank, Failure> {
    Bank::read(text, None).map_err(|e| Failure::usage(format!("{name}: {e}")))
}

/// The banks that the site has, by game.
const BANKS: [(&str, &str); 5] = [
    (
        "turkish",
        include_str!("../../../web/data/puzzles/turkish.txt"),
    ),
    (
        "la-dama",
        include_str!("../../../web/data/puzzles/la-dama.txt"),
    ),
    (
        "filippina",
        include_str!("../../../web/data/puzzles/filippina.txt"),
    ),
    ("tama", include_str!("../../../web/data/puzzles/tama.txt")),
    (
        "dhamet",
        include_str!("../../../web/data/puzzles/dhamet.txt"),
    ),
];

/// `puzzles <id> [--bank FILE]`: the list,
/// `number | position | win in n | unique moves | difficulty | themes`.
pub fn list(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--bank"], &[])?;
    let &[id] = options.plain() else {
        return Err(Failure::usage("puzzles: expected <id> [--bank FILE]"));
    };
    let rules = failure::rules(id)?;
    let bank = match options.text("--bank") {
        Some(file) => {
            let text = read(Path::new(file))?;
            Bank::read(&text, Some(rules.id)).map_err(|e| Failure::usage(format!("{file}: {e}")))?
        }
        None => {
            let known = BANKS.iter().find(|(name, _)| *name == id);
            let (name, text) = known.ok_or_else(|| {
                Failure::usage(format!("puzzles, '{id}': expected a game that has puzzles"))
            })?;
            parse(text, name)?
        }
    };
    for (i, entry) in bank.puzzles.iter().enumerate() {
        writeln!(
            out,
            "{} | {} | win in {} | {} | {} | {}",
            i + 1,
            entry.text(),
            entry.moves,
            entry.unique,
            entry.difficulty,
            entry.themes
        )?;
    }
    Ok(())
}
