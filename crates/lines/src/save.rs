//! Saves a [`FileContent`] to a file that is never half-written; the contents that can be saved.
//!
//! The usual way: a temporary file in the same folder gets the owner, mode and attributes of the old one, then its new
//! content, is flushed to the disk and replaces the old one in one step.
//!
//! If a file must be overwritten in place, a [`Spare`] keeps the new content somewhere else until the file is complete
//! again.
//!
//! # On Unix
//!
//! [`save()`] writes a new file next to the old one, gives it the owner, mode, `chattr` flags, access lists and extended
//! attributes of the old one, flushes it, puts it in place in one step, and flushes the folder. While the new file is
//! being written, another thread asks the disk to take it, so that progress and *Cancel* refer to the disk and not to
//! the system's cache.
//!
//! Links are followed by hand, because some lead to a file that does not exist yet, and only where Linux itself would
//! follow them (`system/links.rs`). The related rules `protected_regular` and `protected_fifos` are about creating a
//! file where one may exist: we open an existing file without `O_CREAT`, and create a new one under our own name.
//!
//! A file whose content differs from the content that we last saved is never overwritten without asking, not even one
//! that appeared at the last moment. The two files swap names; then we check which file was replaced, and if it is not
//! the expected one, it gets its place back. Everything goes through one handle of the folder (`system::Folder`), so
//! renaming the folder or putting a link in its place misleads nobody. Two names refer to the same file if the device,
//! number, length and time that the open handles report are all the same; a number alone may be that of a removed file.
//!
//! The temporary file is locked as long as it is open. If it is not locked a minute later, a killed process left it,
//! and the next save or opening in that folder removes it. To protect the files of others, its name has a random part
//! with a checksum, and where files can have attributes it carries the mark `user.org.tabiya.unfinished` until just
//! before it gets its final name. The mark cannot be inside the file, whose content is what is saved.
//!
//! # In place
//!
//! In some cases replacing would turn the file into something else: hard links, mount points, folders that cannot be
//! written, an owner or an attribute that we cannot give, and on Windows a file that another program keeps open. There
//! the file is overwritten in place, and `NotReplaced` says why. The lines that are read from it move to a temporary
//! file without a name, the caller's [`Spare`] keeps the new content where it survives a power cut, space is reserved,
//! and only then the first byte changes. If writing fails half-way, the spare stays. The spare comes before the
//! reservation, because on ext4 even a reservation changes the times of the file, so that a refused save would look
//! like a change by another program.
//!
//! # Tests
//!
//! `tests/faults/` proves the promises by causing the faults themselves; each file there says what it covers and what
//! it does not.

mod in_place;
mod replace;
mod spool;
mod target;
mod temp_file;

pub use in_place::Spare;
pub use spool::{Spool, copy_content};
pub use temp_file::sweep_beside;

use super::expected::Expected;
use super::fingerprint::Fingerprint;
use super::rows::Rows;
use super::save_error::{NotReplaced, SaveError, Saved};
use super::system;
use std::fs::{File, Metadata};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use target::Target;

/// A content that can be saved to a file. Its length is known, and it gives the same bytes each time.
pub trait FileContent {
    /// The number of bytes that [`write_to`](Self::write_to) writes.
    ///
    /// # Errors
    ///
    /// Fails when a source of the content cannot be read.
    fn byte_len(&self) -> io::Result<u64>;

    /// Writes all bytes. `progress` gets the number of bytes written so far from time to time and at the end, and may
    /// stop the writing.
    ///
    /// # Errors
    ///
    /// Returns an error of `out`, or [`io::ErrorKind::Interrupted`] if `progress` breaks.
    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()>;

    /// Whether the rows of the content are games, as which it must be read again.
    fn holds_games(&self) -> bool {
        false
    }

    /// Copies everything that the content reads from this file to another place, because the file is about to be
    /// overwritten in place or cannot be replaced while it is open.
    ///
    /// # Errors
    ///
    /// Fails when there is no room for the copy: then the file must not be overwritten.
    fn leave(&self, _file: &Metadata) -> io::Result<()> {
        Ok(())
    }
}

impl FileContent for Rows {
    fn byte_len(&self) -> io::Result<u64> {
        Ok(Self::byte_len(self)?)
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        Self::write_to(self, out, progress)
    }

    fn holds_games(&self) -> bool {
        self.source().holds_games()
    }

    fn leave(&self, file: &Metadata) -> io::Result<()> {
        Ok(self.source().leave(file)?)
    }
}

/// Bytes in memory.
impl FileContent for &[u8] {
    fn byte_len(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        out.write_all(self)?;
        match progress(self.len() as u64) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(io::ErrorKind::Interrupted.into()),
        }
    }
}

/// Saves `content`, such as [`Rows`], at `path`.
///
/// After `Ok`, a crash or a power failure leaves the new file; before that, the old one. Links are followed; owner,
/// mode, flags, access lists and extended attributes stay. A file that cannot be replaced without changing what it is
/// (it has several hard links, its folder is not writable, it is a mount point, its owner or an attribute cannot be
/// kept) is overwritten in place, after the new content is in the `spare` and the space on the disk is reserved;
/// without a spare, this case alone is not safe against a crash. The creation time, a quota project, and attributes
/// that the user cannot see are not kept.
///
/// The file at the path must be the `expected` one, and is checked again at the last moment: all its bytes if its
/// length or times differ, otherwise samples, or all bytes of a small file. `progress` gets the number of bytes written
/// and may stop the save, except during an overwrite in place, because that would damage the file.
///
/// # Errors
///
/// Returns a [`SaveError`] with the reason and the state of the file. No temporary file remains.
pub fn save(
    path: &Path,
    content: &dyn FileContent,
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
    temp_file::sweep(&target.folder);
    Ok(saved)
}

/// The existing file, opened for writing: that is the surest test whether the user may write it.
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
        // Checked before opening as well, because merely opening some devices has effects.
        before.as_ref().map_or(Ok(()), check_kind)?;
        expected.check_is_there(before.is_some())?;
        let Some(before) = before else {
            return Ok(None);
        };
        let file = target.folder.open_to_write(&target.name)?;
        let metadata = file.metadata()?;
        check_kind(&metadata)?;
        target.check_bytes(expected, &before, progress)?;
        // In a container, opening a file for the first time moves it to another disk: then it has another number and
        // another time of change, but the same content.
        let is_changed = !Fingerprint::of(&metadata).has_same_content(&Fingerprint::of(&before));
        if is_changed && *expected != Expected::Anything {
            return Err(SaveError::ChangedOnDisk);
        }
        Ok(Some(Self { file, metadata }))
    }
}

/// One save; `replace.rs` and `in_place.rs` have its steps.
struct Job<'a, 's> {
    target: &'a Target,
    content: &'a dyn FileContent,
    /// The condition for the file since it was opened.
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

/// Beyond the limit of `ulimit -f` the system would end the process, and not only fail the write.
fn check_size_limit(content: &dyn FileContent) -> Result<(), SaveError> {
    match system::size_limit() {
        Some(most) if most < content.byte_len()? => Err(SaveError::DiskFull),
        _ => Ok(()),
    }
}
