//! Lets the user choose files and places in the system's dialogs.

use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::tasks::dialogs;
use crate::features::files::{DialogAnswer, SaveKind};
use crate::model::action::{
    Action, AnimationAction, DiagramAction, EndgamesAction, EngineAction, FileDialogAction,
    FilesAction, PagesAction, ProofreadAction, ReadDiagramsAction, SuiteAction,
};
use crate::model::state::{Shared, State, Task};
use std::convert::Infallible;
use std::path::PathBuf;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::tr;

/// Asks with the system's dialog for files or a folder to read.
#[derive(Debug)]
pub struct AskOpen {
    /// The folder in which the dialog begins.
    pub folder: Option<PathBuf>,
    /// The kind of file to choose.
    pub what: ToOpen,
}

/// The kind of file to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToOpen {
    /// Files of positions.
    Files,
    /// A folder whose files are opened.
    Folder,
    /// A folder of piece drawings.
    Pieces,
    /// Pictures and books with diagrams.
    Diagrams,
    /// A folder of pictures and books with diagrams.
    DiagramFolder,
    /// A folder for corrected boards.
    Corrections,
    /// An engine's executable.
    Engine,
    /// A folder with endgame tables.
    TableFolder,
}

impl Work for AskOpen {
    type News = Infallible;
    type Answer = DialogAnswer<Vec<PathBuf>>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let silent: dialogs::Silent<'_> = &mut |done, of| report.progress(done, of);
        match self.what {
            ToOpen::Files => dialogs::ask_open(self.folder, silent),
            ToOpen::Folder => dialogs::ask_open_folder(self.folder, silent),
            ToOpen::Pieces => dialogs::ask_pieces(self.folder, silent),
            ToOpen::Diagrams => dialogs::ask_diagrams(self.folder, silent),
            ToOpen::DiagramFolder => dialogs::ask_diagram_folder(self.folder, silent),
            ToOpen::Corrections => dialogs::ask_corrections(self.folder, silent),
            ToOpen::Engine => dialogs::ask_engine(self.folder, silent),
            ToOpen::TableFolder => dialogs::ask_table_folder(silent),
        }
    }
}

/// Asks with the system's dialog for a place to save to.
#[derive(Debug)]
pub struct AskSave {
    /// The folder in which the dialog begins.
    pub folder: Option<PathBuf>,
    /// The file name to offer.
    pub name: String,
    /// The kind of file to save.
    pub kind: SaveKind,
}

impl Work for AskSave {
    type News = Infallible;
    type Answer = DialogAnswer<PathBuf>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let silent: dialogs::Silent<'_> = &mut |done, of| report.progress(done, of);
        dialogs::ask_save(self.folder, &self.name, self.kind, silent)
    }
}

/// Handles the answer of a dialog. Where the system has none, the program's own is shown.
fn take_up(shared: &mut Shared, purpose: FileDialogPurpose, answer: DialogAnswer<Vec<PathBuf>>) {
    match answer {
        DialogAnswer::Chosen(paths) => chosen(shared, purpose, paths),
        DialogAnswer::Cancelled
            if matches!(
                purpose,
                FileDialogPurpose::Save(_) | FileDialogPurpose::SaveOther(..)
            ) =>
        {
            shared.send(FilesAction::StopClosing);
        }
        DialogAnswer::Cancelled => {}
        DialogAnswer::NoDialog => {
            shared.send(FilesAction::FileDialog(FileDialogAction::ShowOwn(purpose)));
        }
    }
}

/// Handles the choice of files or a folder. The system has already asked about overwriting existing files.
fn chosen(shared: &mut Shared, purpose: FileDialogPurpose, paths: Vec<PathBuf>) {
    let first = paths.first().cloned();
    let action = match (purpose, first) {
        (FileDialogPurpose::Open, _) => Action::from(FilesAction::Open(paths)),
        (FileDialogPurpose::Diagrams { .. }, _) => ReadDiagramsAction::Take(paths).into(),
        (FileDialogPurpose::Append(id), _) => FilesAction::Append(id, paths).into(),
        (_, None) => return,
        (FileDialogPurpose::Save(id), Some(path)) => FilesAction::SaveTo(id, path).into(),
        (FileDialogPurpose::SaveOther(id, what), Some(path)) => {
            FilesAction::SaveOtherTo(id, what, path).into()
        }
        (FileDialogPurpose::SaveDiagram, Some(path)) => DiagramAction::SaveTo(path).into(),
        (FileDialogPurpose::SaveAnimation, Some(path)) => {
            AnimationAction::SaveTo(path, true).into()
        }
        (FileDialogPurpose::SavePages, Some(path)) => PagesAction::SaveTo(path).into(),
        (FileDialogPurpose::SaveScore, Some(path)) => SuiteAction::SaveTo(path, true).into(),
        (FileDialogPurpose::Pieces, Some(folder)) => DiagramAction::TakePieces(folder).into(),
        (FileDialogPurpose::Corrections, Some(folder)) => ProofreadAction::SaveIn(folder).into(),
        (FileDialogPurpose::Engine, Some(program)) => EngineAction::Add(program).into(),
        (FileDialogPurpose::TableFolder, Some(folder)) => EndgamesAction::AddFolder(folder).into(),
    };
    shared.send(action);
}

/// The task in which the user chooses files or a folder to read.
#[derive(Debug)]
pub struct ChoosingFiles(pub FileDialogPurpose);

impl Task<State> for ChoosingFiles {
    type Work = AskOpen;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(self.0)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: DialogAnswer<Vec<PathBuf>>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        take_up(&mut state.shared, self.0, answer);
    }
}

/// The task in which the user chooses a place to save to.
#[derive(Debug)]
pub struct ChoosingPlace(pub FileDialogPurpose);

impl Task<State> for ChoosingPlace {
    type Work = AskSave;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(self.0)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: DialogAnswer<PathBuf>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        take_up(&mut state.shared, self.0, answer.map(|path| vec![path]));
    }
}
