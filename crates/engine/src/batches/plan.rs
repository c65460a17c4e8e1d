//! The settings of a batch.

use crate::analysis::Writing;
use crate::uci::Limits;
use std::time::Duration;

/// The settings for the search of each position and for the use of the results.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The limits of each search; at least one.
    pub limits: Limits,
    /// The number of lines to search.
    pub lines: u16,
    /// The maximum time for a position, whatever the limits.
    pub longest: Option<Duration>,
    /// The search also ends after this number of depths with a solution that the record accepts.
    pub stop_when_stood: Option<u32>,
    /// The rules for writing results into the records.
    pub writing: Writing,
    /// Whether to search records again that already have a result at the limit.
    pub searches_again: bool,
}

impl Plan {
    /// The settings that affect results, in one line. Results of batches with different fingerprints are not
    /// interchangeable.
    pub(super) fn fingerprint(&self, engine: &str, settings: &[(String, String)]) -> String {
        let Limits {
            time,
            depth,
            nodes,
            mate,
            moves: _,
        } = &self.limits;
        let text = format!(
            "{engine:?} {settings:?} time {time:?} depth {depth:?} nodes {nodes:?} mate {mate:?} \
             lines {} longest {:?} stood {:?}",
            self.lines, self.longest, self.stop_when_stood
        );
        text.replace(char::is_control, " ")
    }
}
