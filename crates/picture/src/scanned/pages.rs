//! Reads the pages of a PDF file in separate processes.
//!
//! Pages are rendered at 150 pixels per inch, and again at 300 where squares are small or a board is very uncertain.
//! The rendering of a PDF file can take any amount of time and memory, so this program starts itself again (`tabiya
//! read-pages -- FILE`), one process for each page that is read at the same time. The password and the page numbers go
//! to its standard input, and the boards come from its standard output.
//!
//! On Linux that process limits its own memory before it opens the file (`RLIMIT_DATA`: 900 MiB and the length of the
//! file). On every system it is killed when a page takes 10 seconds of processor time (on Linux; elsewhere a minute in
//! all) or is no longer wanted. Such a page is reported as left out, and a new process reads the next one. `flatten`
//! replaces dictionaries that are nested more than 100 levels deep.

use super::Budget;
use super::board::FoundBoard;
use super::decode::ScanFault;
use super::system::processor_time;
use super::wire::{ReaderAnswer, receive, send};
use super::worker::NAME;
use serde::Serialize;
use std::io;
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::Builder;
use std::time::Duration;
use tabiya_threads::pool::{Pool, PoolEvent};

/// The interval at which `is_wanted` is called.
const TICK: Duration = Duration::from_millis(50);
/// The time limit for a page and for opening a file: processor time where the system reports it for other processes,
/// otherwise elapsed time. A build without optimisation, with which the tests run, takes many times as long.
const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 10 });
/// The maximum number of other bytes before the PDF header.
const LONGEST_PREFIX: usize = 1024;

/// Whether these are the first bytes of a PDF file.
pub fn is_pdf(bytes: &[u8]) -> bool {
    let beginning = &bytes[..bytes.len().min(LONGEST_PREFIX)];
    memchr::memmem::find(beginning, b"%PDF-").is_some()
}

/// Options for reading the pages of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageReading {
    /// The password of an encrypted file.
    pub password: Option<String>,
    /// The program that reads the pages.
    pub reader: ReadBy,
    /// The time limit for opening the file and for each page, including the start of a new process where one is needed.
    pub patience: Duration,
}

impl Default for PageReading {
    fn default() -> Self {
        Self {
            password: None,
            reader: ReadBy::ThisProgram,
            patience: PATIENCE,
        }
    }
}

/// The program that reads pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReadBy {
    /// This program, started again.
    #[default]
    ThisProgram,
    /// Another program. The tests use it, because they are not `tabiya` themselves.
    Other(PathBuf),
}

impl ReadBy {
    fn program(&self) -> io::Result<PathBuf> {
        match self {
            Self::Other(path) => Ok(path.clone()),
            Self::ThisProgram => {
                let own = std::env::current_exe()?;
                if own.exists() {
                    Ok(own)
                } else {
                    // On Linux this path leads to the program even when its file is deleted.
                    Ok(PathBuf::from("/proc/self/exe"))
                }
            }
        }
    }
}

/// The pages of a PDF file. Each thread that reads pages concurrently has its own process, which is reused for the next
/// page.
#[derive(Debug)]
pub struct Pages {
    path: PathBuf,
    reading: PageReading,
    count: u32,
    idle: Mutex<Vec<Process>>,
}

impl Pages {
    /// Opens a file. Blocks for at most the patience, or up to six times as long on a busy machine.
    ///
    /// # Errors
    /// Fails when the file does not exist, is not a PDF file, is broken, or is encrypted and the password is wrong or
    /// missing.
    pub fn open(path: &Path, reading: PageReading) -> Result<Self, ScanFault> {
        let path = std::path::absolute(path).map_err(|error| unreadable(&error))?;
        let mut budget = Budget::new(reading.patience);
        let (process, count) = Process::start(&path, &reading, &mut budget, &|| true)?;
        Ok(Self {
            path,
            reading,
            count,
            idle: Mutex::new(vec![process]),
        })
    }

    /// The number of pages.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Finds the boards on the page with this number, from 1, in reading order. Blocks for at most the patience, or up
    /// to six times as long on a busy machine, and only while `is_wanted`, which is called every 50 milliseconds.
    ///
    /// # Errors
    /// Fails when there is no such page, or it cannot be read within these limits. Other pages can still be read.
    pub fn read(
        &self,
        number: u32,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Vec<FoundBoard>, ScanFault> {
        let mut budget = Budget::new(self.reading.patience);
        let idle = self.idle().pop();
        let used = idle.map(|process| self.ask(process, number, &mut budget, is_wanted));
        match used {
            // Earlier pages may have left the process too little memory for this one.
            None | Some(Err(ScanFault::TooMuch)) => {
                let start = Process::start(&self.path, &self.reading, &mut budget, is_wanted);
                self.ask(start?.0, number, &mut budget, is_wanted)
            }
            Some(read) => read,
        }
    }

    /// Has a process read a page. A process that fails to answer is killed here.
    fn ask(
        &self,
        mut process: Process,
        number: u32,
        budget: &mut Budget,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Vec<FoundBoard>, ScanFault> {
        let answer = process.ask(&number, budget, is_wanted)?;
        self.idle().push(process);
        match answer {
            ReaderAnswer::Boards(boards) => Ok(boards),
            ReaderAnswer::Fault(fault) => Err(fault),
            ReaderAnswer::Opened(_) => Err(ScanFault::TooMuch),
        }
    }

    /// Reads pages in parallel, on as many threads as there are processors. Calls `take` with the number and the boards
    /// of each page, in order, until `take` breaks.
    pub fn read_each(
        &self,
        numbers: RangeInclusive<u32>,
        is_wanted: &(dyn Fn() -> bool + Sync),
        mut take: impl FnMut(u32, Result<Vec<FoundBoard>, ScanFault>) -> ControlFlow<()>,
    ) {
        let mut numbers = numbers;
        let flow = Pool::new("page").run(
            move |()| numbers.next(),
            || (),
            |(), number, stop| {
                let is_wanted = || !stop.is_set() && is_wanted();
                (number, self.read(number, &is_wanted))
            },
            |event| match event {
                PoolEvent::Result((number, boards)) => take(number, boards),
                PoolEvent::Idle => ControlFlow::Continue(()),
            },
        );
        // The callback that broke the loop knows about it.
        let _is_broken_off = flow.is_break();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Process>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn unreadable(error: &io::Error) -> ScanFault {
    ScanFault::Unreadable(error.to_string())
}

/// A reading process. Dropping it kills the process.
#[derive(Debug)]
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<Vec<u8>>,
}

impl Process {
    /// Starts a process and has it open the file. Returns the process and the number of pages.
    fn start(
        path: &Path,
        reading: &PageReading,
        budget: &mut Budget,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<(Self, u32), ScanFault> {
        let mut process = Self::spawn(path, &reading.reader).map_err(|error| unreadable(&error))?;
        match process.ask(&reading.password, budget, is_wanted)? {
            ReaderAnswer::Opened(count) => Ok((process, count)),
            ReaderAnswer::Fault(fault) => Err(fault),
            ReaderAnswer::Boards(_) => Err(ScanFault::TooMuch),
        }
    }

    fn spawn(path: &Path, reader: &ReadBy) -> io::Result<Self> {
        let mut command = Command::new(reader.program()?);
        command.arg(NAME).arg("--").arg(path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // Messages of a crashing process help nobody.
        let mut child = command.stderr(Stdio::null()).spawn()?;
        let (Some(input), Some(mut output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (sender, answers) = sync_channel(1);
        let hear = move || {
            while let Ok(answer) = receive(&mut output) {
                if sender.send(answer).is_err() {
                    break;
                }
            }
        };
        let process = Self {
            child,
            input,
            answers,
        };
        Builder::new().name("page answers".to_owned()).spawn(hear)?;
        Ok(process)
    }

    fn ask(
        &mut self,
        request: &impl Serialize,
        budget: &mut Budget,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<ReaderAnswer, ScanFault> {
        let before = processor_time(self.child.id());
        // If the process has ended, its output shows that.
        drop(send(request, &mut self.input));
        loop {
            match self.answers.recv_timeout(TICK) {
                Ok(answer) => {
                    budget.spend(self.processor_time_since(before));
                    return ReaderAnswer::of_bytes(&answer).ok_or(ScanFault::TooMuch);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    budget.spend(self.processor_time_since(before));
                    return Err(ScanFault::TooMuch);
                }
                Err(RecvTimeoutError::Timeout) if !is_wanted() => {
                    return Err(ScanFault::Cancelled);
                }
                Err(RecvTimeoutError::Timeout) => {
                    if budget.is_spent_by(self.processor_time_since(before)) {
                        return Err(ScanFault::TooSlow);
                    }
                }
            }
        }
    }

    fn processor_time_since(&self, before: Duration) -> Duration {
        processor_time(self.child.id()).saturating_sub(before)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The process may already have ended.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
