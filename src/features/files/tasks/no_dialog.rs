//! Whether rfd has failed to show any dialog of the system.
//!
//! In that case it answers "nothing chosen", as when the user cancels. Only its log tells the two apart: an error of
//! the module that falls back from the portal to zenity, when zenity could not be run either (rfd 0.17,
//! `backend/xdg_desktop_portal.rs`; the modules inside it log the failures of the portal alone).

use log::{Level, LevelFilter, Log, Metadata, Record};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

static FAILURES: AtomicUsize = AtomicUsize::new(0);

/// Counts the errors of rfd, and discards all other log records.
struct Listener;

impl Log for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() == Level::Error && metadata.target() == "rfd::backend::xdg_desktop_portal"
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            FAILURES.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn flush(&self) {}
}

/// The number of dialogs that rfd could not show since the first call.
pub(crate) fn failures() -> usize {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        // If a logger is already set, it is left in place. Then a quick answer is the only sign, as on other systems.
        if log::set_logger(&Listener).is_ok() {
            log::set_max_level(LevelFilter::Error);
        }
    });
    FAILURES.load(Ordering::Relaxed)
}
