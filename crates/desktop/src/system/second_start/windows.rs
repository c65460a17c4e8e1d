//! The named pipe, and the processes that may be trusted on it.
//!
//! Everything is sent as separate messages, so that we can ask whether one has arrived without waiting
//! for it.

mod listener;

pub(crate) use listener::StartListener;

use super::{
    GREETING, Handed, Handing, Host, ListeningPlace, OPENING_PATIENCE, PATIENCE, SIGN_OF_LIFE,
    SIGN_PATIENCE, TAKEN, message_of, message_patience,
};
use interprocess::os::windows::named_pipe::{DuplexPipeStream, pipe_mode};
use recvmsg::{MsgBuf, RecvMsg as _, RecvResult};
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};
use winsafe::HPROCESS;
use winsafe::co::PROCESS;

/// The first byte of each message. Without it an empty message would look like no message.
const BEGINNING: u8 = b'M';

/// The pipe of a place.
fn pipe_of(place: &ListeningPlace) -> String {
    let ListeningPlace {
        program,
        user,
        display,
        ..
    } = place;
    format!(r"\\.\pipe\{program}-{user}-{display}")
}

/// Finds out who listens at a place.
pub fn look_for_host(place: &ListeningPlace) -> Host {
    match knock(place) {
        Ok(_) => Host::Greets,
        Err(host) => host,
    }
}

/// Hands things over to the window that listens at a place.
pub fn hand_over(place: &ListeningPlace, things: &[Handed]) -> Handing {
    // A message cannot carry a path that is not valid Unicode.
    let is_said = |thing: &Handed| match thing {
        Handed::File(path) => path.to_str().is_some(),
        Handed::Text(_) | Handed::Input(_) => true,
    };
    let message = Some(things).filter(|things| things.iter().all(is_said));
    let Some(message) = message.and_then(message_of) else {
        return Handing::NotTaken;
    };
    let host = match knock(place) {
        Ok(host) => host,
        Err(Host::IsNotThere) => return Handing::HostWent,
        Err(_) => return Handing::NotTaken,
    };
    let message = [&[BEGINNING], message.as_slice()].concat();
    match send(Arc::new(host), message).and_then(|host| answer(&host)) {
        Ok(TAKEN) => Handing::Taken,
        Err(error) if has_gone(&error) => Handing::HostWent,
        Ok(_) | Err(_) => Handing::NotTaken,
    }
}

/// Sends a message on a separate thread. If nobody reads, sending can block for ever. The thread is then abandoned, and
/// the other side never sees a whole message.
fn send(host: Arc<PipeTalk>, message: Vec<u8>) -> io::Result<Arc<PipeTalk>> {
    let patience = PATIENCE + message_patience(message.len());
    let (sender, receiver) = sync_channel(1);
    let work = move || {
        let sent = host.say(&message);
        drop(sender.send(sent.map(|()| host)));
    };
    Builder::new().name("second start".to_owned()).spawn(work)?;
    match receiver.recv_timeout(patience) {
        Ok(sent) => sent,
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
            Err(io::ErrorKind::TimedOut.into())
        }
    }
}

/// Waits for the answer while signs of life precede it.
fn answer(host: &PipeTalk) -> io::Result<u8> {
    let last = Instant::now() + OPENING_PATIENCE + SIGN_PATIENCE;
    loop {
        let end = last.min(Instant::now() + SIGN_PATIENCE);
        match host.hear_until(end, 1)?.as_slice() {
            [SIGN_OF_LIFE] => {}
            [answer] => return Ok(*answer),
            _ => return Err(io::ErrorKind::InvalidData.into()),
        }
    }
}

/// Connects and waits for the greeting. Returns what it finds instead if no window greets.
fn knock(place: &ListeningPlace) -> Result<PipeTalk, Host> {
    let pipe = pipe_of(place);
    let (sender, receiver) = sync_channel(1);
    let thread = Builder::new().name("second start".to_owned());
    let work = move || drop(sender.send(connect(&pipe)));
    thread.spawn(work).or(Err(Host::IsSilent))?;
    match receiver.recv_timeout(PATIENCE) {
        Ok(host) => host,
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Err(Host::IsSilent),
    }
}

fn connect(pipe: &str) -> Result<PipeTalk, Host> {
    let host = PipeTalk::to(pipe).or(Err(Host::IsNotThere))?;
    // Any other user may have created a pipe of this name first.
    if !host.is_with_this_user() {
        return Err(Host::IsSilent);
    }
    match host.hear_until(Instant::now() + PATIENCE, GREETING.len()) {
        Ok(greeting) if greeting == GREETING => Ok(host),
        Err(error) if has_gone(&error) => Err(Host::IsNotThere),
        Ok(_) | Err(_) => Err(Host::IsSilent),
    }
}

/// The interval at which a waiting thread checks for a message.
const BETWEEN_LOOKS: Duration = Duration::from_millis(5);

/// A connection over the named pipe, on which every wait is limited.
#[derive(Debug)]
struct PipeTalk(DuplexPipeStream<pipe_mode::Messages>);

impl PipeTalk {
    /// Connects to the process that listens on this pipe.
    fn to(pipe: &str) -> io::Result<Self> {
        DuplexPipeStream::connect_by_path(std::ffi::OsStr::new(pipe)).map(Self)
    }

    /// Wraps the connection of a guest.
    fn with(guest: DuplexPipeStream<pipe_mode::Messages>) -> Self {
        Self(guest)
    }

    /// Whether the process on the other side belongs to this user. The system does not let users query each
    /// other's processes.
    fn is_with_this_user(&self) -> bool {
        let may_look = |process| HPROCESS::OpenProcess(PROCESS::QUERY_INFORMATION, false, process);
        let other = self.0.peer_process_id();
        other.is_ok_and(|process| may_look(process).is_ok())
    }

    /// Sends a message. Blocks if the other side is not reading and the buffer is full.
    fn say(&self, message: &[u8]) -> io::Result<()> {
        if self.0.send(message)? == message.len() {
            Ok(())
        } else {
            Err(io::ErrorKind::WriteZero.into())
        }
    }

    /// Waits for a message until this time. Refuses a message that is longer than `most`.
    fn hear_until(&self, end: Instant, most: usize) -> io::Result<Vec<u8>> {
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
    fn is_connected(&self) -> bool {
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
fn has_gone(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::UnexpectedEof
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::NotConnected
            | io::ErrorKind::ConnectionReset
    )
}
