//! How many documents there can be.

use crate::app::state::{RunningTask, State};
use crate::document::DocumentId;
use crate::features::files::tasks::load::Loading;
use crate::features::files::tasks::read_input::ReadingInput;

/// Each document has a tab, and each tab is laid out in every frame: nobody finds their way through
/// more of them.
pub const MOST_DOCUMENTS: usize = 500;

impl State {
    /// How many more documents may be opened, once all is read that is asked for.
    pub fn room(&self) -> usize {
        let is_new = |(running, _): &(&RunningTask, &Loading)| {
            self.document_by_id(DocumentId(running.id.0)).is_none()
        };
        let loading = self.tasks.running().filter(is_new).count();
        let reading = self.tasks.all::<ReadingInput>().count();
        let to_come = self.to_open.len() + loading + reading;
        MOST_DOCUMENTS.saturating_sub(self.documents.len() + to_come)
    }
}
