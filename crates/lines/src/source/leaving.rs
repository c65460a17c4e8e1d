//! Moves away from a file that is about to be overwritten.

use std::fs::Metadata;

use super::Source;
use crate::chunk::ReadError;
use crate::fingerprint::Fingerprint;
use crate::line_index::block_of;
use crate::system;
use crate::text::{DiskText, Handle};

/// The number of bytes copied at a time.
const STEP: u64 = 1 << 20;

impl Source {
    /// Continues on a copy if the lines are read from this file. All clones do the same.
    pub(crate) fn leave(&self, file: &Metadata) -> Result<(), ReadError> {
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
        let mut buffer = Vec::new();
        let mut at = 0;
        while at < len {
            let read = disk.read_blocks(block_of(at), at + STEP, &self.index, &mut buffer)?;
            let bytes = buffer.get(..read).unwrap_or_default();
            system::write_all_at(&copy, at, bytes)?;
            at += STEP;
        }
        Ok(Handle::unnamed(copy))
    }
}
