//! Columns of results, joined to a structure with a validity of its own.

use arrow_array::builder::FixedSizeBinaryBuilder;
use arrow_array::{ArrayRef, StructArray};
use arrow_buffer::NullBufferBuilder;
use arrow_schema::{Field, Fields};
use std::sync::Arc;

/// A structure of named columns. A row of it is null if the input was.
pub(crate) fn structure(
    columns: Vec<(&str, ArrayRef)>,
    mut validity: NullBufferBuilder,
) -> ArrayRef {
    let field = |(name, array): &(&str, ArrayRef)| {
        let kind = array.data_type().clone();
        Field::new(*name, kind, true)
    };
    let fields: Fields = columns.iter().map(field).collect();
    let arrays = columns.into_iter().map(|(_, array)| array).collect();
    Arc::new(StructArray::new(fields, arrays, validity.finish()))
}

/// Appends bytes of the length of the column, or null.
pub(crate) fn append_bytes(bytes: Option<&[u8]>, column: &mut FixedSizeBinaryBuilder) {
    let is_appended = bytes.is_some_and(|bytes| column.append_value(bytes).is_ok());
    if !is_appended {
        column.append_null();
    }
}
