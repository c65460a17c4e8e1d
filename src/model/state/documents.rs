//! The open documents, which of them is shown, and queries about running tasks and waiting actions.

use crate::model::action::{Action, SessionAction};
use crate::model::state::{RunningTask, Shared, WaitingActions, WindowEffect};
use tabiya_collection::document::{Document, DocumentId};

impl Shared {
    /// Shows another document.
    pub(crate) fn select_document(&mut self, id: DocumentId) {
        self.send(SessionAction::NothingInFront);
        let found = self
            .documents
            .iter()
            .position(|document| document.id() == id);
        if let Some(place) = found.filter(|place| *place != self.active) {
            self.end_draft();
            self.active = place;
            self.effects.push(WindowEffect::ShowCurrentRow);
        }
    }

    /// Whether the initial document is the only one and still unchanged.
    pub(crate) fn is_untouched(&self) -> bool {
        let document = self.document();
        self.documents.len() == 1
            && self.draft.is_none()
            && self.piece_list.is_none()
            && document.path().is_none()
            && document.origin().is_none()
            && document.is_whole()
            && !document.is_modified()
            && !document.can_undo()
            && !document.can_redo()
            && document.rows().len() == 1
            && document.position() == &tabiya_chess::Position::start()
    }

    /// Shows a document, replacing the initial one if that is unchanged.
    pub(crate) fn show_document(&mut self, document: Document) {
        if self.is_untouched() {
            self.documents[0] = document;
            self.effects.push(WindowEffect::ShowCurrentRow);
        } else {
            self.add_document(document);
        }
    }

    /// Whether the user is typing or has a question to answer. No other document is shown then.
    pub(crate) fn is_user_busy(&self) -> bool {
        let is_listing = self.piece_list.as_ref().is_some_and(|list| !list.is_left);
        self.draft.is_some() || is_listing || self.question().is_some()
    }

    /// Inserts a document among the others in the order in which they were requested. Shows it unless the user is
    /// busy elsewhere or a later one is already shown.
    pub(crate) fn add_document(&mut self, document: Document) {
        let id = document.id();
        let is_busy = self.is_user_busy();
        let shown = self.document().id();
        let place = self.documents.partition_point(|other| other.id() < id);
        self.documents.insert(place, document);
        if is_busy || id < shown {
            self.active += usize::from(place <= self.active);
        } else {
            self.active = place;
            self.effects.push(WindowEffect::ShowCurrentRow);
        }
    }

    /// Removes a document. Removing the last one leaves an empty new one.
    pub(crate) fn remove_document(&mut self, id: DocumentId) {
        let is_it = |document: &Document| document.id() == id;
        let Some(place) = self.documents.iter().position(is_it) else {
            return;
        };
        self.documents.remove(place);
        if self.documents.is_empty() {
            let document = self.new_document();
            self.documents.push(document);
        }
        if self.active > place || self.active == self.documents.len() {
            self.active -= 1;
        }
        self.effects.push(WindowEffect::ShowCurrentRow);
    }
}

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
    pub fn held_up(&self) -> impl Iterator<Item = (&Document, &WaitingActions)> {
        let is_silent = |waiting: &WaitingActions| {
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
        document.is_modified() || waiting.is_some_and(WaitingActions::has_changes)
    }

    /// Queues an action on a document after those that already wait. Returns whether any action waits.
    pub(crate) fn wait_behind(&mut self, id: DocumentId, action: Action) -> bool {
        let waiting = self.waiting.get_mut(&id);
        waiting
            .map(|waiting| waiting.actions.push_back(action))
            .is_some()
    }
}
