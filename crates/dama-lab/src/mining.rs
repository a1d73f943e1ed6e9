//! `dama mine`: looks for puzzles in games that the program plays against itself, in
//! their endings and in what becomes of those when a piece is changed.
//!
//! A bank is only ever added to at its end, and after each find; a run that was stopped
//! goes on where it was. Everything follows from the seed.

mod miner;
mod source;

use crate::failure::{self, Failure};
use crate::options::Options;
use dama_engine::Rules;
use dama_puzzle::{Bank, Entry};
use miner::Miner;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Puzzles looked for when their number is not said.
const COUNT: u64 = 10;
/// Games of one seed: game k of seed s has the seed s × this + k.
const GAMES: u64 = 1_000_000;
/// Games between two lines of progress.
const REPORT: u64 = 100;

/// `mine <id> [--seed S] [--count N] [--out FILE]`.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--seed", "--count", "--out"], &[])?;
    let &[id] = options.plain() else {
        return Err(Failure::usage("mine: expected <id>"));
    };
    let rules = failure::rules(id)?;
    let seed = options.number("--seed")?.unwrap_or(1);
    if seed >= u64::MAX / GAMES {
        return Err(Failure::usage(format!(
            "--seed, '{seed}': expected a smaller number"
        )));
    }
    let count = options.number("--count")?.unwrap_or(COUNT);
    let mut store = match options.text("--out") {
        Some(path) => Store::open(Path::new(path), rules, seed)?,
        None => Store::nowhere(rules),
    };
    let mut miner = Miner::new(&store.bank);
    let first = store.bank.puzzles.len() as u64;
    let start = store.next;
    while (store.bank.puzzles.len() as u64) < first + count && store.next < GAMES {
        let game = store.next;
        let found = miner.game(rules, seed * GAMES + game);
        store.next += 1;
        for entry in found {
            store.add(&entry)?;
            writeln!(out, "{} | {entry}", store.bank.puzzles.len())?;
            out.flush()?;
        }
        if (store.next - start).is_multiple_of(REPORT) {
            store.save_state()?;
            writeln!(
                out,
                "# {} games, {} puzzles, {}",
                store.next,
                store.bank.puzzles.len(),
                miner.tally
            )?;
            out.flush()?;
        }
    }
    store.save_state()?;
    Ok(())
}

/// The bank and where it is kept.
struct Store {
    bank: Bank,
    path: Option<PathBuf>,
    seed: u64,
    next: u64,
}

impl Store {
    fn nowhere(rules: &'static Rules) -> Store {
        Store {
            bank: Bank::new(rules),
            path: None,
            seed: 0,
            next: 0,
        }
    }

    /// Goes on with what is there; a bank that cannot be read is left untouched.
    fn open(path: &Path, rules: &'static Rules, seed: u64) -> Result<Store, Failure> {
        let shown = path.display();
        let bank = if path.exists() {
            let text = fs::read_to_string(path)
                .map_err(|e| Failure::usage(format!("--out, '{shown}': {e}")))?;
            Bank::read(&text, Some(rules.id))
                .map_err(|e| Failure::usage(format!("--out, '{shown}': {e}")))?
        } else {
            let bank = Bank::new(rules);
            fs::write(path, bank.to_string())
                .map_err(|e| Failure::usage(format!("--out, '{shown}': {e}")))?;
            bank
        };
        let mut store = Store {
            bank,
            path: Some(path.to_path_buf()),
            seed,
            next: 0,
        };
        let state = store
            .state_path()
            .and_then(|path| fs::read_to_string(path).ok());
        if let Some((seed, next)) = state
            .as_deref()
            .and_then(|text| text.trim().split_once(' '))
            && seed.parse() == Ok(store.seed)
        {
            store.next = next.parse().unwrap_or(0);
        }
        Ok(store)
    }

    fn state_path(&self) -> Option<PathBuf> {
        let mut name = self.path.clone()?.into_os_string();
        name.push(".state");
        Some(PathBuf::from(name))
    }

    fn add(&mut self, entry: &Entry) -> Result<(), Failure> {
        if let Some(path) = &self.path {
            let mut file = File::options().append(true).open(path)?;
            file.write_all(format!("{entry}\n").as_bytes())?;
            self.save_state()?;
        }
        self.bank.puzzles.push(entry.clone());
        Ok(())
    }

    fn save_state(&self) -> Result<(), Failure> {
        if let Some(path) = self.state_path() {
            fs::write(path, format!("{} {}\n", self.seed, self.next))?;
        }
        Ok(())
    }
}
