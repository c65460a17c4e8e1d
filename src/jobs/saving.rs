//! Writing documents to files.

use crate::collection::{Content, Expected, Rows, SaveError, Saved, Spare, save};
use crate::document::{DocumentId, StateId};
use crate::recovery::SpareCopy;
use crate::text::tr;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// What is to be saved, and where to.
#[derive(Clone, Debug)]
pub struct SaveOrder {
    /// Whose rows these are.
    pub document: DocumentId,
    /// Where to.
    pub path: PathBuf,
    /// A snapshot of the rows; further edits do not touch it.
    pub rows: Rows,
    /// What may stand there.
    pub expected: Expected,
    /// The name of the content that is saved.
    pub state: StateId,
    /// Where a copy is kept if the file has to be overwritten in place.
    pub copy: CopyPlace,
}

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

/// Saves what is to be saved.
///
/// # Errors
///
/// What [`save`] says.
pub(super) fn save_order(
    order: &SaveOrder,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Saved, SaveError> {
    let of = order.rows.about_byte_len();
    let mut spare: Option<Box<dyn Spare>> = match &order.copy {
        CopyPlace::Recovery(folder) => Some(Box::new(SpareCopy::new(folder.clone()))),
        CopyPlace::Nowhere => Some(Box::new(NoPlace)),
        CopyPlace::NotWanted => None,
    };
    let spare = spare.as_mut().map(|spare| &mut **spare as &mut dyn Spare);
    save(
        &order.path,
        &order.rows,
        &order.expected,
        spare,
        &mut |done| progress(done.min(of), of),
    )
}

/// Keeps nothing, as there is no place for it.
struct NoPlace;

impl Spare for NoPlace {
    fn keep(&mut self, _target: &Path, _content: &dyn Content) -> io::Result<()> {
        Err(io::Error::other(tr("save-no-place-for-copy")))
    }

    fn release(&mut self) {}
}
