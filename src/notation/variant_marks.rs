//! What variants of chess add to a FEN: pieces in hand, promoted pieces, checks.

use crate::chess::{Piece, Square};
use std::ops::Range;

/// What variants of chess add to a FEN. Standard FEN has no place for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariantMarks {
    /// The pieces in hand of Crazyhouse and Bughouse, in the order of the text: `[QRnp]`. `None`
    /// when there is no pocket, empty when it is there and empty.
    pub pocket: Option<Vec<Piece>>,
    /// The pieces that are promoted pawns: `Q~`.
    pub promoted: Vec<Square>,
    /// The counters of Three-check.
    pub checks: Option<CheckCounters>,
    /// Where all this stands: bytes of the line, in its order.
    pub spans: Vec<Range<usize>>,
}

/// The counters of Three-check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckCounters {
    /// White's.
    pub white: u8,
    /// Black's.
    pub black: u8,
    /// Whether they count the checks given so far (`+0+0`) and not those that are still to be
    /// given (`3+3`).
    pub are_given: bool,
}
