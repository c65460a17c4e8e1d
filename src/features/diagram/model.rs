//! What is chosen in the dialog for a diagram.

use crate::app::state::State;
use crate::document::{DocumentId, StateId};
use crate::features::diagram::DiagramGoal;
use crate::features::diagram::tasks::publish_diagram::PublishingDiagram;
use crate::features::pages::tasks::publish_pages::PublishingPages;
use crate::notation::record::LineKind;
use crate::picture::publish::{Entry, Format, entry_of};
use crate::picture::{PieceSet, Style};
use crate::settings::LastDiagram;
use crate::text::diagram_title;
use std::sync::Arc;

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

impl State {
    /// What the diagram shows now.
    pub fn diagram_subject(&self) -> DiagramSubject {
        let document = self.document();
        (document.id(), document.row(), document.state_id())
    }

    /// The current position, ready to be made a diagram of.
    pub fn diagram_entry(&self) -> Entry {
        self.diagram.typed_into(self.record_entry())
    }

    /// The current position with what its record says.
    pub fn record_entry(&self) -> Entry {
        let document = self.document();
        let operations = document.operations();
        let (position, number) = (*document.position(), document.row() + 1);
        entry_of(position, operations, number, self.settings.fen_style())
    }

    /// The pieces that the form asks for, once they are there.
    pub fn diagram_pieces(&self) -> Option<Arc<PieceSet>> {
        let name = &self.diagram.style.pieces;
        PieceSet::own(name).or_else(|| self.pieces_in_folder(name)?.ok())
    }

    /// The pieces in a folder, or why there are none; `None` while that is not known.
    pub fn pieces_in_folder(&self, folder: &str) -> Option<Result<Arc<PieceSet>, String>> {
        let read = self.folder_pieces.as_ref();
        read.filter(|read| read.folder == folder)?.pieces.clone()
    }

    /// Whether a diagram or pages with diagrams are being written.
    pub fn is_publishing(&self) -> bool {
        let is_file = |PublishingDiagram(order): &PublishingDiagram| {
            matches!(order.goal, DiagramGoal::File { .. })
        };
        self.tasks.any(is_file) || self.tasks.has::<PublishingPages>()
    }

    /// Whether the current line cannot be read, so that the board shows only what could be.
    pub fn is_line_unreadable(&self) -> bool {
        let document = self.document();
        document.line_kind(document.row()) == LineKind::Unreadable
    }

    /// Whether the style of the form is not what its name stands for.
    pub fn is_diagram_style_changed(&self) -> bool {
        let named = self.settings.style(&self.diagram.style_name);
        named.as_ref() != Some(&self.diagram.style)
    }
}
