//! The state of solving: the choice of the problems, the session, and the problem that is shown.

pub(crate) mod score;
pub(crate) mod shown;

use crate::reach::Reach;
use shown::ShownProblem;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::{Role, Square};
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_collection::passes::{ProblemRow, Problems};
use tabiya_collection::solving::{Outcome, Tries};
use tabiya_collection::tree::PlacesByLine;
use tabiya_lines::Rows;

/// Actions on solving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveAction {
    /// Show the choice of the problems of the document that is shown.
    Open,
    /// Look for the problems again.
    Look,
    /// Ask these problems.
    Which(WhichProblems),
    /// Ask them in any order, or in their own.
    Shuffled(bool),
    /// Ask only the first move of each, or the whole line.
    OnlyFirst(bool),
    /// Ask the first problem.
    Start,
    /// Pick up the piece on a square, or move the picked piece there.
    Choose(Square),
    /// Move a piece from one square to another.
    Move {
        /// The start square.
        from: Square,
        /// The destination square.
        to: Square,
    },
    /// Promote the pawn on the last rank to this piece.
    Promote(Role),
    /// Put down the picked piece, or take back the pawn that waits for a choice of promotion.
    PutDown,
    /// Move the keyboard cursor to this square.
    PutCursor(Square),
    /// The user has changed the text in the move field.
    TextChanged(String),
    /// Enter was pressed in the move field.
    TextEntered,
    /// Give a hint.
    Hint,
    /// Show the solution.
    Solution,
    /// Go to the next problem.
    Next,
    /// Go to the previous problem.
    Previous,
    /// Do what the problem waits for, if it still waits for the step with this number.
    Proceed(u64),
    /// Show the score.
    Score,
    /// Return from the score to the problem.
    Back,
    /// Write the results of the session into the records.
    WriteResults,
    /// Results have been written into the records of a document.
    ResultsWritten(DocumentId),
}

impl SolveAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The problems to ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WhichProblems {
    /// All of them.
    #[default]
    All,
    /// Those that were never tried.
    New,
    /// Those that were not solved at once the last time.
    Missed,
    /// Those that are due again.
    Due,
}

impl WhichProblems {
    /// All choices, in the order of the dialog.
    pub const ALL: [Self; 4] = [Self::All, Self::New, Self::Missed, Self::Due];

    /// Whether a problem is among them.
    pub fn has(self, problem: &ProblemRow) -> bool {
        match self {
            Self::All => true,
            Self::New => problem.is_new,
            Self::Missed => problem.is_missed,
            Self::Due => problem.is_due,
        }
    }

    /// The catalogue's id of its name.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::All => "solve-all",
            Self::New => "solve-new",
            Self::Missed => "solve-missed",
            Self::Due => "solve-due",
        }
    }
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct SolveState {
    /// The problems to ask.
    pub which: WhichProblems,
    /// Whether they are asked in any order.
    pub is_shuffled: bool,
    /// Whether only the first move of each is asked.
    pub only_first: bool,
    /// The problems of the document.
    pub found: Option<FoundProblems>,
    /// The session, once it has begun.
    pub session: Option<Session>,
    /// Whether the score is shown.
    pub shows_score: bool,
    /// The fault of the file of tries, if it has one.
    pub fault: Option<String>,
}

impl SolveState {
    /// The problem that is shown.
    pub(crate) fn shown_mut(&mut self) -> Option<&mut ShownProblem> {
        self.session.as_mut()?.shown.as_mut()
    }
}

/// The problems of a document.
#[derive(Debug)]
pub struct FoundProblems {
    /// The document.
    pub document: DocumentId,
    /// The rows at that time: whatever happens to the document, a session asks what was found.
    pub rows: Rows,
    /// The games of records at that time.
    pub games: Arc<PlacesByLine>,
    /// The problems.
    pub problems: Problems,
    /// The user's tries.
    pub tries: Tries,
    /// The file of tries. `None` if nothing is stored.
    pub file: Option<PathBuf>,
}

impl FoundProblems {
    /// The number of problems of each choice.
    pub fn count(&self, which: WhichProblems) -> u64 {
        let all = self.problems.rows.iter();
        all.filter(|problem| which.has(problem)).count() as u64
    }

    /// The problem of a row.
    pub(crate) fn problem_mut(&mut self, row: u32) -> Option<&mut ProblemRow> {
        let rows = &mut self.problems.rows;
        let place = rows.binary_search_by_key(&row, |problem| problem.row);
        rows.get_mut(place.ok()?)
    }
}

/// A session of solving.
#[derive(Debug, Default)]
pub struct Session {
    /// The rows of the problems, in the order in which they are asked.
    pub rows: Vec<u32>,
    /// The place of the current problem in that order.
    pub at: usize,
    /// The current problem; `None` while it is being read.
    pub shown: Option<ShownProblem>,
    /// The square of the keyboard cursor.
    pub cursor: Option<Square>,
    /// The first result of each row.
    pub results: BTreeMap<u32, Solved>,
    /// The last time that results were written into the records.
    pub written: Option<WrittenResults>,
}

impl Session {
    /// The row of the current problem.
    pub fn row(&self) -> Option<u32> {
        self.rows.get(self.at).copied()
    }

    /// Whether all results are in the records of this document, as it is now.
    pub fn is_written_into(&self, document: &Document) -> bool {
        let written = self.written.as_ref();
        written.is_some_and(|written| {
            written.count == self.results.len() && written.content == Some(document.state_id())
        })
    }

    /// Whether the current problem is the last one.
    pub fn is_at_end(&self) -> bool {
        self.at + 1 >= self.rows.len()
    }
}

/// Results that are being written or have been written into the records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenResults {
    /// The number of results.
    pub count: usize,
    /// The content of the document afterwards; `None` until they are in it.
    pub content: Option<StateId>,
}

/// A result of the session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The line of the record.
    pub line: Vec<u8>,
    /// The result.
    pub outcome: Outcome,
    /// The number of wrong moves.
    pub wrong: u32,
    /// The time from showing the position to the result, in seconds.
    pub seconds: u32,
    /// The themes of the record.
    pub themes: Vec<String>,
    /// The day on which the position is due again, once the result is stored.
    pub due: Option<String>,
}
