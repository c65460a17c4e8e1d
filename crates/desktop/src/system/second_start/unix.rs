//! The socket, and the programs that may be trusted there.

mod folder;
mod listener;
mod talk;

pub use listener::{Acceptor, Listener};

use super::{
    GREETING, Handed, Handing, Host, OPENING_PATIENCE, PATIENCE, Place, SIGN_OF_LIFE,
    SIGN_PATIENCE, TAKEN, message_of, message_patience,
};
use folder::socket_in;
use std::io::{self, Write as _};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread::Builder;
use std::time::Instant;
use talk::{Timed, is_of_this_user};

/// Finds out who listens at a place.
pub fn look_for_host(place: &Place) -> Host {
    match knock(place) {
        Ok(_) => Host::Greets,
        Err(host) => host,
    }
}

/// Hands things over to the window that listens at a place.
pub fn hand_over(place: &Place, things: &[Handed]) -> Handing {
    let Some(message) = message_of(things) else {
        return Handing::NotTaken;
    };
    let mut host = match knock(place) {
        Ok(host) => host,
        Err(Host::IsNotThere) => return Handing::HostWent,
        Err(_) => return Handing::NotTaken,
    };
    match send(&mut host, &message).and_then(|()| answer(&mut host)) {
        Ok(TAKEN) => Handing::Taken,
        Err(error) if has_gone(&error) => Handing::HostWent,
        Ok(_) | Err(_) => Handing::NotTaken,
    }
}

fn send(host: &mut Timed, message: &[u8]) -> io::Result<()> {
    let end = Instant::now() + PATIENCE + message_patience(message.len());
    let len = u32::try_from(message.len()).map_err(io::Error::other)?;
    host.until(end)?.write_all(&len.to_le_bytes())?;
    host.until(end)?.write_all(message)
}

/// Waits for the answer while signs of life precede it.
fn answer(host: &mut Timed) -> io::Result<u8> {
    let last = Instant::now() + OPENING_PATIENCE + SIGN_PATIENCE;
    loop {
        let mut said = [0];
        let end = last.min(Instant::now() + SIGN_PATIENCE);
        host.read_exact_until(&mut said, end)?;
        let [said] = said;
        if said != SIGN_OF_LIFE {
            return Ok(said);
        }
    }
}

fn has_gone(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::UnexpectedEof | io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset
    )
}

/// Connects and waits for the greeting. Returns what it finds instead if no window greets.
fn knock(place: &Place) -> Result<Timed, Host> {
    let socket = socket_in(place).ok_or(Host::IsNotThere)?;
    let (sender, receiver) = sync_channel(1);
    let thread = Builder::new().name("second start".to_owned());
    let work = move || drop(sender.send(connect(socket)));
    thread.spawn(work).or(Err(Host::IsSilent))?;
    // Connecting can block for ever where nobody accepts. The thread is then abandoned until the process ends.
    match receiver.recv_timeout(PATIENCE) {
        Ok(host) => host,
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Err(Host::IsSilent),
    }
}

fn connect(socket: PathBuf) -> Result<Timed, Host> {
    let stream = UnixStream::connect(socket).or(Err(Host::IsNotThere))?;
    if !is_of_this_user(&stream) {
        return Err(Host::IsSilent);
    }
    let mut host = Timed(stream);
    let mut greeting = [0; GREETING.len()];
    let end = Instant::now() + PATIENCE;
    match host.read_exact_until(&mut greeting, end) {
        Ok(()) if greeting == GREETING => Ok(host),
        Err(error) if has_gone(&error) => Err(Host::IsNotThere),
        Ok(()) | Err(_) => Err(Host::IsSilent),
    }
}
