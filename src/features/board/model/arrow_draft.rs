//! An arrow that is being drawn from square to square, with keys or clicks.

use tabiya_chess::Square;
use tabiya_notation::annotations::MarkColor;

/// An arrow without an end, and possibly without a beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrowDraft {
    /// The square where it begins; `None` if the arrow was chosen from a menu and has no square yet.
    pub from: Option<Square>,
    /// Its colour.
    pub color: MarkColor,
}
