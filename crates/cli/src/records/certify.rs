//! `tabiya certify`: marks the exercises in which the solver has only one right move, and gives the reasons for the
//! others.
//!
//! Lines are written with the bytes that they have, except the mark, and the cut of a solution if that was chosen. A
//! line without an exercise stays as it is: a comment, a position without a solution.

mod judge;

use super::folders::with_files_of_folders;
use super::table_folders::{opened_folders, table_fault_text};
use super::tally::{RecordTally, each_line_of, end_of};
use crate::analyse::engine_choice;
use crate::args::CertifyArgs;
use crate::destination::Destination;
use crate::encoded_writer::EncodedWriter;
use crate::status::{Status, complain, refused};
use crate::stream::{InputPart, PartAnswer, PartKind, PartTally, PartWork, work_through};
use judge::{AskedEngine, TablesAndEngine, WorkerEngine};
use tabiya_collection::certify::{
    Certified, Flaw, NotJudged, certify as certify_record, is_marked, marked, with_cut_line,
};
use tabiya_lines::TableFolders;
use tabiya_lines::decoding::DocumentLine;
use tabiya_notation::record::read_record;
use tabiya_tables::Shelf;
use tabiya_text::{flaw_text, tr_with};

/// The kinds of reports, which are the names of their texts.
const REFUSED: &str = "certify-refused";
const CUT: &str = "certify-cut";

/// Certifies the records, or lists the reasons why they are not certified. Returns the exit status.
pub fn certify(args: CertifyArgs) -> u8 {
    let folders = match opened_folders(args.folders) {
        Ok(folders) => folders,
        Err(status) => return status.code(),
    };
    let engine = args
        .engine
        .map(|named| engine_choice(&named, Vec::new(), None));
    let engine = match engine.transpose() {
        Ok(choice) => choice.map(|choice| AskedEngine {
            choice,
            limits: args.limits,
        }),
        Err(sentence) => return refused(&sentence).code(),
    };
    let mut destination = match Destination::open(args.output) {
        Ok(destination) => destination,
        Err(status) => return status.code(),
    };
    let work = Certifying {
        folders,
        engine,
        wanted: if args.only_checks {
            Wanted::Reasons
        } else {
            Wanted::Lines {
                is_shown: destination.is_shown(),
            }
        },
        again: args.again,
        cuts: args.cuts,
    };
    let output = destination.take_output();
    let finished = work_through(with_files_of_folders(args.origins), work, output);
    let tally = finished.tally;
    let status = tally.status();
    if let Some(end) = finished.end {
        return status.max(destination.say_end(end)).code();
    }
    destination.output = finished.output;
    let saved = destination.save(finished.readings, tally.records.has_trouble);
    let variables = [
        ("lines", tally.records.lines.into()),
        ("certified", tally.records.found.into()),
        ("refused", tally.refused.into()),
        ("skipped", tally.skipped.into()),
    ];
    complain(&tr_with("certify-summary", &variables));
    status.max(saved).code()
}

struct Certifying {
    folders: Option<TableFolders>,
    engine: Option<AskedEngine>,
    wanted: Wanted,
    again: bool,
    cuts: bool,
}

/// The output of the command.
#[derive(Clone, Copy)]
enum Wanted {
    /// The reasons why records are not certified.
    Reasons,
    /// All lines.
    Lines {
        /// Whether they are shown on a terminal.
        is_shown: bool,
    },
}

/// The counts of the command; those records are found that are certified.
#[derive(Debug, Default)]
struct CertifyTally {
    records: RecordTally,
    refused: u64,
    skipped: u64,
    /// Whether a table or the engine failed. The records stay, so that the others can be saved.
    judge_failed: bool,
}

impl CertifyTally {
    fn status(&self) -> Status {
        let flawed = if self.refused > 0 {
            Status::Flawed
        } else {
            Status::Fine
        };
        let failed = if self.judge_failed {
            Status::FileError
        } else {
            Status::Fine
        };
        self.records.status().max(flawed).max(failed)
    }
}

impl PartTally for CertifyTally {
    fn add(&mut self, other: &Self) {
        self.records.add(&other.records);
        self.refused += other.refused;
        self.skipped += other.skipped;
        self.judge_failed |= other.judge_failed;
    }
}

/// What is found about a line.
enum Verdict {
    /// There is nothing to certify.
    NoExercise,
    /// It was certified before.
    Skipped,
    Certified {
        text: Vec<u8>,
        found: Certified,
    },
    Refused(Flaw),
}

impl PartWork for Certifying {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = WorkerEngine;
    type Tally = CertifyTally;

    fn answer(
        &self,
        part: &InputPart,
        engine: &mut WorkerEngine,
        answer: &mut PartAnswer<CertifyTally>,
    ) {
        let PartAnswer { out, err, tally } = answer;
        if matches!(part.kind, PartKind::Begin { is_first: true })
            && let Wanted::Lines { is_shown } = self.wanted
        {
            EncodedWriter::new(part.encoding, is_shown, out).put_mark();
        }
        let CertifyTally {
            records,
            refused,
            skipped,
            judge_failed,
        } = tally;
        let mut said = Vec::new();
        let (mut found, mut faults) = (0, Vec::new());
        each_line_of(part, err, records, |line| {
            let verdict = self.verdict(line.text, engine);
            let mut text = line.text;
            match &verdict {
                Verdict::NoExercise => {}
                Verdict::Skipped => *skipped += 1,
                Verdict::Certified {
                    text: new,
                    found: certified,
                } => {
                    text = new;
                    found += 1;
                    if let Some(flaw) = &certified.cut {
                        said.push((CUT, report(CUT, part, line, flaw, certified.turns)));
                    }
                }
                Verdict::Refused(flaw) => {
                    *refused += 1;
                    said.push((REFUSED, report(REFUSED, part, line, flaw, 0)));
                    if let Flaw::NotJudged(NotJudged::Table(error)) = flaw {
                        faults.push(*error);
                    }
                }
            }
            if let Wanted::Lines { is_shown } = self.wanted {
                let mut writer = EncodedWriter::new(part.encoding, is_shown, out);
                writer.put(text);
                writer.put_end(end_of(line));
            }
        });
        records.found += found;
        for (kind, text) in said {
            match self.wanted {
                Wanted::Reasons => {
                    out.extend(text.bytes());
                    out.push(b'\n');
                }
                Wanted::Lines { .. } => err.add(kind, || text),
            }
        }
        let folders = self.folders.as_ref();
        let faults = faults.iter();
        let faults = faults.filter_map(|error| table_fault_text(folders?, error));
        for text in faults.chain(engine.troubles.drain(..)) {
            *judge_failed = true;
            err.add(text.clone(), || text);
        }
    }
}

impl Certifying {
    fn verdict(&self, line: &[u8], engine: &mut WorkerEngine) -> Verdict {
        let Ok(record) = read_record(line) else {
            return Verdict::NoExercise;
        };
        let tail = line.get(record.tail.clone()).unwrap_or_default();
        if is_marked(tail) && !self.again {
            return Verdict::Skipped;
        }
        let mut judge = TablesAndEngine {
            shelf: self.folders.as_ref().map(|folders| folders as &dyn Shelf),
            asked: self.engine.as_ref(),
            engine,
        };
        let found = match certify_record(&record.position, tail, &mut judge) {
            Ok(found) => found,
            Err(Flaw::NoSolution | Flaw::NoMoves) => return Verdict::NoExercise,
            Err(flaw) => return Verdict::Refused(flaw),
        };
        let cut = if self.cuts && found.cut.is_some() {
            with_cut_line(&record.position, tail, found.line.len())
        } else {
            tail.to_vec()
        };
        let Some(new) = marked(&cut, &found) else {
            return Verdict::Refused(Flaw::NotMarked);
        };
        let before = line.get(..record.tail.start).unwrap_or_default();
        let after = line.get(record.tail.end..).unwrap_or_default();
        Verdict::Certified {
            text: [before, &new, after].concat(),
            found,
        }
    }
}

/// A sentence about a line.
fn report(
    id: &str,
    part: &InputPart,
    line: &DocumentLine<'_>,
    flaw: &Flaw,
    turns: usize,
) -> String {
    let variables = [
        ("file", part.origin.shown_name().into()),
        ("line", line.number.into()),
        ("turns", turns.into()),
        ("reason", flaw_text(flaw).into()),
    ];
    tr_with(id, &variables)
}
