//! Random numbers that are the same everywhere.

/// A small generator (xorshift).
pub(crate) struct Random(u64);

impl Random {
    /// The seed, which must not be 0, determines all numbers.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % count
    }
}
