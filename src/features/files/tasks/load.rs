//! Reads a file into a document, which appears with its first lines and then grows.

use crate::features::files::model::question::WindowQuestion;
use crate::features::files::tasks::collections::{files_of_archive, files_of_folder, listed};
use crate::features::files::tasks::save::sweep_beside;
use crate::features::files::{CollectionFile, Listing};
use crate::features::games::model::GamesFile;
use crate::features::games::tasks::count_games::games_in;
use crate::features::games::tasks::find_variants::look_for_variants;
use crate::features::pictures::model::{Picture, PictureSource};
use crate::model::action::{FilesAction, PicturesAction, SessionAction};
use crate::model::state::{Abandoned, Shared, State, Task};
use std::fs::File;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::games::{Columns, Conversion};
use tabiya_collection::passes::{Converted, Digest, Digesting, TableOrigin, convert};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{
    ArchiveEntry, Fingerprint, Growth, LoadError, Loaded, OpeningLimits, OpeningStep, PutLines,
    open, open_converted, open_entry, open_games, open_regular_file,
};
use tabiya_picture::scanned::is_picture;
use tabiya_text::{broken_text, counted, name_text, tr, tr_with};

/// Reads a file, possibly in an archive, step by step: its first lines are available at once. A folder, or an archive
/// with several files, is only listed.
#[derive(Debug)]
pub struct Load {
    /// The file, archive or folder.
    pub path: PathBuf,
    /// The file within the archive at `path`.
    pub entry: Option<ArchiveEntry>,
    /// The conversion of games or a table, once the user has chosen one.
    pub made: Option<Conversion>,
}

/// Parts of a file that are known before the whole file is.
#[derive(Debug)]
pub enum LoadNews {
    /// The file can be read, and these are its first lines.
    Opened(Loaded),
    /// More lines of the file.
    Grown(Growth),
    /// All positions have been made from the file. If that is a table, it can be written again.
    Converted(Box<Converted>, Option<Arc<TableOrigin>>),
}

/// The outcome of reading.
#[derive(Debug)]
pub enum LoadAnswer {
    /// The last lines with the fingerprint of the file, or the error that ended the reading.
    Loaded(Result<(Growth, Fingerprint), LoadError>),
    /// There are several files; `None` if listing them was cancelled.
    Several(Option<Listing>),
    /// The file is a picture, which may contain boards.
    Picture,
    /// The file is a PDF, whose pages may have diagrams.
    Pages,
    /// The file holds games or a table, and the user must choose the positions to make of it.
    Asked(Box<GamesFile>),
}

/// The number of bytes that suffice to recognise a picture or a PDF file.
const HEAD_LENGTH: u64 = 64;
/// The first bytes of a PDF file.
const PDF: &[u8] = b"%PDF-";

type LoadReport<'a> = WorkReport<'a, LoadNews>;

impl Work for Load {
    type News = LoadNews;
    type Answer = LoadAnswer;

    fn perform(self, report: &mut LoadReport<'_>) -> LoadAnswer {
        let path = &self.path;
        let made = self.made.as_ref();
        if self.entry.is_some() {
            return load(path, self.entry.as_ref(), made, report);
        }
        if path.is_dir() {
            let mut progress = |done, of| report.progress(done, of);
            return LoadAnswer::Several(files_of_folder(path, &mut progress));
        }
        let head = head_of(path);
        if is_picture(&head) {
            return LoadAnswer::Picture;
        }
        if head.starts_with(PDF) {
            return LoadAnswer::Pages;
        }
        match files_of_archive(path) {
            Ok(Some(files)) => load_archive(path, files, made, report),
            Ok(None) => load(path, None, made, report),
            Err(error) => LoadAnswer::Loaded(Err(error)),
        }
    }
}

/// The first bytes of a file. A file that cannot be read is reported by its reader.
fn head_of(path: &Path) -> Vec<u8> {
    let mut head = Vec::new();
    let read = open_regular_file(path).map(|(file, _)| {
        let mut file = file.take(HEAD_LENGTH);
        file.read_to_end(&mut head)
    });
    match read {
        Ok(Ok(_)) => head,
        _ => Vec::new(),
    }
}

fn load_archive(
    path: &Path,
    mut files: Vec<CollectionFile>,
    made: Option<&Conversion>,
    report: &mut LoadReport<'_>,
) -> LoadAnswer {
    if files.len() == 1
        && let Some(only) = files.pop()
    {
        return load(path, only.entry.as_ref(), made, report);
    }
    LoadAnswer::Several(Some(Listing {
        files,
        ..Listing::default()
    }))
}

fn load(
    path: &Path,
    entry: Option<&ArchiveEntry>,
    made: Option<&Conversion>,
    report: &mut LoadReport<'_>,
) -> LoadAnswer {
    if made.is_none()
        && let Some(asked) = games_in(path, entry)
    {
        if matches!(asked.conversion, Conversion::Table { .. })
            && let Err(fault) = Columns::read_table(&asked.head)
        {
            return LoadAnswer::Loaded(Err(io::Error::from(fault).into()));
        }
        return LoadAnswer::Asked(Box::new(asked));
    }
    // The file is opened before it is read, since the digest of the bytes read identifies it later.
    let converts = made.filter(|made| **made != Conversion::AsGames);
    let file = converts.and_then(|_| open_regular_file(path).ok());
    let mut converted = None;
    let mut whole = None;
    let mut step = |opening| match opening {
        OpeningStep::First(loaded) => report.news(LoadNews::Opened(loaded)),
        OpeningStep::Grown(growth) => report.news(LoadNews::Grown(growth)),
        OpeningStep::Progress { done, of } => report.progress(done, of),
        OpeningStep::Done(growth, fingerprint) => {
            whole = Some((growth, fingerprint));
            ControlFlow::Continue(())
        }
    };
    let result = match (made, entry) {
        (Some(Conversion::AsGames), _) => {
            open_games(path, entry, OpeningLimits::default(), &mut step)
        }
        (Some(made), _) => {
            let mut make = |reader: &mut (dyn Read + Send), put: &mut PutLines<'_>| {
                let mut reader = Digesting::new(reader);
                let found = convert(&mut reader, made, put)?;
                converted = Some((found, reader.finish()));
                Ok(())
            };
            open_converted(path, entry, OpeningLimits::default(), &mut make, &mut step)
        }
        (None, Some(entry)) => open_entry(path, entry, &mut step),
        (None, None) => open(path, &mut step),
    };
    if let Some((converted, digest)) = converted.filter(|_| result.is_ok()) {
        let file = file.map(|(file, _)| file);
        let table = table_origin(path, entry, made, file, digest);
        // All lines have already been read, so cancelling no longer changes anything.
        let _flow = report.news(LoadNews::Converted(Box::new(converted), table));
    }
    LoadAnswer::Loaded(result.and_then(|()| whole.ok_or(LoadError::Cancelled)))
}

fn table_origin(
    path: &Path,
    entry: Option<&ArchiveEntry>,
    made: Option<&Conversion>,
    file: Option<File>,
    digest: Digest,
) -> Option<Arc<TableOrigin>> {
    let made = made.filter(|made| matches!(made, Conversion::Table { .. }))?;
    let (path, entry) = (path.to_owned(), entry.cloned());
    let table = TableOrigin::new(path, entry, made.clone(), file?, digest);
    Some(Arc::new(table))
}

/// The task that reads a file into a document. The document has the number of the task, so that the tabs are in the
/// order of the requests.
#[derive(Debug)]
pub struct Loading {
    /// The name of the file. For a file in an archive, the path continues into the archive.
    pub name: PathBuf,
    /// The path of the file or the archive.
    pub path: PathBuf,
}

impl Task<State> for Loading {
    type Work = Load;

    fn status(&self) -> String {
        reading_text(&self.name)
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_news(&self, id: TaskId, news: LoadNews, state: &mut State, runner: &mut dyn Runner) {
        match news {
            LoadNews::Opened(loaded) => self.opened(id, loaded, &mut state.shared, runner),
            LoadNews::Grown(growth) => {
                if !grow(&mut state.shared, DocumentId(id.0), growth) {
                    stop_reading(&mut state.shared, id, runner);
                }
            }
            LoadNews::Converted(converted, table) => {
                let document = state.shared.document_mut_by_id(DocumentId(id.0));
                if let Some((document, table)) = document.zip(table) {
                    document.note_table(table);
                }
                let name = self.path.file_name().unwrap_or(self.path.as_os_str());
                if let Some(text) = broken_text(&name_text(name), &converted) {
                    state.shared.report_failure(text);
                }
            }
        }
    }

    fn on_answer(
        &self,
        id: TaskId,
        answer: LoadAnswer,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let id = DocumentId(id.0);
        match answer {
            LoadAnswer::Asked(asked) => {
                state
                    .shared
                    .questions
                    .push_back(WindowQuestion::OpenGames(asked));
            }
            LoadAnswer::Picture => read_picture(&mut state.shared, &self.path),
            LoadAnswer::Pages => state.shared.offer_diagrams(self.path.clone()),
            LoadAnswer::Several(listing) => listed(&mut state.shared, self.path.clone(), listing),
            LoadAnswer::Loaded(Ok((growth, fingerprint))) => {
                if let Some(name) = whole(&mut state.shared, id, growth, fingerprint) {
                    let count = state
                        .shared
                        .document_by_id(id)
                        .map(|found| found.rows().len());
                    let [number, count] = counted(count.unwrap_or_default());
                    let variables = [("name", name.into()), number, count];
                    state.shared.inform(tr_with("message-opened", &variables));
                    look_for_variants(&mut state.shared, id, runner);
                    sweep_beside(&mut state.shared, id, runner);
                }
            }
            LoadAnswer::Loaded(Err(error)) => {
                let path = self.path.clone();
                let error = Box::new(error);
                return state.shared.send(SessionAction::NotRead(id, path, error));
            }
        }
        state.shared.send(FilesAction::ContinueOpening);
    }

    fn on_failure(&self, id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        drop_part(&mut state.shared, DocumentId(id.0));
        state.shared.send(FilesAction::ContinueOpening);
    }

    fn on_silence(&self, state: &mut State, _runner: &mut dyn Runner) {
        // Other files need not wait for that disk.
        state.shared.send(FilesAction::ContinueOpening);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<LoadAnswer> {
        Abandoned::Answered(LoadAnswer::Loaded(Err(LoadError::Cancelled)))
    }
}

impl Loading {
    fn opened(&self, task: TaskId, loaded: Loaded, shared: &mut Shared, runner: &mut dyn Runner) {
        if let Some(open) = open_under_other_name(shared, &loaded) {
            return go_to_open(shared, task, open, &self.name, runner);
        }
        let id = DocumentId(task.0);
        let document = document_of(id, self.name.clone(), loaded);
        shared.send(SessionAction::Read(Box::new(document)));
    }
}

/// Begins to read the boards in a picture file.
pub(super) fn read_picture(shared: &mut Shared, path: &Path) {
    let source = PictureSource::File(path.to_owned());
    let picture = Picture::File(path.to_owned());
    shared.send(PicturesAction::ReadPicture(source, picture));
}

/// The status text for reading a file.
pub(super) fn reading_text(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    tr_with("status-reading", &[("name", name_text(name).into())])
}

/// The document that has the same file open under another name: a link, a mount, or another path.
fn open_under_other_name(shared: &Shared, loaded: &Loaded) -> Option<DocumentId> {
    let is_it = |document: &&Document| {
        let seen = document.path().and(document.fingerprint());
        seen.is_some_and(|seen| seen.is_same_under_any_name(&loaded.fingerprint))
    };
    let is_packed = loaded.unpacked_from.is_some();
    let found = shared.documents.iter().find(is_it).filter(|_| !is_packed);
    found.map(Document::id)
}

/// Shows a document that is already open, and stops reading its file again.
fn go_to_open(
    shared: &mut Shared,
    task: TaskId,
    open: DocumentId,
    path: &Path,
    runner: &mut dyn Runner,
) {
    stop_reading(shared, task, runner);
    if !shared.is_user_busy() {
        shared.select_document(open);
    }
    let name = shared.document_by_id(open).map(Shared::name_of);
    let name = name.unwrap_or_default();
    let file = name_text(path.file_name().unwrap_or(path.as_os_str()));
    let id = if file == name {
        "message-open-already-same-name"
    } else {
        "message-open-already"
    };
    let variables = [("file", file.into()), ("name", name.into())];
    shared.inform(tr_with(id, &variables));
    shared.show_path(path);
}

/// Stops reading a file that is no longer wanted, and continues with the files that are waiting.
pub(super) fn stop_reading(shared: &mut Shared, task: TaskId, runner: &mut dyn Runner) {
    runner.cancel(task);
    shared.tasks.remove(task);
    shared.send(FilesAction::ContinueOpening);
}

/// Makes the document of a file, or of a file in an archive.
pub(crate) fn document_of(id: DocumentId, path: PathBuf, loaded: Loaded) -> Document {
    match loaded.unpacked_from {
        Some(from) => Document::from_archive(id, from.place(), loaded.source),
        None => Document::from_file(id, path, loaded.source, loaded.fingerprint),
    }
}

/// Adds lines to a document. Returns `false` if there is no such document; it may have been closed.
pub(super) fn grow(shared: &mut Shared, id: DocumentId, growth: Growth) -> bool {
    let document = shared.document_mut_by_id(id);
    document.map(|document| document.grow(growth)).is_some()
}

/// Adds the last lines to a document. Returns the name of the document.
fn whole(
    shared: &mut Shared,
    id: DocumentId,
    growth: Growth,
    fingerprint: Fingerprint,
) -> Option<String> {
    grow(shared, id, growth);
    note_whole(shared, id, fingerprint)
}

pub(super) fn note_whole(
    shared: &mut Shared,
    id: DocumentId,
    fingerprint: Fingerprint,
) -> Option<String> {
    let document = shared.document_mut_by_id(id)?;
    document.note_fingerprint(fingerprint);
    Some(Shared::name_of(document))
}

/// Reports why reading ended early. The part already read is dropped unless the user has changed something in it.
pub(crate) fn broken_off(shared: &mut Shared, id: DocumentId, path: &Path, error: &LoadError) {
    if matches!(error, LoadError::Cancelled) {
        shared.send(FilesAction::StopOpening);
        shared.inform(tr("message-cancelled"));
    } else {
        shared.report_unopened(path, error);
    }
    drop_part(shared, id);
}

pub(crate) fn drop_part(shared: &mut Shared, id: DocumentId) {
    let is_part = |document: &&Document| !document.is_whole();
    let Some(document) = shared.document_by_id(id).filter(is_part) else {
        return;
    };
    if document.has_unsaved_work() {
        let name = Shared::name_of(document);
        let count = document.rows().len();
        let [number, count] = counted(count);
        let variables = [("name", name.into()), number, count];
        shared.report_failure(tr_with("message-cut-off", &variables));
    } else {
        shared.remove_document(id);
    }
}
