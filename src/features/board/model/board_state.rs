//! State of the board besides the position.

use super::arrow_draft::ArrowDraft;
use super::block::{Block, MovingBlock};
use super::compared::Compared;
use tabiya_chess::{Piece, Square};
use tabiya_notation::annotations::MarkColor;

/// The function of the mouse on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    Pointer,
    /// Removes pieces.
    Eraser,
    /// Puts this piece on the board.
    Brush(Piece),
    /// Draws arrows and marks squares, as the right button does with the pointer.
    Draw,
    /// Plays moves, and changes the position in no other way.
    Play,
}

/// The room's part of the state.
#[derive(Clone, Debug)]
pub struct BoardState {
    /// The function of the mouse.
    pub tool: Tool,
    /// The square of the keyboard's cursor.
    pub cursor: Square,
    /// The square to which typing has just advanced from the end of a rank. While the cursor is there, a step to the
    /// next rank does nothing, so that a FEN can be typed with its slashes.
    pub wrapped_to: Option<Square>,
    /// Whether each piece put on the board also appears mirrored for the other side.
    pub symmetric: bool,
    /// The selected squares.
    pub block: Option<Block>,
    /// The colour of arrows and marks, by mouse and by keys, unless another one is chosen for a single arrow or mark.
    pub draw_color: MarkColor,
    /// The arrow that is being drawn with keys or clicks.
    pub arrow: Option<ArrowDraft>,
    /// The block that is being moved with keys.
    pub moving: Option<MovingBlock>,
    /// The position that the board is compared with.
    pub compared: Option<Compared>,
}

impl BoardState {
    /// The initial square of the keyboard's cursor.
    pub const FIRST_SQUARE: Square = Square::A8;
}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            tool: Tool::Pointer,
            cursor: Self::FIRST_SQUARE,
            wrapped_to: None,
            symmetric: false,
            block: None,
            draw_color: MarkColor::Green,
            arrow: None,
            moving: None,
            compared: None,
        }
    }
}
