//! `tabiya convert`: writes the positions of files in another form and loses nothing.
//!
//! Comments, unreadable lines and other lines without a position pass through byte for byte, and so do inexact lines
//! unless they are to be repaired. Operations for which the form has no place go into a comment.

mod games;
mod parquet;
mod records;
mod tables;
mod training;
mod writing;

use super::args::{ConvertArgs, ConvertTo};
use super::complaints::Complaints;
use super::destination::Destination;
use super::encoded_writer::EncodedWriter;
use super::gathered_games::holds_games;
use super::input_kind::InputKind;
use super::positions::convert_rows;
use super::record_reader::FormReading;
use super::remark::{
    LineRemark, add_remarks_on_moves, remarks_on_position, remarks_on_rejection, say_of_line,
};
use super::sentences::Sentences;
use super::status::{LineTally, Status, complain, judge_line, say_trouble};
use super::stream::{
    EarlyEnd, InputFile, InputOrigin, InputPart, Output, PartAnswer, PartKind, PartTally as _,
    PartWork, work_through,
};
use games::convert_games;
use tabiya_chess::Level;
use tabiya_lines::Spool;
use tabiya_lines::decoding::{DocumentLine, Encoding, LineBlock, LinePart};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::forms::{Form, FormSettings};
use tabiya_notation::judgement::{Judgement, Read};
use tabiya_notation::line_conversion::{LineConversion, escape, loses_something};
use tabiya_notation::record_moves::MoveFault;
use writing::{refuse_terminal, say_no_room, write_records};

/// The summary sentences, in the order of the counts.
const SUMMARY: [&str; 4] = [
    "convert-summary-converted",
    "convert-summary-repaired",
    "convert-summary-not-repaired",
    "convert-summary-unreadable",
];

/// Converts the files. Returns the exit status.
pub fn convert(args: ConvertArgs) -> u8 {
    if let ConvertTo::Table(form) = args.to
        && args.origins.iter().any(holds_games)
    {
        return convert_games(args, form)
            .unwrap_or_else(|status| status)
            .code();
    }
    let mut destination = match Destination::open_for_any(args.output.clone()) {
        Ok(destination) => destination,
        Err(status) => return status.code(),
    };
    if let Some(status) = refuse_terminal(args.to, &destination) {
        return status.code();
    }
    let output = match args.to {
        ConvertTo::Lines(_) => destination.take_output(),
        ConvertTo::Table(_) | ConvertTo::Form(_) => match Spool::new() {
            Ok(spool) => Output::Spool(spool),
            Err(error) => return say_no_room(&error).code(),
        },
    };
    let to = args.to;
    let done = convert_all(args, destination.is_shown(), output);
    let status = done.status();
    if let Some(end) = done.end {
        return status.max(destination.say_end(end)).code();
    }
    if let Some(summary) = done.tally.summary(SUMMARY) {
        complain(&summary);
    }
    let has_trouble = done.tally.has_trouble;
    let status = match (to, done.output) {
        (ConvertTo::Lines(_), output) => {
            destination.output = output;
            status
        }
        (to, Output::Spool(records)) => match write_records(records, to, &mut destination) {
            Ok(of_records) => status.max(of_records),
            Err(end) => return status.max(destination.say_end(end)).code(),
        },
        (_, Output::Standard | Output::Sorter(_) | Output::Contest(_)) => status,
    };
    let saved = destination.save(done.readings, has_trouble);
    status.max(saved).code()
}

/// What was done so far.
struct Done {
    tally: LineTally,
    /// The number of rows of tables that could not be read completely, and of tables without any.
    broken: u64,
    end: Option<EarlyEnd>,
    output: Output,
    readings: Vec<InputFile>,
}

impl Done {
    fn status(&self) -> Status {
        let of_rows = if self.broken > 0 {
            Status::Rejected
        } else {
            Status::Fine
        };
        self.tally.status().max(of_rows)
    }
}

/// Converts the inputs in their order.
fn convert_all(args: ConvertArgs, is_shown: bool, output: Output) -> Done {
    let form = match args.to {
        ConvertTo::Lines(form) => form,
        ConvertTo::Table(_) | ConvertTo::Form(_) => Form::Epd,
    };
    let conversion = LineConversion {
        form,
        settings: FormSettings {
            style: FenStyle {
                en_passant: args.en_passant,
                ..FenStyle::default()
            },
            ..FormSettings::default()
        },
        respells: false,
    };
    let runs = runs(args.origins, args.from);
    let is_alone = runs.len() == 1 && matches!(args.to, ConvertTo::Lines(_));
    let mut done = Done {
        tally: LineTally::default(),
        broken: 0,
        end: None,
        output,
        readings: Vec::new(),
    };
    for (kind, origins) in runs {
        if done.end.is_some() {
            break;
        }
        if kind != InputKind::Lines {
            let respelling = LineConversion {
                respells: args.repairs,
                ..conversion
            };
            let made = convert_rows(origins, kind, respelling, done.output);
            done.tally.has_trouble |= made.has_trouble;
            done.tally.exact += made.positions;
            done.broken += made.broken;
            (done.end, done.output) = (made.end, made.output);
            done.readings.extend(made.readings);
            continue;
        }
        let converter = Converter {
            conversion,
            repairs: args.repairs,
            is_shown: is_shown && matches!(args.to, ConvertTo::Lines(_)),
            keeps_encoding: is_alone,
        };
        let finished = work_through(origins, converter, done.output);
        done.tally.add(&finished.tally);
        (done.end, done.output) = (finished.end, finished.output);
        done.readings.extend(finished.readings);
    }
    done
}

/// Divides the inputs into runs of the same kind, in their order.
fn runs(origins: Vec<InputOrigin>, said: Option<InputKind>) -> Vec<(InputKind, Vec<InputOrigin>)> {
    let mut runs: Vec<(InputKind, Vec<InputOrigin>)> = Vec::new();
    for origin in origins {
        let kind = said.or_else(|| origin.kind()).unwrap_or(InputKind::Lines);
        match runs.last_mut() {
            Some((same, run)) if *same == kind => run.push(origin),
            _ => runs.push((kind, vec![origin])),
        }
    }
    runs
}

struct Converter {
    conversion: LineConversion,
    /// Whether lines that are not exact are converted as well.
    repairs: bool,
    /// Whether the output goes to a terminal, which must not interpret control characters in it.
    is_shown: bool,
    /// Whether the output has the encoding of the input. Otherwise it is UTF-8.
    keeps_encoding: bool,
}

/// The state of a worker.
#[derive(Default)]
struct WorkerState {
    sentences: Sentences,
    converted: Vec<u8>,
}

impl PartWork for Converter {
    const KEEPS_BROKEN_UTF16: bool = true;
    const FORMS: FormReading = FormReading::Never;
    type State = WorkerState;
    type Tally = LineTally;

    fn answer(
        &self,
        part: &InputPart,
        state: &mut WorkerState,
        answer: &mut PartAnswer<LineTally>,
    ) {
        match &part.kind {
            PartKind::Begin { is_first } => {
                if *is_first {
                    self.writer(part, &mut answer.out).put_mark();
                }
            }
            PartKind::OddByte { byte, is_last } => {
                self.writer(part, &mut answer.out)
                    .put_odd_byte(*byte, *is_last);
            }
            PartKind::Trouble(error) => {
                answer.tally.has_trouble = true;
                say_trouble(&part.origin, error, &mut answer.err);
            }
            PartKind::Lines {
                block,
                follows_open_line,
            } => {
                if *follows_open_line {
                    self.writer(part, &mut answer.out).put_end(b"\n");
                }
                self.convert_lines(part, block, state, answer);
            }
        }
    }
}

impl Converter {
    fn writer<'a>(&self, part: &InputPart, out: &'a mut Vec<u8>) -> EncodedWriter<'a> {
        let encoding = if self.keeps_encoding {
            part.encoding
        } else {
            Encoding::Bytes
        };
        EncodedWriter::new(encoding, self.is_shown, out)
    }

    fn convert_lines(
        &self,
        part: &InputPart,
        block: &LineBlock,
        state: &mut WorkerState,
        answer: &mut PartAnswer<LineTally>,
    ) {
        let mut writer = self.writer(part, &mut answer.out);
        let mut report = Report {
            file: part.origin.shown_name(),
            err: &mut answer.err,
        };
        for line in block.lines() {
            let judgement = judge_line(&line);
            let is_converted = match &judgement {
                Judgement::Skipped => false,
                Judgement::Rejected(why) => {
                    let remarks = remarks_on_rejection(line.text, why, &mut state.sentences);
                    report.say(&line, "convert-kept", &remarks, &mut state.sentences);
                    answer.tally.unreadable += 1;
                    false
                }
                Judgement::Read(read) => {
                    self.convert_position(&line, read, state, &mut report, &mut answer.tally)
                }
            };
            if is_converted {
                writer.put_lines(&state.converted, line.end, self.conversion.form);
            } else {
                let is_whole = matches!(line.part, LinePart::Whole | LinePart::Head);
                if let Some(escape) = escape(self.conversion.form)
                    && is_whole
                    && !line.text.trim_ascii().is_empty()
                {
                    writer.put(escape);
                }
                writer.put(line.text);
                writer.put_end(line.end.bytes());
            }
        }
    }

    /// Converts a line, if that is possible and permitted.
    fn convert_position(
        &self,
        line: &DocumentLine<'_>,
        read: &Read,
        state: &mut WorkerState,
        report: &mut Report<'_>,
        tally: &mut LineTally,
    ) -> bool {
        state.converted.clear();
        let is_misspelled = |fault: &MoveFault| fault.kind.level() == Level::Repair;
        let respells = self.repairs && read.move_faults(line.text).iter().any(is_misspelled);
        let conversion = LineConversion {
            respells: self.repairs,
            ..self.conversion
        };
        if read.repaired.is_none() && !loses_something(&read.position) && !respells {
            tally.exact += 1;
            conversion.convert(line.text, read, &mut state.converted);
            return true;
        }
        let sentences = &mut state.sentences;
        let mut remarks = remarks_on_position(line.text, read, sentences);
        if respells {
            add_remarks_on_moves(line.text, read, sentences, &mut remarks);
        }
        let is_about_text = |remark: &LineRemark| remark.is_about_text();
        let remarks: Vec<_> = remarks.into_iter().filter(is_about_text).collect();
        if !self.repairs {
            report.say(line, "convert-not-repaired", &remarks, sentences);
            tally.not_repaired += 1;
            return false;
        }
        report.say(line, "convert-repaired", &remarks, sentences);
        tally.repaired += 1;
        conversion.convert(line.text, read, &mut state.converted);
        true
    }
}

/// The report on standard error.
struct Report<'a> {
    file: String,
    err: &'a mut Complaints,
}

impl Report<'_> {
    fn say(
        &mut self,
        line: &DocumentLine<'_>,
        what: &'static str,
        remarks: &[LineRemark],
        sentences: &mut Sentences,
    ) {
        say_of_line(self.err, &self.file, line.number, what, remarks, sentences);
    }
}
