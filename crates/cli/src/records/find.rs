//! `tabiya find`: writes the lines that match a query.

use super::folders::with_files_of_folders;
use super::tally::{RecordTally, each_record, end_of, note_odd_byte, note_trouble};
use crate::args::FindArgs;
use crate::destination::Destination;
use crate::encoded_writer::EncodedWriter;
use crate::status::{Status, say_end};
use crate::stream::{InputPart, PartAnswer, PartKind, PartWork, work_through};
use tabiya_collection::passes::LineTest;
use tabiya_lines::decoding::LineBlock;

/// Writes the matching lines, or their number. Returns the exit status.
pub fn find(args: FindArgs) -> u8 {
    let mut destination = match Destination::open(args.output) {
        Ok(destination) => destination,
        Err(status) => return status.code(),
    };
    let finder = Finder {
        test: LineTest::new(&args.query),
        inverts: args.inverts,
        counts: args.counts,
        is_shown: destination.is_shown(),
    };
    let output = destination.take_output();
    let mut finished = work_through(with_files_of_folders(args.origins), finder, output);
    let tally = finished.tally;
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
        match &part.kind {
            PartKind::Begin { is_first } => {
                if *is_first && !self.counts {
                    EncodedWriter::new(part.encoding, self.is_shown, &mut answer.out).put_mark();
                }
            }
            PartKind::OddByte { .. } => note_odd_byte(part, &mut answer.err, &mut answer.tally),
            PartKind::Trouble(error) => {
                note_trouble(part, error, &mut answer.err, &mut answer.tally);
            }
            PartKind::Lines { block, .. } => self.find_in(part, block, answer),
        }
    }
}

impl Finder {
    fn find_in(&self, part: &InputPart, block: &LineBlock, answer: &mut PartAnswer<RecordTally>) {
        let PartAnswer { out, err, tally } = answer;
        let mut writer = EncodedWriter::new(part.encoding, self.is_shown, out);
        let mut found = 0;
        each_record(part, block, err, tally, |line| {
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
