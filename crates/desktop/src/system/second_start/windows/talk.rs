//! A connection on which every wait is limited.

use interprocess::os::windows::named_pipe::{DuplexPipeStream, pipe_mode};
use recvmsg::{MsgBuf, RecvMsg as _, RecvResult};
use std::io;
use std::thread::sleep;
use std::time::{Duration, Instant};
use winsafe::HPROCESS;
use winsafe::co::PROCESS;

/// The interval at which a waiting thread checks for a message.
const BETWEEN_LOOKS: Duration = Duration::from_millis(5);

/// A connection over the named pipe.
#[derive(Debug)]
pub(super) struct PipeTalk(DuplexPipeStream<pipe_mode::Messages>);

impl PipeTalk {
    /// Connects to the process that listens on this pipe.
    pub(super) fn to(pipe: &str) -> io::Result<Self> {
        DuplexPipeStream::connect_by_path(std::ffi::OsStr::new(pipe)).map(Self)
    }

    /// Wraps the connection of a guest.
    pub(super) fn with(guest: DuplexPipeStream<pipe_mode::Messages>) -> Self {
        Self(guest)
    }

    /// Whether the process on the other side belongs to this user. The system does not let users query each
    /// other's processes.
    pub(super) fn is_with_this_user(&self) -> bool {
        let may_look = |process| HPROCESS::OpenProcess(PROCESS::QUERY_INFORMATION, false, process);
        let other = self.0.peer_process_id();
        other.is_ok_and(|process| may_look(process).is_ok())
    }

    /// Sends a message. Blocks if the other side is not reading and the buffer is full.
    pub(super) fn say(&self, message: &[u8]) -> io::Result<()> {
        if self.0.send(message)? == message.len() {
            Ok(())
        } else {
            Err(io::ErrorKind::WriteZero.into())
        }
    }

    /// Waits for a message until this time. Refuses a message that is longer than `most`.
    pub(super) fn hear_until(&self, end: Instant, most: usize) -> io::Result<Vec<u8>> {
        let len = loop {
            match self.0.peek_msg_len()? {
                0 if end <= Instant::now() => return Err(io::ErrorKind::TimedOut.into()),
                0 => sleep(BETWEEN_LOOKS),
                len => break len,
            }
        };
        if most < len {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut message = MsgBuf::from(Vec::with_capacity(len));
        message.quota = Some(len);
        match (&self.0).recv_msg(&mut message, None)? {
            RecvResult::EndOfStream => Err(io::ErrorKind::BrokenPipe.into()),
            RecvResult::Fit | RecvResult::Spilled => Ok(message.filled_part().to_vec()),
            RecvResult::QuotaExceeded(_) => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    /// Whether the process on the other side is still there. Never blocks.
    pub(super) fn is_connected(&self) -> bool {
        self.0.peek_msg_len().is_ok()
    }
}

impl Drop for PipeTalk {
    /// Skips the flush: either the other side has already read everything that matters, or it never will.
    fn drop(&mut self) {
        self.0.assume_flushed();
    }
}

/// Whether this error means that the process on the other side has ended.
pub(super) fn has_gone(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::UnexpectedEof
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::NotConnected
            | io::ErrorKind::ConnectionReset
    )
}
