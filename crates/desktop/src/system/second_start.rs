//! A second start of a program hands what it was to open to the window that runs already.
//!
//! Promises: only programs of this user on this display are talked to; whoever hangs is waited for
//! no more than a second or two (one more for each 8 MiB that are handed over), and a window that is
//! only just being opened as long as its process shows that it lives, ten seconds at most; what comes in
//! is bounded, and whatever is not a whole message is dropped; listening costs nothing as long as nobody
//! comes. What a window has taken it has taken once: whoever got no answer opens a window of its own.
//! Deliberately absent: what is done with what was handed over, and the window.
//!
//! How it goes: a window listens at a socket in `$XDG_RUNTIME_DIR`, in a folder where only this user can
//! look, and holds a lock beside it as long as it lives. The lock decides who is the first. A guest
//! connects and is greeted at once, by a thread that does nothing else; only then it sends its message.
//! Each guest has a thread of its own there, which shows the message to the window, sends a sign of
//! life now and then, and says whether the window has taken it. Where there is no such folder nobody
//! listens and nobody answers.
//!
//! On Windows the place is a pipe that only this user may open, with this user and this session in its
//! name, and the lock a file in the folder for what programs keep on this machine.

mod arrival;
mod message;
mod place;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub use arrival::Arrival;
pub use message::{Handed, MAX_MESSAGE_BYTES, message_of, read_message};
pub use place::Place;
#[cfg(unix)]
pub use unix::{Acceptor, Listener, hand_over, look_for_host};
#[cfg(windows)]
pub use windows::{Acceptor, Listener, hand_over, look_for_host};

use std::time::Duration;

/// How long somebody may take to answer that needs nothing for it but to be awake.
const PATIENCE: Duration = Duration::from_millis(500);
/// How long the window may take to see what was handed over: it may be in the middle of a frame.
const WINDOW_PATIENCE: Duration = Duration::from_millis(1500);
/// How long it may take if it has not drawn its first frame yet. A slow machine needs seconds for that.
const OPENING_PATIENCE: Duration = Duration::from_secs(10);
/// So often a guest that waits for the window gets a sign of life.
const BETWEEN_SIGNS: Duration = Duration::from_millis(200);
/// How long a guest waits for the next one. Far more than it takes, as giving up when the window has
/// taken the things already would open them twice.
const SIGN_PATIENCE: Duration = Duration::from_secs(2);
/// What a listener says first. Another version says something else.
const GREETING: &[u8] = b"second start 2\n";
/// The answers.
const TAKEN: u8 = b'+';
const NOT_TAKEN: u8 = b'-';
/// Comes before an answer: the window has not looked yet.
const SIGN_OF_LIFE: u8 = b'.';

/// What is found where a window would listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// One that greets.
    Greets,
    /// One that says nothing, or nothing that could be understood.
    IsSilent,
    /// Nobody.
    IsNotThere,
}

/// What has become of things that were to be handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handing {
    /// The window has taken them.
    Taken,
    /// It has not, and never will.
    NotTaken,
    /// Its process ended before it could. They were not taken.
    HostWent,
}

/// Why nobody listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotListening {
    /// Another program does, or is about to.
    AnotherDoes,
    /// There is no place for it.
    NoPlace,
}

/// How long a message of so many bytes may take, once it is sent: a busy machine needs a while for megabytes.
fn message_patience(len: usize) -> Duration {
    // A second for every 8 MiB.
    PATIENCE + Duration::from_micros(len as u64 / 8)
}
