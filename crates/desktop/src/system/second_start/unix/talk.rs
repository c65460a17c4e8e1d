//! A connection to a program of this user on which every wait is limited.

use std::io::{self, Read as _};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

/// A connection with deadlines.
#[derive(Debug)]
pub(super) struct Timed(pub(super) UnixStream);

impl Timed {
    /// Returns the connection with a deadline. A slow peer cannot extend it by sending a byte now and then, because
    /// each read and write calls this again.
    pub(super) fn until(&mut self, end: Instant) -> io::Result<&mut UnixStream> {
        let left = end.saturating_duration_since(Instant::now());
        if left < Duration::from_millis(1) {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.0.set_read_timeout(Some(left))?;
        self.0.set_write_timeout(Some(left))?;
        Ok(&mut self.0)
    }

    /// Fills the buffer, or fails at the deadline.
    pub(super) fn read_exact_until(&mut self, mut room: &mut [u8], end: Instant) -> io::Result<()> {
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
pub(super) fn is_connected(stream: &UnixStream) -> bool {
    use rustix::net::{RecvFlags, recv};
    let mut room = [0_u8; 1];
    let seen = recv(stream, &mut room, RecvFlags::PEEK | RecvFlags::DONTWAIT);
    !matches!(seen, Ok((_, 0))) && !seen.is_err_and(|error| error != rustix::io::Errno::AGAIN)
}

/// Whether the process on the other side belongs to this user. The folder already excludes others; systems that report
/// the owner of a connection are asked as well.
#[cfg(target_os = "linux")]
pub(super) fn is_of_this_user(stream: &UnixStream) -> bool {
    use rustix::net::sockopt::socket_peercred;
    use rustix::process::geteuid;
    socket_peercred(stream).is_ok_and(|other| other.uid == geteuid())
}

#[cfg(not(target_os = "linux"))]
pub(super) fn is_of_this_user(_stream: &UnixStream) -> bool {
    true
}
