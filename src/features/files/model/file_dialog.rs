//! The program's own file dialog.

use super::folder::{FileKind, FolderColumn, FolderEntry, FolderOrder, Place, arranged};
use super::saving::OtherSave;
use std::path::PathBuf;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::TaskId;

/// The purpose of a file dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDialogPurpose {
    /// To open a file.
    Open,
    /// To append the lines of a file to a document.
    Append(DocumentId),
    /// To save a document.
    Save(DocumentId),
    /// To save a document, or part of it, in another form.
    SaveOther(DocumentId, OtherSave),
    /// To save a diagram.
    SaveDiagram,
    /// To save an animation.
    SaveAnimation,
    /// To save pages with diagrams.
    SavePages,
    /// To save the score of a test suite.
    SaveScore,
    /// To choose a folder of pieces.
    Pieces,
    /// To choose pictures and books with diagrams, or a folder of them.
    Diagrams {
        /// Whether a folder is chosen instead of files.
        folder: bool,
    },
    /// To choose the folder for corrected boards.
    Corrections,
    /// To choose an engine's executable.
    Engine,
    /// To choose a folder with endgame tables.
    TableFolder,
}

impl FileDialogPurpose {
    /// The kinds of files offered for it. The one that suits it best is the first.
    pub fn kinds(self) -> &'static [FileKind] {
        match self {
            Self::Open => &[
                FileKind::Openable,
                FileKind::Positions,
                FileKind::Pictures,
                FileKind::All,
            ],
            Self::Append(_) | Self::Save(_) | Self::SaveOther(..) => {
                &[FileKind::Positions, FileKind::All]
            }
            Self::SaveDiagram | Self::SaveAnimation => &[FileKind::Pictures, FileKind::All],
            Self::SavePages => &[FileKind::Pages, FileKind::All],
            Self::SaveScore => &[FileKind::Tables, FileKind::All],
            Self::Pieces => &[FileKind::Pieces, FileKind::All],
            Self::Diagrams { .. } => &[FileKind::Diagrams, FileKind::All],
            Self::Corrections | Self::Engine | Self::TableFolder => &[FileKind::All],
        }
    }
}

/// The program's own file dialog, for systems that have none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    /// Its purpose.
    pub purpose: FileDialogPurpose,
    /// The folder shown.
    pub folder: PathBuf,
    /// The contents of the folder.
    pub entries: Vec<FolderEntry>,
    /// The indices of the entries that are shown, in their order.
    pub shown: Vec<usize>,
    /// The kind of files that are shown.
    pub kind: FileKind,
    /// The order in which they are shown.
    pub order: FolderOrder,
    /// The user's folders, beside the list.
    pub places: Vec<(Place, PathBuf)>,
    /// The task that lists the next folder to show. Answers of older tasks are ignored.
    pub listing: Option<TaskId>,
    /// The name or path in the field.
    pub name: String,
    /// The name that was proposed.
    pub proposed: String,
    /// A typed path that is being tried as a folder. If it is not a folder, it is the user's choice.
    pub trying: Option<PathBuf>,
    /// The file chosen from the list. Its name may not be valid Unicode.
    pub chosen: Option<PathBuf>,
    /// The reason why the last attempt failed.
    pub complaint: Option<String>,
}

impl FileDialog {
    /// Shows the entries of the kind and in the order that the user has chosen.
    pub fn arrange(&mut self) {
        self.shown = arranged(&self.entries, self.kind, self.order);
    }
}

/// The user's actions in the program's own file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileDialogAction {
    /// The user has changed the text in the field.
    NameChanged(String),
    /// A file was chosen from the list.
    Choose(PathBuf),
    /// The user wants to see another folder.
    EnterFolder(PathBuf),
    /// The user wants to see files of this kind.
    ShowKind(FileKind),
    /// The user clicked the heading of this column.
    SortBy(FolderColumn),
    /// The path in the field is the answer.
    Accept,
    /// The folder that is shown is the answer, with everything in it.
    TakeFolder,
    /// The user closes the dialog without an answer.
    Cancel,
    /// This is the answer.
    Take(PathBuf),
    /// The system has no dialog for this: the program's own is shown.
    ShowOwn(FileDialogPurpose),
}
