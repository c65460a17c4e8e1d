//! `tabiya check`: reports faults in the positions of files, and changes nothing.

mod report;
mod tally;

use super::args::CheckArgs;
use super::remark::{add_remarks_on_moves, remarks_on_position, remarks_on_rejection};
use super::sentences::Sentences;
use super::status::{Status, say_end, say_trouble};
use super::stream::{InputOrigin, InputPart, Output, PartAnswer, PartKind, PartWork, work_through};
use crate::line_tally::judge_line;
use report::{CheckedLine, push_position, push_rejection, push_report};
use tabiya_lines::decoding::LineBlock;
use tabiya_notation::judgement::{Judgement, Read, Rejection};
use tabiya_text::{Locale, speak_everywhere};
use tally::{Class, ClassTally};

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
