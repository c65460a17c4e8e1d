//! Signals as Unix has them.

use crate::services::service::{Context, Keep, Service};
pub(crate) use crate::signals::end_by;
use crate::signals::ending_signals;
use signal_hook::consts::SIGHUP;
use signal_hook::iterator::Signals;
use std::convert::Infallible;
use std::io;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

/// How long the window may take to end in order. Users and systems give a program longer than
/// that, but not much.
const PATIENCE: Duration = Duration::from_millis(1500);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// The first signal that came; 0 is none.
static RECEIVED: AtomicI32 = AtomicI32::new(0);

/// The first signal that came.
pub fn received_signal() -> Option<i32> {
    let signal = RECEIVED.load(Ordering::Relaxed);
    (signal != 0).then_some(signal)
}

pub(in crate::services) fn listen() -> io::Result<Service<Infallible, i32>> {
    Service::start("tabiya signals", Keep::Each(1), |context| {
        // Without a pipe signals do what they do in any program.
        if let Ok(signals) = ending_signals() {
            wait(signals, context);
        }
    })
}

/// Nothing ends this but the process: a signal that nobody waits for any more would be lost.
fn wait(mut signals: Signals, context: &Context<Infallible, i32>) {
    let Some(first) = signals.forever().next() else {
        return;
    };
    RECEIVED.store(first, Ordering::Relaxed);
    let context = context.clone();
    // A window that hangs may keep whoever wakes it waiting.
    let thread = Builder::new().name("tabiya end".to_owned());
    drop(thread.spawn(move || context.tell(first)));
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
