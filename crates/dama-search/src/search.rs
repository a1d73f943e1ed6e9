//! The search: iterative deepening with principal variation search, kept on a stack of
//! its own instead of the machine's, so that it can pause after any node.
//!
//! Here are its limits, means and results, and what happens between two depths; a
//! depth's tree is walked in `walk`, a single position judged in `node`.

use crate::eval::Evaluator;
use crate::node::Node;
use crate::order::{Choice, Order, Step};
use crate::root::Root;
use crate::score::Score;
use crate::seed::{Seeded, mix};
use crate::table::Table;
use crate::tablebase::Tables;
use crate::walk::Frame;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use dama_engine::{Generator, sort};

/// How far to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Nodes, at most.
    pub nodes: u64,
    /// Plies, at most, before captures are followed to their end.
    pub depth: u16,
}

impl Limits {
    /// The greatest depth.
    pub const DEPTH: u16 = 100;

    /// So many nodes, whatever the depth.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes,
            depth: Limits::DEPTH,
        }
    }

    /// Down to a depth, however many nodes it takes.
    pub const fn depth(depth: u16) -> Limits {
        Limits {
            nodes: u64::MAX,
            depth,
        }
    }
}

/// Which of its means the search uses; all of them, except in measurements and tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// The hash table.
    pub table: bool,
    /// Killers, history and the best move known.
    pub order: bool,
    /// Null windows; without them it is plain alpha-beta.
    pub windows: bool,
    /// Late quiet moves are searched less deep at first; who is far ahead in a calm
    /// position, or ahead even after passing, is believed to be so.
    pub reductions: bool,
    /// A single reply costs no depth.
    pub extensions: bool,
    /// Wins and losses are searched again until their distance is certain.
    pub exact: bool,
}

impl Features {
    /// Everything.
    pub const ALL: Features = Features {
        table: true,
        order: true,
        windows: true,
        reductions: true,
        extensions: true,
        exact: true,
    };
    /// Nothing but alpha-beta.
    pub const NONE: Features = Features {
        table: false,
        order: false,
        windows: false,
        reductions: false,
        extensions: false,
        exact: false,
    };
}

/// What a player overlooks: some captures of several pieces, always the same ones with
/// the same seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Oversight {
    /// Captures of at least so many pieces.
    pub pieces: u8,
    /// How many of them in a hundred.
    pub percent: u8,
}

/// How it chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// Steps within so many hundredths of a man are as good as the best.
    pub margin: u16,
    /// What is overlooked.
    pub oversight: Option<Oversight>,
    /// Decides between equals, and what is overlooked.
    pub seed: u64,
}

/// Whether there is more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The slice is over, the search is not.
    More,
    /// The search is over.
    Done,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best line, as far as it is known: a turn's huff, if any, then its move.
    /// Empty only when the side to move has nothing to do.
    pub line: Vec<Step>,
    /// What it is worth to the side to move.
    pub score: Score,
    /// Plies searched to the end.
    pub depth: u16,
    /// Nodes looked at.
    pub nodes: u64,
    /// The steps of the position with their scores, best first. Those below the
    /// margin have upper bounds for scores.
    pub choices: Vec<(Step, Score)>,
    /// Whether the distance of a win or loss is certain to be the shortest.
    pub exact: bool,
}

/// A search, to be run in slices.
#[derive(Debug)]
pub struct Search {
    pub(crate) root: Root,
    pub(crate) limits: Limits,
    pub(crate) features: Features,
    pub(crate) manner: Manner,
    pub(crate) evaluator: Evaluator,
    pub(crate) tables: Option<Arc<Tables>>,
    pub(crate) table: Table,
    pub(crate) order: Order,
    pub(crate) generator: Generator,
    /// Keys at which turns started: the game's, then the tree's.
    pub(crate) path: Vec<u64>,
    pub(crate) frames: Vec<Frame>,
    /// The choices of each frame, and one list to spare.
    pub(crate) lists: Vec<Vec<Choice>>,
    pub(crate) lines: Vec<Vec<Step>>,
    pub(crate) returned: Option<Score>,
    /// Depth of the iteration.
    pub(crate) depth: u16,
    pub(crate) nodes: u64,
    /// No reductions: distances are being made certain.
    pub(crate) exact: bool,
    pub(crate) salt: u64,
    pub(crate) scores: Vec<(Step, Score)>,
    report: Report,
    done: bool,
}

/// Slots of the hash table, as powers of two: 16 KiB at least, 4 MiB at most.
const TABLE_BITS: RangeInclusive<u32> = 10..=18;

/// The slots for a search of so many nodes: two for each. A short search is not to
/// spend its time on clearing a large table.
fn table_bits(nodes: u64) -> u32 {
    let bits = u64::BITS + 1 - nodes.leading_zeros();
    bits.clamp(*TABLE_BITS.start(), *TABLE_BITS.end())
}

impl Search {
    /// A search that decides for the best step.
    pub fn new(root: Root, limits: Limits) -> Search {
        let rules = root.position.rules();
        let mut search = Search {
            limits,
            features: Features::ALL,
            manner: Manner::default(),
            evaluator: Evaluator::of(rules),
            tables: None,
            table: Table::new(table_bits(limits.nodes)),
            order: Order::new(),
            generator: Generator::new(),
            path: Vec::new(),
            frames: Vec::new(),
            lists: Vec::new(),
            lines: Vec::new(),
            returned: None,
            depth: 0,
            nodes: 0,
            exact: false,
            salt: 0,
            scores: Vec::new(),
            report: Report {
                line: Vec::new(),
                score: Score::DRAW,
                depth: 0,
                nodes: 0,
                choices: Vec::new(),
                exact: false,
            },
            done: false,
            root,
        };
        search.begin();
        search
    }

    /// The same search with other means.
    pub fn with_features(mut self, features: Features) -> Search {
        self.features = features;
        self.begin();
        self
    }

    /// The same search in another manner.
    pub fn with_manner(mut self, manner: Manner) -> Search {
        self.manner = manner;
        self.begin();
        self
    }

    /// The same search with another judgement.
    pub fn with_evaluator(mut self, evaluator: Evaluator) -> Search {
        self.evaluator = evaluator;
        self.begin();
        self
    }

    /// The same search with exact results of small endings.
    pub fn with_tables(mut self, tables: Option<Arc<Tables>>) -> Search {
        self.tables = tables;
        self.begin();
        self
    }

    /// A new search, of a position of the same rule set, that remembers what the last one
    /// learnt: good for following one line of play, where the result may depend on it.
    pub fn restart(&mut self, root: Root, limits: Limits) {
        self.root = root;
        self.limits = limits;
        self.table.make_room(table_bits(limits.nodes));
        self.table.age();
        self.order.fade();
        self.begin();
    }

    fn begin(&mut self) {
        let position = self.root.position;
        self.path.clone_from(&self.root.history);
        self.frames.clear();
        self.returned = None;
        self.nodes = 0;
        self.depth = 0;
        self.exact = !self.features.reductions;
        self.salt = match self.manner.oversight {
            // what one overlooks is not true for others
            Some(_) => mix(self.manner.seed ^ 0x0e5),
            None => 0,
        };
        self.scores.clear();
        let legal = self.generator.generate(&position);
        let mut choices: Vec<Choice> = legal
            .moves
            .iter()
            .map(|m| Step::Move(*m))
            .chain(position.huffs().iter().map(Step::Huff))
            .map(|step| Choice {
                rank: self.order.rank(&position, &step, 0, 0),
                step,
            })
            .collect();
        sort::sort_by_key(&mut choices, |choice| (-choice.rank, choice.step.tag()));
        self.report = Report {
            line: choices.first().map(|c| c.step).into_iter().collect(),
            score: match choices.first() {
                Some(_) => self.evaluator.eval(&position),
                None => Score::loss_in(0),
            },
            depth: 0,
            nodes: 0,
            choices: choices.iter().map(|c| (c.step, Score::BELOW)).collect(),
            exact: choices.is_empty(),
        };
        self.done = choices.is_empty();
        if !self.done {
            self.deepen(1);
        }
    }

    /// Searches `nodes` more nodes, or fewer when the search ends before.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let pause = self.nodes.saturating_add(nodes);
        while !self.done {
            if let Some(score) = self.returned.take() {
                self.receive(score);
            } else if self.nodes >= self.limits.nodes {
                self.stop();
            } else if self.nodes >= pause {
                self.report.nodes = self.nodes;
                return Progress::More;
            } else {
                self.advance();
            }
        }
        self.report.nodes = self.nodes;
        Progress::Done
    }

    /// Ends the search now; what is known stays.
    pub fn stop(&mut self) {
        if self.done {
            return;
        }
        // the best step of the last depth comes first, so whatever beat it is better
        if let Some(frame) = self.frames.first()
            && self.depth > 1
            && frame.best_tag != 0
            && (!self.report.score.is_decided() || frame.best > self.report.score)
        {
            self.report.score = frame.best;
            self.report.line.clone_from(&self.lines[0]);
        }
        self.done = true;
    }

    /// Whether the search is over.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// What has been found so far.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// The step to take: the best, or by the seed one within the margin.
    pub fn choose(&self) -> Option<Step> {
        let best = self.report.line.first().copied()?;
        if self.manner.margin == 0 || self.report.depth == 0 {
            return Some(best);
        }
        // scores of one depth are compared with each other only: when a deeper look, though
        // unfinished, has changed the picture, its best step is taken
        let Some(&(top, score)) = self.report.choices.first() else {
            return Some(best);
        };
        if top != best || self.report.score != score {
            return Some(best);
        }
        let least = score.within(self.manner.margin);
        let mut good: Vec<&Step> = self
            .report
            .choices
            .iter()
            .filter(|(_, score)| *score >= least)
            .map(|(step, _)| step)
            .collect();
        sort::sort_by_key(&mut good, |step| step.tag());
        let mut seeded = Seeded::new(self.manner.seed ^ self.root.position.key());
        let chosen = good.get(seeded.below(good.len()));
        Some(chosen.map_or(best, |step| **step))
    }

    /// Begins the iteration of a depth.
    fn deepen(&mut self, depth: u16) {
        self.depth = depth;
        self.path.truncate(self.root.history.len());
        self.frames.clear();
        self.scores.clear();
        let node = Node {
            position: self.root.position,
            quiet: self.root.quiet,
            turn: self.root.turn,
            depth: depth as i32,
            passed: false,
        };
        let due = self.generator.generate(&node.position).due;
        let key = self.table_key(&node);
        self.room(0);
        let last = self.report.choices.iter().enumerate();
        self.lists[0] = last
            .map(|(i, &(step, _))| Choice {
                step,
                rank: -(i as i32),
            })
            .collect();
        self.lines[0].clear();
        self.frames
            .push(Frame::new(node, due, key, Score::BELOW, Score::ABOVE));
    }

    pub(crate) fn end_iteration(&mut self, score: Score) {
        let decided = self.report.score.is_decided() && self.report.depth > 0;
        if decided && score <= self.report.score && !score.is_decided() {
            self.done = true; // deeper lines had found more
            return;
        }
        let first = self.lines[0].first().copied();
        sort::sort_by_key(&mut self.scores, |&(step, score)| {
            let best = first == Some(step);
            (core::cmp::Reverse(score), !best)
        });
        self.report.line.clone_from(&self.lines[0]);
        self.report.score = score;
        self.report.depth = self.depth;
        self.report.choices.clone_from(&self.scores);
        self.report.exact = false;
        self.order.fade();
        let mut next = self.depth + 1;
        if let Some(distance) = score.distance() {
            if self.exact && distance <= self.depth + 1 {
                self.report.exact = true;
                self.done = true;
                return;
            }
            if !self.features.exact {
                if distance <= self.depth {
                    self.done = true;
                    return;
                }
            } else if !self.exact {
                // what reductions made believe is forgotten
                self.exact = true;
                self.salt ^= mix(self.root.position.key());
                // deep enough to see any that is shorter, as far as it may look
                next = distance.max(1).min(self.limits.depth);
            } else {
                next = distance;
            }
        }
        if next > self.limits.depth.min(Limits::DEPTH) {
            self.done = true;
        } else {
            self.deepen(next);
        }
    }
}
