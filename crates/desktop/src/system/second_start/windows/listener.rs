//! Waits for second starts: holds the place and accepts guests.

use super::{BEGINNING, PipeTalk, pipe_of};
use crate::system::second_start::{
    GREETING, GuestArrival, ListeningPlace, MAX_MESSAGE_BYTES, NOT_TAKEN, NotListening,
    OPENING_PATIENCE, PATIENCE, SIGN_OF_LIFE, SIGN_PATIENCE, TAKEN, WINDOW_PATIENCE, read_message,
};
use interprocess::os::windows::named_pipe::{
    PipeListener, PipeListenerOptions, PipeMode, pipe_mode,
};
use interprocess::os::windows::security_descriptor::SecurityDescriptor;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, PipeReader, Read as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};
use widestring::U16CString;

/// The number of consecutive failed connections after which listening ends.
const MAX_FAILURES: u32 = 50;
const AFTER_FAILURE: Duration = Duration::from_millis(100);
/// The maximum number of guests that are served at once. Further guests are refused.
const MAX_GUESTS: usize = 256;
/// The access to the pipe in SDDL: its owner has full access, and nobody else has any.
const ONLY_THE_OWNER: &str = "D:P(A;;GA;;;S-1-3-4)";
/// The size of the buffer for a side that is not reading, in bytes.
const BUFFER: u32 = 64 << 10;

type Pipe = PipeListener<pipe_mode::Messages, pipe_mode::Messages>;

/// While this exists, it holds the place where we listen for second starts.
#[derive(Debug)]
pub(crate) struct StartListener {
    /// Whether the window has ever checked for arrivals: if so, it is up.
    has_looked: Arc<AtomicBool>,
    /// Held while we listen. The system releases it when the process ends.
    _lock: File,
}

/// Accepts the guests that come to that place.
pub(crate) struct Acceptor {
    pipe: Pipe,
    name: String,
    has_looked: Arc<AtomicBool>,
}

impl fmt::Debug for Acceptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Acceptor")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// Hands the window what a guest brought. Returns whether the window will look at it.
type Receive = dyn Fn(GuestArrival) -> bool + Send + Sync;

impl StartListener {
    /// Starts to listen, unless another process does.
    ///
    /// # Errors
    /// Fails when another process listens, or there is no place for it.
    pub(crate) fn begin(place: &ListeningPlace) -> Result<(Self, Acceptor), NotListening> {
        let lock = locked(place)?;
        let name = pipe_of(place);
        let pipe = make(&name).map_err(|error| match error.kind() {
            // Only one process can create the first instance, and that of a process that just ended may still exist.
            io::ErrorKind::PermissionDenied | io::ErrorKind::ResourceBusy => {
                NotListening::AnotherDoes
            }
            _ => NotListening::NoPlace,
        })?;
        let has_looked = Arc::new(AtomicBool::new(false));
        let acceptor = Acceptor {
            pipe,
            name,
            has_looked: Arc::clone(&has_looked),
        };
        let listener = Self {
            has_looked,
            _lock: lock,
        };
        Ok((listener, acceptor))
    }

    /// Records that the window checks for arrivals. From now on guests wait only as long as for a window that is
    /// already open.
    pub(crate) fn window_looks(&self) {
        self.has_looked.store(true, Ordering::Relaxed);
    }
}

/// Decides who is first: under Wine any process can create a first instance of a pipe.
fn locked(place: &ListeningPlace) -> Result<File, NotListening> {
    let folder = place.folder.join(&place.program);
    // If the folder cannot be created, opening the file fails as well.
    drop(fs::create_dir_all(&folder));
    let mut options = File::options();
    let lock = folder.join(format!("window-{}.lock", place.display));
    // A file that can only be appended to cannot be locked on Windows.
    options.read(true).create(true).append(true);
    let Ok(lock) = options.open(lock) else {
        return Err(NotListening::NoPlace);
    };
    lock.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => NotListening::AnotherDoes,
        TryLockError::Error(_) => NotListening::NoPlace,
    })?;
    Ok(lock)
}

/// Creates the first instance of the pipe.
fn make(name: &str) -> io::Result<Pipe> {
    let only_this_user = U16CString::from_str(ONLY_THE_OWNER).map_err(io::Error::other)?;
    let mut options = PipeListenerOptions::new().path(OsStr::new(name));
    options.mode = PipeMode::Messages;
    options.input_buffer_size_hint = BUFFER;
    options.output_buffer_size_hint = BUFFER;
    options.security_descriptor = Some(SecurityDescriptor::deserialize(&only_this_user)?);
    options.create_duplex()
}

impl Acceptor {
    /// Accepts guests until the other end of `stop` is closed. Each guest gets a thread, which also hands over
    /// what it brought, so no guest has to wait for another to be greeted.
    pub(crate) fn accept_until(
        &self,
        stop: &PipeReader,
        receive: impl Fn(GuestArrival) -> bool + Send + Sync + 'static,
    ) {
        let receive: Arc<Receive> = Arc::new(receive);
        let guests = Arc::new(AtomicUsize::new(0));
        let is_stopped = Arc::new(AtomicBool::new(false));
        if self.wake_at_end_of(stop, &is_stopped).is_err() {
            return;
        }
        let mut failures = 0;
        while failures < MAX_FAILURES {
            let guest = self.pipe.accept();
            if is_stopped.load(Ordering::Relaxed) {
                return;
            }
            let Ok(guest) = guest else {
                failures += 1;
                sleep(AFTER_FAILURE);
                continue;
            };
            failures = 0;
            if MAX_GUESTS <= guests.load(Ordering::Relaxed) {
                continue;
            }
            let guest = Guest::count(PipeTalk::with(guest), &guests);
            if !guest.talk.is_with_this_user() {
                continue;
            }
            let receive = Arc::clone(&receive);
            let has_looked = Arc::clone(&self.has_looked);
            // A guest that hangs up has changed its mind. If no thread can be started, the guest is turned away.
            let serve = move || serve(&guest.talk, &*receive, &has_looked).unwrap_or_default();
            drop(Builder::new().name("guest".to_owned()).spawn(serve));
        }
    }

    /// Only a guest can interrupt the wait for guests, so to stop it this process itself connects as a guest.
    fn wake_at_end_of(&self, stop: &PipeReader, is_stopped: &Arc<AtomicBool>) -> io::Result<()> {
        let mut stop = stop.try_clone()?;
        let (name, is_stopped) = (self.name.clone(), Arc::clone(is_stopped));
        let wake = move || {
            // Nothing is ever written there, so this returns when the other end is closed.
            let _end = stop.read(&mut [0]);
            is_stopped.store(true, Ordering::Relaxed);
            drop(PipeTalk::to(&name));
        };
        let thread = Builder::new().name("end of second starts".to_owned());
        thread.spawn(wake).map(drop)
    }
}

/// A guest, counted while it is being served.
struct Guest {
    talk: Arc<PipeTalk>,
    count: Arc<AtomicUsize>,
}

impl Guest {
    fn count(talk: PipeTalk, count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self {
            talk: Arc::new(talk),
            count: Arc::clone(count),
        }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.count.fetch_sub(1, Ordering::Relaxed);
    }
}

fn serve(guest: &Arc<PipeTalk>, receive: &Receive, has_looked: &AtomicBool) -> io::Result<()> {
    guest.say(GREETING)?;
    let message = guest.hear_until(Instant::now() + SIGN_PATIENCE, MAX_MESSAGE_BYTES + 1)?;
    let things = message.strip_prefix(&[BEGINNING]).and_then(read_message);
    let is_taken = match things {
        Some(things) => {
            let other = Arc::clone(guest);
            let arrival = GuestArrival::new(things, move || other.is_connected());
            let patience = if has_looked.load(Ordering::Relaxed) {
                WINDOW_PATIENCE
            } else {
                OPENING_PATIENCE
            };
            let sign = || guest.is_connected() && guest.say(&[SIGN_OF_LIFE]).is_ok();
            receive(arrival.clone()) && arrival.wait(patience, sign)
        }
        None => false,
    };
    guest.say(&[if is_taken { TAKEN } else { NOT_TAKEN }])?;
    // The last message would be lost if this end were closed before it is read.
    let end = Instant::now() + PATIENCE;
    while guest.is_connected() && Instant::now() < end {
        sleep(Duration::from_millis(5));
    }
    Ok(())
}
