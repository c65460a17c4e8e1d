//! Compares the moves of a record with the mate that `dm` or `bm #3` announces. There is no search.

use super::found::{MoveFault, MoveFaultKind, MoveOperation, RecordMoves};
use crate::opcodes::OpcodeMeaning;
use crate::operations::operations;
use tabiya_chess::{Mover, Piece, Position, Role};

/// Compares the first announcement of a mate with the side to move and with the given moves.
pub(super) fn compare(position: &Position, tail: &[u8], found: &mut RecordMoves) {
    let all = operations(tail).enumerate();
    let mut announcing =
        all.filter_map(|(row, operation)| Some((row, operation.announced_mate()?, operation)));
    let Some((row, announced, operation)) = announcing.next() else {
        return;
    };
    let Ok(mover) = Mover::new(position) else {
        return;
    };
    let kind = of_side(&mover).or_else(|| {
        let mut operations = found.operations.iter();
        operations.find_map(|operation| contradiction(&mover, operation, announced))
    });
    if let Some(kind) = kind {
        let span = operation.operand_span();
        found.faults.push(MoveFault { row, span, kind });
    }
}

/// The reason why the side to move cannot mate at all.
fn of_side(mover: &Mover) -> Option<MoveFaultKind> {
    let position = mover.position();
    let side = position.side_to_move;
    let men = position.board.men(side);
    if mover.is_over() {
        Some(MoveFaultKind::GameOver)
    } else if men == position.board.squares_of(Piece::new(side, Role::King)) {
        Some(MoveFaultKind::KingAlone)
    } else {
        None
    }
}

fn contradiction(
    mover: &Mover,
    operation: &MoveOperation,
    announced: u64,
) -> Option<MoveFaultKind> {
    let is_told = matches!(
        operation.meaning,
        OpcodeMeaning::BestMoves | OpcodeMeaning::PredictedVariation
    );
    if !is_told || !operation.is_whole() {
        return None;
    }
    if operation.is_line {
        return of_line(*mover, operation, announced);
    }
    operation.played().find_map(|played| {
        let is_mate = mover.after(played).is_checkmate();
        match (is_mate, announced) {
            (true, 1) => None,
            (true, _) => Some(MoveFaultKind::MatesIn(1)),
            (false, 1) => Some(MoveFaultKind::NoMate),
            (false, _) => None,
        }
    })
}

fn of_line(mover: Mover, line: &MoveOperation, announced: u64) -> Option<MoveFaultKind> {
    let plies = line.words.len() as u64;
    let end = line
        .played()
        .fold(mover, |mover, played| mover.after(played));
    let moves = plies.div_ceil(2);
    let is_by_side = plies % 2 == 1;
    if end.is_checkmate() {
        return match is_by_side {
            true if moves == announced => None,
            true => Some(MoveFaultKind::MatesIn(moves)),
            false => Some(MoveFaultKind::IsMated),
        };
    }
    // A variation may end one move before the mate.
    let is_long_enough = announced <= moves;
    (is_long_enough || end.is_over()).then_some(MoveFaultKind::NoMate)
}
