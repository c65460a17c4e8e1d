//! `tabiya sample`: writes some lines, chosen at random.
//!
//! All lines are sorted by stratum and then by a random number, and those at even distances are chosen. So each stratum
//! has its share, up to one line, and the number of all is exact. The random number comes from the seed and the number
//! of the line in the whole input, so the choice is the same on every machine, and equal lines are chosen independently.

use super::folders::with_files_of_folders;
use super::spilled::{RecordKeys, keyed, sorter, write_and_save};
use crate::args::{SampleArgs, SampleSize};
use crate::destination::Destination;
use crate::saving::say_no_room;
use crate::status::Status;
use std::io;
use tabiya_collection::passes::{ByteKeys, SortOrder};
use tabiya_collection::spill::{Sorted, Sorter, stable_hash};
use tabiya_notation::record::{LineKind, line_kind};

/// Writes a sample of the lines. Returns the exit status.
pub fn sample(args: SampleArgs) -> u8 {
    sample_into(args).unwrap_or_else(|status| status).code()
}

fn sample_into(args: SampleArgs) -> Result<Status, Status> {
    let destination = Destination::open(args.output)?;
    let keys = SampleKeys {
        stratum: args.by.map(|key| {
            ByteKeys::new(&SortOrder {
                key,
                descending: false,
            })
        }),
    };
    let memory = args.memory / 2;
    let all = keyed(
        with_files_of_folders(args.origins),
        keys,
        sorter(memory).shuffling(args.seed),
    )?;
    let mut chosen = sorter(memory);
    let sorted = all.sorter.finish();
    let count = sorted.and_then(|mut sorted| {
        let lines = all.tally.lines;
        choose(&mut sorted, lines, args.size, &mut chosen)
    });
    let count = count.map_err(|error| say_no_room(&error))?;
    let chosen = chosen.finish().map_err(|error| say_no_room(&error))?;
    let (tally, readings) = (all.tally, all.readings);
    Ok(write_and_save(chosen, count, &tally, readings, destination))
}

/// Chooses among `lines` lines. Returns the number of chosen lines.
fn choose(
    sorted: &mut Sorted,
    lines: u64,
    size: SampleSize,
    chosen: &mut Sorter,
) -> io::Result<u64> {
    let mut skipped = 0;
    let mut at: u64 = 0;
    let mut count = 0;
    while let Some(entry) = sorted.next_entry()? {
        if entry.key.first() == Some(&LEFT_OUT) {
            skipped += 1;
            continue;
        }
        let total = lines - skipped;
        let wanted = size.of(total);
        at += 1;
        let due = u128::from(at) * u128::from(wanted) / u128::from(total.max(1));
        if u128::from(count) < due {
            count += 1;
            chosen.add_row(&[], entry.row, &entry.payload)?;
        }
    }
    Ok(count)
}

/// The first byte of the keys of lines that are left out, which come first.
const LEFT_OUT: u8 = 0;
/// The first byte of the keys of the others.
const TAKEN: u8 = 1;

struct SampleKeys {
    stratum: Option<ByteKeys>,
}

impl RecordKeys for SampleKeys {
    fn put_key(&self, line: &[u8], key: &mut Vec<u8>, room: &mut Vec<u8>) {
        let is_left_out = matches!(line_kind(line), LineKind::Blank | LineKind::Comment);
        let stratum = self.stratum.as_ref().filter(|_| !is_left_out);
        let hash = stratum.map(|stratum| {
            stratum.put_key(line, key, room);
            stable_hash(0, key)
        });
        key.clear();
        key.push(if is_left_out { LEFT_OUT } else { TAKEN });
        key.extend(hash.into_iter().flat_map(u64::to_be_bytes));
    }
}
