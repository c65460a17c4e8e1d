//! Waits for expected events, and runs processes that never outlive their test.

use rustix::process::{Pid, Signal, kill_process};
use std::fs::File;
use std::io::{Read as _, Seek as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A time that is long enough for a slow, busy machine.
pub(super) const PATIENCE: Duration = Duration::from_mins(1);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// Calls `look` until it returns something, or the time is over.
pub(super) fn seen_within<T>(time: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + time;
    loop {
        let seen = look();
        if seen.is_some() || Instant::now() >= end {
            return seen;
        }
        thread::sleep(BETWEEN_LOOKS);
    }
}

/// Calls `look` until it returns something. The test fails if that does not happen.
pub(super) fn eventually<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    seen_within(PATIENCE, look).unwrap_or_else(|| panic!("waited {PATIENCE:?} in vain: {what}"))
}

/// A process that ends with its owner, also when a test panics.
#[derive(Debug)]
pub(super) struct Process(Child);

impl Process {
    pub(super) fn start(command: &mut Command) -> Self {
        Self(command.spawn().unwrap())
    }

    pub(super) fn child(&mut self) -> &mut Child {
        &mut self.0
    }

    pub(super) fn id(&self) -> u32 {
        self.0.id()
    }

    /// The exit status, if it has ended.
    pub(super) fn status(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().unwrap()
    }

    pub(super) fn signal_if_alive(&mut self, signal: Signal) {
        if self.status().is_none() {
            self.signal(signal);
        }
    }

    pub(super) fn signal(&self, signal: Signal) {
        let id = i32::try_from(self.0.id()).unwrap();
        kill_process(Pid::from_raw(id).unwrap(), signal).unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if matches!(self.0.try_wait(), Ok(None)) {
            // It is first asked to end, so that an X server removes its lock and its socket. A suspended one has to be
            // continued to receive it.
            self.signal(Signal::TERM);
            self.signal(Signal::CONT);
            if seen_within(Duration::from_secs(3), || self.0.try_wait().ok().flatten()).is_none() {
                self.signal(Signal::KILL);
                // A process that the kernel holds (because a disk hangs) may outlive even this. Waiting for it without
                // end would only hide which test it was.
                seen_within(PATIENCE, || self.0.try_wait().ok().flatten());
            }
        }
    }
}

/// The output and the exit status of a process.
#[derive(Debug)]
pub(super) struct Finished {
    pub(super) status: ExitStatus,
    pub(super) out: Vec<u8>,
    pub(super) err: String,
}

/// Runs a process to its end. It is killed if it does not end in time.
pub(super) fn run_within(time: Duration, command: &mut Command) -> Option<Finished> {
    // The output goes to files and not to pipes, because a process left in the background may keep a pipe open for
    // ever.
    let (mut out, mut err) = (tempfile::tempfile().unwrap(), tempfile::tempfile().unwrap());
    command.stdout(out.try_clone().unwrap());
    command.stderr(err.try_clone().unwrap());
    let mut process = Process::start(command);
    let status = seen_within(time, || process.status())?;
    Some(Finished {
        status,
        out: all_of(&mut out),
        err: String::from_utf8(all_of(&mut err)).unwrap(),
    })
}

/// Runs a process to its end. The test fails if it does not end in time.
pub(super) fn run(command: &mut Command) -> Finished {
    command.stdin(Stdio::null());
    let finished = run_within(PATIENCE, command);
    finished.unwrap_or_else(|| panic!("does not end: {command:?}"))
}

fn all_of(file: &mut File) -> Vec<u8> {
    let mut bytes = Vec::new();
    file.rewind().unwrap();
    file.read_to_end(&mut bytes).unwrap();
    bytes
}
