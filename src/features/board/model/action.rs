//! Actions on the board, and the keys that perform them.

use super::board_state::{Block, ReplacementOffer, Tool};
use crate::reach::Reach;
use tabiya_chess::{Color, Piece, Square};
use tabiya_collection::document::{Edit, PictureAnswer, UndoGroup};
use tabiya_notation::annotations::{Annotations, Arrow, MarkColor, SquareMark};

/// Something that is drawn on the board; drawing the same again in the same colour removes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Annotation {
    Mark(SquareMark),
    Arrow(Arrow),
}

impl Annotation {
    /// Adds this annotation, or removes it if it is already there.
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
    Edit(Edit, Option<UndoGroup>),
    /// The same, announced by the text with this id if there is one.
    EditAnnounced(Edit, Option<&'static str>),
    /// Make the offered change in place of the last one.
    TakeOffer(ReplacementOffer),
    /// Undo the last change.
    Undo,
    /// Undo this number of steps.
    UndoSteps(usize),
    /// Redo the change that was undone last.
    Redo,
    /// Give the move to the other side.
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
    /// Move the selected squares or a copy of them, or remove their pieces.
    DropBlock {
        /// The number of files to the right and of ranks up; `None` is off the board.
        by: Option<(i8, i8)>,
        /// Whether the pieces also stay where they are.
        copies: bool,
    },
    /// Mark a square as certain or doubtful.
    MarkUnsure {
        /// The square to mark.
        square: Square,
        /// Whether the square becomes doubtful.
        is_unsure: bool,
    },
    /// Choose the piece on a doubtful square.
    SettleSquare {
        /// The doubtful square.
        square: Square,
        /// The piece, or nothing.
        man: Option<Piece>,
    },
    /// Answer the question that a picture leaves open.
    AnswerQuestion(PictureAnswer),
    /// Toggle the doubt about the cursor's square or about all selected squares.
    ToggleUnsure,
    /// Go to the next doubtful square.
    NextUnsure,
    /// Mark all squares as certain.
    ClearUnsure,
    /// Draw an arrow or mark a square, or remove what was drawn.
    Annotate(Annotation),
    /// Give the cursor's square, or all selected squares, the next colour.
    MarkSquare,
    /// Begin an arrow on the cursor's square, or end the current arrow there.
    DrawArrow,
    /// Choose the drawing tool in this colour, or put it down.
    DrawIn(MarkColor),
    /// Begin an arrow from the square that is chosen next.
    AskArrow,
    /// Use this square as an end of the arrow that is being drawn.
    ArrowAt(Square),
    /// Cancel the arrow that is being drawn.
    ArrowGivenUp,
    /// Remove all arrows and marks.
    RemoveAnnotations,
    /// Compare other positions with the one on the board from now on.
    CompareHere,
    /// Compare the two selected positions.
    CompareSelected,
    /// Go to the position that the board is compared with, and compare it with the one shown before.
    ExchangeCompared,
    /// Stop comparing.
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

/// A step of the keyboard's square cursor, as the user sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum CursorStep {
    Left,
    Right,
    Up,
    Down,
    RowStart,
    RowEnd,
    NextRow,
}

impl CursorStep {
    /// The number of files to the right and of ranks up, as White sees the board; `None` for a step to the end of a
    /// row.
    pub fn offset(self, flipped: bool) -> Option<(i8, i8)> {
        let (files, ranks) = match self {
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Up => (0, 1),
            Self::Down => (0, -1),
            Self::RowStart | Self::RowEnd | Self::NextRow => return None,
        };
        let sign = if flipped { -1 } else { 1 };
        Some((files * sign, ranks * sign))
    }

    /// The square that this step reaches from another one. At the edge of the board it stays where it is.
    pub fn square_from(self, square: Square, flipped: bool) -> Square {
        let sign = if flipped { -1 } else { 1 };
        match self {
            Self::RowStart => edge(square, -sign),
            Self::RowEnd => edge(square, sign),
            Self::NextRow => edge(Self::Down.square_from(square, flipped), -sign),
            Self::Left | Self::Right | Self::Up | Self::Down => {
                let next = self.offset(flipped);
                let next = next.and_then(|(files, ranks)| square.offset(files, ranks));
                next.unwrap_or(square)
            }
        }
    }
}

/// The last square in this direction along the rank.
fn edge(square: Square, direction: i8) -> Square {
    let mut last = square;
    while let Some(next) = last.offset(direction, 0) {
        last = next;
    }
    last
}

/// A key on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// Puts a piece on the cursor's square and moves the cursor to the next square.
    Piece(Piece),
    /// The second letter of a Russian king (Кр): makes a king of the knight that the first letter has just put, or puts
    /// a king if there is none.
    KingFromKnight(Color),
    /// Moves the cursor forward by this many squares and leaves them as they are.
    Skip(u8),
    /// Empties the cursor's square and stays.
    Empty,
    /// Empties the cursor's square and moves the cursor to the next square.
    EmptyAndAdvance,
    /// Empties the cursor's square; if it is empty already, moves the cursor back and empties that square.
    EmptyBack,
    /// Moves the cursor and selects nothing.
    Step(CursorStep),
    /// Moves the cursor and extends the selection to it.
    Extend(CursorStep),
    /// Moves the selected squares, or the cursor's square, by one square.
    MoveBlock(CursorStep),
    /// Moves a copy of these squares by one square.
    CopyBlock(CursorStep),
}
