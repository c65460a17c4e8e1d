//! The pages of a PDF file, read by processes of their own.

use super::board::FoundBoard;
use super::budget::Budget;
use super::decode::ScanFault;
use super::system::processor_time;
use super::wire::{Answer, receive, send};
use super::worker::NAME;
use std::io;
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::Builder;
use std::time::Duration;
use tabiya_threads::pool::{Event, Pool};

/// So often it is asked whether an answer is still wanted.
const TICK: Duration = Duration::from_millis(50);
/// How long a page may take, and opening a file: of processor time, where the system says how much a process has used.
const PATIENCE: Duration = Duration::from_secs(10);
/// A PDF file may begin with something else, but not with more of it.
const LONGEST_PREFIX: usize = 1024;

/// Whether these are the first bytes of a PDF file.
pub fn is_pdf(bytes: &[u8]) -> bool {
    let beginning = &bytes[..bytes.len().min(LONGEST_PREFIX)];
    memchr::memmem::find(beginning, b"%PDF-").is_some()
}

/// How the pages of a file are read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageReading {
    /// What opens the file, when it is encrypted.
    pub password: Option<String>,
    /// Which program reads.
    pub reader: ReadBy,
    /// How long opening the file may take, and a page, with a new process for it where one is needed.
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

/// Which program reads pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReadBy {
    /// This one, started again.
    #[default]
    ThisProgram,
    /// This one, for who is another program than `tabiya`: its tests.
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
                    // Where there is such a thing, it is this program also when its file is gone.
                    Ok(PathBuf::from("/proc/self/exe"))
                }
            }
        }
    }
}

/// The pages of a PDF file. Each thread that reads one at the same time as others has a process of its own,
/// which is used again for the next page.
#[derive(Debug)]
pub struct Pages {
    path: PathBuf,
    reading: PageReading,
    count: u32,
    idle: Mutex<Vec<Process>>,
}

impl Pages {
    /// Opens a file. Blocks, for no longer than the patience; on a busy machine for up to six times as long.
    ///
    /// # Errors
    /// When it is not there, is no PDF file, is broken, or is encrypted and this is not its password.
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

    /// How many there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The boards of the page with this number, from 1, in reading order. Blocks, for no longer than the
    /// patience, and while `is_wanted`, which is asked every 50 milliseconds.
    ///
    /// # Errors
    /// When there is no such page, or it cannot be read within these bounds. Other pages still can.
    pub fn read(
        &self,
        number: u32,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Vec<FoundBoard>, ScanFault> {
        let mut budget = Budget::new(self.reading.patience);
        let idle = self.idle().pop();
        let used = idle.map(|process| self.ask(process, number, &mut budget, is_wanted));
        match used {
            // Earlier pages may have left it too little memory for this one.
            None | Some(Err(ScanFault::TooMuch)) => {
                let start = Process::start(&self.path, &self.reading, &mut budget, is_wanted);
                self.ask(start?.0, number, &mut budget, is_wanted)
            }
            Some(read) => read,
        }
    }

    /// Has a process read a page. A process that fails to answer ends here.
    fn ask(
        &self,
        mut process: Process,
        number: u32,
        budget: &mut Budget,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Vec<FoundBoard>, ScanFault> {
        let answer = process.ask(&number.to_le_bytes(), budget, is_wanted)?;
        self.idle().push(process);
        match answer {
            Answer::Boards(boards) => Ok(boards),
            Answer::Fault(fault) => Err(fault),
            Answer::Opened(_) => Err(ScanFault::TooMuch),
        }
    }

    /// Reads pages, as many at once as there are processors, and gives each of them with its number to
    /// `take`, in their order. Ends when that breaks.
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
                Event::Result((number, boards)) => take(number, boards),
                Event::Idle => ControlFlow::Continue(()),
            },
        );
        // Whoever has broken it off knows.
        let _is_broken_off = flow.is_break();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Process>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn unreadable(error: &io::Error) -> ScanFault {
    ScanFault::Unreadable(error.to_string())
}

/// A process that reads; killed when it is dropped.
#[derive(Debug)]
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<Vec<u8>>,
}

impl Process {
    /// Starts one that has opened the file, which has so many pages.
    fn start(
        path: &Path,
        reading: &PageReading,
        budget: &mut Budget,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<(Self, u32), ScanFault> {
        let mut process = Self::spawn(path, &reading.reader).map_err(|error| unreadable(&error))?;
        let mut password = Vec::new();
        if let Some(text) = &reading.password {
            password.push(1);
            password.extend_from_slice(text.as_bytes());
        }
        match process.ask(&password, budget, is_wanted)? {
            Answer::Opened(count) => Ok((process, count)),
            Answer::Fault(fault) => Err(fault),
            Answer::Boards(_) => Err(ScanFault::TooMuch),
        }
    }

    fn spawn(path: &Path, reader: &ReadBy) -> io::Result<Self> {
        let mut command = Command::new(reader.program()?);
        command.arg(NAME).arg("--").arg(path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // What it says when it breaks down is no help to anybody.
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
        request: &[u8],
        budget: &mut Budget,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Answer, ScanFault> {
        let before = processor_time(self.child.id());
        // That it is not there any more is seen at its output.
        drop(send(request, &mut self.input));
        loop {
            match self.answers.recv_timeout(TICK) {
                Ok(answer) => {
                    budget.spend(self.processor_time_since(before));
                    return Answer::of_bytes(&answer).ok_or(ScanFault::TooMuch);
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
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
