//! `dama moves`: the legal list, as the handed position files have it.

use crate::failure::{self, Failure};
use dama_engine::{Position, notation};
use std::io::Write;

/// Every legal move and huff of a position, sorted by bytes, on one line (0-8).
pub fn list(position: &Position) -> String {
    let legal = position.legal();
    let mut texts: Vec<String> = legal
        .moves
        .iter()
        .map(|m| notation::with_victims(position, m))
        .collect();
    let board = position.rules().board;
    texts.extend(
        position
            .huffs()
            .iter()
            .map(|square| format!("huff {}", board.name(square))),
    );
    texts.sort_unstable();
    texts.join(" ; ")
}

/// `moves <id> <position>`.
pub fn moves(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    failure::no_options(words, "none")?;
    let [name, text] = words else {
        return Err(Failure::usage("moves: expected <id> <position>"));
    };
    let (position, _) = failure::position(failure::rules(name)?, text)?;
    writeln!(out, "{}", list(&position))?;
    Ok(())
}
