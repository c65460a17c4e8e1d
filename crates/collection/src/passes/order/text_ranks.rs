//! Lines in the order of texts.
//!
//! The texts of a large file are not held in memory all at once. A first pass over the lines finds texts that divide
//! them into shares of a bounded size; then several threads collect the shares one after the other from all lines, and
//! sort them.

use super::text_keys::{TextKey, TextRef, TextRun, Texts};
use crate::passes::PassError;
use crate::passes::chunks::{LineProgress, stage};
use crate::passes::merging::{LineClasses, merged};
use crate::passes::slots::{LineWork, Slots, each_line};
use tabiya_lines::Rows;

/// The approximate number of bytes in the texts of a share. Each text needs about 44 bytes more.
const SHARE: u64 = 96 << 20;

/// Returns the classes of lines with the same text, in the order of the texts' bytes.
pub(super) fn ranks_by_text(
    rows: &Rows,
    slots: Slots,
    key: &impl TextKey,
    progress: &mut LineProgress<'_>,
) -> Result<LineClasses, PassError> {
    ranks_in_shares(rows, slots, key, SHARE, progress)
}

fn ranks_in_shares(
    rows: &Rows,
    slots: Slots,
    key: &impl TextKey,
    share: u64,
    progress: &mut LineProgress<'_>,
) -> Result<LineClasses, PassError> {
    let lines = rows.len();
    let borders = {
        let mut sample = Sample::default();
        let survey = Survey { key };
        let take = |found| sample.add(found);
        each_line(
            rows,
            slots,
            &survey,
            take,
            &mut stage(progress, lines, 0, 8),
        )?;
        sample.borders(share)
    };
    let mut ranks = LineClasses::none(slots.count());
    let shares = borders.len() as u64 + 1;
    let mut from = None;
    for (number, to) in (0..).zip(borders.iter().map(Some).chain([None])) {
        let mut rest = |done: u64, all: u64| {
            let eighth = all.div_ceil(8);
            progress(eighth + done - done.div_ceil(8), all)
        };
        let progress = &mut stage(&mut rest, lines, number, shares);
        let collect = Collect { key, from, to };
        add_share(rows, slots, &collect, &mut ranks, progress)?;
        from = to;
    }
    Ok(ranks)
}

/// Adds the classes of a share.
fn add_share(
    rows: &Rows,
    slots: Slots,
    collect: &Collect<'_, impl TextKey>,
    ranks: &mut LineClasses,
    progress: &mut LineProgress<'_>,
) -> Result<(), PassError> {
    let lines = rows.len();
    let mut runs: Vec<TextRun> = Vec::new();
    let take = |made: Made| runs.extend(made.run);
    each_line(
        rows,
        slots,
        collect,
        take,
        &mut stage(progress, lines, 0, 2),
    )?;
    let refs: Vec<Vec<TextRef>> = (0..).zip(&runs).map(|(at, run)| run.refs(at)).collect();
    let compare = |a: &TextRef, b: &TextRef| a.compare(b, &runs);
    let mut last: Option<TextRef> = None;
    let take = |texts: &[TextRef]| {
        for text in texts {
            let is_new = last.is_none_or(|last| compare(&last, text).is_ne());
            last = Some(*text);
            if is_new {
                ranks.begin_class();
            }
            for slot in text.slots(&runs) {
                ranks.add(*slot);
            }
        }
    };
    merged(&refs, compare, take, &mut stage(progress, lines, 1, 2))
}

/// Collects the texts of a share.
struct Collect<'a, K> {
    key: &'a K,
    /// The first text of the share.
    from: Option<&'a Vec<u8>>,
    /// The first text after the share.
    to: Option<&'a Vec<u8>>,
}

/// The texts collected from a chunk.
#[derive(Default)]
struct Made {
    texts: Texts,
    room: Vec<u8>,
    run: Option<TextRun>,
}

impl<K: TextKey> LineWork for Collect<'_, K> {
    type Made = Made;

    fn begin(&self) -> Made {
        Made::default()
    }

    fn add(&self, made: &mut Made, slot: u32, line: &[u8]) {
        let Some(text) = self.key.of(line, &mut made.room) else {
            return;
        };
        let is_before = self.from.is_some_and(|from| text < from.as_slice());
        let is_behind = self.to.is_some_and(|to| to.as_slice() <= text);
        if !is_before && !is_behind {
            made.texts.push(text, slot);
        }
    }

    fn end(&self, made: &mut Made) {
        made.run = Some(made.texts.sort());
        made.room = Vec::new();
    }
}

/// Takes a sample of the texts.
struct Survey<'a, K> {
    key: &'a K,
}

/// A sample of some texts.
#[derive(Default)]
struct Surveyed {
    /// The number of bytes of all these texts.
    bytes: u64,
    seen: u64,
    room: Vec<u8>,
    sample: Vec<Vec<u8>>,
}

impl<K: TextKey> LineWork for Survey<'_, K> {
    type Made = Surveyed;

    fn begin(&self) -> Surveyed {
        Surveyed::default()
    }

    fn add(&self, made: &mut Surveyed, _slot: u32, line: &[u8]) {
        const ONE_IN: u64 = 512;
        let Some(text) = self.key.of(line, &mut made.room) else {
            return;
        };
        made.bytes += text.len() as u64;
        if made.seen % ONE_IN == ONE_IN / 2 {
            made.sample.push(text.to_vec());
        }
        made.seen += 1;
    }
}

/// A sample of all texts: one in a certain number, fewer if they are long.
#[derive(Default)]
struct Sample {
    bytes: u64,
    texts: Vec<Vec<u8>>,
    sampled_bytes: usize,
    /// Of the texts that arrive, one in 2^`halvings` is kept.
    halvings: u32,
    come: u64,
}

impl Sample {
    fn add(&mut self, found: Surveyed) {
        const MAX_BYTES: usize = 16 << 20;
        self.bytes += found.bytes;
        for text in found.sample {
            self.come += 1;
            if self.come.trailing_zeros() < self.halvings {
                continue;
            }
            self.sampled_bytes += text.len();
            self.texts.push(text);
            if MAX_BYTES < self.sampled_bytes {
                self.halve();
            }
        }
    }

    fn halve(&mut self) {
        self.halvings += 1;
        let mut is_kept = true;
        self.texts.retain(|_| {
            is_kept = !is_kept;
            is_kept
        });
        self.sampled_bytes = self.texts.iter().map(Vec::len).sum();
    }

    /// Returns texts with about `share` bytes between two of them.
    fn borders(mut self, share: u64) -> Vec<Vec<u8>> {
        let shares = self.bytes.div_ceil(share.max(1)).max(1);
        self.texts.sort_unstable();
        let sampled: u64 = self.texts.iter().map(|text| text.len() as u64).sum();
        let step = sampled.div_ceil(shares).max(1);
        let (mut before, mut share) = (0, 0);
        let mut borders: Vec<Vec<u8>> = Vec::new();
        for text in self.texts {
            let begun = before / step;
            before += text.len() as u64;
            if share != begun {
                share = begun;
                borders.push(text);
            }
        }
        borders.dedup();
        borders
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::passes::order::text_keys::WholeLine;
    use std::ops::ControlFlow;
    use std::sync::Arc;
    use tabiya_lines::{Rows, Source};

    fn ranks(text: &str, share: u64) -> Vec<Option<usize>> {
        let source = Source::from_bytes(text.as_bytes().to_vec()).unwrap();
        let rows = Rows::new(Arc::new(source));
        let slots = Slots::of(&rows).unwrap();
        let mut may_continue = |_, _| ControlFlow::Continue(());
        let ranks = ranks_in_shares(&rows, slots, &WholeLine, share, &mut may_continue).unwrap();
        (0..)
            .zip(text.lines())
            .map(|(slot, _)| ranks.get(slot))
            .collect()
    }

    #[test]
    fn texts_have_the_same_order_for_any_number_of_shares() {
        let mut text = String::new();
        let mut number = 1_u64;
        for _ in 0..30_000 {
            number = number.wrapping_mul(6_364_136_223_846_793_005) + 1;
            let many = "the same long beginning ".repeat(usize::try_from(number >> 62).unwrap());
            text += &many;
            text += &(number >> 50).to_string();
            text += "\n";
        }
        let mut sorted: Vec<&str> = text.lines().collect();
        sorted.sort_unstable();
        sorted.dedup();
        let place = |line: &str| sorted.binary_search(&line).ok();
        let expected: Vec<_> = text.lines().map(place).collect();
        for share in [1 << 30, 100_000, 20_000, 1] {
            assert_eq!(ranks(&text, share), expected);
        }
    }

    #[test]
    fn a_sample_of_long_texts_is_thinned_and_still_cuts_into_equal_parts() {
        let mut sample = Sample::default();
        for number in 0..100 {
            let text = vec![number; 1 << 20];
            sample.add(Surveyed {
                bytes: 1 << 20,
                sample: vec![text],
                ..Surveyed::default()
            });
        }
        assert!(sample.texts.len() <= 17 && 8 <= sample.texts.len());
        assert_eq!(sample.borders(25 << 20).len(), 3);
    }
}
