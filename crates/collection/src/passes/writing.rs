//! Writes records in other forms, as games or as plain FEN: work on short runs of rows, on all processors, with the
//! results in the order of the rows.

use super::chunks::LineProgress;
use super::table::NotWritten;
use crate::games::write_tree;
use crate::tree::TreesByLine;
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::{ControlFlow, Range};
use tabiya_lines::{ReadError, Rows};
use tabiya_notation::forms::{Form, FormSettings};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::line_conversion::{LineConversion, escape};
use tabiya_notation::plain_fen::plain_fen;
use tabiya_threads::pool::{Pool, PoolEvent};

/// The number of rows in one piece of the work.
const PIECE: u64 = 1 << 10;

/// Works on all rows. `take` gets the results one after the other.
pub(crate) fn each_piece<T: Send>(
    rows: &Rows,
    name: &'static str,
    work: impl Fn(Range<u64>) -> Result<T, ReadError> + Sync,
    mut take: impl FnMut(T) -> Result<(), NotWritten>,
    progress: &mut LineProgress<'_>,
) -> Result<(), NotWritten> {
    let len = rows.len();
    let mut from = 0;
    let next = |(): &mut ()| -> Option<Range<u64>> {
        let piece = from..(from + PIECE).min(len);
        from = piece.end;
        (!piece.is_empty()).then_some(piece)
    };
    let mut done = 0;
    let flow = Pool::new(name).run(
        next,
        || (),
        |(), piece, _| (piece.end, work(piece)),
        |event| {
            let result = match event {
                PoolEvent::Result((end, Ok(made))) => {
                    done = end;
                    take(made)
                }
                PoolEvent::Result((_, Err(error))) => Err(error.into()),
                PoolEvent::Idle => Ok(()),
            };
            let result = result.and_then(|()| match progress(done, len.max(1)) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(NotWritten::Cancelled),
            });
            result.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    match flow {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(error) => Err(error),
    }
}

/// Writes each record as a game, and each line that has a game tree as that game. Lines that are not positions are written so that readers of games
/// skip them.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_games(
    rows: &Rows,
    settings: FormSettings,
    trees: &TreesByLine,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<(), NotWritten> {
    let conversion = LineConversion {
        form: Form::Pgn,
        settings,
        respells: false,
    };
    each_piece(
        rows,
        "games",
        |piece| games_of(rows, piece, conversion, trees),
        |games| out.write_all(&games).map_err(NotWritten::Output),
        progress,
    )
}

fn games_of(
    rows: &Rows,
    piece: Range<u64>,
    conversion: LineConversion,
    trees: &TreesByLine,
) -> Result<Vec<u8>, ReadError> {
    let mut out = Vec::new();
    for row in piece {
        if let Some(tree) = rows.line_id(row).and_then(|id| trees.get(&id)) {
            out.extend_from_slice(write_tree(tree).trim_end().as_bytes());
            out.extend_from_slice(b"\n\n");
            continue;
        }
        let line = rows.read_line(row)?;
        match judge(&line) {
            Judgement::Read(read) => conversion.convert(&line, &read, &mut out),
            Judgement::Skipped if line.trim_ascii().is_empty() => continue,
            Judgement::Skipped | Judgement::Rejected(_) => {
                out.extend_from_slice(escape(Form::Pgn).unwrap_or_default());
                out.extend_from_slice(&line);
            }
        }
        out.extend_from_slice(b"\n\n");
    }
    Ok(out)
}

/// The maximum number of operations reported by name.
const MOST_NAMES: usize = 40;

/// Operations for which plain FEN has no place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LostOperations {
    /// The opcodes, each with the number of records that have it.
    pub operations: BTreeMap<String, u64>,
    /// The number of records with any of them.
    pub records: u64,
}

impl LostOperations {
    /// Whether no operation is lost.
    pub fn is_nothing(&self) -> bool {
        self.records == 0
    }

    /// Counts one more record, which loses these operations.
    pub(crate) fn add(&mut self, opcodes: Vec<String>) {
        self.records += u64::from(!opcodes.is_empty());
        for opcode in opcodes {
            self.add_operation(opcode, 1);
        }
    }

    /// Adds those of other records.
    pub(crate) fn add_all(&mut self, others: Self) {
        self.records += others.records;
        for (opcode, count) in others.operations {
            self.add_operation(opcode, count);
        }
    }

    fn add_operation(&mut self, opcode: String, count: u64) {
        let has_room = self.operations.len() < MOST_NAMES;
        let is_named = has_room || self.operations.contains_key(&opcode);
        let name = if is_named { opcode } else { "…".to_owned() };
        *self.operations.entry(name).or_default() += count;
    }
}

/// Writes each record as plain FEN and all other lines as they are.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_plain_fen(
    rows: &Rows,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<LostOperations, NotWritten> {
    let mut lost = LostOperations::default();
    let take = |(lines, lost_here): (Vec<u8>, LostOperations)| {
        lost.add_all(lost_here);
        out.write_all(&lines).map_err(NotWritten::Output)
    };
    let work = |piece| lines_of(rows, piece);
    each_piece(rows, "plain FEN", work, take, progress)?;
    Ok(lost)
}

fn lines_of(rows: &Rows, piece: Range<u64>) -> Result<(Vec<u8>, LostOperations), ReadError> {
    let (mut out, mut lost) = (Vec::new(), LostOperations::default());
    for row in piece {
        let line = rows.read_line(row)?;
        match plain_fen(&line) {
            Some(plain) => {
                out.extend(plain.line);
                lost.add(plain.lost);
            }
            None => out.extend(line),
        }
        out.push(b'\n');
    }
    Ok((out, lost))
}
