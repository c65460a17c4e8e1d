//! What happens to the operations of a record. They belong to the document, so nothing else is stored here.

use crate::reach::Reach;
use tabiya_collection::document::{OperationEdit, UndoGroup};

/// This feature's part of the state.
#[derive(Clone, Copy, Debug, Default)]
pub struct OperationsState;

/// Actions on the operations of a record.
#[derive(Debug)]
pub enum OperationsAction {
    /// Put the keyboard into the first operation.
    GoToFirst,
    /// Change the operations of the current line.
    EditOperations(OperationEdit, Option<UndoGroup>),
}

impl OperationsAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Changes
    }
}
