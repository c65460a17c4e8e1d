//! Ctrl+C and other termination signals: the work checks for the first one and ends cleanly; if a second one arrives,
//! or if the work does not react, the program ends at once.

use std::sync::atomic::{AtomicI32, Ordering};
use std::thread::{self, Builder};
use std::time::Duration;
use tabiya_desktop::signals::EndingSignals;
pub(super) use tabiya_desktop::signals::end_by;

/// The time that the work may take to end. It may be waiting for input that never comes.
const PATIENCE: Duration = Duration::from_secs(3);

/// The first signal that was received; 0 for none.
static RECEIVED: AtomicI32 = AtomicI32::new(0);

/// Starts listening. If signals cannot be caught, they have their default effect.
pub(super) fn listen() {
    let Ok(mut signals) = EndingSignals::hear() else {
        return;
    };
    let wait = move || {
        let Some(first) = signals.wait() else {
            return;
        };
        RECEIVED.store(first, Ordering::Relaxed);
        let end = Builder::new().name("end".to_owned()).spawn(move || {
            thread::sleep(PATIENCE);
            end_at_once(first);
        });
        if end.is_ok() {
            signals.wait();
        }
        end_at_once(first);
    };
    drop(Builder::new().name("signals".to_owned()).spawn(wait));
}

/// Returns the signal that was received.
pub(super) fn interrupted() -> Option<i32> {
    let signal = RECEIVED.load(Ordering::Relaxed);
    (signal != 0).then_some(signal)
}

fn end_at_once(signal: i32) {
    end_by(signal);
    std::process::exit(128 + signal);
}
