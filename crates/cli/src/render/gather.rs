//! Stores the lines that can be drawn, and reports why the others cannot.

use super::records;
use crate::line_judgement::judge_line;
use crate::line_tally::LineTally;
use crate::remark::{Remark, remarks_on_position, remarks_on_rejection, say_of_line};
use crate::sentences::Sentences;
use crate::status::say_trouble;
use crate::stream::{Answer, Part, PartKind, Work};
use tabiya_lines::decoding::{Line, LineBlock};
use tabiya_notation::judgement::{Judgement, Read};

pub(super) struct Gatherer {
    /// Whether lines that need repair are left out.
    pub(super) is_strict: bool,
}

impl Work for Gatherer {
    const KEEPS_BROKEN_UTF16: bool = false;
    type State = Sentences;
    type Tally = LineTally;

    fn answer(&self, part: &Part, sentences: &mut Sentences, answer: &mut Answer<LineTally>) {
        match &part.kind {
            PartKind::Begin { .. } | PartKind::OddByte { .. } => (),
            PartKind::Trouble(error) => {
                answer.tally.has_trouble = true;
                say_trouble(&part.origin, error, &mut answer.err);
            }
            PartKind::Lines { block, .. } => {
                self.gather(&part.origin.shown_name(), block, sentences, answer);
            }
        }
    }
}

impl Gatherer {
    fn gather(
        &self,
        file: &str,
        block: &LineBlock,
        sentences: &mut Sentences,
        answer: &mut Answer<LineTally>,
    ) {
        for line in block.lines() {
            match judge_line(&line) {
                Judgement::Skipped => (),
                Judgement::Read(read) => self.gather_line(file, &line, &read, sentences, answer),
                Judgement::Rejected(why) => {
                    answer.tally.unreadable += 1;
                    let remarks = remarks_on_rejection(line.text, &why, sentences);
                    say(file, &line, "render-left-out", &remarks, sentences, answer);
                }
            }
        }
    }

    fn gather_line(
        &self,
        file: &str,
        line: &Line<'_>,
        read: &Read,
        sentences: &mut Sentences,
        answer: &mut Answer<LineTally>,
    ) {
        let tally = &mut answer.tally;
        let what = match (read.is_repaired(), self.is_strict) {
            (false, _) => {
                tally.exact += 1;
                None
            }
            (true, false) => {
                tally.repaired += 1;
                Some("render-repaired")
            }
            (true, true) => {
                tally.not_repaired += 1;
                Some("render-not-repaired")
            }
        };
        if let Some(what) = what {
            let mut remarks = remarks_on_position(line.text, read, sentences);
            remarks.retain(Remark::is_about_text);
            say(file, line, what, &remarks, sentences, answer);
        }
        if !(read.is_repaired() && self.is_strict) {
            let operations = line.text.get(read.operations.clone());
            let operations = operations.unwrap_or_default();
            records::push(&mut answer.out, &read.position, operations);
        }
    }
}

/// Reports the outcome of a line and its reason.
fn say(
    file: &str,
    line: &Line<'_>,
    what: &'static str,
    remarks: &[Remark],
    sentences: &mut Sentences,
    answer: &mut Answer<LineTally>,
) {
    say_of_line(&mut answer.err, file, line.number, what, remarks, sentences);
}
