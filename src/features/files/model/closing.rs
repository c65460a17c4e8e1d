//! What is being closed.

use tabiya_collection::document::DocumentId;

/// What is to be closed as soon as the questions are answered and the saves are done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// What.
    pub what: Closed,
    /// Documents whose changes may be lost. They stay open until everything is decided: closing can
    /// still be cancelled.
    pub given_up: Vec<DocumentId>,
    /// Documents whose recovered work was undone and may be lost.
    pub undone_given_up: Vec<DocumentId>,
    /// Documents whose recovered work was undone and is left to the next start.
    pub undone_kept: Vec<DocumentId>,
}

/// What can be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// One document.
    Document(DocumentId),
    /// The program.
    Program,
}
