//! Numbers that look random and are not: everything a seed decides can be replayed.

/// A stream of numbers from a seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Seeded(u64);

impl Seeded {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> Seeded {
        Seeded(seed)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (((self.draw() >> 32) * limit.max(1) as u64) >> 32) as usize
    }
}

/// A number in which every bit of `z` counts everywhere.
pub(crate) const fn mix(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
