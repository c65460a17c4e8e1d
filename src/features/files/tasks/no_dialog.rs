//! Whether rfd has found no dialog of the system at all.
//!
//! Its answer is "nothing chosen" then, as when the user cancels; only what it logs tells the two apart:
//! an error of the module that goes from the portal to zenity, when zenity could not be asked either
//! (rfd 0.17, `backend/xdg_desktop_portal.rs`; the modules in it log what the portal alone lacks).

use log::{Level, LevelFilter, Log, Metadata, Record};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

static FAILURES: AtomicUsize = AtomicUsize::new(0);

/// Counts the errors of rfd. Nobody reads what else is logged.
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

/// How many dialogs rfd could not show, as far as it was heard.
pub(crate) fn failures() -> usize {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        // A log of somebody else's stays; a quick answer tells us then, as on other systems.
        if log::set_logger(&Listener).is_ok() {
            log::set_max_level(LevelFilter::Error);
        }
    });
    FAILURES.load(Ordering::Relaxed)
}
