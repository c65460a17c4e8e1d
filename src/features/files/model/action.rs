//! Actions on files.

use super::file_dialog::{FileDialogAction, FileDialogPurpose};
use super::question::Reply;
use super::saving::{OtherSave, SaveKind};
use crate::features::files::CollectionFile;
use crate::reach::Reach;
use std::path::PathBuf;
use tabiya_collection::document::DocumentId;

/// Actions on files.
#[derive(Debug)]
pub enum FilesAction {
    /// Open a new document.
    New,
    /// Ask which files to open.
    AskOpen,
    /// Ask which folder's files to open.
    AskOpenFolder,
    /// Open files.
    Open(Vec<PathBuf>),
    /// Open files that were open the last time.
    OpenAgain(Vec<CollectionFile>),
    /// Read standard input as a document.
    OpenStandardInput,
    /// Read what a program wrote as a document.
    OpenInput {
        /// The part of it that has been read.
        begun: Vec<u8>,
        /// Whether the rest comes from standard input.
        goes_on: bool,
    },
    /// Open a position given on the command line.
    OpenText(String),
    /// Read the next of the files that wait to be opened.
    ContinueOpening,
    /// Cancel the opening of all waiting files except those that were open in the last session.
    StopOpening,
    /// A file that waits to be read is there already.
    ForgetToOpen(PathBuf),
    /// Open a file in the program that the system has for it.
    OpenInViewer(PathBuf),
    /// Ask for the files whose lines are to be appended to the document that is shown.
    AskAppend,
    /// Files were chosen whose lines are to be appended to a document.
    Append(DocumentId, Vec<PathBuf>),
    /// Read the file of a document again.
    ReadAgain(DocumentId),
    /// Check open files for what other programs did to them.
    LookAtFiles,
    /// Save the document that is shown.
    Save,
    /// Ask where to save the document that is shown.
    SaveAs,
    /// The system's dialog has returned this answer about where to save a document.
    SaveTo(DocumentId, PathBuf),
    /// Ask where to save the document that is shown, or a part of it, in another form.
    SaveOther(OtherSave),
    /// The system's dialog has returned this answer about where to save it in another form.
    SaveOtherTo(DocumentId, OtherSave, PathBuf),
    /// Ask where to save a diagram, pages or a score, and offer this name.
    AskPlace(String, SaveKind),
    /// Ask for a folder of pieces.
    AskPieces,
    /// Ask for files with diagrams, or for a folder of them.
    AskDiagrams {
        /// For a folder.
        folder: bool,
    },
    /// Ask for a folder for boards that were corrected.
    AskCorrections,
    /// Ask for the program of an engine.
    AskEngine,
    /// Something was done in the program's own file dialog.
    FileDialog(FileDialogAction),
    /// Show the program's own file dialog, and offer this name.
    ShowOwnDialog(FileDialogPurpose, String),
    /// Use the program's own file dialog instead of waiting for the system's.
    UseOwnFileDialog,
    /// Close a document, asking first when it is modified.
    CloseDocument(DocumentId),
    /// The same of the document that is shown.
    CloseShown,
    /// Continue closing what is being closed, if something is.
    ContinueClosing,
    /// Something went wrong, so nothing is closed afterwards.
    StopClosing,
    /// The question was answered.
    Reply(Reply),
    /// The window is to be closed.
    WindowCloseRequested,
    /// The system ends the program: there is no time to ask anything.
    EndNow,
}

impl FilesAction {
    /// Its relation to the document that is shown. On closing, the user is asked about waiting actions.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}
