//! An arrow that is being drawn by keys.

use crate::chess::Square;
use crate::notation::annotations::MarkColor;

/// An arrow that begins on a square and is to end where the cursor will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrowDraft {
    /// Where it begins.
    pub from: Square,
    /// Its colour.
    pub color: MarkColor,
}
