//! [`Content`] -> file, without ever tearing it.
//!
//! The usual way: a temporary file in the same folder gets owner, mode and attributes of the old one,
//! then its new content, is flushed to the disk and takes the old one's place in one step.
//!
//! Deliberately absent: the recovery journal. Where a file must be overwritten in place, the caller
//! should have put the content somewhere safe before.

mod flushing;
mod in_place;
mod leftovers;
mod replace;
mod spool;
mod target;

use std::fs::{self, File, Metadata};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use super::content::Content;
use super::fingerprint::Fingerprint;
use super::save_error::SaveError;
use super::saved::Saved;
use super::system;
use target::Target;

pub use spool::Spool;

/// Saves `content`, such as [`Rows`](super::Rows), at `path`.
///
/// After `Ok`, a crash or a power cut leaves the new file; until then, the old one. Links are
/// followed; owner, mode and extended attributes stay. A file that cannot be replaced without changing
/// what it is (it has several hard links, its folder is not writable, it is a mount point, its owner
/// cannot be kept) is overwritten in place, once the disk has set the space aside; only that is not
/// safe against a power cut.
///
/// With `known`, the file must still be the one it was taken from; `None` overwrites whatever there
/// is. `progress` gets the number of bytes written and may stop the save, except while a file is
/// overwritten in place, as that would damage it.
///
/// # Errors
///
/// [`SaveError`] tells them apart, and what became of the file. No temporary file stays behind.
pub fn save(
    path: &Path,
    content: &dyn Content,
    known: Option<&Fingerprint>,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<Saved, SaveError> {
    let target = Target::resolve(path)?;
    let old = Old::open(&target.path)?;
    check_unchanged(known, old.as_ref().map(|old| &old.metadata))?;
    check_size_limit(content)?;
    let mut job = Job {
        target: &target,
        content,
        known,
        progress,
    };
    let saved = job.run(old)?;
    leftovers::sweep(&target.folder);
    Ok(saved)
}

/// The file that is there already, opened for writing: that is the surest way to ask whether the user
/// may.
struct Old {
    file: File,
    metadata: Metadata,
}

impl Old {
    fn open(path: &Path) -> Result<Option<Self>, SaveError> {
        let Some(metadata) = metadata_if_any(path)? else {
            return Ok(None);
        };
        // Asked before as well, since merely opening some devices does something.
        check_kind(&metadata)?;
        let file = system::open_to_write(path)?;
        let metadata = file.metadata()?;
        check_kind(&metadata)?;
        Ok(Some(Self { file, metadata }))
    }
}

/// One save; how it is done stands in `replace.rs` and `in_place.rs`.
struct Job<'a> {
    target: &'a Target,
    content: &'a dyn Content,
    known: Option<&'a Fingerprint>,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl Job<'_> {
    fn run(&mut self, old: Option<Old>) -> Result<Saved, SaveError> {
        match old {
            None => self.create(),
            Some(old) if system::has_other_names(&old.metadata) => self.overwrite(),
            Some(old) => self.replace(old),
        }
    }
}

fn metadata_if_any(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

fn check_kind(metadata: &Metadata) -> Result<(), SaveError> {
    if metadata.is_dir() {
        return Err(SaveError::IsFolder);
    }
    if metadata.is_file() {
        Ok(())
    } else {
        Err(SaveError::NotRegular)
    }
}

fn check_unchanged(known: Option<&Fingerprint>, now: Option<&Metadata>) -> Result<(), SaveError> {
    match (known, now) {
        (None, _) => Ok(()),
        (Some(known), Some(now)) if Fingerprint::of(now) == *known => Ok(()),
        (Some(_), Some(_)) => Err(SaveError::ChangedOnDisk),
        (Some(_), None) => Err(SaveError::Removed),
    }
}

/// Beyond the limit of `ulimit -f` the system would end the process, not merely fail the write.
fn check_size_limit(content: &dyn Content) -> Result<(), SaveError> {
    match system::size_limit() {
        Some(most) if most < content.byte_len()? => Err(SaveError::DiskFull),
        _ => Ok(()),
    }
}
