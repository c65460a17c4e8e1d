//! Pseudo-random numbers, the same on every run.

pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(super) fn draw(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.draw() >> 33) as usize % end.max(1)
    }

    /// A number from 0 to 1.
    pub(super) fn unit(&mut self) -> f32 {
        (self.draw() >> 40) as f32 / (1_u32 << 24) as f32
    }

    pub(super) fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * self.unit()
    }

    pub(super) fn chance(&mut self, part: f32) -> bool {
        self.unit() < part
    }
}
