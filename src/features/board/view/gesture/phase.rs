//! What a gesture is made of: what the mouse and fingers can meet, and what they are at.

use crate::features::board::model::arrow_draft::ArrowDraft;
use crate::features::board::model::block::Block;
use crate::features::board::view::BoardGeometry;
use crate::features::board::view::drag::Drag;
use crate::model::state::Tool;
use crate::view::fingers::Fingers;
use egui::{Modifiers, PointerButton, Pos2, Rect};
use tabiya_chess::{Piece, Position, Square};
use tabiya_collection::document::{DocumentId, Group};
use tabiya_notation::annotations::MarkColor;

/// What the mouse can meet.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// Where the squares are.
    pub geometry: &'a BoardGeometry,
    /// Which row of which document this is.
    pub place: (DocumentId, u64),
    /// What stands on them.
    pub position: &'a Position,
    /// What the mouse does.
    pub tool: Tool,
    /// The selected squares.
    pub block: Option<Block>,
    /// Whether a piece that is put also appears mirrored, for the other side.
    pub symmetric: bool,
    /// The arrow of which clicks choose the ends, whatever the tool.
    pub arrow: Option<ArrowDraft>,
    /// The colour of what is drawn while no key is held.
    pub draw_color: MarkColor,
    /// The spare pieces and where they are.
    pub spares: &'a [(Rect, Piece)],
    /// The time of this frame, in seconds.
    pub now: f64,
    /// The seconds from press to press of a double click, at the most.
    pub double_click: f64,
}

/// A button that went down on a piece: this will be a click or a drag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Press {
    pub(super) drag: Drag,
    pub(super) at: Pos2,
    pub(super) time: f64,
    pub(super) keys: Modifiers,
    /// It comes so soon after a click on the same square that both are one double click.
    pub(super) is_second: bool,
}

/// A rectangle that is being drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Selecting {
    pub(super) anchor: Square,
    pub(super) head: Square,
    pub(super) at: Pos2,
    pub(super) is_dragged: bool,
}

/// The selected squares, taken hold of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlockDrag {
    /// Which squares.
    pub block: Block,
    /// Where the button went down.
    pub from: Pos2,
    /// Where the pointer is.
    pub at: Pos2,
    pub(super) grabbed: Square,
    /// Whether a click without a drag extends the selection.
    pub(super) extends: bool,
    pub(super) is_dragged: bool,
    pub(super) time: f64,
}

/// The right button is down, or the left one to draw: this will be an arrow, a mark or the menu.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DrawPress {
    pub(super) button: PointerButton,
    pub(super) from: Square,
    /// Where the pointer is, if that is on the board.
    pub(super) to: Option<Square>,
    /// Whether it has been on another square, or beside the board.
    pub(super) has_left: bool,
    /// Whether a click is enough for a mark: when a key for a colour was held, or with the tool that draws. It
    /// is never about the menu then.
    pub(super) marks: bool,
    pub(super) color: MarkColor,
}

/// What a stroke puts, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint {
    /// What every square gets.
    pub(super) piece: Option<Piece>,
    /// Squares with anything else than this are left alone.
    pub(super) only: Option<Piece>,
}

/// A stroke in flight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stroke {
    pub(super) paint: Paint,
    /// Makes one step of undo of it.
    pub(super) group: Group,
    /// The button that is held.
    pub(super) button: PointerButton,
    pub(super) last: Pos2,
}

/// What a finger came down on.
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

/// What is being done.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Phase {
    #[default]
    Idle,
    /// Nothing comes of it any more until the finger is lifted.
    Spent,
    Pressed(Press),
    Dragging(Drag),
    /// The button is down and every square that is entered gets something.
    Painting(Stroke),
    /// A rectangle of squares is being selected.
    Selecting(Selecting),
    /// The selected squares are taken hold of.
    Block(BlockDrag),
    /// The button is down, and it is not known yet what this will be.
    DrawPressed(DrawPress),
    /// An arrow was begun on this square; it may end where the button is let go.
    Arrow(Square),
    /// A finger is down, and it is not known yet what this will be.
    Touched(Finger),
    /// A finger paints. Nothing is put before it is lifted: a second finger means something else.
    Sweeping(Sweep),
}

/// The gesture that is being made.
#[derive(Debug, Default)]
pub struct Gesture {
    pub(super) phase: Phase,
    /// Where the gesture began. What is on the board elsewhere is none of its business.
    pub(super) place: Option<(DocumentId, u64)>,
    pub(super) strokes: u64,
    /// The last click of the pointer on a piece, and when its button went down.
    pub(super) last_click: Option<(Square, f64)>,
    pub(super) fingers: Fingers,
    /// Whether the last gesture is a finger's.
    pub(super) is_by_finger: bool,
    pub(super) menu_wanted: Option<Square>,
}

/// Whether Ctrl is held, or what takes its place.
pub(crate) fn is_ctrl(keys: Modifiers) -> bool {
    keys.ctrl || keys.command
}

/// Whether what is dragged also stays where it was.
pub fn copies(keys: Modifiers) -> bool {
    keys.alt || is_ctrl(keys)
}
