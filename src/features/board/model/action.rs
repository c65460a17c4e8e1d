//! Actions on the board.

use super::block::Block;
use super::board_key::BoardKey;
use super::board_state::Tool;
use super::offer::Offer;
use crate::reach::Reach;
use tabiya_chess::{Piece, Square};
use tabiya_collection::document::{Answer, Edit, Group};
use tabiya_notation::annotations::{Annotations, Arrow, MarkColor, SquareMark};

/// Something that is drawn on the board; drawing the same again in the same colour removes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Annotation {
    Mark(SquareMark),
    Arrow(Arrow),
}

impl Annotation {
    /// Draws it beside what is there, or takes it away.
    pub fn toggle_in(self, annotations: &mut Annotations) {
        match self {
            Self::Mark(mark) => annotations.toggle_mark(mark),
            Self::Arrow(arrow) => annotations.toggle_arrow(arrow),
        }
    }
}

/// Actions on the board.
#[derive(Debug)]
pub enum BoardAction {
    /// Change the position.
    Edit(Edit, Option<Group>),
    /// The same, announced by the text with this id if there is one.
    EditAnnounced(Edit, Option<&'static str>),
    /// Change the position in another way than it was changed last.
    TakeOffer(Offer),
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// The other side is to move.
    ChangeSideToMove,
    /// Add an empty position below the current one, with the keyboard on its board.
    AddPosition,
    /// Show the board from the other side.
    Flip,
    /// A key was pressed on the board.
    BoardKey(BoardKey),
    /// Choose what the mouse does on the board.
    SelectTool(Tool),
    /// Escape: cancel the arrow that was begun, or else the selection or the piece that was picked up, or else the
    /// brush.
    PutDown,
    /// Switch symmetric placement on or off.
    ToggleSymmetric,
    /// Put the keyboard's cursor on a square.
    SelectSquare(Square),
    /// Open the menu of pieces on that square.
    OpenPieceMenu,
    /// Select squares, or none.
    SelectBlock(Option<Block>),
    /// Move the selected squares, or a copy of them, or take off what is there.
    DropBlock {
        /// The number of files to the right and of ranks up; `None` is off the board.
        by: Option<(i8, i8)>,
        /// Whether the pieces also stay where they are.
        copies: bool,
    },
    /// Mark a square of a read position as sure or unsure.
    MarkUnsure {
        /// The square to mark.
        square: Square,
        /// Whether the square becomes unsure.
        is_unsure: bool,
    },
    /// Choose the piece on an unsure square.
    SettleSquare {
        /// The unsure square.
        square: Square,
        /// The piece, or nothing.
        man: Option<Piece>,
    },
    /// Answer what a picture leaves open.
    AnswerQuestion(Answer),
    /// Say of the cursor's square, or of all that are selected, that it is not sure, or that it is.
    ToggleUnsure,
    /// Go to the next square that is not sure.
    NextUnsure,
    /// All squares are sure.
    ClearUnsure,
    /// Draw an arrow or mark a square, or remove what was drawn.
    Annotate(Annotation),
    /// Give the cursor's square, or all that are selected, the next colour.
    MarkSquare,
    /// Begin an arrow on the cursor's square, or end the one that was begun there.
    DrawArrow,
    /// Take up what draws with the mouse in this colour, or put it down.
    DrawIn(MarkColor),
    /// An arrow is to be drawn, from the square that is chosen next.
    AskArrow,
    /// A square was chosen for an end of the arrow that is being drawn.
    ArrowAt(Square),
    /// Cancel the arrow that is being drawn.
    ArrowGivenUp,
    /// Take all arrows and marks away.
    RemoveAnnotations,
    /// Compare other positions with the one on the board from now on.
    CompareHere,
    /// Compare the two selected positions.
    CompareSelected,
    /// Go to the position that the board is compared with, and compare it with the one shown before.
    ExchangeCompared,
    /// Compare no longer.
    StopComparing,
}

impl BoardAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::SelectTool(_) => Reach::Window,
            Self::SelectSquare(_) | Self::SelectBlock(_) => Reach::Reads,
            _ => Reach::Changes,
        }
    }
}
