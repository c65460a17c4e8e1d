//! The ends that nobody chose in the window: there is none, the display dies, or a signal comes.

use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabiya_cli::Failure;
use tabiya_desktop::services::received_signal;
use tabiya_desktop::signals::end_by;
use tabiya_desktop::system::show_unprinted;
use tabiya_desktop::tasks::wait_for_writing;

/// How long what is being written may keep a sudden end waiting.
const LAST_PATIENCE: Duration = Duration::from_millis(500);

/// The exit status when there is no window to be had, or none any more.
pub const NO_WINDOW: u8 = 2;

/// Whether eframe's event loop is running.
static IS_IN_WINDOW: AtomicBool = AtomicBool::new(false);

/// Sees to it that a sudden end is explained. What is to be done last of all is begun with.
pub fn watch_for_sudden_end() {
    // They are called in the opposite order.
    shutdown_hooks::add_shutdown_hook(end_by_signal);
    shutdown_hooks::add_shutdown_hook(explain_sudden_end);
}

/// Eframe's event loop begins, or has ended.
pub fn set_in_window(is_in_window: bool) {
    IS_IN_WINDOW.store(is_in_window, Ordering::Relaxed);
}

/// Eframe's event loop has ended for good.
pub fn end_of_window() {
    set_in_window(false);
    wait_for_writing(LAST_PATIENCE);
}

/// Says why there is no window, or none any more: where the program was started, or in a message of the system
/// if nobody could read it there.
pub fn explain(failure: &Failure) {
    failure.tell();
    show_unprinted("Tabiya", &failure.lines().join("\n\n"));
}

/// The end that comes has been explained.
pub(super) fn was_explained() {
    set_in_window(false);
}

/// libX11 ends the process by itself when the display dies, with status 1 and without asking us; its
/// handlers can only be replaced by unsafe code. This is called on the way out.
extern "C" fn explain_sudden_end() {
    let is_sudden = IS_IN_WINDOW.swap(false, Ordering::Relaxed);
    if is_sudden {
        wait_for_writing(LAST_PATIENCE);
    }
    // At a logout the display goes, too: that is no failure.
    if is_sudden && received_signal().is_none() {
        explain(&Failure::DisplayDied);
        exit(i32::from(NO_WINDOW));
    }
}

/// Who waits for the program is to see that it was ended by the signal.
extern "C" fn end_by_signal() {
    if let Some(signal) = received_signal() {
        end_by(signal);
    }
}
