//! What has to wait until a row has been read.

use super::Shared;
use crate::app::action::Action;
use crate::command::Reach;
use crate::document::{Document, DocumentId};
use crate::tasks::TaskId;
use std::collections::VecDeque;

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

impl Shared {
    /// What waits for a disk that has not answered for a second, with the document that it is about.
    pub fn held_up(&self) -> impl Iterator<Item = (&Document, &Waiting)> {
        let is_silent = |waiting: &Waiting| {
            let running = self.tasks.get(waiting.fetch);
            running.is_some_and(|running| running.is_silent)
        };
        let of = |(id, waiting): (&DocumentId, _)| Some((self.document_by_id(*id)?, waiting));
        let all = self.waiting.iter();
        all.filter(move |(_, waiting)| is_silent(waiting))
            .filter_map(of)
    }

    /// Whether closing a document would lose something that is not saved.
    pub fn has_unsaved(&self, document: &Document) -> bool {
        let waiting = self.waiting.get(&document.id());
        document.is_modified() || waiting.is_some_and(Waiting::has_changes)
    }

    /// Lets an action on a document wait behind what waits for it. Returns whether anything does.
    pub(crate) fn wait_behind(&mut self, id: DocumentId, action: Action) -> bool {
        let waiting = self.waiting.get_mut(&id);
        waiting
            .map(|waiting| waiting.actions.push_back(action))
            .is_some()
    }
}
