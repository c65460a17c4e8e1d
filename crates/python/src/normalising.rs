//! Positions as FEN in the style that one chooses.

use crate::rows::{RowWork, on_rows, position_of_row};
use arrow_array::ArrayRef;
use arrow_array::builder::StringBuilder;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use tabiya_chess::EnPassantConvention;
use tabiya_notation::fen::{Dialect, FenStyle, append_fen, append_position_fields};

/// The largest number of bytes that an ordinary FEN takes.
const USUAL_LEN: usize = 64;

/// The counters of the FEN.
#[derive(Clone, Copy)]
enum Counters {
    /// Those of the position.
    Keep,
    /// 0 and 1.
    Reset,
    /// None: four fields.
    Omit,
}

struct Normalising {
    style: FenStyle,
    counters: Counters,
}

impl Normalising {
    fn new(castling: &str, en_passant: &str, counters: &str) -> PyResult<Self> {
        let unknown =
            |what, word| PyValueError::new_err(format!("{what}: {word:?} is not a choice"));
        Ok(Self {
            style: FenStyle {
                dialect: match castling {
                    "x-fen" => Dialect::XFen,
                    "shredder" => Dialect::Shredder,
                    _ => return Err(unknown("castling", castling)),
                },
                en_passant: match en_passant {
                    "always" => EnPassantConvention::Always,
                    "pseudo-legal" => EnPassantConvention::PseudoLegal,
                    "legal" => EnPassantConvention::Legal,
                    _ => return Err(unknown("en_passant", en_passant)),
                },
            },
            counters: match counters {
                "keep" => Counters::Keep,
                "reset" => Counters::Reset,
                "omit" => Counters::Omit,
                _ => return Err(unknown("counters", counters)),
            },
        })
    }
}

impl RowWork<1> for Normalising {
    type Row = Option<String>;
    type Columns = StringBuilder;

    fn row(&self, [text]: [&[u8]; 1]) -> Option<String> {
        let position = position_of_row(text).ok()?.position;
        let mut fen = Vec::with_capacity(USUAL_LEN * 2);
        match self.counters {
            Counters::Keep => append_fen(&mut fen, &position, self.style),
            Counters::Reset => {
                append_position_fields(&mut fen, &position, self.style);
                fen.extend_from_slice(b" 0 1");
            }
            Counters::Omit => append_position_fields(&mut fen, &position, self.style),
        }
        String::from_utf8(fen).ok()
    }

    fn columns(&self, rows: usize) -> StringBuilder {
        StringBuilder::with_capacity(rows, rows * USUAL_LEN)
    }

    fn append(&self, row: Option<Option<String>>, columns: &mut StringBuilder) {
        columns.append_option(row.flatten());
    }

    fn finish(&self, mut columns: StringBuilder) -> ArrayRef {
        Arc::new(columns.finish())
    }
}

/// The FEN of the position of a text.
#[pyfunction]
pub(crate) fn normalise_one(
    text: &[u8],
    castling: &str,
    en_passant: &str,
    counters: &str,
) -> PyResult<Option<String>> {
    Ok(Normalising::new(castling, en_passant, counters)?.row([text]))
}

/// The FENs of the positions of rows.
#[pyfunction]
pub(crate) fn normalise_all(
    py: Python<'_>,
    rows: AnyArray,
    castling: &str,
    en_passant: &str,
    counters: &str,
) -> PyResult<Py<PyAny>> {
    let work = Normalising::new(castling, en_passant, counters)?;
    on_rows(py, [rows], &work)
}
