//! The one move generator: every game's moves from its rule table.
//!
//! Quiet moves and the question "who can capture?" are answered for all men at once
//! by shifting sets. Chains are searched over *states* (square, captured set, man or
//! king, and the last direction where half turns are forbidden), never over routes:
//! a flying king may have tens of thousands of routes to a handful of results.
//! Works on one word where the board fits, on two where it does not ([`Word`]).

use crate::bitboard::{Bitboard, Word};
use crate::chain::{Chain, Mover};
use crate::moves::{Due, Legal, Move};
use crate::opening;
use crate::position::Position;
use crate::rules::{Duty, Enforcement};
use crate::sight::{Quiet, View};
use crate::square::{Side, Square};
use crate::states::StateSet;

/// Which chains are moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chains {
    /// Every part of every chain: the duty is owed.
    Parts,
    /// Whole chains.
    Whole,
    /// Whole chains that take the most.
    Longest,
}

/// Makes legal moves, keeping its memory from one position to the next.
#[derive(Debug, Default)]
pub struct Generator {
    legal: Legal,
    states: StateSet,
    visited: u64,
}

impl Generator {
    /// A generator with nothing allocated yet.
    pub fn new() -> Generator {
        Generator::default()
    }

    /// Finds the legal moves of `position` (without the huffs) and the duty.
    pub fn generate(&mut self, position: &Position) -> &Legal {
        self.legal.moves.clear();
        self.legal.due = Due::default();
        if !(position.has_lost_all(Side::White) || position.has_lost_all(Side::Black)) {
            if position.rules().board.is_narrow() {
                self.fill::<u64>(position);
            } else {
                self.fill::<Bitboard>(position);
            }
            if position.opening().is_some() {
                let choices = opening::choices(position);
                self.legal
                    .moves
                    .retain(|m| choices.iter().any(|choice| choice.is(m)));
            }
        }
        &self.legal
    }

    /// The last result.
    pub fn legal(&self) -> &Legal {
        &self.legal
    }

    /// The last result, the generator being done with.
    pub fn into_legal(self) -> Legal {
        self.legal
    }

    /// Number of chain states looked at since the generator was made.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// Number of legal moves, which for quiet positions is counted without listing.
    pub(crate) fn count(&mut self, position: &Position) -> u64 {
        let counted = if position.opening().is_some() {
            None
        } else if position.rules().board.is_narrow() {
            count_quiet::<u64>(position)
        } else {
            count_quiet::<Bitboard>(position)
        };
        counted.unwrap_or_else(|| self.generate(position).moves.len() as u64)
    }

    #[inline(always)]
    fn fill<W: Word>(&mut self, position: &Position) {
        let rules = position.rules();
        let view = View::<W>::new(position, position.side());
        let capturers = view.capturers();
        let owed = rules.enforcement == Enforcement::Owed && !position.is_obliged();
        if !capturers.none() {
            let chains = match (rules.duty, owed) {
                (_, true) => Chains::Parts,
                (Duty::Any, false) => Chains::Whole,
                (Duty::Maximum, false) => Chains::Longest,
            };
            self.captures(&view, capturers, chains);
            if !owed {
                return;
            }
        }
        let promotion = W::of_board(&rules.promotion(position.side()));
        let moves = &mut self.legal.moves;
        let mut push = |from, to, promotes| {
            moves.push(Move {
                from: Square::new(from),
                to: Square::new(to),
                promotes,
                captured: Bitboard::EMPTY,
            });
        };
        view.quiet(|quiet| match quiet {
            Quiet::Steps(way, men) => men.each(|from| {
                let to = way.step(from);
                push(from, to, promotion.has(to));
            }),
            Quiet::Flights(from, targets) => targets.each(|to| push(from, to, false)),
        });
    }

    fn captures<W: Word>(&mut self, view: &View<W>, capturers: W, chains: Chains) {
        let limit = match view.rules.duty {
            Duty::Maximum => W::of_board(&view.seat.exposed) & view.enemy,
            Duty::Any => W::NONE,
        };
        capturers.each(|from| {
            self.states.clear();
            let mover = Mover::new(view, from);
            let mut search = Search {
                mover: &mover,
                chains,
                limit,
                legal: &mut self.legal,
                states: &mut self.states,
                visited: 0,
            };
            search.extend(mover.start());
            self.visited += search.visited;
        });
        if view.rules.duty == Duty::Any {
            self.legal.due = Due {
                count: 1,
                pieces: capturers.board(),
            };
        }
    }
}

/// The chains of one piece.
struct Search<'a, W> {
    mover: &'a Mover<'a, W>,
    chains: Chains,
    /// Pieces that can ever be jumped, for the bound of the longest chain.
    limit: W,
    legal: &'a mut Legal,
    states: &'a mut StateSet,
    visited: u64,
}

impl<W: Word> Search<'_, W> {
    fn extend(&mut self, chain: Chain<W>) {
        self.visited += 1;
        if self.chains == Chains::Longest
            && chain.taken as u32 + (self.limit & !chain.captured).count()
                < self.legal.due.count as u32
        {
            return; // cannot reach what another chain already takes
        }
        if chain.taken > 0 && self.chains == Chains::Parts {
            self.record(&chain);
        }
        let mover = self.mover;
        let goes_on = mover.jumps(&chain, |_, next| {
            // one capture is reached in one way only
            if next.taken == 1 || self.states.insert(next.state()) {
                self.extend(next);
            }
        });
        if !goes_on && chain.taken > 0 && self.chains != Chains::Parts {
            self.record(&chain);
        }
    }

    /// Takes down a chain that may end where it stands.
    fn record(&mut self, chain: &Chain<W>) {
        let legal = &mut *self.legal;
        let from = Square::new(self.mover.origin);
        if self.mover.view.rules.duty == Duty::Maximum {
            let best = legal.due.count;
            if chain.taken > best {
                legal.due = Due {
                    count: chain.taken,
                    pieces: Bitboard::EMPTY,
                };
                if self.chains == Chains::Longest {
                    legal.moves.clear();
                }
            } else if chain.taken < best && self.chains == Chains::Longest {
                return;
            }
            if chain.taken >= best {
                legal.due.pieces |= Bitboard::of(from);
            }
        }
        // where half turns are forbidden two states may differ by direction only
        let result = Chain {
            last: None,
            ..*chain
        };
        if chain.last.is_some() && chain.taken > 1 && !self.states.insert(result.state()) {
            return;
        }
        legal.moves.push(Move {
            from,
            to: Square::new(chain.at),
            promotes: self.mover.promotes(chain),
            captured: chain.captured.board(),
        });
    }
}

/// The number of quiet moves, `None` when a capture is possible.
#[inline(always)]
fn count_quiet<W: Word>(position: &Position) -> Option<u64> {
    let view = View::<W>::new(position, position.side());
    if !view.capturers().none() {
        return None;
    }
    if view.own.none() || view.enemy.none() {
        return Some(0);
    }
    let mut count = 0;
    view.quiet(|quiet| {
        let (Quiet::Steps(_, set) | Quiet::Flights(_, set)) = quiet;
        count += set.count() as u64;
    });
    Some(count)
}
