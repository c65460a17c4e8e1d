//! `tabiya find`: writes the lines that match a query.

use super::folders::with_files_of_folders;
use super::table_folders::{opened_folders, table_fault_text};
use super::tally::{RecordTally, each_line_of, end_of};
use crate::args::FindArgs;
use crate::destination::Destination;
use crate::encoded_writer::EncodedWriter;
use crate::status::{Status, complain, say_end};
use crate::stream::{InputPart, PartAnswer, PartKind, PartWork, work_through};
use std::sync::Arc;
use tabiya_collection::passes::{AskedTables, LineTest};
use tabiya_lines::TableFolders;
use tabiya_text::{counted, tr_with};

/// Writes the matching lines, or their number. Returns the exit status.
pub fn find(args: FindArgs) -> u8 {
    let folders = match opened_folders(args.folders) {
        Ok(folders) => folders.map(Arc::new),
        Err(status) => return status.code(),
    };
    let mut destination = match Destination::open(args.output) {
        Ok(destination) => destination,
        Err(status) => return status.code(),
    };
    let tables = Arc::new(match &folders {
        Some(folders) => AskedTables::of_shelf(Arc::<TableFolders>::clone(folders)),
        None => AskedTables::default(),
    });
    let finder = Finder {
        test: LineTest::new(&args.query, &tables),
        inverts: args.inverts,
        counts: args.counts,
        is_shown: destination.is_shown(),
    };
    let output = destination.take_output();
    let mut finished = work_through(with_files_of_folders(args.origins), finder, output);
    let mut tally = finished.tally;
    tally.has_trouble |= say_unknown(&tables, folders.as_deref());
    if let Some(end) = finished.end {
        return tally.status().max(destination.say_end(end)).code();
    }
    if args.counts
        && let Some(end) = finished
            .output
            .print(format!("{}\n", tally.found).as_bytes())
    {
        return tally.status().max(say_end(&end)).code();
    }
    destination.output = finished.output;
    let saved = destination.save(finished.readings, tally.has_trouble);
    let found = if tally.found == 0 {
        Status::Flawed
    } else {
        Status::Fine
    };
    tally.status().max(saved).max(found).code()
}

/// Says how many positions the tables do not know, and which table could not be used. Whether there is such a table.
fn say_unknown(tables: &AskedTables, folders: Option<&TableFolders>) -> bool {
    let beyond = tables.beyond();
    if beyond > 0 {
        complain(&tr_with("find-beyond-tables", &counted(beyond)));
    }
    let fault = tables.fault();
    let text = fault.and_then(|error| table_fault_text(folders?, &error));
    if let Some(text) = &text {
        complain(text);
    }
    text.is_some()
}

struct Finder {
    test: LineTest,
    /// Whether the lines that do not match are wanted.
    inverts: bool,
    /// Whether only the number is wanted.
    counts: bool,
    is_shown: bool,
}

impl PartWork for Finder {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = ();
    type Tally = RecordTally;

    fn answer(&self, part: &InputPart, (): &mut (), answer: &mut PartAnswer<RecordTally>) {
        let PartAnswer { out, err, tally } = answer;
        let mut writer = EncodedWriter::new(part.encoding, self.is_shown, out);
        if matches!(part.kind, PartKind::Begin { is_first: true }) && !self.counts {
            writer.put_mark();
        }
        let mut found = 0;
        each_line_of(part, err, tally, |line| {
            if self.test.matches(line.text) == self.inverts {
                return;
            }
            found += 1;
            if !self.counts {
                writer.put(line.text);
                writer.put_end(end_of(line));
            }
        });
        tally.found += found;
    }
}
