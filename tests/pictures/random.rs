//! Numbers by chance that are the same on every run.

pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() >> 33) as usize % end.max(1)
    }

    /// From 0 to 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u32 << 24) as f32
    }

    pub fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * self.unit()
    }

    pub fn chance(&mut self, part: f32) -> bool {
        self.unit() < part
    }
}
