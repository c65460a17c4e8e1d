//! `tabiya dedupe`: writes one line of each position.

use super::folders::with_files_of_folders;
use super::keepers::Keepers;
use super::keys::SamenessKeys;
use super::spilled::{Keyed, keyed, sorter, write_and_save};
use super::tally::RecordTally;
use crate::args::DedupeArgs;
use crate::destination::Destination;
use crate::saving::say_no_room;
use crate::status::{Status, complain};
use std::io;
use tabiya_collection::passes::LineSameness;
use tabiya_collection::spill::Sorted;
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
    let keys = SamenessKeys(LineSameness::new(args.sameness));
    // Two or three sorters have entries in memory at the same time.
    let memory = args.memory / 3;
    let origins = with_files_of_folders(std::mem::take(&mut args.origins));
    let Keyed {
        tally,
        sorter: by_key,
        readings,
    } = keyed(origins, keys, sorter(memory))?;
    let mut keepers = Keepers {
        keep: args.keep,
        merges: args.merges,
        kept: sorter(memory),
        dropped: dropped.is_some().then(|| sorter(memory)),
        drops: 0,
    };
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
