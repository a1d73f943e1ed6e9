//! `dama show` and `dama rules`: boards and rule tables for people to read.

use crate::failure::{self, Failure};
use dama_engine::direction::Directions;
use dama_engine::rules::{Duty, Enforcement, PromotionTime, Removal};
use dama_engine::{Bitboard, Kind, Position, Rules, RulesId, Side, Square};
use std::io::Write;

/// `show <id> <position>`: the board in letters, capitals for kings, coordinates
/// around, `.` for an empty square.
pub fn show(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    failure::no_options(words, "none")?;
    let [name, text] = words else {
        return Err(Failure::usage("show: expected <id> <position>"));
    };
    let (position, clocks) = failure::position(failure::rules(name)?, text)?;
    out.write_all(draw(&position).as_bytes())?;
    let side = position.side().name();
    writeln!(out, "{side} to move, move {}", clocks.number)?;
    if clocks.quiet > 0 {
        writeln!(out, "plies without progress: {}", clocks.quiet)?;
    }
    let board = position.rules().board;
    let names = |set: Bitboard| {
        let names: Vec<String> = set.iter().map(|s| board.name(s)).collect();
        names.join(" ")
    };
    if !position.huffs().is_empty() {
        writeln!(out, "may be huffed: {}", names(position.huffs()))?;
    }
    if let Some(ply) = position.opening() {
        writeln!(out, "plies of the fixed opening played: {ply}")?;
    }
    if position.is_obliged() {
        writeln!(out, "{side} is obliged to take the most")?;
    }
    Ok(())
}

/// The board as text.
fn draw(position: &Position) -> String {
    let board = position.rules().board;
    let files: String = (0..board.width())
        .map(|f| format!(" {}", (b'a' + f) as char))
        .collect();
    let mut text = format!("  {files}\n");
    for rank in (0..board.height()).rev() {
        text += &format!("{} ", rank + 1);
        for file in 0..board.width() {
            let square = Square::from_index(rank * board.width() + file);
            let sign = match square.filter(|&s| board.squares().contains(s)) {
                None => ' ',
                Some(square) => match position.piece(square) {
                    None => '.',
                    Some(piece) => {
                        let letter = piece.side.letter();
                        match piece.kind {
                            Kind::King => letter,
                            Kind::Man => letter.to_ascii_lowercase(),
                        }
                    }
                },
            };
            text.push(' ');
            text.push(sign);
        }
        text += &format!("  {}\n", rank + 1);
    }
    text + &format!("  {files}\n")
}

/// `rules [<id>]`: one table, or all.
pub fn rules(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    failure::no_options(words, "none")?;
    match words {
        [] => {
            for (i, id) in RulesId::ALL.into_iter().enumerate() {
                if i > 0 {
                    writeln!(out)?;
                }
                table(id.rules(), out)?;
            }
            Ok(())
        }
        [name] => table(failure::rules(name)?, out),
        _ => Err(Failure::usage("rules: expected at most one <id>")),
    }
}

fn table(rules: &Rules, out: &mut dyn Write) -> Result<(), Failure> {
    let articles = &rules.articles;
    let men = rules.men(Side::White).count();
    let squares = rules.board.squares().count();
    let way = |d: Directions| {
        let names: Vec<&str> = d.iter().map(|d| d.name()).collect();
        names.join(", ")
    };
    let duty = match (rules.duty, rules.enforcement) {
        (Duty::Any, Enforcement::Enforced) => "any capture, enforced",
        (Duty::Any, Enforcement::Owed) => "any capture, owed: may be huffed",
        (Duty::Maximum, Enforcement::Enforced) => "the maximum, enforced",
        (Duty::Maximum, Enforcement::Owed) => "the maximum, owed: may be huffed or obliged",
    };
    let removal = match rules.removal {
        Removal::AtOnce => "at once",
        Removal::AfterMove => "after the move",
    };
    let when = match rules.promotion_time {
        PromotionTime::AtEnd => "at the end of the move",
        PromotionTime::InPassing => "also in passing",
    };
    let promotion: Vec<String> = rules
        .promotion(Side::White)
        .iter()
        .map(|s| rules.board.name(s))
        .collect();
    let half_turn = if rules.half_turn {
        "allowed"
    } else {
        "forbidden"
    };
    let rows = [
        ("board", format!("{squares} squares"), articles.board),
        ("pieces", format!("{men} a side"), articles.setup),
        ("man moves", way(rules.man_moves), articles.man_moves),
        (
            "man captures",
            way(rules.man_captures),
            articles.man_captures,
        ),
        (
            "king moves",
            format!("flying: {}", way(rules.king_moves)),
            articles.king_moves,
        ),
        (
            "king captures",
            format!("flying: {}", way(rules.king_captures)),
            articles.king_captures,
        ),
        ("duty", duty.to_string(), articles.duty),
        ("removal", removal.to_string(), articles.removal),
        (
            "promotion",
            format!("{when}: {}", promotion.join(" ")),
            articles.promotion,
        ),
        ("half turn", half_turn.to_string(), articles.half_turn),
    ];
    writeln!(out, "{}", rules.name)?;
    for (row, value, article) in rows {
        writeln!(out, "  {row:<14} {value} ({article})")?;
    }
    if !rules.opening.is_empty() {
        let plies = rules.opening_plies();
        writeln!(
            out,
            "  {:<14} {plies} plies ({})",
            "fixed opening", articles.fixed_opening
        )?;
    }
    writeln!(
        out,
        "  {:<14} {} plies without progress (0-12)",
        "long game",
        Rules::QUIET_LIMIT
    )?;
    Ok(())
}
