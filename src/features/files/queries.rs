//! Queries about files that are open or about to be opened.

use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::tasks::load::Loading;
use crate::features::files::tasks::read_input::ReadingInput;
use crate::model::state::{RunningTask, Shared};
use tabiya_collection::document::DocumentId;

/// The maximum number of open documents. Each document has a tab, and each tab is laid out in every frame; nobody finds
/// their way among more of them.
pub const MAX_DOCUMENTS: usize = 500;

impl FilesState {
    /// The number of documents that may still be opened, once all requested files have been read.
    pub fn room(&self, shared: &Shared) -> usize {
        let is_new = |(running, _): &(&RunningTask, &Loading)| {
            shared.document_by_id(DocumentId(running.id.0)).is_none()
        };
        let loading = shared.tasks.running().filter(is_new).count();
        let reading = shared.tasks.all::<ReadingInput>().count();
        let to_come = self.to_open.len() + loading + reading;
        MAX_DOCUMENTS.saturating_sub(shared.documents.len() + to_come)
    }

    /// Whether a dialog in which the user chooses a place for this document is open.
    pub fn is_choosing_place(&self, shared: &Shared, id: DocumentId) -> bool {
        let mut asked = shared
            .tasks
            .iter()
            .map(|running| running.task.asks_system());
        let is_for_it = |purpose: Option<FileDialogPurpose>| match purpose {
            Some(FileDialogPurpose::Save(of) | FileDialogPurpose::SaveOther(of, _)) => of == id,
            _ => false,
        };
        is_for_it(self.dialog.as_ref().map(|dialog| dialog.purpose)) || asked.any(is_for_it)
    }
}
