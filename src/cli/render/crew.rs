//! A few threads that draw, and whose work is handed in in order.

use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// More threads than this are not used, for the sake of memory.
const MOST_WORKERS: usize = 8;
/// All pictures that are being made at the same time have so many bytes at most.
const MOST_BYTES: u64 = 1 << 30;

/// How many threads draw pictures of which each takes so many bytes while it is made.
pub(super) fn workers(bytes_each: u64) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let fitting = MOST_BYTES / bytes_each.max(1);
    let fitting = usize::try_from(fitting).unwrap_or(MOST_WORKERS);
    cores.min(MOST_WORKERS).min(fitting).max(1)
}

/// Draws on so many threads what `next` gives, until it gives nothing more. `draw` gets what its
/// thread keeps; `hand_in` gets what came of each, in order, and may end it all.
///
/// # Errors
/// What `next` answers.
pub(super) fn draw_all<Subject, Desk, Done>(
    next: impl FnMut() -> io::Result<Option<Subject>> + Send,
    workers: usize,
    desk: impl Fn() -> Desk + Sync,
    draw: impl Fn(&mut Desk, Subject) -> Done + Sync,
    hand_in: impl FnMut(Done) -> ControlFlow<()> + Send,
) -> io::Result<()> {
    let crew = Crew {
        waiting: Mutex::new(Waiting { next, turn: 0 }),
        turns: Mutex::new(Turns {
            next: 0,
            is_over: false,
            trouble: None,
            hand_in,
        }),
        changed: Condvar::new(),
    };
    thread::scope(|scope| {
        for number in 0..workers {
            let work = || crew.work(&desk, &draw);
            let thread = thread::Builder::new().name(format!("artist {number}"));
            // Where the system gives no more threads, the others have more to do.
            if thread.spawn_scoped(scope, work).is_err() && number == 0 {
                work();
            }
        }
    });
    let turns = crew.turns.into_inner();
    match turns.unwrap_or_else(PoisonError::into_inner).trouble {
        Some(trouble) => Err(trouble),
        None => Ok(()),
    }
}

/// What is still to be drawn.
struct Waiting<Next> {
    next: Next,
    turn: u64,
}

/// Whose turn it is.
struct Turns<HandIn> {
    next: u64,
    is_over: bool,
    trouble: Option<io::Error>,
    hand_in: HandIn,
}

struct Crew<Next, HandIn> {
    waiting: Mutex<Waiting<Next>>,
    turns: Mutex<Turns<HandIn>>,
    changed: Condvar,
}

/// Ends everything when a thread panics: nobody is to wait for its turn.
struct AtWork<'a, Next, HandIn>(&'a Crew<Next, HandIn>);

impl<Next, HandIn> Drop for AtWork<'_, Next, HandIn> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.turns().is_over = true;
            self.0.changed.notify_all();
        }
    }
}

impl<Next, HandIn> Crew<Next, HandIn> {
    fn turns(&self) -> MutexGuard<'_, Turns<HandIn>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work<Subject, Desk, Done>(
        &self,
        desk: &impl Fn() -> Desk,
        draw: &impl Fn(&mut Desk, Subject) -> Done,
    ) where
        Next: FnMut() -> io::Result<Option<Subject>>,
        HandIn: FnMut(Done) -> ControlFlow<()>,
    {
        let at_work = AtWork(self);
        let mut desk = desk();
        while let Some((turn, subject)) = at_work.0.next() {
            let done = draw(&mut desk, subject);
            if !self.hand_in(turn, done) {
                return;
            }
        }
    }

    fn next<Subject>(&self) -> Option<(u64, Subject)>
    where
        Next: FnMut() -> io::Result<Option<Subject>>,
    {
        let waiting = self.waiting.lock();
        let mut waiting = waiting.unwrap_or_else(PoisonError::into_inner);
        match (waiting.next)() {
            Ok(subject) => {
                let turn = waiting.turn;
                waiting.turn += 1;
                Some((turn, subject?))
            }
            Err(trouble) => {
                let mut turns = self.turns();
                turns.trouble = Some(trouble);
                turns.is_over = true;
                self.changed.notify_all();
                None
            }
        }
    }

    /// Waits for its turn and hands in what was drawn; `false` when it is all over.
    fn hand_in<Done>(&self, turn: u64, done: Done) -> bool
    where
        HandIn: FnMut(Done) -> ControlFlow<()>,
    {
        let mut turns = self.turns();
        while turns.next != turn && !turns.is_over {
            let woken = self.changed.wait(turns);
            turns = woken.unwrap_or_else(PoisonError::into_inner);
        }
        if !turns.is_over {
            turns.is_over = (turns.hand_in)(done).is_break();
            turns.next += 1;
        }
        let goes_on = !turns.is_over;
        drop(turns);
        self.changed.notify_all();
        goes_on
    }
}
