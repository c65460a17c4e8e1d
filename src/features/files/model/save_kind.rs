//! The kind of file for which a save dialog asks for a place.

use crate::features::suite::model::ScoreForm;
use tabiya_publish::PageFormat;

/// The kind of file to save, so that the dialog can offer fitting extensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum SaveKind {
    Positions,
    Diagram,
    Pages(PageFormat),
    Score(ScoreForm),
}
