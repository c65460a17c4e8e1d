//! The destination of the answers, and the reasons for ending the output.

use std::io::{self, Write as _};
use std::path::Path;
use tabiya_lines::Spool;

/// The destination of the answers.
#[derive(Debug)]
pub(crate) enum Output {
    /// Standard output.
    Standard,
    /// A temporary file, which is saved when it is complete.
    Spool(Spool),
}

/// The reason why the work ended early.
#[derive(Debug)]
pub(crate) enum End {
    /// The reader of the output has closed it.
    NobodyReads,
    /// The output could not be written.
    WriteFailed(io::Error),
    /// A worker panicked, which is a bug.
    Fault,
}

impl Output {
    /// Writes all bytes at once. If that fails, returns why the work has to end.
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

/// Whether a path is a name of standard output: `-`, or a system name that leads to ours.
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
