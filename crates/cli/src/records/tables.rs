//! `tabiya tables`: writes the truth of endgames into records, and lists the claims that it contradicts.
//!
//! Lines are written with the bytes that they have, except the operations that are added, and a FEN, which becomes an
//! EPD: its counters become the operations `hmvc` and `fmvn`. A line without a truth stays as it is: a comment, a
//! position with more pieces than the tables have, a position that the rules do not define.

use super::folders::with_files_of_folders;
use super::table_folders::{opened_folders, table_fault_text};
use super::tally::{RecordTally, each_line_of, end_of};
use crate::args::TablesArgs;
use crate::complaints::Complaints;
use crate::destination::Destination;
use crate::encoded_writer::EncodedWriter;
use crate::escape_controls::escape_controls;
use crate::status::{Status, complain};
use crate::stream::{InputPart, PartAnswer, PartKind, PartTally, PartWork, work_through};
use tabiya_collection::truths::{FalseClaim, RecordTruth};
use tabiya_lines::TableFolders;
use tabiya_lines::decoding::DocumentLine;
use tabiya_tables::Shelf;
use tabiya_tables::syzygy::ProbeError;
use tabiya_text::{false_claim_text, tr_with};

/// The kind of a report about a false claim.
const FALSE_CLAIM: &str = "tables-false";

/// Writes the truth into the records, or lists false claims. Returns the exit status.
pub fn tables(args: TablesArgs) -> u8 {
    let folders = match opened_folders(args.folders) {
        Ok(folders) => folders,
        Err(status) => return status.code(),
    };
    let mut destination = match Destination::open(args.output) {
        Ok(destination) => destination,
        Err(status) => return status.code(),
    };
    let work = Truths {
        folders,
        only_checks: args.only_checks,
        replaces: args.replaces,
        is_shown: destination.is_shown(),
    };
    let output = destination.take_output();
    let finished = work_through(with_files_of_folders(args.origins), work, output);
    let tally = finished.tally;
    let false_ones = if tally.false_claims > 0 {
        Status::Flawed
    } else {
        Status::Fine
    };
    let status = tally.records.status().max(false_ones);
    if let Some(end) = finished.end {
        return status.max(destination.say_end(end)).code();
    }
    destination.output = finished.output;
    let saved = destination.save(finished.readings, tally.records.has_trouble);
    let variables = [
        ("lines", tally.records.lines.into()),
        ("known", tally.records.found.into()),
        ("false", tally.false_claims.into()),
    ];
    complain(&tr_with("tables-summary", &variables));
    status.max(saved).code()
}

struct Truths {
    folders: Option<TableFolders>,
    only_checks: bool,
    replaces: bool,
    is_shown: bool,
}

/// The counts of the command; those records are found whose truth is known.
#[derive(Debug, Default)]
struct TruthTally {
    records: RecordTally,
    false_claims: u64,
}

impl PartTally for TruthTally {
    fn add(&mut self, other: &Self) {
        self.records.add(&other.records);
        self.false_claims += other.false_claims;
    }
}

impl PartWork for Truths {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = ();
    type Tally = TruthTally;

    fn answer(&self, part: &InputPart, (): &mut (), answer: &mut PartAnswer<TruthTally>) {
        if matches!(part.kind, PartKind::Begin { is_first: true }) && !self.only_checks {
            EncodedWriter::new(part.encoding, self.is_shown, &mut answer.out).put_mark();
        }
        self.answer_lines(part, answer);
    }
}

/// What a line becomes, and what is false in it.
struct Answer {
    text: Vec<u8>,
    claims: Vec<FalseClaim>,
}

impl Truths {
    fn shelf(&self) -> Option<&dyn Shelf> {
        self.folders.as_ref().map(|folders| folders as &dyn Shelf)
    }

    fn answer_lines(&self, part: &InputPart, answer: &mut PartAnswer<TruthTally>) {
        let PartAnswer { out, err, tally } = answer;
        let mut troubles = Vec::new();
        let (mut known, mut false_claims) = (0, 0);
        let mut said = Vec::new();
        each_line_of(part, err, &mut tally.records, |line| {
            let answer = self.answer_record(line).unwrap_or_else(|error| {
                troubles.push(error);
                None
            });
            if let Some(answer) = &answer {
                known += 1;
                false_claims += answer.claims.len() as u64;
                let claims = answer.claims.iter();
                said.extend(claims.map(|claim| claim_text(part, line, claim)));
            }
            if !self.only_checks {
                let mut writer = EncodedWriter::new(part.encoding, self.is_shown, out);
                writer.put(answer.as_ref().map_or(line.text, |answer| &answer.text));
                writer.put_end(end_of(line));
            }
        });
        for text in said {
            if self.only_checks {
                out.extend(text.bytes());
                out.push(b'\n');
            } else {
                err.add(FALSE_CLAIM, || text);
            }
        }
        for error in troubles {
            self.note_table(&error, err, &mut tally.records);
        }
        tally.records.found += known;
        tally.false_claims += false_claims;
    }

    /// The answer to a line; none if it has no truth.
    fn answer_record(&self, line: &DocumentLine<'_>) -> Result<Option<Answer>, ProbeError> {
        let found = RecordTruth::of(line.text, self.shelf())?;
        Ok(found.map(|found| Answer {
            text: found.written(line.text, self.replaces),
            claims: found.false_claims,
        }))
    }

    /// Reports a table that cannot be used.
    fn note_table(&self, error: &ProbeError, err: &mut Complaints, tally: &mut RecordTally) {
        let folders = self.folders.as_ref();
        let Some(text) = folders.and_then(|folders| table_fault_text(folders, error)) else {
            return;
        };
        tally.has_trouble = true;
        err.add(text.clone(), || text);
    }
}

/// A sentence about a false claim of a line.
fn claim_text(part: &InputPart, line: &DocumentLine<'_>, claim: &FalseClaim) -> String {
    let text = escape_controls(&false_claim_text(claim));
    format!("{}:{}: {text}", part.origin.shown_name(), line.number)
}
