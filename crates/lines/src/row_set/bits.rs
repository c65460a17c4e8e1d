//! Bits in a row of words, as if it were one long number: bit 0 is the lowest of the first word.

use std::ops::Range;

/// So many bits are a word.
pub(super) const BITS: u64 = 64;

/// The word in which a bit is.
pub(super) fn word_of(row: u64) -> usize {
    usize::try_from(row / BITS).unwrap_or(usize::MAX)
}

/// So many low bits.
pub(super) fn below(bits: u64) -> u64 {
    if bits < BITS {
        (1 << bits) - 1
    } else {
        u64::MAX
    }
}

/// How many bits are set.
pub(super) fn count_words(words: &[u64]) -> u64 {
    words.iter().map(|word| u64::from(word.count_ones())).sum()
}

/// How many of these bits are set.
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

/// Makes all of these bits 1 or 0.
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

/// Where bits lie: those in the first word, all words between, those in the last word. When the
/// first is the last, it has all of them.
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

/// The set bits in order.
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

/// The next bit from `from` on that is 1, or that is 0.
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

/// Moves all bits from `at` on by `by` places up; there must be room. What then stands in the places
/// between is of no meaning; the bits before `at` stay.
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

/// Moves all bits from `at + by` on by `by` places down; zeros come in at the end. The bits before
/// `at` stay.
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

/// Changes the words from that of bit `at` on, and puts the bits before `at` back.
fn keeping_those_before(words: &mut [u64], at: u64, change: impl FnOnce(&mut [u64])) {
    let words = words.get_mut(word_of(at)..).unwrap_or_default();
    let before = below(at % BITS);
    let kept = words.first().map_or(0, |word| word & before);
    change(words);
    if let Some(first) = words.first_mut() {
        *first = *first & !before | kept;
    }
}

/// Copies bits to where `at` is the first.
pub(super) fn copy(to: &mut [u64], at: u64, from: &[u64], bits: Range<u64>) {
    let mut at = at;
    let mut source = bits.start;
    // Single bits up to a border between words, then words.
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

/// The 64 bits from `at` on; 0 where there are none.
fn word_at(words: &[u64], at: u64) -> u64 {
    let place = word_of(at);
    let get = |place: usize| words.get(place).copied().unwrap_or_default();
    match at % BITS {
        0 => get(place),
        bits => get(place) >> bits | get(place + 1) << (BITS - bits),
    }
}

/// Puts bits one behind the other.
pub(super) struct Writer {
    words: Vec<u64>,
    last: u64,
    /// How many bits of `last` are written.
    filled: u64,
}

impl Writer {
    pub(super) fn with_capacity(words: usize) -> Self {
        Self {
            words: Vec::with_capacity(words),
            last: 0,
            filled: 0,
        }
    }

    /// Of the lowest `bits` of a word those that are to be kept.
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

    /// So many bits, 1 to 64, of which the others are 0.
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

    /// The words, and how many bits there are.
    pub(super) fn finish(mut self) -> (Vec<u64>, u64) {
        let bits = self.words.len() as u64 * BITS + self.filled;
        if 0 < self.filled {
            self.words.push(self.last);
        }
        (self.words, bits)
    }
}
