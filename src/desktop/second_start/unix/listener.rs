//! Waiting for other starts, on a thread that sleeps until one comes.

use super::super::{Handed, MOST_MESSAGE_BYTES, NotListening, Place, read_message};
use super::arrivals::{Arrivals, Wake};
use super::folder::socket_and_lock;
use super::talk::{Timed, is_of_this_user};
use super::{GREETING, NOT_TAKEN, PATIENCE, SIGN_OF_LIFE, TAKEN};
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

/// So many connections in a row may fail before nobody is listened to any more.
const MOST_FAILURES: u32 = 50;
const AFTER_FAILURE: Duration = Duration::from_millis(100);
/// So many guests are talked to at once; others wait until one has gone.
const MOST_GUESTS: usize = 256;
const FOR_A_PLACE: Duration = Duration::from_millis(5);

/// Listens for other starts as long as it lives.
pub struct Listener {
    arrivals: Arc<Arrivals>,
    socket: PathBuf,
    /// Held as long as somebody listens; the system lets go of it when the process ends.
    _lock: File,
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let socket = &self.socket;
        f.debug_struct("Listener")
            .field("socket", socket)
            .finish_non_exhaustive()
    }
}

impl Listener {
    /// Begins to listen, unless somebody does. What a program that was killed has left there is
    /// cleared away.
    ///
    /// # Errors
    /// When another program listens, or nobody can.
    pub fn begin(place: &Place) -> Result<Self, NotListening> {
        let (socket, lock) = socket_and_lock(place).ok_or(NotListening::NoPlace)?;
        let no_place = |_| NotListening::NoPlace;
        let mut options = File::options();
        let lock = options.create(true).append(true).open(lock);
        let lock = lock.map_err(no_place)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => NotListening::AnotherDoes,
            TryLockError::Error(_) => NotListening::NoPlace,
        })?;
        // Whoever had the lock is gone, and so is whoever listened.
        drop(fs::remove_file(&socket));
        let door = UnixListener::bind(&socket).map_err(no_place)?;
        let arrivals = Arc::new(Arrivals::default());
        let listener = Self {
            arrivals: Arc::clone(&arrivals),
            socket,
            _lock: lock,
        };
        let thread = Builder::new().name("second starts".to_owned());
        let listen = thread.spawn(move || listen(&door, &arrivals));
        listen.map_err(no_place)?;
        Ok(listener)
    }

    /// Calls this, on another thread, whenever somebody comes.
    pub fn on_arrival(&self, wake: impl Fn() + Send + Sync + 'static) {
        let wake: Wake = Arc::new(wake);
        self.arrivals.on_arrival(&wake);
    }

    /// What one guest has handed over. Whoever takes it must use it: the other program knows that it
    /// has been taken. There may be more.
    pub fn take(&self) -> Option<Vec<Handed>> {
        self.arrivals.take()
    }
}

impl Drop for Listener {
    /// The name goes while the lock is still held, so that it is never that of somebody else.
    fn drop(&mut self) {
        drop(fs::remove_file(&self.socket));
    }
}

/// Each guest gets a thread, so that nobody waits for another one to be greeted.
fn listen(door: &UnixListener, arrivals: &Arc<Arrivals>) {
    let guests = Arc::new(AtomicUsize::new(0));
    let mut failures = 0;
    while failures < MOST_FAILURES {
        let Ok((guest, _)) = door.accept() else {
            failures += 1;
            sleep(AFTER_FAILURE);
            continue;
        };
        failures = 0;
        while MOST_GUESTS <= guests.load(Ordering::Relaxed) {
            sleep(FOR_A_PLACE);
        }
        let guest = Guest::count(guest, &guests);
        let arrivals = Arc::clone(arrivals);
        let thread = Builder::new().name("guest".to_owned());
        // A guest that breaks off has changed its mind. Without a thread it is turned away.
        let serve = move || serve(&guest, &arrivals).unwrap_or_default();
        drop(thread.spawn(serve));
    }
}

/// A connection that is counted as long as it lasts.
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

fn serve(guest: &Guest, arrivals: &Arrivals) -> io::Result<()> {
    if !is_of_this_user(&guest.stream) {
        return Ok(());
    }
    let end = Instant::now() + PATIENCE;
    let mut connection = Timed(guest.stream.try_clone()?);
    connection.until(end)?.write_all(GREETING)?;
    let mut len = [0; 4];
    connection.read_exact_until(&mut len, end)?;
    let len = usize::try_from(u32::from_le_bytes(len)).unwrap_or(usize::MAX);
    if MOST_MESSAGE_BYTES < len {
        return Ok(());
    }
    let mut message = vec![0; len];
    let end = Instant::now() + PATIENCE;
    connection.read_exact_until(&mut message, end)?;
    let mut say = |byte| {
        let said = connection.until(Instant::now() + PATIENCE);
        said.and_then(|stream| stream.write_all(&[byte]))
    };
    let is_taken = match read_message(&message) {
        Some(things) => {
            let seen = guest.stream.try_clone()?;
            arrivals.show(things, seen, || say(SIGN_OF_LIFE).is_ok())
        }
        None => false,
    };
    say(if is_taken { TAKEN } else { NOT_TAKEN })
}
