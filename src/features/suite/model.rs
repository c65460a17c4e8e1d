//! The score of a suite, and the state of its dialog.

pub(crate) mod exports;
pub mod score;
pub(crate) mod texts;

use crate::features::analysis::model::run::FoundResults;
use crate::features::suite::model::score::SuiteScore;
use crate::reach::Reach;
use score::{TotalsColumn, TotalsOrder};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_desktop::tasks::TaskId;
use tabiya_engine::analysis::{AuditRemark, EngineResult, RecordRequests, SolvedBy};

/// Actions on scores.
#[derive(Clone, Debug, PartialEq)]
pub enum SuiteAction {
    /// Show this part of the score of the document that is shown.
    Open(SuitePart),
    /// Show our own file dialog, with a proposed name.
    NameFile,
    /// Keep the results of an engine for a document, which have already been written into its records.
    Heard(DocumentId, Arc<FoundResults>),
    /// Repeat the scoring.
    Score,
    /// Score all open documents together if `true`, otherwise only the current one.
    OfAll(bool),
    /// Show this part of the dialog.
    Show(SuitePart),
    /// Sort the totals by this column, or reverse the order if they are already sorted by it.
    SortBy(TotalsColumn),
    /// Compare with this document.
    CompareWith(DocumentId),
    /// Go to this row of a document.
    GoTo(DocumentId, u64),
    /// Filter the list by solved or by missed positions.
    Filter {
        /// Whether the list shows solved positions. Otherwise it shows missed ones.
        solved: bool,
    },
    /// Copy the score as text.
    Copy,
    /// Save the score in this format.
    Save(ScoreForm),
    /// Save to this file. The flag tells whether the user has agreed to replace an existing file.
    SaveTo(PathBuf, bool),
}

impl SuiteAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// A file format for scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreForm {
    /// Comma-separated values.
    Csv,
    /// JSON objects.
    Json,
}

impl ScoreForm {
    /// The file extension of the format.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }
}

/// A part of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuitePart {
    /// The totals.
    #[default]
    Score,
    /// The missed positions.
    Missed,
    /// The contradictions.
    Remarks,
    /// The comparison of two documents, with the chosen group.
    Compared(Option<SolvedBy>),
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct SuiteState {
    /// The part that the dialog shows.
    pub part: SuitePart,
    /// Whether all open documents are scored together.
    pub is_of_all: bool,
    /// The order of the totals, if the user has chosen one.
    pub order: Option<TotalsOrder>,
    /// The score, once it is known.
    pub report: Option<Arc<SuiteReport>>,
    /// The document to compare with.
    pub other: Option<DocumentId>,
    /// The result of the comparison.
    pub compared: Option<Arc<ComparedSuites>>,
    /// The format for saving.
    pub form: Option<ScoreForm>,
    /// The last results of an engine. They hold more than the records: other lines, and the time until the engine chose
    /// its move.
    pub(super) heard: Option<(DocumentId, Arc<FoundResults>)>,
    /// The scoring task.
    pub(super) task: Option<TaskId>,
}

/// A document at the time of scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The id of the document.
    pub document: DocumentId,
    /// The content of the document.
    pub content: StateId,
    /// The name of the document.
    pub name: String,
}

/// The results of engines in a suite.
#[derive(Debug, Default)]
pub struct SuiteReport {
    /// The scored documents.
    pub of: Vec<Scored>,
    /// The engines named in the documents.
    pub engines: Vec<String>,
    /// The total score.
    pub score: SuiteScore,
    /// The score of each theme.
    pub by_theme: BTreeMap<String, SuiteScore>,
    /// The score of each document.
    pub by_file: Vec<SuiteScore>,
    /// The number of positions with a task but without an answer.
    pub unanswered: u64,
    /// The number of answers in records that name no engine.
    pub unnamed: u64,
    /// The missed positions, up to the limit of the list.
    pub missed: Vec<SuiteLine>,
    /// The positions with contradictions, up to the limit of the list.
    pub remarks: Vec<SuiteLine>,
    /// The number of positions with contradictions.
    pub remark_count: u64,
}

/// A line of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct SuiteLine {
    /// The document of the line.
    pub document: DocumentId,
    /// The row of the line.
    pub row: u64,
    /// The `id` of the record.
    pub id: String,
    /// The position of the record.
    pub position: Position,
    /// The task of the record.
    pub asked: RecordRequests,
    /// The result of the engine.
    pub found: EngineResult,
    /// The contradictions.
    pub remarks: Vec<AuditRemark>,
}

/// The comparison of two documents with answers to the same positions.
#[derive(Debug)]
pub struct ComparedSuites {
    /// The compared documents.
    pub of: [Scored; 2],
    /// The number of positions in each group, in the order of [`SolvedBy::ALL`].
    pub counts: [u64; 4],
    /// The common positions, up to the limit of the list.
    pub pairs: Vec<CommonPosition>,
}

/// A position that both documents have.
#[derive(Clone, Debug, PartialEq)]
pub struct CommonPosition {
    /// The group, which tells which of the two solved the position.
    pub group: SolvedBy,
    /// The name of the position.
    pub id: String,
    /// The position.
    pub position: Position,
    /// The rows in both documents.
    pub rows: [u64; 2],
    /// The answers in both documents.
    pub answers: [Option<tabiya_chess::Move>; 2],
}

impl SuiteReport {
    /// The number of missed positions.
    pub fn missed_count(&self) -> u64 {
        self.score.positions - self.score.solved
    }

    /// Whether the records have themes that several of them share.
    pub fn has_themes(&self) -> bool {
        let count = self.by_theme.len() as u64;
        count > 1 && count * 3 <= self.score.positions
    }
}
