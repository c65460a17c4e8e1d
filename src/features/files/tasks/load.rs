//! A file is read: the document is there with its first lines, and grows.

use crate::features::files::model::question::Question;
use crate::features::files::tasks::collections::{files_of_archive, files_of_folder};
use crate::features::files::tasks::listed::listed;
use crate::features::files::tasks::sweep_beside::sweep_beside;
use crate::features::files::{CollectionFile, Listing};
use crate::features::games::model::GamesFile;
use crate::features::games::tasks::games_in::games_in;
use crate::features::pictures::model::{Picture, PictureSource};
use crate::model::action::Message;
use crate::model::state::{Abandoned, Shared, State, Task};
use std::fs::File;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::games::{Columns, Conversion};
use tabiya_collection::passes::{Converted, Digest, Digesting, TableOrigin, convert};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::{
    Entry, Fingerprint, Growth, Limits, LoadError, Loaded, Opening, Put, open, open_converted,
    open_entry, open_regular_file,
};
use tabiya_picture::scanned::is_picture;
use tabiya_text::{broken_text, counted, load_error_text, name_text, tr, tr_with};

/// Read a file, or one of those in an archive, in steps: its first lines are there at once. Of a
/// folder, or an archive with several files, it is told what there is to be opened.
#[derive(Debug)]
pub struct Load {
    /// Which.
    pub path: PathBuf,
    /// Which of the files in the archive that stands there.
    pub entry: Option<Entry>,
    /// What is made of it, if that has been chosen.
    pub made: Option<Conversion>,
}

/// What is known of a file before all of it is.
#[derive(Debug)]
pub enum LoadNews {
    /// It can be read, and these are its first lines.
    Opened(Loaded),
    /// More lines of it are known.
    Grown(Growth),
    /// All positions have been made of what is in it. If that is a table, it can be written again.
    Converted(Box<Converted>, Option<Arc<TableOrigin>>),
}

/// What became of reading.
#[derive(Debug)]
pub enum LoadAnswer {
    /// All lines are known, and what tells that the file is still the same; or it could not be read
    /// to its end.
    Loaded(Result<(Growth, Fingerprint), LoadError>),
    /// There is more than one file; `None` if looking for them was cancelled.
    Several(Option<Listing>),
    /// It is a picture, in which there may be boards.
    Picture,
    /// It holds games or a table: which positions are to be made of it is for the user to say.
    Asked(Box<GamesFile>),
}

/// So many bytes tell a picture.
const HEAD_OF_PICTURE: u64 = 64;

type LoadReport<'a> = Report<'a, LoadNews>;

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
        if is_picture_file(path) {
            return LoadAnswer::Picture;
        }
        match files_of_archive(path) {
            Ok(Some(files)) => load_archive(path, files, made, report),
            Ok(None) => load(path, None, made, report),
            Err(error) => LoadAnswer::Loaded(Err(error)),
        }
    }
}

/// Whether a file begins as pictures do. What cannot be opened is told by who reads it.
fn is_picture_file(path: &Path) -> bool {
    let mut head = Vec::new();
    let read = open_regular_file(path).map(|(file, _)| {
        let mut file = file.take(HEAD_OF_PICTURE);
        file.read_to_end(&mut head)
    });
    matches!(read, Ok(Ok(_))) && is_picture(&head)
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
    entry: Option<&Entry>,
    made: Option<&Conversion>,
    report: &mut LoadReport<'_>,
) -> LoadAnswer {
    if made.is_none()
        && let Some(asked) = games_in(path, entry)
    {
        if matches!(asked.conversion, Conversion::Table { .. })
            && let Err(too_many) = Columns::read(&asked.head)
        {
            return LoadAnswer::Loaded(Err(io::Error::from(too_many).into()));
        }
        return LoadAnswer::Asked(Box::new(asked));
    }
    // Opened before it is read: what is read is known again by its digest.
    let file = made.and_then(|_| open_regular_file(path).ok());
    let mut converted = None;
    let mut whole = None;
    let mut step = |opening| match opening {
        Opening::First(loaded) => report.news(LoadNews::Opened(loaded)),
        Opening::Grown(growth) => report.news(LoadNews::Grown(growth)),
        Opening::Progress { done, of } => report.progress(done, of),
        Opening::Done(growth, fingerprint) => {
            whole = Some((growth, fingerprint));
            ControlFlow::Continue(())
        }
    };
    let result = match (made, entry) {
        (Some(made), _) => {
            let mut make = |reader: &mut (dyn Read + Send), put: &mut Put<'_>| {
                let mut reader = Digesting::new(reader);
                let found = convert(&mut reader, made, put)?;
                converted = Some((found, reader.finish()));
                Ok(())
            };
            open_converted(path, entry, Limits::default(), &mut make, &mut step)
        }
        (None, Some(entry)) => open_entry(path, entry, &mut step),
        (None, None) => open(path, &mut step),
    };
    if let Some((converted, digest)) = converted.filter(|_| result.is_ok()) {
        let file = file.map(|(file, _)| file);
        let table = table_origin(path, entry, made, file, digest);
        // Whoever cancels now has all lines.
        let _flow = report.news(LoadNews::Converted(Box::new(converted), table));
    }
    LoadAnswer::Loaded(result.and_then(|()| whole.ok_or(LoadError::Cancelled)))
}

fn table_origin(
    path: &Path,
    entry: Option<&Entry>,
    made: Option<&Conversion>,
    file: Option<File>,
    digest: Digest,
) -> Option<Arc<TableOrigin>> {
    let made = made.filter(|made| matches!(made, Conversion::Table { .. }))?;
    let (path, entry) = (path.to_owned(), entry.cloned());
    let table = TableOrigin::new(path, entry, made.clone(), file?, digest);
    Some(Arc::new(table))
}

/// A file is being read into a document that has the task's number, so that tabs stand in the order
/// in which they were asked for.
#[derive(Debug)]
pub struct Loading {
    /// The name of the file; that of a file in an archive goes on into it.
    pub name: PathBuf,
    /// Where the file or the archive is.
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
                state.shared.questions.push_back(Question::OpenGames(asked));
            }
            LoadAnswer::Picture => read_picture(&mut state.shared, &self.path),
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
                    sweep_beside(&mut state.shared, id, runner);
                }
            }
            LoadAnswer::Loaded(Err(error)) => {
                let path = self.path.clone();
                let error = Box::new(error);
                return state.shared.send(Message::NotRead(id, path, error));
            }
        }
        state.shared.send(Message::ContinueOpening);
    }

    fn on_failure(&self, id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        drop_part(&mut state.shared, DocumentId(id.0));
        state.shared.send(Message::ContinueOpening);
    }

    fn on_silence(&self, state: &mut State, _runner: &mut dyn Runner) {
        // Others need not wait for that disk.
        state.shared.send(Message::ContinueOpening);
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
        shared.send(Message::Read(Box::new(document)));
    }
}

/// Has the boards of a picture file read.
pub(super) fn read_picture(shared: &mut Shared, path: &Path) {
    let source = PictureSource::File(path.to_owned());
    let picture = Picture::File(path.to_owned());
    shared.send(Message::ReadPicture(source, picture));
}

/// That a file is being read.
pub(super) fn reading_text(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    tr_with("status-reading", &[("name", name_text(name).into())])
}

/// The document that has the same file under another name: a link, a mount, or a way round.
fn open_under_other_name(shared: &Shared, loaded: &Loaded) -> Option<DocumentId> {
    let is_it = |document: &&Document| {
        let seen = document.path().and(document.fingerprint());
        seen.is_some_and(|seen| seen.is_same_under_any_name(&loaded.fingerprint))
    };
    let is_packed = loaded.unpacked_from.is_some();
    let found = shared.documents.iter().find(is_it).filter(|_| !is_packed);
    found.map(Document::id)
}

/// Shows a document that is open already, and reads no more of its file.
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
    let variables = [("file", name_text(path).into()), ("name", name.into())];
    shared.inform(tr_with("message-open-already", &variables));
}

/// Nobody waits for a file any more, but perhaps for files that come after it.
pub(super) fn stop_reading(shared: &mut Shared, task: TaskId, runner: &mut dyn Runner) {
    runner.cancel(task);
    shared.tasks.remove(task);
    shared.send(Message::ContinueOpening);
}

/// The document of a file, or of what an archive holds.
pub(crate) fn document_of(id: DocumentId, path: PathBuf, loaded: Loaded) -> Document {
    match loaded.unpacked_from {
        Some(from) => Document::from_archive(id, from.place(), loaded.source),
        None => Document::from_file(id, path, loaded.source, loaded.fingerprint),
    }
}

/// More lines are known. Returns whether there is such a document: it may have been closed.
pub(super) fn grow(shared: &mut Shared, id: DocumentId, growth: Growth) -> bool {
    let document = shared.document_mut_by_id(id);
    document.map(|document| document.grow(growth)).is_some()
}

/// All lines are known. Returns the name of the document.
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

/// Nothing is kept of a file that is known only in part, unless the user has changed something in it.
pub(crate) fn broken_off(shared: &mut Shared, id: DocumentId, path: &Path, error: &LoadError) {
    if matches!(error, LoadError::Cancelled) {
        shared.send(Message::StopOpening);
        shared.inform(tr("message-cancelled"));
    } else {
        shared.report_failure(load_error_text(path, error));
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
