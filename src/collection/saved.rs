//! What a save has put on the disk.

use super::fingerprint::Fingerprint;

/// What a save has put on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// What tells later that the file is still the one that was saved.
    pub fingerprint: Fingerprint,
    /// How many bytes it has.
    pub bytes: u64,
}
