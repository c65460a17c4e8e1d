//! Checks open files for changes by other programs.

use crate::features::files::model::files_state::{FileNow, FilesState};
use crate::features::files::model::question::WindowQuestion;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{Fingerprint, LoadError, Source, open_regular_file};
use tabiya_text::tr;

/// The maximum number of checks of one folder at the same time, in case its disk does not answer.
const MAX_LOOKS: usize = 2;

/// Checks whether files have changed.
#[derive(Debug)]
pub struct LookAtFiles {
    /// The files.
    pub files: Vec<WatchedFile>,
}

impl Work for LookAtFiles {
    type News = Infallible;
    type Answer = Vec<LookedAt>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Vec<LookedAt> {
        look_at_all(self.files)
    }
}

/// The task that checks files in this folder.
#[derive(Debug)]
pub struct LookingAtFiles(pub PathBuf);

impl Task<State> for LookingAtFiles {
    type Work = LookAtFiles;

    fn status(&self) -> String {
        tr("status-looking")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        files: Vec<LookedAt>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        looked(&mut state.files, &mut state.shared, files);
    }
}

/// Checks the files of all documents for changes, with one task per folder: a disk that does not answer does not delay
/// the checks on other disks.
pub(crate) fn look(shared: &mut Shared, runner: &mut dyn Runner) {
    let file = |document: &Document| {
        let id = document.id();
        let is_busy = shared.is_saving(id) || shared.is_loading(id);
        Some(WatchedFile {
            document: Some(id).filter(|_| !is_busy)?,
            path: document.path()?.to_owned(),
            seen: document.fingerprint()?.clone(),
            source: Arc::clone(document.rows().source()),
        })
    };
    let mut folders = BTreeMap::<_, Vec<_>>::new();
    for file in shared.documents.iter().filter_map(file) {
        let folder = file.path.parent().unwrap_or(&file.path).to_owned();
        folders.entry(folder).or_default().push(file);
    }
    for (folder, files) in folders {
        look_in(shared, folder, files, runner);
    }
}

fn look_in(shared: &mut Shared, folder: PathBuf, files: Vec<WatchedFile>, runner: &mut dyn Runner) {
    let looks = |task: &&LookingAtFiles| task.0 == folder;
    // A check in progress may have looked at a file too early, so a second check is needed. A third would add nothing.
    if shared.tasks.all().filter(looks).count() < MAX_LOOKS {
        start(
            shared,
            LookingAtFiles(folder),
            LookAtFiles { files },
            runner,
        );
    }
}

/// The file of a document.
#[derive(Clone, Debug)]
pub struct WatchedFile {
    /// The document.
    pub document: DocumentId,
    /// The path of the file.
    pub path: PathBuf,
    /// The fingerprint of the file when it was last seen.
    pub seen: Fingerprint,
    /// The lines read from the file, or from an earlier file in its place.
    pub source: Arc<Source>,
}

/// A file and its state.
#[derive(Clone, Debug)]
pub struct LookedAt {
    /// The file.
    pub file: WatchedFile,
    /// Its state.
    pub now: FileNow,
    /// Its new fingerprint, if its metadata have changed but its bytes have not.
    pub touched: Option<Fingerprint>,
    /// Whether all lines are still available. They are not if the file was overwritten in place.
    pub can_keep: bool,
}

/// Checks files for changes.
fn look_at_all(files: Vec<WatchedFile>) -> Vec<LookedAt> {
    let look = |file: WatchedFile| {
        let (now, touched) = look_at(&file.path, &file.seen);
        LookedAt {
            now,
            touched,
            can_keep: file.source.check().is_ok(),
            file,
        }
    };
    files.into_iter().map(look).collect()
}

/// Checks a file. If its size and times are unchanged, the metadata are enough; otherwise its bytes are compared, if
/// the earlier ones are known.
fn look_at(path: &Path, seen: &Fingerprint) -> (FileNow, Option<Fingerprint>) {
    let metadata = match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => metadata,
        Ok(_) => return (FileNow::Unreadable, None),
        Err(error) => return (missing(&error), None),
    };
    let now = Fingerprint::of(&metadata);
    if now == *seen {
        return (FileNow::Same, None);
    }
    let (file, metadata) = match open_regular_file(path) {
        Ok(opened) => opened,
        Err(LoadError::NotFound) => return (FileNow::Removed, None),
        Err(_) => return (FileNow::Unreadable, None),
    };
    let now = Fingerprint::of_open(&file, &metadata);
    let same = seen.imprint().map(|held| held.found_in(file, &metadata));
    match same {
        Some(Ok(Some(touched))) => (FileNow::Same, Some(touched)),
        _ if !seen.is_of_same_file(&now) => (FileNow::Replaced(now), None),
        // Only its permissions or names have changed; its earlier bytes are not known.
        None if seen.has_same_content(&now) => (FileNow::Same, None),
        _ => (FileNow::Changed(now), None),
    }
}

fn missing(error: &io::Error) -> FileNow {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FileNow::Removed,
        _ => FileNow::Unreadable,
    }
}

/// Handles the states of the checked files.
fn looked(own: &mut FilesState, shared: &mut Shared, files: Vec<LookedAt>) {
    for looked in files {
        let LookedAt {
            file,
            now,
            touched,
            can_keep,
        } = looked;
        let id = file.document;
        let is_busy = shared.is_saving(id) || shared.is_loading(id);
        let is_meant = |document: &&Document| {
            document.path() == Some(&file.path) && document.fingerprint() == Some(&file.seen)
        };
        let Some(document) = shared.document_by_id(id).filter(is_meant) else {
            continue;
        };
        if is_busy {
            continue;
        }
        let has_edits = document.is_modified();
        if let Some(touched) = touched
            && let Some(document) = shared.document_mut_by_id(id)
        {
            document.note_fingerprint(touched);
        }
        let question = WindowQuestion::FileChanged {
            document: id,
            path: file.path,
            now: now.clone(),
            can_keep,
            has_edits,
        };
        if shared.questions.contains(&question) {
            continue;
        }
        shared.questions.retain(|question| !is_about(question, id));
        if now == FileNow::Same {
            own.noticed.remove(&id);
        } else if own.noticed.get(&id) != Some(&now) {
            shared.questions.push_back(question);
        }
    }
}

fn is_about(question: &WindowQuestion, id: DocumentId) -> bool {
    matches!(question, WindowQuestion::FileChanged { document, .. } if *document == id)
}
