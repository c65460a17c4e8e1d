//! Handles ends of the program that the user did not choose: the window cannot open, the display connection is lost, a
//! signal arrives, or the program panics. A panic writes a report and a short explanation, in place of Rust's own
//! message.
//!
//! libX11 ends the process by itself. Therefore an exit hook waits at most half a second for files that are being
//! written (`wait_for_writing`) and says why the program ends. If a Wayland display is lost, the window library panics,
//! and the panic is caught. After a signal the window ends without a question (`signal_listener` in
//! `tabiya_desktop::services`).
//!
//! Panics unwind. On the thread of a task, the task fails and the window says where the report is. On the window's
//! thread, the hook prints one sentence, the exit status is 2, and the next start mentions the report once. A second
//! panic while the first unwinds would abort the process; the hook prints its sentence and ends the process with the
//! same status.

use std::any::Any;
use std::panic::PanicHookInfo;
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{ThreadId, current};
use std::time::Duration;
use tabiya_cli::{Failure, is_of_window_library};
use tabiya_desktop::reports;
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
fn was_explained() {
    set_in_window(false);
}

/// Explains the end of the process by libX11. When the display dies, libX11 exits with status 1 without asking us, and
/// replacing its handlers needs unsafe code. This function runs while the process exits.
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

/// Records every panic from its creation on. It belongs to the window's thread.
#[derive(Debug)]
pub struct PanicWatch(Arc<Watched>);

#[derive(Debug)]
struct Watched {
    window_thread: ThreadId,
    /// Whether a window has been open.
    had_window: Arc<AtomicBool>,
    /// The source file of the last panic of the window's thread.
    place: Mutex<String>,
}

impl PanicWatch {
    /// Begins to record panics. `had_window` becomes true once a window has been open.
    pub fn begin(had_window: Arc<AtomicBool>) -> Self {
        let watched = Arc::new(Watched {
            window_thread: current().id(),
            had_window,
            place: Mutex::default(),
        });
        let in_hook = Arc::clone(&watched);
        std::panic::set_hook(Box::new(move |info| in_hook.panicked(info)));
        Self(watched)
    }

    /// The explanation of a caught panic of the window's thread.
    pub fn failure_of(&self, payload: &(dyn Any + Send)) -> Failure {
        reports::was_caught();
        let place = self.0.place.lock().unwrap_or_else(PoisonError::into_inner);
        self.0
            .failure(payload, &place)
            .with_report(reports::take_last())
    }
}

impl Watched {
    /// The panic hook. It must not panic itself.
    fn panicked(&self, info: &PanicHookInfo<'_>) {
        let place = info.location().map_or("", |place| place.file());
        let is_second = reports::is_second_panic();
        if current().id() != self.window_thread {
            let report = reports::write(info);
            let message = message_of(info.payload());
            return Failure::from_panic_aside(&message, place, report).tell();
        }
        if let Ok(mut kept) = self.place.try_lock()
            && !is_second
        {
            place.clone_into(&mut kept);
        }
        // A window that cannot open, or whose display has died, is not a fault of the program.
        let report = if is_of_window_library(place) {
            None
        } else {
            reports::write(info)
        };
        // A second panic during clean-up would abort the process without a message.
        if is_second {
            let failure = self.failure(info.payload(), place);
            was_explained();
            explain(&failure.with_report(report));
            exit(i32::from(NO_WINDOW));
        }
    }

    fn failure(&self, payload: &dyn Any, place: &str) -> Failure {
        let had_window = self.had_window.load(Ordering::Relaxed);
        Failure::from_panic(&message_of(payload), place, had_window)
    }
}

/// Whether a panic was caused by a scale factor that is not a number or is impossible.
pub fn is_about_scale(payload: &(dyn Any + Send)) -> bool {
    let message = message_of(payload).to_ascii_lowercase();
    message.contains("scale_factor")
}

fn message_of(payload: &dyn Any) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let message = text.or_else(|| payload.downcast_ref::<&str>().copied());
    reports::without_paths(message.unwrap_or_default())
}
