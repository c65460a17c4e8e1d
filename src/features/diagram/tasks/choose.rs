//! Where a diagram is to be saved, and from which folder its pieces come, is chosen in the system's
//! dialogs.

use crate::app::action::{Action, DiagramAction};
use crate::app::state::{State, Task};
use crate::features::files::Answer;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::tasks::choose::{AskOpen, AskSave, take};
use crate::tasks::{Runner, TaskId};
use crate::text::tr;
use std::path::PathBuf;

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
        take(state, answer, purpose, |state, path| {
            state
                .shared
                .send(Action::Diagram(DiagramAction::SaveTo(path)));
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
            state,
            answer,
            FileDialogPurpose::Pieces,
            |state, folders| {
                if let Some(folder) = folders.into_iter().next() {
                    state
                        .shared
                        .send(Action::Diagram(DiagramAction::TakePieces(folder)));
                }
            },
        );
    }
}
