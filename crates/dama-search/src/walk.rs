//! The walk through the tree of one depth, a step at a time.
//!
//! Scores count from the node that has them: a score is taken one ply back by
//! `(-score).later()`, a huff passes it on unchanged because the same side goes on.

use crate::node::{Found, Node};
use crate::order::{self, Step};
use crate::score::Score;
use crate::search::Search;
use crate::table::{Bound, Entry};
use alloc::vec::Vec;
use dama_engine::{Due, Kind, Move, Position, Rules, Side};

/// Which search of a child is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Attempt {
    /// Passing, less deep: whoever is still ahead then need not look for a move.
    Pass,
    /// Less deep, with a window that holds no score.
    Reduced,
    /// To full depth, with a window that holds no score.
    Scout,
    /// To full depth, with the whole window.
    Full,
}

/// Plies by which passing is searched less deep than a move.
const PASSING_LESS: i32 = 2;

/// Plies by which a late move is searched less deep at first: more when many were tried
/// before it and when there is far to go.
fn reduction(tried: usize, depth: i32) -> i32 {
    (1 + quarters(tried as u32) * quarters(depth as u32) / 80).min(depth - 1)
}

/// The logarithm to base 2 in quarters, nearly.
fn quarters(n: u32) -> i32 {
    let whole = n.max(1).ilog2();
    (4 * whole + (((n << 2) >> whole) & 3)) as i32
}

/// A node whose children are being searched.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub node: Node,
    pub due: Due,
    pub key: u64,
    pub alpha: Score,
    pub beta: Score,
    /// `alpha` at the beginning.
    pub floor: Score,
    pub best: Score,
    pub best_tag: u32,
    pub next: usize,
    /// Only captures and huffs are looked at, and doing nothing is worth `best`.
    pub quiescent: bool,
    /// Passing is to be tried first.
    pub may_pass: bool,
    attempt: Attempt,
    /// The choice in hand is to be searched again.
    again: bool,
}

impl Frame {
    pub(crate) fn new(node: Node, due: Due, key: u64, alpha: Score, beta: Score) -> Frame {
        Frame {
            node,
            due,
            key,
            alpha,
            beta,
            floor: alpha,
            best: Score::BELOW,
            best_tag: 0,
            next: 0,
            quiescent: false,
            may_pass: false,
            attempt: Attempt::Full,
            again: false,
        }
    }
}

impl Search {
    pub(crate) fn room(&mut self, height: usize) {
        while self.lists.len() < height + 2 {
            self.lists.push(Vec::new());
        }
        while self.lines.len() < height + 2 {
            self.lines.push(Vec::new());
        }
    }

    /// Takes the top frame's next choice, or closes it.
    pub(crate) fn advance(&mut self) {
        let top = self.frames.len() - 1;
        let frame = &mut self.frames[top];
        let list = &mut self.lists[top];
        if core::mem::take(&mut frame.again) {
            return self.descend();
        }
        if core::mem::take(&mut frame.may_pass) {
            return self.pass();
        }
        let enough = frame.beta.min(Score::win_in(1)); // nothing is better than that
        if frame.next == list.len() || frame.best >= enough && frame.next > 0 {
            self.close();
            return;
        }
        if top > 0 || frame.next > 0 {
            order::pick(list, frame.next);
        }
        let step = list[frame.next].step;
        frame.next += 1;
        let first = frame.next == 1 || frame.alpha <= Score::BELOW;
        frame.attempt = if first || !self.features.windows || frame.alpha.touches(frame.beta) {
            Attempt::Full
        } else {
            Attempt::Scout
        };
        let late = frame.next > 4
            && frame.node.depth >= 2
            && !frame.quiescent
            && frame.due.count == 0
            && matches!(step, Step::Move(m) if !m.promotes);
        if late && !self.exact && top > 0 {
            frame.attempt = Attempt::Reduced;
        }
        self.descend();
    }

    /// Passes the turn, to see whether the side to move is still ahead.
    fn pass(&mut self) {
        let top = self.frames.len() - 1;
        let frame = &mut self.frames[top];
        frame.attempt = Attempt::Pass;
        let node = Node {
            position: frame.node.position.passed(),
            quiet: (frame.node.quiet + 1).min(Rules::QUIET_LIMIT),
            turn: true,
            depth: (frame.node.depth - 1 - PASSING_LESS).max(0),
            passed: true,
        };
        let beta = frame.beta;
        self.enter(node, -beta, (-beta).next());
    }

    /// Searches the choice in hand as the frame's attempt says.
    fn descend(&mut self) {
        let top = self.frames.len() - 1;
        let frame = &self.frames[top];
        let step = self.lists[top][frame.next - 1].step;
        let beta = match frame.attempt {
            Attempt::Full => frame.beta,
            Attempt::Pass | Attempt::Reduced | Attempt::Scout => frame.alpha.next(),
        };
        let alpha = frame.alpha;
        let single = self.lists[top].len() == 1 && !frame.quiescent;
        match step {
            Step::Huff(square) => {
                let position = frame.node.position.after_huff(square);
                let node = Node {
                    position: position.unwrap_or(frame.node.position),
                    quiet: 0,
                    turn: false,
                    depth: frame.node.depth,
                    passed: false,
                };
                self.enter(node, alpha, beta);
            }
            Step::Move(m) => {
                let mut depth = frame.node.depth - 1;
                if frame.attempt == Attempt::Reduced {
                    depth -= reduction(frame.next, frame.node.depth);
                }
                if single && self.features.extensions && top < 2 * self.depth as usize {
                    depth += 1;
                }
                let node = Node {
                    position: frame.node.position.after(&m, frame.due),
                    quiet: quiet_after(&frame.node.position, &m, frame.node.quiet),
                    turn: true,
                    depth: depth.max(0),
                    passed: false,
                };
                self.enter(node, -beta.sooner(), -alpha.sooner());
            }
        }
    }

    fn enter(&mut self, node: Node, alpha: Score, beta: Score) {
        self.nodes += 1;
        let height = self.frames.len();
        self.room(height);
        self.lines[height].clear();
        match self.look(node, alpha, beta, height) {
            Found::Score(score) => self.returned = Some(score),
            Found::Open(frame) => {
                if frame.node.turn {
                    self.path.push(frame.node.position.key());
                }
                self.frames.push(frame);
            }
        }
    }

    /// Takes a child's score into account.
    pub(crate) fn receive(&mut self, score: Score) {
        let Some(top) = self.frames.len().checked_sub(1) else {
            return self.end_iteration(score);
        };
        let frame = &mut self.frames[top];
        if frame.attempt == Attempt::Pass {
            if -score >= frame.beta {
                frame.best = frame.beta; // no more: a pass is not a move
                self.close();
            }
            return;
        }
        let step = self.lists[top][frame.next - 1].step;
        let score = match step {
            Step::Huff(_) => score,
            Step::Move(_) => (-score).later(),
        };
        let again = match frame.attempt {
            Attempt::Reduced if score > frame.alpha => Some(Attempt::Scout),
            Attempt::Scout if score > frame.alpha && score < frame.beta => Some(Attempt::Full),
            _ => None,
        };
        if let Some(attempt) = again {
            // where the window holds no score the scout is the whole search
            frame.attempt = match attempt {
                Attempt::Scout if frame.alpha.touches(frame.beta) => Attempt::Full,
                attempt => attempt,
            };
            frame.again = true;
            return;
        }
        if top == 0 {
            self.scores.push((step, score));
        }
        if score > frame.best {
            frame.best = score;
            if score > frame.alpha || top == 0 {
                frame.best_tag = step.tag();
                let (above, below) = self.lines.split_at_mut(top + 1);
                above[top].clear();
                above[top].push(step);
                above[top].extend_from_slice(&below[0]);
            }
        }
        let reached = if top == 0 {
            frame.best.within(self.manner.margin)
        } else {
            frame.best
        };
        if top == 0 && self.manner.margin > 0 {
            // a bound just below, so that scores at the margin itself are exact
            frame.alpha = frame.alpha.max(Score::from_raw(reached.raw() - 1));
        } else {
            frame.alpha = frame.alpha.max(reached);
        }
    }

    /// Closes the top frame and returns its score to the one below.
    fn close(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        let height = self.frames.len();
        if frame.node.turn && height > 0 {
            self.path.pop();
        }
        if frame.best >= frame.beta && self.features.order && frame.next > 0 {
            let step = self.lists[height][frame.next - 1].step;
            let depth = frame.node.depth.max(1);
            self.order
                .good(frame.node.position.side(), &step, height, depth);
        }
        if self.features.table {
            let bound = if frame.best >= frame.beta {
                Bound::Lower
            } else if frame.best <= frame.floor {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let entry = Entry {
                score: frame.best,
                bound,
                depth: frame.node.depth.clamp(0, 255) as u8,
                tag: frame.best_tag,
            };
            self.table.put(frame.key, entry);
        }
        self.returned = Some(frame.best);
    }
}

/// The quiet plies after a move (0-12).
pub(crate) fn quiet_after(position: &Position, m: &Move, quiet: u8) -> u8 {
    let board = position.rules().board;
    let forward = || {
        let (start, end) = (board.rank(m.from), board.rank(m.to));
        let man = position.piece(m.from).is_some_and(|p| p.kind == Kind::Man);
        man && match position.side() {
            Side::White => end > start,
            Side::Black => end < start,
        }
    };
    if m.is_capture() || m.promotes || forward() {
        0
    } else {
        (quiet + 1).min(Rules::QUIET_LIMIT)
    }
}
