//! Overwrites the bytes of a file that must stay the same file.
//!
//! Everything that can fail is tried before the first byte is changed. Rows that are read from this file move to a copy
//! of it, so that the overwriting does not destroy them.

use std::fs::{File, Metadata};
use std::io::{self, BufWriter, IntoInnerError, Write};
use std::ops::ControlFlow;
use std::path::Path;

use super::{FileContent, Job, Old};
use crate::fingerprint::Fingerprint;
use crate::imprint::Imprinting;
use crate::save_error::{NotReplaced, SaveError, Saved};
use crate::system;

/// A second place for the new content of a file that has to be overwritten in place: while it is written, the file has
/// neither the complete old content nor the complete new one.
///
/// [`save`](crate::save()) calls [`keep`](Self::keep) before it changes the file, and [`release`](Self::release) when
/// the file is complete again. If writing fails half-way, or the program ends, nothing is released: the spare is the
/// only complete copy then.
pub trait Spare {
    /// Stores all of `content` where it survives a power failure. `target` is the file that will be overwritten,
    /// without links.
    ///
    /// # Errors
    ///
    /// Fails when it cannot be stored: then the file is not changed.
    fn keep(&mut self, target: &Path, content: &dyn FileContent) -> io::Result<()>;

    /// Drops the copy: the file is complete, or was not changed at all.
    fn release(&mut self);
}

impl Job<'_, '_> {
    /// Overwrites the file in place, for this reason. The save can be cancelled until the first byte is changed.
    pub(super) fn overwrite(&mut self, because: NotReplaced) -> Result<Saved, SaveError> {
        if (self.progress)(0).is_break() {
            return Err(SaveError::Cancelled);
        }
        let old = Old::open(self.target, &self.expected, &mut || (self.progress)(0))?;
        let Old { file, metadata } = old.ok_or(SaveError::Removed)?;
        let bytes = self.content.byte_len()?;
        if system::lacks_space_for(&file, bytes) {
            return Err(SaveError::DiskFull);
        }
        self.content.leave(&metadata)?;
        self.keep_spare(because)?;
        let saved = self.overwrite_safely(&file, &metadata, bytes);
        if !matches!(saved, Err(SaveError::InPlaceBroken { .. })) {
            self.release_spare();
        }
        saved
    }

    fn keep_spare(&mut self, because: NotReplaced) -> Result<(), SaveError> {
        let Some(spare) = &mut self.spare else {
            return Ok(());
        };
        let kept = spare.keep(&self.target.path, self.content);
        kept.map_err(|why| SaveError::NoSpare { because, why })
    }

    fn release_spare(&mut self) {
        if let Some(spare) = &mut self.spare {
            spare.release();
        }
    }

    /// Overwrites the file, now that nothing can be lost.
    fn overwrite_safely(
        &mut self,
        file: &File,
        old: &Metadata,
        bytes: u64,
    ) -> Result<Saved, SaveError> {
        // Keeping the spare may have taken long.
        self.check_is_still(file)?;
        let now = file.metadata()?;
        self.expected.check(Some(&now))?;
        let expected = &self.expected;
        self.target
            .check_bytes(expected, &now, &mut || ControlFlow::Continue(()))?;
        if let Err(error) = system::reserve(file, bytes) {
            give_back(file, old);
            return Err(error.into());
        }
        let mut out = Touching {
            file,
            is_touched: false,
        };
        match self.write_over(&mut out, bytes) {
            // If the check itself fails, there is no sign of a change.
            Ok(fingerprint) => match self.check_is_still(file) {
                Err(
                    error @ (SaveError::ChangedOnDisk | SaveError::Removed | SaveError::FolderGone),
                ) => Err(error),
                _ => Ok(Saved { fingerprint, bytes }),
            },
            Err(why) if out.is_touched => {
                let now = file.metadata().ok();
                let now = now.map(|now| Box::new(Fingerprint::of_open(file, &now)));
                Err(SaveError::InPlaceBroken { why, now })
            }
            Err(why) => {
                give_back(file, old);
                Err(why.into())
            }
        }
    }

    /// Checks that the name still points to the open file, and not to one that has replaced it.
    fn check_is_still(&self, file: &File) -> Result<(), SaveError> {
        self.target.check_is_in_its_place()?;
        let ours = Fingerprint::of(&file.metadata()?);
        let there = self.target.metadata()?.ok_or(SaveError::Removed)?;
        if ours.is_of_same_file(&Fingerprint::of(&there)) {
            Ok(())
        } else {
            Err(SaveError::ChangedOnDisk)
        }
    }

    fn write_over(&mut self, touching: &mut Touching<'_>, bytes: u64) -> io::Result<Fingerprint> {
        let file = touching.file;
        let mut out = BufWriter::new(Imprinting::new(&mut *touching));
        self.content.write_to(&mut out, &mut |so_far| {
            // Stopping now would leave half of a file.
            let _too_late = (self.progress)(so_far);
            ControlFlow::Continue(())
        })?;
        let imprinting = out.into_inner().map_err(IntoInnerError::into_error)?;
        let imprint = imprinting.finish();
        touching.is_touched = true;
        file.set_len(bytes)?;
        file.sync_all()?;
        Ok(Fingerprint::of_open(file, &file.metadata()?).with(imprint))
    }
}

/// Releases the reserved space of a file without a changed byte, and restores its times, so that it does not look
/// changed.
fn give_back(file: &File, old: &Metadata) {
    let given_back = file.set_len(old.len());
    let modified = old.modified();
    if let Err(error) = given_back.and_then(|()| file.set_modified(modified?)) {
        log::info!("space that was set aside is not given back: {error}");
    }
}

/// A file that is being overwritten, with a flag whether any byte has been.
struct Touching<'a> {
    file: &'a File,
    is_touched: bool,
}

impl Write for Touching<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = (&mut &*self.file).write(bytes)?;
        self.is_touched |= 0 < written;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
