//! Finds interrupted runs.

use crate::features::analysis::model::run::{LeftRun, RunFiles, StoredRun};
use crate::features::analysis::model::stored::read_rows;
use crate::model::state::{Abandoned, State, Task};
use std::convert::Infallible;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::file_lock::FileLock;
use tabiya_lines::open_regular_file;
use tabiya_text::tr;

/// The maximum number of interrupted runs to offer.
const MOST: usize = 100;
/// The greatest size of a run's description.
const MOST_BYTES: u64 = 1 << 20;

/// Finds interrupted runs.
#[derive(Debug)]
pub struct FindLeft {
    /// The folder where results are kept.
    pub folder: PathBuf,
}

impl Work for FindLeft {
    type News = Infallible;
    type Answer = Vec<LeftRun>;

    fn perform(self, _report: &mut Report<'_, Infallible>) -> Vec<LeftRun> {
        let Ok(entries) = fs::read_dir(&self.folder) else {
            return Vec::new();
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_stored = |path: &PathBuf| path.extension().is_some_and(|end| end == "toml");
        let mut stored: Vec<_> = paths.filter(is_stored).collect();
        stored.sort();
        let left = stored.into_iter().filter_map(|path| left_run(&path));
        left.take(MOST).collect()
    }
}

/// Reads an interrupted run; `None` if it is in progress again, or if it has no results.
fn left_run(path: &Path) -> Option<LeftRun> {
    let files = RunFiles {
        stored: path.to_owned(),
        rows: path.with_extension("rows"),
        journal: path.with_extension("results"),
    };
    let mut text = Vec::new();
    let (file, _) = open_regular_file(path).ok()?;
    file.take(MOST_BYTES).read_to_end(&mut text).ok()?;
    let mut stored = StoredRun::read(&text).ok()?;
    if stored.has_rows {
        let (rows, _) = open_regular_file(&files.rows).ok()?;
        stored.rows = read_rows(BufReader::new(rows))?;
    }
    let (journal, _) = open_regular_file(&files.journal).ok()?;
    // A run in progress holds the lock, in whichever process.
    let _lock = FileLock::exclusive(journal.try_clone().ok()?).ok()??;
    let lines = BufReader::new(&journal).split(b'\n');
    let lines = lines.map_while(Result::ok).count();
    // The first line is the header of the file.
    let results = u64::try_from(lines.saturating_sub(1)).unwrap_or_default();
    if results == 0 {
        // Nothing is lost with a run without results. A file that cannot be removed does no harm.
        drop(fs::remove_file(&files.stored));
        drop(fs::remove_file(&files.rows));
        drop(fs::remove_file(&files.journal));
        return None;
    }
    Some(LeftRun {
        files,
        stored,
        results,
    })
}

/// The task that finds interrupted runs.
#[derive(Debug)]
pub struct FindingLeft;

impl Task<State> for FindingLeft {
    type Work = FindLeft;

    fn status(&self) -> String {
        tr("status-finding-left-analyses")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        left: Vec<LeftRun>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.analysis.left = left;
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Vec<LeftRun>> {
        Abandoned::Forgotten
    }
}
