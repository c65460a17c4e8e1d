//! Puts games back into the rows of a file that was read again, or that was opened again with the last session.
//!
//! A game whose line is no longer in the file goes into a new document, so it is never dropped.

use crate::features::files::model::files_state::{FilesState, ReturningGames};
use crate::model::action::Action;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use tabiya_collection::document::{Document, DocumentId, FoundGames, KeptGame, find_games};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::Rows;
use tabiya_text::{counted, tr, tr_with};

/// Finds the rows of games.
#[derive(Debug)]
pub struct ReturnGames {
    /// The games.
    pub games: ReturningGames,
    /// A snapshot of the rows.
    pub rows: Rows,
}

impl Work for ReturnGames {
    type News = Infallible;
    type Answer = FoundGames;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> FoundGames {
        let games = match self.games {
            ReturningGames::OfRows(games, rows) => games.in_rows(&rows),
            ReturningGames::Kept(games) => games,
        };
        find_games(&self.rows, games)
    }
}

/// The task that finds the rows of games.
#[derive(Debug)]
pub struct ReturningGamesTo {
    document: DocumentId,
    /// The name of the document, which may be closed meanwhile.
    name: String,
}

impl Task<State> for ReturningGamesTo {
    type Work = ReturnGames;

    fn status(&self) -> String {
        tr("status-keeping-edits")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        mut found: FoundGames,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let lost = std::mem::take(&mut found.lost);
        if let Some(document) = state.shared.document_mut_by_id(self.document) {
            document.take_games(found);
        }
        set_apart(&mut state.shared, &self.name, lost);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<FoundGames> {
        Abandoned::Kept
    }
}

/// Puts games into a new document, and returns to the one that is shown.
fn set_apart(shared: &mut Shared, name: &str, games: Vec<KeptGame>) {
    if games.is_empty() {
        return;
    }
    let [number, count] = counted(games.len() as u64);
    let (new, shown) = (DocumentId(shared.next_number()), shared.document().id());
    shared.show_document(Document::of_games(new, games));
    shared.send(Action::SelectDocument(shown));
    let variables = [("name", name.to_owned().into()), number, count];
    shared.report_failure(tr_with("games-apart", &variables));
}

/// Starts to return games to the documents that have been read to their end. The games of a document that is gone, since
/// its file could not be read, go into a new one.
pub(crate) fn return_games(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    let ready = |id: &DocumentId| match shared.document_by_id(*id) {
        Some(document) => document.is_whole() && !shared.is_loading(*id),
        None => true,
    };
    let ready: Vec<_> = own.returning_games.keys().copied().filter(ready).collect();
    for id in ready {
        let Some((name, games)) = own.returning_games.remove(&id) else {
            continue;
        };
        let rows = shared.document_by_id(id).map(Document::rows).cloned();
        let rows = rows.unwrap_or_else(|| Document::new(id, []).rows().clone());
        let task = ReturningGamesTo { document: id, name };
        start(shared, task, ReturnGames { games, rows }, runner);
    }
}
