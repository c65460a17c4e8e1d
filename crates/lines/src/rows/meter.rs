//! Reports the progress of writing.

use std::io::{self, Write};
use std::ops::ControlFlow;

/// The number of bytes between two reports, at which cancelling is noticed, too.
const STEP: usize = 1 << 20;

/// Counts the written bytes and reports them.
pub(super) struct Meter<'a> {
    out: &'a mut dyn Write,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    written: u64,
    since_report: usize,
}

impl<'a> Meter<'a> {
    pub(super) fn new(
        out: &'a mut dyn Write,
        progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Self {
        Self {
            out,
            progress,
            written: 0,
            since_report: 0,
        }
    }

    /// Writes a slice, a long one in steps, so that cancelling never has to wait for gigabytes.
    pub(super) fn write(&mut self, slice: &[u8]) -> io::Result<()> {
        for step in slice.chunks(STEP) {
            self.out.write_all(step)?;
            self.written += step.len() as u64;
            self.since_report += step.len();
            if STEP <= self.since_report {
                self.report()?;
            }
        }
        Ok(())
    }

    pub(super) fn report(&mut self) -> io::Result<()> {
        self.since_report = 0;
        match (self.progress)(self.written) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(io::ErrorKind::Interrupted.into()),
        }
    }
}
