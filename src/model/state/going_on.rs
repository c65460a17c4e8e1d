//! Queries about running tasks and waiting actions.

use crate::model::action::Action;
use crate::model::state::{RunningTask, Shared, Waiting};
use tabiya_collection::document::{Document, DocumentId};

impl Shared {
    /// Whether a diagram or pages of diagrams are being written.
    pub fn is_publishing(&self) -> bool {
        self.tasks
            .iter()
            .any(|running| running.task.is_publishing())
    }

    /// Whether a system dialog is open.
    pub fn is_asking_system(&self) -> bool {
        self.tasks.iter().any(RunningTask::is_asking_system)
    }

    /// A system dialog that has been open without an answer for so long that it may be invisible.
    pub fn silent_dialog(&self) -> Option<&RunningTask> {
        let is_silent =
            |running: &&RunningTask| running.is_asking_system() && running.progress.is_some();
        self.tasks.iter().find(is_silent)
    }

    /// Whether the system's file dialog can be opened now: none is open, or the open one does not answer and will be
    /// abandoned.
    pub fn can_ask_system(&self) -> bool {
        !self.is_asking_system() || self.silent_dialog().is_some()
    }
}

impl Shared {
    /// The documents and their actions that wait for a disk that has not answered for a second.
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

    /// Whether closing a document would lose unsaved changes.
    pub fn has_unsaved(&self, document: &Document) -> bool {
        let waiting = self.waiting.get(&document.id());
        document.is_modified() || waiting.is_some_and(Waiting::has_changes)
    }

    /// Queues an action on a document after those that already wait. Returns whether any action waits.
    pub(crate) fn wait_behind(&mut self, id: DocumentId, action: Action) -> bool {
        let waiting = self.waiting.get_mut(&id);
        waiting
            .map(|waiting| waiting.actions.push_back(action))
            .is_some()
    }
}
