//! Runs a batch.

use super::Plan;
use super::engine::{StartableEngine, Worker};
use super::journal::{BatchJournal, JournalError, PositionKey};
use super::outcome::{BatchEvent, LineToAnalyse, Outcome, Streak};
use crate::analysis::{EngineResult, RecordRequests, has_result};
use crate::uci::{EngineOption, WrongValue};
use crate::{Cancel, Trouble};
use std::collections::{HashMap, HashSet};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tabiya_threads::pool::{Pool, PoolEvent};

/// The number of records per process that may wait while an earlier one is searched.
const PER_PROCESS: usize = 64;

/// A batch whose engine has introduced itself.
#[derive(Debug)]
pub struct Batch {
    plan: Plan,
    engine: Box<dyn StartableEngine>,
    processes: usize,
    name: String,
    /// The process that was started first, until a thread takes it.
    first: Mutex<Option<Worker>>,
    options: Vec<EngineOption>,
    wrong_settings: Vec<(String, WrongValue)>,
    cancels: Mutex<Cancels>,
}

/// The handles that end running searches.
#[derive(Debug, Default)]
struct Cancels {
    each: Vec<Cancel>,
    /// Whether the searches were cancelled. No new one begins then.
    are_cancelled: bool,
}

/// A line and the work for it.
struct Piece<T> {
    item: LineToAnalyse<T>,
    todo: Todo,
}

enum Todo {
    Nothing(Outcome),
    Search(PositionKey, Option<RecordRequests>),
    /// The position equals an earlier one of this run or of a previous run.
    Known(PositionKey),
}

/// The result of a worker for a piece.
enum Done {
    Nothing(Outcome),
    Known(PositionKey),
    Found(EngineResult),
    Failed(PositionKey, Trouble),
    NotAsked,
    /// The journal could not be written.
    NotKept(io::Error),
}

/// The reason why a batch ended early.
#[derive(Debug)]
pub enum Broken<B> {
    /// The receiver of the results ended it.
    Ended(B),
    /// The engine cannot continue.
    Engine(Trouble),
    /// The results cannot be saved.
    Journal(io::Error),
}

impl Batch {
    /// Starts the engine and waits until it has introduced itself.
    ///
    /// # Errors
    /// Returns the trouble with the engine.
    pub fn start(
        plan: Plan,
        engine: impl StartableEngine + 'static,
        processes: usize,
    ) -> Result<Self, Trouble> {
        let cancel = new_cancel()?;
        let first = Worker::start(&engine, cancel.clone())?;
        Ok(Self {
            plan,
            processes: processes.max(1),
            name: first.name().to_owned(),
            options: first.options(),
            wrong_settings: first.wrong_settings().to_vec(),
            engine: Box::new(engine),
            first: Mutex::new(Some(first)),
            cancels: Mutex::new(Cancels {
                each: vec![cancel],
                are_cancelled: false,
            }),
        })
    }

    /// The settings of the batch.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The engine's name with its version.
    pub fn engine_name(&self) -> &str {
        &self.name
    }

    /// The options that the engine offers.
    pub fn options(&self) -> &[EngineOption] {
        &self.options
    }

    /// The chosen values that the engine cannot accept, with the reasons.
    pub fn wrong_settings(&self) -> &[(String, WrongValue)] {
        &self.wrong_settings
    }

    /// Opens or creates the journal of this batch. Continues an existing one if `goes_on` is set and it belongs to a
    /// batch with this engine, these options and these limits.
    ///
    /// # Errors
    /// Returns the reason why it cannot be opened. The file is unchanged then.
    pub fn open_journal(&self, path: &Path, goes_on: bool) -> Result<BatchJournal, JournalError> {
        let settings = self.engine.settings();
        let fingerprint = self.plan.fingerprint(&self.name, settings);
        BatchJournal::open(path, &fingerprint, goes_on)
    }

    /// Searches all items of `next` until it returns `None`, and passes each with its outcome to `take`, on this thread
    /// and in order. `take` may end the batch.
    ///
    /// # Errors
    /// Returns the reason why it ended early. All results so far are in the journal.
    pub fn run<T: Send, B>(
        &self,
        journal: &BatchJournal,
        mut next: impl FnMut() -> Option<LineToAnalyse<T>> + Send,
        mut take: impl FnMut(BatchEvent<T>) -> ControlFlow<B>,
    ) -> Result<(), Broken<B>> {
        let mut seen = HashSet::new();
        let searched = AtomicU64::new(0);
        let mut failures = HashMap::new();
        let (streak, mut is_stop_told) = (Streak::default(), false);
        let pool = Pool {
            workers: self.processes,
            pieces_per_worker: PER_PROCESS,
            ..Pool::new("engine")
        };
        let flow = pool.run(
            |_: &mut Option<Worker>| {
                let item = next()?;
                let todo = self.todo(&item, journal, &mut seen);
                Some(Piece { item, todo })
            },
            || None,
            |worker, piece, _| {
                let done = self.work(worker, &piece, journal, &streak);
                if matches!(done, Done::Found(_) | Done::Failed(..)) {
                    searched.fetch_add(1, Ordering::Relaxed);
                }
                (piece.item, done)
            },
            |event| {
                let flow = match event {
                    PoolEvent::Idle => {
                        let count = searched.load(Ordering::Relaxed);
                        take(BatchEvent::Searched(count)).map_break(Broken::Ended)
                    }
                    PoolEvent::Result((item, done)) => {
                        match outcome(done, journal, &mut failures) {
                            Ok(outcome) => {
                                let is_first = outcome == Outcome::NotAsked && !is_stop_told;
                                is_stop_told |= is_first;
                                let stopped = streak.stopped().filter(|_| is_first);
                                let told = stopped.map_or(ControlFlow::Continue(()), |stopped| {
                                    take(BatchEvent::StoppedAsking(stopped))
                                });
                                let flow = match told {
                                    ControlFlow::Continue(()) => {
                                        take(BatchEvent::Done(item, outcome))
                                    }
                                    ended @ ControlFlow::Break(_) => ended,
                                };
                                flow.map_break(Broken::Ended)
                            }
                            Err(broken) => ControlFlow::Break(broken),
                        }
                    }
                };
                if flow.is_break() {
                    self.cancel();
                }
                flow
            },
        );
        let ended = match flow {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(broken) => Err(broken),
        };
        match journal.sync() {
            Err(error) if ended.is_ok() => Err(Broken::Journal(error)),
            _ => ended,
        }
    }

    /// Ends all running searches.
    fn cancel(&self) {
        let mut cancels = self.cancels();
        cancels.are_cancelled = true;
        for cancel in &cancels.each {
            cancel.cancel();
        }
    }

    fn cancels(&self) -> MutexGuard<'_, Cancels> {
        self.cancels.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn todo<T>(
        &self,
        item: &LineToAnalyse<T>,
        journal: &BatchJournal,
        seen: &mut HashSet<PositionKey>,
    ) -> Todo {
        let Some((position, tail)) = &item.record else {
            return Todo::Nothing(Outcome::NoPosition);
        };
        if !self.plan.searches_again && has_result(tail, &self.plan.limits, &self.name) {
            return Todo::Nothing(Outcome::HasResult);
        }
        let key = PositionKey::of(position);
        if journal.has(key) || !seen.insert(key) {
            return Todo::Known(key);
        }
        let asks = self.plan.stop_when_stood.is_some();
        let asked = asks.then(|| RecordRequests::of(position, tail)).flatten();
        Todo::Search(key, asked)
    }

    fn work<T>(
        &self,
        worker: &mut Option<Worker>,
        piece: &Piece<T>,
        journal: &BatchJournal,
        streak: &Streak,
    ) -> Done {
        let (key, asked) = match &piece.todo {
            Todo::Nothing(outcome) => return Done::Nothing(outcome.clone()),
            Todo::Known(key) => return Done::Known(*key),
            Todo::Search(key, asked) => (*key, asked),
        };
        let Some((position, _)) = &piece.item.record else {
            return Done::Nothing(Outcome::NoPosition);
        };
        if streak.stopped().is_some() {
            return Done::NotAsked;
        }
        let found = match self.started(worker) {
            Ok(worker) => worker.search(&self.plan, position, asked.as_ref()),
            Err(trouble) => Err(trouble),
        };
        match found {
            Err(trouble) => {
                streak.add(&trouble, !journal.is_empty());
                Done::Failed(key, trouble)
            }
            Ok(found) => {
                streak.end_with_result();
                match journal.put(key, position, &found) {
                    Ok(()) => Done::Found(found),
                    Err(error) => Done::NotKept(error),
                }
            }
        }
    }

    /// The process of this thread, started on first use.
    fn started<'a>(&self, worker: &'a mut Option<Worker>) -> Result<&'a mut Worker, Trouble> {
        if worker.is_none() {
            let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
            *worker = first.take();
        }
        if worker.is_none() {
            let cancel = new_cancel()?;
            let mut cancels = self.cancels();
            if cancels.are_cancelled {
                return Err(Trouble::Cancelled);
            }
            cancels.each.push(cancel.clone());
            drop(cancels);
            *worker = Some(Worker::start(&*self.engine, cancel)?);
        }
        worker.as_mut().ok_or(Trouble::GivenUp)
    }
}

fn new_cancel() -> Result<Cancel, Trouble> {
    let refused = |error: io::Error| {
        let why = crate::NotStarted::Refused(error.kind());
        Trouble::NotStarted(why)
    };
    Cancel::new().map_err(refused)
}

/// The outcome for a line. The outcomes of all lines before it must be known.
fn outcome<B>(
    done: Done,
    journal: &BatchJournal,
    failures: &mut HashMap<PositionKey, Trouble>,
) -> Result<Outcome, Broken<B>> {
    match done {
        Done::Nothing(outcome) => Ok(outcome),
        Done::Found(found) => Ok(Outcome::Found {
            found,
            is_new: true,
        }),
        Done::NotAsked => Ok(Outcome::NotAsked),
        Done::NotKept(error) => Err(Broken::Journal(error)),
        Done::Failed(_, trouble)
            if matches!(trouble.kind(), Trouble::NotStarted(_) | Trouble::GivenUp) =>
        {
            Err(Broken::Engine(trouble))
        }
        Done::Failed(key, trouble) => {
            failures.insert(key, trouble.clone());
            Ok(Outcome::Failed(trouble))
        }
        Done::Known(key) => {
            if let Some(found) = journal.get(key).map_err(Broken::Journal)? {
                let is_new = false;
                return Ok(Outcome::Found { found, is_new });
            }
            Ok({ failures.get(&key).cloned() }.map_or(Outcome::NotAsked, Outcome::Failed))
        }
    }
}
