//! Open files are checked for what other programs did to them.

use crate::features::files::model::file_now::FileNow;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::question::Question;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::{Fingerprint, LoadError, Source, open_regular_file};
use tabiya_text::tr;

/// So many are looking in a folder at the same time, should its disk not answer.
const MAX_LOOKS: usize = 2;

/// Look whether files are still what they were.
#[derive(Debug)]
pub struct LookAtFiles {
    /// Which.
    pub files: Vec<WatchedFile>,
}

impl Work for LookAtFiles {
    type News = Infallible;
    type Answer = Vec<LookedAt>;

    fn perform(self, _report: &mut Report<'_, Infallible>) -> Vec<LookedAt> {
        look_at_all(self.files)
    }
}

/// Files in this folder are being looked at.
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

/// Looks whether the files of all documents are still what they were. Those of each folder are a task:
/// a disk that does not answer keeps nobody from looking at another one.
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
    // One that is under way may have been at a file too early; a second one is not, a third no better.
    if shared.tasks.all().filter(looks).count() < MAX_LOOKS {
        start(
            shared,
            LookingAtFiles(folder),
            LookAtFiles { files },
            runner,
        );
    }
}

/// A file of a document.
#[derive(Clone, Debug)]
pub struct WatchedFile {
    /// Which document.
    pub document: DocumentId,
    /// Where the file is.
    pub path: PathBuf,
    /// What it was like when it was last seen.
    pub seen: Fingerprint,
    /// The lines that were read from it, or from what stood there before.
    pub source: Arc<Source>,
}

/// A file and what became of it.
#[derive(Clone, Debug)]
pub struct LookedAt {
    /// The file.
    pub file: WatchedFile,
    /// What became of it.
    pub now: FileNow,
    /// Its fingerprint now, if somebody has touched it and its bytes are the same.
    pub touched: Option<Fingerprint>,
    /// Whether all lines can still be had; not so if the file was overwritten under us.
    pub can_keep: bool,
}

/// Looks at files.
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

/// Looks at a file. Only its folder is asked, unless its length or times are others: then its bytes
/// decide, if it is known what they were.
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
        // Its permissions or its names are others; what it held is not known.
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

/// What became of the files is known.
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
        let question = Question::FileChanged {
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

fn is_about(question: &Question, id: DocumentId) -> bool {
    matches!(question, Question::FileChanged { document, .. } if *document == id)
}
