//! Records of the rows in a part of a table.

use super::columns::{Columns, OtherColumn};
use super::cut::{PartRow, RowPart};
use super::evals::{DeepestEval, EvalScore};
use super::fields::{FieldFault, TableFields};
use super::json::JsonFault;
use super::positions::{final_position, move_of, position_of, without_number};
use super::{Form, append_counter, append_field, append_moves, append_some};
use crate::games::cut::LineNumbers;
use crate::games::safe_text::{append_safe, shorten};
use std::ops::Range;
use tabiya_chess::{Color, Move, Mover, Position};
use tabiya_notation::fen::{FenStyle, append_position_fields};
use tabiya_notation::moves::{PieceNames, push_san_leading_to};

/// The maximum number of bytes reported of unreadable text.
const LONGEST_WORD: usize = 40;

/// Makes records of the rows of a table. Reuses its memory from row to row.
#[derive(Clone, Debug)]
pub struct TableExtractor {
    columns: Columns,
    /// The operations of a record, in alphabetical order.
    operations: Vec<Operation>,
    solution: Solution,
    fields: TableFields,
    eval: DeepestEval,
    scratch: Vec<u8>,
}

/// A row in a part of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowSpan {
    /// The range of the row in the part, including its line end.
    pub bytes: Range<usize>,
    /// Whether a record is made from it. No record is made from the names of the columns, a blank line or an unreadable
    /// row.
    pub has_record: bool,
}

/// The findings in a part of a table. Parts are [added](Self::add) in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundRows {
    /// The number of rows that are not blank, without the names of the columns.
    pub rows: u64,
    /// The number of positions that were written.
    pub positions: u64,
    /// The rows that could not be read completely.
    pub broken: Vec<BrokenRow>,
}

/// A row that could not be read completely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenRow {
    /// The number of the row among all rows found, from 1.
    pub row: u64,
    /// The line of the file in which it begins, from 1.
    pub line: u64,
    /// The kind of fault.
    pub kind: RowFaultKind,
    /// The faulty text, on one line and shortened.
    pub word: String,
}

/// The fault of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowFaultKind {
    /// There is no readable position, so there is no record.
    Position,
    /// One of the moves is not legal. The record has the moves before it; there is no record if
    /// that very move should have led to the position.
    Move,
    /// A quote is not closed. Only the first line of the row is read.
    OpenQuote,
    /// It is not a JSON object from this text on, so there is no record.
    NotAnObject,
    /// It is longer than any row that is read, so there is no record.
    TooLong,
    /// It has values within more others than are read, so there is no record.
    TooDeep,
    /// It has two values with this name, so there is no record.
    RepeatedName,
    /// These bytes are no board, so there is no record.
    Board,
    /// This property is unknown, repeated or has no such value. The record is without it.
    Property,
    /// The data has no end, so there is no record of the rest.
    CutOff,
}

/// An operation and the source of its operands.
#[derive(Clone, Debug)]
struct Operation {
    opcode: String,
    says: Says,
}

#[derive(Clone, Copy, Debug)]
enum Says {
    BestMove,
    Line,
    FullmoveNumber,
    HalfmoveClock,
    EvalDepth,
    EvalNodes,
    EvalScore,
    EvalMate,
    Field { at: usize, form: Form },
}

/// The moves that solve a position.
#[derive(Clone, Debug, Default)]
struct Solution {
    text: String,
    /// The length of the first move in it.
    first: usize,
}

impl TableExtractor {
    /// Creates an extractor for tables with these columns.
    pub fn new(columns: Columns) -> Self {
        Self {
            operations: operations(&columns),
            fields: TableFields::new(columns.form, &columns.names),
            columns,
            solution: Solution::default(),
            eval: DeepestEval::default(),
            scratch: Vec::new(),
        }
    }

    /// Appends the records of the rows of this part, each as a line of exact EPD with its line end.
    pub fn extract(&mut self, part: &RowPart, out: &mut Vec<u8>) -> FoundRows {
        let mut found = FoundRows::default();
        let mut lines = LineNumbers::from(&part.text, part.first_line);
        for row in part.rows(&self.columns).filter(|row| row.counts) {
            found.rows += 1;
            let before = out.len();
            let fault = self.append_row(&row, out);
            found.positions += u64::from(out.len() > before);
            if let Some(fault) = fault {
                found.broken.push(BrokenRow {
                    row: found.rows,
                    line: lines.number_at(row.start),
                    kind: fault.kind,
                    word: fault.shown(),
                });
            }
        }
        found
    }

    /// Returns the rows of this part in their order; together they contain all its bytes.
    pub fn spans(&mut self, part: &RowPart) -> Vec<RowSpan> {
        if part.is_rest {
            let bytes = 0..part.text.len();
            return vec![RowSpan {
                bytes,
                has_record: false,
            }];
        }
        let mut record = Vec::new();
        let spans = part.rows(&self.columns).map(|row| {
            record.clear();
            if row.counts {
                self.append_row(&row, &mut record);
            }
            RowSpan {
                bytes: row.start..row.end.next,
                has_record: !record.is_empty(),
            }
        });
        spans.collect()
    }

    /// Appends the record of a row of a part, if there is one, and returns the fault to report.
    fn append_row(&mut self, row: &PartRow<'_>, out: &mut Vec<u8>) -> Option<RowFault> {
        if row.is_cut {
            return Some(RowFault::of(RowFaultKind::TooLong, row.bytes));
        }
        let fault = self.append_record(row.bytes, out);
        if row.end.is_open {
            // The open quote causes the others.
            return Some(RowFault::of(RowFaultKind::OpenQuote, row.bytes));
        }
        fault
    }

    /// Returns the text of a field; nothing if the row has no fields.
    pub(super) fn field(&mut self, row: &[u8], number: usize) -> Vec<u8> {
        match self.fields.find(row) {
            Ok(()) => self.fields.field(row, number).into_owned(),
            Err(_) => Vec::new(),
        }
    }

    /// Appends the record of a row, if there is one, and returns the fault that was found.
    pub(super) fn append_record(&mut self, row: &[u8], out: &mut Vec<u8>) -> Option<RowFault> {
        if let Err(fault) = self.fields.find(row) {
            return Some(RowFault::of_fields(row, fault));
        }
        let fen = self.fields.field(row, self.columns.fen);
        let mut position = match self.position_in(&fen) {
            Ok(position) => position,
            Err(fault) => return Some(fault),
        };
        let moves = self.columns.moves.map(|at| self.fields.field(row, at));
        let fault = self.solve(&mut position, &moves.unwrap_or_default());
        if let Some(fault) = &fault
            && fault.leads_nowhere
        {
            return Some(fault.clone());
        }
        self.evaluate(&position, row);
        append_position_fields(out, &position, FenStyle::STANDARD);
        for operation in &self.operations {
            let opcode = operation.opcode.as_str();
            match operation.says {
                Says::BestMove => {
                    let first = self.solution.text.get(..self.solution.first);
                    append_moves(opcode, first.unwrap_or_default(), out);
                }
                Says::Line => append_moves(opcode, &self.solution.text, out),
                Says::FullmoveNumber => {
                    // Some programs count from 0, but the standard has no such move number.
                    let number = position.fullmove_number.max(1);
                    append_counter(opcode, number, 1, out);
                }
                Says::HalfmoveClock => append_counter(opcode, position.halfmove_clock, 0, out),
                Says::EvalDepth => append_some(opcode, self.eval.depth, out),
                Says::EvalNodes => append_some(opcode, self.eval.nodes, out),
                Says::EvalScore => {
                    let score = self.eval.score.map(EvalScore::centipawns);
                    append_some(opcode, score, out);
                }
                Says::EvalMate => {
                    let mate = self.eval.score.and_then(EvalScore::mates_in);
                    append_some(opcode, mate, out);
                }
                Says::Field { at, form } => {
                    let field = self.fields.field(row, at);
                    append_field(opcode, &field, form, &mut self.scratch, out);
                }
            }
        }
        out.push(b'\n');
        fault
    }

    /// Reads the position of a field, or plays the moves that lead to it.
    fn position_in(&self, field: &[u8]) -> Result<Position, RowFault> {
        let field = field.trim_ascii();
        if self.columns.positions_are_lines {
            let kind = RowFaultKind::Move;
            return final_position(field).map_err(|word| RowFault {
                leads_nowhere: true,
                ..RowFault::of(kind, word)
            });
        }
        position_of(field).ok_or_else(|| RowFault::of(RowFaultKind::Position, field))
    }

    /// Finds the deepest evaluation, from the point of view of the side to move. Its line is the solution if no column
    /// has one.
    fn evaluate(&mut self, position: &Position, row: &[u8]) {
        let evals = self.columns.evals.map(|at| self.fields.field(row, at));
        let Some(evals) = evals else {
            return;
        };
        self.eval = DeepestEval::of(&evals).unwrap_or_default();
        if position.side_to_move == Color::Black {
            self.eval.score = self.eval.score.map(EvalScore::reversed);
        }
        if self.columns.moves.is_none() {
            let line = std::mem::take(&mut self.eval.line);
            // Only the legal moves of an evaluation count.
            let mut end = *position;
            let _illegal = self.solve(&mut end, &line);
        }
    }

    /// Plays the moves that lead to the position, and records those that solve it.
    fn solve(&mut self, position: &mut Position, moves: &[u8]) -> Option<RowFault> {
        self.solution.text.clear();
        self.solution.first = 0;
        let mut leads = self.columns.first_move_leads_to_it;
        let mut mover = None;
        for word in moves.split(u8::is_ascii_whitespace) {
            let word = without_number(word);
            if word.is_empty() {
                continue;
            }
            let here = match mover {
                Some(mover) => mover,
                None => match Mover::new(position) {
                    Ok(mover) => mover,
                    Err(_) => return Some(RowFault::of_move(word, leads)),
                },
            };
            let Some(played) = move_of(&here, word) else {
                return Some(RowFault::of_move(word, leads));
            };
            let after = here.after(played);
            if leads {
                *position = *after.position();
                leads = false;
            } else {
                self.solution.push(&here, played, &after);
            }
            mover = Some(after);
        }
        leads.then(|| RowFault::of_move(b"", true))
    }
}

impl Solution {
    fn push(&mut self, mover: &Mover, played: Move, after: &Mover) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        push_san_leading_to(&mut self.text, mover, played, after, PieceNames::English);
        if self.first == 0 {
            self.first = self.text.len();
        }
    }
}

impl FoundRows {
    /// Adds the findings of the following part.
    pub fn add(&mut self, behind: Self) {
        self.broken.extend(behind.broken.into_iter().map(|broken| {
            let row = broken.row + self.rows;
            BrokenRow { row, ..broken }
        }));
        self.rows += behind.rows;
        self.positions += behind.positions;
    }
}

/// The fault of a row.
#[derive(Clone, Debug)]
pub(super) struct RowFault {
    kind: RowFaultKind,
    word: Vec<u8>,
    /// Whether there is no position because the move that should lead to it is missing.
    leads_nowhere: bool,
}

impl RowFault {
    fn of(kind: RowFaultKind, word: &[u8]) -> Self {
        Self {
            kind,
            word: word.to_vec(),
            leads_nowhere: kind == RowFaultKind::Position,
        }
    }

    fn of_fields(row: &[u8], fault: FieldFault) -> Self {
        let (kind, at) = match fault {
            FieldFault::Json(JsonFault::Syntax(at)) => (RowFaultKind::NotAnObject, at),
            FieldFault::Json(JsonFault::Depth(at)) => (RowFaultKind::TooDeep, at),
            FieldFault::Repeated(at) => (RowFaultKind::RepeatedName, at),
        };
        let word = row.get(at..).unwrap_or_default();
        Self {
            leads_nowhere: true,
            ..Self::of(kind, word)
        }
    }

    fn of_move(word: &[u8], leads_nowhere: bool) -> Self {
        Self {
            leads_nowhere,
            ..Self::of(RowFaultKind::Move, word)
        }
    }

    /// Returns the faulty text, on one line and shortened.
    fn shown(&self) -> String {
        let mut word = Vec::new();
        append_safe(&self.word, &mut word);
        shorten(0, LONGEST_WORD, &mut word);
        String::from_utf8(word).unwrap_or_default()
    }
}

fn operations(columns: &Columns) -> Vec<Operation> {
    let operation = |opcode: &str, says| Operation {
        opcode: opcode.to_owned(),
        says,
    };
    let mut operations = vec![
        operation("fmvn", Says::FullmoveNumber),
        operation("hmvc", Says::HalfmoveClock),
    ];
    if columns.moves.is_some() {
        operations.push(operation("bm", Says::BestMove));
        operations.push(operation("pv", Says::Line));
    }
    for column in columns.others.iter().filter(|column| column.is_kept) {
        let OtherColumn { at, opcode, .. } = column;
        if columns.evals == Some(*at) {
            operations.extend(
                [
                    ("acd", Says::EvalDepth),
                    ("acn", Says::EvalNodes),
                    ("ce", Says::EvalScore),
                    ("dm", Says::EvalMate),
                ]
                .map(|(opcode, says)| operation(opcode, says)),
            );
            if columns.moves.is_none() {
                operations.push(operation("pv", Says::Line));
            }
            continue;
        }
        let (at, form) = (*at, Form::of(opcode));
        operations.push(operation(opcode, Says::Field { at, form }));
    }
    operations.sort_by(|one, other| one.opcode.cmp(&other.opcode));
    operations
}
