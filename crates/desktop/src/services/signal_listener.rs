//! What asks the program to end: signals at a logout, when the terminal goes, by hand; on Windows the end of
//! the session.
//!
//! The first one is told to the window, which then ends without a question: what is not saved is in
//! the recovery journal already. The window may hang, so the process is gone after a while in any
//! case. Where there are signals it dies of the signal itself, as one expects of a program without any of
//! this; a shell sees 128 and the signal's number.

use crate::signals::EndingSignals;
use crate::signals::end_by;
use std::convert::Infallible;
use std::io;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};
use tabiya_threads::{Context, Keep, Service};

/// How long the window may take to end in order. Users and systems give a program longer than
/// that, but not much.
const PATIENCE: Duration = Duration::from_millis(1500);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// The first signal that came; 0 is none.
static RECEIVED: AtomicI32 = AtomicI32::new(0);

/// Hears the first signal that asks the program to end. To stop it is to hear of none; the process is
/// ended by one all the same.
pub type SignalListener = Service<Infallible, i32>;

/// Listens for signals from now on. One that whoever started us has switched off (`nohup` does so)
/// stays off.
///
/// # Errors
/// Fails when there is no thread for it: then they do what they do in any program.
pub fn listen_for_signals() -> io::Result<SignalListener> {
    Service::start("tabiya signals", Keep::Each(1), |context| {
        // Where they cannot be heard they do what they do in any program.
        if let Ok(signals) = EndingSignals::hear() {
            wait(signals, context);
        }
    })
}

/// The first signal that came.
pub fn received_signal() -> Option<i32> {
    let signal = RECEIVED.load(Ordering::Relaxed);
    (signal != 0).then_some(signal)
}

/// Nothing ends this but the process: a signal that nobody waits for any more would be lost.
fn wait(mut signals: EndingSignals, context: &Context<Infallible, i32>) {
    let Some(first) = signals.wait() else {
        return;
    };
    RECEIVED.store(first, Ordering::Relaxed);
    let context = context.clone();
    // A window that hangs may keep whoever wakes it waiting.
    let thread = Builder::new().name("tabiya end".to_owned());
    drop(thread.spawn(move || context.tell(first)));
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end && !signals.is_insisted(first) {
        sleep(BETWEEN_LOOKS);
    }
    end_by(first);
    std::process::exit(128 + first);
}
