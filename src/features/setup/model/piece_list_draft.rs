//! The text that is being typed into the field for pieces by name.

use tabiya_chess::Position;
use tabiya_collection::document::{DocumentId, Group, StateId};
use tabiya_notation::piece_list::{Man, PieceList, Remark, RemarkKind};

/// The content of the board, and the way of placing pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSeen {
    /// The document on the board.
    pub document: DocumentId,
    /// The row on the board.
    pub row: u64,
    /// The content of the document.
    pub content: StateId,
    /// Whether each piece also appears mirrored for the other side.
    pub symmetric: bool,
}

impl BoardSeen {
    /// The document, its row and its content.
    pub fn place(&self) -> (DocumentId, u64, StateId) {
        (self.document, self.row, self.content)
    }
}

/// A list of pieces by name while the user types it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceListDraft {
    /// The typed text.
    pub text: String,
    /// The parsed text.
    pub list: PieceList,
    /// The position to which the pieces are added.
    pub base: Position,
    /// Pieces of the text that are already in `base`: they were typed before another change of the board, and are not
    /// placed again.
    pub settled: Vec<Man>,
    /// Whether the board was cleared for the text, because it names both kings.
    pub replaces: bool,
    /// The undo group of the whole input.
    pub session: Group,
    /// The board after the last key press. If it differs, something else has changed the board.
    pub seen: BoardSeen,
    /// Whether the focus has left the field although part of the text could not be read.
    pub is_left: bool,
}

impl PieceListDraft {
    /// Whether the whole text is on the board.
    pub fn is_read(&self) -> bool {
        self.list.unfinished.is_none()
            && self.list.remarks.iter().all(|remark| remark.kind.is_note())
    }

    /// The remark to show: an error, or else a note. An incomplete piece counts as an error only after the focus has
    /// left the field.
    pub fn remark(&self) -> Option<Remark> {
        let remarks = self.list.remarks.iter();
        let first = |is_note: bool| remarks.clone().find(move |r| r.kind.is_note() == is_note);
        let unfinished = self.list.unfinished.clone().filter(|_| self.is_left);
        let unfinished = unfinished.map(|span| Remark {
            span,
            kind: RemarkKind::NoSquare,
        });
        first(false)
            .cloned()
            .or(unfinished)
            .or(first(true).cloned())
    }

    /// Whether the text is a whole position. It is not after another change of the board, which would be lost.
    pub fn is_whole(&self) -> bool {
        self.settled.is_empty() && self.list.names_both_kings()
    }

    /// The pieces that are not settled.
    pub fn new_men(&self) -> &[Man] {
        let is_same =
            |(one, other): &(&Man, &Man)| (one.square, one.piece) == (other.square, other.piece);
        let pairs = self.settled.iter().zip(&self.list.men);
        &self.list.men[pairs.take_while(is_same).count()..]
    }
}
