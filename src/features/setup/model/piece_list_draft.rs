//! What is being typed in the line in which pieces are entered by name.

use tabiya_chess::Position;
use tabiya_collection::document::{DocumentId, Group, StateId};
use tabiya_notation::piece_list::{Man, PieceList, Remark, RemarkKind};

/// What stood on the board, and how pieces are put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSeen {
    /// Whose board.
    pub document: DocumentId,
    /// The row on it.
    pub row: u64,
    /// The document's content.
    pub content: StateId,
    /// Whether pieces also appear mirrored, for the other side.
    pub symmetric: bool,
}

impl BoardSeen {
    /// The document, its row and its content.
    pub fn place(&self) -> (DocumentId, u64, StateId) {
        (self.document, self.row, self.content)
    }
}

/// Pieces by name while they are being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceListDraft {
    /// The text, as typed.
    pub text: String,
    /// What it says.
    pub list: PieceList,
    /// The position that its men come to.
    pub base: Position,
    /// Men of the text that are in the base already: they were typed before the board was changed
    /// from elsewhere, and are not put again.
    pub settled: Vec<Man>,
    /// Whether the board has been emptied for the text, which names both kings.
    pub replaces: bool,
    /// The step of undo that the whole typing is.
    pub session: Group,
    /// The board after the last key. Another one means that somebody else changed it.
    pub seen: BoardSeen,
    /// Whether the line was left although not all of it could be read.
    pub is_left: bool,
}

impl PieceListDraft {
    /// Whether all of the text is on the board.
    pub fn is_read(&self) -> bool {
        self.list.unfinished.is_none()
            && self.list.remarks.iter().all(|remark| remark.kind.is_note())
    }

    /// What is to be told: what cannot be read, or else what is worth a note. What is unfinished is
    /// wrong only once the line has been left.
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

    /// Whether the text is a whole position. When others have changed the board meanwhile it is not: what
    /// they did would be lost.
    pub fn is_whole(&self) -> bool {
        self.settled.is_empty() && self.list.names_both_kings()
    }

    /// The men that have not been settled.
    pub fn new_men(&self) -> &[Man] {
        let is_same =
            |(one, other): &(&Man, &Man)| (one.square, one.piece) == (other.square, other.piece);
        let pairs = self.settled.iter().zip(&self.list.men);
        &self.list.men[pairs.take_while(is_same).count()..]
    }
}
