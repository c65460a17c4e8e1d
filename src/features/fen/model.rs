//! Texts that are no longer in the FEN field.

use crate::features::files::model::question::{Again, Positions};
use crate::reach::Reach;
use std::sync::Arc;
use tabiya_notation::forms::Form;
use tabiya_notation::repair::Interpretation;

/// Actions of the FEN field and of positions as text.
#[derive(Debug)]
pub enum FenAction {
    /// The user has changed the text in the FEN field.
    DraftChanged(String),
    /// The FEN field has lost the keyboard focus. This action may come twice.
    DraftEnded,
    /// Escape was pressed in the FEN field.
    DraftCancelled,
    /// Move the keyboard focus to the FEN field.
    GoToField,
    /// Repair the text of the FEN field, asking first if there are several repairs.
    RepairFenText,
    /// Take one of the readings of a text, which replaced these operations.
    TakeReading(Box<Interpretation>, Vec<String>),
    /// A text of the FEN field that could not be read was replaced.
    BrokenText(String),
    /// Paste the text of the clipboard at the keyboard focus.
    AskForPaste,
    /// Text was pasted or dropped.
    Paste(String),
    /// Put a position that was found in a text onto the board.
    ReplacePosition(String),
    /// Add positions below the current line.
    AddPositions(Vec<String>),
    /// Add the positions found in a long text.
    AddFound(Again<Positions>),
    /// A field had no room for all of this text.
    TextCut(Arc<String>),
    /// No field has room for this text.
    CutText(Arc<String>),
    /// Copy the last text that had no room.
    CopyCutText,
    /// Copy the position in a form.
    CopyAs(Form),
    /// Copy the messages about failures as text.
    CopyMessages,
}

impl FenAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::CopyMessages => Reach::Window,
            Self::DraftEnded | Self::CopyAs(_) => Reach::Reads,
            _ => Reach::Changes,
        }
    }
}

/// This feature's part of the state. A text being typed belongs to the document that it is typed into: see
/// [`tabiya_collection::document::FenDraft`].
#[derive(Clone, Debug, Default)]
pub struct FenState {
    /// Unreadable texts that were replaced by a change elsewhere, newest last.
    pub broken_texts: Vec<String>,
    /// The last text that was too long for a field.
    pub cut_text: Option<Arc<String>>,
}
