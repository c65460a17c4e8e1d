//! How many documents there can be.

use super::{Purpose, RunningJob, State};
use crate::document::DocumentId;

/// Each document has a tab, and each tab is laid out in every frame: nobody finds their way through
/// more of them.
pub const MOST_DOCUMENTS: usize = 500;

impl State {
    /// How many more documents may be opened, once all is read that is asked for.
    pub fn room(&self) -> usize {
        let is_new = |job: &&RunningJob| match job.purpose {
            Purpose::Load(_) => self.document_by_id(DocumentId(job.id.0)).is_none(),
            Purpose::ReadStandardInput => true,
            _ => false,
        };
        let to_come = self.to_open.len() + self.jobs.iter().filter(is_new).count();
        MOST_DOCUMENTS.saturating_sub(self.documents.len() + to_come)
    }
}
