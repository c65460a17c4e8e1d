//! The process that reads pages for another process: this program, started again.
//!
//! `tabiya read-pages -- FILE` receives the wanted page numbers on its standard input and answers on its standard
//! output ([`super::wire`]). A file that never ends or takes all memory ends only this process. The process also ends
//! when its standard input does, even in the middle of a page, so nothing keeps running when the other process is
//! killed.

use super::decode::ScanFault;
use super::flatten::flatten;
use super::pdf::{PdfBook, PdfReader};
use super::wire::{ReaderAnswer, decoded, receive, send};
use std::ffi::OsString;
use std::io::{self, Read as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{ExitCode, exit};
use std::sync::mpsc::{Receiver, channel};
use std::thread::Builder;
use tabiya_lines::{LoadError, open_regular_file};

/// The name of the hidden command.
pub(super) const NAME: &str = "read-pages";
/// The memory limit of the process in bytes, beyond the size of the file. Together with the pages of the program itself
/// it stays below 1 GB.
const MAX_MEMORY: u64 = 900 << 20;
/// The maximum size of a file, in bytes.
const MAX_BYTES: u64 = 1 << 30;
/// The stack size in bytes. Drawings within drawings need a large stack.
const STACK: usize = 64 << 20;
/// The exit status of a crashed process.
const BROKEN_DOWN: i32 = 1;

/// Runs the hidden command if the command line asks for it; otherwise returns `None`. `bound_memory` limits the memory
/// of this process to a number of bytes.
pub fn read_pages(
    arguments: impl IntoIterator<Item = OsString>,
    bound_memory: impl FnOnce(u64),
) -> Option<ExitCode> {
    let file = order(arguments)?;
    let length = std::fs::metadata(&file).map_or(0, |about| about.len());
    bound_memory(MAX_MEMORY + length.min(MAX_BYTES));
    let (sender, requests) = channel();
    let work = move || {
        if catch_unwind(AssertUnwindSafe(|| answer_all(&file, &requests))).is_err() {
            exit(BROKEN_DOWN);
        }
    };
    if Builder::new().stack_size(STACK).spawn(work).is_err() {
        return Some(ExitCode::FAILURE);
    }
    let mut input = io::stdin().lock();
    while let Ok(request) = receive(&mut input) {
        if sender.send(request).is_err() {
            break;
        }
    }
    Some(ExitCode::SUCCESS)
}

/// Returns the file if the arguments are the hidden command.
fn order(arguments: impl IntoIterator<Item = OsString>) -> Option<PathBuf> {
    let mut words = arguments.into_iter().skip(1);
    // Files and positions may have any name, but hardly this one.
    let is_order = words.next()? == NAME && words.next()? == "--";
    let file = PathBuf::from(words.next()?);
    (is_order && file.is_absolute() && words.next().is_none()).then_some(file)
}

/// Opens the file with the password in the first message, and answers until the requests end.
fn answer_all(file: &Path, requests: &Receiver<Vec<u8>>) {
    let Ok(password) = requests.recv() else {
        return;
    };
    let book = match open(file, &password) {
        Ok(book) => book,
        Err(fault) => return tell(&ReaderAnswer::Fault(fault)),
    };
    tell(&ReaderAnswer::Opened(book.count()));
    let mut reader = book.reader();
    for request in requests {
        tell(&answer(&mut reader, &request));
    }
}

fn answer(reader: &mut PdfReader<'_>, request: &[u8]) -> ReaderAnswer {
    let number = decoded(request).unwrap_or(0);
    match reader.read(number) {
        Ok(boards) => ReaderAnswer::Boards(boards),
        Err(fault) => ReaderAnswer::Fault(fault),
    }
}

/// Opens the file. `password` is the first message.
fn open(file: &Path, password: &[u8]) -> Result<PdfBook, ScanFault> {
    let password: Option<String> = decoded(password).ok_or(ScanFault::WrongPassword)?;
    let mut bytes = bytes_of(file).map_err(|error| ScanFault::Unreadable(error.to_string()))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(ScanFault::TooMuch);
    }
    flatten(&mut bytes);
    PdfBook::open(bytes, password.as_deref())
}

/// Reads the file. Pipes and devices are refused because they may block or never end.
fn bytes_of(file: &Path) -> Result<Vec<u8>, LoadError> {
    let (file, metadata) = open_regular_file(file)?;
    // A buffer that grows takes up to three times its contents.
    let length = metadata.len().min(MAX_BYTES);
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or(0) + 1);
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Sends an answer. When that fails, the other process has ended.
fn tell(answer: &ReaderAnswer) {
    if send(answer, &mut io::stdout().lock()).is_err() {
        exit(BROKEN_DOWN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_complete_hidden_command_is_recognized() {
        let is_order = |words: &str| order(words.split(' ').map(OsString::from)).is_some();
        let absolute = std::env::temp_dir().join("book.pdf");
        assert!(is_order(&format!(
            "tabiya read-pages -- {}",
            absolute.display()
        )));
        for words in [
            "tabiya",
            "tabiya read-pages",
            "tabiya read-pages --",
            "tabiya read-pages book.pdf",
            "tabiya read-pages -- book.pdf",
            "tabiya read read-pages -- book.pdf",
        ] {
            assert!(!is_order(words), "{words}");
        }
    }
}
