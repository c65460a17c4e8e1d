//! What a save may overwrite.

use std::fs::Metadata;
use std::io;
use std::ops::ControlFlow;

use super::fingerprint::Fingerprint;
use super::imprint::Thoroughness;
use super::save_error::SaveError;
use super::text::Handle;

/// What a save may overwrite.
///
/// Length and times only raise the question whether a file is the one that was seen. Where it is known
/// what that held, its bytes answer it: a file that was touched is the same, and one whose bytes were
/// changed behind its times is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Only the file as it was when we last saw it.
    SameAs(Fingerprint),
    /// No file at all.
    Nothing,
    /// No file, or, under another of its names, the one that we last saw like this.
    NothingBut(Fingerprint),
    /// Whatever is there: the user has been asked.
    Anything,
}

impl Expected {
    /// Asks whether there may be a file or none.
    pub(super) fn check_is_there(&self, is_there: bool) -> Result<(), SaveError> {
        match (self, is_there) {
            (Self::SameAs(_), false) => Err(SaveError::Removed),
            (Self::Nothing, true) => Err(SaveError::ChangedOnDisk),
            _ => Ok(()),
        }
    }

    /// Asks whether what stands there `now`, if anything does, may be overwritten, as far as can be
    /// told without a look at its bytes.
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

    /// Asks whether the bytes of a file may be overwritten. `now` is what it is like since it was
    /// opened. `progress` may stop the reading.
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

    /// The same, for a file that is known to be the one that was seen, and has other times `now`.
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
