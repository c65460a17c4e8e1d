//! The state that the workers and the taker share: the remaining input and the results that have not been taken yet.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The order in which results are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultOrder {
    /// The order of the pieces.
    Kept,
    /// The order in which they are ready.
    Any,
}

/// An event for the taker.
#[derive(Debug)]
pub enum PoolEvent<T> {
    /// The result of a piece.
    Result(T),
    /// No result is ready yet.
    Idle,
}

/// A flag that asks workers to stop.
#[derive(Debug, Default)]
pub struct StopFlag(AtomicBool);

impl StopFlag {
    /// Whether the result is no longer wanted.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A worker has panicked, so results are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerPanicked;

/// The state that the workers and the taker share.
pub(super) struct Queue<N, T> {
    /// The maximum number of pieces that are in work or wait to be taken.
    in_flight: usize,
    order: ResultOrder,
    /// The maximum time that the taker waits for an event.
    tick: Duration,
    /// Locked while a worker reads the next piece, however long that takes.
    input: Mutex<Input<N>>,
    /// Locked for moments only.
    results: Mutex<Results<T>>,
    /// Signals a taken result: there is room for another piece.
    room: Condvar,
    /// Signals a new result or the end of a worker.
    news: Condvar,
    stop: StopFlag,
}

/// The pieces that no worker has taken yet.
struct Input<N> {
    next: N,
    /// The number of pieces that were given out.
    given: usize,
    has_ended: bool,
}

impl<N> Input<N> {
    /// Reads the next piece, with its index.
    fn read<P, S>(&mut self, state: &mut S) -> Option<(usize, P)>
    where
        N: FnMut(&mut S) -> Option<P>,
    {
        if self.has_ended {
            return None;
        }
        let piece = (self.next)(state);
        self.has_ended = piece.is_none();
        let at = self.given;
        self.given += 1;
        Some((at, piece?))
    }
}

/// The results that were not taken yet.
struct Results<T> {
    waiting: BTreeMap<usize, T>,
    /// The number of results that were taken.
    taken: usize,
    /// The number of running workers.
    workers: usize,
    has_panicked: bool,
}

impl<T> Results<T> {
    fn pop(&mut self, order: ResultOrder) -> Option<T> {
        let result = match order {
            ResultOrder::Kept => self.waiting.remove(&self.taken),
            ResultOrder::Any => self.waiting.pop_first().map(|(_, result)| result),
        };
        self.taken += usize::from(result.is_some());
        result
    }
}

impl<N, T> Queue<N, T> {
    pub(super) fn new(next: N, in_flight: usize, order: ResultOrder, tick: Duration) -> Self {
        Self {
            in_flight,
            order,
            tick,
            input: Mutex::new(Input {
                next,
                given: 0,
                has_ended: false,
            }),
            results: Mutex::new(Results {
                waiting: BTreeMap::new(),
                taken: 0,
                workers: 0,
                has_panicked: false,
            }),
            room: Condvar::new(),
            news: Condvar::new(),
            stop: StopFlag::default(),
        }
    }

    fn results(&self) -> MutexGuard<'_, Results<T>> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a worker that is about to start.
    pub(super) fn count_worker(&self) {
        self.results().workers += 1;
    }

    /// Removes a worker from the count.
    pub(super) fn worker_left(&self) {
        self.results().workers -= 1;
        self.news.notify_all();
    }

    /// Runs a worker until the input ends or the work is stopped.
    pub(super) fn work_on<P, S>(
        &self,
        state: &impl Fn() -> S,
        work: &impl Fn(&mut S, P, &StopFlag) -> T,
    ) where
        N: FnMut(&mut S) -> Option<P>,
    {
        let _guard = WorkerGuard(self);
        let mut state = state();
        while let Some((at, piece)) = self.next(&mut state) {
            let result = work(&mut state, piece, &self.stop);
            if self.stop.is_set() {
                return;
            }
            self.results().waiting.insert(at, result);
            self.news.notify_all();
        }
    }

    /// Waits until there is room for a result and takes the next piece; `None` at the end of the input or after a stop.
    fn next<P, S>(&self, state: &mut S) -> Option<(usize, P)>
    where
        N: FnMut(&mut S) -> Option<P>,
    {
        // A panic has left the input in an unknown state.
        let mut input = self.input.lock().ok()?;
        if input.has_ended {
            return None;
        }
        let is_full = |results: &mut Results<T>| {
            !self.stop.is_set() && results.taken + self.in_flight <= input.given
        };
        let waited = self.room.wait_while(self.results(), is_full);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
        if self.stop.is_set() {
            return None;
        }
        input.read(state)
    }

    /// Takes results until there are no more.
    pub(super) fn take_all<B>(
        &self,
        mut take: impl FnMut(PoolEvent<T>) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, WorkerPanicked> {
        while let Some(event) = self.wait()? {
            if let ControlFlow::Break(why) = take(event) {
                return Ok(ControlFlow::Break(why));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Waits for the next event of the taker; `None` when all results were taken.
    fn wait(&self) -> Result<Option<PoolEvent<T>>, WorkerPanicked> {
        let mut results = self.results();
        let mut has_waited = false;
        loop {
            if results.has_panicked {
                return Err(WorkerPanicked);
            }
            if let Some(result) = results.pop(self.order) {
                drop(results);
                self.room.notify_all();
                return Ok(Some(PoolEvent::Result(result)));
            }
            if results.workers == 0 {
                return Ok(None);
            }
            if has_waited {
                return Ok(Some(PoolEvent::Idle));
            }
            let waited = self.news.wait_timeout(results, self.tick);
            results = waited.unwrap_or_else(PoisonError::into_inner).0;
            has_waited = true;
        }
    }

    /// Does all the work on this thread.
    pub(super) fn work_here<P, S, B>(
        &self,
        state: &impl Fn() -> S,
        work: &impl Fn(&mut S, P, &StopFlag) -> T,
        mut take: impl FnMut(PoolEvent<T>) -> ControlFlow<B>,
    ) -> ControlFlow<B>
    where
        N: FnMut(&mut S) -> Option<P>,
    {
        let mut state = state();
        let mut input = self.input.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((_, piece)) = input.read(&mut state) {
            take(PoolEvent::Result(work(&mut state, piece, &self.stop)))?;
        }
        ControlFlow::Continue(())
    }

    fn end(&self) {
        self.stop.0.store(true, Ordering::Relaxed);
        // A worker that has not seen the stop yet is waiting by the time this lock is free.
        drop(self.results());
        self.room.notify_all();
        self.news.notify_all();
    }
}

/// Ends all work when dropped, also by a panic.
pub(super) struct StopOnDrop<'a, N, T>(pub(super) &'a Queue<N, T>);

impl<N, T> Drop for StopOnDrop<'_, N, T> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// Marks a running worker. A panic of one ends all.
struct WorkerGuard<'a, N, T>(&'a Queue<N, T>);

impl<N, T> Drop for WorkerGuard<'_, N, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.results().has_panicked = true;
            self.0.end();
        }
        self.0.worker_left();
    }
}
