//! The moves that operations of a record name (`bm`, `am`, `pm`, `sm`, `pv`, `sv`), read as moves of its
//! position, and `dm` beside them.
//!
//! Promises: nothing is guessed. A move that is spelled otherwise than the standard has it is told with the
//! spelling that it should have, one that is none with the reason; repairing changes the bytes of those
//! operands and no others. Nothing is searched: of a mate only that is told which the moves show by themselves.

mod fault;
mod found;
mod glance;
mod mate;
mod read;
mod repair;
mod words;

pub use fault::{MoveFault, MoveFaultKind};
pub use found::{MoveOperation, MoveWord, RecordMoves};
pub use glance::may_name_moves;
pub use read::record_moves;
pub use repair::with_standard_moves;

use tabiya_chess::Level;
use tabiya_chess::Position;

/// What is wrong in a file with the moves of a record; empty for nearly all, which takes little time to see.
pub fn move_faults_in_file(position: &Position, tail: &[u8]) -> Vec<MoveFault> {
    if glance::are_all_exact(position, tail) {
        return Vec::new();
    }
    let mut faults = record_moves(position, tail).faults;
    faults.retain(|fault| fault.kind.level() < Level::Note);
    faults
}
