//! What has to wait until a row has been read.

use crate::action::Action;
use crate::document::DocumentId;
use crate::jobs::JobId;
use std::collections::VecDeque;

/// Actions that wait for a row, in their order. The first is the one that needs it.
#[derive(Debug)]
pub struct Waiting {
    /// The job that reads it.
    pub fetch: JobId,
    /// Of which document.
    pub document: DocumentId,
    /// Which row.
    pub row: u64,
    /// The actions.
    pub actions: VecDeque<Action>,
}
