//! Matching many boards at once.
//!
//! Which boards match is unpredictable, so that a branch for each is often mispredicted. Here every condition is tested
//! on 64 consecutive boards without branches, and the next one only if any of them is left. If only a few are left,
//! they are tested one by one. Pieces are counted with a processor instruction where available.

use super::{FactsTest, Prepared, Reflection, Rest};
use crate::search::facts::Facts;
use crate::search::material::{BalanceTest, NumberTest};
use crate::search::pattern::{Barred, Masks};
use tabiya_chess::Board;

/// The number of bits in a word.
const BLOCK: usize = 64;

/// The number of boards in a block up to which they are tested one by one.
const FEW: u32 = 8;

impl Prepared {
    /// Applies [`Prepared::matches_board`] to many boards: sets the bits of the boards that match,
    /// and clears all others of `hits`. The first board has the lowest bit of the first word.
    pub fn matches_boards(&self, boards: &[Board], facts: &[Facts], hits: &mut [u64]) {
        hits.fill(0);
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = pulp::x86::V3::try_new() {
            pulp::Simd::vectorize(
                simd,
                Matching {
                    prepared: self,
                    boards,
                    facts,
                    hits,
                },
            );
            return;
        }
        self.matches_blocks(boards, facts, hits);
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn matches_blocks(&self, boards: &[Board], facts: &[Facts], hits: &mut [u64]) {
        let blocks = boards.chunks(BLOCK).zip(facts.chunks(BLOCK));
        for ((boards, facts), hits) in blocks.zip(hits) {
            for reflection in &self.reflections {
                *hits |= reflection.matches_block(boards, facts);
            }
            if self.rest != Rest::NOTHING {
                let is_hit = |place: usize| *hits >> place & 1 == 1;
                let asked = boards.iter().zip(facts).enumerate();
                let misses = asked.filter(|(place, (board, facts))| {
                    is_hit(*place) && !self.rest.matches(board, **facts)
                });
                let misses = misses.fold(0, |misses, (place, _)| misses | 1 << place);
                *hits &= !misses;
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
struct Matching<'a> {
    prepared: &'a Prepared,
    boards: &'a [Board],
    facts: &'a [Facts],
    hits: &'a mut [u64],
}

#[cfg(target_arch = "x86_64")]
impl pulp::WithSimd for Matching<'_> {
    type Output = ();

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        self.prepared
            .matches_blocks(self.boards, self.facts, self.hits);
    }
}

impl Reflection {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn matches_block(&self, boards: &[Board], facts: &[Facts]) -> u64 {
        let mut left = if self.facts == FactsTest::NOTHING {
            bits_of(boards, |_| true)
        } else {
            bits_of(facts, |facts| self.facts.matches(*facts))
        };
        if let Some(masks) = &self.pattern {
            left = of_those(left, boards, masks);
            for barred in masks.barred() {
                left = of_those(left, boards, barred);
            }
        }
        if let Some(material) = &self.material {
            let before = std::mem::take(&mut left);
            for numbers in &material.colourings {
                let mut with_colours = before;
                for number in numbers {
                    with_colours = of_those(with_colours, boards, number);
                }
                left |= with_colours;
            }
        }
        if let Some(balance) = &self.balance {
            left = of_those(left, boards, balance);
        }
        left
    }
}

/// A test of a board. It is not a closure, since that might be compiled for every processor.
trait Test {
    fn passes(&self, board: &Board) -> bool;
}

impl Test for Masks {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn passes(&self, board: &Board) -> bool {
        self.allow_planes(board)
    }
}

impl Test for Barred {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn passes(&self, board: &Board) -> bool {
        self.allows(board)
    }
}

impl Test for BalanceTest {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn passes(&self, board: &Board) -> bool {
        self.allows(board)
    }
}

impl Test for NumberTest {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn passes(&self, board: &Board) -> bool {
        self.matches(board)
    }
}

/// Returns the boards among `bits` that pass a test.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn of_those(bits: u64, boards: &[Board], test: &impl Test) -> u64 {
    if bits.count_ones() > FEW {
        return bits & bits_of(boards, |board| test.passes(board));
    }
    let (mut asked, mut passed) = (bits, 0);
    while asked != 0 {
        let lowest = asked & asked.wrapping_neg();
        let board = boards.get(asked.trailing_zeros() as usize);
        passed |= if board.is_some_and(|board| test.passes(board)) {
            lowest
        } else {
            0
        };
        asked ^= lowest;
    }
    passed
}

/// Returns the bits of the items that pass a test.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn bits_of<T>(items: &[T], passes: impl Fn(&T) -> bool) -> u64 {
    (0..).zip(items).fold(0, |bits, (place, item)| {
        bits | u64::from(passes(item)) << place
    })
}
