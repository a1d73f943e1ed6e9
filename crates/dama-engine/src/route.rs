//! Routes: the legs of a move, for drawing, for notation and for choosing by hand.
//!
//! A move is a result; its route is computed on demand. Of several routes to one
//! result the canonical one is the first by comparing landing squares (0-8). Dead ends
//! are remembered by state, so that thousands of equal routes cost nothing.

use crate::bitboard::Bitboard;
use crate::chain::{Chain, Mover};
use crate::flight::{Flight, Flights};
use crate::moves::{Legal, Move};
use crate::position::Position;
use crate::sight::View;
use crate::sort;
use crate::square::{Kind, Square};
use crate::states::StateSet;
use alloc::vec::Vec;

/// One leg of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Leg {
    /// Where it starts.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
    /// The piece it jumps; `None` for a quiet move.
    pub captured: Option<Square>,
    /// The piece is a king after the leg: it was, or became one in passing or at the end.
    pub king: bool,
}

/// A place where a piece may go next, some stops being chosen already.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Stop {
    /// The place.
    pub square: Square,
    /// The piece taken on the way there.
    pub captured: Option<Square>,
    /// The move that is complete when the piece stops here, as an index into the
    /// legal list.
    pub ends: Option<usize>,
    /// The moves still possible through here, that one included.
    pub through: Vec<usize>,
}

/// A jump: the square jumped and the chain after it.
type Jump = (Square, Chain<Bitboard>);

/// The jumps that can follow, in the order of their landing squares.
fn jumps(mover: &Mover<'_, Bitboard>, chain: &Chain<Bitboard>) -> Vec<Jump> {
    let mut found = Vec::new();
    mover.jumps(chain, |victim, next| {
        found.push((Square::new(victim), next))
    });
    sort::sort_by_key(&mut found, |(_, next)| next.at);
    found
}

/// Whether ending `chain` makes the move `m`.
fn completes(mover: &Mover<'_, Bitboard>, chain: &Chain<Bitboard>, m: &Move) -> bool {
    chain.taken > 0
        && chain.at == m.to.index()
        && chain.captured == m.captured
        && mover.promotes(chain) == m.promotes
}

impl Position {
    /// The canonical route of a legal move: one leg for a quiet move, one for each
    /// capture else. Empty when `m` is no move of this position.
    pub fn route(&self, m: &Move) -> Vec<Leg> {
        let Some(piece) = self.piece(m.from) else {
            return Vec::new();
        };
        let king = m.promotes || piece.kind == Kind::King;
        let mut legs = Vec::new();
        if !m.is_capture() {
            legs.push(Leg {
                from: m.from,
                to: m.to,
                captured: None,
                king,
            });
            return legs;
        }
        let view = View::<Bitboard>::new(self, self.side());
        let mover = Mover::new(&view, m.from.index());
        let mut dead = StateSet::default();
        dead.clear();
        if find(&mover, &mover.start(), m, &mut dead, &mut legs)
            && let Some(last) = legs.last_mut()
        {
            last.king = king;
        }
        legs
    }

    /// The legs through the landing squares `stops`, `None` when that is no way to
    /// jump. The chain may be unfinished; [`Position::stops`] says what may follow.
    pub fn legs(&self, from: Square, stops: &[Square]) -> Option<Vec<Leg>> {
        let view = View::<Bitboard>::new(self, self.side());
        let mover = mover(&view, from)?;
        let (_, legs) = follow(&mover, stops)?;
        Some(legs)
    }

    /// The result of capturing through the landing squares `stops` and ending there,
    /// legal or not; `None` when that is no way to jump.
    pub fn chain(&self, from: Square, stops: &[Square]) -> Option<Move> {
        let view = View::<Bitboard>::new(self, self.side());
        let mover = mover(&view, from)?;
        let (chain, _) = follow(&mover, stops)?;
        (chain.taken > 0).then(|| result(&mover, &chain))
    }

    /// Where the piece on `from` may go next, after the landing squares in `path`, on
    /// its way to one of the `legal` moves; in square order. Empty when nowhere.
    pub fn stops(&self, legal: &Legal, from: Square, path: &[Square]) -> Vec<Stop> {
        let mut stops = Vec::new();
        let mine = |m: &Move| m.from == from;
        if path.is_empty() {
            for (i, m) in legal.moves.iter().enumerate() {
                if mine(m) && !m.is_capture() {
                    stops.push(Stop {
                        square: m.to,
                        captured: None,
                        ends: Some(i),
                        through: alloc::vec![i],
                    });
                }
            }
        }
        let view = View::<Bitboard>::new(self, self.side());
        if legal.moves.iter().any(|m| mine(m) && m.is_capture())
            && let Some(mover) = mover(&view, from)
            && let Some((chain, _)) = follow(&mover, path)
        {
            for (victim, next) in jumps(&mover, &chain) {
                let through = reachable(&mover, next, legal);
                if !through.is_empty() {
                    stops.push(Stop {
                        square: Square::new(next.at),
                        captured: Some(victim),
                        ends: through
                            .iter()
                            .copied()
                            .find(|&i| completes(&mover, &next, &legal.moves[i])),
                        through,
                    });
                }
            }
        }
        sort::sort_by_key(&mut stops, |stop| stop.square);
        stops
    }

    /// Whether a capture of the piece on `from` may stop on `to`, the duty aside, and
    /// how many it can take when it ends there for want of more. With `half_turns`, as
    /// if those were allowed.
    pub(crate) fn ends_on(&self, from: Square, to: Square, half_turns: bool) -> Option<Ending> {
        let view = View::<Bitboard>::new(self, self.side());
        let mut mover = mover(&view, from)?;
        if half_turns {
            mover = mover.with_half_turns();
        }
        let mut found: Option<Ending> = None;
        explore(&mover, mover.start(), |state| {
            if !state.captured.is_empty() && state.squares.contains(to) {
                let whole = (!state.goes_on.contains(to)).then(|| state.captured.count());
                let before = found.and_then(|ending| ending.whole);
                found = Some(Ending {
                    whole: whole.max(before),
                });
            }
        });
        found
    }
}

/// A way to stop on a square within a chain.
#[derive(Clone, Copy)]
pub(crate) struct Ending {
    /// The most pieces taken by a chain that ends there because it cannot go on.
    pub whole: Option<u32>,
}

/// The mover on `from`, when a piece of the side to move stands there.
fn mover(view: &View<Bitboard>, from: Square) -> Option<Mover<'_, Bitboard>> {
    view.own
        .contains(from)
        .then(|| Mover::new(view, from.index()))
}

fn result(mover: &Mover<'_, Bitboard>, chain: &Chain<Bitboard>) -> Move {
    Move {
        from: Square::new(mover.origin),
        to: Square::new(chain.at),
        promotes: mover.promotes(chain),
        captured: chain.captured,
    }
}

/// Walks through landing squares. From one square to another there is one line, so
/// the way is never in doubt.
fn follow(mover: &Mover<'_, Bitboard>, stops: &[Square]) -> Option<(Chain<Bitboard>, Vec<Leg>)> {
    let mut chain = mover.start();
    let mut legs = Vec::new();
    for &stop in stops {
        let from = Square::new(chain.at);
        let mut found = None;
        mover.jumps(&chain, |victim, next| {
            if next.at == stop.index() {
                found = Some((Square::new(victim), next));
            }
        });
        let (victim, next) = found?;
        legs.push(Leg {
            from,
            to: stop,
            captured: Some(victim),
            king: next.kind == Kind::King,
        });
        chain = next;
    }
    Some((chain, legs))
}

/// Extends `legs` to the first route from `chain` that makes `m`.
fn find(
    mover: &Mover<'_, Bitboard>,
    chain: &Chain<Bitboard>,
    m: &Move,
    dead: &mut StateSet,
    legs: &mut Vec<Leg>,
) -> bool {
    if completes(mover, chain, m) {
        return true;
    }
    for (victim, next) in jumps(mover, chain) {
        if !m.captured.contains(victim) || !dead.insert(next.state()) {
            continue;
        }
        legs.push(Leg {
            from: Square::new(chain.at),
            to: Square::new(next.at),
            captured: Some(victim),
            king: next.kind == Kind::King,
        });
        if find(mover, &next, m, dead, legs) {
            return true;
        }
        legs.pop();
    }
    false
}

/// What is reached within a chain: squares, with the same pieces captured.
struct Reached {
    captured: Bitboard,
    squares: Bitboard,
    /// Those of the squares from which the chain can go on.
    goes_on: Bitboard,
    /// Those of the squares on which the piece would be promoted, or has been.
    promotes: Bitboard,
}

/// Calls `f` with everything that can be reached by going on from `start`.
fn explore(mover: &Mover<'_, Bitboard>, start: Chain<Bitboard>, mut f: impl FnMut(&Reached)) {
    let none_or = |all: bool, set| if all { set } else { Bitboard::EMPTY };
    if !mover.man {
        let mut flights = Flights::default();
        flights.begin(&Flight {
            captured: start.captured,
            last: start.last,
            squares: Bitboard::of(Square::new(start.at)),
        });
        let mut visit = |flight: &Flight<Bitboard>, goes_on| {
            f(&Reached {
                captured: flight.captured,
                squares: flight.squares,
                goes_on,
                promotes: Bitboard::EMPTY,
            });
        };
        while flights.advance(mover, |_| true, &mut visit) {}
        return;
    }
    let mut seen = StateSet::default();
    seen.clear();
    let mut open = alloc::vec![start];
    while let Some(chain) = open.pop() {
        let goes_on = mover.jumps(&chain, |_, next| {
            if seen.insert(next.state()) {
                open.push(next);
            }
        });
        let squares = Bitboard::of(Square::new(chain.at));
        f(&Reached {
            captured: chain.captured,
            squares,
            goes_on: none_or(goes_on, squares),
            promotes: none_or(mover.promotes(&chain), squares),
        });
    }
}

/// The legal captures that can be reached by going on from `chain`, by their index.
fn reachable(mover: &Mover<'_, Bitboard>, chain: Chain<Bitboard>, legal: &Legal) -> Vec<usize> {
    // In a list in order, not in a map: a browser would have to wait for the map's code.
    let mut by_captured = Vec::new();
    for (i, m) in legal.moves.iter().enumerate() {
        if m.is_capture() && m.from.index() == mover.origin {
            by_captured.push((m.captured, i));
        }
    }
    sort::sort_by_key(&mut by_captured, |&(captured, _)| captured);
    let mut through = Vec::new();
    explore(mover, chain, |state| {
        let first = by_captured.partition_point(|(captured, _)| *captured < state.captured);
        for (captured, i) in &by_captured[first..] {
            if *captured != state.captured {
                break;
            }
            let m = &legal.moves[*i];
            if state.squares.contains(m.to) && state.promotes.contains(m.to) == m.promotes {
                through.push(*i);
            }
        }
    });
    sort::sort_by(&mut through, usize::cmp);
    through.dedup();
    through
}
