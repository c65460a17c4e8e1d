//! What is chosen in the dialog for a diagram.

pub(crate) mod orders;

use crate::features::diagram::DiagramOrder;
use crate::features::files::model::question::Again;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_picture::{PieceSet, Style};
use tabiya_publish::{Entry, Format};
use tabiya_settings::LastDiagram;
use tabiya_text::diagram_title;

/// What is chosen in the dialog for a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramForm {
    /// The name of the style that was begun with.
    pub style_name: String,
    /// What became of it.
    pub style: Style,
    /// The format in which it would be saved.
    pub format: Format,
    /// What is typed for this diagram in the place of what its record says.
    pub caption: Option<String>,
    /// The same for its number.
    pub number: Option<String>,
    /// The content for which these were typed.
    typed_for: Option<(DocumentId, u64)>,
}

/// A folder of pieces that was read, or not.
#[derive(Clone, Debug)]
pub struct FolderPieces {
    /// Which.
    pub folder: String,
    /// Its pieces, or why there are none, as a sentence. `None` while it is being read.
    pub pieces: Option<Result<Arc<PieceSet>, String>>,
}

impl DiagramForm {
    /// The form as it was left.
    pub fn of(last: &LastDiagram) -> Self {
        Self {
            style_name: last.style_name.clone(),
            style: last.style.clone(),
            format: Format::from_name(&last.format)
                .filter(|format| format.is_picture())
                .unwrap_or(Format::Png),
            caption: None,
            number: None,
            typed_for: None,
        }
    }

    /// The form with what was left, and with what was typed here.
    pub(crate) fn with_last(self, last: &LastDiagram) -> Self {
        Self {
            caption: self.caption,
            number: self.number,
            typed_for: self.typed_for,
            ..Self::of(last)
        }
    }

    /// An entry with what was typed in the place of what its record says.
    pub fn typed_into(&self, mut entry: Entry) -> Entry {
        let diagram = &mut entry.diagram;
        if let Some(caption) = &self.caption {
            diagram.caption.clone_from(caption);
            diagram.title = diagram_title(&diagram.position, caption);
        }
        if let Some(number) = &self.number {
            diagram.number.clone_from(number);
        }
        entry
    }

    /// What of it is remembered.
    pub fn to_remember(&self) -> LastDiagram {
        LastDiagram {
            style_name: self.style_name.clone(),
            style: self.style.clone(),
            format: self.format.name().to_owned(),
        }
    }

    /// Keeps what was typed only as long as it is about this row.
    pub(crate) fn be_about(&mut self, row: (DocumentId, u64)) {
        if self.typed_for != Some(row) {
            self.caption = None;
            self.number = None;
            self.typed_for = Some(row);
        }
    }
}

impl Default for DiagramForm {
    fn default() -> Self {
        Self::of(&LastDiagram::default())
    }
}

/// What a diagram is made of, as far as the document goes: as long as this is the same, so is it.
pub type DiagramSubject = (DocumentId, u64, StateId);

/// The part of the state for the dialog of one diagram.
#[derive(Clone, Debug, Default)]
pub struct DiagramState {
    /// What is chosen.
    pub form: DiagramForm,
    /// The diagram for which another place is being chosen.
    pub elsewhere: Option<Again<DiagramOrder>>,
}
