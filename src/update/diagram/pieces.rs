//! Folders of pieces.

use crate::diagram::{FolderFault, PieceSet};
use crate::jobs::{Answer, Job, Runner};
use crate::state::{FileDialogPurpose, FolderPieces, Purpose, State};
use crate::text::{folder_fault_text, tr};
use crate::update::{file_dialog, start, system_dialog};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Reads the folder of pieces that the form asks for, unless that is done or being done.
pub(super) fn load_pieces(state: &mut State, runner: &mut dyn Runner) {
    load_folder(state, state.diagram.style.pieces.clone(), runner);
}

/// Reads a folder of pieces, unless these are our own, or that is done or being done.
pub(in crate::update) fn load_folder(state: &mut State, folder: String, runner: &mut dyn Runner) {
    let is_known = |read: &FolderPieces| read.folder == folder;
    if PieceSet::OWN.contains(&folder.as_str())
        || state.folder_pieces.as_ref().is_some_and(is_known)
    {
        return;
    }
    state.folder_pieces = Some(FolderPieces {
        folder: folder.clone(),
        pieces: None,
    });
    start(
        state,
        Purpose::LoadPieces,
        Job::LoadPieces { folder },
        runner,
    );
}

/// A folder of pieces was read, or not.
pub(in crate::update) fn pieces_loaded(
    state: &mut State,
    folder: &str,
    result: Result<Arc<PieceSet>, FolderFault>,
) {
    if let Some(read) = &mut state.folder_pieces
        && read.folder == folder
    {
        read.pieces = Some(result.map_err(|fault| folder_fault_text(&fault)));
    }
}

/// Reading a folder of pieces went wrong in a way that says nothing of the folder.
pub(in crate::update) fn pieces_failed(state: &mut State, why: String) {
    if let Some(read) = &mut state.folder_pieces
        && read.pieces.is_none()
    {
        read.pieces = Some(Err(why));
    }
}

/// Asks for a folder of pieces.
pub(super) fn ask_pieces(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let folder = state.folder.clone();
    system_dialog::ask(state, Purpose::AskPieces, Job::AskPieces { folder }, runner);
}

/// The dialog for it was answered.
pub(in crate::update) fn pieces_answered(
    state: &mut State,
    answer: Answer<Vec<PathBuf>>,
    runner: &mut dyn Runner,
) {
    match answer {
        Answer::Chosen(folders) => {
            if let Some(folder) = folders.first() {
                take_pieces(state, folder, runner);
            }
        }
        Answer::Cancelled => {}
        Answer::NoDialog => file_dialog::show_own(state, FileDialogPurpose::Pieces, runner),
    }
}

/// A folder of pieces was chosen. It is read again, even when it was read before: the user may have
/// put something right in it.
pub(in crate::update) fn take_pieces(state: &mut State, folder: &Path, runner: &mut dyn Runner) {
    // The settings file is text, and so is a style.
    let Some(name) = folder.to_str() else {
        return state.report_failure(tr("message-pieces-no-text"));
    };
    name.clone_into(&mut state.diagram.style.pieces);
    state.folder_pieces = None;
    load_pieces(state, runner);
}
