//! Rows as text for the clipboard.

use crate::collection::{ReadError, RowSet, Rows};
use crate::notation::line_text::text_of_line;
use std::ops::ControlFlow;

/// The lines of a selection, each with a line end; how many there are. `None` if `progress` says so.
pub(super) fn copy_lines(
    rows: &Rows,
    selection: &RowSet,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Option<(String, u64)>, ReadError> {
    let mut text = String::new();
    let mut copied = 0;
    for row in selection.iter() {
        if progress(copied, selection.count()).is_break() {
            return Ok(None);
        }
        text.push_str(&text_of_line(&rows.read_line(row)?));
        text.push('\n');
        copied += 1;
    }
    Ok(Some((text, copied)))
}
