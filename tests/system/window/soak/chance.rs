//! Random numbers, the same for the same seed.

/// The generator `SplitMix64` by Steele, Lea and Flood.
#[derive(Debug)]
pub(super) struct Chance(pub(super) u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`.
    pub(super) fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(count).unwrap()).unwrap()
    }

    /// Returns `true` in one of `count` cases.
    pub(super) fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub(super) fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// A position: random pieces anywhere, without castling rights.
    pub(super) fn fen(&mut self) -> String {
        let mut ranks = Vec::new();
        for _ in 0..8 {
            let mut rank = String::new();
            let mut empty = 0;
            for _ in 0..8 {
                if self.once_in(3) {
                    if empty > 0 {
                        rank.push_str(&empty.to_string());
                    }
                    empty = 0;
                    rank.push(self.piece());
                } else {
                    empty += 1;
                }
            }
            if empty > 0 {
                rank.push_str(&empty.to_string());
            }
            ranks.push(rank);
        }
        let side = if self.once_in(2) { 'w' } else { 'b' };
        format!("{} {side} - - 0 {}", ranks.join("/"), 1 + self.below(99))
    }

    pub(super) fn piece(&mut self) -> char {
        const PIECES: [char; 12] = ['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p'];
        self.of(&PIECES)
    }
}
