//! What the board knows beside the position.

use super::arrow_draft::ArrowDraft;
use super::block::{Block, MovingBlock};
use super::compared::Compared;
use crate::chess::{Piece, Square};

/// What the mouse does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    Pointer,
    /// Takes pieces off.
    Eraser,
    /// Puts this piece.
    Brush(Piece),
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
    /// The arrow that is being drawn by keys.
    pub arrow: Option<ArrowDraft>,
    /// The block that keys are moving.
    pub moving: Option<MovingBlock>,
    /// What the board is compared with.
    pub compared: Option<Compared>,
}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            tool: Tool::Pointer,
            cursor: Square::A8,
            wrapped_to: None,
            symmetric: false,
            block: None,
            arrow: None,
            moving: None,
            compared: None,
        }
    }
}
