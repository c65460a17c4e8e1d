//! The signals with which the system ends a program: at a logout, when the terminal goes, by hand.
//!
//! The first one is passed on to the window, which then ends without a question: what is not saved is
//! in the recovery journal already. The window may hang, so the process is gone after a while in any
//! case. It dies of the signal itself, as one expects of a program without any of this; a shell sees
//! 128 and the signal's number.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
#[cfg(unix)]
pub(super) use unix::{end_by, received};

type Wake = Arc<dyn Fn() + Send + Sync>;

/// Tells whether the system wants the program to end.
#[derive(Clone, Default)]
pub struct EndRequest(Arc<Shared>);

#[derive(Default)]
struct Shared {
    is_made: AtomicBool,
    wake: Mutex<Option<Wake>>,
}

impl fmt::Debug for EndRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("EndRequest").field(&self.is_made()).finish()
    }
}

impl EndRequest {
    /// Waits for signals from now on, on a thread. One that whoever started us has switched off
    /// (`nohup` does so) stays off.
    pub fn by_signals() -> Self {
        let request = Self::default();
        #[cfg(unix)]
        unix::watch(request.clone());
        request
    }

    /// Whether it has been made.
    pub fn is_made(&self) -> bool {
        self.0.is_made.load(Ordering::Relaxed)
    }

    /// Calls this, on another thread, when it is made.
    pub(super) fn on_made(&self, wake: impl Fn() + Send + Sync + 'static) {
        let wake: Wake = Arc::new(wake);
        *self.0.wake.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&wake));
        if self.is_made() {
            wake();
        }
    }

    #[cfg(unix)]
    fn make(&self) {
        self.0.is_made.store(true, Ordering::Relaxed);
        let wake = self.0.wake.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(wake) = wake.clone() {
            // A window that hangs may keep whoever wakes it waiting.
            let thread = std::thread::Builder::new().name("tabiya end".to_owned());
            drop(thread.spawn(move || wake()));
        }
    }
}

#[cfg(not(unix))]
pub(super) fn received() -> Option<i32> {
    None
}

#[cfg(not(unix))]
pub(super) fn end_by(_signal: i32) {}

#[cfg(unix)]
mod unix {
    use super::EndRequest;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::sync::atomic::{AtomicI32, Ordering};
    use std::thread::{Builder, sleep};
    use std::time::{Duration, Instant};

    /// How long the window may take to end in order. Users and systems give a program longer than
    /// that, but not much.
    const PATIENCE: Duration = Duration::from_millis(1500);
    const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

    /// The first signal that came; 0 is none.
    static RECEIVED: AtomicI32 = AtomicI32::new(0);

    pub(in super::super) fn received() -> Option<i32> {
        let signal = RECEIVED.load(Ordering::Relaxed);
        (signal != 0).then_some(signal)
    }

    /// Ends the process as if nobody had listened to the signal.
    pub(in super::super) fn end_by(signal: i32) {
        // If it is not possible, the process ends with an exit status instead.
        drop(emulate_default_handler(signal));
    }

    pub(super) fn watch(request: EndRequest) {
        let thread = Builder::new().name("tabiya signals".to_owned());
        // Without a thread or a pipe signals do what they do in any program.
        drop(thread.spawn(move || wait(&request)));
    }

    fn wait(request: &EndRequest) -> Option<()> {
        let wanted = [SIGHUP, SIGINT, SIGTERM];
        let wanted = wanted.into_iter().filter(|signal| !is_ignored(*signal));
        let mut signals = Signals::new(wanted).ok()?;
        let first = signals.forever().next()?;
        RECEIVED.store(first, Ordering::Relaxed);
        request.make();
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end && !signals.pending().any(|next| is_impatient(first, next)) {
            sleep(BETWEEN_LOOKS);
        }
        end_by(first);
        std::process::exit(128 + first);
    }

    /// Whether somebody insists. When a terminal closes, the system and the shell both send SIGHUP;
    /// at a logout SIGTERM and SIGHUP come together.
    fn is_impatient(first: i32, next: i32) -> bool {
        next == first && next != SIGHUP
    }

    /// Whether whoever started us wanted this signal to do nothing.
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mut lines = status.lines();
        let mask = lines.find_map(|line| line.strip_prefix("SigIgn:"));
        let mask = mask.and_then(|digits| u64::from_str_radix(digits.trim(), 16).ok());
        mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
    }
}
