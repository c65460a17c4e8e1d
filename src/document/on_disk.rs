//! What the file of a document holds, compared with its lines.

use super::current::Document;
use crate::collection::Rows;

/// What stands in the file that a document is saved to.
#[derive(Clone, Debug, Default)]
pub enum OnDisk {
    /// The lines that were read, under their numbers.
    AsRead,
    /// These rows, since they were saved.
    AsSaved(Rows),
    /// Nothing that is known, or there is no such file.
    #[default]
    Other,
}

impl Document {
    /// What stands in its file.
    pub fn on_disk(&self) -> &OnDisk {
        &self.on_disk
    }
}
