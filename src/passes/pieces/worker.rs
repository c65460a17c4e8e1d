//! What a worker does, and the queue at which workers wait.

use crate::collection::ReadError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Tells workers to break off.
#[derive(Debug, Default)]
pub(in crate::passes) struct Stop(AtomicBool);

impl Stop {
    /// Whether nobody wants the result any more.
    pub(in crate::passes) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(super) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The pieces that nobody works on yet.
pub(super) struct Queue<'a> {
    pieces: &'a [u64],
    /// So many pieces may be worked on or wait to be taken.
    most_ahead: usize,
    turn: Mutex<Turn>,
    changed: Condvar,
    pub(super) stop: Stop,
}

#[derive(Default)]
struct Turn {
    next: usize,
    taken: usize,
}

impl<'a> Queue<'a> {
    pub(super) fn new(pieces: &'a [u64], most_ahead: usize) -> Self {
        Self {
            pieces,
            most_ahead,
            turn: Mutex::default(),
            changed: Condvar::new(),
            stop: Stop::default(),
        }
    }

    /// The next piece and its place in the list; waits while too many results wait.
    fn next(&self) -> Option<(usize, u64)> {
        let is_too_early = |turn: &mut Turn| {
            let is_there = turn.next < self.pieces.len() && !self.stop.is_set();
            is_there && turn.taken + self.most_ahead <= turn.next
        };
        let turn = self.changed.wait_while(self.turn(), is_too_early);
        let mut turn = turn.unwrap_or_else(PoisonError::into_inner);
        if self.stop.is_set() {
            return None;
        }
        let at = turn.next;
        let piece = self.pieces.get(at)?;
        turn.next += 1;
        Some((at, *piece))
    }

    /// So many results have been taken, by order of the pieces if that is kept.
    pub(super) fn count_taken(&self, taken: usize) {
        self.turn().taken = taken;
        self.changed.notify_all();
    }

    /// Lets all workers look again.
    pub(super) fn wake_all(&self) {
        // Whoever has not seen the stop is waiting once the lock can be had.
        drop(self.turn());
        self.changed.notify_all();
    }

    fn turn(&self) -> MutexGuard<'_, Turn> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Stops all work when it is dropped, be it by a panic.
pub(super) struct StopAtEnd<'a>(pub(super) &'a Queue<'a>);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.stop.set();
        self.0.wake_all();
    }
}

/// The place of a piece in the list, and what was made of it.
pub(super) type Finished<T> = (usize, Result<T, ReadError>);

/// Works on pieces until there are no more.
pub(super) fn work_on<T>(
    queue: &Queue<'_>,
    work: &impl Fn(u64, &mut Vec<u8>, &Stop) -> Result<T, ReadError>,
    results: &Sender<Finished<T>>,
) {
    let _stop = StopAtPanic(queue);
    let mut buffer = Vec::new();
    while let Some((at, piece)) = queue.next() {
        let result = work(piece, &mut buffer, &queue.stop);
        if queue.stop.is_set() || results.send((at, result)).is_err() {
            return;
        }
    }
}

/// The panic of one worker is the end of all.
struct StopAtPanic<'a>(&'a Queue<'a>);

impl Drop for StopAtPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            drop(StopAtEnd(self.0));
        }
    }
}
