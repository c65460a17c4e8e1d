//! Arranges rows by a known order of their lines.

use crate::passes::chunks::{Progress, stage};
use crate::passes::error::PassError;
use crate::passes::slots::{Slots, each_row};
use tabiya_lines::{LineList, RowSet, Rows};

/// Returns the lines of all rows, with those in `only` (or all) in the order of the classes that
/// `class_of` gives to lines; there are `class_count` classes. Rows of one class keep their order.
pub(super) fn arranged(
    rows: &Rows,
    slots: Slots,
    only: Option<&RowSet>,
    class_count: usize,
    class_of: impl Fn(u32) -> usize,
    progress: &mut Progress<'_>,
) -> Result<LineList, PassError> {
    let lines = rows.len();
    let is_meant = |row: u32| only.is_none_or(|only| only.contains(u64::from(row)));
    // `places` first counts the rows of each class, then gives the place of the next one.
    let mut places = vec![0_u32; class_count];
    let mut count = 0;
    each_row(
        rows,
        slots,
        &mut stage(progress, lines, 0, 3),
        |row, slot| {
            if let Some(size) = places.get_mut(class_of(slot)).filter(|_| is_meant(row)) {
                *size += 1;
                count += 1;
            }
        },
    )?;
    let mut before = 0;
    for place in &mut places {
        before += std::mem::replace(place, before);
    }
    let mut sorted = vec![0_u32; count];
    each_row(
        rows,
        slots,
        &mut stage(progress, lines, 1, 3),
        |row, slot| {
            if let Some(place) = places.get_mut(class_of(slot)).filter(|_| is_meant(row)) {
                if let Some(here) = sorted.get_mut(*place as usize) {
                    *here = slot;
                }
                *place += 1;
            }
        },
    )?;
    drop(places);
    in_their_places(
        rows,
        slots,
        only,
        &sorted,
        &mut stage(progress, lines, 2, 3),
    )
}

/// Returns the lines of all rows, with those in `only` (or all) replaced by the given lines in
/// turn.
pub(super) fn in_their_places(
    rows: &Rows,
    slots: Slots,
    only: Option<&RowSet>,
    new: &[u32],
    progress: &mut Progress<'_>,
) -> Result<LineList, PassError> {
    let room = usize::try_from(rows.len()).unwrap_or_default();
    let mut list = LineList::with_capacity(room);
    let mut are_named = true;
    let mut new = new.iter();
    each_row(rows, slots, progress, |row, slot| {
        let is_meant = only.is_none_or(|only| only.contains(u64::from(row)));
        let new = if is_meant { new.next() } else { None };
        let slot = new.copied().unwrap_or(slot);
        are_named &= list.push(slots.line(slot));
    })?;
    if are_named {
        Ok(list)
    } else {
        Err(PassError::TooManyLines)
    }
}
