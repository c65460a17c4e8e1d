//! The program's own file dialog.

use super::other_form::OtherSave;
use crate::features::files::FolderEntry;
use std::path::PathBuf;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::TaskId;

/// What the program's own file dialog is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDialogPurpose {
    /// To open a file.
    Open,
    /// To append the lines of a file to a document.
    Append(DocumentId),
    /// To save a document.
    Save(DocumentId),
    /// To save a document, or some of it, in a form of its own.
    SaveOther(DocumentId, OtherSave),
    /// To save a diagram.
    SaveDiagram,
    /// To save pages with diagrams.
    SavePages,
    /// To save the score of a test suite.
    SaveScore,
    /// To choose a folder of pieces.
    Pieces,
    /// To choose pictures and books with diagrams, or a folder of them.
    Diagrams {
        /// A folder.
        folder: bool,
    },
    /// To choose where boards that were corrected are saved.
    Corrections,
    /// To choose the program of an engine.
    Engine,
}

/// The program's own file dialog, for systems that have none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    /// What for.
    pub purpose: FileDialogPurpose,
    /// The folder that is shown.
    pub folder: PathBuf,
    /// What is in it.
    pub entries: Vec<FolderEntry>,
    /// The task that lists the folder to be shown next; older answers are too late.
    pub listing: Option<TaskId>,
    /// The name or path in the field.
    pub name: String,
    /// A typed path that is being tried as a folder; when it is none, it is the answer.
    pub trying: Option<PathBuf>,
    /// The file that was chosen from the list, whose name may be no text at all.
    pub chosen: Option<PathBuf>,
    /// Why the last try did not work.
    pub complaint: Option<String>,
}
