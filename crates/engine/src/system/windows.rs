//! Processes and pipes on Windows.
//!
//! No safe call on Windows waits for several pipes at once, so each pipe has its own thread (`pipes`). The threads
//! report through one channel with room for a single message, so an engine that floods the program with output is
//! throttled by its own pipe. A bell wakes the waiting thread.

mod pipes;

pub(crate) use pipes::Bell;

use super::WaitTurn;
use super::tail::ErrorTail;
use crate::keeper::{BEGIN, StartMark, ended_by};
use crate::trouble::{Ended, Trouble};
use pipes::{PipeListener, PipeNews, Teller};
use std::io::{self, Write as _};
use std::os::windows::io::AsRawHandle as _;
use std::os::windows::process::CommandExt as _;
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use win32job::{ExtendedLimitInfo, Job};

/// Starts the keeper without a console, so that nothing in a terminal reaches it.
const DETACHED_PROCESS: u32 = 0x0000_0008;
/// The maximum time for the system to end the processes. It has nothing else to do.
const PATIENCE: Duration = Duration::from_secs(3);
/// The maximum time for processes that hold the pipes open after everything within our reach has ended.
const GRACE: Duration = Duration::from_secs(3);

/// The job object that holds an engine, its keeper and everything it starts. The system ends all of them when the
/// job is closed, which also happens when this process ends, for whatever reason.
type Cage = Arc<Mutex<Option<Job>>>;

/// The process of an engine, and that of the keeper above it.
#[derive(Debug)]
pub(crate) struct Process {
    cage: Cage,
    /// Sends text to the engine's input; `None` once that is closed.
    input: Option<SyncSender<Vec<u8>>>,
    news: Receiver<PipeNews>,
    listener: PipeListener,
    tail: ErrorTail,
    is_output_closed: bool,
    are_errors_closed: bool,
    ended: Option<(Instant, Ended)>,
}

impl Process {
    /// Starts this keeper, in its own job, with three pipes to us.
    pub(super) fn spawn(mut keeper: Command, _mark: Option<StartMark>) -> io::Result<Self> {
        // If the folder does not exist, the system only says that the directory name is invalid.
        if keeper
            .get_current_dir()
            .is_some_and(|folder| !folder.is_dir())
        {
            return Err(io::ErrorKind::NotFound.into());
        }
        let job = Job::create_with_limit_info(ExtendedLimitInfo::new().limit_kill_on_job_close())?;
        let mut keeper = keeper.creation_flags(DETACHED_PROCESS).spawn()?;
        // The keeper starts nothing before this message, so everything that it starts belongs to the job. If we are
        // killed before sending it, the keeper ends.
        if let Err(error) = begin(&job, &mut keeper) {
            let _is_gone = keeper.kill();
            return Err(error);
        }
        Self::over(keeper, Arc::new(Mutex::new(Some(job))))
    }

    /// Takes over a running keeper, and ends it if its threads cannot be started.
    fn over(mut keeper: Child, cage: Cage) -> io::Result<Self> {
        let (sender, news) = sync_channel(1);
        let listener = PipeListener::default();
        let teller = Teller::new(sender, listener.clone());
        let input = keeper.stdin.take();
        let input = input.map(|end| pipes::write(end, &teller)).transpose()?;
        if let Some(end) = keeper.stdout.take() {
            pipes::read(end, &teller, PipeNews::Said, PipeNews::OutputClosed)?;
        }
        if let Some(end) = keeper.stderr.take() {
            pipes::read(end, &teller, PipeNews::Complained, PipeNews::ErrorsClosed)?;
        }
        let of_thread = Arc::clone(&cage);
        pipes::run(move || {
            let ended = keeper.wait();
            // Everything that the engine started ends now and closes the pipes.
            open(&of_thread);
            teller.tell(PipeNews::Ended(ended.map_or(Ended::Unknown, ended_by)));
        })?;
        Ok(Self {
            cage,
            input,
            news,
            listener,
            tail: ErrorTail::default(),
            is_output_closed: false,
            are_errors_closed: false,
            ended: None,
        })
    }

    /// Waits until data arrives, the bell rings, or the time is up. Writes as much as possible, and passes on the
    /// engine's output, one chunk at a time.
    #[expect(clippy::unnecessary_wraps, reason = "on Unix waiting can fail")]
    pub(crate) fn turn(
        &mut self,
        bell: &Bell,
        unwritten: &mut Vec<u8>,
        wait: Option<Duration>,
        mut hear: impl FnMut(&[u8]),
    ) -> io::Result<WaitTurn> {
        self.listener.listen(bell);
        self.write(unwritten);
        if !self.take_news(&mut hear) {
            let is_left = |(ended, _): (Instant, _)| GRACE.saturating_sub(ended.elapsed());
            bell.wait_for_news([wait, self.ended.map(is_left)].into_iter().flatten().min());
            self.take_news(&mut hear);
        }
        let are_pipes_closed = self.is_output_closed && self.are_errors_closed;
        let is_late = |(ended, _): (Instant, _)| GRACE <= ended.elapsed();
        Ok(WaitTurn {
            is_input_closed: self.input.is_none(),
            is_output_closed: self.is_output_closed,
            is_over: self.ended.is_some() && are_pipes_closed || self.ended.is_some_and(is_late),
        })
    }

    /// Passes on the text to write, unless earlier text is still waiting.
    fn write(&mut self, unwritten: &mut Vec<u8>) {
        let Some(input) = self.input.as_ref().filter(|_| !unwritten.is_empty()) else {
            return;
        };
        match input.try_send(std::mem::take(unwritten)) {
            Ok(()) => {}
            Err(TrySendError::Full(text)) => *unwritten = text,
            Err(TrySendError::Disconnected(_)) => self.input = None,
        }
    }

    /// Handles one message of the threads. Returns whether there was one.
    fn take_news(&mut self, hear: &mut impl FnMut(&[u8])) -> bool {
        match self.news.try_recv() {
            Ok(PipeNews::Said(bytes)) => hear(&bytes),
            Ok(news) => self.take(news),
            Err(TryRecvError::Empty) => return false,
            Err(TryRecvError::Disconnected) => {
                (self.is_output_closed, self.are_errors_closed) = (true, true);
                self.ended.get_or_insert((Instant::now(), Ended::Unknown));
            }
        }
        true
    }

    fn take(&mut self, news: PipeNews) {
        match news {
            PipeNews::Said(_) => {}
            PipeNews::Complained(bytes) => self.tail.add(&bytes),
            PipeNews::OutputClosed => self.is_output_closed = true,
            PipeNews::ErrorsClosed => self.are_errors_closed = true,
            PipeNews::InputClosed => self.input = None,
            PipeNews::Ended(ended) => self.ended = Some((Instant::now(), ended)),
        }
    }

    /// The last lines that the engine wrote to standard error.
    pub(crate) fn last_words(&self) -> String {
        self.tail.last_words()
    }

    /// Ends the engine if it still runs. Returns the reason why it ended.
    pub(crate) fn ended(&mut self) -> Trouble {
        self.end();
        let ended = self.ended.map_or(Ended::Unknown, |(_, ended)| ended);
        self.tail.trouble(ended)
    }

    /// Ends the engine and everything below it.
    fn end(&mut self) {
        open(&self.cage);
        self.input = None;
        let begin = Instant::now();
        while self.ended.is_none() && begin.elapsed() < PATIENCE {
            let rest = PATIENCE.saturating_sub(begin.elapsed());
            match self.news.recv_timeout(rest) {
                Ok(news) => self.take(news),
                Err(_) => break,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

fn begin(job: &Job, keeper: &mut Child) -> io::Result<()> {
    job.assign_process(keeper.as_raw_handle() as isize)?;
    let input = keeper.stdin.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
    input.write_all(&BEGIN)
}

fn open(cage: &Cage) {
    drop(cage.lock().unwrap_or_else(PoisonError::into_inner).take());
}
