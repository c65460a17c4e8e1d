//! The lines that the user wrote, without those of the file.

use crate::collection::{LineId, Rows, Source};
use std::sync::Arc;

/// The rows that are no lines of the file, in their order, as rows of their own.
pub(super) fn own_lines(rows: &Rows) -> Rows {
    let mut lines = Vec::new();
    rows.each_line_id(0..rows.len(), |_, line| {
        if let LineId::Own(line) = line {
            lines.extend(rows.own_line(line).map(<[u8]>::to_vec));
        }
    });
    let mut own = Rows::new(Arc::new(Source::empty()));
    if let Some(span) = own.add_own_lines(lines) {
        own.splice(0, 0, &[span]);
    }
    own
}
