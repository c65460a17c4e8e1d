//! The program's own file dialog.

use crate::document::DocumentId;
use crate::features::files::FolderEntry;
use crate::tasks::TaskId;
use std::path::PathBuf;

/// What the program's own file dialog is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDialogPurpose {
    /// To open a file.
    Open,
    /// To append the lines of a file to a document.
    Append(DocumentId),
    /// To save a document.
    Save(DocumentId),
    /// To save a diagram.
    SaveDiagram,
    /// To save pages with diagrams.
    SavePages,
    /// To choose a folder of pieces.
    Pieces,
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
