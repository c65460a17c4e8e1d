//! The files that existed at the output when the work began.
//!
//! Only these are ever replaced: a file that another program has written there in the meantime may
//! be its only copy.

use super::stream::Reading;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya_lines::{Expected, Fingerprint};
use tabiya_publish::Format;

/// The existing files by path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    files: HashMap<PathBuf, Fingerprint>,
}

impl Standing {
    /// Looks at the file at this path, following links.
    pub(super) fn at(path: &Path) -> Self {
        let mut standing = Self::default();
        standing.look_at(path);
        standing
    }

    /// Adds the diagrams in a folder.
    pub(super) fn add_folder(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            // In a folder, a link itself is replaced, and not its target.
            if Format::from_path(&path).is_some()
                && let Ok(metadata) = path.symlink_metadata()
            {
                self.files.insert(path, Fingerprint::of(&metadata));
            }
        }
    }

    /// Adds the file at this path, following links.
    pub(super) fn look_at(&mut self, path: &Path) {
        // A file that cannot be examined is not replaced.
        if let Ok(metadata) = path.metadata() {
            let fingerprint = Fingerprint::of(&metadata);
            self.files.insert(path.to_owned(), fingerprint);
        }
    }

    /// Takes the files that were read into account. If an input is also the output, its state is
    /// the one when it was opened for reading.
    pub(super) fn read(mut self, readings: Vec<Reading>, output: &Path) -> Self {
        for reading in readings {
            if reading.path == output {
                self.files.insert(reading.path, reading.fingerprint);
            }
        }
        self
    }

    /// Returns the file that may be replaced at this path.
    pub(super) fn expected(&self, path: &Path) -> Expected {
        let seen = self.files.get(path).cloned();
        seen.map_or(Expected::Nothing, Expected::SameAs)
    }
}
