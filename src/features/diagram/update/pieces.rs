//! Folders of pieces.

use crate::features::diagram::model::DiagramState;
use crate::features::diagram::tasks::load_pieces;
use crate::model::state::Shared;
use std::path::Path;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Reads the folder of pieces chosen in the form, unless it has been or is being read.
pub(super) fn load_pieces(own: &mut DiagramState, shared: &mut Shared, runner: &mut dyn Runner) {
    load_pieces::load_pieces(shared, own.form.style.pieces.clone(), runner);
}

/// Chooses a folder of pieces. The folder is read again even if it was read before: the user may have corrected
/// something in it.
pub(crate) fn take_pieces(
    own: &mut DiagramState,
    shared: &mut Shared,
    folder: &Path,
    runner: &mut dyn Runner,
) {
    // The settings file and styles are text, so the path must be valid Unicode.
    let Some(name) = folder.to_str() else {
        return shared.report_failure(tr("message-pieces-no-text"));
    };
    name.clone_into(&mut own.form.style.pieces);
    shared.folder_pieces = None;
    load_pieces(own, shared, runner);
}
