//! What a panic leaves behind: a report and a sentence, instead of what the language prints.

use super::NO_WINDOW;
use std::any::Any;
use std::panic::PanicHookInfo;
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{ThreadId, current};
use tabiya_cli::{Failure, is_of_window_library};
use tabiya_desktop::reports;

/// Sees to it that every panic from now on is written down. Belongs to the thread of the window.
#[derive(Debug)]
pub struct PanicWatch(Arc<Watched>);

#[derive(Debug)]
struct Watched {
    window_thread: ThreadId,
    /// Whether a window has stood.
    had_window: Arc<AtomicBool>,
    /// The source file of the last panic of that thread.
    place: Mutex<String>,
}

impl PanicWatch {
    /// Begins. `had_window` tells later whether a window has stood.
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

    /// What to say of a panic of the window's thread that was caught.
    pub fn failure_of(&self, payload: &(dyn Any + Send)) -> Failure {
        reports::was_caught();
        let place = self.0.place.lock().unwrap_or_else(PoisonError::into_inner);
        self.0
            .failure(payload, &place)
            .with_report(reports::take_last())
    }
}

impl Watched {
    /// Called while a thread panics: nothing here may do so too.
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
        // A window that cannot be had, or whose display has died, is no fault of ours.
        let report = if is_of_window_library(place) {
            None
        } else {
            reports::write(info)
        };
        // What fell while everything was being put away would abort the process without a word.
        if is_second {
            let failure = self.failure(info.payload(), place);
            super::ending::was_explained();
            super::ending::explain(&failure.with_report(report));
            exit(i32::from(NO_WINDOW));
        }
    }

    fn failure(&self, payload: &dyn Any, place: &str) -> Failure {
        let had_window = self.had_window.load(Ordering::Relaxed);
        Failure::from_panic(&message_of(payload), place, had_window)
    }
}

/// Whether a panic was about a scale that is no number, or none that is possible.
pub fn is_about_scale(payload: &(dyn Any + Send)) -> bool {
    let message = message_of(payload).to_ascii_lowercase();
    message.contains("scale_factor")
}

fn message_of(payload: &dyn Any) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let message = text.or_else(|| payload.downcast_ref::<&str>().copied());
    reports::without_paths(message.unwrap_or_default())
}
