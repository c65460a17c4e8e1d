//! What a dialog asks a place for.

use crate::features::suite::model::ScoreForm;
use tabiya_publish::PageFormat;

/// What is to be saved, so that the dialog can offer fitting kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum SaveKind {
    Positions,
    Diagram,
    Pages(PageFormat),
    Score(ScoreForm),
}
