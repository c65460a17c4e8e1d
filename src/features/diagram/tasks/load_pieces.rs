//! Reads a folder of piece drawings.

use crate::features::diagram::model::FolderPieces;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{failure_text, start};
use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_picture::{FolderFault, PieceSet};
use tabiya_publish::pieces_in_folder;
use tabiya_text::{folder_fault_text, tr};

/// Reads a folder of piece drawings.
#[derive(Debug)]
pub struct LoadPieces {
    /// The path of the folder.
    pub folder: String,
}

impl Work for LoadPieces {
    type News = Infallible;
    type Answer = Result<Arc<PieceSet>, FolderFault>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        pieces_in_folder(Path::new(&self.folder))
    }
}

/// The task that reads a folder of piece drawings.
#[derive(Debug)]
pub struct LoadingPieces {
    folder: String,
}

impl Task<State> for LoadingPieces {
    type Work = LoadPieces;

    fn status(&self) -> String {
        tr("status-reading-pieces")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Arc<PieceSet>, FolderFault>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let Some(read) = &mut state.shared.folder_pieces
            && read.folder == self.folder
        {
            read.pieces = Some(result.map_err(|fault| folder_fault_text(&fault)));
        }
    }

    fn on_failure(&self, _id: TaskId, why: &str, state: &mut State, _runner: &mut dyn Runner) {
        if let Some(read) = &mut state.shared.folder_pieces
            && read.pieces.is_none()
        {
            read.pieces = Some(Err(failure_text(why)));
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<LoadPieces as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Reads a folder of pieces, unless it names a built-in set, or has been or is being read.
pub(crate) fn load_pieces(shared: &mut Shared, folder: String, runner: &mut dyn Runner) {
    let is_known = |read: &FolderPieces| read.folder == folder;
    if PieceSet::OWN.contains(&folder.as_str())
        || shared.folder_pieces.as_ref().is_some_and(is_known)
    {
        return;
    }
    shared.folder_pieces = Some(FolderPieces {
        folder: folder.clone(),
        pieces: None,
    });
    let task = LoadingPieces {
        folder: folder.clone(),
    };
    start(shared, task, LoadPieces { folder }, runner);
}
