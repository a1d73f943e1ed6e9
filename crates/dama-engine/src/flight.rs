//! A flying king's chains, whole sets of squares at a time.
//!
//! After its captures a king may stand on any of many squares with the same pieces
//! gone. Those squares are kept as one set, so that the states searched are captured
//! sets (with the last direction where half turns are forbidden), layer by layer: the
//! n-th layer holds what can be taken in n captures. Twenty scattered pieces give
//! millions of (square, captured set) states, but few thousands of captured sets.

use crate::bitboard::{Bitboard, Word};
use crate::chain::Mover;
use crate::direction::Direction;
use alloc::vec::Vec;

/// Where a king may stand after taking `captured`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight<W> {
    pub captured: W,
    /// The direction it came by, kept only where half turns are forbidden.
    pub last: Option<Direction>,
    pub squares: W,
}

/// The flights of one layer, each captured set (and direction) once.
#[derive(Debug, Default)]
struct Layer {
    flights: Vec<Flight<Bitboard>>,
    /// Open addressing into `flights`, by index plus one; 0 is free.
    index: Vec<u32>,
}

impl Layer {
    fn clear(&mut self) {
        self.flights.clear();
        self.index.fill(0);
    }

    fn merge(&mut self, flight: Flight<Bitboard>) {
        if self.flights.len() * 2 >= self.index.len() {
            let size = (self.index.len() * 2).max(32);
            self.index.clear();
            self.index.resize(size, 0);
            for at in 0..self.flights.len() {
                let slot = self.slot(&self.flights[at]);
                self.index[slot] = at as u32 + 1;
            }
        }
        let slot = self.slot(&flight);
        match self.index[slot] {
            0 => {
                self.flights.push(flight);
                self.index[slot] = self.flights.len() as u32;
            }
            found => self.flights[found as usize - 1].squares |= flight.squares,
        }
    }

    /// The slot of a flight with the same captured set and direction, or a free one.
    fn slot(&self, flight: &Flight<Bitboard>) -> usize {
        let mask = self.index.len() - 1;
        let small = flight.last.map_or(8, |d| d as u16);
        let mut slot = crate::states::hash(flight.captured, small) & mask;
        loop {
            let found = self.index[slot] as usize;
            if found == 0 {
                return slot;
            }
            let other = &self.flights[found - 1];
            if other.captured == flight.captured && other.last == flight.last {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }
}

/// Two layers, kept from one search to the next.
#[derive(Debug, Default)]
pub(crate) struct Flights {
    now: Layer,
    next: Layer,
}

impl Flights {
    /// Begins anew from one flight.
    pub(crate) fn begin<W: Word>(&mut self, start: &Flight<W>) {
        self.now.clear();
        self.now.merge(start.wide());
    }

    /// The flights of the present layer.
    pub(crate) fn now(&self) -> &[Flight<Bitboard>] {
        &self.now.flights
    }

    /// Goes on to the next layer from those flights that `follow` lets through, calling
    /// `visit` with each of them and the squares from which it can go on. False when
    /// there is no next layer; the present one then stays.
    pub(crate) fn advance<W: Word>(
        &mut self,
        mover: &Mover<'_, W>,
        follow: impl Fn(&Flight<W>) -> bool,
        mut visit: impl FnMut(&Flight<W>, W),
    ) -> bool {
        self.next.clear();
        for flight in &self.now.flights {
            let flight = Flight::of_wide(flight);
            if follow(&flight) {
                let next = &mut self.next;
                let goes_on = mover.flights(&flight, |landed| next.merge(landed.wide()));
                visit(&flight, goes_on);
            }
        }
        if self.next.flights.is_empty() {
            return false;
        }
        core::mem::swap(&mut self.now, &mut self.next);
        true
    }
}

impl<W: Word> Flight<W> {
    /// The king before its first jump.
    pub(crate) fn from(origin: u8) -> Flight<W> {
        Flight {
            captured: W::NONE,
            last: None,
            squares: W::bit(origin),
        }
    }

    fn wide(&self) -> Flight<Bitboard> {
        Flight {
            captured: self.captured.board(),
            last: self.last,
            squares: self.squares.board(),
        }
    }

    fn of_wide(wide: &Flight<Bitboard>) -> Flight<W> {
        Flight {
            captured: W::of_board(&wide.captured),
            last: wide.last,
            squares: W::of_board(&wide.squares),
        }
    }
}
