//! Handles ends of the program that the user did not choose: the window cannot open, the display connection is lost, or
//! a signal arrives.
//!
//! libX11 ends the process by itself. Therefore an exit hook waits at most half a second for files that are being
//! written (`wait_for_writing`) and says why the program ends. If a Wayland display is lost, the window library panics,
//! and the panic is caught. After a signal the window ends without a question (`signal_listener` in
//! `tabiya_desktop::services`).

use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabiya_cli::Failure;
use tabiya_desktop::services::received_signal;
use tabiya_desktop::signals::end_by;
use tabiya_desktop::system::show_unprinted;
use tabiya_desktop::tasks::wait_for_writing;

/// The maximum time for which unfinished writing may delay a sudden end.
const LAST_PATIENCE: Duration = Duration::from_millis(500);

/// The exit status if the window cannot open or is lost.
pub const NO_WINDOW: u8 = 2;

/// Whether eframe's event loop is running.
static IS_IN_WINDOW: AtomicBool = AtomicBool::new(false);

/// Installs the hooks that explain a sudden end.
pub fn watch_for_sudden_end() {
    // The hooks run in reverse order.
    shutdown_hooks::add_shutdown_hook(end_by_signal);
    shutdown_hooks::add_shutdown_hook(explain_sudden_end);
}

/// Records whether eframe's event loop is running.
pub fn set_in_window(is_in_window: bool) {
    IS_IN_WINDOW.store(is_in_window, Ordering::Relaxed);
}

/// Records that eframe's event loop has ended for good, and waits for unfinished writing.
pub fn end_of_window() {
    set_in_window(false);
    wait_for_writing(LAST_PATIENCE);
}

/// Explains why there is no window: where the program was started, or in a message box of the system
/// if the user could not read it there.
pub fn explain(failure: &Failure) {
    failure.tell();
    show_unprinted("Tabiya", &failure.lines().join("\n\n"));
}

/// Records that the user has been told why the program is about to end.
pub(super) fn was_explained() {
    set_in_window(false);
}

/// Explains the end of the process by libX11. When the display dies, libX11 exits with status 1 without asking us,
/// and replacing its handlers needs unsafe code. This runs on the way out.
extern "C" fn explain_sudden_end() {
    let is_sudden = IS_IN_WINDOW.swap(false, Ordering::Relaxed);
    if is_sudden {
        wait_for_writing(LAST_PATIENCE);
    }
    // The display also disappears at a logout, which is not a failure.
    if is_sudden && received_signal().is_none() {
        explain(&Failure::DisplayDied);
        exit(i32::from(NO_WINDOW));
    }
}

/// Ends the process by the signal again, so that its parent sees it.
extern "C" fn end_by_signal() {
    if let Some(signal) = received_signal() {
        end_by(signal);
    }
}
