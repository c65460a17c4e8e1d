//! What has become of a file that is open.

use tabiya_lines::Fingerprint;

/// What became of a file since it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileNow {
    /// Nobody has written to it.
    Same,
    /// Its bytes were changed: it is the same file with another content.
    Changed(Fingerprint),
    /// Another file stands in its place.
    Replaced(Fingerprint),
    /// It is not there any more.
    Removed,
    /// It is there, but it cannot be read any more.
    Unreadable,
}
