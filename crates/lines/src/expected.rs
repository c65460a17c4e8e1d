//! The condition under which a save may overwrite a file.

use std::fs::Metadata;
use std::io;
use std::ops::ControlFlow;

use super::fingerprint::Fingerprint;
use super::imprint::Thoroughness;
use super::save_error::SaveError;
use super::text::Handle;

/// The condition under which a save may overwrite a file.
///
/// Length and times can only suggest that a file may have changed. If its earlier content is known, its bytes decide: a
/// file that was merely touched is the same, and one with changed bytes and the old times is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Only the file in the state in which we last saw it.
    SameAs(Fingerprint),
    /// No file at all.
    Nothing,
    /// No file, or the file that we last saw in this state under another of its names.
    NothingBut(Fingerprint),
    /// Any file: the user has agreed.
    Anything,
}

impl Expected {
    /// Checks whether a file may exist or be missing.
    pub(super) fn check_is_there(&self, is_there: bool) -> Result<(), SaveError> {
        match (self, is_there) {
            (Self::SameAs(_), false) => Err(SaveError::Removed),
            (Self::Nothing, true) => Err(SaveError::ChangedOnDisk),
            _ => Ok(()),
        }
    }

    /// Checks whether the file that is there `now`, if any, may be overwritten, as far as can be decided without
    /// reading its bytes.
    pub(super) fn check(&self, now: Option<&Metadata>) -> Result<(), SaveError> {
        self.check_is_there(now.is_some())?;
        match (self, now) {
            (Self::SameAs(seen) | Self::NothingBut(seen), Some(now))
                if Fingerprint::of(now) != *seen =>
            {
                Err(SaveError::ChangedOnDisk)
            }
            _ => Ok(()),
        }
    }

    /// Checks whether the bytes of a file may be overwritten. `now` is its metadata since it was opened. `progress` may
    /// stop the reading.
    pub(super) fn check_bytes(
        &self,
        file: &Handle,
        now: &Metadata,
        progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<(), SaveError> {
        let (Self::SameAs(seen) | Self::NothingBut(seen)) = self else {
            return Ok(());
        };
        let now = Fingerprint::of(now);
        let may_be_another = matches!(self, Self::SameAs(_));
        if !may_be_another && !now.is_of_same_file(seen) {
            return Err(SaveError::ChangedOnDisk);
        }
        let is_as_seen = now == *seen;
        let is_same = match seen.imprint() {
            None => is_as_seen,
            Some(imprint) => {
                let thoroughness = if is_as_seen {
                    Thoroughness::Samples
                } else {
                    Thoroughness::Whole
                };
                imprint
                    .is_in(file, thoroughness, progress)
                    .map_err(not_compared)?
            }
        };
        if is_same {
            Ok(())
        } else {
            Err(SaveError::ChangedOnDisk)
        }
    }

    /// The same condition for a file that is known to be the expected one and has other times `now`.
    pub(super) fn now(&self, now: &Metadata) -> Self {
        match self {
            Self::SameAs(seen) | Self::NothingBut(seen) => {
                let now = Fingerprint::of(now);
                Self::SameAs(match seen.imprint() {
                    Some(imprint) => now.with(imprint.clone()),
                    None => now,
                })
            }
            other => other.clone(),
        }
    }
}

fn not_compared(error: io::Error) -> SaveError {
    match error.kind() {
        io::ErrorKind::Interrupted => SaveError::Cancelled,
        _ => error.into(),
    }
}
