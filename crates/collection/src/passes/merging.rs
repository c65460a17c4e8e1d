//! Merges sorted runs into one order, on all processors.
//!
//! The runs are cut at common values that are chosen so that about as many items as in a chunk lie
//! between two of them. Each stretch is then sorted by itself.
//!
//! Promises: apart from the runs, memory holds only a few stretches.

use super::chunks::{Order, Progress, Stop, each_chunk_of};
use super::error::PassError;
use std::cmp::Ordering;
use tabiya_lines::ReadError;

/// The distance between two samples, in items.
const SAMPLE_EVERY: usize = 1 << 10;
/// The number of samples in a stretch: it has about as many items as a chunk has lines.
const SAMPLES_A_STRETCH: usize = 16;

/// Calls `take` with all items of all runs in order, a stretch at a time. Each run must be sorted.
/// Equal items come in any order, but in the same stretch.
pub(super) fn merged<T: Copy + Send + Sync>(
    runs: &[Vec<T>],
    compare: impl Fn(&T, &T) -> Ordering + Sync,
    mut take: impl FnMut(&[T]),
    progress: &mut Progress<'_>,
) -> Result<(), PassError> {
    let borders = borders(runs, &compare);
    let items: usize = runs.iter().map(Vec::len).sum();
    let place_of = |run: &[T], border: Option<&T>, end: usize| match border {
        Some(border) => run.partition_point(|item| compare(item, border).is_lt()),
        None => end,
    };
    let stretch = |number: u64, _: &mut Vec<u8>, _: &Stop| -> Result<Vec<T>, ReadError> {
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
        Order::Kept,
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
