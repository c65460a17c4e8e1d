//! The threads of the pipes, and their messages.

use super::bell::PipeListener;
use crate::trouble::Ended;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::Builder;

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
