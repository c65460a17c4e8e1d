//! Waits for further starts: holds the place and accepts guests.

use super::{Timed, is_connected, is_of_this_user, socket_and_lock};
use crate::system::second_start::{
    GREETING, GuestArrival, ListeningPlace, MAX_MESSAGE_BYTES, NOT_TAKEN, NotListening,
    OPENING_PATIENCE, PATIENCE, SIGN_OF_LIFE, TAKEN, WINDOW_PATIENCE, message_patience,
    read_message,
};
use rustix::event::{PollFd, PollFlags, poll};
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, PipeReader, Write as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

/// The number of consecutive failed connections after which listening ends.
const MAX_FAILURES: u32 = 50;
const AFTER_FAILURE: Duration = Duration::from_millis(100);
/// The maximum number of guests that are served at once. Others wait until one has gone.
const MAX_GUESTS: usize = 256;
const FOR_A_PLACE: Duration = Duration::from_millis(5);

/// While this exists, it holds the place where we listen for second starts.
pub(crate) struct StartListener {
    /// Whether the window has ever checked for arrivals: if so, it is up.
    has_looked: Arc<AtomicBool>,
    socket: PathBuf,
    /// Held while this process listens. The system releases it when the process ends.
    lock: File,
}

/// Accepts the guests that come to that place.
#[derive(Debug)]
pub(crate) struct Acceptor {
    instance_listener: UnixListener,
    has_looked: Arc<AtomicBool>,
}

/// Shows the window what a guest brought. Returns whether the window will look at it.
type Receive = dyn Fn(GuestArrival) -> bool + Send + Sync;

impl fmt::Debug for StartListener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let socket = &self.socket;
        f.debug_struct("StartListener")
            .field("socket", socket)
            .finish_non_exhaustive()
    }
}

impl StartListener {
    /// Starts to listen, unless another process does. It removes the remains of a program that was killed.
    ///
    /// # Errors
    /// Fails when another process listens, or there is no place for it.
    pub(crate) fn begin(place: &ListeningPlace) -> Result<(Self, Acceptor), NotListening> {
        let (socket, lock) = socket_and_lock(place).ok_or(NotListening::NoPlace)?;
        let no_place = |_| NotListening::NoPlace;
        let mut options = File::options();
        let lock = options.create(true).append(true).open(lock);
        let lock = lock.map_err(no_place)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => NotListening::AnotherDoes,
            TryLockError::Error(_) => NotListening::NoPlace,
        })?;
        // The previous holder of the lock is gone, and so is its listener.
        drop(fs::remove_file(&socket));
        let instance_listener = UnixListener::bind(&socket).map_err(no_place)?;
        let has_looked = Arc::new(AtomicBool::new(false));
        let acceptor = Acceptor {
            instance_listener,
            has_looked: Arc::clone(&has_looked),
        };
        let listener = Self {
            has_looked,
            socket,
            lock,
        };
        Ok((listener, acceptor))
    }

    /// Records that the window checks for arrivals. From now on guests wait only as long as for a window that is
    /// already open.
    pub(crate) fn window_looks(&self) {
        self.has_looked.store(true, Ordering::Relaxed);
    }
}

impl Drop for StartListener {
    /// Removes the name while the lock is still held, so that it never removes the socket of another process. The lock
    /// is released explicitly because a child process that is just starting also has our files open.
    fn drop(&mut self) {
        drop(fs::remove_file(&self.socket));
        drop(self.lock.unlock());
    }
}

impl Acceptor {
    /// Accepts guests until the other end of the pipe is closed. Each guest gets a thread, which also hands the window
    /// what the guest brought, so that no guest has to wait until another one has been served.
    pub(crate) fn accept_until(
        &self,
        stop: &PipeReader,
        receive: impl Fn(GuestArrival) -> bool + Send + Sync + 'static,
    ) {
        let receive: Arc<Receive> = Arc::new(receive);
        let guests = Arc::new(AtomicUsize::new(0));
        let mut failures = 0;
        while failures < MAX_FAILURES {
            let guest = match self.next_guest(stop) {
                Ok(Some(guest)) => guest,
                Ok(None) => return,
                Err(_) => {
                    failures += 1;
                    sleep(AFTER_FAILURE);
                    continue;
                }
            };
            failures = 0;
            while MAX_GUESTS <= guests.load(Ordering::Relaxed) {
                sleep(FOR_A_PLACE);
            }
            let guest = Guest::count(guest, &guests);
            let receive = Arc::clone(&receive);
            let has_looked = Arc::clone(&self.has_looked);
            let thread = Builder::new().name("guest".to_owned());
            // A guest that disconnects has changed its mind. If no thread can be started, the guest is turned away.
            let serve = move || serve(&guest, &*receive, &has_looked).unwrap_or_default();
            drop(thread.spawn(serve));
        }
    }

    /// Waits for the next guest; `None` when it is time to stop.
    fn next_guest(&self, stop: &PipeReader) -> io::Result<Option<UnixStream>> {
        loop {
            let listener = PollFd::new(&self.instance_listener, PollFlags::IN);
            let mut on = [listener, PollFd::new(stop, PollFlags::IN)];
            match poll(&mut on, None) {
                Err(rustix::io::Errno::INTR) => continue,
                polled => polled?,
            };
            let [_, stop] = &on;
            if !stop.revents().is_empty() {
                return Ok(None);
            }
            // No other process accepts here, and a guest that has disconnected is still accepted, so this does not
            // block.
            return self
                .instance_listener
                .accept()
                .map(|(guest, _)| Some(guest));
        }
    }
}

/// A connection that is counted while it exists.
struct Guest {
    stream: UnixStream,
    count: Arc<AtomicUsize>,
}

impl Guest {
    fn count(stream: UnixStream, count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        let count = Arc::clone(count);
        Self { stream, count }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.count.fetch_sub(1, Ordering::Relaxed);
    }
}

fn serve(guest: &Guest, receive: &Receive, has_looked: &AtomicBool) -> io::Result<()> {
    if !is_of_this_user(&guest.stream) {
        return Ok(());
    }
    let end = Instant::now() + PATIENCE;
    let mut connection = Timed(guest.stream.try_clone()?);
    connection.until(end)?.write_all(GREETING)?;
    let mut len = [0; 4];
    connection.read_exact_until(&mut len, end)?;
    let len = usize::try_from(u32::from_le_bytes(len)).unwrap_or(usize::MAX);
    if MAX_MESSAGE_BYTES < len {
        return Ok(());
    }
    let mut message = vec![0; len];
    let end = Instant::now() + message_patience(len);
    connection.read_exact_until(&mut message, end)?;
    let mut say = |byte| {
        let said = connection.until(Instant::now() + PATIENCE);
        said.and_then(|stream| stream.write_all(&[byte]))
    };
    let is_taken = match read_message(&message) {
        Some(things) => {
            let stream = guest.stream.try_clone()?;
            let arrival = GuestArrival::new(things, move || is_connected(&stream));
            let patience = if has_looked.load(Ordering::Relaxed) {
                WINDOW_PATIENCE
            } else {
                OPENING_PATIENCE
            };
            receive(arrival.clone()) && arrival.wait(patience, || say(SIGN_OF_LIFE).is_ok())
        }
        None => false,
    };
    say(if is_taken { TAKEN } else { NOT_TAKEN })
}
