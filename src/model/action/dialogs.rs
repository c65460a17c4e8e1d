//! Actions in the dialogs.

pub use crate::features::analysis::model::AnalysisAction;
use crate::features::diagram::model::DiagramForm;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::pages::model::PagesForm;
pub use crate::features::suite::model::SuiteAction;
use std::path::PathBuf;

/// An action in the program's own file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileDialogAction {
    /// The user typed in the path field.
    NameChanged(String),
    /// The user chose a file in the list.
    Choose(PathBuf),
    /// Show another folder.
    EnterFolder(PathBuf),
    /// Accept the path in the field.
    Accept,
    /// Accept the folder shown, with everything in it.
    TakeFolder,
    /// Close the dialog without an answer.
    Cancel,
    /// Accept this path.
    Take(PathBuf),
    /// Show the program's own dialog, because the system has none for this purpose.
    ShowOwn(FileDialogPurpose),
}

/// An action in the diagram dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramAction {
    /// The user changed an option.
    Change(Box<DiagramForm>),
    /// Start from the style with this name.
    ChooseStyle(String),
    /// Save the style under this name.
    SaveStyle(String),
    /// Delete the chosen style.
    DeleteStyle,
    /// Ask for a folder of pieces.
    AskPieces,
    /// Save the diagram.
    Save,
    /// Copy the diagram as a picture and in other formats.
    CopyPicture,
    /// Copy the SVG of the diagram as text.
    CopySvg,
    /// Save to this path, which the system's dialog returned.
    SaveTo(PathBuf),
    /// Save to this path, which our own dialog returned; ask before replacing an existing file.
    SaveNew(PathBuf),
    /// Use the pieces in this folder.
    TakePieces(PathBuf),
    /// Remember the options as the initial ones for the next time.
    Remember,
}

/// An action in the dialog for pages of diagrams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PagesAction {
    /// The user changed an option.
    Change(Box<PagesForm>),
    /// Give the diagrams this style.
    ChooseStyle(String),
    /// Show the next page.
    NextPage,
    /// Show the previous page.
    PreviousPage,
    /// Print the pages.
    Print,
    /// Save the pages.
    Save,
    /// Save to this path, which the system's dialog returned.
    SaveTo(PathBuf),
    /// Save to this path, which our own dialog returned; ask before replacing an existing file.
    SaveNew(PathBuf),
}
