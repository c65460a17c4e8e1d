//! What is said to the user: what was done, what could not be done, and until when that stands.

use super::{Message, Shared};

impl Shared {
    /// Says what has changed, to those who do not see it. What was said before is done with.
    pub fn announce(&mut self, text: String) {
        self.message = None;
        self.announcement = text;
    }

    /// Says that something was done.
    pub fn inform(&mut self, text: String) {
        self.message = Some(Message {
            text,
            is_error: false,
        });
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
        self.message = Some(Message {
            text,
            is_error: true,
        });
    }

    /// What could not be done: failures until they are dismissed, and what was said last.
    pub fn errors(&self) -> Vec<&str> {
        let passing = self.message.as_ref().filter(|message| message.is_error);
        let passing = passing.map(|message| message.text.as_str());
        let failures = self.failures.iter().map(String::as_str);
        failures.chain(passing).collect()
    }
}
