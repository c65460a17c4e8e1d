//! The socket, and who may be talked to there.

mod folder;
mod listener;
mod talk;

pub use listener::Listener;

use super::{Handed, Place, message_of};
use folder::socket_in;
use std::io::Write as _;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::mpsc::sync_channel;
use std::thread::Builder;
use std::time::{Duration, Instant};
use talk::{Timed, is_of_this_user};

/// How long somebody may take to answer that needs nothing for it but to be awake.
pub(super) const PATIENCE: Duration = Duration::from_millis(500);
/// How long the window may take to see what was handed over: it may be in the middle of a frame.
pub(super) const WINDOW_PATIENCE: Duration = Duration::from_millis(1500);
/// What a listener says first. Another version says something else.
pub(super) const GREETING: &[u8] = b"second start 1\n";
/// The answers.
pub(super) const TAKEN: u8 = b'+';
pub(super) const NOT_TAKEN: u8 = b'-';

/// Whether a window listens there, and is awake.
pub fn is_answered(place: &Place) -> bool {
    socket_in(place)
        .is_some_and(|socket| within_patience(PATIENCE, move || knock(socket)).is_some())
}

/// Hands things over to the window that listens there. Returns whether it has taken them; if not, it
/// never will.
pub fn hand_over(place: &Place, things: &[Handed]) -> bool {
    let (Some(socket), Some(message)) = (socket_in(place), message_of(things)) else {
        return false;
    };
    let Some(mut guest) = within_patience(PATIENCE, move || knock(socket)) else {
        return false;
    };
    let Ok(len) = u32::try_from(message.len()) else {
        return false;
    };
    let end = Instant::now() + 2 * PATIENCE + WINDOW_PATIENCE;
    let sent = guest
        .until(end)
        .and_then(|stream| stream.write_all(&len.to_le_bytes()))
        .and_then(|()| guest.until(end)?.write_all(&message));
    let mut answer = [0];
    sent.is_ok() && guest.read_exact_until(&mut answer, end).is_ok() && answer == [TAKEN]
}

/// Connects and waits for the greeting.
fn knock(socket: PathBuf) -> Option<Timed> {
    let stream = UnixStream::connect(socket).ok()?;
    if !is_of_this_user(&stream) {
        return None;
    }
    let mut host = Timed(stream);
    let mut greeting = [0; GREETING.len()];
    let end = Instant::now() + PATIENCE;
    host.read_exact_until(&mut greeting, end).ok()?;
    (greeting == GREETING).then_some(host)
}

/// What comes out of this, if it comes in time. Connecting can wait for ever where nobody accepts; then
/// the thread is left behind, until the process ends.
fn within_patience<T: Send + 'static>(
    patience: Duration,
    work: impl FnOnce() -> Option<T> + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = sync_channel(1);
    let thread = Builder::new().name("second start".to_owned());
    let work = move || drop(sender.send(work()));
    thread.spawn(work).ok()?;
    receiver.recv_timeout(patience).ok().flatten()
}
