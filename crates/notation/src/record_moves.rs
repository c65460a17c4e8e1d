//! The moves in the operations of a record (`bm`, `am`, `pm`, `sm`, `pv`, `sv`), read as moves of its
//! position, and the distance to mate (`dm`).
//!
//! Nothing is guessed. A move with a nonstandard spelling is reported with the standard one, a move that is not
//! legal with the reason. A repair changes the bytes of these operands and no others. There is no search: a
//! claim of mate is compared with the given moves only.
//!
//! ```
//! use tabiya_chess::Position;
//! use tabiya_notation::record_moves::{record_moves, with_standard_moves};
//!
//! let start = Position::start();
//! let found = record_moves(&start, b"bm 0-0 g1f3;");
//! let codes: Vec<_> = found.faults.iter().map(|fault| fault.kind.code()).collect();
//! assert_eq!(codes, ["wrong_move", "move_spelling"]);
//!
//! let repaired = with_standard_moves(&start, b"bm g1f3; acd 9;");
//! assert_eq!(repaired.as_deref(), Some(&b"bm Nf3; acd 9;"[..]));
//! ```
//!
//! # Cost and scope
//!
//! Correct moves cost almost nothing: while the reader of exact EPD splits the operations, it notes whether one of them
//! names moves, and a move that `read_exact_san` accepts needs no text. Only the rest is read in full and reported with
//! its bytes.
//!
//! Faults that count in a file (`move_faults_in_file`) are shown by *Check*, the marks of the list, *Find* and *Repair
//! all*. The table of operations also shows notes that no reader needs, such as a missing check sign. If nothing is
//! wrong with the position, the verdict above the board names the worst fault of the moves. [`crate::judgement`]
//! ignores moves: a line with a wrong move is as exact as before, and `convert` accepts it. Moves that would be read
//! differently after a repair (a line of play where alternatives belong) are reported and left alone.

mod found;
mod mate;
mod read;
mod words;

pub use found::{MoveFault, MoveFaultKind, MoveOperation, MoveWord, RecordMoves};
pub use read::record_moves;
pub use words::may_name_moves;

use super::opcodes::OpcodeMeaning;
use super::operations::{AnnouncedMate, operations, rename, replace_operands, respelled};
use tabiya_chess::{Level, Position};

/// The faults of the moves of a record in a file, without mere notes. Records without faults, which are
/// nearly all, take little time.
pub fn move_faults_in_file(position: &Position, tail: &[u8]) -> Vec<MoveFault> {
    if words::are_all_exact(position, tail) {
        return Vec::new();
    }
    let mut faults = record_moves(position, tail).faults;
    faults.retain(|fault| fault.kind.level() < Level::Note);
    faults
}

/// The operations with the standard spelling of each move that some programs could not read; `None` if there is no such
/// move. All other bytes stay.
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

/// Replaces a lone mate in the place of the best moves by the operation for mates: `bm #5` becomes `dm 5`. `None` if
/// there is no such operation, or the record has a `dm`. Other programs expect moves after `bm`.
///
/// ```
/// use tabiya_notation::record_moves::with_direct_mate;
///
/// let new = with_direct_mate(b"bm #5; id \"1\";");
/// assert_eq!(new.as_deref(), Some(&b"dm 5; id \"1\";"[..]));
/// assert_eq!(with_direct_mate(b"bm Qh7 #5;"), None);
/// ```
pub fn with_direct_mate(tail: &[u8]) -> Option<Vec<u8>> {
    let has_direct_mate =
        operations(tail).any(|operation| operation.meaning() == Some(OpcodeMeaning::DirectMate));
    if has_direct_mate {
        return None;
    }
    let mut best = operations(tail)
        .enumerate()
        .filter(|(_, operation)| operation.meaning() == Some(OpcodeMeaning::BestMoves));
    let (row, operation) = best.next()?;
    // Several of them count together.
    if best.next().is_some() {
        return None;
    }
    let mut operands = operation.operands();
    let only = operands.next().filter(|_| operands.next().is_none())?;
    let AnnouncedMate::Mates(moves) = AnnouncedMate::of_word(&only.value())? else {
        return None;
    };
    let renamed = rename(tail, row, "dm").ok()?;
    replace_operands(&renamed, row, moves.to_string().as_bytes()).ok()
}
