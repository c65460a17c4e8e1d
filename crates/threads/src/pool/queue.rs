//! Where the workers and the taker meet: the input that nobody has taken yet, and the results that
//! nobody has taken yet.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How results are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In the order of the pieces.
    Kept,
    /// As they come.
    Any,
}

/// What the taker is told.
#[derive(Debug)]
pub enum Event<T> {
    /// A piece is done.
    Result(T),
    /// There is no result to take yet.
    Idle,
}

/// Tells workers to break off.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Whether nobody wants the result any more.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A worker has panicked, so results are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerPanicked;

/// Where the workers and the taker meet.
pub(super) struct Queue<N, T> {
    /// So many pieces at most are being worked on or wait to be taken.
    in_flight: usize,
    order: Order,
    /// So long the taker waits at most before it is told something.
    tick: Duration,
    /// Held as long as a worker reads on, however long that is.
    input: Mutex<Input<N>>,
    /// Held for moments only.
    results: Mutex<Results<T>>,
    /// A result was taken: there is room for another piece.
    room: Condvar,
    /// A result is there, or a worker has left.
    news: Condvar,
    stop: Stop,
}

/// The pieces that nobody works on yet.
struct Input<N> {
    next: N,
    /// How many pieces were given.
    given: usize,
    has_ended: bool,
}

impl<N> Input<N> {
    /// The next piece with its place among all.
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

/// What was made of the pieces and not taken yet.
struct Results<T> {
    waiting: BTreeMap<usize, T>,
    /// How many were taken.
    taken: usize,
    /// How many workers are working.
    workers: usize,
    has_panicked: bool,
}

impl<T> Results<T> {
    fn pop(&mut self, order: Order) -> Option<T> {
        let result = match order {
            Order::Kept => self.waiting.remove(&self.taken),
            Order::Any => self.waiting.pop_first().map(|(_, result)| result),
        };
        self.taken += usize::from(result.is_some());
        result
    }
}

impl<N, T> Queue<N, T> {
    pub(super) fn new(next: N, in_flight: usize, order: Order, tick: Duration) -> Self {
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
            stop: Stop::default(),
        }
    }

    fn results(&self) -> MutexGuard<'_, Results<T>> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more worker is about to begin.
    pub(super) fn count_worker(&self) {
        self.results().workers += 1;
    }

    /// One that was counted is gone.
    pub(super) fn worker_left(&self) {
        self.results().workers -= 1;
        self.news.notify_all();
    }

    /// What each worker does.
    pub(super) fn work_on<P, S>(
        &self,
        state: &impl Fn() -> S,
        work: &impl Fn(&mut S, P, &Stop) -> T,
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

    /// The next piece, as soon as there is room for its result; none when there are no more, or
    /// nobody wants them.
    fn next<P, S>(&self, state: &mut S) -> Option<(usize, P)>
    where
        N: FnMut(&mut S) -> Option<P>,
    {
        // A panic has left the input as nobody knows how.
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
        mut take: impl FnMut(Event<T>) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, WorkerPanicked> {
        while let Some(event) = self.wait()? {
            if let ControlFlow::Break(why) = take(event) {
                return Ok(ControlFlow::Break(why));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// What the taker is to be told next; nothing when all was taken.
    fn wait(&self) -> Result<Option<Event<T>>, WorkerPanicked> {
        let mut results = self.results();
        let mut has_waited = false;
        loop {
            if results.has_panicked {
                return Err(WorkerPanicked);
            }
            if let Some(result) = results.pop(self.order) {
                drop(results);
                self.room.notify_all();
                return Ok(Some(Event::Result(result)));
            }
            if results.workers == 0 {
                return Ok(None);
            }
            if has_waited {
                return Ok(Some(Event::Idle));
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
        work: &impl Fn(&mut S, P, &Stop) -> T,
        mut take: impl FnMut(Event<T>) -> ControlFlow<B>,
    ) -> ControlFlow<B>
    where
        N: FnMut(&mut S) -> Option<P>,
    {
        let mut state = state();
        let mut input = self.input.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((_, piece)) = input.read(&mut state) {
            take(Event::Result(work(&mut state, piece, &self.stop)))?;
        }
        ControlFlow::Continue(())
    }

    fn end(&self) {
        self.stop.0.store(true, Ordering::Relaxed);
        // Whoever has not seen the stop is waiting once the lock can be had.
        drop(self.results());
        self.room.notify_all();
        self.news.notify_all();
    }
}

/// Ends all work when it is dropped, be it by a panic.
pub(super) struct StopOnDrop<'a, N, T>(pub(super) &'a Queue<N, T>);

impl<N, T> Drop for StopOnDrop<'_, N, T> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// A worker at work. The panic of one is the end of all.
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
