//! The destination of the answers, the reasons for ending the output, and a progress line on the terminal; and the files
//! that may be read by name: regular files, and names for streams in a shell.
//!
//! Reading from a pipe waits, as intended. Devices are refused: merely opening some has an effect,
//! and others never end. Terminals and `/dev/null` do not count as devices here.

use std::fs::{File, Metadata};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};
use tabiya_collection::spill::{Contest, Sorter};
use tabiya_lines::{LoadError, Spool, check_file_name, open_regular_file};
use tabiya_text::tr_with;

/// Opens a file, a pipe or a terminal. For a file it also returns the metadata.
pub(super) fn open_file(path: &Path) -> io::Result<(File, Option<Metadata>)> {
    check_file_name(path).map_err(io::Error::other)?;
    let metadata = path.metadata()?;
    if metadata.is_dir() {
        return Err(why_no_files_of(path));
    }
    if metadata.is_file() {
        return match open_regular_file(path) {
            Ok((file, metadata)) => Ok((file, Some(metadata))),
            Err(LoadError::Io(error)) => Err(error),
            Err(LoadError::NotFound) => Err(io::ErrorKind::NotFound.into()),
            Err(LoadError::NoPermission) => Err(io::ErrorKind::PermissionDenied.into()),
            Err(other) => Err(io::Error::other(other)),
        };
    }
    if is_stream(&metadata) {
        Ok((File::open(path)?, None))
    } else {
        Err(io::Error::other(LoadError::NotRegular))
    }
}

/// Returns the reason why no files are taken from a folder: it cannot be read, or a file was expected.
fn why_no_files_of(folder: &Path) -> io::Error {
    let fault = match folder.read_dir() {
        Ok(mut entries) => entries.find_map(Result::err),
        Err(error) => Some(error),
    };
    fault.unwrap_or_else(|| io::ErrorKind::IsADirectory.into())
}

/// Whether it is a pipe, the null device, or our own terminal, checked without opening anything.
#[cfg(unix)]
fn is_stream(metadata: &Metadata) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _};
    if !metadata.file_type().is_char_device() {
        return metadata.file_type().is_fifo();
    }
    let is_called = |name: &str| {
        let known = Path::new(name).metadata();
        known.is_ok_and(|known| known.rdev() == metadata.rdev())
    };
    let is_ours = |stream: &dyn AsFd| {
        let known = metadata_of(stream.as_fd());
        known.is_ok_and(|known| known.rdev() == metadata.rdev())
    };
    is_called("/dev/null")
        || is_called("/dev/tty")
        || is_ours(&io::stdin())
        || is_ours(&io::stdout())
        || is_ours(&io::stderr())
}

/// Returns the metadata of an open file, with the same numbers on every system.
#[cfg(unix)]
fn metadata_of(file: std::os::fd::BorrowedFd<'_>) -> io::Result<Metadata> {
    File::from(file.try_clone_to_owned()?).metadata()
}

#[cfg(not(unix))]
fn is_stream(_metadata: &Metadata) -> bool {
    true
}

/// The destination of the answers.
#[derive(Debug)]
pub(crate) enum Output {
    /// Standard output.
    Standard,
    /// A temporary file, which is saved when it is complete.
    Spool(Spool),
    /// Entries to be sorted.
    Sorter(Sorter),
    /// Rows of which some are left out.
    Contest(Contest),
}

/// The reason why the work ended early.
#[derive(Debug)]
pub(crate) enum EarlyEnd {
    /// The reader of the output has closed it.
    NobodyReads,
    /// The output could not be written.
    WriteFailed(io::Error),
    /// A worker panicked, which is a bug.
    Fault,
}

impl Output {
    /// Writes all bytes at once. If that fails, returns why the work has to end.
    pub(crate) fn print(&mut self, bytes: &[u8]) -> Option<EarlyEnd> {
        if bytes.is_empty() {
            return None;
        }
        let written = match self {
            Self::Standard => {
                let mut out = io::stdout().lock();
                out.write_all(bytes).and_then(|()| out.flush())
            }
            Self::Spool(spool) => spool.write_all(bytes),
            Self::Sorter(sorter) => sorter.add_framed(bytes),
            Self::Contest(contest) => contest.add_rows(bytes),
        };
        let error = written.err()?;
        Some(match error.kind() {
            io::ErrorKind::BrokenPipe => EarlyEnd::NobodyReads,
            _ => EarlyEnd::WriteFailed(error),
        })
    }
}

/// Whether a path is a name of standard output: `-`, or a system name that leads to ours.
pub(crate) fn is_standard_output(path: &Path) -> bool {
    path.as_os_str() == "-" || has_name_of_system(path)
}

#[cfg(unix)]
fn has_name_of_system(path: &Path) -> bool {
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

/// Work that ends sooner shows no progress.
const FIRST_AFTER: Duration = Duration::from_millis(700);

/// The progress line. It is on standard error and is erased before any other output there or on
/// standard output, since both may be the same terminal.
#[derive(Debug)]
pub(crate) struct ProgressLine {
    is_wanted: bool,
    /// The catalogue's id of the text with a percentage.
    percent_id: &'static str,
    started: Instant,
    /// The total number of bytes to read, or of diagrams to draw, if known.
    total: Option<u64>,
    /// The number of columns that the line fills now.
    columns: usize,
}

impl ProgressLine {
    /// Creates the progress line for drawing this many diagrams.
    pub(crate) fn of_drawing(total: u64) -> Self {
        Self {
            percent_id: "cli-progress-drawing",
            ..Self::new(Some(total), false)
        }
    }

    /// Creates the progress line for writing this many records.
    pub(crate) fn of_writing(total: u64) -> Self {
        Self {
            percent_id: "cli-progress-writing",
            ..Self::new(Some(total), false)
        }
    }

    /// Creates the progress line; `is_typed` says whether a person types the input, who must not be
    /// disturbed.
    pub(crate) fn new(total: Option<u64>, is_typed: bool) -> Self {
        Self {
            is_wanted: io::stderr().is_terminal() && !is_typed,
            percent_id: "cli-progress-percent",
            started: Instant::now(),
            total: total.filter(|total| *total != 0),
            columns: 0,
        }
    }

    /// Shows the progress.
    pub(crate) fn show(&mut self, bytes: u64) {
        if !self.is_wanted || self.started.elapsed() < FIRST_AFTER {
            return;
        }
        let text = match self.total {
            Some(total) => {
                let percent = bytes.min(total) * 100 / total;
                tr_with(self.percent_id, &[("percent", percent.into())])
            }
            None => tr_with("cli-progress-bytes", &[("megabytes", (bytes >> 20).into())]),
        };
        self.put(&text);
    }

    /// Shows the progress with a given text.
    pub(crate) fn show_text(&mut self, text: impl FnOnce() -> String) {
        if self.is_wanted && FIRST_AFTER <= self.started.elapsed() {
            self.put(&text());
        }
    }

    fn put(&mut self, text: &str) {
        let columns = text.chars().count();
        let blanks = self.columns.saturating_sub(columns);
        write_to_terminal(&format!("\r{text}{:blanks$}", ""));
        self.columns = columns;
    }

    /// Erases the line.
    pub(crate) fn erase(&mut self) {
        if self.columns != 0 {
            write_to_terminal(&format!("\r{:columns$}\r", "", columns = self.columns));
            self.columns = 0;
        }
    }
}

fn write_to_terminal(text: &str) {
    // If the terminal is gone, there is no progress line, but the work continues.
    drop(io::stderr().write_all(text.as_bytes()));
}
