//! `tabiya positions`: writes the positions of games and of tables as records.
//!
//! All processors read parts of a file, which are written in their order. Memory is bounded for any
//! length of file: it holds parts, their records, and the window of the decompression.

mod inputs;

use super::args::PositionsArgs;
use super::complaints::{Complainer, Complaints};
use super::destination::Destination;
use super::input_kind::InputKind;
use super::status::{Status, complain, say_trouble};
use super::stream::{EarlyEnd, InputFile, InputOrigin, Output, ProgressLine};
use inputs::{InputPiece, InputPieceKind, PositionInputs, say_game, say_row, say_skipped};
use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tabiya_collection::games::{SkippedInGame, WantedPositions};
use tabiya_collection::passes::{Made, RecordMaker};
use tabiya_notation::forms::Form;
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::line_conversion::LineConversion;
use tabiya_text::tr_with;
use tabiya_threads::pool::{Pool, PoolEvent, StopFlag, WorkerPanicked};

/// Writes the positions. Returns the exit status.
pub fn positions(args: PositionsArgs) -> u8 {
    let mut destination = match Destination::open(args.output) {
        Ok(destination) => destination,
        Err(status) => return status.code(),
    };
    let output = destination.take_output();
    let (taker, end, readings) = work_through(args.origins, args.wanted, None, output);
    let status = taker.total.status();
    if let Some(end) = end {
        return status.max(destination.say_end(end)).code();
    }
    taker.total.say_summary();
    destination.output = taker.output;
    let saved = destination.save(readings, taker.total.has_trouble);
    status.max(saved).code()
}

/// The outcome of a conversion of tables.
pub(super) struct ConvertedRows {
    /// The number of positions.
    pub(super) positions: u64,
    /// The number of rows that could not be read completely, and of inputs without a row.
    pub(super) broken: u64,
    pub(super) has_trouble: bool,
    pub(super) end: Option<EarlyEnd>,
    pub(super) output: Output,
    pub(super) readings: Vec<InputFile>,
}

/// Writes the records of tables and of other forms as lines in another form. Records that cannot be read are reported.
pub(super) fn convert_rows(
    origins: Vec<InputOrigin>,
    kind: InputKind,
    conversion: LineConversion,
    output: Output,
) -> ConvertedRows {
    let wanted = WantedPositions::default();
    let (taker, end, readings) = work_through(origins, wanted, Some((kind, conversion)), output);
    let total = taker.total;
    ConvertedRows {
        positions: total.positions,
        broken: total.broken + u64::from(total.has_empty),
        has_trouble: total.has_trouble,
        end,
        output: taker.output,
        readings,
    }
}

/// Processes all inputs: returns the findings, the reason for ending early, and the files that were
/// read.
fn work_through(
    origins: Vec<InputOrigin>,
    wanted: WantedPositions,
    converting: Option<(InputKind, LineConversion)>,
    output: Output,
) -> (Taker, Option<EarlyEnd>, Vec<InputFile>) {
    let mut lens = origins.iter().map(InputOrigin::len);
    let total = lens.try_fold(0, |total: u64, len| total.checked_add(len?));
    let is_typed = origins.contains(&InputOrigin::Standard) && io::stdin().is_terminal();
    let count = Arc::new(AtomicU64::new(0));
    let (kind, conversion) = converting.unzip();
    let inputs = PositionInputs::new(origins, kind, Arc::clone(&count));
    let inputs = Arc::new(Mutex::new(inputs));
    let spare = Arc::new(Mutex::new(Vec::new()));
    let mut taker = Taker {
        output,
        progress: ProgressLine::new(total, is_typed),
        complainer: Complainer::default(),
        total: Total::default(),
        file: FileTotal::default(),
        spare: Arc::clone(&spare),
    };
    let ended = Pool::new("worker").run_detached(
        {
            let inputs = Arc::clone(&inputs);
            move |_: &mut RecordMaker| {
                let mut inputs = inputs.lock().unwrap_or_else(PoisonError::into_inner);
                inputs.next()
            }
        },
        move || RecordMaker::new(wanted),
        move |maker, piece, _: &StopFlag| {
            let mut spare = spare.lock().unwrap_or_else(PoisonError::into_inner);
            let out = spare.pop().unwrap_or_default();
            drop(spare);
            let mut answer = answer(maker, piece, out);
            if let Some(conversion) = conversion {
                answer.out = converted(&answer.out, conversion);
            }
            answer
        },
        |event| {
            if let PoolEvent::Result(answer) = event {
                taker.take(answer)?;
            }
            taker.progress.show(count.load(Ordering::Relaxed));
            ControlFlow::Continue(())
        },
    );
    taker.progress.erase();
    taker.complainer.tell_rest();
    // The lock is held only by a worker that still waits for input that nobody needs.
    let readings = inputs.try_lock();
    let readings = readings.map(|mut inputs| std::mem::take(&mut inputs.readings));
    let end = match ended {
        Ok(ControlFlow::Continue(())) => None,
        Ok(ControlFlow::Break(end)) => Some(end),
        Err(WorkerPanicked) => Some(EarlyEnd::Fault),
    };
    (taker, end, readings.unwrap_or_default())
}

/// The result of a piece.
struct PieceAnswer {
    origin: Arc<InputOrigin>,
    out: Vec<u8>,
    kind: AnswerKind,
}

enum AnswerKind {
    Made(Made),
    Trouble(io::Error),
    End,
}

fn answer(maker: &mut RecordMaker, piece: InputPiece, mut out: Vec<u8>) -> PieceAnswer {
    let kind = match piece.kind {
        InputPieceKind::Part(part) => AnswerKind::Made(maker.make(&part, &mut out)),
        InputPieceKind::Trouble(error) => AnswerKind::Trouble(error),
        InputPieceKind::End => AnswerKind::End,
    };
    PieceAnswer {
        origin: piece.origin,
        out,
        kind,
    }
}

/// Converts records, one line after the other.
fn converted(records: &[u8], conversion: LineConversion) -> Vec<u8> {
    let mut out = Vec::with_capacity(records.len());
    for record in records.split_inclusive(|byte| *byte == b'\n') {
        let record = record.strip_suffix(b"\n").unwrap_or(record);
        if let Judgement::Read(read) = judge(record) {
            conversion.convert(record, &read, &mut out);
        } else {
            out.extend_from_slice(record);
        }
        out.push(b'\n');
        if conversion.form == Form::Pgn {
            out.push(b'\n');
        }
    }
    out
}

/// The findings in all files.
#[derive(Debug, Default)]
struct Total {
    games: u64,
    positions: u64,
    broken: u64,
    /// Whether a file could not be read.
    has_trouble: bool,
    /// Whether a file was empty.
    has_empty: bool,
}

impl Total {
    fn status(&self) -> Status {
        if self.has_trouble {
            Status::FileError
        } else if self.broken > 0 || self.has_empty {
            Status::Rejected
        } else {
            Status::Fine
        }
    }

    /// Prints the summary in one line, if there is anything to report.
    fn say_summary(&self) {
        if self.broken == 0 {
            return;
        }
        complain(&tr_with(
            "positions-summary",
            &[
                ("games", self.games.into()),
                ("positions", self.positions.into()),
                ("broken", self.broken.into()),
            ],
        ));
    }
}

/// The findings in the current file so far.
#[derive(Debug, Default)]
struct FileTotal {
    games: u64,
    rows: u64,
}

/// Handles the results of the pieces, in their order.
struct Taker {
    output: Output,
    progress: ProgressLine,
    complainer: Complainer,
    total: Total,
    file: FileTotal,
    /// Buffers for records, to be reused.
    spare: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Taker {
    fn take(&mut self, mut answer: PieceAnswer) -> ControlFlow<EarlyEnd> {
        let mut err = Complaints::default();
        self.add(&answer, &mut err);
        if !answer.out.is_empty() || !err.is_empty() {
            self.progress.erase();
        }
        let end = self.output.print(&answer.out);
        self.complainer.tell(&mut err);
        answer.out.clear();
        let mut spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner);
        spare.push(answer.out);
        end.map_or(ControlFlow::Continue(()), ControlFlow::Break)
    }

    fn say_skipped(&self, file: &str, mut skipped: SkippedInGame, err: &mut Complaints) {
        skipped.game += self.file.games;
        say_skipped(file, &skipped, err);
    }

    fn add(&mut self, answer: &PieceAnswer, err: &mut Complaints) {
        let file = answer.origin.shown_name();
        match &answer.kind {
            AnswerKind::Made(Made::Games(found)) => {
                let mut skipped = found.skipped.iter().cloned().peekable();
                for broken in &found.broken {
                    while let Some(skipped) = skipped.next_if(|one| one.line < broken.line) {
                        self.say_skipped(&file, skipped, err);
                    }
                    let mut broken = broken.clone();
                    broken.game += self.file.games;
                    say_game(&file, &broken, err);
                }
                for skipped in skipped {
                    self.say_skipped(&file, skipped, err);
                }
                self.file.games += found.games;
                self.total.games += found.games;
                self.total.positions += found.positions;
                self.total.broken += found.broken.len() as u64;
            }
            AnswerKind::Made(Made::Rows(found)) => {
                for broken in &found.broken {
                    let mut broken = broken.clone();
                    broken.row += self.file.rows;
                    say_row(&file, &broken, err);
                }
                self.file.rows += found.rows;
                self.total.games += found.rows;
                self.total.positions += found.positions;
                self.total.broken += found.broken.len() as u64;
            }
            AnswerKind::Trouble(error) => {
                self.total.has_trouble = true;
                self.file = FileTotal::default();
                say_trouble(&answer.origin, error, err);
            }
            AnswerKind::End => {
                let found = std::mem::take(&mut self.file);
                if found.games + found.rows == 0 {
                    self.total.has_empty = true;
                    err.add("nothing", || {
                        tr_with("positions-none", &[("file", file.into())])
                    });
                }
            }
        }
    }
}
