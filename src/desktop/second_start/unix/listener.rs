//! Waiting for other starts, on a thread that sleeps until one comes.

use super::super::{Handed, MOST_MESSAGE_BYTES, Place, read_message};
use super::folder::socket_and_lock;
use super::talk::{Timed, is_of_this_user};
use super::{GREETING, NOT_TAKEN, PATIENCE, TAKEN, WINDOW_PATIENCE};
use std::fmt;
use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

/// So many connections in a row may fail before nobody is listened to any more.
const MOST_FAILURES: u32 = 50;
const AFTER_FAILURE: Duration = Duration::from_millis(100);

type Wake = Arc<dyn Fn() + Send + Sync>;

/// Listens for other starts as long as it lives.
pub struct Listener {
    shared: Arc<Shared>,
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

/// What the thread shows to the window.
#[derive(Default)]
struct Shared {
    shown: Mutex<Shown>,
    taken: Condvar,
}

#[derive(Default)]
struct Shown {
    things: Option<Vec<Handed>>,
    wake: Option<Wake>,
}

impl Shared {
    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows things to the window. Returns whether it has taken them; if not, it cannot any more.
    fn show(&self, things: Vec<Handed>) -> bool {
        let mut shown = self.shown();
        shown.things = Some(things);
        let wake = shown.wake.clone();
        drop(shown);
        if let Some(wake) = wake {
            wake();
        }
        let waits = |shown: &mut Shown| shown.things.is_some();
        let shown = self
            .taken
            .wait_timeout_while(self.shown(), WINDOW_PATIENCE, waits);
        let (mut shown, _) = shown.unwrap_or_else(PoisonError::into_inner);
        shown.things.take().is_none()
    }
}

impl Listener {
    /// Begins to listen, unless somebody does. What a program that was killed has left there is
    /// cleared away.
    pub fn begin(place: &Place) -> Option<Self> {
        let (socket, lock) = socket_and_lock(place)?;
        let lock = File::options().create(true).append(true).open(lock).ok()?;
        lock.try_lock().ok()?;
        // Whoever had the lock is gone, and so is whoever listened.
        drop(fs::remove_file(&socket));
        let door = UnixListener::bind(&socket).ok()?;
        let shared = Arc::new(Shared::default());
        let listener = Self {
            shared: Arc::clone(&shared),
            socket,
            _lock: lock,
        };
        let thread = Builder::new().name("second starts".to_owned());
        thread.spawn(move || listen(&door, &shared)).ok()?;
        Some(listener)
    }

    /// Calls this, on another thread, whenever somebody comes.
    pub fn on_arrival(&self, wake: impl Fn() + Send + Sync + 'static) {
        let wake: Wake = Arc::new(wake);
        let mut shown = self.shared.shown();
        shown.wake = Some(Arc::clone(&wake));
        let is_waited_for = shown.things.is_some();
        drop(shown);
        if is_waited_for {
            wake();
        }
    }

    /// What was handed over. Whoever takes it must use it: the other program knows that it has been
    /// taken.
    pub fn take(&self) -> Option<Vec<Handed>> {
        let things = self.shared.shown().things.take();
        if things.is_some() {
            self.shared.taken.notify_all();
        }
        things
    }
}

impl Drop for Listener {
    /// The name goes while the lock is still held, so that it is never that of somebody else.
    fn drop(&mut self) {
        drop(fs::remove_file(&self.socket));
    }
}

/// One guest after the other: each has little time, and a program starts seldom.
fn listen(door: &UnixListener, shared: &Shared) {
    let mut failures = 0;
    while failures < MOST_FAILURES {
        if let Ok((guest, _)) = door.accept() {
            failures = 0;
            // A guest that breaks off has changed its mind.
            serve(guest, shared).unwrap_or_default();
        } else {
            failures += 1;
            sleep(AFTER_FAILURE);
        }
    }
}

fn serve(guest: UnixStream, shared: &Shared) -> std::io::Result<()> {
    if !is_of_this_user(&guest) {
        return Ok(());
    }
    let end = Instant::now() + PATIENCE;
    let mut guest = Timed(guest);
    guest.until(end)?.write_all(GREETING)?;
    let mut len = [0; 4];
    guest.read_exact_until(&mut len, end)?;
    let len = usize::try_from(u32::from_le_bytes(len)).unwrap_or(usize::MAX);
    if MOST_MESSAGE_BYTES < len {
        return Ok(());
    }
    let mut message = vec![0; len];
    let end = Instant::now() + PATIENCE;
    guest.read_exact_until(&mut message, end)?;
    let is_taken = read_message(&message).is_some_and(|things| shared.show(things));
    let answer = if is_taken { TAKEN } else { NOT_TAKEN };
    guest.until(Instant::now() + PATIENCE)?.write_all(&[answer])
}
