//! `tabiya merge`: joins collections, or three versions of one.

use super::dedupe::dedupe_into;
use super::folders::with_files_of_folders;
use super::keys::NoKeys;
use super::spilled::{keyed, sorter, write_and_save};
use super::versions::merge_versions;
use crate::args::{DedupeArgs, MergeArgs};
use crate::destination::Destination;
use crate::saving::say_no_room;
use crate::status::Status;

/// Joins the collections. Returns the exit status.
pub fn merge(args: MergeArgs) -> u8 {
    match args {
        MergeArgs::Versions(versions) => merge_versions(versions),
        MergeArgs::Once(args) => dedupe_into(args).unwrap_or_else(|status| status).code(),
        MergeArgs::All(args) => joined(args).unwrap_or_else(|status| status).code(),
    }
}

/// Writes all lines one after the other.
fn joined(args: DedupeArgs) -> Result<Status, Status> {
    let destination = Destination::open(args.output)?;
    let origins = with_files_of_folders(args.origins);
    let all = keyed(origins, NoKeys, sorter(args.memory))?;
    let lines = all.sorter.finish().map_err(|error| say_no_room(&error))?;
    let (tally, readings) = (all.tally, all.readings);
    Ok(write_and_save(
        lines,
        tally.lines,
        &tally,
        readings,
        destination,
    ))
}
