//! Moves in algebraic notation and in that of engines.

use crate::columns::structure;
use crate::rows::{RowWork, on_rows, position_of_row};
use arrow_array::ArrayRef;
use arrow_array::builder::StringBuilder;
use arrow_buffer::NullBufferBuilder;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use tabiya_chess::Mover;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::moves::{MoveError, read_any_move, read_uci, write_san, write_uci};

/// The move in the other notation, or the code of the reason why there is none.
type Rewritten = (Option<String>, Option<&'static str>);

/// The notation that is written.
#[derive(Clone, Copy)]
enum Rewriting {
    San,
    Uci { chess960: bool },
}

impl Rewriting {
    fn name(self) -> &'static str {
        match self {
            Self::San => "san",
            Self::Uci { .. } => "uci",
        }
    }

    fn rewritten(self, position: &[u8], played: &[u8]) -> Result<String, &'static str> {
        let read = position_of_row(position)?;
        let mover = Mover::new(&read.position).map_err(|_| "no_moves")?;
        match self {
            Self::San => {
                let played =
                    read_uci(&mover, played.trim_ascii()).map_err(|error| code_of(&error))?;
                Ok(write_san(&mover, played))
            }
            Self::Uci { chess960 } => {
                let text = text_of_line(played);
                let played = read_any_move(&mover, &text)
                    .map_err(|error| code_of(&error))?
                    .played;
                Ok(write_uci(&mover, played, chess960))
            }
        }
    }
}

fn code_of(error: &MoveError) -> &'static str {
    match error {
        MoveError::NotAMove => "not_a_move",
        MoveError::NoPromotion => "no_promotion",
        MoveError::Ambiguous(_) => "ambiguous_move",
        MoveError::Illegal(_) => "wrong_move",
    }
}

impl RowWork<2> for Rewriting {
    type Row = Rewritten;
    type Columns = (StringBuilder, StringBuilder, NullBufferBuilder);

    fn row(&self, [position, played]: [&[u8]; 2]) -> Rewritten {
        match self.rewritten(position, played) {
            Ok(text) => (Some(text), None),
            Err(code) => (None, Some(code)),
        }
    }

    fn columns(&self, rows: usize) -> Self::Columns {
        (
            StringBuilder::with_capacity(rows, rows * 4),
            StringBuilder::with_capacity(rows, 0),
            NullBufferBuilder::new(rows),
        )
    }

    fn append(&self, row: Option<Rewritten>, (moves, codes, validity): &mut Self::Columns) {
        validity.append(row.is_some());
        let (text, code) = row.unwrap_or_default();
        moves.append_option(text);
        codes.append_option(code);
    }

    fn finish(&self, (mut moves, mut codes, validity): Self::Columns) -> ArrayRef {
        let columns: Vec<(_, ArrayRef)> = vec![
            (self.name(), Arc::new(moves.finish())),
            ("code", Arc::new(codes.finish())),
        ];
        structure(columns, validity)
    }
}

/// A move in the notation of engines.
#[pyfunction]
pub(crate) fn san_to_uci_one(position: &[u8], played: &[u8], chess960: bool) -> Rewritten {
    Rewriting::Uci { chess960 }.row([position, played])
}

/// Moves in the notation of engines.
#[pyfunction]
pub(crate) fn san_to_uci_all(
    py: Python<'_>,
    positions: AnyArray,
    moves: AnyArray,
    chess960: bool,
) -> PyResult<Py<PyAny>> {
    on_rows(py, [positions, moves], &Rewriting::Uci { chess960 })
}

/// A move in standard algebraic notation.
#[pyfunction]
pub(crate) fn uci_to_san_one(position: &[u8], played: &[u8]) -> Rewritten {
    Rewriting::San.row([position, played])
}

/// Moves in standard algebraic notation.
#[pyfunction]
pub(crate) fn uci_to_san_all(
    py: Python<'_>,
    positions: AnyArray,
    moves: AnyArray,
) -> PyResult<Py<PyAny>> {
    on_rows(py, [positions, moves], &Rewriting::San)
}
