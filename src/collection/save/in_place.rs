//! Saving over the bytes of a file that must stay the same file.
//!
//! All that can fail is tried before the first byte is touched. Rows that are read from the very file
//! move to a copy of it, so that overwriting it does not pull it away from under them.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::ops::ControlFlow;

use super::{Job, SaveError, Saved, check_kind, check_unchanged};
use crate::collection::fingerprint::Fingerprint;
use crate::collection::system;

impl Job<'_> {
    /// Overwrites the file in place. It can be cancelled until the first byte is touched.
    pub(super) fn overwrite(&mut self) -> Result<Saved, SaveError> {
        if (self.progress)(0).is_break() {
            return Err(SaveError::Cancelled);
        }
        let file = system::open_to_write(&self.target.path)?;
        let metadata = file.metadata()?;
        check_kind(&metadata)?;
        check_unchanged(self.known, Some(&metadata))?;
        let bytes = self.content.byte_len()?;
        self.content.leave(&metadata)?;
        system::reserve(&file, bytes)?;
        let fingerprint = self
            .write_over(&file, bytes)
            .map_err(SaveError::InPlaceBroken)?;
        Ok(Saved { fingerprint, bytes })
    }

    fn write_over(&mut self, file: &File, bytes: u64) -> io::Result<Fingerprint> {
        let mut out = BufWriter::new(file);
        self.content.write_to(&mut out, &mut |so_far| {
            // Stopping now would leave half of a file.
            let _too_late = (self.progress)(so_far);
            ControlFlow::Continue(())
        })?;
        out.flush()?;
        file.set_len(bytes)?;
        file.sync_all()?;
        Ok(Fingerprint::of(&file.metadata()?))
    }
}
