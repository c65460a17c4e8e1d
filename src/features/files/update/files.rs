//! Opens new documents and files, folders and archives with several files, and appends the lines of files.

use crate::features::clipboard::LONGEST_AT_ONCE;
use crate::features::files::CollectionFile;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::queries::MAX_DOCUMENTS;
use crate::features::files::tasks::load::{Load, Loading};
use crate::features::files::tasks::load_together::{
    Appending, LoadToAppend, LoadTogether, LoadingTogether,
};
use crate::features::files::tasks::read_input::{ReadInput, ReadingInput};
use crate::features::games::model::names_games;
use crate::model::action::{FenAction, RecoveryAction, Reply, SessionAction};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::games::Conversion;
use tabiya_collection::games::may_be_games;
use tabiya_desktop::tasks::Runner;
use tabiya_notation::extract::{extract, line_of_found};
use tabiya_settings::session::OpenFile;
use tabiya_text::{counted, tr_with};

/// The maximum number of files read at the same time; the others wait.
const MAX_AT_ONCE: usize = 4;

/// Opens a new document with the start position.
pub(crate) fn new(shared: &mut Shared) {
    shared.end_draft();
    let document = shared.new_document();
    shared.add_document(document);
}

/// Reads files, each into its own document. If a file is already open, its document is shown.
pub(crate) fn open(
    own: &mut FilesState,
    shared: &mut Shared,
    paths: Vec<PathBuf>,
    runner: &mut dyn Runner,
) {
    let file = |path: PathBuf| CollectionFile::at(std::path::absolute(&path).unwrap_or(path));
    let count = paths.len();
    let files: Vec<_> = paths.into_iter().take(MAX_DOCUMENTS).map(file).collect();
    open_first(own, shared, &files, count, runner);
}

/// Opens files as [`open`] does; they may be in archives.
pub(crate) fn open_files(
    own: &mut FilesState,
    shared: &mut Shared,
    files: &[CollectionFile],
    runner: &mut dyn Runner,
) {
    let count = files.len();
    let files = files.get(..MAX_DOCUMENTS).unwrap_or(files);
    open_first(own, shared, files, count, runner);
}

/// Opens the first of `count` files, and reports the number of those left out.
fn open_first(
    own: &mut FilesState,
    shared: &mut Shared,
    files: &[CollectionFile],
    count: usize,
    runner: &mut dyn Runner,
) {
    let mut to_look_for = Vec::new();
    let mut room = own.room(shared);
    let mut left_out = count - files.len();
    for file in files {
        let file = file.clone();
        shared.folder = file.path.parent().map(Path::to_owned);
        match open_document(shared, &file) {
            Some(id) => shared.select_document(id),
            None if is_asked_for(own, shared, &file) => {
                shared.send(SessionAction::WantedInFront(file));
            }
            None if room == 0 => left_out += 1,
            None => {
                room -= 1;
                if file.entry.is_none() {
                    to_look_for.push(file.path.clone());
                }
                shared.send(SessionAction::WantedInFront(file.clone()));
                own.to_open.push_back(file);
            }
        }
    }
    continue_opening(own, shared, runner);
    shared.send(RecoveryAction::LookForLeft(to_look_for));
    tell_left_out(shared, left_out);
}

/// Whether there is room for one more document. If not, this is reported.
pub(crate) fn has_room(own: &mut FilesState, shared: &mut Shared) -> bool {
    let has_room = 0 < own.room(shared);
    if !has_room {
        let most = ("most", MAX_DOCUMENTS.into());
        shared.report_failure(tr_with("message-too-many-tabs", &[most]));
    }
    has_room
}

fn tell_left_out(shared: &mut Shared, count: usize) {
    if 0 < count {
        let [number, count] = counted(count as u64);
        let variables = [number, count, ("most", MAX_DOCUMENTS.into())];
        shared.report_failure(tr_with("message-too-many-files", &variables));
    }
}

/// Reads the files that were open in the last session.
pub(crate) fn open_again(
    own: &mut FilesState,
    shared: &mut Shared,
    files: Vec<CollectionFile>,
    runner: &mut dyn Runner,
) {
    for file in files {
        if open_document(shared, &file).is_none() && !is_asked_for(own, shared, &file) {
            own.to_open.push_back(file);
        }
    }
    continue_opening(own, shared, runner);
}

/// Begins to read files that are waiting.
pub(crate) fn continue_opening(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    let loads = |shared: &Shared| {
        // A file whose disk does not respond does not take the turn of another one.
        let loading = shared.tasks.running::<Loading>();
        loading.filter(|(running, _)| !running.is_silent).count()
    };
    while loads(shared) < MAX_AT_ONCE {
        let Some(file) = own.to_open.pop_front() else {
            return;
        };
        let task = Loading {
            name: file.name(),
            path: file.path.clone(),
        };
        let work = Load {
            path: file.path.clone(),
            entry: file.entry.clone(),
            made: file.made.clone(),
        };
        let id = start(shared, task, work, runner);
        shared.send(SessionAction::Opening(DocumentId(id.0), file));
    }
}

fn is_asked_for(own: &FilesState, shared: &Shared, file: &CollectionFile) -> bool {
    let name = file.name();
    let loads = |loading: &Loading| loading.name == name;
    own.to_open.contains(file) || shared.tasks.any(loads)
}

fn open_document(shared: &Shared, file: &CollectionFile) -> Option<DocumentId> {
    let name = file.name();
    // The user may want other positions from the games this time.
    let wants_games = file.made == Some(Conversion::AsGames);
    if wants_games {
        let is_it = |document: &&Document| document.holds_games() && document.path() == Some(&name);
        return shared.documents.iter().find(is_it).map(Document::id);
    }
    if file.made.is_some() || names_games(&name) {
        return None;
    }
    let is_it = |document: &&Document| {
        // The name of a document from an archive includes its path in the archive.
        let origin = document.origin();
        let is_packed_alone =
            |origin: &Path| file.entry.is_none() && origin.parent() == Some(&file.path);
        document.path() == Some(&name)
            || origin.is_some_and(|origin| origin == name || is_packed_alone(origin))
    };
    shared.documents.iter().find(is_it).map(Document::id)
}

/// Reads the part of an input already read, and the rest of standard input if `goes_on` is set.
pub(crate) fn open_input(
    own: &mut FilesState,
    shared: &mut Shared,
    begun: Vec<u8>,
    goes_on: bool,
    runner: &mut dyn Runner,
) {
    if has_room(own, shared) {
        let work = ReadInput { begun, goes_on };
        start(shared, ReadingInput, work, runner);
    }
}

/// Forgets the files that wait to be read, except those that were open in the last session: those would be forgotten
/// for good, with the user's place in each.
pub(crate) fn forget_others(own: &mut FilesState, awaited: &[OpenFile]) {
    own.to_open.retain(|file| {
        let mut awaited = awaited.iter();
        awaited.any(|open| file.is_that_of(open))
    });
}

/// Opens a position from the command line as a separate document, in place of the untouched first one. A text that is
/// too long to read within a frame is opened like standard input.
pub(crate) fn open_text(
    own: &mut FilesState,
    shared: &mut Shared,
    text: String,
    runner: &mut dyn Runner,
) {
    if LONGEST_AT_ONCE < text.len() {
        return open_input(own, shared, text.into_bytes(), false, runner);
    }
    if may_be_games(&text) {
        if has_room(own, shared) {
            let id = DocumentId(shared.next_number());
            shared.show_document(Document::new(id, Vec::<Vec<u8>>::new()));
            shared.send(FenAction::Paste(text));
        }
        return;
    }
    let lines: Vec<_> = extract(&text)
        .iter()
        .map(|found| line_of_found(found, shared.settings.fen_style()))
        .collect();
    if lines.is_empty() {
        return shared.send(FenAction::Paste(text));
    }
    if has_room(own, shared) {
        let id = DocumentId(shared.next_number());
        shared.show_document(Document::new(id, lines));
    }
}

/// Reads files and appends their lines to a document, one file after another. All files are appended in a single change
/// of the document, so no file overtakes another or finds the document busy.
pub(crate) fn append(
    shared: &mut Shared,
    id: DocumentId,
    paths: Vec<PathBuf>,
    runner: &mut dyn Runner,
) {
    let absolute = |path: PathBuf| std::path::absolute(&path).unwrap_or(path);
    let paths: Vec<_> = paths.into_iter().map(absolute).collect();
    let Some(last) = paths.last() else {
        return;
    };
    shared.folder = last.parent().map(Path::to_owned);
    let task = Appending {
        document: id,
        last: last.clone(),
        are_several: paths.len() > 1,
    };
    start(shared, task, LoadToAppend { paths }, runner);
}

/// Handles the answer to the question about opening the files of a folder or an archive.
pub(crate) fn reply(
    own: &mut FilesState,
    shared: &mut Shared,
    folder: PathBuf,
    found: Arc<Vec<CollectionFile>>,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    match reply {
        Reply::OpenAll => open_files(own, shared, &found, runner),
        Reply::OpenTogether => {
            let work = LoadTogether { files: found };
            start(shared, LoadingTogether(folder), work, runner);
        }
        _ => {}
    }
}
