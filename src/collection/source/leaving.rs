//! Moving away from a file that is about to be overwritten.

use std::fs::Metadata;

use super::Source;
use crate::collection::fingerprint::Fingerprint;
use crate::collection::piece::ReadError;
use crate::collection::system;
use crate::collection::text::{DiskText, Handle};

/// So much is copied at a time.
const STEP: usize = 1 << 20;

impl Source {
    /// Reads from a copy from now on, if it has been reading from this file. All clones do.
    pub(in crate::collection) fn leave(&self, file: &Metadata) -> Result<(), ReadError> {
        let Some(disk) = self.disk() else {
            return Ok(());
        };
        let handle = disk.handle();
        let ours = Fingerprint::of(&handle.file().metadata()?);
        if handle.is_watched() && ours.is_of_same_file(&Fingerprint::of(file)) {
            disk.move_to(self.copy_of(disk)?);
        }
        Ok(())
    }

    fn copy_of(&self, disk: &DiskText) -> Result<Handle, ReadError> {
        let len = self.index.len();
        let copy = system::temp_file()?;
        system::reserve(&copy, len)?;
        let mut buffer = vec![0; STEP];
        let mut at = 0;
        while at < len {
            let step = usize::try_from(len - at).unwrap_or(STEP).min(STEP);
            let step = buffer.get_mut(..step).unwrap_or_default();
            disk.read_exact_at(at, step)?;
            system::write_all_at(&copy, at, step)?;
            at += step.len() as u64;
        }
        Ok(Handle::unnamed(copy))
    }
}
