//! A set of chain states that is emptied in no time.
//!
//! Open addressing with a generation stamp in each slot: clearing is counting up.

use crate::bitboard::Bitboard;
use alloc::vec::Vec;

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    captured: Bitboard,
    small: u16,
    generation: u32,
}

/// States seen in the present generation.
#[derive(Debug, Default)]
pub(crate) struct StateSet {
    slots: Vec<Slot>,
    used: usize,
    generation: u32,
}

impl StateSet {
    /// Forgets every state.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.used = 0;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.clear();
            self.generation = 1;
        }
    }

    /// Adds a state: a captured set and the rest in 16 bits. False when it was there.
    pub(crate) fn insert(&mut self, (captured, small): (Bitboard, u16)) -> bool {
        if self.used * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = hash(captured, small) & mask;
        loop {
            let slot = &mut self.slots[at];
            if slot.generation != self.generation {
                *slot = Slot {
                    captured,
                    small,
                    generation: self.generation,
                };
                self.used += 1;
                return true;
            }
            if slot.small == small && slot.captured == captured {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(64);
        let generation = self.generation.max(1);
        let old = core::mem::replace(&mut self.slots, alloc::vec![Slot::default(); size]);
        self.generation = generation;
        self.used = 0;
        for slot in old {
            if slot.generation == generation {
                self.insert((slot.captured, slot.small));
            }
        }
    }
}

/// Folds the two halves of a wide product, so that every bit counts in every bit.
pub(crate) fn hash(captured: Bitboard, small: u16) -> usize {
    let [lo, hi] = captured.words();
    let word = lo ^ hi.rotate_left(32) ^ (small as u64).rotate_left(50);
    let wide = word as u128 * 0x9e37_79b9_7f4a_7c15;
    (wide as u64 ^ (wide >> 64) as u64) as usize
}
