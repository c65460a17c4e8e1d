//! Converts pasted games to positions.

use crate::features::files::model::saving::Again;
use crate::model::action::ListAction;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::io::{Cursor, Read};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::games::Conversion;
use tabiya_collection::passes::{Converted, convert};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LoadError, PutLines, Rows, Source};
use tabiya_text::{broken_text, tr, tr_with};

/// Converts the games in a text to positions.
#[derive(Debug)]
pub struct MakePasted {
    /// The text.
    pub text: Again<String>,
    /// The chosen conversion.
    pub made: Conversion,
}

impl Work for MakePasted {
    type News = Infallible;
    type Answer = Result<(Source, Box<Converted>), LoadError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let text = self.text.0.as_bytes();
        let mut converted = None;
        let mut make = |reader: &mut (dyn Read + Send), put: &mut PutLines<'_>| {
            converted = Some(convert(reader, &self.made, put)?);
            Ok(())
        };
        let mut progress = |done| report.progress(done, text.len() as u64);
        let source = Source::from_converted(&mut Cursor::new(text), &mut make, &mut progress)?;
        Ok((source, Box::new(converted.unwrap_or_default())))
    }
}

/// The task that converts pasted games.
#[derive(Debug)]
pub struct MakingPasted {
    /// The document that receives the positions as rows. `None` opens them as a new document.
    rows_of: Option<DocumentId>,
}

impl Task<State> for MakingPasted {
    type Work = MakePasted;

    fn status(&self) -> String {
        tr("status-reading-pasted-games")
    }

    fn on_answer(
        &self,
        id: TaskId,
        made: Result<(Source, Box<Converted>), LoadError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        let (source, converted) = match made {
            Ok(made) => made,
            Err(LoadError::Cancelled) => return shared.inform(tr("message-cancelled")),
            Err(error) => {
                let variables = [("reason", error.to_string().into())];
                return shared.report_failure(tr_with("message-job-failed", &variables));
            }
        };
        if let Some(text) = broken_text(&tr("games-pasted-name"), &converted) {
            shared.report_failure(text);
        }
        if source.line_count() == 0 {
            return shared.complain(tr("message-no-such-positions"));
        }
        let rows = Rows::new(Arc::new(source));
        match self.rows_of {
            Some(document) => shared.send(ListAction::AddLines(document, rows)),
            None => shared.show_document(Document::from_rows(DocumentId(id.0), rows)),
        }
    }
}

/// Starts to convert pasted games to positions.
pub(crate) fn make(
    shared: &mut Shared,
    text: Again<String>,
    rows_of: Option<DocumentId>,
    made: Conversion,
    runner: &mut dyn Runner,
) {
    let task = MakingPasted { rows_of };
    start(shared, task, MakePasted { text, made }, runner);
}
