//! Copies the lines that the user wrote into a new document.

use crate::model::action::{Action, FilesAction};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{
    Document, DocumentId, FoundGames, GamesToKeep, StateId, find_games,
};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LineId, Rows, Source};
use tabiya_text::{counted, tr, tr_with};

/// Collects the lines that the user wrote.
#[derive(Debug)]
pub struct TakeOwnLines {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The games of the rows.
    pub games: GamesToKeep,
}

impl Work for TakeOwnLines {
    type News = Infallible;
    /// The lines, and the games of them.
    type Answer = (Rows, FoundGames);

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let lines = own_lines(&self.rows);
        // The games of the file's lines stay with these.
        let games = find_games(&lines, self.games.in_rows(&self.rows));
        (lines, games)
    }
}

/// The task that copies the user's own lines.
#[derive(Debug)]
pub struct TakingOwnLines {
    /// The document.
    document: DocumentId,
    /// The state of the document.
    content: StateId,
    /// Whether the file is read again afterwards.
    reloads: bool,
}

impl Task<State> for TakingOwnLines {
    type Work = TakeOwnLines;

    fn status(&self) -> String {
        tr("status-keeping-edits")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        (lines, games): (Rows, FoundGames),
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let id = self.document;
        let is_as_it_was = |document: &Document| document.state_id() == self.content;
        if !state.shared.document_by_id(id).is_some_and(is_as_it_was) {
            return take_own_lines(&mut state.shared, id, self.reloads, runner);
        }
        if !lines.is_empty() {
            let count = lines.len();
            let new = DocumentId(state.shared.next_number());
            let mut document = Document::from_rows(new, lines);
            document.take_games(games);
            state.shared.show_document(document);
            state
                .shared
                .inform(tr_with("message-own-lines", &counted(count)));
        }
        if self.reloads {
            state.shared.send(Action::SelectDocument(id));
            state.shared.send(FilesAction::ReadAgain(id));
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<(Rows, FoundGames)> {
        Abandoned::Forgotten
    }
}

/// Copies the user's own lines into a new document, and then reads the file again if `reloads` is set.
pub(crate) fn take_own_lines(
    shared: &mut Shared,
    id: DocumentId,
    reloads: bool,
    runner: &mut dyn Runner,
) {
    let Some(document) = shared.document_by_id(id) else {
        return;
    };
    let task = TakingOwnLines {
        document: id,
        content: document.state_id(),
        reloads,
    };
    let work = TakeOwnLines {
        rows: document.rows().clone(),
        games: document.games_to_keep(),
    };
    start(shared, task, work, runner);
}

/// The rows that are not lines of the file, in their order, as independent rows.
fn own_lines(rows: &Rows) -> Rows {
    let mut lines = Vec::new();
    rows.each_line_id(0..rows.len(), |_, line| {
        if let LineId::Own(line) = line {
            lines.extend(rows.own_line(line).map(<[u8]>::to_vec));
        }
    });
    let mut own = Rows::new(Arc::new(Source::empty()));
    if let Some(span) = own.add_own_lines(lines) {
        own.splice(0, 0, &[span]);
    }
    own
}
