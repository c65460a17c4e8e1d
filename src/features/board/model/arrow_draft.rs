//! An arrow that is being drawn from square to square, by keys or clicks.

use tabiya_chess::Square;
use tabiya_notation::annotations::MarkColor;

/// An arrow of which one end or none is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrowDraft {
    /// Where it begins; nowhere yet when it was chosen from a menu.
    pub from: Option<Square>,
    /// Its colour.
    pub color: MarkColor,
}
