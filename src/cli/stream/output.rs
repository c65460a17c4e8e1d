//! Where the answers go.

use super::turns::End;
use crate::collection::Spool;
use std::io::{self, Write as _};

/// Where the answers go.
#[derive(Debug)]
pub(in crate::cli) enum Output {
    /// Standard output.
    Standard,
    /// Aside, until all is there and a file can be saved.
    Spool(Spool),
}

impl Output {
    /// Writes all of it, at once. When that cannot be done, the work is at its end.
    pub(in crate::cli) fn print(&mut self, bytes: &[u8]) -> Option<End> {
        if bytes.is_empty() {
            return None;
        }
        let written = match self {
            Self::Standard => {
                let mut out = io::stdout().lock();
                out.write_all(bytes).and_then(|()| out.flush())
            }
            Self::Spool(spool) => spool.write_all(bytes),
        };
        let error = written.err()?;
        Some(match error.kind() {
            io::ErrorKind::BrokenPipe => End::NobodyReads,
            _ => End::WriteFailed(error),
        })
    }
}
