//! What is wanted of a batch.

use crate::analysis::Writing;
use crate::uci::Limits;
use std::time::Duration;

/// What is wanted of each position, and what is made of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// How far each position is searched. One limit at least.
    pub limits: Limits,
    /// For how many lines.
    pub lines: u16,
    /// Whatever the limits: no position is searched for longer.
    pub longest: Option<Duration>,
    /// A search also ends when the engine has stayed with what the record asks for for so many depths.
    pub stop_when_stood: Option<u32>,
    /// What is written into the records.
    pub writing: Writing,
    /// Whether records that have a result at the limit are searched all the same.
    pub searches_again: bool,
}

impl Plan {
    /// In one line, what makes results of two batches comparable: those of one are no results of another
    /// with other words here.
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
