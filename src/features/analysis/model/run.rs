//! One run: its control, its progress, its results and its files.

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
use tabiya_lines::{LineId, ReadError};

/// The files of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunFiles {
    /// The description of the run.
    pub stored: PathBuf,
    /// The rows to analyse, if the run does not cover the whole document.
    pub rows: PathBuf,
    /// The results.
    pub journal: PathBuf,
}

/// An interrupted run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftRun {
    /// Its files.
    pub files: RunFiles,
    /// Its description.
    pub stored: StoredRun,
    /// The number of results found so far.
    pub results: u64,
}

/// Pauses, continues or stops a run from another thread.
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
    /// Pauses before the next position, or continues.
    pub fn pause(&self, pauses: bool) {
        let mut told = self.told();
        if *told != Told::Stop {
            *told = if pauses { Told::Pause } else { Told::GoOn };
        }
        self.changed.notify_all();
    }

    /// Stops before the next position.
    pub fn stop(&self) {
        *self.told() = Told::Stop;
        self.changed.notify_all();
    }

    /// Waits while the run is paused. Returns whether the run continues afterwards.
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

/// The progress of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunNews {
    /// The engine's name with its version; empty until the engine has reported it.
    pub engine: String,
    /// The files of the run, once they exist.
    pub files: Option<RunFiles>,
    /// The number of lines done.
    pub done: u64,
    /// The number of lines in the run.
    pub of: u64,
    /// The number of searches finished in this run.
    pub searched: u64,
    /// The number of lines whose result was found before, or for an equal position.
    pub known: u64,
    /// The number of lines that already contain a result at the limits of the search or beyond.
    pub skipped: u64,
    /// The number of lines at whose position the engine failed.
    pub failed: u64,
    /// The number of lines whose position this engine does not accept.
    pub not_sent: u64,
    /// The number of lines that contain no exact position and are not comments.
    pub unread: u64,
    /// The latest result.
    pub last: Option<LastFound>,
}

/// The latest result of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct LastFound {
    /// The row, counted from 0.
    pub row: u64,
    /// The position.
    pub position: Position,
    /// The engine's move.
    pub answer: Option<Move>,
    /// The value of the position for the side to move.
    pub value: Option<Value>,
    /// The depth of the search in plies.
    pub depth: u32,
}

/// The results of a run.
#[derive(Debug)]
pub struct FoundResults {
    /// The results.
    pub results: Results,
    /// The lines that have a result, or at which the engine failed.
    pub lines: Arc<LineSet>,
    /// The files that keep the results; `None` if they are temporary.
    pub files: Option<RunFiles>,
}

/// Results are equal only to themselves, because each run has its own.
impl PartialEq for FoundResults {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Rewrite for FoundResults {
    fn rewrite(&self, _id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        let put = self.results.put_into(line);
        match put.map_err(|error| PassError::Read(ReadError::Io(error)))? {
            PutLine::Written(line) => Ok(Rewritten::Line(line)),
            PutLine::Kept => Ok(Rewritten::AsItIs),
            PutLine::Unknown => Ok(Rewritten::Other),
        }
    }
}

/// The end of a run.
#[derive(Debug)]
pub struct RunEnded {
    /// The reason for the end.
    pub why: RunEnd,
    /// The progress at the end.
    pub news: RunNews,
    /// The results, if the run got far enough to have any.
    pub results: Option<Arc<FoundResults>>,
}

/// The reason why a run ended.
#[derive(Debug)]
pub enum RunEnd {
    /// Every position has been searched.
    Finished,
    /// The user stopped the run.
    Stopped,
    /// The engine cannot be started, or keeps failing.
    Engine(Trouble),
    /// The engine has failed so often in the same way that the run gave up.
    StoppedAsking(StoppedAsking),
    /// Options that do not accept the chosen values: the name, the reason, and the option if the engine has it.
    Wrong(Vec<(String, WrongValue, Option<EngineOption>)>),
    /// The file of results cannot be used.
    Journal(JournalError),
    /// Results cannot be saved.
    NotKept(io::Error),
    /// Lines cannot be read.
    NotRead(ReadError),
}
