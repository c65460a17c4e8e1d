//! Makes positions by a recipe and opens them as a new document, which keeps the recipe in its first line.

use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::making::{Making, make};
use tabiya_collection::recipe::Recipe;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LoadError, Rows, Source, TableFolders};
use tabiya_tables::Shelf;
use tabiya_tables::syzygy::ProbeError;
use tabiya_text::{counted, endgame_table_fault_text, name_text, tr, tr_with};
use tabiya_threads::pool::Pool;

/// The progress of finished work. Like the part of the placements that was judged, it is in millionths.
const ALL: u64 = 1_000_000;

/// Makes positions.
#[derive(Debug)]
pub struct MakePositions {
    /// The recipe.
    pub recipe: Recipe,
    /// The user's own tables.
    pub tables: Option<Arc<TableFolders>>,
}

/// The positions that were made.
#[derive(Debug)]
pub struct MadePositions {
    /// The lines of the new document.
    source: Source,
    count: usize,
    is_cancelled: bool,
    /// A sentence about the table because of which there are no more.
    fault: Option<String>,
}

impl Work for MakePositions {
    type News = Infallible;
    type Answer = Result<MadePositions, String>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let recipe = &self.recipe;
        let tables = self.tables.as_deref();
        let shelf = tables.map(|tables| tables as &(dyn Shelf + Sync));
        let made = make(recipe, shelf, &Pool::new("make"), |making| {
            report.progress(progress(making, recipe), ALL)
        });
        let made = made.map_err(|error| self.fault_text(error))?;
        let source = Source::from_bytes(made.text(recipe));
        Ok(MadePositions {
            source: source.map_err(|error| LoadError::from(error).to_string())?,
            count: made.records.len(),
            is_cancelled: made.is_cancelled,
            fault: made.fault.map(|error| self.fault_text(error)),
        })
    }
}

/// The work is done when enough positions are found or all placements are judged, whichever comes first.
fn progress(making: Making, recipe: &Recipe) -> u64 {
    let found = u64::from(making.found) * ALL / u64::from(recipe.count.max(1));
    found.max(making.judged.into()).min(ALL)
}

impl MakePositions {
    /// A sentence about tables that do not answer.
    fn fault_text(&self, error: ProbeError) -> String {
        match error {
            ProbeError::NoTable(material, kind) => {
                let file = kind.file_name(material);
                tr_with("new-positions-no-table", &[("file", file.into())])
            }
            ProbeError::Table(material, kind, error) => {
                let tables = self.tables.as_ref();
                let path = tables.and_then(|tables| tables.path(material, kind));
                let file = path.map(name_text).unwrap_or_default();
                endgame_table_fault_text(&file, error)
            }
            other => other.to_string(),
        }
    }
}

/// The task that makes positions.
#[derive(Debug)]
pub struct MakingPositions {
    /// The number of positions that are wanted.
    wanted: u32,
}

impl Task<State> for MakingPositions {
    type Work = MakePositions;

    fn status(&self) -> String {
        tr_with("status-making-positions", &counted(self.wanted))
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        id: TaskId,
        made: Result<MadePositions, String>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        let made = match made {
            Ok(made) => made,
            Err(text) => return shared.report_failure(text),
        };
        if let Some(fault) = &made.fault {
            shared.report_failure(fault.clone());
        }
        if made.count == 0 {
            return if made.fault.is_some() {
                // The message about the table says all.
            } else if made.is_cancelled {
                shared.inform(tr("message-cancelled"));
            } else {
                shared.complain(tr("new-positions-none"));
            };
        }
        let text = self.summary(&made);
        let rows = Rows::new(Arc::new(made.source));
        shared.show_document(Document::from_rows(DocumentId(id.0), rows));
        shared.inform(text);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<MadePositions, String>> {
        Abandoned::Forgotten
    }
}

impl MakingPositions {
    fn summary(&self, made: &MadePositions) -> String {
        let is_short = usize::try_from(self.wanted).is_ok_and(|wanted| made.count < wanted);
        let variables = [("count", made.count.into()), ("wanted", self.wanted.into())];
        let id = if made.fault.is_some() {
            "make-broken-off"
        } else if made.is_cancelled {
            "new-positions-cancelled"
        } else if is_short {
            "make-only"
        } else {
            "make-summary"
        };
        tr_with(id, &variables)
    }
}

/// Starts to make positions.
pub(crate) fn make_positions(
    shared: &mut Shared,
    recipe: Recipe,
    tables: Option<Arc<TableFolders>>,
    runner: &mut dyn Runner,
) {
    let task = MakingPositions {
        wanted: recipe.count,
    };
    start(shared, task, MakePositions { recipe, tables }, runner);
}
