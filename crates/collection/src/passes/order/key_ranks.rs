//! Lines in the order of numeric keys.

use crate::passes::chunks::{Progress, stage};
use crate::passes::error::PassError;
use crate::passes::ranks::{Ranks, entry};
use crate::passes::slots::{LineWork, Slots, each_line};
use tabiya_lines::{CHUNK_LINES, Rows};

/// Returns the classes of lines with the same key, in the order of the keys, which have at most 96
/// bits.
pub(super) fn ranks_by_key(
    rows: &Rows,
    slots: Slots,
    key: impl Fn(&[u8]) -> Option<u128> + Sync,
    progress: &mut Progress<'_>,
) -> Result<Ranks, PassError> {
    let lines = rows.len();
    let mut runs = Vec::new();
    let take = |run| runs.push(run);
    each_line(
        rows,
        slots,
        &Keys(key),
        take,
        &mut stage(progress, lines, 0, 2),
    )?;
    Ranks::of_entries(slots.count(), &runs, &mut stage(progress, lines, 1, 2))
}

struct Keys<F>(F);

impl<F: Fn(&[u8]) -> Option<u128> + Sync> LineWork for Keys<F> {
    type Made = Vec<u128>;

    fn begin(&self) -> Vec<u128> {
        Vec::with_capacity(usize::try_from(CHUNK_LINES).unwrap_or_default())
    }

    fn add(&self, made: &mut Vec<u128>, slot: u32, line: &[u8]) {
        made.extend(self.0(line).map(|key| entry(key, slot)));
    }

    fn end(&self, made: &mut Vec<u128>) {
        made.sort_unstable();
        made.shrink_to_fit();
    }
}
