//! The findings in a table that is being written again.

use crate::games::{Columns, RowPart, RowSpan};
use std::sync::Arc;
use tabiya_lines::decoding::Encoding;

/// The encoding of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) encoding: Encoding,
    pub(super) mark: &'static [u8],
}

/// The finding in a part of the stream.
pub(super) enum Looked {
    /// Rows.
    Rows(RowPart, Vec<RowSpan>, Arc<Columns>, Shape),
    /// The end of the stream; a byte of UTF-16 may be left over.
    End(Option<u8>),
}
