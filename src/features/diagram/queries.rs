//! Queries about the diagram shown.

use crate::features::diagram::model::{DiagramState, DiagramSubject};
use crate::model::state::Shared;
use std::sync::Arc;
use tabiya_notation::record::LineKind;
use tabiya_picture::PieceSet;
use tabiya_publish::{BookMoves, PublishedRecord, entry_of};

impl Shared {
    /// The subject of a diagram of the current position.
    pub fn diagram_subject(&self) -> DiagramSubject {
        let document = self.document();
        (document.id(), document.row(), document.state_id())
    }

    /// The current position with the caption and the number from its record. The moves that follow it in its game are
    /// the solution.
    pub fn record_entry(&self) -> PublishedRecord {
        let document = self.document();
        let operations = document.operations();
        let (position, number) = (*document.position(), document.row() + 1);
        let entry = entry_of(position, operations, number, self.settings.fen_style());
        let line = document.line_of_play();
        let moves =
            line.and_then(|line| BookMoves::after(line.tree(), line.node(), self.move_names()));
        entry.with_moves(moves)
    }

    /// The pieces in a folder, or the reason why there are none; `None` while that is not known.
    pub fn pieces_in_folder(&self, folder: &str) -> Option<Result<Arc<PieceSet>, String>> {
        let read = self.folder_pieces.as_ref();
        read.filter(|read| read.folder == folder)?.pieces.clone()
    }

    /// The pieces of this name or in this folder, once they have been loaded.
    pub fn pieces_named(&self, name: &str) -> Option<Arc<PieceSet>> {
        PieceSet::own(name).or_else(|| self.pieces_in_folder(name)?.ok())
    }

    /// Whether the current line cannot be read, so that the board shows only its readable part.
    pub fn is_line_unreadable(&self) -> bool {
        let document = self.document();
        document.line_kind(document.row()) == LineKind::Unreadable
    }
}

impl DiagramState {
    /// The current position, ready for a diagram.
    pub fn entry(&self, shared: &Shared) -> PublishedRecord {
        self.form.typed_into(shared.record_entry())
    }

    /// The pieces chosen in the form, once they have been loaded.
    pub fn pieces(&self, shared: &Shared) -> Option<Arc<PieceSet>> {
        shared.pieces_named(&self.form.style.pieces)
    }

    /// Whether the style of the form differs from the style of that name.
    pub fn is_style_changed(&self, shared: &Shared) -> bool {
        let named = shared.settings.style(&self.form.style_name);
        named.as_ref() != Some(&self.form.style)
    }
}
