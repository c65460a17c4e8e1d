//! What is said to the user: what was done, what could not be done, and until when that stands.

use crate::features::board::model::offer::Offer;
use crate::model::action;
use crate::model::state::{Message, MessageOffer, Shared};
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, Edit, StateId};
use tabiya_collection::passes::PassError;
use tabiya_lines::ReadError;
use tabiya_picture::Thumbnail;
use tabiya_text::{tr, tr_with};

impl Shared {
    /// Says what has changed, to those who do not see it. What was said before is done with.
    pub fn announce(&mut self, text: String) {
        self.message = None;
        self.announcement = text;
    }

    /// Says that something was done.
    pub fn inform(&mut self, text: String) {
        self.say(text, false, None);
    }

    /// Says that something was done, with a button for what may come next.
    pub fn inform_offering(&mut self, text: String, offer: MessageOffer) {
        self.say(text, false, Some(offer));
    }

    fn say(&mut self, text: String, is_error: bool, offer: Option<MessageOffer>) {
        let number = self.next_number();
        self.message = Some(Message {
            number,
            text,
            is_error,
            offer,
            picture: None,
        });
    }

    /// Says that the current position was changed, and offers another change in the place of that.
    pub fn inform_offering_change(&mut self, text: String, text_id: &'static str, edit: Edit) {
        let seen = self.shown();
        let offer = MessageOffer::Change(Offer {
            text_id,
            edit,
            seen,
        });
        self.inform_offering(text, offer);
    }

    /// What is shown: the document, its row and its content.
    pub fn shown(&self) -> (DocumentId, u64, StateId) {
        let document = self.document();
        (document.id(), document.row(), document.state_id())
    }

    /// Shows beside what was just said what it is about.
    pub fn show_picture(&mut self, picture: Arc<Thumbnail>) {
        if let Some(message) = &mut self.message {
            message.picture = Some(picture);
        }
    }

    /// Says that something went wrong with a file. It stays until the user has taken note, whatever
    /// else goes well meanwhile.
    pub fn report_failure(&mut self, text: String) {
        if !self.failures.contains(&text) {
            self.failures.push(text);
        }
    }

    /// Says that something went wrong with a diagram. It stays until a diagram is made, or the user
    /// has taken note.
    pub fn report_diagram_failure(&mut self, text: String) {
        self.diagram_failures.push(text.clone());
        self.report_failure(text);
    }

    /// A diagram was made: what went wrong with diagrams before is done with.
    pub fn forget_diagram_failures(&mut self) {
        let forgotten = std::mem::take(&mut self.diagram_failures);
        self.failures.retain(|text| !forgotten.contains(text));
    }

    /// Says that something could not be done, until something else is done.
    pub fn complain(&mut self, text: String) {
        self.say(text, true, None);
    }

    /// What could not be done: failures until they are dismissed, and what was said last.
    pub fn errors(&self) -> Vec<&str> {
        let passing = self.message.as_ref().filter(|message| message.is_error);
        let passing = passing.map(|message| message.text.as_str());
        let failures = self.failures.iter().map(String::as_str);
        failures.chain(passing).collect()
    }

    /// Work on rows could not be done.
    pub(crate) fn pass_failed(&mut self, error: &PassError) {
        match error {
            PassError::Cancelled => self.inform(tr("message-cancelled")),
            PassError::TooManyLines => self.report_failure(tr("message-too-many-lines")),
            PassError::Read(error) => self.not_read(error),
        }
    }

    /// Rows could not be read.
    pub(crate) fn not_read(&mut self, error: &ReadError) {
        if matches!(error, ReadError::Changed) {
            self.complain(tr("message-row-lost"));
            self.send(action::Message::LookAtFiles);
        } else {
            let variables = [("reason", error.to_string().into())];
            self.report_failure(tr_with("message-rows-not-read", &variables));
        }
    }
}
