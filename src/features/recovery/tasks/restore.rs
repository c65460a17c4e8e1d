//! Reads work that was left behind, for the preview or for opening.
//!
//! A journal that is too large for the allowed effort is not read.

use crate::features::recovery::model::{CrashRecovery, NotRestored, Recovery, RestoredWork};
use crate::model::action::RecoveryAction;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{KeptGame, find_games, read_body};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::recovery::{AbandonedWork, Effort, RestoreError, Restored, restore_with};
use tabiya_text::{load_error_text, tr, tr_with};

/// Reads work that was left behind.
#[derive(Debug)]
pub struct Restore {
    /// The journal of the work.
    pub found: AbandonedWork,
    /// The allowed effort.
    pub effort: Effort,
}

impl Work for Restore {
    type News = Infallible;
    /// The journal, which is locked from now on if it could be read, and its content.
    type Answer = (AbandonedWork, Box<Result<RestoredWork, RestoreError>>);

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let (found, result) = restore_held(self.found, self.effort, &mut progress);
        (found, Box::new(result))
    }
}

/// The task that reads the journal in this folder.
#[derive(Debug)]
pub struct Restoring(pub PathBuf);

impl Task<State> for Restoring {
    type Work = Restore;

    fn status(&self) -> String {
        tr("status-recovering")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        (found, result): <Restore as Work>::Answer,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        restored(&mut state.recovery, &mut state.shared, &found, *result);
    }

    fn on_failure(&self, _id: TaskId, why: &str, state: &mut State, _runner: &mut dyn Runner) {
        failed(&mut state.recovery, &mut state.shared, &self.0, why);
    }

    fn on_abandoned(
        &self,
        id: TaskId,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<Restore as Work>::Answer> {
        state.shared.tasks.remove(id);
        failed(
            &mut state.recovery,
            &mut state.shared,
            &self.0,
            &tr("message-cancelled"),
        );
        Abandoned::Kept
    }
}

/// Starts to read the journal of an entry if its content is unknown.
pub(crate) fn read(own: &mut Recovery, shared: &mut Shared, place: usize, runner: &mut dyn Runner) {
    let Some(left) = own.left.get_mut(place) else {
        return;
    };
    let folder = left.found.folder().to_owned();
    if left.restored.is_none() && !shared.tasks.any(|Restoring(reading)| *reading == folder) {
        left.effort = match (left.effort, left.is_wanted) {
            (Effort::AllTheSame, true) => Effort::AllTheSame,
            (_, true) => Effort::Open,
            (_, false) => Effort::Look,
        };
        // A stopped task may run for a moment longer, but must not offer anything.
        let (found, effort) = (left.found.taken(), left.effort);
        start(shared, Restoring(folder), Restore { found, effort }, runner);
    }
}

/// Reads the journal and keeps it locked, so that no other program opens work that may be opened here.
fn restore_held(
    found: AbandonedWork,
    effort: Effort,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> (AbandonedWork, Result<RestoredWork, RestoreError>) {
    match found.hold() {
        Ok(Some(held)) => {
            let result = restore_with(&held, effort, progress);
            (held, result.map(with_games))
        }
        Ok(None) => (found, Err(RestoreError::Taken)),
        Err(error) => (found, Err(RestoreError::Journal(error))),
    }
}

/// Reads the games in the notes of a journal, and finds their rows.
fn with_games(restored: Restored) -> RestoredWork {
    let mut trees = HashMap::new();
    let mut kept = Vec::new();
    for note in &restored.notes {
        let tree = trees
            .entry(Arc::as_ptr(&note.body).addr())
            .or_insert_with(|| read_body(&note.body));
        let tree = tree.as_ref();
        kept.extend(tree.and_then(|tree| KeptGame::read(&note.head, tree)));
    }
    let mut rows = restored.rows.clone();
    rows.splice(0, rows.len(), &restored.spans);
    let games = find_games(&rows, kept);
    RestoredWork {
        lost_games: restored.notes.len() - games.count(),
        rows: restored,
        games,
    }
}

/// Takes the content of an entry. The task that read the journal holds its lock.
fn restored(
    own: &mut Recovery,
    shared: &mut Shared,
    found: &AbandonedWork,
    result: Result<RestoredWork, RestoreError>,
) {
    let folder = found.folder().to_owned();
    let result = match result {
        Ok(restored) => {
            let mut all = own.left.iter_mut();
            if let Some(left) = all.find(|left| left.found == *found) {
                left.found = left.found.held_as(found);
            }
            Ok(Box::new(restored))
        }
        Err(RestoreError::TooLarge(demand)) => Err(NotRestored::TooLarge(demand)),
        Err(error) => Err(NotRestored::Failed(restore_error_text(found, &error))),
    };
    answer(own, shared, &folder, result);
}

/// Handles a program fault while a journal was read.
fn failed(own: &mut Recovery, shared: &mut Shared, folder: &Path, why: &str) {
    let variables = [("reason", why.into())];
    let text = tr_with("recovery-no-journal", &variables);
    answer(own, shared, folder, Err(NotRestored::Failed(text)));
}

fn answer(
    own: &mut Recovery,
    shared: &mut Shared,
    folder: &Path,
    result: Result<Box<RestoredWork>, NotRestored>,
) {
    let is_it = |left: &&mut CrashRecovery| left.found.folder() == folder;
    if let Some(left) = own.left.iter_mut().find(is_it) {
        let is_wanted = std::mem::take(&mut left.is_wanted);
        left.is_wanted = is_wanted && result.is_ok();
        left.restored = Some(result);
        if is_wanted && !left.is_wanted {
            // So far the entry was read only for the preview, with a lower limit. With a higher limit, reading may
            // succeed.
            left.want();
        }
        shared.send(RecoveryAction::ContinueOpening);
    }
}

fn restore_error_text(found: &AbandonedWork, error: &RestoreError) -> String {
    match error {
        RestoreError::Journal(error) => {
            let variables = [("reason", error.to_string().into())];
            tr_with("recovery-no-journal", &variables)
        }
        RestoreError::Base(error) => load_error_text(&found.folder().join("base"), error),
        RestoreError::Taken => tr("recovery-taken"),
        RestoreError::Cancelled | RestoreError::TooLarge(_) => tr("message-cancelled"),
    }
}
