//! Ctrl+C in a terminal, and the end of the user's session: logging off, shutting down, or an installer that needs the
//! program's files. Each request has the number of the Unix signal with the same meaning.
//!
//! Windows announces the end of a session to windows. Our window library answers for its own windows and does not pass
//! the announcement on. Therefore there is an extra window, which is never shown and has a thread to itself: the system
//! gets its answer no matter what the program is busy with.

use std::io;
use std::pin::Pin;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, Builder};
use std::time::Duration;
use winmsg_executor::util::{Window, WindowMessage, WindowType};
use winmsg_executor::{FilterResult, MessageLoop};
use winsafe::co::WM;

/// SIGINT, which Ctrl+C sends on Unix.
const INTERRUPTED: i32 = 2;
/// SIGTERM, which a logout sends on Unix.
const SESSION_ENDS: i32 = 15;
/// The time for which the answer is delayed. Once we answer, the system may end the process, so it ends by itself
/// before that.
const UNTIL_THE_END: Duration = Duration::from_secs(30);

/// The receiver of Ctrl+C, if there is one. A process can set its handler only once.
static IN_TERMINAL: Mutex<Option<Sender<i32>>> = Mutex::new(None);

/// Catches the requests to end the process.
#[derive(Debug)]
pub struct EndingSignals(Receiver<i32>);

impl EndingSignals {
    /// Starts listening.
    ///
    /// # Errors
    /// Fails when no thread can be started.
    pub fn hear() -> io::Result<Self> {
        let (tell, hear) = channel();
        *in_terminal() = Some(tell.clone());
        outlast_interrupts();
        let session = Builder::new().name("tabiya session".to_owned());
        session.spawn(move || tell_end_of_session(tell))?;
        Ok(Self(hear))
    }

    /// Waits for the next request.
    pub fn wait(&mut self) -> Option<i32> {
        self.0.recv().ok()
    }

    /// Whether the same request has come again.
    pub(crate) fn is_insisted(&mut self, first: i32) -> bool {
        self.0.try_iter().any(|next| next == first)
    }
}

fn in_terminal() -> MutexGuard<'static, Option<Sender<i32>>> {
    IN_TERMINAL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on Ctrl+C ends this process only through [`EndingSignals::hear`]. This is for a process that only waits for
/// another one, which receives Ctrl+C as well: the waiting process ends after it.
pub fn outlast_interrupts() {
    static HEARD: Once = Once::new();
    HEARD.call_once(|| {
        let interrupt = || {
            if let Some(tell) = in_terminal().as_ref() {
                let _is_heard = tell.send(INTERRUPTED);
            }
        };
        // Without a handler, Ctrl+C has its default effect.
        if let Err(error) = ctrlc::set_handler(interrupt) {
            log::warn!("Ctrl+C is not heard: {error}");
        }
    });
}

/// Does nothing: Windows has no equivalent.
pub fn end_by(_signal: i32) {}

fn tell_end_of_session(tell: Sender<i32>) {
    let hear = move |_: Pin<&()>, message: WindowMessage| {
        // First Windows asks all programs (`WM_QUERYENDSESSION`), and any of them may refuse. We wait until the end is
        // certain.
        let ends = message.msg == WM::ENDSESSION.raw() && message.wparam != 0;
        if ends && tell.send(SESSION_ENDS).is_ok() {
            thread::sleep(UNTIL_THE_END);
        }
        None
    };
    // Only top-level windows get the message. Where none can be created, there is no session either.
    let Ok(_window) = Window::new(WindowType::TopLevel, (), hear) else {
        return;
    };
    MessageLoop::run(|_, _| FilterResult::Forward);
}
