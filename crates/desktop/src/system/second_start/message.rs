//! The bytes of a message, and what came with it until the window takes it or the guest gives up. For each thing a
//! message has a type byte, a length, and the content.

use super::BETWEEN_SIGNS;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The maximum length of a message, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 16 << 20;
/// The maximum number of things in a message.
const MAX_THINGS: usize = 4096;
/// The length of the type byte and the length field.
const HEAD: usize = 5;

/// A thing to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handed {
    /// A file or a folder, as an absolute path.
    File(PathBuf),
    /// A text that was given instead of a file.
    Text(String),
    /// The output of another program.
    Input(Vec<u8>),
}

/// Encodes a message; `None` when it would be too long, or a path cannot be represented.
pub fn message_of(things: &[Handed]) -> Option<Vec<u8>> {
    let mut message = Vec::new();
    for thing in things {
        let (sign, bytes) = match thing {
            Handed::File(path) => (b'F', path.as_os_str().as_encoded_bytes()),
            Handed::Text(text) => (b'T', text.as_bytes()),
            Handed::Input(bytes) => (b'I', bytes.as_slice()),
        };
        if MAX_MESSAGE_BYTES < message.len() + HEAD + bytes.len() {
            return None;
        }
        message.push(sign);
        message.extend(u32::try_from(bytes.len()).ok()?.to_le_bytes());
        message.extend(bytes);
    }
    (things.len() <= MAX_THINGS).then_some(message)
}

/// Decodes a message; `None` when it is incomplete or invalid.
pub fn read_message(mut message: &[u8]) -> Option<Vec<Handed>> {
    if MAX_MESSAGE_BYTES < message.len() {
        return None;
    }
    let mut things = Vec::new();
    while !message.is_empty() {
        if things.len() == MAX_THINGS {
            return None;
        }
        let (head, rest) = message.split_first_chunk::<HEAD>()?;
        let [sign, len @ ..] = *head;
        let len = usize::try_from(u32::from_le_bytes(len)).ok()?;
        let (bytes, rest) = rest.split_at_checked(len)?;
        things.push(match sign {
            b'F' => Handed::File(path_of(bytes)?),
            b'T' => Handed::Text(std::str::from_utf8(bytes).ok()?.to_owned()),
            b'I' => Handed::Input(bytes.to_vec()),
            _ => return None,
        });
        message = rest;
    }
    Some(things)
}

/// Decodes a path. It must be absolute, because the other process has another working directory.
fn path_of(bytes: &[u8]) -> Option<PathBuf> {
    #[cfg(unix)]
    let path = {
        use std::os::unix::ffi::OsStrExt as _;
        PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
    };
    #[cfg(not(unix))]
    let path = PathBuf::from(std::str::from_utf8(bytes).ok()?);
    (path.is_absolute() && !bytes.contains(&0)).then_some(path)
}

/// The things of one guest. They can be taken once, while the guest waits. Clones share them.
#[derive(Clone)]
pub(crate) struct GuestArrival(Arc<SharedArrival>);

struct SharedArrival {
    /// `None` after the things were taken, or became unavailable.
    things: Mutex<Option<Vec<Handed>>>,
    taken: Condvar,
    is_guest_there: Box<dyn Fn() -> bool + Send + Sync>,
}

impl fmt::Debug for GuestArrival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuestArrival").finish_non_exhaustive()
    }
}

impl GuestArrival {
    pub(super) fn new(
        things: Vec<Handed>,
        is_guest_there: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(SharedArrival {
            things: Mutex::new(Some(things)),
            taken: Condvar::new(),
            is_guest_there: Box::new(is_guest_there),
        }))
    }

    fn things(&self) -> MutexGuard<'_, Option<Vec<Handed>>> {
        self.0.things.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the things if the guest still waits, and reports that to the guest. The caller must use them.
    pub(crate) fn take(&self) -> Option<Vec<Handed>> {
        let mut things = self.things();
        // A guest that has gone opens the things itself.
        let found = things.take().filter(|_| (self.0.is_guest_there)());
        drop(things);
        self.0.taken.notify_all();
        found
    }

    /// Waits until the things are taken, but no longer than `patience`. Returns whether they were taken; if not, they
    /// no longer can be. Meanwhile `sign` is called now and then. It returns `false` when the guest no longer waits.
    pub(super) fn wait(&self, patience: Duration, mut sign: impl FnMut() -> bool) -> bool {
        let end = Instant::now() + patience;
        let mut things = self.things();
        while things.is_some() && Instant::now() < end {
            let left = end.saturating_duration_since(Instant::now());
            let waited = self.0.taken.wait_timeout(things, left.min(BETWEEN_SIGNS));
            things = waited.unwrap_or_else(PoisonError::into_inner).0;
            if things.is_some() {
                drop(things);
                let is_waited_for = sign();
                things = self.things();
                if !is_waited_for {
                    break;
                }
            }
        }
        things.take().is_none()
    }
}
