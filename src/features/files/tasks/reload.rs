//! Reads the file of a document again after another program has changed it.

use super::load::{
    Load, LoadAnswer, LoadNews, Loading, broken_off, document_of, drop_part, grow, note_whole,
    read_picture, stop_reading,
};
use crate::features::files::model::files_state::{FilesState, ReturningGames};
use crate::features::files::model::question::WindowQuestion;
use crate::features::files::tasks::collections::listed;
use crate::model::action::{FilesAction, ListAction};
use crate::model::state::{Abandoned, Shared, State, Task, WindowEffect};
use crate::model::task_control::{stop, stop_where};
use std::path::PathBuf;
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_desktop::tasks::{Runner, TaskId};
use tabiya_lines::{Growth, LoadError, Loaded};
use tabiya_text::{tr, tr_with};

/// The task that reads the file of a document again.
#[derive(Debug)]
pub struct Reloading {
    /// The document.
    pub document: DocumentId,
    /// Its file.
    pub path: PathBuf,
    /// The state of the document before.
    pub content: StateId,
    /// The row that was shown.
    pub row: u64,
}

impl Task<State> for Reloading {
    type Work = Load;

    fn status(&self) -> String {
        tr("status-reloading")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_news(&self, id: TaskId, news: LoadNews, state: &mut State, runner: &mut dyn Runner) {
        match news {
            LoadNews::Opened(loaded) => {
                reloading(
                    &mut state.files,
                    &mut state.shared,
                    self.document,
                    self.content,
                    loaded,
                    runner,
                );
            }
            LoadNews::Grown(growth) => {
                if !self.grow(&mut state.shared, growth) {
                    stop_reading(&mut state.shared, id, runner);
                }
            }
            // A document made from games has no file that could be read again.
            LoadNews::Converted(..) => {}
        }
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: LoadAnswer,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let id = self.document;
        match answer {
            LoadAnswer::Asked(asked) => {
                state
                    .shared
                    .questions
                    .push_back(WindowQuestion::OpenGames(asked));
            }
            LoadAnswer::Several(listing) => listed(&mut state.shared, self.path.clone(), listing),
            LoadAnswer::Picture => read_picture(&mut state.shared, &self.path),
            LoadAnswer::Pages => state.shared.offer_diagrams(self.path.clone()),
            LoadAnswer::Loaded(Ok((growth, fingerprint))) => {
                self.grow(&mut state.shared, growth);
                if let Some(name) = note_whole(&mut state.shared, id, fingerprint) {
                    state
                        .shared
                        .inform(tr_with("message-reloaded", &[("name", name.into())]));
                }
            }
            LoadAnswer::Loaded(Err(error)) => broken_off(&mut state.shared, id, &self.path, &error),
        }
        state.shared.send(FilesAction::ContinueOpening);
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        drop_part(&mut state.shared, self.document);
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

impl Reloading {
    /// Adds lines to the document. Returns `false` if the document no longer exists.
    fn grow(&self, shared: &mut Shared, growth: Growth) -> bool {
        let id = self.document;
        let length = |shared: &Shared| shared.document_by_id(id).map(|found| found.rows().len());
        let known = length(shared).unwrap_or_default();
        if !grow(shared, id, growth) {
            return false;
        }
        let has_come = (known..length(shared).unwrap_or_default()).contains(&self.row);
        let is_before = shared
            .document_by_id(id)
            .is_some_and(|found| found.row() < known);
        if has_come && is_before {
            return_to_row(shared, id, self.row);
        }
        true
    }
}

/// Replaces the contents of the document by the first lines of the file.
fn reloading(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    content: StateId,
    loaded: Loaded,
    runner: &mut dyn Runner,
) {
    let is_as_it_was = |document: &Document| document.state_id() == content;
    if !shared.document_by_id(id).is_some_and(is_as_it_was) {
        // The user has continued editing, so the question must be asked again.
        stop_reloading(shared, id, runner);
        own.noticed.remove(&id);
        return shared.send(FilesAction::LookAtFiles);
    }
    if shared.document().id() == id {
        shared.end_draft();
    }
    stop_work_on_rows(shared, id, runner);
    if let Some(document) = shared.document_mut_by_id(id) {
        keep_games(own, document);
        *document = match document.path() {
            // The file is packed now: a save must not replace it by text.
            Some(path) if loaded.unpacked_from.is_some() => {
                let path = path.to_owned();
                document_of(id, path, loaded)
            }
            _ => document.reloaded(loaded.source, loaded.fingerprint),
        };
        own.noticed.remove(&id);
        shared.effects.push(WindowEffect::ShowCurrentRow);
    }
}

/// Keeps the games of a document whose lines are read again. The lines that the user has written since the last save, and
/// their games, are in a new document already.
fn keep_games(own: &mut FilesState, document: &Document) {
    let games = if document.is_modified() {
        document.games_to_keep().of_file_lines()
    } else {
        document.games_to_keep()
    };
    if !games.is_empty() {
        let name = Shared::name_of(document);
        let games = ReturningGames::OfRows(games, document.rows().clone());
        own.returning_games.insert(document.id(), (name, games));
    }
}

fn stop_reloading(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    stop(shared, runner, |task: &Reloading| task.document == id);
}

/// Stops the tasks whose results would be about lines that are gone.
fn stop_work_on_rows(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    stop_where(shared, runner, |running| {
        running.task.works_on_rows_of() == Some(id)
    });
    // The waiting action was meant for lines that are gone.
    shared.waiting.remove(&id);
}

/// Shows the row that was shown before the file was read again.
fn return_to_row(shared: &mut Shared, id: DocumentId, row: u64) {
    if shared.document().id() == id {
        shared.send(ListAction::SelectRow(row));
    } else if let Some(document) = shared.document_mut_by_id(id) {
        // It is not worth waiting for a row that is not in memory, because it is not visible.
        let _is_at_hand = document.select_row(row).is_ok();
    }
}

impl Shared {
    /// Whether the lines of a document are still being read.
    pub fn is_loading(&self, id: DocumentId) -> bool {
        let mut loading = self.tasks.running::<Loading>();
        loading.any(|(running, _)| DocumentId(running.id.0) == id)
            || self.tasks.any(|task: &Reloading| task.document == id)
    }
}
