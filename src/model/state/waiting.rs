//! Actions that wait until a row has been read.

use crate::model::action::Action;
use crate::reach::Reach;
use std::collections::VecDeque;
use tabiya_desktop::tasks::TaskId;

/// The actions on one document that wait for one of its rows, in order. The first action is the one that needs
/// the row.
#[derive(Debug)]
pub struct Waiting {
    /// The task that reads the row.
    pub fetch: TaskId,
    /// The number of the row.
    pub row: u64,
    /// The waiting actions.
    pub actions: VecDeque<Action>,
}

impl Waiting {
    /// Whether anything waits besides moves to another row. Closing the document would lose it.
    pub fn has_changes(&self) -> bool {
        self.actions
            .iter()
            .any(|action| action.reach() == Reach::Changes)
    }
}
