//! `dama play`: plays moves and says where they led.

use crate::failure::{self, Failure};
use dama_engine::{Clocks, Game, Position, fen, record};
use std::io::Write;

/// `play <id> [--from <position>] [--free] <move>…`: the position after, then the
/// result or the side to move.
pub fn play(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let Some((name, mut rest)) = words.split_first() else {
        return Err(Failure::usage(
            "play: expected <id> [--from <position>] [--free] <move>…",
        ));
    };
    let rules = failure::rules(name)?;
    let mut from = None;
    let mut free = false;
    let mut actions = Vec::new();
    while let Some((&word, after)) = rest.split_first() {
        rest = after;
        match word {
            "--free" => free = true,
            "--from" => {
                let Some((&text, after)) = rest.split_first() else {
                    return Err(Failure::usage("--from: expected a position"));
                };
                rest = after;
                from = Some(failure::position(rules, text)?);
            }
            option if option.starts_with("--") => {
                return Err(Failure::usage(format!(
                    "option, '{option}': expected --from or --free"
                )));
            }
            action => actions.push(action),
        }
    }
    let mut game = match from {
        Some(_) if free => {
            return Err(Failure::usage("--free: expected without --from"));
        }
        Some((position, clocks)) => Game::from_position(position, clocks),
        None if free => Game::from_position(Position::free_start(rules), Clocks::default()),
        None => Game::new(rules),
    };
    record::play(&mut game, &actions.join(" ")).map_err(|e| Failure::usage(e.to_string()))?;
    let frame = game.frame();
    writeln!(out, "{}", fen::write(&frame.position, frame.clocks))?;
    match frame.outcome {
        Some(outcome) => writeln!(out, "result: {outcome}")?,
        None => writeln!(out, "to move: {}", frame.position.side().name())?,
    }
    Ok(())
}
