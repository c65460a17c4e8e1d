//! The pieces of a file, or of anything else, worked on by all processors.
//!
//! Workers take the next piece, and what they make of it comes to the calling thread, which alone
//! puts results together and tells the progress. A worker that is fast waits before results pile up.
//!
//! Promises: when the progress says stop, a read fails or anything panics, all workers end within a
//! few milliseconds, and no thread outlives the call. A panic goes on in the calling thread.

#[cfg(test)]
mod tests;
mod worker;

use super::error::PassError;
use crate::collection::{PIECE_LINES, ReadError, Source};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use worker::{Finished, Queue, StopAtEnd, work_on};

pub(super) use worker::Stop;

/// Hears how many lines are done, and of how many (never 0); says whether to go on.
pub type Progress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// More processors than this are not used, for the sake of memory.
const MOST_WORKERS: usize = 8;
/// So many results of each worker may wait to be taken.
const RESULTS_AHEAD: usize = 2;
/// At least so often the progress is asked whether to go on.
const ASK_EVERY: Duration = Duration::from_millis(8);

/// How results are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// As they come.
    Any,
    /// In the order of the pieces.
    Kept,
}

/// Works on pieces of the file. `work` gets the number of a piece, room that can be used again, and
/// what tells it to break off: it must look at that at least every few milliseconds, and once it is
/// set, what `work` returns is dropped. `take` gets the number of each piece and what was made of it.
pub(super) fn each_piece<T: Send>(
    source: &Source,
    pieces: impl IntoIterator<Item = u64>,
    order: Order,
    work: impl Fn(u64, &mut Vec<u8>, &Stop) -> Result<T, ReadError> + Sync,
    take: impl FnMut(u64, T),
    progress: &mut Progress<'_>,
) -> Result<(), PassError> {
    each_piece_of(source.line_count(), pieces, order, work, take, progress)
}

/// The same for any list of so many things, lines of our own say: [`PIECE_LINES`] are a piece.
pub(super) fn each_piece_of<T: Send>(
    lines: u64,
    pieces: impl IntoIterator<Item = u64>,
    order: Order,
    work: impl Fn(u64, &mut Vec<u8>, &Stop) -> Result<T, ReadError> + Sync,
    take: impl FnMut(u64, T),
    progress: &mut Progress<'_>,
) -> Result<(), PassError> {
    let workers = thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_WORKERS));
    let pieces: Vec<u64> = pieces.into_iter().collect();
    let job = Job {
        lines,
        pieces: &pieces,
        order,
        workers,
    };
    job.run(work, take, progress)
}

/// What is to be worked on.
struct Job<'a> {
    /// How many lines there are, with those in pieces that are not worked on.
    lines: u64,
    pieces: &'a [u64],
    order: Order,
    workers: usize,
}

impl Job<'_> {
    fn run<T: Send>(
        &self,
        work: impl Fn(u64, &mut Vec<u8>, &Stop) -> Result<T, ReadError> + Sync,
        take: impl FnMut(u64, T),
        progress: &mut Progress<'_>,
    ) -> Result<(), PassError> {
        if self.pieces.is_empty() {
            return Ok(());
        }
        let mut taker = Taker::new(self, take, progress);
        taker.ask()?;
        let workers = self.workers.min(self.pieces.len());
        let queue = Queue::new(self.pieces, RESULTS_AHEAD * workers);
        let (sender, results) = channel();
        thread::scope(|scope| {
            let _stop = StopAtEnd(&queue);
            let mut started = Vec::new();
            for number in 0..workers {
                let (queue, work, sender) = (&queue, &work, sender.clone());
                let worker = thread::Builder::new().name(format!("pass {number}"));
                let worker = worker.spawn_scoped(scope, move || work_on(queue, work, &sender));
                started.extend(worker.ok());
            }
            drop(sender);
            if started.is_empty() {
                return taker.work_here(&queue, &work);
            }
            let result = taker.take_all(&results, &queue);
            queue.stop.set();
            queue.wake_all();
            for worker in started {
                worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
            result
        })
    }
}

/// The end of the calling thread: takes the results.
struct Taker<'a, 'p, T, F> {
    job: &'a Job<'a>,
    take: F,
    progress: &'a mut Progress<'p>,
    lines_all: u64,
    lines_done: u64,
    /// How many results were taken.
    taken: usize,
    /// Results that came before their turn.
    early: BTreeMap<usize, T>,
}

impl<'a, 'p, T: Send, F: FnMut(u64, T)> Taker<'a, 'p, T, F> {
    fn new(job: &'a Job<'a>, take: F, progress: &'a mut Progress<'p>) -> Self {
        let pieces = job.pieces.iter();
        Self {
            job,
            take,
            progress,
            lines_all: pieces.map(|piece| lines_in(*piece, job.lines)).sum(),
            lines_done: 0,
            taken: 0,
            early: BTreeMap::new(),
        }
    }

    fn ask(&mut self) -> Result<(), PassError> {
        match (self.progress)(self.lines_done, self.lines_all) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(PassError::Cancelled),
        }
    }

    fn take_all(
        &mut self,
        results: &Receiver<Finished<T>>,
        queue: &Queue<'_>,
    ) -> Result<(), PassError> {
        while self.taken < self.job.pieces.len() {
            match results.recv_timeout(ASK_EVERY) {
                Ok((at, result)) => {
                    self.take_in_order(at, result?);
                    queue.count_taken(self.taken);
                }
                Err(RecvTimeoutError::Timeout) => (),
                // A worker has panicked.
                Err(RecvTimeoutError::Disconnected) => return Err(PassError::Cancelled),
            }
            self.ask()?;
        }
        Ok(())
    }

    fn take_in_order(&mut self, at: usize, result: T) {
        if self.job.order == Order::Any {
            return self.take(at, result);
        }
        self.early.insert(at, result);
        while let Some(result) = self.early.remove(&self.taken) {
            self.take(self.taken, result);
        }
    }

    fn take(&mut self, at: usize, result: T) {
        self.taken += 1;
        if let Some(piece) = self.job.pieces.get(at) {
            self.lines_done += lines_in(*piece, self.job.lines);
            (self.take)(*piece, result);
        }
    }

    /// When the system gives no thread, the calling one does it all.
    fn work_here(
        &mut self,
        queue: &Queue<'_>,
        work: &impl Fn(u64, &mut Vec<u8>, &Stop) -> Result<T, ReadError>,
    ) -> Result<(), PassError> {
        let mut buffer = Vec::new();
        for (at, piece) in self.job.pieces.iter().enumerate() {
            let result = work(*piece, &mut buffer, &queue.stop)?;
            self.take(at, result);
            self.ask()?;
        }
        Ok(())
    }
}

fn lines_in(piece: u64, lines: u64) -> u64 {
    let before = piece.saturating_mul(PIECE_LINES);
    lines.saturating_sub(before).min(PIECE_LINES)
}
