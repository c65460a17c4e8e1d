//! The state of an open file on disk.

use tabiya_lines::Fingerprint;

/// The state of a file compared with when it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileNow {
    /// Unchanged.
    Same,
    /// The same file with other contents.
    Changed(Fingerprint),
    /// Another file has taken its place.
    Replaced(Fingerprint),
    /// The file no longer exists.
    Removed,
    /// The file exists, but can no longer be read.
    Unreadable,
}
