//! State of opening, saving and closing files.

use super::closing::Closing;
use super::file_dialog::FileDialog;
use crate::features::files::{CollectionFile, FileNow};
use std::collections::{BTreeMap, VecDeque};
use tabiya_collection::document::DocumentId;

/// The room's part of the state.
#[derive(Clone, Debug, Default)]
pub struct FilesState {
    /// The program's own file dialog, while it is open.
    pub dialog: Option<FileDialog>,
    /// Whether the program's own dialog is used at once, because the system's did not answer earlier.
    pub uses_own_dialogs: bool,
    /// The document, or the program, in the course of being closed.
    pub closing: Option<Closing>,
    /// Files that wait to be read.
    pub to_open: VecDeque<CollectionFile>,
    /// Changes to files by other programs about which the user has been asked.
    pub noticed: BTreeMap<DocumentId, FileNow>,
}
