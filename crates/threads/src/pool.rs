//! A bounded pool of workers: threads that work on the pieces of an input in parallel, while the calling thread takes
//! the results in the order of the input.
//!
//! Each worker takes the next piece, works on it, delivers the result and takes another piece. The passes over all
//! lines, the streams of the command line and the drawing of diagrams use this pool.
//!
//! Promises:
//! - Each piece is processed once, and its result is taken once, in the order of the pieces ([`ResultOrder::Kept`]) or
//!   as soon as it is ready ([`ResultOrder::Any`]).
//! - However slow a piece or the taker is, at most `Pool::in_flight` pieces are in work or wait to be taken, so memory
//!   is bounded by the number of workers.
//! - When the taker ends the work, or something panics, each worker ends after its current piece, or sooner if it
//!   checks its [`StopFlag`]. Nobody waits for a result that will never come.
//! - [`Pool::run`] joins all its threads, and passes a worker's panic on to the calling thread. [`Pool::run_detached`]
//!   waits for no thread, because one may wait for input that never comes, and reports a panic as an error.
//! - If the system provides fewer threads, the remaining ones do more; without any, the calling thread does all the work.
//!
//! Deliberately absent: the meaning of the pieces, files, errors (a result can be one, and the taker can end the work),
//! and threads that are kept from one run to the next.
//!
//! One thread combines, writes or reports the results, so that code needs no locks. Two pieces are in flight for each
//! worker, or one where pictures are large. `tests/core/tidy.rs` checks that passes and the command line do not create
//! their own workers.

mod queue;
#[cfg(test)]
mod tests;

pub use queue::WorkerPanicked;
pub use queue::{PoolEvent, ResultOrder, StopFlag};

use queue::{Queue, StopOnDrop};
use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread::{self, Builder};
use std::time::Duration;

/// The maximum number of workers, which limits the use of memory.
pub const MAX_WORKERS: usize = 8;

/// The settings of a pool.
#[derive(Clone, Copy, Debug)]
pub struct Pool {
    /// The name of the threads, each followed by its number.
    pub name: &'static str,
    /// The maximum number of threads. With 0, the calling thread does the work.
    pub workers: usize,
    /// The number of pieces per worker that may be in work or wait to be taken. With 1, a worker waits until its result
    /// is taken; with 2, it continues in the meantime.
    pub pieces_per_worker: usize,
    /// The order in which results are taken.
    pub order: ResultOrder,
    /// The maximum time between two calls of the taker; without a result it gets [`PoolEvent::Idle`].
    pub tick: Duration,
}

impl Pool {
    /// A pool with a worker for each processor, up to [`MAX_WORKERS`], and results in the order of the pieces.
    pub fn new(name: &'static str) -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            name,
            workers: processors.min(MAX_WORKERS),
            pieces_per_worker: 2,
            order: ResultOrder::Kept,
            tick: Duration::from_millis(150),
        }
    }

    /// The maximum number of pieces that are in work or wait to be taken.
    fn in_flight(&self) -> usize {
        self.workers.max(1) * self.pieces_per_worker.max(1)
    }

    /// Processes all pieces of `next` until it returns `None`. `next` is called by one worker at a time. `state`
    /// creates the data that a worker keeps from one piece to the next. `take` is called on the calling thread; if it
    /// breaks, the work ends, and its break is returned.
    ///
    /// # Panics
    /// When one of the given functions panics.
    pub fn run<P, S, T: Send, B>(
        &self,
        next: impl FnMut(&mut S) -> Option<P> + Send,
        state: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, P, &StopFlag) -> T + Sync,
        take: impl FnMut(PoolEvent<T>) -> ControlFlow<B>,
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
            // A worker's panic has already been resumed by the join.
            flow.unwrap_or(ControlFlow::Continue(()))
        })
    }

    /// Works like [`Pool::run`], but returns as soon as there is nothing more to take, however long `next` blocks a
    /// worker. That worker's data is dropped when `next` has returned.
    ///
    /// # Errors
    /// Fails when a worker has panicked.
    pub fn run_detached<P, S, T, B>(
        &self,
        next: impl FnMut(&mut S) -> Option<P> + Send + 'static,
        state: impl Fn() -> S + Send + Sync + 'static,
        work: impl Fn(&mut S, P, &StopFlag) -> T + Send + Sync + 'static,
        take: impl FnMut(PoolEvent<T>) -> ControlFlow<B>,
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

    /// Starts the workers, or as many of them as the system provides threads for.
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
