//! `tabiya diff`: the records that two collections do not have in common.
//!
//! Both are sorted by their lines, and equal lines are left out. The others are sorted by their positions: of lines with
//! the same position, one is the old and one the new version of a record. The order of the lines does not count.

mod report;

use super::folders::with_files_of_folders;
use super::keys::{LineTextKeys, SamenessKeys};
use super::spilled::{Keyed, RecordKeys as _, keyed, sorter, text_and_end};
use crate::args::DiffArgs;
use crate::saving::say_no_room;
use crate::status::{Status, complain, refused, say_end};
use crate::stream::{InputOrigin, Output};
use report::{DiffReport, Version};
use std::io;
use tabiya_collection::passes::{LineSameness, Sameness};
use tabiya_collection::spill::{Paired, Sorted, Sorter, each_pair};
use tabiya_text::{Locale, speak_everywhere, tr, tr_with};

/// The number of bytes that are written at once.
const WRITE_LEN: usize = 1 << 16;

/// Reports the differences. Returns the exit status.
pub fn diff(args: DiffArgs) -> u8 {
    diff_of(args).unwrap_or_else(|status| status).code()
}

fn diff_of(args: DiffArgs) -> Result<Status, Status> {
    if args.is_json {
        // Reports for programs are the same in every language.
        speak_everywhere(Locale::English);
    }
    // Four sorters have entries in memory at the same time.
    let memory = args.memory / 4;
    let read = |origin: InputOrigin| {
        let origins = with_files_of_folders(vec![origin]);
        keyed(origins, LineTextKeys, sorter(memory))
    };
    let (old, new) = (read(args.old)?, read(args.new)?);
    if old.tally.has_trouble || new.tally.has_trouble {
        // The lines that are missing here would be listed as removed or added.
        return Err(refused(&tr("diff-incomplete")));
    }
    let mut report = DiffReport::new(args.is_json, sorter(memory));
    let compared = compare(old, new, args.sameness, memory, &mut report);
    compared.map_err(|error| say_no_room(&error))?;
    let counts = report.counts;
    let sorted = report.finish().map_err(|error| say_no_room(&error))?;
    let printed = print(sorted)?;
    if !args.is_json {
        let variables = [
            ("removed", counts.removed.into()),
            ("changed", counts.changed.into()),
            ("added", counts.added.into()),
        ];
        complain(&tr_with("diff-summary", &variables));
    }
    let found = if counts.all() == 0 {
        Status::Fine
    } else {
        Status::Flawed
    };
    Ok(printed.max(found))
}

/// Reports all lines that are not in both collections.
fn compare(
    old: Keyed,
    new: Keyed,
    sameness: Sameness,
    memory: usize,
    report: &mut DiffReport,
) -> io::Result<()> {
    let keys = SamenessKeys(LineSameness::new(sameness));
    let mut left = Left {
        keys,
        key: Vec::new(),
        report,
        old: sorter(memory),
        new: sorter(memory),
    };
    each_pair(
        &mut old.sorter.finish()?,
        &mut new.sorter.finish()?,
        |pair| {
            match pair {
                // Blank lines have no key.
                Paired::First(entry) | Paired::Second(entry) | Paired::Both(entry, _)
                    if entry.key.is_empty() =>
                {
                    Ok(())
                }
                Paired::First(entry) => left.add_old(entry.row, &entry.payload),
                Paired::Second(entry) => left.add_new(entry.row, &entry.payload),
                Paired::Both(old, new) => {
                    if text_and_end(&old.payload).0 == text_and_end(&new.payload).0 {
                        return Ok(());
                    }
                    left.add_old(old.row, &old.payload)?;
                    left.add_new(new.row, &new.payload)
                }
            }
        },
    )?;
    let Left { old, new, .. } = left;
    each_pair(&mut old.finish()?, &mut new.finish()?, |pair| match pair {
        Paired::First(old) => report.removed(&Version::of(old)),
        Paired::Second(new) => report.added(&Version::of(new)),
        Paired::Both(old, new) => report.changed(&Version::of(old), &Version::of(new)),
    })
}

/// The lines that have no equal line on the other side.
struct Left<'a> {
    keys: SamenessKeys,
    key: Vec<u8>,
    report: &'a mut DiffReport,
    old: Sorter,
    new: Sorter,
}

impl Left<'_> {
    fn add_old(&mut self, row: u64, line: &[u8]) -> io::Result<()> {
        let (text, _) = text_and_end(line);
        self.keys.put_key(text, &mut self.key, &mut Vec::new());
        if self.key.is_empty() {
            return self.report.removed(&Version { row, text });
        }
        self.old.add_row(&self.key, row, text)
    }

    fn add_new(&mut self, row: u64, line: &[u8]) -> io::Result<()> {
        let (text, _) = text_and_end(line);
        self.keys.put_key(text, &mut self.key, &mut Vec::new());
        if self.key.is_empty() {
            return self.report.added(&Version { row, text });
        }
        self.new.add_row(&self.key, row, text)
    }
}

fn print(mut sorted: Sorted) -> Result<Status, Status> {
    let mut out = Vec::new();
    loop {
        let entry = sorted.next_entry().map_err(|error| say_no_room(&error))?;
        if entry.is_none() || WRITE_LEN <= out.len() {
            if let Some(end) = Output::Standard.print(&out) {
                return Ok(say_end(&end));
            }
            out.clear();
        }
        let Some(entry) = entry else {
            return Ok(Status::Fine);
        };
        out.extend_from_slice(&entry.payload);
    }
}
