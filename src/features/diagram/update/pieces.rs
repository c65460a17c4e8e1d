//! Folders of pieces.

use crate::features::diagram::model::DiagramState;
use crate::features::diagram::tasks::load_pieces;
use crate::model::state::Shared;
use std::path::Path;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Reads the folder of pieces that the form asks for, unless that is done or being done.
pub(super) fn load_pieces(own: &mut DiagramState, shared: &mut Shared, runner: &mut dyn Runner) {
    load_pieces::load_pieces(shared, own.form.style.pieces.clone(), runner);
}

/// A folder of pieces was chosen. It is read again, even when it was read before: the user may have
/// correct something in it.
pub(crate) fn take_pieces(
    own: &mut DiagramState,
    shared: &mut Shared,
    folder: &Path,
    runner: &mut dyn Runner,
) {
    // The settings file is text, and so is a style.
    let Some(name) = folder.to_str() else {
        return shared.report_failure(tr("message-pieces-no-text"));
    };
    name.clone_into(&mut own.form.style.pieces);
    shared.folder_pieces = None;
    load_pieces(own, shared, runner);
}
