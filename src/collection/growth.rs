//! What has become known of a file that is still being read.

use super::source::Source;

/// What has become known of a file that is still being read: for [`Rows::grow`](super::Rows::grow).
#[derive(Clone, Debug)]
pub struct Growth {
    /// The file with all lines that are known now.
    pub(super) source: Source,
}

impl Growth {
    /// How many lines are known now.
    pub fn line_count(&self) -> u64 {
        self.source.line_count()
    }

    /// The file with all lines that are known now.
    pub fn source(&self) -> &Source {
        &self.source
    }
}
