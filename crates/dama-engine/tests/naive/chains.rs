//! Captures of the second generator: plain recursion over every route.

use super::board::{EMPTY, Pos, king_of, owned};
use super::tables::{Crowning, Rules, Step, turned};

/// One chain of captures, whole or broken off at some landing.
#[derive(Clone, Debug)]
pub struct Chain {
    pub from: u8,
    /// Landing squares in the order they are reached; the last is the end.
    pub route: Vec<u8>,
    /// Captured squares, in square order.
    pub captured: Vec<u8>,
    /// The piece is a king where the chain stops, before any crowning at the
    /// end: it was one, or it was crowned in passing (T-8).
    pub king: bool,
    /// From its last landing the piece, as it stands there, can capture again.
    pub open: bool,
}

/// The walk from one square: what has been jumped so far and how.
struct Walk<'a> {
    rules: &'a Rules,
    side: u8,
    from: u8,
    board: [u8; 81],
    captured: Vec<u8>,
    route: Vec<u8>,
    cap: usize,
    found: &'a mut Vec<Chain>,
}

/// Every chain of every piece of the side to move, each part of a chain as a
/// chain of its own; `None` when there are more than `cap`.
pub fn chains(rules: &Rules, pos: &Pos, cap: usize) -> Option<Vec<Chain>> {
    let mut found = Vec::new();
    for from in pos.pieces(pos.side) {
        let king = pos.board[usize::from(from)] == king_of(pos.side);
        let mut board = pos.board;
        // The square of departure counts as empty (0-6).
        board[usize::from(from)] = EMPTY;
        let mut walk = Walk {
            rules,
            side: pos.side,
            from,
            board,
            captured: Vec::new(),
            route: Vec::new(),
            cap,
            found: &mut found,
        };
        if !walk.go_on(from, king, None) {
            return None;
        }
    }
    Some(found)
}

/// Whether a piece of that kind on `square` has a capture on this board.
pub fn can_capture(rules: &Rules, board: &[u8; 81], side: u8, square: u8, king: bool) -> bool {
    let mut board = *board;
    board[usize::from(square)] = EMPTY;
    !jumps(rules, &board, side, square, king, &[], None).is_empty()
}

/// The single captures from `square`: landing, captured square, direction.
///
/// `standing` are the jumped pieces that have not left the board; `last` is
/// the direction of the capture before.
fn jumps(
    rules: &Rules,
    board: &[u8; 81],
    side: u8,
    square: u8,
    king: bool,
    standing: &[u8],
    last: Option<Step>,
) -> Vec<(u8, u8, Step)> {
    let mut found = Vec::new();
    let steps = if king {
        rules.king_jumps
    } else {
        rules.man_jumps
    };
    let empty = |square: u8| board[usize::from(square)] == EMPTY;
    for &step in steps {
        let step = turned(side, step);
        if king && !rules.half_turns && last == Some((-step.0, -step.1)) {
            continue;
        }
        let mut next = rules.neighbour(square, step);
        while king && next.is_some_and(empty) {
            next = next.and_then(|here| rules.neighbour(here, step));
        }
        let Some(victim) = next else { continue };
        if !owned(board[usize::from(victim)], 1 - side) || standing.contains(&victim) {
            continue;
        }
        let mut landing = rules.neighbour(victim, step);
        while let Some(here) = landing.filter(|&here| empty(here)) {
            found.push((here, victim, step));
            landing = if king {
                rules.neighbour(here, step)
            } else {
                None
            };
        }
    }
    found
}

impl Walk<'_> {
    /// Takes on from `square`; false when the cap is passed.
    fn go_on(&mut self, square: u8, king: bool, last: Option<Step>) -> bool {
        let standing: &[u8] = if self.rules.at_once {
            &[]
        } else {
            &self.captured
        };
        let next = jumps(
            self.rules,
            &self.board,
            self.side,
            square,
            king,
            standing,
            last,
        );
        if !self.route.is_empty() {
            if self.found.len() == self.cap {
                return false;
            }
            let mut captured = self.captured.clone();
            captured.sort_unstable();
            self.found.push(Chain {
                from: self.from,
                route: self.route.clone(),
                captured,
                king,
                open: !next.is_empty(),
            });
        }
        for (landing, victim, step) in next {
            let jumped = self.board[usize::from(victim)];
            if self.rules.at_once {
                self.board[usize::from(victim)] = EMPTY;
            }
            self.captured.push(victim);
            self.route.push(landing);
            let passing = self.rules.crowning == Crowning::RowInPassing;
            let king = king || (passing && self.rules.crowns(self.side, landing));
            let within = self.go_on(landing, king, Some(step));
            self.route.pop();
            self.captured.pop();
            self.board[usize::from(victim)] = jumped;
            if !within {
                return false;
            }
        }
        true
    }
}
