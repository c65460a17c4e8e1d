//! Positions in 32 bytes.

use crate::columns::{append_bytes, structure};
use crate::rows::{RowWork, on_rows, position_of_row};
use arrow_array::ArrayRef;
use arrow_array::builder::{FixedSizeBinaryBuilder, StringBuilder};
use arrow_buffer::NullBufferBuilder;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use tabiya_notation::fen::write_fen;
use tabiya_notation::packed::{PACKED_LEN, PackError, pack, unpack};

/// The number of bytes as Arrow counts them.
const LEN: i32 = 32;

struct Packing;

/// Builders of packed positions, of codes, and of the validity of both.
type PackedColumns = (FixedSizeBinaryBuilder, StringBuilder, NullBufferBuilder);

impl RowWork<1> for Packing {
    type Row = Result<[u8; PACKED_LEN], &'static str>;
    type Columns = PackedColumns;

    fn row(&self, [text]: [&[u8]; 1]) -> Self::Row {
        let read = position_of_row(text)?;
        pack(&read.position).map_err(PackError::code)
    }

    fn columns(&self, rows: usize) -> PackedColumns {
        (
            FixedSizeBinaryBuilder::with_capacity(rows, LEN),
            StringBuilder::with_capacity(rows, 0),
            NullBufferBuilder::new(rows),
        )
    }

    fn append(&self, row: Option<Self::Row>, (packed, code, validity): &mut PackedColumns) {
        validity.append(row.is_some());
        let bytes = row.and_then(Result::ok);
        append_bytes(bytes.as_ref().map(<[u8; PACKED_LEN]>::as_slice), packed);
        code.append_option(row.and_then(Result::err));
    }

    fn finish(&self, (mut packed, mut code, validity): PackedColumns) -> ArrayRef {
        let columns: Vec<(_, ArrayRef)> = vec![
            ("packed", Arc::new(packed.finish())),
            ("code", Arc::new(code.finish())),
        ];
        structure(columns, validity)
    }
}

struct Unpacking;

impl RowWork<1> for Unpacking {
    type Row = Option<String>;
    type Columns = StringBuilder;

    fn row(&self, [packed]: [&[u8]; 1]) -> Option<String> {
        unpack(packed).map(|position| write_fen(&position))
    }

    fn columns(&self, rows: usize) -> StringBuilder {
        StringBuilder::with_capacity(rows, rows * 2 * PACKED_LEN)
    }

    fn append(&self, row: Option<Option<String>>, columns: &mut StringBuilder) {
        columns.append_option(row.flatten());
    }

    fn finish(&self, mut columns: StringBuilder) -> ArrayRef {
        Arc::new(columns.finish())
    }
}

/// The packed position of a text, or the code of the reason why there is none.
#[pyfunction]
pub(crate) fn pack_one(text: &[u8]) -> (Option<Vec<u8>>, Option<&'static str>) {
    match Packing.row([text]) {
        Ok(packed) => (Some(packed.to_vec()), None),
        Err(code) => (None, Some(code)),
    }
}

/// The packed positions of rows.
#[pyfunction]
pub(crate) fn pack_all(py: Python<'_>, rows: AnyArray) -> PyResult<Py<PyAny>> {
    on_rows(py, [rows], &Packing)
}

/// The FEN of a packed position.
#[pyfunction]
pub(crate) fn unpack_one(packed: &[u8]) -> Option<String> {
    Unpacking.row([packed])
}

/// The FENs of packed positions.
#[pyfunction]
pub(crate) fn unpack_all(py: Python<'_>, rows: AnyArray) -> PyResult<Py<PyAny>> {
    on_rows(py, [rows], &Unpacking)
}
