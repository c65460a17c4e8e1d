//! Finds positions in a text that is too long to read within a frame.

use crate::features::clipboard::InText;
use crate::features::clipboard::model::positions::look_at_text;
use crate::features::files::model::question::{Again, Positions, WindowQuestion};
use crate::model::action::{FenAction, GamesAction, ListAction, PicturesAction};
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::games::{PastedGames, PlayedMove};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_notation::fen::FenStyle;
use tabiya_text::{size_text, tr, tr_with};

/// Finds positions in a text.
#[derive(Debug)]
pub struct LookAtText {
    /// The text.
    pub text: Arc<String>,
    /// Whether a collection keeps all of its lines.
    pub takes_lines: bool,
    /// The style of the lines made from positions.
    pub style: FenStyle,
    /// The operation for the played move in the records of games.
    pub played: PlayedMove,
}

impl Work for LookAtText {
    type News = Infallible;
    /// `None` if the task was cancelled.
    type Answer = Option<InText>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Option<InText> {
        let mut progress = |done, of| report.progress(done, of);
        let Self { style, played, .. } = self;
        look_at_text(&self.text, self.takes_lines, style, played, &mut progress)
    }
}

/// The task that finds positions in a pasted text.
#[derive(Debug)]
pub struct LookingAtText {
    /// The whole text.
    text: Arc<String>,
    /// The document that was shown.
    document: DocumentId,
    /// Its state.
    content: StateId,
    /// Its current row.
    row: u64,
    /// Whether the list had the keyboard focus, so that the positions become rows.
    for_rows: bool,
}

impl Task<State> for LookingAtText {
    type Work = LookAtText;

    fn status(&self) -> String {
        tr("status-looking-at-text")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        found: Option<InText>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        match found {
            None => state.shared.inform(tr("message-cancelled")),
            Some(InText::Nothing) => {
                let variables = [("size", size_text(self.text.len() as u64).into())];
                let text = Arc::clone(&self.text);
                state.shared.send(FenAction::CutText(text));
                state
                    .shared
                    .report_failure(tr_with("message-no-position-in-long-text", &variables));
            }
            Some(InText::Games(PastedGames::One(game)))
                if !self.for_rows && !self.is_as_it_was(&state.shared) =>
            {
                let games = PastedGames::Several(game.text);
                let rows_of = None;
                state.shared.send(GamesAction::TakeGames { games, rows_of });
            }
            Some(InText::Games(games)) => {
                let rows_of = self.for_rows.then_some(self.document);
                state.shared.send(GamesAction::TakeGames { games, rows_of });
            }
            Some(InText::Lines(lines)) => {
                state
                    .shared
                    .send(ListAction::AddLines(self.document, lines));
            }
            Some(InText::Positions { lines, .. }) if self.for_rows => {
                state
                    .shared
                    .send(ListAction::AddLines(self.document, lines));
            }
            Some(InText::Positions { first, lines })
                if lines.len() == 1 && self.is_as_it_was(&state.shared) =>
            {
                state.shared.send(FenAction::ReplacePosition(first));
            }
            Some(InText::Positions { first, lines }) => {
                let found = Again::new(Positions {
                    texts: vec![first],
                    lines: Some(lines),
                });
                state
                    .shared
                    .questions
                    .push_back(WindowQuestion::AddSeveral(found));
            }
            Some(InText::Files(files)) => state.shared.send(PicturesAction::OpenNamed(files)),
        }
    }
}

impl LookingAtText {
    /// Whether the document, its state and its row are the same as when the text was pasted. Otherwise the user is
    /// asked first, as a change of the current document would be a surprise.
    fn is_as_it_was(&self, shared: &Shared) -> bool {
        let document = shared.document();
        document.id() == self.document
            && document.state_id() == self.content
            && document.row() == self.row
    }
}

/// Begins to find positions in a pasted text.
pub(crate) fn look(shared: &mut Shared, text: String, for_rows: bool, runner: &mut dyn Runner) {
    let text = Arc::new(text);
    let document = shared.document();
    let task = LookingAtText {
        document: document.id(),
        content: document.state_id(),
        row: document.row(),
        for_rows,
        text: Arc::clone(&text),
    };
    let work = LookAtText {
        text,
        takes_lines: for_rows,
        style: shared.settings.fen_style(),
        played: shared.settings.games_move,
    };
    start(shared, task, work, runner);
}
