//! The socket, and the programs that may be trusted there.

mod listener;

pub(crate) use listener::StartListener;

use super::{
    GREETING, Handed, Handing, Host, ListeningPlace, OPENING_PATIENCE, PATIENCE, SIGN_OF_LIFE,
    SIGN_PATIENCE, TAKEN, message_of, message_patience,
};
use rustix::process::geteuid;
use std::fs::{self, DirBuilder, Metadata};
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// Finds out who listens at a place.
pub fn look_for_host(place: &ListeningPlace) -> Host {
    match knock(place) {
        Ok(_) => Host::Greets,
        Err(host) => host,
    }
}

/// Hands things over to the window that listens at a place.
pub fn hand_over(place: &ListeningPlace, things: &[Handed]) -> Handing {
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
fn knock(place: &ListeningPlace) -> Result<Timed, Host> {
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

/// Access for the owner only.
const PRIVATE: u32 = 0o700;
const OF_OTHERS: u32 = 0o077;

/// The socket of a place. `None` when its folder does not exist or others can access it.
fn socket_in(place: &ListeningPlace) -> Option<PathBuf> {
    let folder = place.runtime.join(&place.program);
    let is_ours = is_private(&place.runtime) && is_private(&folder);
    is_ours.then(|| folder.join(format!("{}.socket", place.display)))
}

/// The socket and the lock of its listener. The folder is created.
fn socket_and_lock(place: &ListeningPlace) -> Option<(PathBuf, PathBuf)> {
    if is_private(&place.runtime) {
        let folder = place.runtime.join(&place.program);
        // If the folder exists already, it is checked below.
        drop(DirBuilder::new().mode(PRIVATE).create(folder));
    }
    let socket = socket_in(place)?;
    let lock = socket.with_extension("lock");
    Some((socket, lock))
}

/// Whether this is a folder of this user, not a link, and closed to all others.
fn is_private(folder: &Path) -> bool {
    let is_ours = |found: Metadata| {
        found.is_dir() && found.uid() == geteuid().as_raw() && found.mode() & OF_OTHERS == 0
    };
    fs::symlink_metadata(folder).is_ok_and(is_ours)
}

/// A connection with deadlines.
#[derive(Debug)]
struct Timed(UnixStream);

impl Timed {
    /// Returns the connection with a deadline. A slow peer cannot extend it by sending a byte now and then, because
    /// each read and write calls this again.
    fn until(&mut self, end: Instant) -> io::Result<&mut UnixStream> {
        let left = end.saturating_duration_since(Instant::now());
        if left < Duration::from_millis(1) {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.0.set_read_timeout(Some(left))?;
        self.0.set_write_timeout(Some(left))?;
        Ok(&mut self.0)
    }

    /// Fills the buffer, or fails at the deadline.
    fn read_exact_until(&mut self, mut room: &mut [u8], end: Instant) -> io::Result<()> {
        while !room.is_empty() {
            let read = match self.until(end)?.read(room) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            room = room.get_mut(read..).unwrap_or_default();
        }
        Ok(())
    }
}

/// Whether the process on the other side is still there. Does not block and consumes no data.
fn is_connected(stream: &UnixStream) -> bool {
    use rustix::net::{RecvFlags, recv};
    let mut room = [0_u8; 1];
    let seen = recv(stream, &mut room, RecvFlags::PEEK | RecvFlags::DONTWAIT);
    !matches!(seen, Ok((_, 0))) && !seen.is_err_and(|error| error != rustix::io::Errno::AGAIN)
}

/// Whether the process on the other side belongs to this user. The folder already excludes others. On systems that
/// report the owner of a connection, the owner is checked as well.
#[cfg(target_os = "linux")]
fn is_of_this_user(stream: &UnixStream) -> bool {
    use rustix::net::sockopt::socket_peercred;
    use rustix::process::geteuid;
    socket_peercred(stream).is_ok_and(|other| other.uid == geteuid())
}

#[cfg(not(target_os = "linux"))]
fn is_of_this_user(_stream: &UnixStream) -> bool {
    true
}
