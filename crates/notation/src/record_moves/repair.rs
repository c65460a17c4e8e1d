//! Moves in standard algebraic notation.

use super::fault::MoveFaultKind;
use super::read::record_moves;
use crate::operations::{operations, respelled};
use tabiya_chess::Level;
use tabiya_chess::Position;

/// The operations with a standard spelling of each move that some programs could not read; `None` if there is
/// no such move. All other bytes stay.
pub fn with_standard_moves(position: &Position, tail: &[u8]) -> Option<Vec<u8>> {
    let faults = record_moves(position, tail).faults;
    let mut new = tail.to_vec();
    // From the last to the first, so that the places of the others stay valid.
    for fault in faults.iter().rev() {
        let MoveFaultKind::Spelling { standard, .. } = &fault.kind else {
            continue;
        };
        if fault.kind.level() == Level::Repair
            && let Ok(better) = respelled(&new, fault.row, fault.span.clone(), standard)
        {
            new = better;
        }
    }
    debug_assert_eq!(operations(tail).count(), operations(&new).count());
    (new != tail).then_some(new)
}
