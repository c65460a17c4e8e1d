//! `tabiya check`: reports faults in the positions of files with a summary, and changes nothing.

mod report;

use super::args::CheckArgs;
use super::record_reader::FormReading;
use super::remark::{LineRemark, add_remarks_on_moves, remarks_on_position, remarks_on_rejection};
use super::sentences::Sentences;
use super::status::{Status, judge_line, say_end, say_trouble};
use super::stream::{
    InputOrigin, InputPart, Output, PartAnswer, PartKind, PartTally, PartWork, work_through,
};
use report::{CheckedLine, push_position, push_rejection, push_report};
use tabiya_chess::Level;
use tabiya_lines::decoding::LineBlock;
use tabiya_notation::judgement::{Judgement, Read, Rejection};
use tabiya_text::{Locale, listed, speak_everywhere, tr, tr_with};

/// Checks the files. Returns the exit status.
pub fn check(args: CheckArgs) -> u8 {
    if args.is_json {
        // Reports for programs are the same in every language.
        speak_everywhere(Locale::English);
    }
    let checker = Checker {
        is_json: args.is_json,
        names_files: args.origins.len() > 1,
    };
    let is_strict = args.is_strict;
    let mut finished = work_through(args.origins, checker, Output::Standard);
    let mut end = finished.end;
    if end.is_none() && !args.is_json {
        let summary = finished.tally.summary();
        end = finished.output.print(summary.as_bytes());
    }
    let status = finished.tally.status(is_strict);
    status
        .max(end.map_or(Status::Fine, |end| say_end(&end)))
        .code()
}

struct Checker {
    is_json: bool,
    names_files: bool,
}

/// The state of a worker.
#[derive(Default)]
struct WorkerState {
    sentences: Sentences,
}

impl PartWork for Checker {
    const KEEPS_BROKEN_UTF16: bool = false;
    const FORMS: FormReading = FormReading::Positions;
    type State = WorkerState;
    type Tally = ClassTally;

    fn answer(
        &self,
        part: &InputPart,
        state: &mut WorkerState,
        answer: &mut PartAnswer<ClassTally>,
    ) {
        match &part.kind {
            PartKind::Begin { .. } | PartKind::OddByte { .. } => (),
            PartKind::Trouble(error) => {
                answer.tally.has_trouble = true;
                say_trouble(&part.origin, error, &mut answer.err);
            }
            PartKind::Lines { block, .. } => self.check_lines(&part.origin, block, state, answer),
        }
    }
}

impl Checker {
    fn check_lines(
        &self,
        origin: &InputOrigin,
        block: &LineBlock,
        state: &mut WorkerState,
        answer: &mut PartAnswer<ClassTally>,
    ) {
        let name = origin.name();
        for line in block.lines() {
            let subject = CheckedLine {
                file: &name,
                file_in_object: self.names_files.then_some(&*name),
                number: line.number,
                line: line.text,
            };
            match judge_line(&line) {
                Judgement::Skipped => (),
                Judgement::Read(read) => self.report_position(&subject, &read, state, answer),
                Judgement::Rejected(why) => self.report_rejection(&subject, &why, state, answer),
            }
        }
    }

    fn report_position(
        &self,
        subject: &CheckedLine<'_>,
        read: &Read,
        state: &mut WorkerState,
        answer: &mut PartAnswer<ClassTally>,
    ) {
        let sentences = &mut state.sentences;
        let mut remarks = remarks_on_position(subject.line, read, sentences);
        add_remarks_on_moves(subject.line, read, sentences, &mut remarks);
        answer.tally.count(Class::of_position(read, &remarks));
        if self.is_json {
            push_position(subject, read, &remarks, sentences, &mut answer.out);
        } else {
            push_report(subject, &remarks, sentences, &mut answer.out);
        }
    }

    fn report_rejection(
        &self,
        subject: &CheckedLine<'_>,
        why: &Rejection,
        state: &mut WorkerState,
        answer: &mut PartAnswer<ClassTally>,
    ) {
        let sentences = &mut state.sentences;
        let remarks = remarks_on_rejection(subject.line, why, sentences);
        answer.tally.count(Class::Unreadable);
        if self.is_json {
            push_rejection(subject, &remarks, sentences, &mut answer.out);
        } else {
            push_report(subject, &remarks, sentences, &mut answer.out);
        }
    }
}

/// The class in which a line is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Fine,
    /// Fine, but odd.
    Warned,
    Repaired,
    Illegal,
    RepairedAndIllegal,
    Unreadable,
}

impl Class {
    fn of_position(read: &Read, remarks: &[LineRemark]) -> Self {
        let has = |level| remarks.iter().any(|remark| remark.level == level);
        let is_repaired = read.is_repaired() || has(Level::Repair);
        match (is_repaired, has(Level::Illegal)) {
            (true, true) => Self::RepairedAndIllegal,
            (true, false) => Self::Repaired,
            (false, true) => Self::Illegal,
            (false, false) if has(Level::Warning) => Self::Warned,
            (false, false) => Self::Fine,
        }
    }
}

/// The counts of all classes.
#[derive(Debug, Default)]
struct ClassTally {
    fine: u64,
    warned: u64,
    repaired: u64,
    illegal: u64,
    repaired_and_illegal: u64,
    unreadable: u64,
    /// Whether a file could not be read.
    has_trouble: bool,
}

impl PartTally for ClassTally {
    fn add(&mut self, other: &Self) {
        self.fine += other.fine;
        self.warned += other.warned;
        self.repaired += other.repaired;
        self.illegal += other.illegal;
        self.repaired_and_illegal += other.repaired_and_illegal;
        self.unreadable += other.unreadable;
        self.has_trouble |= other.has_trouble;
    }
}

impl ClassTally {
    fn count(&mut self, class: Class) {
        *match class {
            Class::Fine => &mut self.fine,
            Class::Warned => &mut self.warned,
            Class::Repaired => &mut self.repaired,
            Class::Illegal => &mut self.illegal,
            Class::RepairedAndIllegal => &mut self.repaired_and_illegal,
            Class::Unreadable => &mut self.unreadable,
        } += 1;
    }

    fn status(&self, is_strict: bool) -> Status {
        let repaired = self.repaired + self.repaired_and_illegal;
        if self.has_trouble {
            Status::FileError
        } else if self.unreadable > 0 || (is_strict && repaired > 0) {
            Status::Rejected
        } else if repaired + self.illegal > 0 {
            Status::Flawed
        } else {
            Status::Fine
        }
    }

    /// Returns the summary in one line, without counts of 0.
    fn summary(&self) -> String {
        let fine = self.fine + self.warned;
        let illegal = self.illegal + self.repaired_and_illegal;
        let counted = |id, count: u64| tr_with(id, &[("count", count.into())]);
        let mut parts = Vec::new();
        if fine > 0 {
            let warned = match self.warned {
                0 => String::new(),
                count => counted("check-summary-warned", count),
            };
            parts.push(counted("check-summary-fine", fine) + &warned);
        }
        let others = [
            ("check-summary-repaired", self.repaired),
            ("check-summary-illegal", illegal),
            ("check-summary-unreadable", self.unreadable),
        ];
        for (id, count) in others {
            if count > 0 {
                parts.push(counted(id, count));
            }
        }
        let all = fine + self.repaired + illegal + self.unreadable;
        if parts.is_empty() {
            return tr("check-summary-none") + "\n";
        }
        let parts = listed(&parts);
        counted("check-summary", all) + &parts + "\n"
    }
}
