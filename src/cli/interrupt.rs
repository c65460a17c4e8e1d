//! Ctrl+C and the other signals that ask for an end: the first one is looked at by the work, which ends in
//! order; a second one, or a work that does not look, ends the program at once.

#[cfg(unix)]
pub(super) use unix::{end_by, interrupted, listen};

/// Signals do what they do in any program.
#[cfg(not(unix))]
pub(super) fn listen() {}

/// The signal that came.
#[cfg(not(unix))]
pub(super) fn interrupted() -> Option<i32> {
    None
}

/// Ends the process as if nobody had listened to the signal.
#[cfg(not(unix))]
pub(super) fn end_by(_signal: i32) {}

#[cfg(unix)]
mod unix {
    pub(in crate::cli) use crate::signals::end_by;
    use crate::signals::ending_signals;
    use std::sync::atomic::{AtomicI32, Ordering};
    use std::thread::{self, Builder};
    use std::time::Duration;

    /// For so long the work may take to end. It may be waiting for input that never comes.
    const PATIENCE: Duration = Duration::from_secs(3);

    /// The first signal that came; 0 is none.
    static RECEIVED: AtomicI32 = AtomicI32::new(0);

    /// Listens from now on. Without a thread or a pipe for it signals do what they do in any program.
    pub(in crate::cli) fn listen() {
        let Ok(mut signals) = ending_signals() else {
            return;
        };
        let wait = move || {
            let mut signals = signals.forever();
            let Some(first) = signals.next() else {
                return;
            };
            RECEIVED.store(first, Ordering::Relaxed);
            let end = Builder::new().name("end".to_owned()).spawn(move || {
                thread::sleep(PATIENCE);
                end_at_once(first);
            });
            if end.is_ok() {
                signals.next();
            }
            end_at_once(first);
        };
        drop(Builder::new().name("signals".to_owned()).spawn(wait));
    }

    /// The signal that came.
    pub(in crate::cli) fn interrupted() -> Option<i32> {
        let signal = RECEIVED.load(Ordering::Relaxed);
        (signal != 0).then_some(signal)
    }

    fn end_at_once(signal: i32) {
        end_by(signal);
        std::process::exit(128 + signal);
    }
}
