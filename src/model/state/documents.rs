//! Which documents are open, and which of them is in front.

use crate::model::action::Message;
use crate::model::state::{Effect, Shared};
use tabiya_collection::document::{Document, DocumentId};

impl Shared {
    /// Shows another document.
    pub(crate) fn select_document(&mut self, id: DocumentId) {
        self.send(Message::NothingInFront);
        let found = self
            .documents
            .iter()
            .position(|document| document.id() == id);
        if let Some(place) = found.filter(|place| *place != self.active) {
            self.end_draft();
            self.active = place;
            self.effects.push(Effect::ShowCurrentRow);
        }
    }

    /// Whether there is only the document that the program began with, and nobody touched it.
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

    /// Shows a document, in the place of the one that the program began with if nobody touched that.
    pub(crate) fn show_document(&mut self, document: Document) {
        if self.is_untouched() {
            self.documents[0] = document;
            self.effects.push(Effect::ShowCurrentRow);
        } else {
            self.add_document(document);
        }
    }

    /// Whether the user types, or is asked something: then nothing else comes in front.
    pub(crate) fn is_user_busy(&self) -> bool {
        let is_listing = self.piece_list.as_ref().is_some_and(|list| !list.is_left);
        self.draft.is_some() || is_listing || self.question().is_some()
    }

    /// Adds a document among the others in the order in which they were asked for, and shows it, unless
    /// the user's hands are somewhere else just now or a later one is shown already.
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
            self.effects.push(Effect::ShowCurrentRow);
        }
    }

    /// Takes a document away. The last one leaves an empty new one behind.
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
        self.effects.push(Effect::ShowCurrentRow);
    }
}
