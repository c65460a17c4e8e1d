//! An engine with the data that its keepers need.

use super::mark::Mark;
use std::ffi::OsString;
use std::path::PathBuf;

/// An engine with the data that its keepers need.
pub(super) struct Kept {
    /// The mark that the engine and its keepers carry.
    #[cfg_attr(windows, expect(dead_code, reason = "only Linux has marks"))]
    pub(super) mark: Option<Mark>,
    pub(super) program: PathBuf,
    pub(super) arguments: Vec<OsString>,
}
