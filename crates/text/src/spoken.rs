//! The current language.
//!
//! Each thread has a language of its own, so that two windows in one process (as in tests) do not interfere. A thread
//! without a language uses that of the process.

use super::Locale;
use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};

thread_local! {
    static OF_THREAD: Cell<Option<Locale>> = const { Cell::new(None) };
}

/// The index in [`Locale::ALL`].
static OF_PROCESS: AtomicU8 = AtomicU8::new(0);

/// The language of this thread.
pub fn spoken() -> Locale {
    OF_THREAD.get().unwrap_or_else(of_process)
}

fn of_process() -> Locale {
    let place = usize::from(OF_PROCESS.load(Ordering::Relaxed));
    Locale::ALL.get(place).copied().unwrap_or_default()
}

/// Sets the language of this thread.
pub fn speak(locale: Locale) {
    OF_THREAD.set(Some(locale));
}

/// Sets the language of all threads that have none of their own.
pub fn speak_everywhere(locale: Locale) {
    let place = Locale::ALL.iter().position(|other| *other == locale);
    let place = place.and_then(|place| u8::try_from(place).ok());
    OF_PROCESS.store(place.unwrap_or(0), Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::spawn;

    #[test]
    fn each_thread_speaks_its_own_language() {
        speak(Locale::Stretched);
        let other = spawn(|| {
            speak(Locale::English);
            spoken()
        });
        assert_eq!(other.join().ok(), Some(Locale::English));
        assert_eq!(spoken(), Locale::Stretched);
    }
}
