//! The workers: a few threads that all do the same.

use super::inputs::{Inputs, Origin, Part, Reading};
use super::output::Output;
use super::progress::Progress;
use super::turns::{Answer, End, Tally, Turns};
use std::io::{self, IsTerminal as _};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// More cores than this are not used, for the sake of memory.
const MOST_WORKERS: usize = 8;
/// So often progress is shown.
const PROGRESS_EVERY: Duration = Duration::from_millis(150);

/// What is done with the parts of the input.
pub(in crate::cli) trait Work: Send + Sync + 'static {
    /// Whether broken UTF-16 is kept as it is instead of being replaced by U+FFFD.
    const KEEPS_BROKEN_UTF16: bool;
    /// What a worker keeps from one part to the next.
    type Desk: Default;
    /// What is counted.
    type Tally: Tally + Send + 'static;

    /// Says what there is to say of a part.
    fn answer(&self, part: &Part, desk: &mut Self::Desk, answer: &mut Answer<Self::Tally>);
}

/// What has become of the work.
#[derive(Debug)]
pub(in crate::cli) struct Finished<T> {
    /// What was counted.
    pub(in crate::cli) tally: T,
    /// Why the work ended before its time.
    pub(in crate::cli) end: Option<End>,
    /// Where the answers went.
    pub(in crate::cli) output: Output,
    /// The files that were read. When the work ended before its time, perhaps not all of them.
    pub(in crate::cli) readings: Vec<Reading>,
}

/// Works through all inputs. Returns when all is answered, or nothing more can be: then a worker may
/// still be waiting for input that nobody needs.
pub(in crate::cli) fn work_through<W: Work>(
    inputs: Vec<Origin>,
    work: W,
    output: Output,
) -> Finished<W::Tally> {
    // Files with holes can be longer together than any number.
    let mut lens = inputs.iter().map(Origin::len);
    let total = lens.try_fold(0, |total: u64, len| total.checked_add(len?));
    let is_typed = inputs.contains(&Origin::Standard) && io::stdin().is_terminal();
    let workers = thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_WORKERS));
    let shop = Arc::new(Shop {
        work,
        inputs: Mutex::new(Inputs::new(inputs, W::KEEPS_BROKEN_UTF16)),
        turns: Mutex::new(Turns {
            next: 0,
            output,
            tally: W::Tally::default(),
            end: None,
            is_closed: false,
            workers: 0,
            progress: Progress::new(total, is_typed),
        }),
        changed: Condvar::new(),
    });
    for number in 0..workers {
        start_worker(&shop, number);
    }
    shop.wait_for_the_end()
}

/// Starts a worker; when the system gives no thread, the others have more to do. The first one
/// cannot be done without.
fn start_worker<W: Work>(shop: &Arc<Shop<W>>, number: usize) {
    shop.turns().workers += 1;
    let theirs = AtWork(Arc::clone(shop));
    let started = thread::Builder::new()
        .name(format!("worker {number}"))
        .spawn(move || theirs.0.work_on());
    if started.is_err() && number == 0 {
        let mine = AtWork(Arc::clone(shop));
        shop.turns().workers += 1;
        mine.0.work_on();
    }
}

/// Where the workers meet.
struct Shop<W: Work> {
    work: W,
    inputs: Mutex<Inputs>,
    turns: Mutex<Turns<W::Tally>>,
    /// A turn is over, or a worker has gone.
    changed: Condvar,
}

/// A worker; gone when it is dropped, for whatever reason.
struct AtWork<W: Work>(Arc<Shop<W>>);

impl<W: Work> Drop for AtWork<W> {
    fn drop(&mut self) {
        let mut turns = self.0.turns();
        turns.workers -= 1;
        if thread::panicking() {
            turns.end.get_or_insert(End::Fault);
        }
        self.0.changed.notify_all();
    }
}

impl<W: Work> Shop<W> {
    fn turns(&self) -> MutexGuard<'_, Turns<W::Tally>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn inputs(&self) -> MutexGuard<'_, Inputs> {
        self.inputs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work_on(&self) {
        let mut desk = W::Desk::default();
        let mut done = None;
        while let Some(part) = self.next_part(done.take()) {
            let mut answer = Answer::default();
            self.work.answer(&part, &mut desk, &mut answer);
            if !self.hand_in(part.turn, &answer) {
                return;
            }
            done = Some(part);
        }
    }

    fn next_part(&self, done: Option<Part>) -> Option<Part> {
        let mut inputs = self.inputs();
        if let Some(done) = done {
            inputs.reuse(done);
        }
        inputs.next()
    }

    /// Waits for its turn and hands in the answer; `false` when the work is over.
    fn hand_in(&self, turn: u64, answer: &Answer<W::Tally>) -> bool {
        let mut turns = self.turns();
        while turns.next != turn && !turns.is_over() {
            let woken = self.changed.wait(turns);
            turns = woken.unwrap_or_else(PoisonError::into_inner);
        }
        if !turns.is_over() {
            turns.hand_in(answer);
        }
        self.changed.notify_all();
        !turns.is_over()
    }

    fn wait_for_the_end(&self) -> Finished<W::Tally> {
        let mut turns = self.turns();
        while !turns.is_over() {
            let waited = self.changed.wait_timeout(turns, PROGRESS_EVERY);
            turns = waited.unwrap_or_else(PoisonError::into_inner).0;
            // Whoever reads just now may have to wait for long.
            if let Ok(inputs) = self.inputs.try_lock() {
                turns.progress.show(inputs.bytes);
            }
        }
        turns.progress.erase();
        turns.is_closed = true;
        // It is held only by a worker that still waits for input that nobody needs.
        let inputs = self.inputs.try_lock();
        let readings = inputs.map(|mut inputs| std::mem::take(&mut inputs.readings));
        Finished {
            tally: std::mem::take(&mut turns.tally),
            end: turns.end.take(),
            output: std::mem::replace(&mut turns.output, Output::Standard),
            readings: readings.unwrap_or_default(),
        }
    }
}
