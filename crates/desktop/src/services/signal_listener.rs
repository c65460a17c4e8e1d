//! Listens for requests to end: signals at a logout, when the terminal closes, or sent by a user; on Windows the end of
//! the session.
//!
//! The first request goes to the window, which ends without a question because unsaved changes are already in the
//! recovery journal. The window may hang, so the process ends after a while in any case. Where there are signals, it
//! dies of the signal itself, as users expect of a program without a handler; a shell sees 128 plus the signal's
//! number.
//!
//! `Action::EndNow` of the program ends the window: choices and saves in progress are finished, and the recovery
//! journal stays. The process ends after a second and a half in any case.

use crate::signals::EndingSignals;
use crate::signals::end_by;
use std::convert::Infallible;
use std::io;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};
use tabiya_threads::{Context, Keep, Service};

/// The time that the window has for an orderly end. Users and systems give a program longer than that, but not much.
const PATIENCE: Duration = Duration::from_millis(1500);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// The first signal that came. 0 is none.
static RECEIVED: AtomicI32 = AtomicI32::new(0);

/// The service that reports the first signal that asks the program to end. After stopping it, signals still end the
/// process, but nothing reports them.
pub type SignalListener = Service<Infallible, i32>;

/// Starts to listen for signals. A signal that the parent process has disabled (as `nohup` does) stays disabled.
///
/// # Errors
/// Fails when no thread can be started. Signals then have their default effect.
pub fn listen_for_signals() -> io::Result<SignalListener> {
    Service::start("tabiya signals", Keep::Each(1), |context| {
        // Where signals cannot be caught, they have their default effect.
        if let Ok(signals) = EndingSignals::hear() {
            wait(signals, context);
        }
    })
}

/// The first signal that came, if any.
pub fn received_signal() -> Option<i32> {
    let signal = RECEIVED.load(Ordering::Relaxed);
    (signal != 0).then_some(signal)
}

/// Waits for a signal and ends the process. It runs until the process ends, because a signal that nobody waits for
/// would be lost.
fn wait(mut signals: EndingSignals, context: &Context<Infallible, i32>) {
    let Some(first) = signals.wait() else {
        return;
    };
    RECEIVED.store(first, Ordering::Relaxed);
    let context = context.clone();
    // The call that wakes the window may block when the window hangs.
    let thread = Builder::new().name("tabiya end".to_owned());
    drop(thread.spawn(move || context.tell(first)));
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end && !signals.is_insisted(first) {
        sleep(BETWEEN_LOOKS);
    }
    end_by(first);
    std::process::exit(128 + first);
}
