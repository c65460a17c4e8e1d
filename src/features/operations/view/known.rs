//! The moves of the current record, parsed once for each position and text.

use crate::model::state::State;
use std::rc::Rc;
use tabiya_chess::Position;
use tabiya_notation::operations::{FaultKind, Row};
use tabiya_notation::record_moves::{RecordMoves, record_moves};

/// The moves of the current record.
#[derive(Debug, Default)]
pub(crate) struct KnownMoves {
    of: Option<(Position, Vec<u8>)>,
    moves: Rc<RecordMoves>,
}

impl KnownMoves {
    /// Returns the moves of the record on the board.
    pub(crate) fn look_at(&mut self, state: &State) -> Rc<RecordMoves> {
        let document = state.shared.document();
        let (position, tail) = (document.position(), document.operations());
        let is_known = |(known, text): &(Position, Vec<u8>)| known == position && text == tail;
        if !self.of.as_ref().is_some_and(is_known) {
            self.moves = Rc::new(record_moves(position, tail));
            self.of = Some((*position, tail.to_vec()));
        }
        Rc::clone(&self.moves)
    }
}

/// Removes remarks on the form of moves from rows whose moves were parsed, because the faults that the parser reports
/// are more precise.
pub(super) fn without_forms(rows: &mut [Row], moves: &RecordMoves) {
    for operation in &moves.operations {
        if let Some(row) = rows.get_mut(operation.row) {
            row.faults.retain(|fault| {
                !matches!(
                    fault.kind,
                    FaultKind::CoordinateMove
                        | FaultKind::LooseMove
                        | FaultKind::NeedsMove
                        | FaultKind::NotFirstOfVariation
                )
            });
        }
    }
}
