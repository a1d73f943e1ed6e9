//! `dama hint` and `dama review`: what the master would do and why, and where a game
//! turned. Reasons are told by their codes and numbers; sentences belong to the page.

use crate::failure::{self, Failure};
use crate::options::Options;
use dama_engine::{Action, Game, Naming, Square, record};
use dama_search::{Explainer, Hint, Progress, Reason, Reviewer, Tables};
use std::io::Write;
use std::sync::Arc;

/// Nodes between two looks at what was found.
const SLICE: u64 = 100_000;
/// Nodes for a hint, when they are not said.
const HINT: u64 = 300_000;
/// Nodes for each position of a game that is looked back on, when they are not said.
const REVIEW: u64 = 20_000;

/// `hint <id> <position> [--nodes N] [--tables]`.
pub fn hint(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--nodes"], &["--tables"])?;
    let [name, text] = options.plain() else {
        return Err(Failure::usage("hint: expected <id> <position>"));
    };
    let rules = failure::rules(name)?;
    let (position, clocks) = failure::position(rules, text)?;
    let game = Game::from_position(position, clocks);
    if let Some(outcome) = game.outcome() {
        return Err(Failure::usage(format!(
            "position: the game is over: {outcome}"
        )));
    }
    let nodes = options.number("--nodes")?.unwrap_or(HINT);
    let mut explainer = Explainer::new(&game, nodes, tables(&options, &game));
    while explainer.step(SLICE) == Progress::More {}
    match explainer.hint() {
        Some(hint) => told(&game, &hint, out),
        None => Ok(writeln!(out, "nothing to do")?),
    }
}

/// `review <game text> [--nodes N] [--tables]`.
pub fn review(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--nodes"], &["--tables"])?;
    let [text] = options.plain() else {
        return Err(Failure::usage("review: expected <game text>"));
    };
    let game = record::read(text).map_err(|e| Failure::usage(e.to_string()))?;
    let nodes = options.number("--nodes")?.unwrap_or(REVIEW);
    let mut reviewer = Reviewer::new(&game, nodes, tables(&options, &game));
    while reviewer.step(SLICE) == Progress::More {}
    let Some(turn) = reviewer.turn() else {
        return Ok(writeln!(out, "the game never turned")?);
    };
    let Some(then) = dama_search::review::game_at(&game, turn.ply) else {
        return Ok(());
    };
    writeln!(out, "after: {} actions", turn.ply)?;
    writeln!(out, "side: {}", turn.side.name())?;
    writeln!(
        out,
        "played: {}",
        record::write_action(&game, turn.ply, Naming::Names)
    )?;
    if let Some(fails) = &turn.fails {
        writeln!(out, "failed: {}", reason(&then, fails))?;
    }
    writeln!(out, "score after it: {}", turn.after)?;
    told(&then, &turn.better, out)
}

fn tables(options: &Options, game: &Game) -> Option<Arc<Tables>> {
    if options.has("--tables") {
        Tables::build(game.rules()).map(Arc::new)
    } else {
        None
    }
}

fn told(game: &Game, hint: &Hint, out: &mut dyn Write) -> Result<(), Failure> {
    let mut ahead = game.clone();
    let start = game.actions().len();
    for action in &hint.line {
        if ahead.act(*action).is_err() {
            break;
        }
    }
    let texts: Vec<String> = (start..ahead.actions().len())
        .map(|ply| record::write_action(&ahead, ply, Naming::Names))
        .collect();
    let first = texts.first().map_or("", String::as_str);
    let kind = match hint.action {
        Action::Huff(_) => "huff",
        Action::Oblige => "oblige",
        _ => "move",
    };
    writeln!(out, "{kind}: {first}")?;
    writeln!(out, "why: {}", reason(game, &hint.reason))?;
    writeln!(out, "score: {}", hint.score)?;
    writeln!(out, "line: {}", texts.join(" "))?;
    Ok(())
}

/// The code, then what is not 0, then the article.
fn reason(game: &Game, reason: &Reason) -> String {
    let mut text = reason.cause.code().to_string();
    if !reason.squares.is_empty() {
        let name = |square: &Square| game.rules().board.name(*square);
        let names: Vec<String> = reason.squares.iter().map(name).collect();
        text += &format!(" squares {}", names.join(","));
    }
    for (word, number) in [
        ("takes", reason.takes),
        ("loses", reason.loses),
        ("count", reason.count),
        ("of", reason.of),
        ("plies", reason.plies.into()),
    ] {
        if number > 0 {
            text += &format!(" {word} {number}");
        }
    }
    if !reason.article.is_empty() {
        text += &format!(" ({})", reason.article);
    }
    text
}
