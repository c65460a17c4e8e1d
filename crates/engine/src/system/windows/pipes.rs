//! The threads of the pipes with their messages, and the bell that wakes the thread that waits for an engine.

use crate::trouble::Ended;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;
use std::time::Duration;

/// The number of bytes that are read at a time.
const PART: usize = 64 * 1024;

/// A message of a thread.
#[derive(Debug)]
pub(super) enum PipeNews {
    /// Output of the engine.
    Said(Vec<u8>),
    /// Standard error of the engine or the keeper.
    Complained(Vec<u8>),
    /// The engine no longer reads its input. This is noticed only on writing.
    InputClosed,
    OutputClosed,
    ErrorsClosed,
    /// The keeper ended, and everything below it too.
    Ended(Ended),
}

/// Passes on messages, and wakes the thread that waits for them.
#[derive(Clone)]
pub(super) struct Teller {
    sender: SyncSender<PipeNews>,
    listener: PipeListener,
}

impl Teller {
    pub(super) fn new(sender: SyncSender<PipeNews>, listener: PipeListener) -> Self {
        Self { sender, listener }
    }

    /// Waits until there is room. Returns whether the receiver still exists.
    pub(super) fn tell(&self, news: PipeNews) -> bool {
        let is_told = self.sender.send(news).is_ok();
        self.listener.wake();
        is_told
    }
}

/// Runs the work on its own thread.
pub(super) fn run(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = Builder::new().name("engine-pipe".to_owned());
    thread.spawn(work).map(drop)
}

/// Reports the data of a pipe, and finally its end.
pub(super) fn read(
    mut end: impl Read + Send + 'static,
    teller: &Teller,
    part_of: fn(Vec<u8>) -> PipeNews,
    closed: PipeNews,
) -> io::Result<()> {
    let teller = teller.clone();
    run(move || {
        let mut part = vec![0; PART];
        loop {
            let count = match end.read(&mut part) {
                Ok(0) => break,
                Ok(count) => count,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => break,
            };
            let bytes = part.get(..count).unwrap_or_default();
            if !teller.tell(part_of(bytes.to_vec())) {
                return;
            }
        }
        teller.tell(closed);
    })
}

/// Writes the received texts into a pipe, and closes the pipe when all senders are gone.
pub(super) fn write(
    mut end: impl Write + Send + 'static,
    teller: &Teller,
) -> io::Result<SyncSender<Vec<u8>>> {
    let teller = teller.clone();
    let (sender, texts) = sync_channel::<Vec<u8>>(1);
    run(move || {
        for text in texts {
            if end.write_all(&text).is_err() {
                teller.tell(PipeNews::InputClosed);
                return;
            }
            // There may be more text to write.
            teller.listener.wake();
        }
    })?;
    Ok(sender)
}

/// Wakes the thread that waits for an engine.
#[derive(Debug)]
pub(crate) struct Bell(Arc<Rope>);

#[derive(Debug, Default)]
struct Rope {
    pulls: Mutex<Pulls>,
    pulled: Condvar,
}

#[derive(Debug, Default)]
struct Pulls {
    /// The bell was rung, and not hushed since.
    rings: bool,
    /// A pipe has news, and no wait has consumed it since.
    has_news: bool,
}

impl Bell {
    #[expect(clippy::unnecessary_wraps, reason = "on Unix it takes a pipe")]
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self(Arc::default()))
    }

    /// Never blocks. A bell that is already ringing keeps ringing.
    pub(crate) fn ring(&self) {
        self.0.pull(|pulls| pulls.rings = true);
    }

    /// Silences it until it is rung again.
    pub(crate) fn hush(&self) {
        self.0.pulls().rings = false;
    }

    /// Waits until it rings, or the time is up.
    #[expect(clippy::unnecessary_wraps, reason = "on Unix it waits for a pipe")]
    pub(crate) fn wait(&self, wait: Option<Duration>) -> io::Result<()> {
        drop(self.0.wait(wait, |pulls| !pulls.rings));
        Ok(())
    }

    /// Waits until it rings, a pipe has news, or the time is up.
    pub(super) fn wait_for_news(&self, wait: Option<Duration>) {
        let is_quiet = |pulls: &mut Pulls| !pulls.rings && !pulls.has_news;
        self.0.wait(wait, is_quiet).has_news = false;
    }
}

impl Rope {
    fn pulls(&self) -> MutexGuard<'_, Pulls> {
        self.pulls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pull(&self, pull: impl FnOnce(&mut Pulls)) {
        pull(&mut self.pulls());
        self.pulled.notify_all();
    }

    fn wait(
        &self,
        wait: Option<Duration>,
        is_quiet: impl FnMut(&mut Pulls) -> bool,
    ) -> MutexGuard<'_, Pulls> {
        let wait = wait.unwrap_or(Duration::MAX);
        let waited = self.pulled.wait_timeout_while(self.pulls(), wait, is_quiet);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

/// The bell for the pipes of a process: the one that was last waited for.
#[derive(Clone, Debug, Default)]
pub(super) struct PipeListener(Arc<Mutex<Option<Arc<Rope>>>>);

impl PipeListener {
    pub(super) fn listen(&self, bell: &Bell) {
        *self.rope() = Some(Arc::clone(&bell.0));
    }

    /// Announces news.
    pub(super) fn wake(&self) {
        if let Some(rope) = &*self.rope() {
            rope.pull(|pulls| pulls.has_news = true);
        }
    }

    fn rope(&self) -> MutexGuard<'_, Option<Arc<Rope>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
