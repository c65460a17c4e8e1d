//! One run: what it is told, what it tells, and what it leaves behind.

pub use crate::features::analysis::model::stored::StoredRun;

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tabiya_chess::{Move, Position};
use tabiya_collection::document::{LineSet, Rewrite, Rewritten};
use tabiya_collection::passes::PassError;
use tabiya_engine::Trouble;
use tabiya_engine::batches::{JournalError, PutLine, Results, StoppedAsking};
use tabiya_engine::uci::{EngineOption, Value, WrongValue};
use tabiya_lines::ReadError;

/// The files of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunFiles {
    /// What was to be done.
    pub stored: PathBuf,
    /// With which rows, where it was not all of them.
    pub rows: PathBuf,
    /// The results.
    pub journal: PathBuf,
}

/// A run that was broken off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftRun {
    /// Its files.
    pub files: RunFiles,
    /// What was to be done.
    pub stored: StoredRun,
    /// How many results there are.
    pub results: u64,
}

/// What a run is told while it goes on.
#[derive(Debug, Default)]
pub struct Control {
    told: Mutex<Told>,
    changed: Condvar,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Told {
    #[default]
    GoOn,
    Pause,
    Stop,
}

impl Control {
    /// No further position is searched until it goes on.
    pub fn pause(&self, pauses: bool) {
        let mut told = self.told();
        if *told != Told::Stop {
            *told = if pauses { Told::Pause } else { Told::GoOn };
        }
        self.changed.notify_all();
    }

    /// No further position is searched.
    pub fn stop(&self) {
        *self.told() = Told::Stop;
        self.changed.notify_all();
    }

    /// Waits while it pauses. Returns whether it goes on.
    pub fn waits_to_go_on(&self) -> bool {
        let told = self.told();
        let is_paused = |told: &mut Told| *told == Told::Pause;
        let waited = self.changed.wait_while(told, is_paused);
        *waited.unwrap_or_else(PoisonError::into_inner) == Told::GoOn
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far a run is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunNews {
    /// The engine's name with its version, once it has told it.
    pub engine: String,
    /// The files, once they are there.
    pub files: Option<RunFiles>,
    /// So many lines are done.
    pub done: u64,
    /// Of so many.
    pub of: u64,
    /// So many searches have ended in this run.
    pub searched: u64,
    /// Results that were found before, or for equal positions.
    pub known: u64,
    /// Lines that had such a result.
    pub skipped: u64,
    /// Lines at whose position the engine failed.
    pub failed: u64,
    /// Lines whose position is none for this engine.
    pub not_sent: u64,
    /// Lines in which no exact position stands, and that are no comments.
    pub unread: u64,
    /// What was found last.
    pub last: Option<LastFound>,
}

/// What was found last.
#[derive(Clone, Debug, PartialEq)]
pub struct LastFound {
    /// In which row.
    pub row: u64,
    /// Of which position.
    pub position: Position,
    /// The engine's move.
    pub answer: Option<Move>,
    /// What the position is worth to the side to move.
    pub value: Option<Value>,
    /// How many plies deep it was searched.
    pub depth: u32,
}

/// What a run has found.
#[derive(Debug)]
pub struct FoundResults {
    /// The results.
    pub results: Results,
    /// The lines that they are for.
    pub lines: Arc<LineSet>,
    /// Where the results are kept.
    pub files: Option<RunFiles>,
}

/// Those of each run are its own.
impl PartialEq for FoundResults {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Rewrite for FoundResults {
    fn rewrite(&self, line: &[u8]) -> Result<Rewritten, PassError> {
        let put = self.results.put_into(line);
        match put.map_err(|error| PassError::Read(ReadError::Io(error)))? {
            PutLine::Written(line) => Ok(Rewritten::Line(line)),
            PutLine::Kept => Ok(Rewritten::AsItIs),
            PutLine::Unknown => Ok(Rewritten::Other),
        }
    }
}

/// How a run has ended.
#[derive(Debug)]
pub struct RunEnded {
    /// Why.
    pub why: RunEnd,
    /// How far it was.
    pub news: RunNews,
    /// What was found, if anything was.
    pub results: Option<Arc<FoundResults>>,
}

/// Why a run has ended.
#[derive(Debug)]
pub enum RunEnd {
    /// All is searched.
    Finished,
    /// It was told to.
    Stopped,
    /// The engine cannot be started, or fails again and again.
    Engine(Trouble),
    /// The engine has failed in the same way again and again, and is not asked any more.
    StoppedAsking(StoppedAsking),
    /// Options cannot have the values that were chosen.
    Wrong(Vec<(String, WrongValue, Option<EngineOption>)>),
    /// The file of results cannot be used.
    Journal(JournalError),
    /// Results cannot be kept.
    NotKept(io::Error),
    /// Lines cannot be read.
    NotRead(ReadError),
}
