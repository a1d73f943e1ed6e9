//! A game as the law's articles 0-11 to 0-14 see it: every state kept whole,
//! repetition counted by comparing texts.

use super::board::{Pos, king_of};
use super::chains::chains;
use super::tables::Rules;
use super::turn::{Legal, NMove, apply_huff, apply_known, huffs, legal};

/// Plies without progress that end a game (0-12): 25 moves by each side.
pub const LONG_GAME: u32 = 50;

/// How a game ended: the winner, if any, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum End {
    NoPieces { winner: u8 },
    NoMoves { winner: u8 },
    OneKingEach,
    LongGame,
    Repetition,
}

/// A state of a game with all that led to it.
#[derive(Clone, Debug)]
pub struct Line {
    pub pos: Pos,
    /// The texts of the positions at the start of each turn, this one included.
    turns: Vec<String>,
    pub end: Option<End>,
    /// The state before the last move, while its player may be obliged.
    pub before: Option<Box<Line>>,
}

/// Whether the side to move can capture; then it has a legal move, too. With a
/// cap of 0 the first capture stops the walk.
fn has_capture(rules: &Rules, pos: &Pos) -> bool {
    chains(rules, pos, 0).is_none()
}

impl Line {
    pub fn start(rules: &Rules, pos: &Pos) -> Line {
        let mut line = Line {
            turns: vec![pos.to_fen(rules)],
            pos: pos.clone(),
            end: None,
            before: None,
        };
        line.end = line.loss(rules).or_else(|| line.draw(rules));
        line
    }

    pub fn played(&self, rules: &Rules, mv: &NMove, found: &Legal) -> Line {
        let mut line = Line {
            pos: apply_known(rules, &self.pos, mv, found),
            turns: self.turns.clone(),
            end: None,
            before: None,
        };
        line.turns.push(line.pos.to_fen(rules));
        if rules.oblige && !line.pos.huffable.is_empty() && !line.pos.over() {
            // The oldest states are not needed: obliging goes back one turn.
            let mut before = self.clone();
            before.before = None;
            line.before = Some(Box::new(before));
        }
        line.end = line.loss(rules).or_else(|| line.draw(rules));
        line
    }

    pub fn huffed(&self, rules: &Rules, square: u8) -> Line {
        let mut line = Line {
            pos: apply_huff(&self.pos, square),
            turns: self.turns.clone(),
            end: None,
            before: None,
        };
        // A draw is for the end of the turn (0-14).
        line.end = line.loss(rules);
        line
    }

    /// The state after obliging; `None` when that is not open.
    pub fn obliged(&self) -> Option<Line> {
        let mut line = *self.before.clone()?;
        line.pos.obliged = true;
        line.end = None;
        Some(line)
    }

    fn loss(&self, rules: &Rules) -> Option<End> {
        let pos = &self.pos;
        for side in [0, 1] {
            if pos.pieces(side).is_empty() {
                return Some(End::NoPieces { winner: 1 - side });
            }
        }
        let stuck = |pos: &Pos| {
            let quiet_only = !has_capture(rules, pos);
            quiet_only && legal(rules, pos, 0).is_some_and(|found| found.moves.is_empty())
        };
        if !stuck(pos) || self.before.is_some() {
            return None;
        }
        for square in huffs(rules, pos) {
            let after = apply_huff(pos, square);
            if after.over() || !stuck(&after) {
                return None;
            }
        }
        Some(End::NoMoves {
            winner: 1 - pos.side,
        })
    }

    fn draw(&self, rules: &Rules) -> Option<End> {
        let pos = &self.pos;
        if !huffs(rules, pos).is_empty() {
            return None;
        }
        let lone_king = |side| match pos.pieces(side)[..] {
            [square] => pos.board[usize::from(square)] == king_of(side),
            _ => false,
        };
        if lone_king(0) && lone_king(1) && !has_capture(rules, pos) {
            return Some(End::OneKingEach);
        }
        if pos.quiet_plies >= LONG_GAME {
            return Some(End::LongGame);
        }
        let now = self.turns.last();
        let times = self.turns.iter().filter(|&text| Some(text) == now).count();
        (times >= 3).then_some(End::Repetition)
    }
}
