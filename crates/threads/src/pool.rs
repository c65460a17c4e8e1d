//! A bounded pool of workers: threads that work on the pieces of an input side by side, while the
//! calling thread takes the results in the order of the input.
//!
//! Each worker takes the next piece, works on it, leaves the result and takes another piece. The passes
//! over all lines, the streams of the command line and the drawing of diagrams all go through here.
//!
//! Promises:
//! - Each piece is worked on once, and its result is taken once, in the order of the pieces
//!   ([`Order::Kept`]) or as soon as it is there ([`Order::Any`]).
//! - However slow one piece or the taking is, no more than [`Pool::in_flight`] pieces are being worked
//!   on or wait to be taken, so memory is bounded by the number of workers.
//! - When taking ends the work, or anything panics, each worker ends with the piece that it has, or
//!   sooner if it looks at its [`Stop`]. Nobody waits for a result that will never come.
//! - [`Pool::run`] joins all its threads, and a panic of a worker goes on in the calling thread.
//!   [`Pool::run_detached`] waits for no thread, since one may be waiting for input that never comes,
//!   and tells of a panic.
//! - When the system gives fewer threads, the others have more to do; when it gives none, the calling
//!   thread does it all.
//!
//! Deliberately absent: what the pieces are, files, errors (a result can be one, and taking it can end
//! the work), and threads that are kept from one run to the next.

mod queue;
#[cfg(test)]
mod tests;

pub use queue::WorkerPanicked;
pub use queue::{Event, Order, Stop};

use queue::{Queue, StopOnDrop};
use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread::{self, Builder};
use std::time::Duration;

/// More processors than this are not used, for the sake of memory.
pub const MAX_WORKERS: usize = 8;

/// How the work is done.
#[derive(Clone, Copy, Debug)]
pub struct Pool {
    /// What the threads are called, each with its number.
    pub name: &'static str,
    /// How many threads there are at most. None: the calling thread does the work.
    pub workers: usize,
    /// So many pieces for each worker may be worked on or wait to be taken. With one, a worker waits
    /// until its result was taken; with two, it works meanwhile.
    pub pieces_per_worker: usize,
    /// How results are taken.
    pub order: Order,
    /// At least so often the taker is called, be it with [`Event::Idle`].
    pub tick: Duration,
}

impl Pool {
    /// A worker for each processor, up to [`MAX_WORKERS`], and results in the order of the pieces.
    pub fn new(name: &'static str) -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            name,
            workers: processors.min(MAX_WORKERS),
            pieces_per_worker: 2,
            order: Order::Kept,
            tick: Duration::from_millis(150),
        }
    }

    /// So many pieces at most are being worked on or wait to be taken.
    pub fn in_flight(&self) -> usize {
        self.workers.max(1) * self.pieces_per_worker.max(1)
    }

    /// Works on all pieces that `next` gives, until it gives none. `next` is called by one worker at a
    /// time. `state` makes what a worker keeps from one piece to the next. `take` is called on the
    /// calling thread; when it breaks, so does the work, and that is returned.
    ///
    /// # Panics
    /// When anything that it was given does.
    pub fn run<P, S, T: Send, B>(
        &self,
        next: impl FnMut(&mut S) -> Option<P> + Send,
        state: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, P, &Stop) -> T + Sync,
        take: impl FnMut(Event<T>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let queue = self.queue(next);
        thread::scope(|scope| {
            let stop = StopOnDrop(&queue);
            let worker = || queue.work_on(&state, &work);
            let threads = self.start(&queue, |thread| thread.spawn_scoped(scope, worker));
            if threads.is_empty() {
                return queue.work_here(&state, &work, take);
            }
            let flow = queue.take_all(take);
            drop(stop);
            for thread in threads {
                thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
            // A worker's panic went on when it was joined.
            flow.unwrap_or(ControlFlow::Continue(()))
        })
    }

    /// The same, but returns as soon as there is nothing more to take, however long `next` keeps a
    /// worker waiting. What that worker holds is let go of when `next` has returned.
    ///
    /// # Errors
    /// When a worker has panicked.
    pub fn run_detached<P, S, T, B>(
        &self,
        next: impl FnMut(&mut S) -> Option<P> + Send + 'static,
        state: impl Fn() -> S + Send + Sync + 'static,
        work: impl Fn(&mut S, P, &Stop) -> T + Send + Sync + 'static,
        take: impl FnMut(Event<T>) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, WorkerPanicked>
    where
        P: 'static,
        S: 'static,
        T: Send + 'static,
    {
        let shared = Arc::new((self.queue(next), state, work));
        let (queue, state, work) = &*shared;
        let _stop = StopOnDrop(queue);
        let threads = self.start(queue, |thread| {
            let shared = Arc::clone(&shared);
            thread.spawn(move || {
                let (queue, state, work) = &*shared;
                queue.work_on(state, work);
            })
        });
        if threads.is_empty() {
            return Ok(queue.work_here(state, work, take));
        }
        queue.take_all(take)
    }

    fn queue<N, T>(&self, next: N) -> Queue<N, T> {
        Queue::new(next, self.in_flight(), self.order, self.tick)
    }

    /// Starts as many workers as the system has threads for.
    fn start<N, T, Thread>(
        &self,
        queue: &Queue<N, T>,
        spawn: impl Fn(Builder) -> io::Result<Thread>,
    ) -> Vec<Thread> {
        let start = |number| {
            queue.count_worker();
            let thread = spawn(Builder::new().name(format!("{} {number}", self.name)));
            if thread.is_err() {
                queue.worker_left();
            }
            thread.ok()
        };
        (0..self.workers).filter_map(start).collect()
    }
}
