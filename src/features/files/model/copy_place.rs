//! The place of the copy that is kept while a file is overwritten in place.

use std::io;
use std::path::{Path, PathBuf};
use tabiya_lines::recovery::SpareCopy;
use tabiya_lines::{Content, Spare};
use tabiya_text::tr;

/// The place of the copy that is kept while a file is overwritten in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CopyPlace {
    /// In the folder of the recovery journals.
    Recovery(PathBuf),
    /// There is no folder for copies, so no file is overwritten in place.
    Nowhere,
    /// No copy is kept, because the user has agreed to that.
    NotWanted,
}

/// Returns the keeper of the copy.
pub(crate) fn spare_of(copy: &CopyPlace) -> Option<Box<dyn Spare>> {
    match copy {
        CopyPlace::Recovery(folder) => Some(Box::new(SpareCopy::new(folder.clone()))),
        CopyPlace::Nowhere => Some(Box::new(NoPlace)),
        CopyPlace::NotWanted => None,
    }
}

/// Refuses to keep a copy, as there is no place for it.
struct NoPlace;

impl Spare for NoPlace {
    fn keep(&mut self, _target: &Path, _content: &dyn Content) -> io::Result<()> {
        Err(io::Error::other(tr("save-no-place-for-copy")))
    }

    fn release(&mut self) {}
}
