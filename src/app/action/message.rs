//! What one feature tells another.

use super::Action;
use crate::app::state::NewTask;
use crate::document::DocumentId;
use crate::features::help::model::first_steps::FirstStep;
use crate::lines::Rows;
use std::collections::VecDeque;
use std::path::PathBuf;

/// What follows from what one feature has done and is the business of another. It is sent
/// ([`crate::app::state::State`]) and applied next.
#[derive(Debug)]
pub enum Message {
    /// Files were chosen whose lines are to be appended to a document.
    Append(DocumentId, Vec<PathBuf>),
    /// The system's dialog has this answer about where to save a document.
    SaveTo(DocumentId, PathBuf),
    /// A file was opened or saved.
    FileUsed(PathBuf),
    /// Read the file of a document again.
    ReadAgain(DocumentId),
    /// Read the next of the files that wait to be opened.
    GoOnOpening,
    /// Go on with what is being closed, if something is.
    GoOnClosing,
    /// Do what has waited for a row of a document.
    GoOnAt(DocumentId, VecDeque<Action>),
    /// Rows were found that the list of a document shows now.
    ShowFirstFound(DocumentId),
    /// Check open files for what other programs did to them.
    LookAtFiles,
    /// Add lines below the current one of a document.
    AddLines(DocumentId, Rows),
    /// Put a position that was found in a text onto the board.
    ReplacePosition(String),
    /// Start a task that uses the clipboard when it is its turn.
    UseClipboard(NewTask),
    /// One of the first steps was done.
    FirstStepTaken(FirstStep),
}

impl From<Message> for Action {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}
