//! Reads several files as one list, or to append them to one.

use super::load::reading_text;
use crate::features::files::CollectionFile;
use crate::model::action::ListAction;
use crate::model::state::{Abandoned, Shared, State, Task};
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{
    LoadError, MAX_LINE_BYTES, OpeningStep, ReadError, Rows, Source, load, open, open_entry,
};
use tabiya_text::{counted, load_error_text, tr, tr_with};

/// Reads files one after another, as one list.
#[derive(Debug)]
pub struct LoadTogether {
    /// The files.
    pub files: Arc<Vec<CollectionFile>>,
}

impl Work for LoadTogether {
    type News = Infallible;
    /// `None` if the task was cancelled.
    type Answer = Option<Together>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Option<Together> {
        load_together(&self.files, &mut |done, of| report.progress(done, of))
    }
}

/// The task that reads files from this folder or archive as one list.
#[derive(Debug)]
pub struct LoadingTogether(pub PathBuf);

impl Task<State> for LoadingTogether {
    type Work = LoadTogether;

    fn status(&self) -> String {
        reading_text(&self.0)
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        id: TaskId,
        together: Option<Together>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let Some(Together { rows, failed }) = together else {
            return state.shared.inform(tr("message-cancelled"));
        };
        let count = rows.len();
        // Files without any line still give a list; files of which none can be read do not.
        if failed.is_empty() || 0 < count {
            let document = Document::from_rows(DocumentId(id.0), rows);
            let name = Shared::name_of(&document);
            state.shared.show_document(document);
            let [number, count] = counted(count);
            let variables = [("name", name.into()), number, count];
            state.shared.inform(tr_with("message-opened", &variables));
        }
        report_failed(&mut state.shared, &failed);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Option<Together>> {
        Abandoned::Answered(None)
    }
}

/// Reads files to append their lines to a list.
#[derive(Debug)]
pub struct LoadToAppend {
    /// The files.
    pub paths: Vec<PathBuf>,
}

impl Work for LoadToAppend {
    type News = Infallible;
    /// `None` if the task was cancelled.
    type Answer = Option<Together>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Option<Together> {
        let mut progress = |done, of| report.progress(done, of);
        if let [only] = self.paths.as_slice() {
            return load_only(only, &mut progress);
        }
        let files = self.paths.into_iter().map(CollectionFile::at);
        load_together(&files.collect::<Vec<_>>(), &mut progress)
    }
}

/// Reads a single file, whose lines stay on disk.
fn load_only(
    path: &Path,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<Together> {
    let (source, failed) = match load(path, progress) {
        Ok(loaded) => (loaded.source, Vec::new()),
        Err(LoadError::Cancelled) => return None,
        Err(error) => (Source::empty(), vec![(path.to_owned(), error)]),
    };
    let rows = Rows::new(Arc::new(source));
    Some(Together { rows, failed })
}

/// The task that reads files to append their lines to a document.
#[derive(Debug)]
pub struct Appending {
    /// The document.
    pub document: DocumentId,
    /// The last of the files.
    pub last: PathBuf,
    /// Whether there are several files.
    pub are_several: bool,
}

impl Task<State> for Appending {
    type Work = LoadToAppend;

    fn status(&self) -> String {
        reading_text(&self.last)
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        together: Option<Together>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let Some(Together { rows, failed }) = together else {
            return state.shared.inform(tr("message-cancelled"));
        };
        let is_nothing = rows.is_empty() && (self.are_several || !failed.is_empty());
        report_failed(&mut state.shared, &failed);
        if !is_nothing {
            state
                .shared
                .send(ListAction::AppendRows(self.document, rows));
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Option<Together>> {
        Abandoned::Answered(None)
    }
}

/// The number of unreadable files that are named with their reason. Of the others only the number is reported.
const MOST_NAMED: usize = 100;

/// Reports the files that could not be read.
fn report_failed(shared: &mut Shared, failed: &[(PathBuf, LoadError)]) {
    for (path, error) in failed.iter().take(MOST_NAMED) {
        shared.report_about(path, |name| load_error_text(name, error));
    }
    let more = failed.len().saturating_sub(MOST_NAMED);
    if 0 < more {
        shared.report_failure(tr_with("message-more-files-not-read", &counted(more)));
    }
}

/// Several files as one list.
#[derive(Debug)]
pub struct Together {
    /// The lines of the files, one file after another.
    pub rows: Rows,
    /// The files that could not be read. Nothing of them is in the list.
    pub failed: Vec<(PathBuf, LoadError)>,
}

/// Reads the lines of files, one file after another. `progress` gets the number of files read; `None` if it cancels.
fn load_together(
    files: &[CollectionFile],
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<Together> {
    let mut rows = Rows::new(Arc::new(Source::empty()));
    let mut failed = Vec::new();
    for (done, file) in files.iter().enumerate() {
        let before = rows.len();
        let mut may_continue = || progress(done as u64, files.len() as u64);
        match add_file(&mut rows, file, &mut may_continue) {
            Ok(()) => {}
            Err(LoadError::Cancelled) => return None,
            Err(error) => {
                failed.push((file.name(), error));
                rows.splice(before, rows.len() - before, &[]);
            }
        }
    }
    Some(Together { rows, failed })
}

fn add_file(
    rows: &mut Rows,
    file: &CollectionFile,
    may_continue: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<(), LoadError> {
    let source = Arc::new(whole_file(file, may_continue)?);
    let whole_lines = Rows::new(Arc::clone(&source));
    let mut buffer = Vec::new();
    for chunk in 0..source.chunk_count() {
        if may_continue().is_break() {
            return Err(LoadError::Cancelled);
        }
        let mut lines = Vec::new();
        let mut result = Ok(());
        source
            .each_part(chunk, &mut buffer, |part| {
                for (number, line) in part.lines() {
                    // If a line is very long, this part has only its beginning.
                    if line.len() < MAX_LINE_BYTES {
                        lines.push(line.to_vec());
                        continue;
                    }
                    match whole_lines.read_line(number) {
                        Ok(line) => lines.push(line),
                        Err(error) => result = Err(error),
                    }
                }
            })
            .and(result)
            .map_err(load_error)?;
        if let Some(span) = rows.add_own_lines(lines) {
            rows.splice(rows.len(), 0, &[span]);
        }
    }
    Ok(())
}

fn whole_file(
    file: &CollectionFile,
    may_continue: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Source, LoadError> {
    let mut whole = None;
    let mut step = |opening| {
        if let OpeningStep::Done(growth, _) = opening {
            whole = Some(growth.source().clone());
        }
        may_continue()
    };
    match &file.entry {
        Some(entry) => open_entry(&file.path, entry, &mut step)?,
        None => open(&file.path, &mut step)?,
    }
    whole.ok_or(LoadError::Cancelled)
}

fn load_error(error: ReadError) -> LoadError {
    match error {
        ReadError::Changed => LoadError::ChangedWhileReading,
        ReadError::Io(error) => LoadError::Io(error),
    }
}
