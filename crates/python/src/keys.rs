//! Keys of positions that are equal for positions that count as the same.

use crate::columns::append_bytes;
use crate::rows::{RowWork, on_rows};
use arrow_array::ArrayRef;
use arrow_array::builder::FixedSizeBinaryBuilder;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use tabiya_collection::passes::{SameFields, Sameness, UnknownFields, stable_key_of_line};

/// The number of bytes of a key.
const KEY_LEN: i32 = 16;

struct Keys(Sameness);

impl Keys {
    fn new(same: &str, mirrored: bool, colours_swapped: bool) -> PyResult<Self> {
        let fields: Result<SameFields, UnknownFields> = same.parse();
        let fields = fields.ok().filter(|fields| *fields != SameFields::Line);
        let unknown = || PyValueError::new_err(format!("same: {same:?} names no fields"));
        Ok(Self(Sameness {
            fields: fields.ok_or_else(unknown)?,
            mirrored,
            colours_swapped,
        }))
    }
}

impl RowWork<1> for Keys {
    type Row = Option<[u8; 16]>;
    type Columns = FixedSizeBinaryBuilder;

    fn row(&self, [text]: [&[u8]; 1]) -> Self::Row {
        stable_key_of_line(text, self.0).map(u128::to_be_bytes)
    }

    fn columns(&self, rows: usize) -> FixedSizeBinaryBuilder {
        FixedSizeBinaryBuilder::with_capacity(rows, KEY_LEN)
    }

    fn append(&self, row: Option<Self::Row>, columns: &mut FixedSizeBinaryBuilder) {
        let key = row.flatten();
        append_bytes(key.as_ref().map(<[u8; 16]>::as_slice), columns);
    }

    fn finish(&self, mut columns: FixedSizeBinaryBuilder) -> ArrayRef {
        Arc::new(columns.finish())
    }
}

/// The key of the position of a text.
#[pyfunction]
pub(crate) fn key_one(
    text: &[u8],
    same: &str,
    mirrored: bool,
    colours_swapped: bool,
) -> PyResult<Option<Vec<u8>>> {
    let key = Keys::new(same, mirrored, colours_swapped)?.row([text]);
    Ok(key.map(Vec::from))
}

/// The keys of the positions of rows.
#[pyfunction]
pub(crate) fn key_all(
    py: Python<'_>,
    rows: AnyArray,
    same: &str,
    mirrored: bool,
    colours_swapped: bool,
) -> PyResult<Py<PyAny>> {
    on_rows(py, [rows], &Keys::new(same, mirrored, colours_swapped)?)
}
