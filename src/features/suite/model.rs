//! What is known of a suite.

pub(crate) mod exports;
pub mod order;
pub mod score;
pub(crate) mod texts;

use crate::features::analysis::model::run::FoundResults;
use crate::features::suite::model::order::{TotalsColumn, TotalsOrder};
use crate::features::suite::model::score::Score;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_desktop::tasks::TaskId;
use tabiya_engine::analysis::{Asked, AuditRemark, Found, Group};

/// What happens to scores.
#[derive(Clone, Debug, PartialEq)]
pub enum SuiteAction {
    /// An engine has found this for a document, and it stands there.
    Heard(DocumentId, Arc<FoundResults>),
    /// Score again.
    Score,
    /// Score all open documents together, or the one that is shown.
    OfAll(bool),
    /// Show this part.
    Show(SuitePart),
    /// Sort the totals by this column, or the other way round if they are sorted by it.
    SortBy(TotalsColumn),
    /// Compare with this document.
    CompareWith(DocumentId),
    /// Go to the row of this line.
    GoTo(DocumentId, u64),
    /// List the positions that were solved, or those that were missed.
    Filter {
        /// Which.
        solved: bool,
    },
    /// Copy it as text.
    Copy,
    /// Save it in this form.
    Save(ScoreForm),
    /// To this file; what is there is replaced if the user has agreed to that.
    SaveTo(PathBuf, bool),
}

/// The forms in which a score can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreForm {
    /// Values with commas between them.
    Csv,
    /// Objects of JSON.
    Json,
}

impl ScoreForm {
    /// What the names of such files end in.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }
}

/// What the dialog shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuitePart {
    /// The totals.
    #[default]
    Score,
    /// What was not solved.
    Missed,
    /// What contradicts.
    Remarks,
    /// Two documents beside each other.
    Compared(Option<Group>),
}

/// The room's part of the state.
#[derive(Debug, Default)]
pub struct SuiteState {
    /// What the dialog shows.
    pub part: SuitePart,
    /// Whether all open documents are scored together.
    pub is_of_all: bool,
    /// What the totals are sorted by, once that was chosen.
    pub order: Option<TotalsOrder>,
    /// What was found.
    pub report: Option<Arc<SuiteReport>>,
    /// What it is compared with.
    pub other: Option<DocumentId>,
    /// What came of that.
    pub compared: Option<Arc<Compared>>,
    /// The form in which it is to be saved.
    pub form: Option<ScoreForm>,
    /// What an engine found last, with more than records have: other lines, and when it came to its move.
    pub(super) heard: Option<(DocumentId, Arc<FoundResults>)>,
    /// Who scores.
    pub(super) task: Option<TaskId>,
}

/// A document as it was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// Which.
    pub document: DocumentId,
    /// Its content.
    pub content: StateId,
    /// What it is called.
    pub name: String,
}

/// What an engine did in a suite.
#[derive(Debug, Default)]
pub struct SuiteReport {
    /// The documents.
    pub of: Vec<Scored>,
    /// The engines that are named in them.
    pub engines: Vec<String>,
    /// All together.
    pub score: Score,
    /// By theme.
    pub by_theme: BTreeMap<String, Score>,
    /// By document.
    pub by_file: Vec<Score>,
    /// Positions that ask for something and have no answer.
    pub unanswered: u64,
    /// Answers of which no record says whose they are.
    pub unnamed: u64,
    /// What was not solved, as much as is listed.
    pub missed: Vec<SuiteLine>,
    /// What contradicts, as much as is listed.
    pub remarks: Vec<SuiteLine>,
    /// How many contradict.
    pub remark_count: u64,
}

/// A line of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct SuiteLine {
    /// Which of the documents.
    pub document: DocumentId,
    /// Its row.
    pub row: u64,
    /// Its `id`.
    pub id: String,
    /// Its position.
    pub position: Position,
    /// What it asks for.
    pub asked: Asked,
    /// What an engine found.
    pub found: Found,
    /// What contradicts.
    pub remarks: Vec<AuditRemark>,
}

/// Two documents with answers to the same positions.
#[derive(Debug)]
pub struct Compared {
    /// The documents.
    pub of: [Scored; 2],
    /// How many positions are in each group, in the order of [`Group::ALL`].
    pub counts: [u64; 4],
    /// The positions of both, as many as are listed.
    pub pairs: Vec<Pair>,
}

/// A position of both documents.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// Who solved it.
    pub group: Group,
    /// What it is called.
    pub id: String,
    /// The position.
    pub position: Position,
    /// The rows in both.
    pub rows: [u64; 2],
    /// The answers of both.
    pub answers: [Option<tabiya_chess::Move>; 2],
}

impl SuiteReport {
    /// How many were not solved.
    pub fn missed_count(&self) -> u64 {
        self.score.positions - self.score.solved
    }

    /// Whether the records are about several things, and not each about another.
    pub fn has_themes(&self) -> bool {
        let count = self.by_theme.len() as u64;
        count > 1 && count * 3 <= self.score.positions
    }
}
