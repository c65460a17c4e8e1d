//! Where a copy is kept while a file is overwritten in place.

use std::io;
use std::path::{Path, PathBuf};
use tabiya_lines::recovery::SpareCopy;
use tabiya_lines::{Content, Spare};
use tabiya_text::tr;

/// Where a copy is kept of what is written over a file in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CopyPlace {
    /// In the folder where all journals are.
    Recovery(PathBuf),
    /// There is no such folder: nothing is overwritten in place.
    Nowhere,
    /// None is kept: the user wants it done without.
    NotWanted,
}

/// What keeps the copy.
pub(crate) fn spare_of(copy: &CopyPlace) -> Option<Box<dyn Spare>> {
    match copy {
        CopyPlace::Recovery(folder) => Some(Box::new(SpareCopy::new(folder.clone()))),
        CopyPlace::Nowhere => Some(Box::new(NoPlace)),
        CopyPlace::NotWanted => None,
    }
}

/// Keeps nothing, as there is no place for it.
struct NoPlace;

impl Spare for NoPlace {
    fn keep(&mut self, _target: &Path, _content: &dyn Content) -> io::Result<()> {
        Err(io::Error::other(tr("save-no-place-for-copy")))
    }

    fn release(&mut self) {}
}
