//! The endgame tables that a search asks.

use crate::search::TruthTest;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use tabiya_chess::Position;
use tabiya_notation::record::read_record;
use tabiya_tables::syzygy::ProbeError;
use tabiya_tables::{Shelf, Truth};

/// The endgame tables that a search asks, and the positions about which they said nothing. The tables in the program
/// are always among them.
#[derive(Default)]
pub struct AskedTables {
    shelf: Option<Arc<dyn Shelf + Send + Sync>>,
    beyond: AtomicU64,
    fault: OnceLock<ProbeError>,
}

impl fmt::Debug for AskedTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("AskedTables");
        shown.field("beyond", &self.beyond);
        shown.field("fault", &self.fault).finish_non_exhaustive()
    }
}

impl AskedTables {
    /// The tables of a shelf, besides those in the program.
    pub fn of_shelf(shelf: Arc<dyn Shelf + Send + Sync>) -> Self {
        Self {
            shelf: Some(shelf),
            ..Self::default()
        }
    }

    /// The number of positions that met all other conditions, and about which the tables said nothing.
    pub fn beyond(&self) -> u64 {
        self.beyond.load(Ordering::Relaxed)
    }

    /// The first table that could not be used.
    pub fn fault(&self) -> Option<ProbeError> {
        self.fault.get().copied()
    }

    /// Whether a position matches.
    pub(super) fn match_position(&self, test: TruthTest, position: &Position, tail: &[u8]) -> bool {
        let shelf = self.shelf.as_deref().map(|shelf| shelf as &dyn Shelf);
        let error = match Truth::of(position, shelf) {
            Ok(truth) if !truth.is_clock_open => return test.matches(&truth, tail),
            Ok(_) => None,
            Err(error) => Some(error),
        };
        if let Some(error @ ProbeError::Table(..)) = error {
            // Only the first one is kept.
            let _is_first = self.fault.set(error).is_ok();
        }
        let matches = test.matches_unknown(tail);
        if !matches {
            self.beyond.fetch_add(1, Ordering::Relaxed);
        }
        matches
    }

    /// Whether the record of a line matches.
    pub(super) fn match_line(&self, test: TruthTest, line: &[u8]) -> bool {
        read_record(line).is_ok_and(|record| {
            let tail = line.get(record.tail.clone()).unwrap_or_default();
            self.match_position(test, &record.position, tail)
        })
    }
}
