//! Where diagram sheets are to be saved is chosen in the system's dialog.

use crate::app::action::{Action, PagesAction};
use crate::app::state::{State, Task};
use crate::features::files::Answer;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::tasks::choose::{AskSave, take};
use crate::tasks::{Runner, TaskId};
use crate::text::tr;
use std::path::PathBuf;

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
            state,
            answer,
            FileDialogPurpose::SavePages,
            |state, path| {
                state.shared.send(Action::Pages(PagesAction::SaveTo(path)));
            },
        );
    }
}
