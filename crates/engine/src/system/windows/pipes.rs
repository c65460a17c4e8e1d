//! A thread for each pipe, and what it reports.

use super::bell::Listener;
use crate::trouble::Ended;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::Builder;

/// How much is read at a time.
const PART: usize = 64 * 1024;

/// What a thread reports.
#[derive(Debug)]
pub(super) enum News {
    /// The engine said this.
    Said(Vec<u8>),
    /// The engine or the keeper wrote this to standard error.
    Complained(Vec<u8>),
    /// The engine no longer reads its input. This only shows when something is written.
    InputClosed,
    OutputClosed,
    ErrorsClosed,
    /// The keeper ended this way, and everything below it with it.
    Ended(Ended),
}

/// Passes on news, and wakes whoever waits for it.
#[derive(Clone)]
pub(super) struct Teller {
    sender: SyncSender<News>,
    listener: Listener,
}

impl Teller {
    pub(super) fn new(sender: SyncSender<News>, listener: Listener) -> Self {
        Self { sender, listener }
    }

    /// Waits until there is room. Returns whether anybody is still listening.
    pub(super) fn tell(&self, news: News) -> bool {
        let is_told = self.sender.send(news).is_ok();
        self.listener.wake();
        is_told
    }
}

/// Runs something on a thread of its own.
pub(super) fn run(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = Builder::new().name("engine-pipe".to_owned());
    thread.spawn(work).map(drop)
}

/// Reports what comes out of a pipe, and finally that nothing more will.
pub(super) fn read(
    mut end: impl Read + Send + 'static,
    teller: &Teller,
    part_of: fn(Vec<u8>) -> News,
    closed: News,
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

/// Writes what it is sent into a pipe, and closes the pipe once nobody can send any more.
pub(super) fn write(
    mut end: impl Write + Send + 'static,
    teller: &Teller,
) -> io::Result<SyncSender<Vec<u8>>> {
    let teller = teller.clone();
    let (sender, texts) = sync_channel::<Vec<u8>>(1);
    run(move || {
        for text in texts {
            if end.write_all(&text).is_err() {
                teller.tell(News::InputClosed);
                return;
            }
            // There may be more to write.
            teller.listener.wake();
        }
    })?;
    Ok(sender)
}
