//! `dama play`: plays moves and says where they led.

use crate::failure::{self, Failure};
use dama_engine::notation::{self, MoveFault, Naming};
use dama_engine::record::{TokenError, TokenFault};
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
            blank if blank.trim().is_empty() => {
                return Err(Failure::usage(format!("move, '{blank}': expected a move")));
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
    if let Err(error) = record::play(&mut game, &actions.join(" ")) {
        return Err(Failure::usage(format!(
            "{error}{}",
            expected(&game, &error)
        )));
    }
    let frame = game.frame();
    writeln!(out, "{}", fen::write(&frame.position, frame.clocks))?;
    match frame.outcome {
        Some(outcome) => writeln!(out, "result: {outcome}")?,
        None => writeln!(out, "to move: {}", frame.position.side().name())?,
    }
    Ok(())
}

/// How many of the legal moves an error names.
const NAMED: usize = 20;

/// What could be played instead, where the error does not say so itself.
fn expected(game: &Game, error: &TokenError) -> String {
    match error.fault {
        TokenFault::HuffWithoutSquare
        | TokenFault::Move(
            MoveFault::Malformed
            | MoveFault::Ambiguous(_)
            | MoveFault::PartlyNamed
            | MoveFault::WrongSign,
        ) => return String::new(),
        TokenFault::Move(_) | TokenFault::Action(_) => {}
    }
    if game.outcome().is_some() {
        return "; expected no further move".to_string();
    }
    let (position, legal) = (game.position(), game.legal());
    let text = |m| notation::write(position, &legal, m, Naming::Names);
    let mut texts: Vec<String> = legal.moves.iter().map(text).collect();
    texts.sort_unstable();
    let board = position.rules().board;
    let huffs = position.huffs().iter();
    texts.extend(huffs.map(|square| format!("~{}", board.name(square))));
    if game.frame().can_oblige {
        texts.push("oblige".to_string());
    }
    let more = texts.len().saturating_sub(NAMED);
    texts.truncate(NAMED);
    let rest = match more {
        0 => String::new(),
        _ => format!(" and {more} more"),
    };
    format!("; expected {}{rest}", texts.join(" "))
}
