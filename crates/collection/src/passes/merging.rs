//! Merges sorted runs into one order, on all processors.
//!
//! The runs are cut at common values, chosen so that about as many items lie between two of them as fit into a chunk.
//! Each stretch is then sorted by itself.
//!
//! Promises: apart from the runs, memory holds only a few stretches.

use super::PassError;
use super::chunks::{LineProgress, ResultOrder, StopFlag, each_chunk_of};
use std::cmp::Ordering;
use tabiya_lines::ReadError;

/// The distance between two samples, in items.
const SAMPLE_EVERY: usize = 1 << 10;
/// The number of samples in a stretch: it has about as many items as a chunk has lines.
const SAMPLES_A_STRETCH: usize = 16;

/// Calls `take` with all items of all runs in order, a stretch at a time. Each run must be sorted.
/// Equal items may be in any order, but are in the same stretch.
pub(super) fn merged<T: Copy + Send + Sync>(
    runs: &[Vec<T>],
    compare: impl Fn(&T, &T) -> Ordering + Sync,
    mut take: impl FnMut(&[T]),
    progress: &mut LineProgress<'_>,
) -> Result<(), PassError> {
    let borders = borders(runs, &compare);
    let items: usize = runs.iter().map(Vec::len).sum();
    let place_of = |run: &[T], border: Option<&T>, end: usize| match border {
        Some(border) => run.partition_point(|item| compare(item, border).is_lt()),
        None => end,
    };
    let stretch = |number: u64, _: &mut Vec<u8>, _: &StopFlag| -> Result<Vec<T>, ReadError> {
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        let before = number.checked_sub(1).and_then(|before| borders.get(before));
        let behind = borders.get(number);
        let mut stretch = Vec::new();
        for run in runs {
            let start = place_of(run, before, 0);
            let end = place_of(run, behind, run.len());
            stretch.extend_from_slice(run.get(start..end).unwrap_or_default());
        }
        stretch.sort_unstable_by(&compare);
        Ok(stretch)
    };
    let stretches = 0..=borders.len() as u64;
    let take = |_, stretch: Vec<T>| take(&stretch);
    each_chunk_of(
        items as u64,
        stretches,
        ResultOrder::Kept,
        stretch,
        take,
        progress,
    )
}

/// Returns the first items of all stretches except the first one.
fn borders<T: Copy>(runs: &[Vec<T>], compare: impl Fn(&T, &T) -> Ordering) -> Vec<T> {
    let samples = |run: &Vec<T>| {
        let samples = run.iter().skip(SAMPLE_EVERY / 2).step_by(SAMPLE_EVERY);
        samples.copied().collect::<Vec<T>>()
    };
    let mut samples: Vec<T> = runs.iter().flat_map(samples).collect();
    samples.sort_unstable_by(&compare);
    let borders = samples.into_iter().skip(SAMPLES_A_STRETCH);
    let mut borders: Vec<T> = borders.step_by(SAMPLES_A_STRETCH).collect();
    borders.dedup_by(|next, border| compare(next, border).is_eq());
    borders
}

/// The class number of each line, from 0, in order. Lines of one class are equal.
pub(super) struct LineClasses {
    of_slot: Vec<u32>,
    classes: u32,
}

/// The class of a line that has none.
const NONE: u32 = u32::MAX;

impl LineClasses {
    /// Creates ranks in which no line has a class yet.
    pub(super) fn none(slots: usize) -> Self {
        Self {
            of_slot: vec![NONE; slots],
            classes: 0,
        }
    }

    /// Creates the classes of lines from their compared keys: runs of [`entry`]s, each sorted.
    pub(super) fn of_entries(
        slots: usize,
        runs: &[Vec<u128>],
        progress: &mut LineProgress<'_>,
    ) -> Result<Self, PassError> {
        let mut ranks = Self::none(slots);
        let mut last = None;
        let take = |entries: &[u128]| {
            for entry in entries {
                let key = entry >> u32::BITS;
                if last.replace(key) != Some(key) {
                    ranks.begin_class();
                }
                ranks.add(slot_of(*entry));
            }
        };
        merged(runs, u128::cmp, take, progress)?;
        Ok(ranks)
    }

    /// Begins a new class after the others for the lines added from now on.
    pub(super) fn begin_class(&mut self) {
        self.classes += 1;
    }

    /// Puts a line into the class that was begun last.
    pub(super) fn add(&mut self, slot: u32) {
        if let Some(place) = self.of_slot.get_mut(slot as usize) {
            *place = self.classes.saturating_sub(1);
        }
    }

    /// Returns the number of classes.
    pub(super) fn class_count(&self) -> usize {
        self.classes as usize
    }

    /// Returns the class of a line.
    pub(super) fn get(&self, slot: u32) -> Option<usize> {
        let class = self.of_slot.get(slot as usize).copied();
        class
            .filter(|class| *class != NONE)
            .map(|class| class as usize)
    }
}

/// Combines a key of at most 96 bits with the number of its line, so that they are compared in this
/// order.
pub(super) fn entry(key: u128, slot: u32) -> u128 {
    key << u32::BITS | u128::from(slot)
}

/// Returns the line of an entry.
pub(super) fn slot_of(entry: u128) -> u32 {
    u32::try_from(entry & u128::from(u32::MAX)).unwrap_or_default()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use std::ops::ControlFlow;

    #[test]
    fn runs_of_any_length_are_merged_into_one_order_in_bounded_parts() {
        let mut number = 1_u64;
        let mut next = |below: u64| {
            number = number.wrapping_mul(6_364_136_223_846_793_005) + 1;
            (number >> 33) % below
        };
        for values in [1_u64 << 40, 50_000, 3] {
            let mut runs: Vec<Vec<(u64, usize)>> = Vec::new();
            for run in 0..40 {
                let len = match next(4) {
                    0 => 0,
                    1 => 1,
                    2 => 700,
                    _ => 16_384,
                };
                let mut items: Vec<_> = (0..len).map(|at| (next(values), run << 20 | at)).collect();
                items.sort_unstable();
                runs.push(items);
            }
            let mut expected = runs.concat();
            expected.sort_unstable();
            let mut found = Vec::new();
            let mut longest = 0;
            let take = |items: &[(u64, usize)]| {
                longest = longest.max(items.len());
                found.extend_from_slice(items);
            };
            let mut may_continue = |_, _| ControlFlow::Continue(());
            merged(&runs, Ord::cmp, take, &mut may_continue).unwrap();
            assert!(found == expected);
            assert!(longest < 70_000, "{longest}");
        }
    }
}
