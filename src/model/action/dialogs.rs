//! What is done in the dialogs.

pub use crate::features::analysis::model::AnalysisAction;
use crate::features::diagram::model::DiagramForm;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::pages::model::PagesForm;
pub use crate::features::suite::model::SuiteAction;
use std::path::PathBuf;

/// What is done in the program's own file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileDialogAction {
    /// The path in the field was typed.
    NameChanged(String),
    /// A file was chosen from the list.
    Choose(PathBuf),
    /// Another folder is to be shown.
    EnterFolder(PathBuf),
    /// The path in the field is the answer.
    Accept,
    /// The folder that is shown is the answer: all that is in it.
    TakeFolder,
    /// No answer.
    Cancel,
    /// This is the answer.
    Take(PathBuf),
    /// The system has no dialog for this: the program's own is shown.
    ShowOwn(FileDialogPurpose),
}

/// What is done in the dialog for a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramAction {
    /// Something was chosen or typed.
    Change(Box<DiagramForm>),
    /// The style of this name is to be begun with.
    ChooseStyle(String),
    /// The style is to be kept under this name.
    SaveStyle(String),
    /// The style that is chosen is to be forgotten.
    DeleteStyle,
    /// A folder of pieces is to be chosen.
    AskPieces,
    /// The diagram is to be saved.
    Save,
    /// It is to be copied, as a picture and more.
    CopyPicture,
    /// Its SVG is to be copied as text.
    CopySvg,
    /// The system's dialog has this answer about where to save it.
    SaveTo(PathBuf),
    /// Our own dialog has this answer: what is there is not replaced without being asked about.
    SaveNew(PathBuf),
    /// The pieces of this folder were chosen.
    TakePieces(PathBuf),
    /// What is chosen is what one begins with the next time.
    Remember,
}

/// What is done in the dialog for pages of diagrams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PagesAction {
    /// Something was chosen or typed.
    Change(Box<PagesForm>),
    /// Diagrams are to look like this style.
    ChooseStyle(String),
    /// The next page is to be shown.
    NextPage,
    /// The one before.
    PreviousPage,
    /// The pages are to be printed.
    Print,
    /// The pages are to be saved.
    Save,
    /// The system's dialog has this answer about where to save them.
    SaveTo(PathBuf),
    /// Our own dialog has this answer: what is there is not replaced without being asked about.
    SaveNew(PathBuf),
}
