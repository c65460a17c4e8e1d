//! The data of gestures: their surroundings and their phases.

use crate::features::board::model::board_state::{ArrowDraft, Block};
use crate::features::board::view::BoardGeometry;
use crate::features::board::view::outcome::Drag;
use crate::model::state::Tool;
use crate::view::pointer::Fingers;
use egui::{Modifiers, PointerButton, Pos2, Rect};
use tabiya_chess::{Piece, Position, Square};
use tabiya_collection::document::{DocumentId, UndoGroup};
use tabiya_notation::annotations::MarkColor;

/// The surroundings of a gesture.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The places of the squares.
    pub geometry: &'a BoardGeometry,
    /// The document and the row.
    pub place: (DocumentId, u64),
    /// The position on the board.
    pub position: &'a Position,
    /// The function of the mouse.
    pub tool: Tool,
    /// The selected squares.
    pub block: Option<Block>,
    /// Whether each piece put on the board also appears mirrored for the other side.
    pub symmetric: bool,
    /// The arrow whose ends are chosen with clicks, whatever the tool.
    pub arrow: Option<ArrowDraft>,
    /// The colour of arrows and marks while no key is held.
    pub draw_color: MarkColor,
    /// The spare pieces and their places.
    pub spares: &'a [(Rect, Piece)],
    /// The time of this frame, in seconds.
    pub now: f64,
    /// The maximum time between the presses of a double click, in seconds.
    pub double_click: f64,
}

/// A press on a piece, which will be a click or a drag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Press {
    pub(super) drag: Drag,
    pub(super) at: Pos2,
    pub(super) time: f64,
    pub(super) keys: Modifiers,
    /// Whether it completes a double click on the same square.
    pub(super) is_second: bool,
}

/// A rectangle that is being selected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BlockDraft {
    pub(super) anchor: Square,
    pub(super) head: Square,
    pub(super) at: Pos2,
    pub(super) is_dragged: bool,
}

/// The selected squares while a button holds them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlockDrag {
    /// The squares.
    pub block: Block,
    /// The point where the button went down.
    pub from: Pos2,
    /// The point where the pointer is.
    pub at: Pos2,
    pub(super) grabbed: Square,
    /// Whether a click without a drag extends the selection.
    pub(super) extends: bool,
    pub(super) is_dragged: bool,
    pub(super) time: f64,
}

/// A press of the right button, or of the left one to draw, which will be an arrow, a mark or the menu.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DrawPress {
    pub(super) button: PointerButton,
    pub(super) from: Square,
    /// The square under the pointer; `None` beside the board.
    pub(super) to: Option<Square>,
    /// Whether the pointer has been on another square, or beside the board.
    pub(super) has_left: bool,
    /// Whether a click suffices for a mark, since a colour key was held or the drawing tool is in use. Such a click
    /// never opens the menu.
    pub(super) marks: bool,
    pub(super) color: MarkColor,
}

/// The effect of a stroke on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint {
    /// The new contents of every square.
    pub(super) piece: Option<Piece>,
    /// The only contents that are replaced; other squares are left alone. `None` replaces everything.
    pub(super) only: Option<Piece>,
}

/// A stroke in progress.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BoardStroke {
    pub(super) paint: Paint,
    /// The group that makes it one undo step.
    pub(super) group: UndoGroup,
    /// The button that is held.
    pub(super) button: PointerButton,
    pub(super) last: Pos2,
}

/// The thing that a finger touched first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touched {
    Square(Square),
    Spare(Piece),
}

/// A finger that has not moved yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Finger {
    pub(super) on: Touched,
    pub(super) at: Pos2,
    pub(super) time: f64,
}

/// A sweep of a finger.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sweep {
    pub(super) paint: Paint,
    pub(super) squares: Vec<Square>,
    pub(super) last: Pos2,
}

/// The phase of a gesture.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum GesturePhase {
    #[default]
    Idle,
    /// The gesture has no further effect until the finger is lifted.
    Spent,
    Pressed(Press),
    Dragging(Drag),
    /// The button is down, and every square that the pointer enters is painted.
    Painting(BoardStroke),
    /// A rectangle of squares is being selected.
    Selecting(BlockDraft),
    /// A button holds the selected squares.
    Block(BlockDrag),
    /// The button is down, and the gesture is not known yet.
    DrawPressed(DrawPress),
    /// An arrow was begun on this square, and may end where the button is released.
    Arrow(Square),
    /// A finger is down, and the gesture is not known yet.
    Touched(Finger),
    /// A finger paints. Squares change only when it is lifted, as a second finger would mean another gesture.
    Sweeping(Sweep),
}

/// The gesture in progress.
#[derive(Debug, Default)]
pub struct Gesture {
    pub(super) phase: GesturePhase,
    /// The document and the row where the gesture began. It has no effect on other boards.
    pub(super) place: Option<(DocumentId, u64)>,
    pub(super) strokes: u64,
    /// The last click of the pointer on a piece, and the time of its press.
    pub(super) last_click: Option<(Square, f64)>,
    pub(super) fingers: Fingers,
    /// Whether the last gesture was made with a finger.
    pub(super) is_by_finger: bool,
    pub(super) menu_wanted: Option<Square>,
    /// Whether the button was pressed with Ctrl while moves are played, so that the piece moves freely.
    pub(super) is_free: bool,
}

/// Whether Ctrl or its counterpart on the platform is held.
pub(crate) fn is_ctrl(keys: Modifiers) -> bool {
    keys.ctrl || keys.command
}

/// Whether dragged pieces also stay where they were.
pub fn copies(keys: Modifiers) -> bool {
    keys.alt || is_ctrl(keys)
}
