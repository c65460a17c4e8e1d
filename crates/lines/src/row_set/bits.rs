//! Bits in a slice of words, as in one long number: bit 0 is the lowest of the first word.

use super::bits;
use std::ops::Range;

/// The number of bits of a word.
pub(super) const BITS: u64 = 64;

/// The index of the word that contains a bit.
pub(super) fn word_of(row: u64) -> usize {
    usize::try_from(row / BITS).unwrap_or(usize::MAX)
}

/// A mask of this number of low bits.
pub(super) fn below(bits: u64) -> u64 {
    if bits < BITS {
        (1 << bits) - 1
    } else {
        u64::MAX
    }
}

/// The number of set bits.
pub(super) fn count_words(words: &[u64]) -> u64 {
    words.iter().map(|word| u64::from(word.count_ones())).sum()
}

/// The number of set bits in this range.
pub(super) fn count(words: &[u64], bits: Range<u64>) -> u64 {
    let Some((first, inner, last)) = masks(bits) else {
        return 0;
    };
    let counted = |(at, mask): (usize, u64)| {
        let word = words.get(at).copied().unwrap_or_default();
        u64::from((word & mask).count_ones())
    };
    let inner = words.get(inner).unwrap_or_default();
    counted(first) + count_words(inner) + counted(last)
}

/// Sets or clears all bits in this range.
pub(super) fn fill(words: &mut [u64], bits: Range<u64>, is_set: bool) {
    let Some((first, inner, last)) = masks(bits) else {
        return;
    };
    for (at, mask) in [first, last] {
        if let Some(word) = words.get_mut(at) {
            *word = if is_set { *word | mask } else { *word & !mask };
        }
    }
    let all = if is_set { u64::MAX } else { 0 };
    words.get_mut(inner).unwrap_or_default().fill(all);
}

/// A range of bits: the mask for the first word, the words between, and the mask for the last word. If the first word
/// is the last one, its mask has all bits.
type Masks = ((usize, u64), Range<usize>, (usize, u64));

fn masks(bits: Range<u64>) -> Option<Masks> {
    if bits.is_empty() {
        return None;
    }
    let (first, last) = (word_of(bits.start), word_of(bits.end - 1));
    let from = !below(bits.start % BITS);
    let to = below((bits.end - 1) % BITS + 1);
    Some(if first == last {
        ((first, from & to), 0..0, (last, 0))
    } else {
        ((first, from), first + 1..last, (last, to))
    })
}

/// The indices of the set bits, in order.
pub(super) fn ones(words: &[u64]) -> impl Iterator<Item = u64> {
    let firsts = (0_u64..).step_by(64);
    firsts.zip(words).flat_map(|(first, word)| {
        let mut left = *word;
        std::iter::from_fn(move || {
            let lowest = u64::from(left.trailing_zeros());
            let found = (left != 0).then_some(first + lowest);
            left &= left.wrapping_sub(1);
            found
        })
    })
}

/// The next bit from `from` on with this value.
pub(super) fn next(words: &[u64], from: u64, is_set: bool) -> Option<u64> {
    let sought = |word: u64| if is_set { word } else { !word };
    let at = word_of(from);
    let rest = words.get(at..)?;
    let (here, behind) = rest.split_first()?;
    let here = sought(*here) & !below(from % BITS);
    if here != 0 {
        return Some(from - from % BITS + u64::from(here.trailing_zeros()));
    }
    let skipped = behind.iter().position(|word| sought(*word) != 0)?;
    let word = sought(*behind.get(skipped)?);
    let place = (at + 1 + skipped) as u64;
    Some(place * BITS + u64::from(word.trailing_zeros()))
}

/// Moves all bits from `at` on up by `by`; there must be room. The bits in between are undefined afterwards; the bits
/// before `at` stay.
pub(super) fn shift_up(words: &mut [u64], at: u64, by: u64) {
    keeping_those_before(words, at, |words| {
        let skipped = word_of(by).min(words.len());
        words.copy_within(..words.len() - skipped, skipped);
        words.get_mut(..skipped).unwrap_or_default().fill(0);
        let bits = by % BITS;
        if bits == 0 {
            return;
        }
        let mut carried = 0;
        for word in words.iter_mut().skip(skipped) {
            let before = *word;
            *word = before << bits | carried;
            carried = before >> (BITS - bits);
        }
    });
}

/// Moves all bits from `at + by` on down by `by`; zeros fill the end. The bits before `at` stay.
pub(super) fn shift_down(words: &mut [u64], at: u64, by: u64) {
    keeping_those_before(words, at, |words| {
        let skipped = word_of(by).min(words.len());
        words.copy_within(skipped.., 0);
        let kept = words.len() - skipped;
        words.get_mut(kept..).unwrap_or_default().fill(0);
        let bits = by % BITS;
        if bits == 0 {
            return;
        }
        let mut carried = 0;
        for word in words.iter_mut().take(kept).rev() {
            let before = *word;
            *word = before >> bits | carried;
            carried = before << (BITS - bits);
        }
    });
}

/// Changes the words from the one with bit `at` on, and restores the bits before `at`.
fn keeping_those_before(words: &mut [u64], at: u64, change: impl FnOnce(&mut [u64])) {
    let words = words.get_mut(word_of(at)..).unwrap_or_default();
    let before = below(at % BITS);
    let kept = words.first().map_or(0, |word| word & before);
    change(words);
    if let Some(first) = words.first_mut() {
        *first = *first & !before | kept;
    }
}

/// Copies bits to the place that starts at `at`.
pub(super) fn copy(to: &mut [u64], at: u64, from: &[u64], bits: Range<u64>) {
    let mut at = at;
    let mut source = bits.start;
    // The first step ends at a word of the destination; then whole words follow.
    while source < bits.end {
        let here = at % BITS;
        let count = (BITS - here).min(bits.end - source);
        let mask = below(count) << here;
        if let Some(word) = to.get_mut(word_of(at)) {
            *word = *word & !mask | (word_at(from, source) << here) & mask;
        }
        at += count;
        source += count;
    }
}

/// The 64 bits from `at` on, with 0 after the end.
fn word_at(words: &[u64], at: u64) -> u64 {
    let place = word_of(at);
    let get = |place: usize| words.get(place).copied().unwrap_or_default();
    match at % BITS {
        0 => get(place),
        bits => get(place) >> bits | get(place + 1) << (BITS - bits),
    }
}

/// Appends bits one after the other.
pub(super) struct BitWriter {
    words: Vec<u64>,
    last: u64,
    /// The number of bits written in `last`.
    filled: u64,
}

impl BitWriter {
    pub(super) fn with_capacity(words: usize) -> Self {
        Self {
            words: Vec::with_capacity(words),
            last: 0,
            filled: 0,
        }
    }

    /// Appends those of the lowest `bits` of a word that `kept` selects.
    pub(super) fn push_kept(&mut self, word: u64, kept: u64, bits: u64) {
        let (mut word, mut kept) = (word, kept & below(bits));
        while kept != 0 {
            let skipped = kept.trailing_zeros();
            kept >>= skipped;
            word >>= skipped;
            let run = kept.trailing_ones();
            self.push(word & below(run.into()), run.into());
            kept = kept.checked_shr(run).unwrap_or_default();
            word = word.checked_shr(run).unwrap_or_default();
        }
    }

    /// Appends 1 to 64 bits; the other bits of the word must be 0.
    fn push(&mut self, word: u64, bits: u64) {
        self.last |= word << self.filled;
        let room = BITS - self.filled;
        if bits < room {
            self.filled += bits;
            return;
        }
        self.words.push(self.last);
        self.filled = bits - room;
        self.last = if room < BITS { word >> room } else { 0 };
    }

    /// The words, and the number of bits.
    pub(super) fn finish(mut self) -> (Vec<u64>, u64) {
        let bits = self.words.len() as u64 * BITS + self.filled;
        if 0 < self.filled {
            self.words.push(self.last);
        }
        (self.words, bits)
    }
}

/// The number of words of a block.
const BLOCK: usize = 8;

/// An index that makes counting and finding bits fast.
#[derive(Clone)]
pub(super) struct Directory {
    /// The number of set bits before each block.
    before: Box<[u64]>,
}

impl Directory {
    pub(super) fn of(words: &[u64]) -> Self {
        let mut count = 0;
        let blocks = words.chunks(BLOCK).map(|block| {
            let before = count;
            count += bits::count_words(block);
            before
        });
        Self {
            before: blocks.collect(),
        }
    }

    /// The number of set bits before bit `at`.
    pub(super) fn rank(&self, words: &[u64], at: u64) -> u64 {
        let block = word_of(at) / BLOCK;
        let first = (block * BLOCK) as u64 * BITS;
        let before = self.before.get(block).copied().unwrap_or_default();
        before + bits::count(words, first..at)
    }

    /// The set bit that has `place` set bits before it.
    pub(super) fn nth(&self, words: &[u64], place: u64) -> Option<u64> {
        let block = self.before.partition_point(|before| *before <= place);
        let block = block.checked_sub(1)?;
        let mut left = place - self.before.get(block)?;
        let at = block * BLOCK;
        for (at, word) in (at..).zip(words.get(at..)?) {
            let ones = u64::from(word.count_ones());
            if left < ones {
                return Some(at as u64 * BITS + nth_one(*word, left));
            }
            left -= ones;
        }
        None
    }
}

/// The set bit of a word that has `place` set bits before it.
fn nth_one(mut word: u64, place: u64) -> u64 {
    for _ in 0..place {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros().into()
}
