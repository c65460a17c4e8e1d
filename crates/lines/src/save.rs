//! [`Content`] -> file, without ever tearing it.
//!
//! The usual way: a temporary file in the same folder gets owner, mode and attributes of the old one,
//! then its new content, is flushed to the disk and takes the old one's place in one step.
//!
//! Where a file must be overwritten in place, a [`Spare`] keeps the new content somewhere else until
//! the file is whole again.

mod flushing;
mod in_place;
mod leftovers;
mod replace;
mod spool;
mod target;
mod temp_file;

use std::fs::{File, Metadata};
use std::ops::ControlFlow;
use std::path::Path;

use super::content::Content;
use super::expected::Expected;
use super::fingerprint::Fingerprint;
use super::save_error::{NotReplaced, SaveError, Saved};
use super::system;
use target::Target;

pub use in_place::Spare;
pub use leftovers::sweep_beside;
pub use spool::Spool;

/// Saves `content`, such as [`Rows`](super::Rows), at `path`.
///
/// After `Ok`, a crash or a power cut leaves the new file; until then, the old one. Links are
/// followed; owner, mode, flags, access lists and extended attributes stay. A file that cannot be
/// replaced without changing what it is (it has several hard links, its folder is not writable, it is
/// a mount point, its owner or an attribute cannot be kept) is overwritten in place, once the new
/// content stands in the `spare` and the disk has set the space aside; without a spare, only that is
/// not safe against a crash. Not kept are the time of birth, a project for quotas, and attributes
/// that the user may not even see.
///
/// What stands at the path must be what is `expected`, and is looked at again at the last moment: where
/// its length or times are others, all its bytes are, and else samples, or all of a small file.
/// `progress` gets the number of bytes written and may stop the save, except while a file is
/// overwritten in place, as that would damage it.
///
/// # Errors
///
/// [`SaveError`] tells them apart, and what became of the file. No temporary file stays behind.
pub fn save(
    path: &Path,
    content: &dyn Content,
    expected: &Expected,
    spare: Option<&mut dyn Spare>,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<Saved, SaveError> {
    let target = Target::resolve(path)?;
    let old = Old::open(&target, expected, &mut || progress(0))?;
    check_size_limit(content)?;
    let mut job = Job {
        target: &target,
        content,
        expected: old
            .as_ref()
            .map_or(expected.clone(), |old| expected.now(&old.metadata)),
        spare,
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
    fn open(
        target: &Target,
        expected: &Expected,
        progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<Self>, SaveError> {
        let before = target.metadata()?;
        // Asked before as well, since merely opening some devices does something.
        before.as_ref().map_or(Ok(()), check_kind)?;
        expected.check_is_there(before.is_some())?;
        let Some(before) = before else {
            return Ok(None);
        };
        let file = target.folder.open_to_write(&target.name)?;
        let metadata = file.metadata()?;
        check_kind(&metadata)?;
        target.check_bytes(expected, &before, progress)?;
        // In a container, opening a file for the first time moves it to another disk: it has another
        // number and another time of change then, but the same content.
        let is_changed = !Fingerprint::of(&metadata).has_same_content(&Fingerprint::of(&before));
        if is_changed && *expected != Expected::Anything {
            return Err(SaveError::ChangedOnDisk);
        }
        Ok(Some(Self { file, metadata }))
    }
}

/// One save; how it is done stands in `replace.rs` and `in_place.rs`.
struct Job<'a, 's> {
    target: &'a Target,
    content: &'a dyn Content,
    /// As the file is since it was opened.
    expected: Expected,
    spare: Option<&'s mut dyn Spare>,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl Job<'_, '_> {
    fn run(&mut self, old: Option<Old>) -> Result<Saved, SaveError> {
        match old {
            None => self.create(),
            Some(old) if system::has_other_names(&old.file, &old.metadata) => {
                self.overwrite(NotReplaced::OtherNames)
            }
            Some(old) => self.replace(old),
        }
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

/// Beyond the limit of `ulimit -f` the system would end the process, not merely fail the write.
fn check_size_limit(content: &dyn Content) -> Result<(), SaveError> {
    match system::size_limit() {
        Some(most) if most < content.byte_len()? => Err(SaveError::DiskFull),
        _ => Ok(()),
    }
}
