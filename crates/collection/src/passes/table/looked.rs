//! What is found in a table that is to be written again.

use crate::games::{Columns, RowPart, RowSpan};
use std::sync::Arc;
use tabiya_lines::decoding::Encoding;

/// How the table is encoded.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) encoding: Encoding,
    pub(super) mark: &'static [u8],
}

/// What was found in a part of the stream.
pub(super) enum Looked {
    /// These rows.
    Rows(RowPart, Vec<RowSpan>, Arc<Columns>, Shape),
    /// Its end; a byte of UTF-16 may be left.
    End(Option<u8>),
}
