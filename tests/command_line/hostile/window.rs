//! The window's program in this process, in which a text may contain any character.

use crate::program::Program;
use egui_kittest::Harness;
use std::path::Path;
use tabiya::model::action::{Action, FilesAction};

/// Characters that are in none of the program's fonts appear as boxes.
pub(crate) fn started_with(first: Vec<Action>) -> Program {
    Program::started(Harness::builder().allow_missing_glyphs(), first)
}

pub(crate) fn start() -> Program {
    started_with(Vec::new())
}

/// The program with a position.
pub(crate) fn on(fen: &str) -> Program {
    started_with(vec![Action::from(FilesAction::OpenText(fen.to_owned()))])
}

/// The program with a file or a folder.
pub(crate) fn on_file(path: &Path) -> Program {
    started_with(vec![Action::from(FilesAction::Open(vec![path.to_owned()]))])
}
