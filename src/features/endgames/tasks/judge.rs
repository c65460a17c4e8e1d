//! Answers to questions about endgames, from the tables.

use crate::features::endgames::model::{KnownResult, Question};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::outcomes::{Outcome, ranked_moves};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::TableFolders;
use tabiya_tables::Shelf;
use tabiya_text::tr;

/// Asks the tables.
#[derive(Debug)]
pub(crate) struct AskTables {
    question: Question,
    /// The user's own tables, if they are needed.
    files: Option<Arc<TableFolders>>,
}

impl Work for AskTables {
    type News = Infallible;
    type Answer = KnownResult;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let shelf = self.files.as_deref().map(|files| files as &dyn Shelf);
        answer(&self.question, shelf)
    }
}

/// The answer of the tables. A table that has not been used yet is unpacked first, or read from the disk.
pub(crate) fn answer(question: &Question, shelf: Option<&dyn Shelf>) -> KnownResult {
    match question {
        Question::Position(position) => KnownResult::Position(Outcome::of(position, shelf)),
        Question::Squares(trial) => KnownResult::Squares(Box::new(trial.outcomes(shelf))),
        Question::Moves(position) => KnownResult::Moves(ranked_moves(position, shelf)),
    }
}

/// The task that asks the tables.
#[derive(Debug)]
pub(crate) struct AskingTables {
    question: Question,
    /// The user's own tables, if they are asked: their disk may hang.
    files: Option<Arc<TableFolders>>,
}

impl AskingTables {
    /// Whether the tables are files.
    pub(crate) fn uses_files(&self) -> bool {
        self.files.is_some()
    }
}

impl Task<State> for AskingTables {
    type Work = AskTables;

    fn status(&self) -> String {
        tr("status-endgame")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: KnownResult,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if self.uses_files() {
            state.endgames.tables.is_silent = false;
        }
        let needed = state.endgames.files_for(&self.question);
        let is_same =
            |(asked, needed): (&Arc<TableFolders>, &Arc<TableFolders>)| Arc::ptr_eq(asked, needed);
        // If other tables were found in the meantime, the upkeep asks them.
        if self.files.is_some() == needed.is_some()
            && self.files.as_ref().zip(needed).is_none_or(is_same)
        {
            state.endgames.keep(self.question, answer);
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        // The same question would fail again.
        state
            .endgames
            .keep(self.question, KnownResult::Position(None));
    }

    fn on_silence(&self, state: &mut State, _runner: &mut dyn Runner) {
        state.endgames.tables.is_silent |= self.uses_files();
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<KnownResult> {
        Abandoned::Forgotten
    }
}

/// Stops asking tables that are files and no longer wanted: their disk may hang.
pub(crate) fn stop_asking_files(shared: &mut Shared, runner: &mut dyn Runner) {
    stop(shared, runner, AskingTables::uses_files);
}

/// Starts to ask the tables, with those of the user if they are needed.
pub(crate) fn ask_tables(
    shared: &mut Shared,
    question: Question,
    files: Option<Arc<TableFolders>>,
    runner: &mut dyn Runner,
) {
    let task = AskingTables {
        question,
        files: files.clone(),
    };
    start(shared, task, AskTables { question, files }, runner);
}
