//! Ctrl+C in a terminal, and the end of the user's session: logging off, shutting down, an installer that wants
//! the program's files. They are numbered like the signals that say the same elsewhere.
//!
//! The end of a session is told to windows. The library of ours answers for its own and tells nobody, so there
//! is another one, which is never shown and has a thread to itself: whatever the program is at, the system gets
//! its answer.

use std::io;
use std::pin::Pin;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, Builder};
use std::time::Duration;
use winmsg_executor::util::{Window, WindowMessage, WindowType};
use winmsg_executor::{FilterResult, MessageLoop};
use winsafe::co::WM;

/// What Ctrl+C is elsewhere.
const INTERRUPTED: i32 = 2;
/// What a logout sends elsewhere.
const SESSION_ENDS: i32 = 15;
/// Whoever has answered is ended by the system. By then the process has ended by itself.
const UNTIL_THE_END: Duration = Duration::from_secs(30);

/// What asks for an end.
#[derive(Debug)]
pub(crate) struct EndingSignals(Receiver<i32>);

impl EndingSignals {
    /// Hears of it from now on.
    ///
    /// # Errors
    /// When there is no thread for it.
    pub(crate) fn hear() -> io::Result<Self> {
        let (tell, hear) = channel();
        let in_terminal = tell.clone();
        // Without it Ctrl+C does what it does in any program.
        let interrupt = move || {
            let _is_heard = in_terminal.send(INTERRUPTED);
        };
        if let Err(error) = ctrlc::set_handler(interrupt) {
            log::warn!("Ctrl+C is not heard: {error}");
        }
        let session = Builder::new().name("tabiya session".to_owned());
        session.spawn(move || tell_end_of_session(tell))?;
        Ok(Self(hear))
    }

    /// Waits for the next one.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        self.0.recv().ok()
    }

    /// Whether it was asked for once more.
    #[cfg(feature = "window")]
    pub(crate) fn is_insisted(&mut self, first: i32) -> bool {
        self.0.try_iter().any(|next| next == first)
    }
}

/// Nothing of the kind is there.
pub(crate) fn end_by(_signal: i32) {}

fn tell_end_of_session(tell: Sender<i32>) {
    let hear = move |_: Pin<&()>, message: WindowMessage| {
        // At first all programs are asked, and one of them may refuse; nothing is done before it is certain.
        let ends = message.msg == WM::ENDSESSION.raw() && message.wparam != 0;
        if ends && tell.send(SESSION_ENDS).is_ok() {
            thread::sleep(UNTIL_THE_END);
        }
        None
    };
    // Only windows without a parent are told. Where there can be none, there is no session either.
    let Ok(_window) = Window::new(WindowType::TopLevel, (), hear) else {
        return;
    };
    MessageLoop::run(|_, _| FilterResult::Forward);
}
