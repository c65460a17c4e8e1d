//! A question to many boards at once.
//!
//! Which boards answer cannot be foreseen, so that a branch for each is often mispredicted. Here
//! every condition is asked of 64 boards in a row, without looking, and the next one only when one
//! of them is left. When few are left they are asked one by one. Men are counted with the instruction
//! for it, where the processor has it.

use super::{FactsTest, Prepared, Reflection, Rest};
use crate::search::facts::Facts;
use crate::search::material::NumberTest;
use crate::search::pattern::{Barred, Masks};
use tabiya_chess::Board;

/// The bits of a word.
const BLOCK: usize = 64;

/// So many of a block are asked one by one.
const FEW: u32 = 8;

impl Prepared {
    /// [`Prepared::matches_board`] for many: the bits of the boards that answer are set, all others
    /// of `hits` are cleared. The first board's is the lowest bit of the first word.
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
        left
    }
}

/// What a board passes or not. No closure, since that might be compiled for every processor.
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

/// Of the boards with these bits, those that pass a test.
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

/// The bits of those that pass a test.
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
