//! Reads a text or a picture that another program offers, however that program behaves.
//!
//! The reading happens on a separate thread. It ends by itself when the other program does not answer. When the desktop
//! or a library hangs, the thread is abandoned, and no other reading starts while it exists.
//!
//! The program that owns the clipboard has a second to answer and a second for each part, with at most 64 MiB and a
//! minute in all. Text comes first; a picture is requested only where there is no text, in its best format, and nothing
//! here decodes it. On Wayland without data control, the clipboard of the compositor's own X server is used where there
//! is one.

use super::offer::PasteError;
use std::ops::ControlFlow;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The maximum time for another program to answer or to continue.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) const PATIENCE: Duration = Duration::from_secs(1);
/// The maximum time when the desktop itself does not answer, or a library waits for ever. A program that merely does
/// not answer is abandoned earlier, [`PATIENCE`] after the desktop was reached; reaching it takes a moment on a busy
/// machine.
#[cfg(all(unix, not(target_os = "macos")))]
const LAST_PATIENCE: Duration = Duration::from_millis(2500);
/// The maximum time to wait if a library would wait for ever for the desktop or another program.
#[cfg(not(all(unix, not(target_os = "macos"))))]
const LAST_PATIENCE: Duration = Duration::from_millis(1250);
/// The maximum time for the whole transfer.
const MAX_TIME: Duration = Duration::from_mins(1);
/// The maximum size of the content, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// Gets the number of bytes so far. Breaks when the caller wants no more.
pub type Heard<'a> = &'a mut dyn FnMut(usize) -> ControlFlow<()>;

/// Reads a text or a picture with `fetch`, which may take any time. `heard` gets the number of bytes so far and may
/// break to stop.
pub(super) fn read<T: AsRef<[u8]> + Send + 'static>(
    fetch: impl FnOnce(Heard<'_>) -> Result<T, PasteError> + Send + 'static,
    heard: Heard<'_>,
) -> Result<T, PasteError> {
    if is_any_thread_left() {
        return Err(PasteError::NoAnswer);
    }
    let (tell, hear) = channel();
    let read = move || {
        let result = read_within_bounds(fetch, &tell);
        // A caller that has stopped waiting does not receive it.
        drop(tell.send(Said::End(result)));
    };
    let thread = thread::Builder::new().name("paste".to_owned());
    let thread = thread.spawn(read).map_err(PasteError::failed)?;
    loop {
        match hear.recv_timeout(LAST_PATIENCE) {
            Ok(Said::Bytes(count)) => {
                if heard(count).is_break() {
                    return Err(PasteError::Cancelled);
                }
            }
            Ok(Said::End(result)) => return result,
            Err(_) => {
                leave_behind(thread);
                return Err(PasteError::NoAnswer);
            }
        }
    }
}

enum Said<T> {
    Bytes(usize),
    End(Result<T, PasteError>),
}

fn read_within_bounds<T: AsRef<[u8]>>(
    fetch: impl FnOnce(Heard<'_>) -> Result<T, PasteError>,
    tell: &Sender<Said<T>>,
) -> Result<T, PasteError> {
    let until = Instant::now() + MAX_TIME;
    let mut is_too_large = false;
    let read = fetch(&mut |count| {
        is_too_large = MAX_BYTES < count;
        let goes_on = !is_too_large && Instant::now() < until;
        if goes_on && tell.send(Said::Bytes(count)).is_ok() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    match read {
        Ok(read) if read.as_ref().is_empty() => Err(PasteError::NoText),
        Err(PasteError::Cancelled) if is_too_large => Err(PasteError::TooLarge),
        Err(PasteError::Cancelled) => Err(PasteError::NoAnswer),
        read => read,
    }
}

/// Abandoned threads that hang.
static LEFT_BEHIND: Mutex<Vec<JoinHandle<()>>> = Mutex::new(Vec::new());

fn leave_behind(thread: JoinHandle<()>) {
    let mut left = LEFT_BEHIND.lock().unwrap_or_else(PoisonError::into_inner);
    left.push(thread);
}

fn is_any_thread_left() -> bool {
    let mut left = LEFT_BEHIND.lock().unwrap_or_else(PoisonError::into_inner);
    left.retain(|thread| !thread.is_finished());
    !left.is_empty()
}

/// Decodes a text. Texts should be UTF-8; otherwise every byte is a character.
#[cfg(any(test, all(unix, not(target_os = "macos"))))]
pub(super) fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| {
        let bytes = error.into_bytes();
        bytes.into_iter().map(char::from).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hanging_thread_is_known_until_it_ends() {
        assert!(!is_any_thread_left());
        let (lets_go, waits) = channel::<()>();
        leave_behind(thread::spawn(move || waits.recv().unwrap_or_default()));
        assert!(is_any_thread_left());
        drop(lets_go);
        while is_any_thread_left() {
            thread::yield_now();
        }
    }

    #[test]
    fn a_text_that_is_not_utf_8_keeps_its_bytes() {
        assert_eq!(text_of("Weiß ♔".into()), "Weiß ♔");
        assert_eq!(text_of(b"Wei\xdf".to_vec()), "Weiß");
    }
}
