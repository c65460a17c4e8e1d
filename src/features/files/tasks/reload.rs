//! The file of a document is read again, since another program has changed it.

use super::load::{
    Load, LoadAnswer, LoadNews, Loading, broken_off, document_of, drop_part, grow, note_whole,
    stop_reading,
};
use crate::app::action::Message;
use crate::app::state::{Abandoned, Effect, Shared, State, Task};
use crate::app::update::tasks::{stop, stop_where};
use crate::document::{Document, DocumentId, StateId};
use crate::features::fen::update::draft;
use crate::features::files::listed::listed;
use crate::features::list::update::browsing;
use crate::lines::{Growth, LoadError, Loaded};
use crate::tasks::{Runner, TaskId};
use crate::text::{tr, tr_with};
use std::path::PathBuf;

/// The file of a document is being read again.
#[derive(Debug)]
pub struct Reloading {
    /// Which document.
    pub document: DocumentId,
    /// Its file.
    pub path: PathBuf,
    /// Its content until now.
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
                reloading(state, self.document, self.content, loaded, runner);
            }
            LoadNews::Grown(growth) => {
                if !self.grow(state, growth, runner) {
                    stop_reading(state, id, runner);
                }
            }
        }
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: LoadAnswer,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let id = self.document;
        match answer {
            LoadAnswer::Several(listing) => listed(state, self.path.clone(), listing),
            LoadAnswer::Loaded(Ok((growth, fingerprint))) => {
                self.grow(state, growth, runner);
                if let Some(name) = note_whole(state, id, fingerprint) {
                    state
                        .shared
                        .inform(tr_with("message-reloaded", &[("name", name.into())]));
                }
            }
            LoadAnswer::Loaded(Err(error)) => broken_off(state, id, &self.path, &error),
        }
        state.shared.send(Message::GoOnOpening);
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        drop_part(state, self.document);
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
    /// More lines are known. Returns whether there is such a document.
    fn grow(&self, state: &mut State, growth: Growth, runner: &mut dyn Runner) -> bool {
        let id = self.document;
        let length = |state: &State| {
            state
                .shared
                .document_by_id(id)
                .map(|found| found.rows().len())
        };
        let known = length(state).unwrap_or_default();
        if !grow(state, id, growth) {
            return false;
        }
        let has_come = (known..length(state).unwrap_or_default()).contains(&self.row);
        let is_before = state
            .shared
            .document_by_id(id)
            .is_some_and(|found| found.row() < known);
        if has_come && is_before {
            return_to_row(state, id, self.row, runner);
        }
        true
    }
}

/// The first lines of the file that is read again are there.
fn reloading(
    state: &mut State,
    id: DocumentId,
    content: StateId,
    loaded: Loaded,
    runner: &mut dyn Runner,
) {
    let is_as_it_was = |document: &Document| document.state_id() == content;
    if !state.shared.document_by_id(id).is_some_and(is_as_it_was) {
        // The user has gone on editing: it has to be asked once more.
        stop_reloading(state, id, runner);
        state.files.noticed.remove(&id);
        return state.shared.send(Message::LookAtFiles);
    }
    if state.shared.document().id() == id {
        draft::end(state);
    }
    stop_work_on_rows(state, id, runner);
    if let Some(document) = state.shared.document_mut_by_id(id) {
        *document = match document.path() {
            // What stands there now is packed: a save must not put text in its place.
            Some(path) if loaded.unpacked_from.is_some() => {
                let path = path.to_owned();
                document_of(id, path, loaded)
            }
            _ => document.reloaded(loaded.source, loaded.fingerprint),
        };
        state.files.noticed.remove(&id);
        state.shared.effects.push(Effect::ShowCurrentRow);
    }
}

fn stop_reloading(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    stop(state, runner, |task: &Reloading| task.document == id);
}

/// What is being found out of the rows holds for lines that are gone.
fn stop_work_on_rows(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    stop_where(state, runner, |running| {
        running.task.works_on_rows_of() == Some(id)
    });
    // It was meant for lines that are gone.
    state.shared.waiting.remove(&id);
}

/// Shows the row that was shown before the file was read again.
fn return_to_row(state: &mut State, id: DocumentId, row: u64, runner: &mut dyn Runner) {
    if state.shared.document().id() == id {
        browsing::select_row(state, row, runner);
    } else {
        browsing::return_to_row(state, id, row);
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
