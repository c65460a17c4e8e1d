//! The operations that still hold after a move.

use super::{operations, remove};
use crate::annotations::{Annotations, with_annotations};
use crate::opcodes::OpcodeMeaning;

/// The operations of the position after a move, given those of the position before it.
///
/// Moves, evaluations and drawings of that position are removed. The name of the record, comments, remarks
/// and unknown opcodes are kept.
///
/// ```
/// use tabiya_notation::operations::after_move;
///
/// assert_eq!(after_move(br#"bm e4; id "start"; ce 30;"#), br#"id "start";"#);
/// ```
pub fn after_move(tail: &[u8]) -> Vec<u8> {
    let undrawn = with_annotations(tail, &Annotations::default());
    let mut tail = undrawn.unwrap_or_else(|_| tail.to_vec());
    let is_past = |opcode: &[u8]| OpcodeMeaning::of(opcode).is_some_and(is_of_one_position);
    let past: Vec<usize> = operations(&tail)
        .enumerate()
        .filter(|(_, operation)| is_past(operation.opcode()))
        .map(|(row, _)| row)
        .collect();
    // From the last to the first, so that removing a row does not renumber the ones that follow.
    for row in past.into_iter().rev() {
        // An operation that cannot be removed without harm to others stays.
        tail = remove(&tail, row).unwrap_or(tail);
    }
    tail
}

/// Whether an operation describes one position and does not hold after a move.
fn is_of_one_position(meaning: OpcodeMeaning) -> bool {
    match meaning {
        OpcodeMeaning::AnalysisDepth
        | OpcodeMeaning::AnalysisMilliseconds
        | OpcodeMeaning::AnalysisNodes
        | OpcodeMeaning::AnalysisSeconds
        | OpcodeMeaning::AvoidMoves
        | OpcodeMeaning::BestMoves
        | OpcodeMeaning::CentipawnEvaluation
        | OpcodeMeaning::DirectMate
        | OpcodeMeaning::DistanceToZeroing
        | OpcodeMeaning::DrawAccept
        | OpcodeMeaning::DrawClaim
        | OpcodeMeaning::DrawOffer
        | OpcodeMeaning::DrawReject
        | OpcodeMeaning::PerftCount(_)
        | OpcodeMeaning::PredictedMove
        | OpcodeMeaning::PredictedVariation
        | OpcodeMeaning::RepetitionCount
        | OpcodeMeaning::Resign
        | OpcodeMeaning::SuppliedMove
        | OpcodeMeaning::SuppliedVariation
        | OpcodeMeaning::WinDrawLoss => true,
        OpcodeMeaning::Comment(_)
        | OpcodeMeaning::Eco
        | OpcodeMeaning::FullmoveNumber
        | OpcodeMeaning::GameSelector
        | OpcodeMeaning::HalfmoveClock
        | OpcodeMeaning::Identification
        | OpcodeMeaning::Nic
        | OpcodeMeaning::NoOperation
        | OpcodeMeaning::Receiver
        | OpcodeMeaning::Sender
        | OpcodeMeaning::Variant
        | OpcodeMeaning::VariationName(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::after_move;

    #[test]
    fn operations_about_the_position_are_dropped_and_names_of_the_record_stay() {
        let tails: [(&str, &str); 5] = [
            ("bm Nf6+; id \"WAC 7\";", "id \"WAC 7\";"),
            (
                "id \"7\"; dm 3; ce 120; c0 \"Mate\";",
                "id \"7\"; c0 \"Mate\";",
            ),
            ("c0 \"[%cal Gd5f6]\";", ""),
            ("c0 \"Look [%csl Re4]\"; xy 1;", "c0 \"Look \"; xy 1;"),
            ("", ""),
        ];
        for (before, after) in tails {
            let kept = after_move(before.as_bytes());
            let kept = String::from_utf8_lossy(&kept);
            let plain = |text: &str| text.replace("Look \"", "Look\"");
            assert_eq!(plain(kept.trim()), plain(after), "{before}");
        }
    }
}
