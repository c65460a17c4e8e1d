//! Actions on the operations of a record. The operations belong to the document, so the state has nothing else to hold.

use crate::reach::Reach;
use tabiya_collection::document::{OperationEdit, UndoGroup};

/// This feature's part of the state.
#[derive(Clone, Copy, Debug, Default)]
pub struct OperationsState;

/// Actions on the operations of a record.
#[derive(Debug)]
pub enum OperationsAction {
    /// Move the keyboard focus to the first operation.
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
