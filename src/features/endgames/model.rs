//! The results of endgames that are known, and the piece that is held.

pub(crate) mod tables;

use crate::reach::Reach;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_collection::outcomes::{Outcome, Outcomes, RankedMove, Trial, for_the_other_side};
use tabiya_lines::TableFolders;
use tabiya_tables::small::MOST_PIECES;
use tables::TablesState;

/// Actions on the results of endgames.
#[derive(Debug)]
pub enum EndgamesAction {
    /// Another piece is held, or none.
    Hold(Option<Box<Trial>>),
    /// Show the results as if the other side were to move, or show them as they are.
    ToggleOtherSide,
    /// Look for tables in this folder, too.
    AddFolder(PathBuf),
    /// No longer look for tables in this folder.
    RemoveFolder(PathBuf),
    /// Look for tables again.
    LookForTables,
}

impl EndgamesAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// A question to the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// The result of a position.
    Position(Position),
    /// The results with a piece on each square.
    Squares(Trial),
    /// The results after each legal move.
    Moves(Position),
}

impl Question {
    /// The fewest and the most pieces of the positions that it is about.
    pub(crate) fn piece_counts(&self) -> [u32; 2] {
        match self {
            Self::Position(position) | Self::Moves(position) => {
                let count = position.board.occupied().len();
                [count, count]
            }
            Self::Squares(trial) => trial.piece_counts(),
        }
    }
}

/// The answer to a question; `None` where tables do not know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum KnownResult {
    /// The result of a position.
    Position(Option<Outcome>),
    /// The results with a piece on each square.
    Squares(Box<Outcomes>),
    /// The legal moves, the best first.
    Moves(Option<Vec<RankedMove>>),
}

/// The number of answers that are kept: all that is shown about a few positions.
const MOST_ANSWERS: usize = 12;

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
pub struct EndgamesState {
    /// Whether results are also shown as if the other side were to move.
    pub is_for_other: bool,
    /// The piece that is held, and the position before it is put down.
    pub(crate) held: Option<Box<Trial>>,
    /// The user's own tables.
    pub(crate) tables: TablesState,
    answers: VecDeque<(Question, KnownResult)>,
}

impl EndgamesState {
    /// The answer to a question, if it has come.
    pub(crate) fn answer(&self, question: &Question) -> Option<&KnownResult> {
        let mut answers = self.answers.iter();
        let (_, answer) = answers.find(|(asked, _)| asked == question)?;
        Some(answer)
    }

    /// Keeps an answer. The oldest ones are forgotten.
    pub(crate) fn keep(&mut self, question: Question, answer: KnownResult) {
        if self.answers.len() >= MOST_ANSWERS {
            self.answers.pop_front();
        }
        self.answers.push_back((question, answer));
    }

    /// Answers with these tables from now on.
    pub(crate) fn use_tables(&mut self, tables: Option<Arc<TableFolders>>) {
        self.tables.tables = tables;
        self.forget_answers();
    }

    /// Forgets all answers; those that are shown are asked for again.
    pub(crate) fn forget_answers(&mut self) {
        self.answers.clear();
    }

    /// The user's own tables, if this question needs them.
    pub(crate) fn files_for(&self, question: &Question) -> Option<&Arc<TableFolders>> {
        let [_, most] = question.piece_counts();
        self.tables.beyond(MOST_PIECES, most)
    }

    /// Whether a position with this number of pieces has no result because the disk with the tables does not answer.
    pub(crate) fn waits_for_disk(&self, pieces: u32) -> bool {
        let is_reached = pieces <= self.tables.most_pieces();
        self.tables.is_silent && is_reached && pieces > MOST_PIECES
    }

    /// The result of this position, if it is known.
    pub(crate) fn outcome_of(&self, position: &Position) -> Option<Outcome> {
        match self.answer(&Question::Position(*position))? {
            KnownResult::Position(outcome) => *outcome,
            _ => None,
        }
    }

    /// The result of this position if the other side were to move, if that is wanted and known.
    pub(crate) fn outcome_for_other(&self, position: &Position) -> Option<Outcome> {
        let other = self.is_for_other.then(|| for_the_other_side(position))?;
        self.outcome_of(&other)
    }

    /// The piece that is held, for the side that is to move afterwards.
    pub(crate) fn trial(&self) -> Option<Trial> {
        self.held.as_ref().map(|held| Trial {
            is_for_other: self.is_for_other,
            ..**held
        })
    }

    /// The results with the held piece on each square, if any is known.
    pub(crate) fn squares(&self) -> Option<&Outcomes> {
        match self.answer(&Question::Squares(self.trial()?))? {
            KnownResult::Squares(outcomes) if outcomes.are_known() => Some(outcomes),
            _ => None,
        }
    }

    /// The legal moves of this position, the best first, if they are known.
    pub(crate) fn moves(&self, position: &Position) -> Option<&[RankedMove]> {
        match self.answer(&Question::Moves(*position))? {
            KnownResult::Moves(moves) => moves.as_deref(),
            _ => None,
        }
    }
}
