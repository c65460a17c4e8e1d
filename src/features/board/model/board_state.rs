//! What the board knows beside the position.

use super::arrow_draft::ArrowDraft;
use super::block::{Block, MovingBlock};
use super::compared::Compared;
use tabiya_chess::{Piece, Square};
use tabiya_notation::annotations::MarkColor;

/// What the mouse does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    Pointer,
    /// Takes pieces off.
    Eraser,
    /// Puts this piece.
    Brush(Piece),
    /// Draws arrows and marks squares, as the right button does beside the pointer.
    Draw,
    /// Plays moves: nothing else is done to the position.
    Play,
}

/// The board's part of the state.
#[derive(Clone, Debug)]
pub struct BoardState {
    /// What the mouse does.
    pub tool: Tool,
    /// The keyboard's cursor.
    pub cursor: Square,
    /// The square to which typing has just come from the end of a rank by itself. While the cursor is
    /// there, going to the next rank is meant to go nowhere, as in the text of a FEN.
    pub wrapped_to: Option<Square>,
    /// Whether a piece that is put also appears mirrored, for the other side.
    pub symmetric: bool,
    /// The selected squares.
    pub block: Option<Block>,
    /// The colour of arrows and marks, by mouse and by keys, unless another is held or chosen for one.
    pub draw_color: MarkColor,
    /// The arrow that is being drawn by keys.
    pub arrow: Option<ArrowDraft>,
    /// The block that keys are moving.
    pub moving: Option<MovingBlock>,
    /// What the board is compared with.
    pub compared: Option<Compared>,
}

impl BoardState {
    /// Where the keyboard's cursor is at first.
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
