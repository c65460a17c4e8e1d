//! What opening, saving and closing files know.

use super::closing::Closing;
use super::file_dialog::FileDialog;
use crate::features::files::{CollectionFile, FileNow};
use std::collections::{BTreeMap, VecDeque};
use tabiya_collection::document::DocumentId;

/// The part of the state for files.
#[derive(Clone, Debug, Default)]
pub struct FilesState {
    /// The program's own file dialog.
    pub dialog: Option<FileDialog>,
    /// Whether it is used at once, as the system's has not answered.
    pub uses_own_dialogs: bool,
    /// What is being closed.
    pub closing: Option<Closing>,
    /// Files that wait to be read.
    pub to_open: VecDeque<CollectionFile>,
    /// What other programs did to files, as far as the user has been asked about it.
    pub noticed: BTreeMap<DocumentId, FileNow>,
}
