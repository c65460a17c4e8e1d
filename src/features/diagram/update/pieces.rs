//! Folders of pieces.

use crate::app::state::State;
use crate::features::diagram::tasks::choose::ChoosingPieces;
use crate::features::diagram::tasks::load_pieces;
use crate::features::files::tasks::choose::{AskOpen, ToOpen};
use crate::features::files::update::system_dialog;
use crate::tasks::Runner;
use crate::text::tr;
use std::path::Path;

/// Reads the folder of pieces that the form asks for, unless that is done or being done.
pub(super) fn load_pieces(state: &mut State, runner: &mut dyn Runner) {
    load_pieces::load_pieces(state, state.diagram.form.style.pieces.clone(), runner);
}

/// Asks for a folder of pieces.
pub(super) fn ask_pieces(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let ask = AskOpen {
        folder: state.shared.folder.clone(),
        what: ToOpen::Pieces,
    };
    system_dialog::ask(state, ChoosingPieces, ask, runner);
}

/// A folder of pieces was chosen. It is read again, even when it was read before: the user may have
/// put something right in it.
pub(crate) fn take_pieces(state: &mut State, folder: &Path, runner: &mut dyn Runner) {
    // The settings file is text, and so is a style.
    let Some(name) = folder.to_str() else {
        return state.shared.report_failure(tr("message-pieces-no-text"));
    };
    name.clone_into(&mut state.diagram.form.style.pieces);
    state.shared.folder_pieces = None;
    load_pieces(state, runner);
}
