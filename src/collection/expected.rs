//! What a save may overwrite.

use std::fs::Metadata;

use super::fingerprint::Fingerprint;
use super::save_error::SaveError;

/// What a save may overwrite.
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
    /// Asks whether what stands there `now`, if anything does, may be overwritten.
    pub(super) fn check(&self, now: Option<&Metadata>) -> Result<(), SaveError> {
        match (self, now) {
            (Self::Anything, _) | (Self::Nothing | Self::NothingBut(_), None) => Ok(()),
            (Self::SameAs(seen) | Self::NothingBut(seen), Some(now))
                if Fingerprint::of(now) == *seen =>
            {
                Ok(())
            }
            (_, Some(_)) => Err(SaveError::ChangedOnDisk),
            (Self::SameAs(_), None) => Err(SaveError::Removed),
        }
    }

    /// The same, for a file that is known to be the one that was seen, and has other times `now`.
    pub(super) fn now(&self, now: &Metadata) -> Self {
        match self {
            Self::SameAs(_) | Self::NothingBut(_) => Self::SameAs(Fingerprint::of(now)),
            other => other.clone(),
        }
    }
}
