//! `tabiya dedupe`: writes one line of each position.

use super::folders::with_files_of_folders;
use super::keepers::{Keepers, number_of_operations};
use super::keys::SamenessKeys;
use super::spilled::{Keyed, keyed, sorter, write_and_save};
use super::tally::RecordTally;
use super::twice::{Decided, RowKeys, Written, decided, stored, write_rows};
use crate::args::{DedupeArgs, Keep};
use crate::destination::Destination;
use crate::saving::say_no_room;
use crate::status::{Status, complain};
use crate::stream::InputOrigin;
use std::io;
use tabiya_collection::passes::LineSameness;
use tabiya_collection::spill::{Contest, Sorted, Winner};
use tabiya_text::tr_with;

/// Writes one line of each position. Returns the exit status.
pub fn dedupe(args: DedupeArgs) -> u8 {
    dedupe_into(args).unwrap_or_else(|status| status).code()
}

pub(super) fn dedupe_into(mut args: DedupeArgs) -> Result<Status, Status> {
    let destination = Destination::open(args.output.take())?;
    let dropped = args.dropped.take();
    let dropped = dropped.map(|path| Destination::open(Some(path)));
    let dropped = dropped.transpose()?;
    let origins = with_files_of_folders(std::mem::take(&mut args.origins));
    if args.merges {
        dedupe_joining(&args, origins, destination, dropped)
    } else {
        dedupe_choosing(&args, origins, destination, dropped)
    }
}

/// Writes lines as they are. Only their keys are stored, and the input is read twice.
fn dedupe_choosing(
    args: &DedupeArgs,
    origins: Vec<InputOrigin>,
    mut destination: Destination,
    dropped: Option<Destination>,
) -> Result<Status, Status> {
    let origins = stored(origins)?;
    let keys = ChoiceKeys {
        sameness: LineSameness::new(args.sameness),
        are_operations_counted: args.keep == Keep::Most,
    };
    let winner = match args.keep {
        Keep::First => Winner::First,
        Keep::Last => Winner::Last,
        Keep::Most => Winner::HighestRank,
    };
    let contest = Contest::new(&std::env::temp_dir(), args.memory, winner);
    let decided = decided(origins.clone(), keys, contest)?;
    let kept = write_rows(&origins, &decided, Written::Kept, &mut destination)?;
    if let Some(mut dropped) = dropped {
        // The file with the dropped lines may replace an input, so it is saved after both readings.
        write_rows(&origins, &decided, Written::Dropped, &mut dropped)?;
        let status = dropped.save(Vec::new(), decided.tally.has_trouble);
        // The output may replace the only file in which the dropped lines are.
        if decided.tally.status().max(status) != Status::Fine {
            return Err(decided.tally.status().max(status));
        }
    }
    let Decided {
        tally, readings, ..
    } = decided;
    let saved = destination.save(readings, tally.has_trouble);
    say_drops(&tally, tally.lines - kept);
    Ok(tally.status().max(saved))
}

struct ChoiceKeys {
    sameness: LineSameness,
    /// Whether the number of operations is the rank of a line.
    are_operations_counted: bool,
}

impl RowKeys for ChoiceKeys {
    fn key_and_rank(&self, line: &[u8]) -> Option<(u128, u16)> {
        let key = self.sameness.key(line)?;
        let operations = self
            .are_operations_counted
            .then(|| number_of_operations(line));
        let rank = u16::try_from(operations.unwrap_or_default());
        Some((key, rank.unwrap_or(u16::MAX)))
    }
}

/// Writes lines with the operations of dropped lines. All lines are sorted by their positions, and those that
/// stay are sorted again by their rows.
fn dedupe_joining(
    args: &DedupeArgs,
    origins: Vec<InputOrigin>,
    destination: Destination,
    dropped: Option<Destination>,
) -> Result<Status, Status> {
    let keys = SamenessKeys(LineSameness::new(args.sameness));
    // Two or three sorters have entries in memory at the same time.
    let memory = args.memory / 3;
    let Keyed {
        tally,
        sorter: by_key,
        readings,
    } = keyed(origins, keys, sorter(memory))?;
    let dropped_lines = dropped.is_some().then(|| sorter(memory));
    let mut keepers = Keepers::new(args.keep, sorter(memory), dropped_lines);
    let sorted = by_key.finish();
    let taken = sorted.and_then(|mut sorted| keepers.take(&mut sorted));
    taken.map_err(|error| say_no_room(&error))?;
    let drops = keepers.drops;
    let kept = in_order(keepers.kept.finish())?;
    if let (Some(sorter), Some(destination)) = (keepers.dropped, dropped) {
        let sorted = in_order(sorter.finish())?;
        let status = write_and_save(sorted, drops, &tally, Vec::new(), destination);
        // The output may replace the only file in which the dropped lines are.
        if status != Status::Fine {
            return Err(status);
        }
    }
    let status = write_and_save(kept, tally.lines - drops, &tally, readings, destination);
    say_drops(&tally, drops);
    Ok(status)
}

fn in_order(sorted: io::Result<Sorted>) -> Result<Sorted, Status> {
    sorted.map_err(|error| say_no_room(&error))
}

fn say_drops(tally: &RecordTally, drops: u64) {
    let variables = [("dropped", drops.into()), ("lines", tally.lines.into())];
    complain(&tr_with("dedupe-summary", &variables));
}
