//! Actions on files.

use super::file_dialog::{FileDialogAction, FileDialogPurpose};
use super::question::{Again, Reply};
use super::saving::{FenOrder, OtherSave, SaveKind};
use crate::features::files::CollectionFile;
use crate::reach::Reach;
use std::path::PathBuf;
use tabiya_collection::document::{DocumentId, KeptGame};

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
    /// Open files that were open in the last session.
    OpenAgain(Vec<CollectionFile>),
    /// Read standard input as a document.
    OpenStandardInput,
    /// Read the output of another program as a document.
    OpenInput {
        /// The part of the output that has been read.
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
    /// Remove a waiting file, because its document is already open.
    ForgetToOpen(PathBuf),
    /// Open a file in the system's program for it.
    OpenInViewer(PathBuf),
    /// Ask for the files whose lines are to be appended to the document that is shown.
    AskAppend,
    /// Append the lines of these files to a document.
    Append(DocumentId, Vec<PathBuf>),
    /// Read the file of a document again.
    ReadAgain(DocumentId),
    /// Put games of the last session into the rows of a document once its lines have been read.
    ReturnGames(DocumentId, Vec<KeptGame>),
    /// Check open files for changes by other programs.
    LookAtFiles,
    /// Save the document that is shown.
    Save,
    /// Ask where to save the document that is shown.
    SaveAs,
    /// Save a document at the place chosen in the system's dialog.
    SaveTo(DocumentId, PathBuf),
    /// Look for lines that need another form in a `.fen` file, and then save the document there.
    SaveFen(Again<FenOrder>),
    /// Save a document to a `.fen` file after its lines were given that form.
    WriteFen(Again<FenOrder>),
    /// Ask where to save the document that is shown, or a part of it, in another form.
    SaveOther(OtherSave),
    /// Save a document in another form at the place chosen in the system's dialog.
    SaveOtherTo(DocumentId, OtherSave, PathBuf),
    /// Ask where to save a diagram, pages or a score, and offer this name.
    AskPlace(String, SaveKind),
    /// Ask for a folder of pieces.
    AskPieces,
    /// Ask for files with diagrams, or for a folder of them.
    AskDiagrams {
        /// Whether a folder is chosen instead of files.
        folder: bool,
    },
    /// Ask for a folder for boards that were corrected.
    AskCorrections,
    /// Ask for a folder with endgame tables.
    AskTableFolder,
    /// Ask for the program of an engine.
    AskEngine,
    /// Handle an action in the program's own file dialog.
    FileDialog(FileDialogAction),
    /// Show the program's own file dialog, and offer this name.
    ShowOwnDialog(FileDialogPurpose, String),
    /// Use the program's own file dialog instead of waiting for the system's.
    UseOwnFileDialog,
    /// Close a document, asking first when it is modified.
    CloseDocument(DocumentId),
    /// Close the document that is shown, asking first when it is modified.
    CloseShown,
    /// Continue the closing in progress, if there is one.
    ContinueClosing,
    /// Cancel the closing in progress, because something went wrong.
    StopClosing,
    /// The question was answered.
    Reply(Reply),
    /// The user wants to close the window.
    WindowCloseRequested,
    /// End the program without questions, because the system is about to end it.
    EndNow,
}

impl FilesAction {
    /// Its relation to the document that is shown. On closing, the user is asked about waiting actions.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}
