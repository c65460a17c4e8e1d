//! Files and places are chosen in the system's dialogs.

use crate::app::action::{Action, DiagramAction, FileDialogAction, Message, PagesAction};
use crate::app::state::{Shared, State, Task};
use crate::document::DocumentId;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::{Answer, SaveKind, dialogs};
use crate::tasks::{Report, Runner, TaskId, Work};
use crate::text::tr;
use std::convert::Infallible;
use std::path::PathBuf;

/// Ask with the system's dialog what to open.
#[derive(Debug)]
pub struct AskOpen {
    /// The folder to begin in.
    pub folder: Option<PathBuf>,
    /// What can be chosen.
    pub what: ToOpen,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToOpen {
    /// Files.
    Files,
    /// A folder whose files are opened.
    Folder,
    /// A folder of piece drawings.
    Pieces,
}

impl Work for AskOpen {
    type News = Infallible;
    type Answer = Answer<Vec<PathBuf>>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let silent: dialogs::Silent<'_> = &mut |done, of| report.progress(done, of);
        match self.what {
            ToOpen::Files => dialogs::ask_open(self.folder, silent),
            ToOpen::Folder => dialogs::ask_open_folder(self.folder, silent),
            ToOpen::Pieces => dialogs::ask_pieces(self.folder, silent),
        }
    }
}

/// Ask with the system's dialog where to save.
#[derive(Debug)]
pub struct AskSave {
    /// The folder to begin in.
    pub folder: Option<PathBuf>,
    /// The file name to offer.
    pub name: String,
    /// What is to be saved.
    pub kind: SaveKind,
}

impl Work for AskSave {
    type News = Infallible;
    type Answer = Answer<PathBuf>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let silent: dialogs::Silent<'_> = &mut |done, of| report.progress(done, of);
        dialogs::ask_save(self.folder, &self.name, self.kind, silent)
    }
}

/// Goes on with what a dialog has answered. Where the system has none, our own is shown.
fn take<T>(
    shared: &mut Shared,
    answer: Answer<T>,
    purpose: FileDialogPurpose,
    chosen: impl FnOnce(&mut Shared, T),
) {
    match answer {
        Answer::Chosen(choice) => chosen(shared, choice),
        Answer::Cancelled => {}
        Answer::NoDialog => shared.send(Action::FileDialog(FileDialogAction::ShowOwn(purpose))),
    }
}

/// Files, or the files of a folder, are being chosen to be opened.
#[derive(Debug)]
pub struct ChoosingFiles;

impl Task<State> for ChoosingFiles {
    type Work = AskOpen;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(FileDialogPurpose::Open)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Answer<Vec<PathBuf>>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        take(
            &mut state.shared,
            answer,
            FileDialogPurpose::Open,
            |shared, paths| {
                shared.send(Action::Open(paths));
            },
        );
    }
}

/// Files are being chosen whose lines are to be appended to this document.
#[derive(Debug)]
pub struct ChoosingFilesToAppend(pub DocumentId);

impl Task<State> for ChoosingFilesToAppend {
    type Work = AskOpen;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(FileDialogPurpose::Append(self.0))
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Answer<Vec<PathBuf>>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let document = self.0;
        let purpose = FileDialogPurpose::Append(document);
        take(&mut state.shared, answer, purpose, |shared, paths| {
            shared.send(Message::Append(document, paths));
        });
    }
}

/// A place for this document is being chosen.
#[derive(Debug)]
pub struct ChoosingPlace(pub DocumentId);

impl Task<State> for ChoosingPlace {
    type Work = AskSave;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(FileDialogPurpose::Save(self.0))
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Answer<PathBuf>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if answer == Answer::Cancelled {
            state.files.closing = None;
        }
        let document = self.0;
        let purpose = FileDialogPurpose::Save(document);
        take(&mut state.shared, answer, purpose, |shared, path| {
            shared.send(Message::SaveTo(document, path));
        });
    }
}

/// A place for a diagram is being chosen.
#[derive(Debug)]
pub struct ChoosingDiagramPlace;

impl Task<State> for ChoosingDiagramPlace {
    type Work = AskSave;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(FileDialogPurpose::SaveDiagram)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Answer<PathBuf>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let purpose = FileDialogPurpose::SaveDiagram;
        take(&mut state.shared, answer, purpose, |shared, path| {
            shared.send(Action::from(DiagramAction::SaveTo(path)));
        });
    }
}

/// A folder of piece drawings is being chosen.
#[derive(Debug)]
pub struct ChoosingPieces;

impl Task<State> for ChoosingPieces {
    type Work = AskOpen;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(FileDialogPurpose::Pieces)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Answer<Vec<PathBuf>>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        take(
            &mut state.shared,
            answer,
            FileDialogPurpose::Pieces,
            |shared, folders| {
                if let Some(folder) = folders.into_iter().next() {
                    shared.send(Action::from(DiagramAction::TakePieces(folder)));
                }
            },
        );
    }
}

/// A place for pages with diagrams is being chosen.
#[derive(Debug)]
pub struct ChoosingPagesPlace;

impl Task<State> for ChoosingPagesPlace {
    type Work = AskSave;

    fn status(&self) -> String {
        tr("status-asking")
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Some(FileDialogPurpose::SavePages)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Answer<PathBuf>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        take(
            &mut state.shared,
            answer,
            FileDialogPurpose::SavePages,
            |shared, path| {
                shared.send(Action::from(PagesAction::SaveTo(path)));
            },
        );
    }
}
