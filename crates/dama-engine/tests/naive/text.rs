//! How the second generator writes moves, and how it counts them.

use super::board::Pos;
use super::tables::Rules;
use super::turn::{NMove, apply_huff, apply_known, huffs, legal};

/// The canonical text of a move (0-8); `all` are the legal moves of its
/// position.
pub fn move_text(rules: &Rules, all: &[NMove], mv: &NMove) -> String {
    named(all, mv, |square| rules.name(square))
}

/// As [`move_text`], but by Filippina's numbers.
pub fn number_text(rules: &Rules, all: &[NMove], mv: &NMove) -> String {
    named(all, mv, |square| rules.number(square).to_string())
}

fn named(all: &[NMove], mv: &NMove, name: impl Fn(u8) -> String) -> String {
    let twins = all
        .iter()
        .filter(|other| (other.from, other.to) == (mv.from, mv.to));
    if mv.captured.is_empty() {
        format!("{}-{}", name(mv.from), name(mv.to))
    } else if twins.count() > 1 {
        let stops: Vec<_> = mv.routes[0].iter().map(|&stop| name(stop)).collect();
        format!("{}x{}", name(mv.from), stops.join("x"))
    } else {
        format!("{}x{}", name(mv.from), name(mv.to))
    }
}

/// A capture with every landing square named: `d2xd4xf4`.
pub fn full_text(rules: &Rules, from: u8, route: &[u8]) -> String {
    let mut text = rules.name(from);
    for &landing in route {
        text += "x";
        text += &rules.name(landing);
    }
    text
}

/// The oracle's form of a move: `a4xc4(b4)`, with `=K` for a promotion.
pub fn oracle_text(rules: &Rules, mv: &NMove) -> String {
    let (from, to) = (rules.name(mv.from), rules.name(mv.to));
    let crown = if mv.promotes { "=K" } else { "" };
    if mv.captured.is_empty() {
        return format!("{from}-{to}{crown}");
    }
    let captured: Vec<_> = mv.captured.iter().map(|&s| rules.name(s)).collect();
    format!("{from}x{to}({}){crown}", captured.join(","))
}

/// The whole legal list as the oracle's position files have it, huffs among
/// the moves.
pub fn list(rules: &Rules, pos: &Pos) -> String {
    let found = legal(rules, pos, usize::MAX).unwrap_or_default();
    let mut texts: Vec<_> = found
        .moves
        .iter()
        .map(|mv| oracle_text(rules, mv))
        .collect();
    let huffs = huffs(rules, pos);
    texts.extend(huffs.iter().map(|&s| format!("huff {}", rules.name(s))));
    texts.sort();
    texts.join(" ; ")
}

/// Counts sequences of turns: a huff opens the same turn again and uses no ply.
pub fn perft(rules: &Rules, pos: &Pos, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let found = legal(rules, pos, usize::MAX).unwrap_or_default();
    let mut count = 0;
    for square in huffs(rules, pos) {
        count += perft(rules, &apply_huff(pos, square), depth);
    }
    if depth == 1 {
        return count + found.moves.len() as u64;
    }
    for mv in &found.moves {
        count += perft(rules, &apply_known(rules, pos, mv, &found), depth - 1);
    }
    count
}
