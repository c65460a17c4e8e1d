//! Sending a journal to the disk, a moment after it was written.
//!
//! What is written is the system's at once and outlives this process. Only a power cut can still take
//! it, so the disk need not be asked at every key.

use std::fs::File;
use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// So long the disk is left alone: with the time that it takes, well below two seconds.
const PAUSE: Duration = Duration::from_millis(500);

/// Why the disk did not take it.
type Fault = Arc<Mutex<Option<io::Error>>>;

/// A thread that asks the disk now and then. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Syncing {
    ask: SyncSender<()>,
    fault: Fault,
}

impl Syncing {
    pub(super) fn start(file: Arc<File>) -> io::Result<Self> {
        // One more than is under way: what is asked for twice is done once.
        let (ask, asked) = sync_channel(1);
        let fault = Fault::default();
        let told = Arc::clone(&fault);
        let name = "tabiya journal".to_owned();
        thread::Builder::new()
            .name(name)
            .spawn(move || sync_when_asked(&file, &asked, &told))?;
        Ok(Self { ask, fault })
    }

    /// Asks the disk to take what was written.
    pub(super) fn ask(&self) {
        // If there is no room, somebody has just asked.
        let _is_asked_already = self.ask.try_send(());
    }

    /// What went wrong since this was asked last.
    pub(super) fn fault(&self) -> io::Result<()> {
        let fault = self
            .fault
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        fault.map_or(Ok(()), Err)
    }
}

fn sync_when_asked(file: &File, asked: &Receiver<()>, fault: &Fault) {
    while asked.recv().is_ok() {
        let until = Instant::now() + PAUSE;
        // All that is asked for meanwhile is meant; nothing more will be when the journal is closed.
        while let Some(left) = until.checked_duration_since(Instant::now())
            && asked.recv_timeout(left).is_ok()
        {}
        if let Err(error) = file.sync_data() {
            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
    }
}
