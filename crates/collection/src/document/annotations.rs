//! Arrows and square marks of the current line, which its operations record.
//!
//! They are in a `c` operation of the line and nowhere else. They are read in each frame, and a change of them is an
//! edit of the operations: one undo step. (The window alone draws the outlined arrows of best moves; no diagram has
//! them.)

use super::current::Document;
use super::edit::Edit;
use tabiya_notation::annotations::{Annotations, annotations, with_annotations};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::operations::EditError;

impl Document {
    /// Returns the arrows and marks of the current line.
    pub fn annotations(&self) -> Annotations {
        annotations(self.operations())
    }

    /// Replaces all arrows and marks by these, as one step of undo. A line that is not a record
    /// becomes one. Returns whether anything changed.
    ///
    /// # Errors
    /// When the other operations could not be read back unchanged; then nothing has changed.
    pub fn annotate(&mut self, wanted: &Annotations, style: FenStyle) -> Result<bool, EditError> {
        let old = self.operations();
        let new = with_annotations(old, wanted)?;
        if new == old {
            return Ok(false);
        }
        self.write_operations(&new, style, None);
        Ok(true)
    }

    /// Returns the operations with the arrows and marks moved as a change of the whole board moves
    /// them; `None` if they stay as they are.
    pub(super) fn operations_after(&self, edit: Edit) -> Option<Vec<u8>> {
        if self.keeps_its_line() {
            return None;
        }
        let old = self.operations();
        let drawn = annotations(old);
        let moved = edit.annotations_after(&drawn);
        if moved == drawn {
            return None;
        }
        let new = with_annotations(old, &moved).ok()?;
        (new != old).then_some(new)
    }
}
