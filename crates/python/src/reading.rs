//! Records of files as a stream of record batches.

use crate::rows::Signals;
use arrow_array::builder::{StringBuilder, UInt64Builder};
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3_arrow::PyRecordBatchReader;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use tabiya_collection::games::{
    BrokenGame, BrokenRow, ChosenGames, Conversion, GameFaultKind, RowFaultKind, WantedPositions,
    Which,
};
use tabiya_collection::passes::{FilePart, Made, Parts, RecordMaker};
use tabiya_lines::decoding::{LineBlock, LineBlocks, LinePart};
use tabiya_lines::file_endings::{POSITIONS, TABLE, holds};
use tabiya_lines::{Packing, UnpackedOnce};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record::{LineKind, kind_of_read};
use tabiya_threads::pool::{Pool, PoolEvent};

/// The number of parts of a file for each processor that become one batch.
const PARTS: usize = 4;

/// A part of a file.
enum Part {
    Lines(LineBlock),
    Converted(FilePart),
}

/// Cuts a file into parts.
enum Cutting {
    Lines {
        reader: Box<dyn Read + Send>,
        blocks: LineBlocks,
        has_ended: bool,
    },
    Converted(Parts<Box<dyn Read + Send>>),
}

impl Cutting {
    fn new(path: &Path, format: Option<&str>, reader: Box<dyn Read + Send>) -> PyResult<Self> {
        let lines = |reader| Self::Lines {
            reader,
            blocks: LineBlocks::new(),
            has_ended: false,
        };
        let games = Conversion::Games(WantedPositions::default(), ChosenGames::default());
        Ok(match format {
            Some("epd" | "fen") => lines(reader),
            Some("pgn") => Self::Converted(Parts::new(reader, games)),
            Some("csv" | "jsonl") => Self::Converted(Parts::new(reader, Conversion::USUAL_TABLE)),
            Some(other) => {
                let message = format!("format: {other:?} is not epd, fen, pgn, csv or jsonl");
                return Err(PyValueError::new_err(message));
            }
            None if holds(path, POSITIONS) => lines(reader),
            None if holds(path, TABLE) => {
                Self::Converted(Parts::new(reader, Conversion::USUAL_TABLE))
            }
            None => Self::Converted(Parts::of_either(reader)),
        })
    }

    fn next(&mut self) -> io::Result<Option<Part>> {
        match self {
            Self::Converted(parts) => Ok(parts.next_part()?.map(Part::Converted)),
            Self::Lines {
                reader,
                blocks,
                has_ended,
            } => loop {
                if let Some(block) = blocks.next_block() {
                    return Ok(Some(Part::Lines(block)));
                }
                if *has_ended {
                    return Ok(None);
                }
                let count = match reader.read(blocks.room()) {
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    read => read?,
                };
                *has_ended = count == 0;
                blocks.filled(count);
            },
        }
    }
}

/// The rows of a part: a record, or the line and the code of a fault.
#[derive(Default)]
struct Found {
    records: Vec<String>,
    faults: Vec<(u64, &'static str)>,
}

fn found_in(maker: &mut RecordMaker, part: &Part) -> Found {
    let mut found = Found::default();
    match part {
        Part::Lines(block) => {
            for line in block.lines() {
                match line.part {
                    LinePart::Whole => {
                        if kind_of_read(line.text, true) == LineKind::Record {
                            found.records.push(text_of_line(line.text).into_owned());
                        }
                    }
                    LinePart::Head => found.faults.push((line.number, "no_position")),
                    LinePart::Middle | LinePart::Tail => {}
                }
            }
        }
        Part::Converted(part) => {
            let mut out = Vec::new();
            match maker.make(part, &mut out) {
                Made::Games(games) => found.faults.extend(games.broken.iter().map(fault_of_game)),
                Made::Rows(rows) => found.faults.extend(rows.broken.iter().map(fault_of_row)),
            }
            let lines = out.split(|byte| *byte == b'\n');
            let lines = lines.filter(|line| !line.is_empty());
            found.records = lines.map(|line| text_of_line(line).into_owned()).collect();
        }
    }
    found
}

fn fault_of_game(broken: &BrokenGame) -> (u64, &'static str) {
    let code = match broken.kind {
        GameFaultKind::Move => "wrong_move",
        GameFaultKind::Ambiguous => "ambiguous_move",
        GameFaultKind::Start => "no_position",
        GameFaultKind::Variant | GameFaultKind::VariantMarks => "variant",
        GameFaultKind::Unclosed => "unclosed",
        GameFaultKind::TooLong => "too_long",
    };
    (broken.line, code)
}

fn fault_of_row(broken: &BrokenRow) -> (u64, &'static str) {
    let code = match broken.kind {
        RowFaultKind::Position => "no_position",
        RowFaultKind::Move => "wrong_move",
        RowFaultKind::OpenQuote => "unclosed",
        RowFaultKind::NotAnObject => "not_an_object",
        RowFaultKind::TooLong => "too_long",
        RowFaultKind::TooDeep => "too_deep",
        RowFaultKind::RepeatedName => "repeated_name",
        RowFaultKind::Board => "board",
        RowFaultKind::Property => "property",
        RowFaultKind::CutOff => "cut_off",
    };
    (broken.line, code)
}

/// Reads a file as record batches.
struct Batches {
    cutting: Cutting,
    wanted: WantedPositions,
    schema: SchemaRef,
    has_ended: bool,
    /// The error that prevents reading the rest, until it is returned.
    trouble: Option<io::Error>,
    signals: Signals,
}

impl Batches {
    /// Takes as many parts as become one batch.
    fn take_parts(&mut self, count: usize) -> VecDeque<Part> {
        let mut parts = VecDeque::new();
        while !self.has_ended && parts.len() < count {
            match self.cutting.next() {
                Ok(Some(part)) => parts.push_back(part),
                Ok(None) => self.has_ended = true,
                Err(error) => {
                    self.trouble = Some(error);
                    self.has_ended = true;
                }
            }
        }
        parts
    }

    fn next_batch(&mut self) -> Option<Result<RecordBatch, ArrowError>> {
        loop {
            let processors = thread::available_parallelism().map_or(1, NonZero::get);
            let mut parts = self.take_parts(processors * PARTS);
            if parts.is_empty() {
                let trouble = self.trouble.take()?;
                return Some(Err(ArrowError::IoError(trouble.to_string(), trouble)));
            }
            let pool = Pool {
                workers: processors,
                ..Pool::new("tabiya")
            };
            let wanted = self.wanted;
            let mut all = Vec::new();
            let flow = pool.run(
                move |_: &mut RecordMaker| parts.pop_front(),
                || RecordMaker::new(wanted),
                |maker, part, _| found_in(maker, &part),
                |event| {
                    if let PoolEvent::Result(found) = event {
                        all.push(found);
                    }
                    self.signals.look()
                },
            );
            if let ControlFlow::Break(error) = flow {
                return Some(Err(ArrowError::ExternalError(Box::new(error))));
            }
            if all
                .iter()
                .any(|it| !it.records.is_empty() || !it.faults.is_empty())
            {
                return Some(batch(&all, &self.schema));
            }
        }
    }
}

fn batch(all: &[Found], schema: &SchemaRef) -> Result<RecordBatch, ArrowError> {
    let mut records = StringBuilder::new();
    let mut lines = UInt64Builder::new();
    let mut codes = StringBuilder::new();
    for found in all {
        for record in &found.records {
            records.append_value(record);
            lines.append_null();
            codes.append_null();
        }
        for (line, code) in &found.faults {
            records.append_null();
            lines.append_value(*line);
            codes.append_value(code);
        }
    }
    RecordBatch::try_new(
        Arc::clone(schema),
        vec![
            Arc::new(records.finish()),
            Arc::new(lines.finish()),
            Arc::new(codes.finish()),
        ],
    )
}

impl Iterator for Batches {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_batch()
    }
}

impl RecordBatchReader for Batches {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

/// Unpacks a file whose first bytes show that it is packed.
fn unpacked(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    let mut head = Vec::new();
    File::open(path)?.take(8).read_to_end(&mut head)?;
    let reader = Box::new(BufReader::new(File::open(path)?));
    let is_mark = |packing: &Packing| head.starts_with(packing.mark());
    Ok(match Packing::ALL.into_iter().find(is_mark) {
        Some(packing) => Box::new(UnpackedOnce::new(packing.unpacked(reader))),
        None => reader,
    })
}

/// The records of a file as a stream of record batches.
#[pyfunction]
#[expect(
    clippy::needless_pass_by_value,
    reason = "a path of Python is converted to an owned one"
)]
pub(crate) fn read(
    path: PathBuf,
    format: Option<&str>,
    positions: &str,
) -> PyResult<PyRecordBatchReader> {
    let which = match positions {
        "last" => Which::Last,
        "every" => Which::Every,
        "starts" => Which::Starts,
        "comments" => Which::Marked,
        _ => {
            let message =
                format!("positions: {positions:?} is not last, every, starts or comments");
            return Err(PyValueError::new_err(message));
        }
    };
    let field = |name, kind| Field::new(name, kind, true);
    let schema = Schema::new(vec![
        field("record", DataType::Utf8),
        field("line", DataType::UInt64),
        field("fault", DataType::Utf8),
    ]);
    let reader = unpacked(&path)?;
    Ok(PyRecordBatchReader::new(Box::new(Batches {
        cutting: Cutting::new(&path, format, reader)?,
        wanted: WantedPositions {
            which,
            ..WantedPositions::default()
        },
        schema: Arc::new(schema),
        has_ended: false,
        trouble: None,
        signals: Signals::new(),
    })))
}
