//! What the tests share: the banks of the site, positions, numbers from a seed.

// Each test program that includes this module uses another part of it.
#![allow(dead_code)]

use dama_engine::{Position, RulesId, fen};
use dama_puzzle::{Bank, games};

/// The bank of a game as the site has it.
pub fn text(game: RulesId) -> String {
    let path = format!(
        "{}/../../web/data/puzzles/{game}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

pub fn bank(game: RulesId) -> Bank {
    Bank::read(&text(game), Some(game)).unwrap_or_else(|e| panic!("{game}: {e}"))
}

pub fn banks() -> Vec<Bank> {
    games().into_iter().map(bank).collect()
}

pub fn position(game: RulesId, text: &str) -> Position {
    let read = fen::read(game.rules(), text);
    read.unwrap_or_else(|e| panic!("{game} {text}: {e}")).0
}

/// SplitMix64.
pub struct Seeded(pub u64);

impl Seeded {
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = self.0;
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.draw() % limit.max(1) as u64) as usize
    }
}

/// So many different numbers below `limit`, in order.
pub fn sample(count: usize, limit: usize, seed: u64) -> Vec<usize> {
    let mut all: Vec<usize> = (0..limit).collect();
    let mut seeds = Seeded(seed);
    while all.len() > count {
        all.remove(seeds.below(all.len()));
    }
    all
}
