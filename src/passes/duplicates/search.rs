//! Finds rows that are the same position.

use super::Duplicates;
use super::classes::Classes;
use crate::collection::{CHUNK_LINES, RowSet, Rows};
use crate::notation::record::{LineKind, line_kind};
use crate::passes::boards::position_of_line;
use crate::passes::canonical::{Sameness, canonical};
use crate::passes::chunks::{Progress, stage};
use crate::passes::error::PassError;
use crate::passes::line_key::LineKeys;
use crate::passes::ranks::entry;
use crate::passes::slots::{LineWork, Slots, each_line, each_row};

/// The rows that are the same position, in groups.
///
/// The position of a line that is no record is the one reading that it has once all is put right;
/// lines without a position are the same only when all their bytes are, and comments and lines with
/// nothing in them never. It needs about 20 bytes of memory a line while it works; whoever is short
/// of it drops the [`Boards`](crate::passes::Boards) before.
///
/// # Errors
/// When it is cancelled, a line cannot be read, or there are more than 2^31 lines.
pub fn find_duplicates(
    rows: &Rows,
    sameness: Sameness,
    progress: &mut Progress<'_>,
) -> Result<Duplicates, PassError> {
    let slots = Slots::of(rows)?;
    let keys = Keys {
        keys: LineKeys::new(),
        sameness,
    };
    let lines = rows.len();
    let classes = {
        let mut keyed = Keyed::default();
        let take = |(run, keyless)| {
            keyed.runs.push(run);
            keyed.keyless.extend::<Vec<u32>>(keyless);
        };
        each_line(rows, slots, &keys, take, &mut stage(progress, lines, 0, 3))?;
        Classes::of(slots.count(), keyed, &mut stage(progress, lines, 1, 3))?
    };
    grouped(rows, slots, &classes, &mut stage(progress, lines, 2, 3))
}

/// Lines with their keys.
#[derive(Default)]
pub(super) struct Keyed {
    /// Runs of [`entry`]s, each sorted.
    pub(super) runs: Vec<Vec<u128>>,
    /// Lines that are never the same as others.
    pub(super) keyless: Vec<u32>,
}

/// Makes the keys of lines.
struct Keys {
    keys: LineKeys,
    sameness: Sameness,
}

impl LineWork for Keys {
    type Made = (Vec<u128>, Vec<u32>);

    fn begin(&self) -> Self::Made {
        let room = usize::try_from(CHUNK_LINES).unwrap_or_default();
        (Vec::with_capacity(room), Vec::new())
    }

    fn add(&self, (run, keyless): &mut Self::Made, slot: u32, line: &[u8]) {
        let key = match position_of_line(line) {
            Some(position) => self.keys.of_words(&canonical(&position, self.sameness)),
            None => match line_kind(line) {
                LineKind::Blank | LineKind::Comment => {
                    keyless.push(slot);
                    return;
                }
                LineKind::Record | LineKind::Unreadable => self.keys.of_text(line),
            },
        };
        run.push(entry(key, slot));
    }

    fn end(&self, (run, _): &mut Self::Made) {
        run.sort_unstable();
        run.shrink_to_fit();
    }
}

/// The groups of rows whose lines are in the same class.
fn grouped(
    rows: &Rows,
    slots: Slots,
    classes: &Classes,
    progress: &mut Progress<'_>,
) -> Result<Duplicates, PassError> {
    const NOT_BEGUN: u32 = u32::MAX;
    let lines = rows.len();
    let mut sizes = vec![0_u32; classes.end()];
    each_row(rows, slots, &mut stage(progress, lines, 0, 2), |_, slot| {
        if let Some(size) = classes.get(slot).and_then(|class| sizes.get_mut(class)) {
            *size += 1;
        }
    })?;
    let several = sizes.iter().filter(|size| 1 < **size);
    let count: usize = several.map(|size| *size as usize).sum();
    // Where the next row of a class comes.
    let mut places = vec![NOT_BEGUN; classes.end()];
    let mut grouped = vec![0_u32; count];
    let mut begins = RowSet::none(count as u64);
    let mut begun = 0_u32;
    each_row(
        rows,
        slots,
        &mut stage(progress, lines, 1, 2),
        |row, slot| {
            let Some(class) = classes.get(slot) else {
                return;
            };
            let size = sizes.get(class).copied().unwrap_or_default();
            let Some(place) = places.get_mut(class).filter(|_| 1 < size) else {
                return;
            };
            if *place == NOT_BEGUN {
                *place = begun;
                begins.set(begun.into(), true);
                begun += size;
            }
            if let Some(here) = grouped.get_mut(*place as usize) {
                *here = row;
            }
            *place += 1;
        },
    )?;
    Ok(Duplicates {
        rows: grouped,
        begins,
        list_len: lines,
    })
}
