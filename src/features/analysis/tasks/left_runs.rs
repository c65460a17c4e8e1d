//! Files of runs: finds those of interrupted runs, and removes those that are no longer needed.

use crate::features::analysis::model::run::{FoundResults, LeftRun, RunFiles, StoredRun};
use crate::features::analysis::model::stored::read_rows;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::file_lock::FileLock;
use tabiya_lines::open_regular_file;
use tabiya_text::{name_text, tr, tr_with};

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

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Vec<LeftRun> {
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

/// Removes the files of a run.
#[derive(Debug)]
pub struct RemoveRun {
    /// The files to remove.
    pub files: RunFiles,
    /// The results that keep the files open; dropped before the files are removed.
    pub results: Option<Arc<FoundResults>>,
}

impl Work for RemoveRun {
    type News = Infallible;
    type Answer = io::Result<()>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> io::Result<()> {
        drop(self.results);
        // First, since without the description nobody can continue the run with the other files.
        remove(fs::remove_file(&self.files.stored))?;
        remove(fs::remove_file(&self.files.rows))?;
        remove(fs::remove_file(&self.files.journal))
    }
}

fn remove(removed: io::Result<()>) -> io::Result<()> {
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// The task that removes the files of a run.
#[derive(Debug)]
pub struct RemovingRun(RunFiles);

impl Task<State> for RemovingRun {
    type Work = RemoveRun;

    fn status(&self) -> String {
        tr("status-removing-results")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        removed: io::Result<()>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let Err(error) = removed {
            let variables = [
                ("file", name_text(&self.0.journal).into()),
                ("reason", error.to_string().into()),
            ];
            let text = tr_with("analysis-not-removed", &variables);
            state.shared.report_failure(text);
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<io::Result<()>> {
        Abandoned::Forgotten
    }
}

/// Begins to remove the files of a run.
pub(crate) fn remove_run(
    shared: &mut Shared,
    files: RunFiles,
    results: Option<Arc<FoundResults>>,
    runner: &mut dyn Runner,
) {
    let task = RemovingRun(files.clone());
    start(shared, task, RemoveRun { files, results }, runner);
}
