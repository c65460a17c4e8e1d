//! Saves by replacing the old file with a new one, and flushes the new file to the disk while more of it is being
//! written.
//!
//! The system accepts writes much faster than the disk does. If nothing were flushed meanwhile, a save would hang at its
//! end until the disk has everything, without progress and without a way to cancel.

use super::temp_file::TempFile;
use super::{Job, Old};
use crate::expected::Expected;
use crate::fingerprint::Fingerprint;
use crate::imprint::{Imprint, Imprinting};
use crate::save_error::{NotReplaced, SaveError, Saved};
use crate::system::{self, Original};
use std::fs::{File, Metadata};
use std::io::{self, BufWriter, IntoInnerError};
use std::ops::ControlFlow;
use std::sync::mpsc::sync_channel;
use std::thread;

impl Job<'_, '_> {
    /// Saves to a path without a file.
    pub(super) fn create(&mut self) -> Result<Saved, SaveError> {
        let mut temp = TempFile::create(&self.target.folder)?;
        let written = self.fill(temp.file())?;
        self.target.check_is_in_its_place()?;
        temp.check_is_ours()?;
        temp.rename_new(&self.target.name)
            .map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => SaveError::ChangedOnDisk,
                _ => error.into(),
            })?;
        self.confirm(&temp, &written)
    }

    /// Replaces the existing file, or overwrites it if it cannot be replaced.
    pub(super) fn replace(&mut self, old: Old) -> Result<Saved, SaveError> {
        let created = TempFile::create_like(
            &self.target.folder,
            &Original {
                name: &self.target.name,
                file: &old.file,
                metadata: &old.metadata,
            },
        );
        drop(old); // Some systems do not let an open file be replaced.
        let mut temp = match created {
            Err(error) => match why_not_replaced(&error) {
                Some(NotReplaced::InUse) => return self.overwrite(NotReplaced::InUse),
                Some(_) => return self.overwrite(NotReplaced::Folder),
                None => return Err(error.into()),
            },
            Ok(created) => match created {
                Ok(temp) => temp,
                Err(not_kept) => return self.overwrite(not_kept),
            },
        };
        let written = self.fill(temp.file())?;
        self.check_still_expected()?;
        temp.check_is_ours()?;
        if self.swap(&mut temp)? {
            return self.confirm(&temp, &written);
        }
        let Err(error) = self.take_place(&mut temp) else {
            return self.confirm(&temp, &written);
        };
        match why_not_replaced(&error) {
            Some(because) => {
                drop(temp);
                self.overwrite(because)
            }
            None => Err(error.into()),
        }
    }

    /// Gives the new file the name of the old one.
    fn take_place(&self, temp: &mut TempFile<'_>) -> io::Result<()> {
        let name = &self.target.name;
        match temp.rename(name) {
            Err(error)
                if system::OPEN_FILES_MAY_KEEP_THEIR_NAMES
                    && matches!(
                        error.kind(),
                        io::ErrorKind::PermissionDenied | io::ErrorKind::ResourceBusy
                    ) =>
            {
                // We may have it open ourselves, to read lines from it.
                let Some(there) = self.target.metadata()? else {
                    return Err(error);
                };
                match self.content.leave(&there) {
                    Ok(()) => temp.rename(name),
                    Err(_) => Err(error),
                }
            }
            renamed => renamed,
        }
    }

    /// Writes the content and waits for the disk. Returns the resulting state of the file.
    fn fill(&mut self, file: &File) -> Result<Written, SaveError> {
        let mut out = BufWriter::new(Imprinting::new(file));
        let mut is_cancelled = false;
        let (written, flushed) = write_and_flush(file, |flush| {
            self.content.write_to(&mut out, &mut |so_far| {
                let flow = (self.progress)(so_far);
                is_cancelled = flow.is_break();
                flush(so_far);
                flow
            })
        });
        if is_cancelled {
            return Err(SaveError::Cancelled);
        }
        written?;
        flushed?;
        let imprinting = out.into_inner().map_err(IntoInnerError::into_error)?;
        file.sync_all()?;
        Ok(Written {
            metadata: file.metadata()?,
            imprint: imprinting.finish(),
        })
    }

    fn check_still_expected(&self) -> Result<(), SaveError> {
        self.target.check_is_in_its_place()?;
        let there = self.target.metadata()?;
        self.expected.check(there.as_ref())?;
        match there {
            Some(there) => self
                .target
                .check_bytes(&self.expected, &there, &mut never_cancelled),
            None => Ok(()),
        }
    }

    /// Swaps the new file with the old one, which shows the file that was really replaced: if another one arrived
    /// between the last check and this moment, it gets its place back. Returns `false` if a swap is impossible or
    /// unnecessary.
    fn swap(&self, temp: &mut TempFile<'_>) -> Result<bool, SaveError> {
        let Expected::SameAs(seen) = &self.expected else {
            return Ok(false);
        };
        if temp.exchange(&self.target.name).is_err() {
            // The file may just have been removed, and must not come back.
            self.check_still_expected()?;
            return Ok(false);
        }
        let is_the_one = |now: &Metadata| {
            // The swap itself changes the time of the last change.
            let now_is = Fingerprint::of(now);
            let is_seen = seen.is_of_same_file(&now_is) && seen.has_same_content(&now_is);
            // On systems that can swap files, the metadata is enough to detect it.
            is_seen && !system::has_other_names(temp.file(), now)
        };
        let why_not = match temp.metadata() {
            Ok(now) if is_the_one(&now) => {
                temp.mark_what_was_replaced();
                return Ok(true);
            }
            Ok(_) => SaveError::ChangedOnDisk,
            Err(error) => error.into(),
        };
        match self.swap_back(temp) {
            Ok(()) => Err(why_not),
            Err(why) => {
                // The file under our temporary name may be the only copy of somebody else's file.
                temp.leave();
                Err(SaveError::NotDurable { why, saved: None })
            }
        }
    }

    fn swap_back(&self, temp: &mut TempFile<'_>) -> io::Result<()> {
        let name = &self.target.name;
        temp.exchange(name)?;
        let ours = Fingerprint::of(&temp.file().metadata()?);
        let came_back = Fingerprint::of(&temp.metadata()?);
        if !ours.is_of_same_file(&came_back) {
            // Somebody has replaced our file in the meantime: theirs is the newest one.
            temp.exchange(name)?;
        }
        Ok(())
    }

    /// Makes sure that a power failure cannot undo the renaming, and that nobody has replaced our file under its new
    /// name.
    fn confirm(&self, temp: &TempFile<'_>, written: &Written) -> Result<Saved, SaveError> {
        let file = temp.file();
        let synced = self.target.folder.sync(file);
        let now = file.metadata();
        // Taken after the renaming: Windows may then give the file the creation time of the previous file with this
        // name, and files are told apart by that time there.
        let ours = Fingerprint::of(now.as_ref().unwrap_or(&written.metadata));
        let saved = now.map(|now| Saved {
            fingerprint: fingerprint(written, file, &now),
            bytes: written.metadata.len(),
        });
        let is_ours = |there: &Metadata| ours.is_of_same_file(&Fingerprint::of(there));
        let there = self.target.metadata();
        match (
            synced.and(there.map(|there| there.as_ref().is_some_and(is_ours))),
            saved,
        ) {
            (Ok(true), Ok(saved)) => Ok(saved),
            (Ok(false), _) => Err(SaveError::ChangedOnDisk),
            (Err(why), saved) => Err(SaveError::NotDurable {
                why,
                saved: saved.ok().map(Box::new),
            }),
            (Ok(true), Err(why)) => Err(SaveError::NotDurable { why, saved: None }),
        }
    }
}

/// A file that was written.
struct Written {
    metadata: Metadata,
    imprint: Imprint,
}

/// A check that is too short to be worth cancelling.
fn never_cancelled() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// The fingerprint of the written file. The renaming changes the time of its last change; any other difference by now
/// is the work of somebody else and has to be noticed.
fn fingerprint(written: &Written, file: &File, now: &Metadata) -> Fingerprint {
    let (before, now) = (
        Fingerprint::of_open(file, &written.metadata),
        Fingerprint::of_open(file, now),
    );
    let is_same = now.has_same_content(&before);
    let newest = if is_same { now } else { before };
    newest.with(written.imprint.clone())
}

/// The reason why a new file could not replace the old one, if the old one may still be overwritten in place: the
/// folder is not writable, the file belongs to somebody else in a sticky folder, it is a mount point (as in
/// containers), or another program has it open. `None` for any other failure.
fn why_not_replaced(error: &io::Error) -> Option<NotReplaced> {
    use io::ErrorKind as Kind;
    match error.kind() {
        Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Some(NotReplaced::Name),
        Kind::ResourceBusy => Some(system::BUSY),
        Kind::CrossesDevices => Some(NotReplaced::MountPoint),
        _ => None,
    }
}

/// The number of bytes written between two flushes.
const AT_ONCE: u64 = 32 << 20;

/// Runs `write`, which reports the number of bytes written, and flushes these to the disk at the same time. `write`
/// waits when it is far ahead of the disk.
///
/// Returns the result of `write` and that of the flushes. The result of the flushes cannot be requested again: the
/// system reports a failed write only once.
fn write_and_flush<T>(
    file: &File,
    write: impl FnOnce(&mut dyn FnMut(u64)) -> T,
) -> (T, io::Result<()>) {
    thread::scope(|scope| {
        // One flush is running and one is waiting; then the writer waits.
        let (ask, asked) = sync_channel::<()>(1);
        let flush_all = move || asked.iter().try_for_each(|()| file.sync_data());
        let Ok(flusher) = thread::Builder::new().spawn_scoped(scope, flush_all) else {
            return (write(&mut |_| {}), Ok(()));
        };
        let mut flushed = 0;
        let written = write(&mut |bytes| {
            if AT_ONCE <= bytes - flushed {
                flushed = bytes;
                // After a failure there is no receiver; the failure is returned below.
                let _told_below = ask.send(());
            }
        });
        drop(ask);
        let fared = flusher.join();
        let fared = fared.unwrap_or_else(|_panic| Err(io::Error::other("the flushing failed")));
        (written, fared)
    })
}
