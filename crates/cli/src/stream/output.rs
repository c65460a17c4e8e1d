//! Where the answers go, and why no more can go there.

use std::io::{self, Write as _};
use std::path::Path;
use tabiya_lines::Spool;

/// Where the answers go.
#[derive(Debug)]
pub(crate) enum Output {
    /// Standard output.
    Standard,
    /// Aside, until all is there and a file can be saved.
    Spool(Spool),
}

/// Why the work ended before its time.
#[derive(Debug)]
pub(crate) enum End {
    /// Nobody reads the output any more.
    NobodyReads,
    /// The output could not be written.
    WriteFailed(io::Error),
    /// A worker stopped: a fault of ours.
    Fault,
}

impl Output {
    /// Writes all of it, at once. When that cannot be done, the work is at its end.
    pub(crate) fn print(&mut self, bytes: &[u8]) -> Option<End> {
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

/// Whether a path is one of the names of standard output: `-`, or a name that the system has for it,
/// if it leads to ours.
pub(crate) fn is_standard_output(path: &Path) -> bool {
    path.as_os_str() == "-" || has_name_of_system(path)
}

#[cfg(unix)]
fn has_name_of_system(path: &Path) -> bool {
    use super::file::metadata_of;
    use std::os::fd::AsFd as _;
    use std::os::unix::fs::MetadataExt as _;
    let own = format!("/proc/{}/fd/1", std::process::id());
    let names = [
        "/dev/stdout",
        "/dev/fd/1",
        "/proc/self/fd/1",
        "/proc/thread-self/fd/1",
        &own,
    ];
    let is_named = names.iter().any(|name| path == Path::new(name));
    let ours = metadata_of(io::stdout().as_fd());
    let (true, Ok(ours), Ok(there)) = (is_named, ours, path.metadata()) else {
        return false;
    };
    (ours.dev(), ours.ino()) == (there.dev(), there.ino())
}

#[cfg(not(unix))]
fn has_name_of_system(_path: &Path) -> bool {
    false
}
