//! Saving over the bytes of a file that must stay the same file.
//!
//! All that can fail is tried before the first byte is touched. Rows that are read from the very file
//! move to a copy of it, so that overwriting it does not pull it away from under them.

use std::fs::{File, Metadata};
use std::io::{self, BufWriter, IntoInnerError, Write};
use std::ops::ControlFlow;
use std::path::Path;

use super::{Job, Old};
use crate::content::Content;
use crate::fingerprint::Fingerprint;
use crate::imprint::Imprinting;
use crate::save_error::{NotReplaced, SaveError, Saved};
use crate::system;

/// A second place for the new content of a file that has to be overwritten in place: there neither
/// the old bytes nor the new ones are whole while it is written.
///
/// [`save`](crate::save()) calls [`keep`](Self::keep) before it touches the file, and
/// [`release`](Self::release) when the file is whole again. Where writing fails half-way, or the
/// program ends, nothing is released: what was kept is the only whole copy then.
pub trait Spare {
    /// Puts all of `content` where it survives a power cut. `target` is the file that will be
    /// overwritten, without links.
    ///
    /// # Errors
    ///
    /// When it cannot be kept: then the file is not touched.
    fn keep(&mut self, target: &Path, content: &dyn Content) -> io::Result<()>;

    /// The file is whole, or was not touched at all: what was kept is not needed any more.
    fn release(&mut self);
}

impl Job<'_, '_> {
    /// Overwrites the file in place, for this reason. It can be cancelled until the first byte is
    /// touched.
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

    /// Overwrites the file now that nothing can be lost by it.
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
            // Where it cannot be told any more, nothing speaks against it.
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

    /// Whether the name still leads to the file that is open, and not to one that was put there.
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

/// Gives back the space that was set aside for a file of which no byte was touched, and its times,
/// so that it does not look changed.
fn give_back(file: &File, old: &Metadata) {
    let given_back = file.set_len(old.len());
    let modified = old.modified();
    if let Err(error) = given_back.and_then(|()| file.set_modified(modified?)) {
        log::info!("space that was set aside is not given back: {error}");
    }
}

/// A file that is overwritten, and whether a byte of it has been.
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
