//! Saving by putting a new file in the place of the old one.

use std::fs::{File, Metadata};
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

use tempfile::{Builder, NamedTempFile, PersistError};

use super::flushing::write_and_flush;
use super::{Job, Old, SaveError, Saved, check_unchanged, leftovers, metadata_if_any};
use crate::collection::fingerprint::Fingerprint;
use crate::collection::system;

impl Job<'_> {
    /// Saves where there is no file yet.
    pub(super) fn create(&mut self) -> Result<Saved, SaveError> {
        let mut builder = leftovers::temp_builder();
        system::ask_for_usual_permissions(&mut builder);
        let temp = self.temp_file(&builder)?;
        let bytes = self.fill(temp.as_file())?;
        let file = place_new(temp, &self.target.path)?;
        self.confirm(&file, bytes)
    }

    /// Saves over the file that is there, or overwrites it if it cannot be replaced.
    pub(super) fn replace(&mut self, old: Old) -> Result<Saved, SaveError> {
        let temp = match self.temp_file(&leftovers::temp_builder()) {
            Err(error) if forbids_replacing(&error) => return self.overwrite(),
            other => other?,
        };
        let is_kept = system::keep_what_it_is(&old.file, &old.metadata, temp.as_file())?;
        drop(old); // Some systems do not let an open file be replaced.
        if !is_kept {
            drop(temp);
            return self.overwrite();
        }
        let bytes = self.fill(temp.as_file())?;
        check_unchanged(self.known, metadata_if_any(&self.target.path)?.as_ref())?;
        self.put_in_place(temp, bytes)
    }

    fn put_in_place(&mut self, temp: NamedTempFile, bytes: u64) -> Result<Saved, SaveError> {
        match temp.persist(&self.target.path) {
            Ok(file) => self.confirm(&file, bytes),
            Err(PersistError { error, file }) if forbids_replacing(&error) => {
                drop(file);
                self.overwrite()
            }
            Err(failed) => Err(failed.error.into()),
        }
    }

    fn temp_file(&self, builder: &Builder<'_, '_>) -> io::Result<NamedTempFile> {
        builder.tempfile_in(&self.target.folder)
    }

    /// Writes the content and waits for the disk.
    fn fill(&mut self, file: &File) -> Result<u64, SaveError> {
        let mut out = BufWriter::new(file);
        let (mut bytes, mut is_cancelled) = (0, false);
        let (written, flushed) = write_and_flush(file, |flush| {
            self.content.write_to(&mut out, &mut |so_far| {
                let flow = (self.progress)(so_far);
                (bytes, is_cancelled) = (so_far, flow.is_break());
                flush(so_far);
                flow
            })
        });
        if is_cancelled {
            return Err(SaveError::Cancelled);
        }
        written?;
        flushed?;
        out.flush()?;
        file.sync_all()?;
        Ok(bytes)
    }

    /// Makes sure that a power cut cannot undo the renaming.
    fn confirm(&self, file: &File, bytes: u64) -> Result<Saved, SaveError> {
        let metadata = file.metadata();
        let saved = |metadata: &Metadata| Saved {
            fingerprint: Fingerprint::of(metadata),
            bytes,
        };
        match (system::sync_folder(&self.target.folder), metadata) {
            (Ok(()), Ok(metadata)) => Ok(saved(&metadata)),
            (Err(why), metadata) => Err(SaveError::NotDurable {
                why,
                saved: metadata.ok().as_ref().map(saved),
            }),
            (Ok(()), Err(why)) => Err(SaveError::NotDurable { why, saved: None }),
        }
    }
}

/// Gives a new file its name, but never takes the name from a file that came in between.
fn place_new(temp: NamedTempFile, path: &Path) -> Result<File, SaveError> {
    let placed = temp.persist_noclobber(path).or_else(|failed| {
        let is_taken = failed.error.kind() == io::ErrorKind::AlreadyExists;
        // Not every file system can look and rename in one step.
        if is_taken {
            Err(failed)
        } else {
            failed.file.persist(path)
        }
    });
    placed.map_err(|failed| match failed.error.kind() {
        io::ErrorKind::AlreadyExists => SaveError::ChangedOnDisk,
        _ => failed.error.into(),
    })
}

/// The folder may not be written to, somebody else's file stands in a sticky folder, or the file is
/// a mount point (as in containers): overwriting it in place may still be possible.
fn forbids_replacing(error: &io::Error) -> bool {
    use io::ErrorKind as Kind;
    matches!(
        error.kind(),
        Kind::PermissionDenied
            | Kind::ReadOnlyFilesystem
            | Kind::ResourceBusy
            | Kind::CrossesDevices
    )
}
