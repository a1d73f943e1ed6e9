//! One position of the tree: is the game over here, is the answer known, may the
//! position be judged as it stands, and if not, what is there to try?

use crate::order::{Choice, Step};
use crate::score::Score;
use crate::search::{Manner, Search};
use crate::seed::mix;
use crate::table::Bound;
use crate::walk::Frame;
use dama_engine::rules::{Duty, Enforcement};
use dama_engine::{Kind, Position, Rules, Side, ending};

/// A position with what the tree knows of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub position: Position,
    /// Quiet plies (0-12).
    pub quiet: u8,
    /// A turn starts here; else the side to move has just huffed or been obliged.
    pub turn: bool,
    /// Plies to go; at 0 only pending captures are followed.
    pub depth: i32,
    /// Nobody moved: the side before only passed, to see what would happen.
    pub passed: bool,
}

/// What a look at a node finds.
#[allow(clippy::large_enum_variant)] // lives for a moment only
pub(crate) enum Found {
    /// Its score.
    Score(Score),
    /// It must be searched.
    Open(Frame),
}

/// No line is followed beyond this height: the stack has a bound.
const CEILING: usize = 400;

/// From so many quiet plies on, positions with different clocks are kept apart.
const CLOCK_MATTERS: u8 = 12;

/// Up to so many plies from the end an estimate far above the window is believed.
const AHEAD_DEPTH: i32 = 3;

/// What is far: for each of those plies, in halves of a hundredth of a man.
const AHEAD: i32 = 120;

/// So many plies from the end a side that is ahead tries to pass.
const PASSING_DEPTH: i32 = 3;

const AFTER_HUFF: u64 = 0x5b1f_07a9_66d1_c3e5;

impl Search {
    pub(crate) fn table_key(&self, node: &Node) -> u64 {
        let mut key = node.position.key() ^ self.salt;
        if !node.turn {
            key ^= AFTER_HUFF;
        }
        if node.quiet >= CLOCK_MATTERS {
            key ^= mix(node.quiet as u64);
        }
        key
    }

    /// Looks at a node. Its choices are left in the list of its height.
    pub(crate) fn look(&mut self, node: Node, alpha: Score, beta: Score, height: usize) -> Found {
        let position = &node.position;
        let side = position.side();
        if position.has_lost_all(side) {
            return Found::Score(Score::loss_in(0));
        }
        if position.has_lost_all(side.other()) {
            return Found::Score(Score::win_in(1)); // by the huff, which was the turn
        }
        // no score lies beyond a win now or a loss that stands
        if alpha >= Score::win_in(1) {
            return Found::Score(Score::win_in(1));
        }
        if beta <= Score::loss_in(0) {
            return Found::Score(Score::loss_in(0));
        }
        let huffs = position.huffs();
        let drawable = node.turn && huffs.is_empty();
        if drawable && self.repeats(&node) {
            return Found::Score(Score::DRAW);
        }
        if let Some(score) = self.known(&node) {
            return Found::Score(score);
        }
        let rules = position.rules();
        let free = rules.enforcement == Enforcement::Owed && !position.is_obliged();
        let calm = !free && position.opening().is_none() && !position.can_capture(side);
        if calm && node.depth <= 0 {
            // nothing is pending: most positions end here, their moves never listed
            return Found::Score(if !position.can_step() {
                Score::loss_in(0)
            } else if node.turn && (node.quiet >= Rules::QUIET_LIMIT || one_king_each(position)) {
                Score::DRAW
            } else {
                self.evaluator.eval(position)
            });
        }
        let key = self.table_key(&node);
        let mut best_tag = 0;
        if self.features.table
            && let Some(entry) = self.table.get(key)
        {
            best_tag = entry.tag;
            let deep = entry.depth as i32 >= node.depth;
            let narrow = alpha.touches(beta);
            let cuts = match entry.bound {
                Bound::Exact => {
                    deep && narrow
                        || entry.score.is_win() && entry.score >= beta
                        || entry.score.is_loss() && entry.score <= alpha
                }
                Bound::Lower => entry.score >= beta && (deep || entry.score.is_win()),
                Bound::Upper => entry.score <= alpha && (deep || entry.score.is_loss()),
            };
            if cuts {
                return Found::Score(entry.score);
            }
        }
        let legal = self.generator.generate(position);
        let due = legal.due;
        if legal.moves.is_empty() {
            if !node.turn {
                return Found::Score(Score::loss_in(1)); // the huff was the turn
            }
            if huffs.is_empty() || ending::loss(position, false).is_some() {
                return Found::Score(Score::loss_in(0));
            }
        }
        if drawable
            && (node.quiet >= Rules::QUIET_LIMIT || due.count == 0 && one_king_each(position))
        {
            return Found::Score(Score::DRAW);
        }
        if height >= CEILING || overlooks(&self.manner, position, due.count) {
            return Found::Score(self.evaluator.eval(position));
        }
        let mut frame = Frame::new(node, due, key, alpha, beta);
        if calm && !self.exact && height > 0 && alpha.touches(beta) && !beta.is_decided() {
            let estimate = self.evaluator.eval(position);
            if estimate >= beta && !position.can_capture(side.other()) {
                let ahead = estimate.raw() as i32 - beta.raw() as i32;
                if node.depth <= AHEAD_DEPTH && ahead >= AHEAD * node.depth {
                    return Found::Score(estimate);
                }
                frame.may_pass = !node.passed
                    && node.depth >= PASSING_DEPTH
                    && can_wait(rules, side)
                    && position.pieces(side).count() > 2;
            }
        }
        if node.depth <= 0 {
            if !free && due.count == 0 {
                return Found::Score(self.evaluator.eval(position));
            }
            if free {
                // whoever captures nothing now loses a piece by the huff
                let price = if due.count > 0 {
                    self.evaluator.man()
                } else {
                    0
                };
                let estimate = self.evaluator.eval(position);
                let still = match estimate.verdict() {
                    crate::score::Verdict::Eval(value) => Score::eval(value as i32 - price),
                    _ => estimate,
                };
                if still >= beta || due.count == 0 && huffs.is_empty() {
                    return Found::Score(still);
                }
                frame.quiescent = true;
                frame.best = still;
                frame.alpha = alpha.max(still);
            }
        }
        let pending = |step: &Step| match step {
            Step::Huff(_) => true,
            Step::Move(m) if rules.duty == Duty::Maximum => {
                m.is_capture() && m.captured.count() == due.count as u32
            }
            Step::Move(m) => m.is_capture(),
        };
        let (order, ordered) = (&self.order, self.features.order);
        let steps = legal.moves.iter().map(|m| Step::Move(*m));
        let list = &mut self.lists[height];
        list.clear();
        list.extend(
            steps
                .chain(huffs.iter().map(Step::Huff))
                .filter(|step| !frame.quiescent || pending(step))
                .map(|step| Choice {
                    rank: if ordered {
                        order.rank(position, &step, best_tag, height)
                    } else {
                        0
                    },
                    step,
                }),
        );
        if list.is_empty() {
            return Found::Score(frame.best);
        }
        Found::Open(frame)
    }

    /// Whether the position stood before: once in the tree, or twice in the game
    /// (0-11). In the tree once is enough, since what can be had twice can be had a
    /// third time.
    fn repeats(&self, node: &Node) -> bool {
        let key = node.position.key();
        let tree = self.root.history.len().saturating_sub(1);
        let mut times = 0;
        let mut back = 2;
        while back <= node.quiet as usize && back <= self.path.len() {
            let at = self.path.len() - back;
            if self.path[at] == key {
                times += if at >= tree { 2 } else { 1 };
                if times >= 2 {
                    return true;
                }
            }
            back += 2;
        }
        false
    }

    /// The exact score of a small ending, where the long game cannot spoil it.
    fn known(&self, node: &Node) -> Option<Score> {
        let tables = self.tables.as_ref()?;
        let score = tables.probe(&node.position)?;
        let distance = score.distance().unwrap_or(0);
        (distance + node.quiet as u16 <= Rules::QUIET_LIMIT as u16).then_some(score)
    }
}

/// Whether men have moves that change little: where they only go forward, having to
/// move is often what loses, and passing proves nothing.
fn can_wait(rules: &Rules, side: Side) -> bool {
    let mut ways = rules.moves(side, Kind::Man).iter();
    ways.any(|d| d.step().1 == 0)
}

/// Whether a player of this manner does not see the captures of a position.
fn overlooks(manner: &Manner, position: &Position, taken: u8) -> bool {
    manner.oversight.is_some_and(|oversight| {
        let chance = mix(position.key() ^ manner.seed) % 100;
        taken >= oversight.pieces && chance < oversight.percent as u64
    })
}

fn one_king_each(position: &Position) -> bool {
    let kings = position.kings();
    Side::BOTH.into_iter().all(|side| {
        let own = position.pieces(side);
        own.count() == 1 && own.first().is_some_and(|s| kings.contains(s))
    })
}
