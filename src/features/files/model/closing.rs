//! A document, or the program, that is being closed.

use tabiya_collection::document::DocumentId;

/// A document or the program that closes once the questions are answered and the saves are done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// The thing to close.
    pub what: Closed,
    /// Documents whose changes may be lost. They stay open until everything is decided, since closing can still be
    /// cancelled.
    pub given_up: Vec<DocumentId>,
    /// Documents whose recovered work was undone and may be lost.
    pub undone_given_up: Vec<DocumentId>,
    /// Documents whose recovered work was undone and is kept for the next start.
    pub undone_kept: Vec<DocumentId>,
}

/// A thing that can be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// One document.
    Document(DocumentId),
    /// The program.
    Program,
}
