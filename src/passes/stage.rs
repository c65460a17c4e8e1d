//! The progress of a pass that has several stages.

use super::pieces::Progress;
use std::ops::ControlFlow;

/// What a stage tells its progress to: stage `at`, from 0, of `count` that take about as long. The
/// pass as a whole has so many lines.
pub(super) fn stage<'a>(
    progress: &'a mut Progress<'_>,
    lines: u64,
    at: u64,
    count: u64,
) -> impl FnMut(u64, u64) -> ControlFlow<()> + 'a {
    move |done, all| {
        let part = |count: u64, share: u64, all: u64| {
            let scaled = u128::from(count) * u128::from(share) / u128::from(all.max(1));
            u64::try_from(scaled).unwrap_or(count)
        };
        let within = part(lines, done.min(all), all);
        let done = part(lines, at, count) + part(within, 1, count);
        progress(done.min(lines), lines)
    }
}
