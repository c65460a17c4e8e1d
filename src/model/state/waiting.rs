//! What has to wait until a row has been read.

use crate::command::Reach;
use crate::model::action::Action;
use std::collections::VecDeque;
use tabiya_desktop::tasks::TaskId;

/// Actions on one document that wait for a row of it, in their order. The first is the one that needs
/// the row.
#[derive(Debug)]
pub struct Waiting {
    /// The task that reads it.
    pub fetch: TaskId,
    /// Which row.
    pub row: u64,
    /// The actions.
    pub actions: VecDeque<Action>,
}

impl Waiting {
    /// Whether more than going to another row waits: whoever closes the document would lose it.
    pub fn has_changes(&self) -> bool {
        self.actions.iter().any(changes)
    }
}

fn changes(action: &Action) -> bool {
    if let Action::Run(command) = action {
        return command.row().reach == Reach::Changes;
    }
    !matches!(
        action,
        Action::SelectRow(_)
            | Action::SelectRows(_)
            | Action::SelectSquare(_)
            | Action::SelectBlock(_)
            | Action::GoToLine(_)
            | Action::ShowRows(_)
            | Action::GroupEnded(_)
            | Action::DraftEnded
            | Action::PieceListEnded
            | Action::CopyAs(_)
    )
}
