//! The mark of certified records, and the cut of their solutions.

use super::solution::ClaimedSolution;
use super::turns::Certified;
use tabiya_chess::Position;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{operations, set};
use tabiya_notation::record_moves::record_moves;

/// The opcode of the mark.
pub const OPCODE: &str = "certified";

/// Whether a record has the mark.
pub fn is_marked(tail: &[u8]) -> bool {
    operations(tail).any(|operation| operation.opcode() == OPCODE.as_bytes())
}

/// The operations with the mark; one that is there is replaced. `None` if it cannot be added.
///
/// ```
/// use tabiya_collection::certify::{TableJudge, certify, marked};
/// use tabiya_notation::record::read_record;
///
/// let record = read_record(b"k7/8/1K6/8/8/8/8/7R w - -").unwrap();
/// let tail = b"bm Rh8#;";
/// let certified = certify(&record.position, tail, &mut TableJudge { shelf: None }).unwrap();
/// assert_eq!(marked(tail, &certified).unwrap(), b"bm Rh8#; certified 1 tables;");
/// ```
pub fn marked(tail: &[u8], certified: &Certified) -> Option<Vec<u8>> {
    let operands = format!("{} {}", certified.turns, certified.by);
    set(tail, OPCODE, &operands).ok()
}

/// The operations with the solution (`pv`, or a line in `bm`) cut after this number of moves. All other bytes stay, and
/// so do other lines of play.
pub fn with_cut_line(position: &Position, tail: &[u8], plies: usize) -> Vec<u8> {
    let Some(solution) = ClaimedSolution::of(position, tail) else {
        return tail.to_vec();
    };
    let rows = record_moves(position, tail).operations;
    let mut cut = tail.to_vec();
    // From the last to the first, so that the places of the others stay valid.
    for row in rows.iter().rev().filter(|row| row.is_line) {
        let is_solution = matches!(
            row.meaning,
            OpcodeMeaning::PredictedVariation | OpcodeMeaning::BestMoves
        ) && row.played().eq(solution.line.iter().copied());
        let kept = plies.checked_sub(1).and_then(|last| row.words.get(last));
        if let (true, Some(kept), Some(last)) = (is_solution, kept, row.words.last())
            && kept.span.end < last.span.end
        {
            cut.drain(kept.span.end..last.span.end);
        }
    }
    let is_same = operations(&cut).count() == operations(tail).count();
    if is_same { cut } else { tail.to_vec() }
}
