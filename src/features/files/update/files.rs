//! New documents and opened files.

use crate::app::state::State;
use crate::app::update::tasks::start;
use crate::document::{Document, DocumentId};
use crate::features::fen::update::draft;
use crate::features::files::CollectionFile;
use crate::features::files::reading::MOST_DOCUMENTS;
use crate::features::files::shown::{self, add_document};
use crate::features::files::tasks::load::{Load, Loading};
use crate::features::files::tasks::read_input::{ReadInput, ReadingInput};
use crate::features::recovery::update::crash_recovery as left_behind;
use crate::features::session::returning;
use crate::tasks::Runner;
use crate::text::{counted, tr_with};
use std::path::Path;
use std::path::PathBuf;

/// So many files are read at the same time; the others wait.
const MOST_AT_ONCE: usize = 4;

/// A new document with the start position.
pub(crate) fn new(state: &mut State) {
    draft::end(state);
    let document = state.shared.new_document();
    add_document(state, document);
}

/// Reads files, each into a document of its own. A file that is open already is shown.
pub(crate) fn open(state: &mut State, paths: Vec<PathBuf>, runner: &mut dyn Runner) {
    let file = |path: PathBuf| CollectionFile::at(std::path::absolute(&path).unwrap_or(path));
    open_files(state, paths.into_iter().map(file).collect(), runner);
}

/// The same of files that are named exactly, be it in an archive.
pub(crate) fn open_files(state: &mut State, files: Vec<CollectionFile>, runner: &mut dyn Runner) {
    let mut to_look_for = Vec::new();
    let mut room = state.room();
    let mut left_out = files.len().saturating_sub(MOST_DOCUMENTS);
    for file in files.into_iter().take(MOST_DOCUMENTS) {
        state.shared.folder = file.path.parent().map(Path::to_owned);
        match open_document(state, &file) {
            Some(id) => shown::select_document(state, id),
            None if is_asked_for(state, &file) => returning::is_wanted(state, &file),
            None if room == 0 => left_out += 1,
            None => {
                room -= 1;
                if file.entry.is_none() {
                    to_look_for.push(file.path.clone());
                }
                state.files.to_open.push_back(file);
            }
        }
    }
    go_on(state, runner);
    left_behind::look_for_files(state, to_look_for, runner);
    tell_left_out(state, left_out);
}

/// Whether there is room for one more document, which is no file. If not, that is said.
pub(crate) fn has_room(state: &mut State) -> bool {
    let has_room = 0 < state.room();
    if !has_room {
        let most = ("most", MOST_DOCUMENTS.into());
        state
            .shared
            .report_failure(tr_with("message-too-many-tabs", &[most]));
    }
    has_room
}

fn tell_left_out(state: &mut State, count: usize) {
    if 0 < count {
        let [number, count] = counted(count as u64);
        let variables = [number, count, ("most", MOST_DOCUMENTS.into())];
        state
            .shared
            .report_failure(tr_with("message-too-many-files", &variables));
    }
}

/// Reads files that were open the last time.
pub(crate) fn open_again(state: &mut State, files: Vec<CollectionFile>, runner: &mut dyn Runner) {
    for file in files {
        if open_document(state, &file).is_none() && !is_asked_for(state, &file) {
            state.files.to_open.push_back(file);
        }
    }
    go_on(state, runner);
}

/// Begins to read files that wait for it.
pub(crate) fn go_on(state: &mut State, runner: &mut dyn Runner) {
    let loads = |state: &State| {
        // One whose disk does not answer takes no other file's turn.
        let loading = state.shared.tasks.running::<Loading>();
        loading.filter(|(running, _)| !running.is_silent).count()
    };
    while loads(state) < MOST_AT_ONCE {
        let Some(file) = state.files.to_open.pop_front() else {
            return;
        };
        let task = Loading {
            name: file.name(),
            path: file.path.clone(),
        };
        let work = Load {
            path: file.path.clone(),
            entry: file.entry.clone(),
        };
        let id = start(state, task, work, runner);
        state.session.opened_as.insert(DocumentId(id.0), file);
    }
}

fn is_asked_for(state: &State, file: &CollectionFile) -> bool {
    let name = file.name();
    let loads = |loading: &Loading| loading.name == name;
    state.files.to_open.contains(file) || state.shared.tasks.any(loads)
}

fn open_document(state: &State, file: &CollectionFile) -> Option<DocumentId> {
    let name = file.name();
    let is_it = |document: &&Document| {
        // What came out of an archive is named by its place in there.
        let origin = document.origin();
        let is_packed_alone =
            |origin: &Path| file.entry.is_none() && origin.parent() == Some(&file.path);
        document.path() == Some(&name)
            || origin.is_some_and(|origin| origin == name || is_packed_alone(origin))
    };
    state.shared.documents.iter().find(is_it).map(Document::id)
}

/// Reads what has been read of an input, and the rest of standard input if it goes on there.
pub(crate) fn open_input(
    state: &mut State,
    begun: Vec<u8>,
    goes_on: bool,
    runner: &mut dyn Runner,
) {
    if has_room(state) {
        let work = ReadInput { begun, goes_on };
        start(state, ReadingInput, work, runner);
    }
}
