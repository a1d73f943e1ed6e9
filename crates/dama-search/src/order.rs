//! Which moves to try first: the best known one, then captures and promotions, then
//! those that were good elsewhere.

use alloc::vec::Vec;
use dama_engine::{Move, Position, Side, Square};

/// One thing to do in a turn: a huff, or the move that ends the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Step {
    /// The piece there is huffed; the same side moves next (LD-5).
    Huff(Square),
    /// A move.
    Move(Move),
}

impl Step {
    /// A short name for tables, never 0. Two steps of one position may share one
    /// (about once in a thousand million); it then only misleads the order.
    pub(crate) fn tag(&self) -> u32 {
        let wide = match self {
            Step::Huff(square) => 1 << 20 | square.index() as u64,
            Step::Move(m) => {
                let [low, high] = m.captured.words();
                let ends = (m.from.index() as u64) | (m.to.index() as u64) << 7;
                ends | (m.promotes as u64) << 14
                    | crate::seed::mix(low ^ high.rotate_left(40)) & !0x7fff
            }
        };
        (wide as u32 ^ (wide >> 32) as u32) | 1
    }
}

/// A step with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub step: Step,
    pub rank: i32,
}

const KNOWN_BEST: i32 = 1 << 30;
const HUFF: i32 = 1 << 28;
const CAPTURE: i32 = 1 << 26;
const PROMOTION: i32 = 1 << 25;
const KILLER: i32 = 1 << 24;
const SQUARES: usize = Square::LIMIT as usize;

/// What earlier branches taught.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    killers: Vec<[u32; 2]>,
    /// By side, start and end of a quiet move.
    history: Vec<i32>,
}

impl Order {
    pub(crate) fn new() -> Order {
        Order {
            killers: Vec::new(),
            history: alloc::vec![0; 2 * SQUARES * SQUARES],
        }
    }

    fn at(side: Side, m: &Move) -> usize {
        (side as usize * SQUARES + m.from.index() as usize) * SQUARES + m.to.index() as usize
    }

    /// The rank of a step at this height of the tree; greater comes first.
    pub(crate) fn rank(&self, position: &Position, step: &Step, best: u32, height: usize) -> i32 {
        let tag = step.tag();
        if best == tag {
            return KNOWN_BEST;
        }
        match step {
            Step::Huff(square) => HUFF + i32::from(position.kings().contains(*square)),
            Step::Move(m) if m.is_capture() => {
                let men = m.captured.count() as i32;
                let kings = (m.captured & position.kings()).count() as i32;
                CAPTURE + 16 * men + 40 * kings + i32::from(m.promotes)
            }
            Step::Move(m) if m.promotes => PROMOTION,
            Step::Move(m) => match self.killers.get(height) {
                Some([first, _]) if *first == tag => KILLER + 1,
                Some([_, second]) if *second == tag => KILLER,
                _ => self.history[Order::at(position.side(), m)],
            },
        }
    }

    /// Remembers a step that refuted everything else.
    pub(crate) fn good(&mut self, side: Side, step: &Step, height: usize, depth: i32) {
        let Step::Move(m) = step else { return };
        if m.is_capture() {
            return;
        }
        if self.killers.len() <= height {
            self.killers.resize(height + 1, [0; 2]);
        }
        let tag = step.tag();
        let pair = &mut self.killers[height];
        if pair[0] != tag {
            pair[1] = pair[0];
            pair[0] = tag;
        }
        let merit = &mut self.history[Order::at(side, m)];
        *merit += depth * depth;
        if *merit > KILLER / 2 {
            for merit in &mut self.history {
                *merit /= 2;
            }
        }
    }

    /// Forgets half of what was learnt, before another depth is searched.
    pub(crate) fn fade(&mut self) {
        for merit in &mut self.history {
            *merit /= 2;
        }
    }
}

/// Brings the choice to try next to the front of what is left.
pub(crate) fn pick(choices: &mut [Choice], next: usize) {
    let mut best = next;
    for i in next + 1..choices.len() {
        if choices[i].rank > choices[best].rank {
            best = i;
        }
    }
    choices.swap(next, best);
}
