//! `tabiya stats`: counts the lines as the statistics of the window do.
//!
//! Duplicates are counted among sorted keys of 16 bytes, which may be in temporary files like lines that are sorted.

mod report;

use super::folders::with_files_of_folders;
use super::spilled::{filled, sorter};
use super::tally::{RecordTally, each_line_of};
use crate::args::StatsArgs;
use crate::saving::say_no_room;
use crate::status::{Status, say_end};
use crate::stream::{InputPart, Output, PartAnswer, PartTally, PartWork, work_through};
use report::{push_json, text_of};
use std::io;
use tabiya_collection::passes::{LineCounter, RepeatedLines, Statistics};
use tabiya_collection::spill::{Sorter, frame};
use tabiya_text::{Locale, speak_everywhere};

/// Counts the lines and prints the numbers. Returns the exit status.
pub fn stats(args: StatsArgs) -> u8 {
    stats_of(args).unwrap_or_else(|status| status).code()
}

fn stats_of(args: StatsArgs) -> Result<Status, Status> {
    if args.is_json {
        // Reports for programs are the same in every language.
        speak_everywhere(Locale::English);
    }
    let origins = with_files_of_folders(args.origins);
    let output = Output::Sorter(sorter(args.memory));
    let finished = work_through(origins, Counting(LineCounter::default()), output);
    let CountTally {
        records,
        mut statistics,
    } = finished.tally;
    let keys = filled(finished.end, finished.output)?;
    count_repeated(keys, &mut statistics).map_err(|error| say_no_room(&error))?;
    let mut out = Vec::new();
    if args.is_json {
        push_json(&statistics, &mut out);
    } else {
        out.extend_from_slice(text_of(&statistics).as_bytes());
    }
    let end = Output::Standard.print(&out);
    let printed = end.map_or(Status::Fine, |end| say_end(&end));
    Ok(records.status().max(printed))
}

fn count_repeated(keys: Sorter, statistics: &mut Statistics) -> io::Result<()> {
    let mut sorted = keys.finish()?;
    let mut repeated = RepeatedLines::default();
    while let Some(entry) = sorted.next_entry()? {
        if let Some(key) = entry.key.first_chunk() {
            repeated.add(*key);
        }
    }
    repeated.finish(statistics);
    Ok(())
}

#[derive(Debug, Default)]
struct CountTally {
    records: RecordTally,
    statistics: Statistics,
}

impl PartTally for CountTally {
    fn add(&mut self, other: &Self) {
        self.records.add(&other.records);
        self.statistics.add_counts(&other.statistics);
    }
}

struct Counting(LineCounter);

impl PartWork for Counting {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = ();
    type Tally = CountTally;

    fn answer(&self, part: &InputPart, (): &mut (), answer: &mut PartAnswer<CountTally>) {
        let PartAnswer { out, err, tally } = answer;
        let CountTally {
            records,
            statistics,
        } = tally;
        each_line_of(part, err, records, |line| {
            if let Some(key) = self.0.count(line.text, statistics) {
                frame(&key, &[], out);
            }
        });
    }
}
