//! The program of the window in this process, where any sign may occur in a text.

use crate::program::Program;
use egui_kittest::Harness;
use std::path::Path;
use tabiya::model::action::Action;

/// Signs that no font of ours has are boxes.
pub(crate) fn started_with(first: Vec<Action>) -> Program {
    Program::started(Harness::builder().allow_missing_glyphs(), first)
}

pub(crate) fn start() -> Program {
    started_with(Vec::new())
}

/// On a position.
pub(crate) fn on(fen: &str) -> Program {
    started_with(vec![Action::OpenText(fen.to_owned())])
}

/// On a file or a folder.
pub(crate) fn on_file(path: &Path) -> Program {
    started_with(vec![Action::Open(vec![path.to_owned()])])
}
