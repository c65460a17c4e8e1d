//! Processes the outcome of each line in order: writes, counts and reports it.

use super::answer::{AnsweredRecord, value_text};
use super::engine::stopped_text;
use super::items::{CopiedPiece, CopiedPieceKind, LineFault, TextLine};
use super::json::{DescribedLine, push_answer, push_fault};
use super::table::{ListedLine, Lists};
use super::tally::{AnalysisPace, OutcomeTally};
use crate::args::ReportForm;
use crate::complaints::{Complainer, Complaints};
use crate::encoded_writer::EncodedWriter;
use crate::escape_controls::{escape_controls, push_escaped};
use crate::interrupt::interrupted;
use crate::remark::remarks_on_rejection;
use crate::sentences::Sentences;
use crate::status::say_trouble;
use crate::stream::{EarlyEnd, Output, ProgressLine};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};
use tabiya_engine::Trouble;
use tabiya_engine::analysis::{EngineResult, Verdict};
use tabiya_engine::batches::{
    BatchEvent, LineToAnalyse, Outcome, Plan, put_outcome, with_operations,
};
use tabiya_lines::decoding::Encoding;
use tabiya_text::{engine_trouble_text, tr};

/// The number of waiting bytes at which output is flushed.
const ENOUGH: usize = 1 << 15;
/// The time after which waiting output is flushed.
const LONG_ENOUGH: Duration = Duration::from_millis(150);

/// The reason why the work ends early.
#[derive(Debug)]
pub(super) enum AnalysisStop {
    /// The user requested it by this signal.
    Interrupted(i32),
    /// No more output is possible.
    End(EarlyEnd),
}

/// Processes the outcome of each line.
pub(super) struct Taker<'a> {
    pub(super) plan: &'a Plan,
    /// The name that the engine reports.
    pub(super) engine: &'a str,
    pub(super) report: Option<ReportForm>,
    pub(super) names_files: bool,
    /// The destination of the records.
    pub(super) records: Option<Output>,
    /// Whether the output is a terminal, which must not interpret control characters in them.
    pub(super) is_shown: bool,
    pub(super) progress: ProgressLine,
    pub(super) pace: AnalysisPace,
    pub(super) tally: OutcomeTally,
    pub(super) lists: Lists,
    pub(super) waiting: UnwrittenOutput,
    pub(super) searched: u64,
}

/// Output that has not been written yet.
pub(super) struct UnwrittenOutput {
    records: Vec<u8>,
    report: Vec<u8>,
    err: Complaints,
    complainer: Complainer,
    since: Instant,
    sentences: Sentences,
}

impl Default for UnwrittenOutput {
    fn default() -> Self {
        Self {
            records: Vec::new(),
            report: Vec::new(),
            err: Complaints::default(),
            complainer: Complainer::default(),
            since: Instant::now(),
            sentences: Sentences::default(),
        }
    }
}

impl Taker<'_> {
    pub(super) fn take(&mut self, event: BatchEvent<CopiedPiece>) -> ControlFlow<AnalysisStop> {
        if let Some(signal) = interrupted() {
            return ControlFlow::Break(AnalysisStop::Interrupted(signal));
        }
        match event {
            BatchEvent::Searched(count) => self.searched = count,
            BatchEvent::Done(item, outcome) => self.take_piece(&item, &outcome),
            BatchEvent::StoppedAsking(stopped) => {
                let text = stopped_text(&stopped, self.engine);
                self.waiting.err.add("stopped", || text.clone());
                self.tally.stopped = Some(text);
            }
        }
        let len = self.waiting.records.len() + self.waiting.report.len();
        if ENOUGH <= len || LONG_ENOUGH <= self.waiting.since.elapsed() {
            self.flush()?;
            let (pace, searched) = (&self.pace, self.searched);
            self.progress.show_text(|| pace.text(searched));
        }
        ControlFlow::Continue(())
    }

    /// Writes the waiting output.
    pub(super) fn flush(&mut self) -> ControlFlow<AnalysisStop> {
        self.waiting.since = Instant::now();
        let has_something = |bytes: &[u8]| !bytes.is_empty();
        let waiting = &mut self.waiting;
        let goes_to_screen = has_something(&waiting.report) || !waiting.err.is_empty();
        let is_standard = matches!(self.records, Some(Output::Standard));
        if goes_to_screen || is_standard && has_something(&waiting.records) {
            self.progress.erase();
        }
        waiting.complainer.tell(&mut waiting.err);
        let records = self.records.as_mut();
        let end = records.and_then(|output| output.print(&waiting.records));
        let end = end.or_else(|| Output::Standard.print(&waiting.report));
        waiting.records.clear();
        waiting.report.clear();
        end.map_or(ControlFlow::Continue(()), |end| {
            ControlFlow::Break(AnalysisStop::End(end))
        })
    }

    /// Returns the report to append to.
    pub(super) fn report(&mut self) -> &mut Vec<u8> {
        &mut self.waiting.report
    }

    fn take_piece(&mut self, item: &LineToAnalyse<CopiedPiece>, outcome: &Outcome) {
        let piece = &item.of;
        if self.records.is_some() {
            self.write(item, outcome);
        }
        match &piece.kind {
            CopiedPieceKind::Trouble(error) => {
                self.tally.has_trouble = true;
                say_trouble(&piece.origin, error, &mut self.waiting.err);
            }
            CopiedPieceKind::Line(line) => {
                let bytes = line.text.len() + line.end.bytes().len();
                let factor = if matches!(piece.encoding, Encoding::Utf16(_)) {
                    2
                } else {
                    1
                };
                self.pace.add_bytes(bytes as u64 * factor);
                match (&line.fault, &item.record) {
                    (Some(fault), _) => self.tell_fault(piece, line, fault),
                    (None, Some(record)) => self.tell_record(piece, line, record, outcome),
                    (None, None) => {}
                }
            }
            _ => {}
        }
    }

    /// Writes the piece with its outcome.
    fn write(&mut self, item: &LineToAnalyse<CopiedPiece>, outcome: &Outcome) {
        let CopiedPiece { encoding, kind, .. } = &item.of;
        let put = item
            .record
            .as_ref()
            .and_then(|record| put_outcome(self.plan, record, outcome));
        let mut writer = EncodedWriter::new(*encoding, self.is_shown, &mut self.waiting.records);
        match kind {
            CopiedPieceKind::Begin { is_first: true } => writer.put_mark(),
            CopiedPieceKind::Begin { .. } | CopiedPieceKind::Trouble(_) => {}
            CopiedPieceKind::OddByte { byte, is_last } => writer.put_odd_byte(*byte, *is_last),
            CopiedPieceKind::MissingEnd => writer.put_end(b"\n"),
            CopiedPieceKind::Line(line) => {
                match &put {
                    Some(tail) => writer.put(&with_operations(&line.text, tail)),
                    None => writer.put(&line.text),
                }
                writer.put_end(line.end.bytes());
                let is_found = matches!(outcome, Outcome::Found { .. });
                self.tally.kept += u64::from(is_found && put.is_none());
            }
        }
    }

    fn tell_fault(&mut self, piece: &CopiedPiece, line: &TextLine, fault: &LineFault) {
        let (outcome, why) = match fault {
            LineFault::Inexact => {
                self.tally.inexact += 1;
                ("inexact", tr("analyse-inexact"))
            }
            LineFault::Rejected(why) => {
                self.tally.unreadable += 1;
                let sentences = &mut self.waiting.sentences;
                let remarks = remarks_on_rejection(&line.text, why, sentences);
                let texts = remarks.iter().map(|remark| remark.full_message(sentences));
                ("rejected", texts.collect::<Vec<_>>().join("; "))
            }
        };
        self.add_complaint(outcome, piece, line, &why);
        if self.report == Some(ReportForm::Json) {
            let name = piece.origin.name();
            let subject = self.subject(&name, line);
            push_fault(&subject, outcome, &why, &mut self.waiting.report);
        }
    }

    fn tell_record(
        &mut self,
        piece: &CopiedPiece,
        line: &TextLine,
        record: &(tabiya_chess::Position, Vec<u8>),
        outcome: &Outcome,
    ) {
        let answer = AnsweredRecord::of(&record.0, &record.1, outcome);
        let trouble = self.count(outcome);
        if let Some(trouble) = &trouble {
            self.add_complaint("failed", piece, line, trouble);
        }
        if let (Some(judged), Some(asked)) = (&answer.judged, &answer.asked) {
            let file = piece.origin.shown_name();
            self.tally.judge(judged, asked.theme.as_deref(), &file);
        }
        self.tally.remarks += answer.remarks.len() as u64;
        let value = answer.found.as_ref().and_then(EngineResult::value);
        let found = answer.answer().map(|best| {
            let value = value.map_or_else(String::new, value_text);
            format!("{best} {value}")
        });
        self.pace.add_record(found);
        match self.report {
            Some(ReportForm::Json) => {
                let name = piece.origin.name();
                let subject = self.subject(&name, line);
                let trouble = trouble.as_deref();
                push_answer(&subject, &answer, trouble, &mut self.waiting.report);
            }
            Some(ReportForm::Table) => self.list(piece, line, &answer),
            None if !answer.remarks.is_empty() => {
                let text = answer.remarks_text();
                self.add_complaint("remarks", piece, line, &text);
            }
            None => {}
        }
    }

    /// Counts the outcome of a record. Returns the reason to report if there is no result.
    fn count(&mut self, outcome: &Outcome) -> Option<String> {
        let tally = &mut self.tally;
        match outcome {
            Outcome::NoPosition => {}
            Outcome::HasResult => tally.skipped += 1,
            Outcome::Found { is_new: true, .. } => tally.searched += 1,
            Outcome::Found { .. } => tally.known += 1,
            Outcome::NotAsked => tally.not_asked += 1,
            Outcome::Failed(trouble) => {
                if matches!(trouble, Trouble::NotSent(_)) {
                    tally.not_sent += 1;
                } else {
                    tally.failed += 1;
                }
                return Some(engine_trouble_text(trouble, self.engine));
            }
        }
        None
    }

    /// Adds missed positions and remarks to the lists of the table.
    fn list(&mut self, piece: &CopiedPiece, line: &TextLine, answer: &AnsweredRecord) {
        let listed = |words| ListedLine {
            place: format!("{}:{}", piece.origin.shown_name(), line.number),
            id: escape_controls(answer.id.as_deref().unwrap_or_default()),
            words,
        };
        let is_missed = |verdict| verdict != Verdict::Solved;
        if answer
            .judged
            .is_some_and(|judged| is_missed(judged.verdict))
        {
            let asked = answer.asked_text();
            let answered = answer.answer().unwrap_or_else(|| "–".to_owned());
            let value = answer.found.as_ref().and_then(EngineResult::value);
            let value = value.map_or_else(String::new, value_text);
            let missed = listed(vec![asked, answered, value]);
            self.lists.missed.push(missed);
        }
        if !answer.remarks.is_empty() {
            self.lists.remarks.push(listed(vec![answer.remarks_text()]));
        }
    }

    fn add_complaint(
        &mut self,
        kind: &'static str,
        piece: &CopiedPiece,
        line: &TextLine,
        what: &str,
    ) {
        self.waiting.err.add(kind, || {
            let mut message = piece.origin.shown_name();
            push_escaped(&mut message, &format!(":{}: {what}", line.number));
            message
        });
    }

    /// Prints the number of further complaints of each kind.
    pub(super) fn tell_rest(&mut self) {
        self.waiting.complainer.tell_rest();
    }

    fn subject<'a>(&self, name: &'a str, line: &TextLine) -> DescribedLine<'a> {
        DescribedLine {
            file: self.names_files.then_some(name),
            number: line.number,
        }
    }
}
