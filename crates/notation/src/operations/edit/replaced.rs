//! A tail with other bytes in one place.

use std::ops::Range;

/// Returns a tail with other bytes in the place of a span.
pub(super) fn replaced(tail: &[u8], span: Range<usize>, new: &[u8]) -> Vec<u8> {
    let before = tail.get(..span.start).unwrap_or_default();
    let behind = tail.get(span.end..).unwrap_or_default();
    [before, new, behind].concat()
}
