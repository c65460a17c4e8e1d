//! Writes a document to a file, and removes the remains of killed saves beside it.

use crate::command::Command;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::question::WindowQuestion;
use crate::features::files::model::saving::{CopyPlace, spare_of};
use crate::features::files::tasks::save_other::{SavingOther, saving_status};
use crate::model::action::{FilesAction, SessionAction};
use crate::model::state::{MessageOffer, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines as collection;
use tabiya_lines::{Expected, Fingerprint, Rows, SaveError, Saved, Spare, save};
use tabiya_text::{counted, save_error_text, tr, tr_with};

/// Writes a document to a file.
#[derive(Debug)]
pub struct Save(pub Arc<SaveOrder>);

impl Work for Save {
    type News = Infallible;
    type Answer = Result<Saved, SaveError>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        save_order(&self.0, &mut |done, of| report.progress(done, of))
    }
}

/// A request to save a document.
#[derive(Clone, Debug)]
pub struct SaveOrder {
    /// The document that the rows belong to.
    pub document: DocumentId,
    /// The target file.
    pub path: PathBuf,
    /// A snapshot of the rows; further edits do not change it.
    pub rows: Rows,
    /// The file that may be overwritten, if any.
    pub expected: Expected,
    /// The state of the document that is saved.
    pub state: StateId,
    /// The place of the copy, if the file has to be overwritten in place.
    pub copy: CopyPlace,
}

impl CopyPlace {
    /// The place of the copy, unless the user has agreed to save without one.
    pub(crate) fn of(shared: &Shared) -> Self {
        match shared.recovery_folder.clone() {
            Some(folder) => Self::Recovery(folder),
            None => Self::Nowhere,
        }
    }
}

/// Carries out a request to save.
///
/// # Errors
///
/// Fails with the errors of [`save`].
fn save_order(
    order: &SaveOrder,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Saved, SaveError> {
    let of = order.rows.about_byte_len();
    let mut spare = spare_of(&order.copy);
    let spare = spare.as_mut().map(|spare| &mut **spare as &mut dyn Spare);
    save(
        &order.path,
        &order.rows,
        &order.expected,
        spare,
        &mut |done| progress(done.min(of), of),
    )
}

/// The task that writes a document.
#[derive(Debug)]
pub struct Saving(pub Arc<SaveOrder>);

impl Task<State> for Saving {
    type Work = Save;

    fn status(&self) -> String {
        saving_status(&self.0.path)
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Saved, SaveError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let order = self.0.as_ref();
        match result {
            Ok(saved) => {
                state.shared.folder = order.path.parent().map(Path::to_owned);
                mark_saved(&mut state.files, &mut state.shared, order, saved);
                state
                    .shared
                    .send(SessionAction::FileUsed(order.path.clone()));
                state.shared.send(FilesAction::ContinueClosing);
            }
            Err(error) => not_saved(&mut state.files, &mut state.shared, order, error),
        }
    }

    fn on_silence(&self, state: &mut State, _runner: &mut dyn Runner) {
        // The user is asked what to do with the document to close.
        state.shared.send(FilesAction::ContinueClosing);
    }
}

fn not_saved(own: &mut FilesState, shared: &mut Shared, order: &SaveOrder, error: SaveError) {
    let (document, path) = (order.document, order.path.clone());
    match error {
        SaveError::ChangedOnDisk | SaveError::Removed => {
            let was_removed = matches!(error, SaveError::Removed);
            if was_removed {
                note_removed(shared, document, &path);
            }
            shared.questions.push_back(WindowQuestion::UnexpectedFile {
                document,
                path,
                was_removed,
            });
        }
        SaveError::NoSpare { because, why } => shared.questions.push_back(WindowQuestion::NoCopy {
            document,
            path,
            because,
            reason: why.to_string(),
            expected: order.expected.clone(),
        }),
        SaveError::Cancelled => {
            own.closing = None;
            shared.inform(tr("message-cancelled"));
        }
        error => failed(own, shared, order, &error),
    }
}

fn failed(own: &mut FilesState, shared: &mut Shared, order: &SaveOrder, error: &SaveError) {
    own.closing = None;
    if let SaveError::NotDurable {
        saved: Some(saved), ..
    } = error
    {
        mark_saved(own, shared, order, Saved::clone(saved));
    }
    if let SaveError::InPlaceBroken { now, .. } = error {
        let now = now.as_deref().cloned();
        note_broken(shared, order.document, &order.path, now);
    }
    shared.report_about(&order.path, |name| why_not_saved(name, order, error));
    // Another program may have overwritten the lines in place.
    shared.send(FilesAction::LookAtFiles);
}

/// Remembers that the file of a document is gone. Closing the document asks, as it holds the only copy of its lines.
fn note_removed(shared: &mut Shared, id: DocumentId, path: &Path) {
    let document = shared.document_mut_by_id(id);
    if let Some(document) = document.filter(|document| document.path() == Some(path)) {
        document.keep_instead_of_file(None);
    }
}

/// Remembers that this save has damaged the file of a document. The next save overwrites it, even if changes are undone
/// in the meantime.
fn note_broken(shared: &mut Shared, id: DocumentId, path: &Path, now: Option<Fingerprint>) {
    let document = shared.document_mut_by_id(id);
    let document = document.filter(|document| document.path() == Some(path));
    if let Some((document, now)) = document.zip(now) {
        document.keep_instead_of_file(Some(now));
    }
}

fn why_not_saved(name: &Path, order: &SaveOrder, error: &SaveError) -> String {
    let text = save_error_text(name, error);
    let has_copy = matches!(order.copy, CopyPlace::Recovery(_));
    if has_copy && matches!(error, SaveError::InPlaceBroken { .. }) {
        format!("{text} {}", tr("save-copy-kept"))
    } else {
        text
    }
}

fn mark_saved(own: &mut FilesState, shared: &mut Shared, order: &SaveOrder, saved: Saved) {
    let id = order.document;
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    let (path, rows) = (order.path.clone(), order.rows.clone());
    document.mark_saved(path, order.state, saved, rows);
    let name = Shared::name_of(document);
    let games = document.unsaved_games();
    own.noticed.remove(&id);
    shared.failures.clear();
    if games > 0 {
        say_without_games(shared, id, name, games);
    } else {
        shared.inform(tr_with("message-saved", &[("name", name.into())]));
    }
    shared.show_place(&order.path);
}

/// Reports that a file is saved, which has no place for the games of its rows, and offers to save them.
fn say_without_games(shared: &mut Shared, id: DocumentId, name: String, games: usize) {
    let [number, count] = counted(games);
    let variables = [("name", name.into()), number, count];
    let text = tr_with("message-saved-without-games", &variables);
    let seen = shared.shown();
    if seen.0 != id {
        return shared.inform(text);
    }
    let offer = MessageOffer::Run {
        text_id: "question-games-save",
        command: Command::SaveGames,
        seen,
    };
    shared.inform_offering(text, offer);
}

impl Shared {
    /// Whether a document is being written.
    pub fn is_saving(&self, id: DocumentId) -> bool {
        let is_of = |saving: &SavingOther| saving.0.document == id;
        self.tasks.any(|saving: &Saving| saving.0.document == id)
            || self.tasks.any(is_of)
            || self.is_becoming_fen(id)
    }

    /// Whether a document is being written to a disk that responds.
    pub fn is_saving_well(&self, id: DocumentId) -> bool {
        let mut saving = self.tasks.running::<Saving>();
        let mut other = self.tasks.running::<SavingOther>();
        saving.any(|(running, saving)| !running.is_silent && saving.0.document == id)
            || other.any(|(running, saving)| !running.is_silent && saving.0.document == id)
            || self.is_becoming_fen(id)
    }
}

/// Removes the remains of killed saves beside a file.
#[derive(Debug)]
pub struct SweepBeside {
    /// The file.
    pub path: PathBuf,
}

impl Work for SweepBeside {
    type News = Infallible;
    type Answer = ();

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) {
        collection::sweep_beside(&self.path);
    }
}

/// The task that cleans up a folder.
#[derive(Debug, PartialEq, Eq)]
pub struct Sweeping {
    folder: Option<PathBuf>,
}

impl Task<State> for Sweeping {
    type Work = SweepBeside;

    fn status(&self) -> String {
        tr("status-looking")
    }

    fn on_answer(&self, _id: TaskId, (): (), _state: &mut State, _runner: &mut dyn Runner) {}
}

/// Cleans up beside the file of a document that was opened, as an earlier save of it may have been killed.
pub(super) fn sweep_beside(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    let path = shared.document_by_id(id).and_then(Document::path);
    let Some(path) = path.map(Path::to_owned) else {
        return;
    };
    let folder = path.parent().map(Path::to_owned);
    let task = Sweeping { folder };
    if !shared.tasks.any(|sweeping: &Sweeping| *sweeping == task) {
        start(shared, task, SweepBeside { path }, runner);
    }
}
