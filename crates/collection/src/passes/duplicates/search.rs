//! Search for rows with the same position.

use super::Duplicates;
use crate::passes::PassError;
use crate::passes::canonical::Sameness;
use crate::passes::chunks::{LineProgress, stage};
use crate::passes::line_sameness::LineSameness;
use crate::passes::merging::{entry, merged, slot_of};
use crate::passes::slots::{LineWork, Slots, each_line, each_row};
use tabiya_lines::{CHUNK_LINES, RowSet, Rows};

/// Returns the rows with the same position, in groups. Games are compared by their last positions, or by their moves.
///
/// The position of a line that is not a record is its only reading after repair; lines without a
/// position are the same only if all their bytes are, and comments and empty lines never are. The
/// search needs about 20 bytes of memory per line; drop the [`Boards`](crate::passes::Boards) first
/// if memory is short.
///
/// # Errors
/// Fails when it is cancelled, a line cannot be read, or there are more than 2^31 lines.
pub fn find_duplicates(
    rows: &Rows,
    sameness: Sameness,
    progress: &mut LineProgress<'_>,
) -> Result<Duplicates, PassError> {
    let slots = Slots::of(rows)?;
    let keys = Keys(if rows.source().holds_games() {
        LineSameness::of_games(sameness)
    } else {
        LineSameness::new(sameness)
    });
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
struct Keyed {
    /// Runs of [`entry`]s, each sorted.
    runs: Vec<Vec<u128>>,
    /// Lines that are never the same as others.
    keyless: Vec<u32>,
}

/// Makes the keys of lines.
struct Keys(LineSameness);

impl LineWork for Keys {
    type Made = (Vec<u128>, Vec<u32>);

    fn begin(&self) -> Self::Made {
        let room = usize::try_from(CHUNK_LINES).unwrap_or_default();
        (Vec::with_capacity(room), Vec::new())
    }

    fn add(&self, (run, keyless): &mut Self::Made, slot: u32, line: &[u8]) {
        match self.0.key(line) {
            Some(key) => run.push(entry(key, slot)),
            None => keyless.push(slot),
        }
    }

    fn end(&self, (run, _): &mut Self::Made) {
        run.sort_unstable();
        run.shrink_to_fit();
    }
}

/// The class of a line without a key.
const NO_KEY: u32 = u32::MAX;

/// The class of each line: the first line that is the same. Most lines are unique and form their
/// own class, so arrays indexed by class are mostly visited in order.
struct Classes {
    of_slot: Vec<u32>,
}

impl Classes {
    /// Returns the classes of the lines with keys.
    fn of(slots: usize, keyed: Keyed, progress: &mut LineProgress<'_>) -> Result<Self, PassError> {
        let mut of_slot: Vec<u32> = (0..).take(slots).collect();
        let mut put = |slot: u32, class: u32| {
            if let Some(place) = of_slot.get_mut(slot as usize) {
                *place = class;
            }
        };
        keyed.keyless.into_iter().for_each(|slot| put(slot, NO_KEY));
        let (mut last, mut first) = (None, 0);
        let take = |entries: &[u128]| {
            for entry in entries {
                let (key, slot) = (entry >> u32::BITS, slot_of(*entry));
                if last == Some(key) {
                    put(slot, first);
                } else {
                    (last, first) = (Some(key), slot);
                }
            }
        };
        merged(&keyed.runs, u128::cmp, take, progress)?;
        Ok(Self { of_slot })
    }

    /// Returns a bound: classes are numbers below it.
    fn end(&self) -> usize {
        self.of_slot.len()
    }

    /// Returns the class of a line, if it has a key.
    fn get(&self, slot: u32) -> Option<usize> {
        let class = self.of_slot.get(slot as usize).copied();
        class
            .filter(|class| *class != NO_KEY)
            .map(|class| class as usize)
    }
}

/// Groups the rows whose lines are in the same class.
fn grouped(
    rows: &Rows,
    slots: Slots,
    classes: &Classes,
    progress: &mut LineProgress<'_>,
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
    // The place of the next row of each class.
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
