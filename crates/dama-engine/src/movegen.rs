//! The one move generator: every game's moves from its rule table.
//!
//! Quiet moves and the question "who can capture?" are answered for all men at once
//! by shifting sets. Chains are searched over *states* (square, captured set, man or
//! king, and the last direction where half turns are forbidden), never over routes:
//! a flying king may have tens of thousands of routes to a handful of results.
//! Works on one word where the board fits, on two where it does not ([`Word`]).

use crate::bitboard::{Bitboard, Word};
use crate::chain::{Chain, Mover};
use crate::flight::{Flight, Flights};
use crate::moves::{Due, Legal, Move};
use crate::opening;
use crate::position::Position;
use crate::rules::{Duty, Enforcement};
use crate::sight::{Quiet, View};
use crate::square::{Side, Square};
use crate::states::StateSet;
use alloc::vec::Vec;

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
    flights: Flights,
    visited: u64,
    gave_up: bool,
}

impl Generator {
    /// States of one position's chains after which the search gives up. No game comes
    /// near; only positions made to have too many chains do.
    const LIMIT: u64 = 1 << 21;

    /// A generator with nothing allocated yet.
    pub fn new() -> Generator {
        Generator::default()
    }

    /// Finds the legal moves of `position` (without the huffs) and the duty.
    pub fn generate(&mut self, position: &Position) -> &Legal {
        self.legal.moves.clear();
        self.legal.due = Due::default();
        self.visited = 0;
        self.gave_up = false;
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

    /// Number of chain states looked at for the last position.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// Whether the last position had too many chains to look at them all; the result is
    /// then what had been found. No position made by
    /// [`Position::new`](crate::position::Position::new) is such.
    pub fn gave_up(&self) -> bool {
        self.gave_up
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
                visited: self.visited,
            };
            if mover.man {
                search.extend(mover.start());
            } else {
                search.fly(&mut self.flights);
            }
            self.visited = search.visited;
        });
        self.gave_up = self.visited >= Generator::LIMIT;
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
    /// Whether a chain can still reach what another already takes.
    fn hopeful(&self, captured: W, taken: u8) -> bool {
        self.chains != Chains::Longest
            || taken as u32 + (self.limit & !captured).count() >= self.legal.due.count as u32
    }

    /// A man's chains, state by state.
    fn extend(&mut self, chain: Chain<W>) {
        self.visited += 1;
        if self.visited >= Generator::LIMIT || !self.hopeful(chain.captured, chain.taken) {
            return;
        }
        if self.chains == Chains::Parts {
            self.record_chain(&chain);
        }
        let mover = self.mover;
        let goes_on = mover.jumps(&chain, |_, next| {
            // one capture is reached in one way only
            if next.taken == 1 || self.states.insert(next.state()) {
                self.extend(next);
            }
        });
        if !goes_on && self.chains != Chains::Parts {
            self.record_chain(&chain);
        }
    }

    fn record_chain(&mut self, chain: &Chain<W>) {
        let promotes = self.mover.promotes(chain);
        self.record(chain.captured, chain.taken, W::bit(chain.at), promotes);
    }

    /// A king's chains, layer by layer.
    fn fly(&mut self, flights: &mut Flights) {
        let mover = self.mover;
        flights.begin(&Flight::<W>::from(mover.origin));
        let mut taken = 0;
        loop {
            self.visited += flights.now().len() as u64 * Search::<W>::FLIGHT;
            if self.visited >= Generator::LIMIT {
                break;
            }
            let mut ends = Vec::new();
            let more = flights.advance(
                mover,
                |flight| self.hopeful(flight.captured, taken),
                |flight, goes_on| match self.chains {
                    Chains::Parts => ends.push((flight.captured, flight.squares)),
                    Chains::Whole => ends.push((flight.captured, flight.squares & !goes_on)),
                    Chains::Longest => (),
                },
            );
            for (captured, squares) in ends {
                self.record(captured, taken, squares, false);
            }
            if !more {
                break;
            }
            taken += 1;
        }
        if self.chains == Chains::Longest {
            // of a search that gave up a part will do: its moves are good for nothing
            let enough = if self.visited < Generator::LIMIT {
                usize::MAX
            } else {
                100
            };
            for flight in flights.now().iter().take(enough) {
                let captured = W::of_board(&flight.captured);
                self.record(captured, taken, W::of_board(&flight.squares), false);
            }
        }
    }

    /// What one flight counts against the limit, in states.
    const FLIGHT: u64 = 8;

    /// Takes down chains that may end on any of `squares`.
    fn record(&mut self, captured: W, taken: u8, squares: W, promotes: bool) {
        if taken == 0 || squares.none() {
            return;
        }
        let legal = &mut *self.legal;
        let from = Square::new(self.mover.origin);
        if self.mover.view.rules.duty == Duty::Maximum {
            let best = legal.due.count;
            if taken > best {
                legal.due = Due {
                    count: taken,
                    pieces: Bitboard::EMPTY,
                };
                if self.chains == Chains::Longest {
                    legal.moves.clear();
                }
            } else if taken < best && self.chains == Chains::Longest {
                return;
            }
            if taken >= best {
                legal.due.pieces |= Bitboard::of(from);
            }
        }
        let directed = !self.mover.view.rules.half_turn && taken > 1;
        let captured = captured.board();
        squares.each(|at| {
            // where half turns are forbidden two states may differ by direction only
            if !directed || self.states.insert((captured, RESULT | at as u16)) {
                legal.moves.push(Move {
                    from,
                    to: Square::new(at),
                    promotes,
                    captured,
                });
            }
        });
    }
}

/// Marks a result among the states of a chain.
const RESULT: u16 = 1 << 12;

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
