//! The hash table: what was found out about positions met before.
//!
//! A fixed number of slots in pairs. The full key is checked; of a pair the older or
//! shallower entry gives way.

use crate::score::Score;
use alloc::vec::Vec;

/// What an entry's score means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The score itself.
    Exact,
    /// At least so much.
    Lower,
    /// At most so much.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub score: Score,
    pub bound: Bound,
    /// Depth it was searched to.
    pub depth: u8,
    /// The best choice's tag, 0 when none is known.
    pub tag: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    tag: u32,
    score: i16,
    depth: u8,
    /// Bound in two bits (0: empty), generation above.
    state: u8,
}

const PAIR: usize = 2;

/// The table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    slots: Vec<Slot>,
    generation: u8,
}

impl Table {
    /// A table of 2^`bits` slots of 16 bytes.
    pub(crate) fn new(bits: u32) -> Table {
        Table {
            slots: alloc::vec![Slot::default(); 1 << bits.clamp(4, 26)],
            generation: 0,
        }
    }

    /// Becomes a table of 2^`bits` slots, with nothing in them, when it has fewer.
    pub(crate) fn make_room(&mut self, bits: u32) {
        if self.slots.len() < 1 << bits {
            *self = Table::new(bits);
        }
    }

    /// Entries from now on are newer than those before.
    pub(crate) fn age(&mut self) {
        self.generation = (self.generation + 1) & 63;
    }

    fn pair(&self, key: u64) -> usize {
        // the upper half: the lower bits tell keys of one pair apart
        ((key >> 32) as usize & (self.slots.len() - 1)) & !(PAIR - 1)
    }

    /// What is known of the position with this key.
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let at = self.pair(key);
        let slot = self.slots[at..at + PAIR]
            .iter()
            .find(|slot| slot.key == key && slot.state & 3 != 0)?;
        Some(Entry {
            score: Score::from_raw(slot.score),
            bound: match slot.state & 3 {
                1 => Bound::Exact,
                2 => Bound::Lower,
                _ => Bound::Upper,
            },
            depth: slot.depth,
            tag: slot.tag,
        })
    }

    /// Remembers.
    pub(crate) fn put(&mut self, key: u64, entry: Entry) {
        let at = self.pair(key);
        let generation = self.generation;
        // an old entry is worth less than any new one
        let worth = |slot: &Slot| {
            if slot.state & 3 == 0 {
                -1
            } else if slot.state >> 2 == generation {
                256 + slot.depth as i32
            } else {
                slot.depth as i32
            }
        };
        let pair = &mut self.slots[at..at + PAIR];
        let same = pair.iter().position(|s| s.key == key && s.state & 3 != 0);
        let chosen = same.unwrap_or(usize::from(worth(&pair[1]) < worth(&pair[0])));
        let slot = &mut pair[chosen];
        let tag = match entry.tag {
            0 if same.is_some() => slot.tag,
            tag => tag,
        };
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        *slot = Slot {
            key,
            tag,
            score: entry.score.raw(),
            depth: entry.depth,
            state: bound | generation << 2,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> Entry {
        Entry {
            score: Score::win_in(7),
            bound: Bound::Lower,
            depth,
            tag: 9,
        }
    }

    #[test]
    fn only_the_whole_key_opens_an_entry() {
        let mut table = Table::new(4);
        table.put(0x1234_0000_0001, entry(3));
        let found = table.get(0x1234_0000_0001).unwrap();
        assert_eq!(
            (found.score, found.bound, found.depth, found.tag),
            (Score::win_in(7), Bound::Lower, 3, 9)
        );
        assert!(table.get(0x1234_0000_0000).is_none());
        assert!(table.get(0).is_none());
    }

    #[test]
    fn the_shallower_and_then_the_older_gives_way() {
        let mut table = Table::new(4);
        table.put(1, entry(5));
        table.put(2, entry(3));
        table.put(3, entry(1));
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
        table.age();
        table.put(4, entry(0));
        table.put(5, entry(0));
        assert!(table.get(4).is_some());
        assert_eq!(
            table.get(1).is_some() as u8 + table.get(5).is_some() as u8,
            1
        );
    }
}
