//! `tabiya sort`: writes the lines in a new order.

use super::folders::with_files_of_folders;
use super::spilled::{LinePlace, RecordKeys, keyed, sorter, write_lines_and_save};
use crate::args::SortArgs;
use crate::destination::Destination;
use crate::saving::say_no_room;
use crate::status::Status;
use tabiya_collection::passes::{ByteKeys, SortOrder};

/// Sorts the lines. Returns the exit status.
pub fn sort(args: SortArgs) -> u8 {
    let destination = Destination::open(args.output);
    let destination = match destination {
        Ok(destination) => destination,
        Err(status) => return status.code(),
    };
    let keys = OrderKeys(ByteKeys::new(&SortOrder {
        key: args.key,
        descending: args.descending,
    }));
    let place = keys.line_place();
    let origins = with_files_of_folders(args.origins);
    let sorted = keyed(origins, keys, sorter(args.memory)).and_then(|keyed| {
        let sorted = keyed.sorter.finish().map_err(|error| say_no_room(&error));
        Ok((sorted?, keyed.tally, keyed.readings))
    });
    let status: Status = match sorted {
        Ok((sorted, tally, readings)) => {
            write_lines_and_save(sorted, place, tally.lines, &tally, readings, destination)
        }
        Err(status) => status,
    };
    status.code()
}

struct OrderKeys(ByteKeys);

impl RecordKeys for OrderKeys {
    fn put_key(&self, line: &[u8], key: &mut Vec<u8>, room: &mut Vec<u8>) {
        self.0.put_key(line, key, room);
    }

    fn line_place(&self) -> LinePlace {
        if self.0.are_lines() {
            LinePlace::Key
        } else {
            LinePlace::Payload
        }
    }
}
