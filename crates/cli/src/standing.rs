//! What stood where the output goes when the work began.
//!
//! Only that is ever replaced: what another program has written there meanwhile may be all that there
//! is of it.

use super::stream::Reading;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya_lines::{Expected, Fingerprint};
use tabiya_publish::Format;

/// The files that stood there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    files: HashMap<PathBuf, Fingerprint>,
}

impl Standing {
    /// The file at this path, where links lead.
    pub(super) fn at(path: &Path) -> Self {
        let mut standing = Self::default();
        standing.look_at(path);
        standing
    }

    /// The diagrams in a folder.
    pub(super) fn add_folder(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            // A link is replaced itself there, and not what it leads to.
            if Format::from_path(&path).is_some()
                && let Ok(metadata) = path.symlink_metadata()
            {
                self.files.insert(path, Fingerprint::of(&metadata));
            }
        }
    }

    /// The file at this path, too, where links lead.
    pub(super) fn look_at(&mut self, path: &Path) {
        // What cannot be looked at is not replaced.
        if let Ok(metadata) = path.metadata() {
            let fingerprint = Fingerprint::of(&metadata);
            self.files.insert(path.to_owned(), fingerprint);
        }
    }

    /// Takes into account what was read. Of an input that is the output all was read that stood there
    /// when its turn came.
    pub(super) fn read(mut self, readings: Vec<Reading>, output: &Path) -> Self {
        for reading in readings {
            if reading.path == output {
                self.files.insert(reading.path, reading.fingerprint);
            }
        }
        self
    }

    /// What may be replaced at this path.
    pub(super) fn expected(&self, path: &Path) -> Expected {
        let seen = self.files.get(path).cloned();
        seen.map_or(Expected::Nothing, Expected::SameAs)
    }
}
