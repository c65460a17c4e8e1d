//! Processes and pipes on Unix.

use super::WaitTurn;
use super::tail::ErrorTail;
use crate::keeper::{SOME_LEFT, StartMark, end_marked};
use crate::trouble::{Ended, Trouble};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use rustix::io::Errno;
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, kill_process, kill_process_group, waitid,
};
use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read, Write as _};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// The number of bytes that are read at once.
const PART: usize = 64 * 1024;
/// The maximum number of parts left in a pipe, which holds a megabyte at most.
const MAX_PARTS_LEFT: usize = 64;
/// The time limit for a keeper that was asked to end. Its only task is to kill processes.
const KEEPER_PATIENCE: Duration = Duration::from_secs(3);

/// The process of an engine and of the keeper above it.
#[derive(Debug)]
pub(crate) struct Process {
    keeper: Option<Child>,
    mark: Option<StartMark>,
    input: Option<ChildStdin>,
    output: Option<ChildStdout>,
    /// Closing this makes the keeper end everything below it.
    errors: Option<ChildStderr>,
    tail: ErrorTail,
    part: Vec<u8>,
    /// A handle that becomes readable when the keeper has ended; `None` if the system has no such handles. Processes
    /// that still have its pipes then are beyond our reach.
    end_of_keeper: Option<OwnedFd>,
}

impl Process {
    /// Starts this keeper with pipes for its three standard streams.
    pub(super) fn spawn(mut keeper: Command, mark: Option<StartMark>) -> io::Result<Self> {
        // Because it has its own group, no key in a terminal reaches it.
        let mut keeper = keeper.process_group(0).spawn()?;
        let pipes = (
            keeper.stdin.take(),
            keeper.stdout.take(),
            keeper.stderr.take(),
        );
        let (input, output, errors) = pipes;
        let end_of_keeper = end_of(&keeper);
        let process = Self {
            end_of_keeper,
            keeper: Some(keeper),
            mark,
            input,
            output,
            errors,
            tail: ErrorTail::default(),
            part: vec![0; PART],
        };
        process.never_wait_in_calls()?;
        Ok(process)
    }

    fn never_wait_in_calls(&self) -> io::Result<()> {
        let ends = [
            self.input.as_ref().map(AsFd::as_fd),
            self.output.as_ref().map(AsFd::as_fd),
            self.errors.as_ref().map(AsFd::as_fd),
        ];
        ends.into_iter().flatten().try_for_each(do_not_wait)
    }

    /// Waits until data can be read or written, the bell rings, or the time is up. Writes as much as possible and
    /// passes on the engine's output, one part at a time.
    pub(crate) fn turn(
        &mut self,
        bell: &Bell,
        unwritten: &mut Vec<u8>,
        wait: Option<Duration>,
        mut hear: impl FnMut(&[u8]),
    ) -> io::Result<WaitTurn> {
        let ready = self.wait(bell, unwritten, wait)?;
        let [can_write, can_read, can_read_errors, has_ended] = ready;
        if can_write {
            self.write(unwritten);
        }
        if can_read {
            self.read(&mut hear);
        }
        if can_read_errors {
            self.read_errors();
        }
        if has_ended {
            self.read_rest(&mut hear);
        }
        Ok(WaitTurn {
            is_input_closed: self.input.is_none(),
            is_output_closed: self.output.is_none(),
            is_over: self.output.is_none() && self.errors.is_none(),
        })
    }

    fn wait(&self, bell: &Bell, unwritten: &[u8], wait: Option<Duration>) -> io::Result<[bool; 4]> {
        let (reads, none) = (PollFlags::IN, PollFlags::empty());
        let writes = if unwritten.is_empty() {
            none
        } else {
            PollFlags::OUT
        };
        let ends = [
            (self.input.as_ref().map(AsFd::as_fd), writes),
            (self.output.as_ref().map(AsFd::as_fd), reads),
            (self.errors.as_ref().map(AsFd::as_fd), reads),
            (self.end_of_keeper.as_ref().map(AsFd::as_fd), reads),
        ];
        let mut places = vec![PollFd::new(&bell.reader, reads)];
        let open = ends
            .iter()
            .filter_map(|(end, flags)| Some(((*end)?, *flags)));
        places.extend(open.map(|(end, flags)| PollFd::from_borrowed_fd(end, flags)));
        wait_for(&mut places, wait)?;
        let mut ready = places.iter().skip(1);
        let mut is_next_ready = || ready.next().is_some_and(is_ready);
        Ok(ends.map(|(end, _)| end.is_some() && is_next_ready()))
    }

    fn write(&mut self, unwritten: &mut Vec<u8>) {
        let Some(input) = &mut self.input else {
            return;
        };
        if unwritten.is_empty() {
            // With nothing to write, readiness means that the reader has closed the pipe.
            self.input = None;
            return;
        }
        match input.write(unwritten) {
            Ok(count) => drop(unwritten.drain(..count)),
            Err(error) if is_for_later(&error) => {}
            Err(_) => self.input = None,
        }
    }

    /// Reads a part of the output. Returns whether there may be more.
    fn read(&mut self, hear: &mut impl FnMut(&[u8])) -> bool {
        let Some(output) = &mut self.output else {
            return false;
        };
        match read_once(output, &mut self.part) {
            Heard::Bytes(bytes) => {
                hear(bytes);
                return true;
            }
            Heard::Nothing => {}
            Heard::End => self.output = None,
        }
        false
    }

    fn read_errors(&mut self) -> bool {
        let Some(errors) = &mut self.errors else {
            return false;
        };
        match read_once(errors, &mut self.part) {
            Heard::Bytes(bytes) => {
                self.tail.add(bytes);
                return true;
            }
            Heard::Nothing => {}
            Heard::End => self.errors = None,
        }
        false
    }

    /// Reads the remaining data in the pipes of an engine that has ended.
    fn read_rest(&mut self, hear: &mut impl FnMut(&[u8])) {
        for _ in 0..MAX_PARTS_LEFT {
            let has_said = self.read(hear);
            if !self.read_errors() && !has_said {
                break;
            }
        }
        self.output = None;
        self.errors = None;
    }

    /// The last lines that the engine wrote to standard error.
    pub(crate) fn last_words(&self) -> String {
        self.tail.last_words()
    }

    /// Ends the engine if it still runs. Returns the reason why it ended.
    pub(crate) fn ended(&mut self) -> Trouble {
        let ended = match self.end().map(|status| (status.code(), status.signal())) {
            Some((Some(status), _)) => Ended::Exited(status),
            Some((_, Some(signal))) => Ended::Signal(signal),
            _ => Ended::Unknown,
        };
        self.tail.trouble(ended)
    }

    /// Ends the engine and everything below it.
    fn end(&mut self) -> Option<ExitStatus> {
        self.errors = None;
        self.input = None;
        self.output = None;
        let mut keeper = self.keeper.take()?;
        let number = i32::try_from(keeper.id()).ok().and_then(Pid::from_raw)?;
        // The engine may have stopped the keeper.
        let _it_continues = kill_process(number, Signal::CONT);
        let begin = Instant::now();
        let mut pause = Duration::from_micros(200);
        while !has_ended(number) && begin.elapsed() < KEEPER_PATIENCE {
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
        // The process ID of the keeper cannot be reused until its exit status is collected.
        let _is_gone = kill_process_group(number, Signal::KILL);
        let status = keeper.wait().ok();
        let has_done_its_work = |status: ExitStatus| {
            let status = status.code();
            status.is_some_and(|status| status != i32::from(SOME_LEFT))
        };
        if let Some(mark) = self.mark
            && !status.is_some_and(has_done_its_work)
        {
            end_marked(mark);
        }
        status
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Wakes the thread that waits for an engine.
#[derive(Debug)]
pub(crate) struct Bell {
    reader: PipeReader,
    writer: PipeWriter,
}

impl Bell {
    pub(crate) fn new() -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        do_not_wait(reader.as_fd())?;
        do_not_wait(writer.as_fd())?;
        Ok(Self { reader, writer })
    }

    /// Never blocks. A bell that is already ringing keeps ringing.
    pub(crate) fn ring(&self) {
        let _it_rings = (&self.writer).write(&[1]);
    }

    /// Silences it until it is rung again.
    pub(crate) fn hush(&self) {
        let mut rung = [0; 64];
        while (&self.reader).read(&mut rung).is_ok_and(|count| 0 < count) {}
    }

    /// Waits until it rings, or the time is up.
    pub(crate) fn wait(&self, wait: Option<Duration>) -> io::Result<()> {
        wait_for(&mut [PollFd::new(&self.reader, PollFlags::IN)], wait)
    }
}

/// The result of one read.
enum Heard<'a> {
    Bytes(&'a [u8]),
    Nothing,
    End,
}

fn read_once<'a>(end: &mut impl Read, part: &'a mut [u8]) -> Heard<'a> {
    match end.read(part) {
        Ok(0) => Heard::End,
        Ok(count) => Heard::Bytes(part.get(..count).unwrap_or_default()),
        Err(error) if is_for_later(&error) => Heard::Nothing,
        Err(_) => Heard::End,
    }
}

fn is_for_later(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

fn is_ready(place: &PollFd<'_>) -> bool {
    !place.revents().is_empty()
}

fn do_not_wait(end: BorrowedFd<'_>) -> io::Result<()> {
    let flags = fcntl_getfl(end)?;
    Ok(fcntl_setfl(end, flags | OFlags::NONBLOCK)?)
}

fn wait_for(places: &mut [PollFd<'_>], wait: Option<Duration>) -> io::Result<()> {
    let wait = wait.and_then(|wait| Timespec::try_from(wait).ok());
    match poll(places, wait.as_ref()) {
        Ok(_) | Err(Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

#[cfg(target_os = "linux")]
fn end_of(keeper: &Child) -> Option<OwnedFd> {
    use rustix::process::{PidfdFlags, pidfd_open};
    let number = i32::try_from(keeper.id()).ok().and_then(Pid::from_raw)?;
    pidfd_open(number, PidfdFlags::empty()).ok()
}

#[cfg(not(target_os = "linux"))]
fn end_of(_keeper: &Child) -> Option<OwnedFd> {
    None
}

/// Whether a child has ended. Leaves its exit status uncollected.
fn has_ended(child: Pid) -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(child), options), Ok(None))
}
