//! The truth of endgames, written into records as operations.

use super::rewriting::{Rewrite, Rewritten};
use crate::passes::PassError;
use crate::truths::RecordTruth;
use std::fmt;
use std::sync::Arc;
use tabiya_lines::LineId;
use tabiya_tables::Shelf;

/// Writes the truth into lines.
pub struct TruthResults {
    /// The tables besides those in the program.
    pub shelf: Option<Arc<dyn Shelf + Send + Sync>>,
    /// Whether results that are there are replaced.
    pub replaces: bool,
}

impl fmt::Debug for TruthResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("TruthResults");
        shown
            .field("replaces", &self.replaces)
            .finish_non_exhaustive()
    }
}

impl Rewrite for TruthResults {
    fn rewrite(&self, _id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        let shelf = self.shelf.as_deref().map(|shelf| shelf as &dyn Shelf);
        let found = RecordTruth::of(line, shelf).map_err(PassError::Table)?;
        let Some(found) = found else {
            return Ok(Rewritten::Other);
        };
        Ok(match found.written(line, self.replaces) {
            written if written == line => Rewritten::AsItIs,
            written => Rewritten::Line(written),
        })
    }
}
