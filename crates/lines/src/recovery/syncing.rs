//! Synchronizes a journal with the disk, a moment after each write.
//!
//! Written data belongs to the system and outlives this process. Only a power failure can still destroy it, so the disk
//! need not be synchronized at every key press.

use std::fs::File;
use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The time between a write and the synchronization: together with the time that the disk needs well below two seconds.
const PAUSE: Duration = Duration::from_millis(500);

/// The error of the last synchronization.
type Fault = Arc<Mutex<Option<io::Error>>>;

/// A thread that synchronizes the file on request. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Syncing {
    ask: SyncSender<()>,
    fault: Fault,
}

impl Syncing {
    pub(super) fn start(file: Arc<File>) -> io::Result<Self> {
        // One request can wait while another is being handled; further ones are merged.
        let (ask, asked) = sync_channel(1);
        let fault = Fault::default();
        let told = Arc::clone(&fault);
        let name = "tabiya journal".to_owned();
        thread::Builder::new()
            .name(name)
            .spawn(move || sync_when_asked(&file, &asked, &told))?;
        Ok(Self { ask, fault })
    }

    /// Requests a synchronization.
    pub(super) fn ask(&self) {
        // Without room, an equal request is already waiting.
        let _is_asked_already = self.ask.try_send(());
    }

    /// Returns the error since the last call, if there is one.
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
        // Requests in the meantime are included; none follow when the journal is closed.
        while let Some(left) = until.checked_duration_since(Instant::now())
            && asked.recv_timeout(left).is_ok()
        {}
        if let Err(error) = file.sync_data() {
            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
    }
}
