//! What is asked about what goes on and what waits.

use crate::model::action::Action;
use crate::model::state::{RunningTask, Shared, Waiting};
use tabiya_collection::document::{Document, DocumentId};

impl Shared {
    /// Whether a diagram or pages with diagrams are being written.
    pub fn is_publishing(&self) -> bool {
        self.tasks
            .iter()
            .any(|running| running.task.is_publishing())
    }

    /// Whether a dialog of the system is open.
    pub fn is_asking_system(&self) -> bool {
        self.tasks.iter().any(RunningTask::is_asking_system)
    }

    /// A dialog of the system that has not answered for so long that perhaps nobody sees it.
    pub fn silent_dialog(&self) -> Option<&RunningTask> {
        let is_silent =
            |running: &&RunningTask| running.is_asking_system() && running.progress.is_some();
        self.tasks.iter().find(is_silent)
    }

    /// Whether the system can be asked for a file now: no dialog of its is open, or one that will be
    /// given up since it does not answer.
    pub fn can_ask_system(&self) -> bool {
        !self.is_asking_system() || self.silent_dialog().is_some()
    }
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
