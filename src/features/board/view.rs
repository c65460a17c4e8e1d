//! The view of the board: its squares, the mouse and keys on it, and its painting.

mod annotations;
pub(crate) mod board_area;
pub(crate) mod board_look;
mod castling_signs;
pub(crate) mod compare_bar;
pub(crate) mod geometry;
mod gesture;
mod hand;
mod highlight;
mod input;
mod outcome;
mod paint;
pub mod piece_atlas;
pub(crate) mod piece_choice;
pub(crate) mod piece_menu;
mod signs;
pub(crate) mod tray;
mod turning;
pub(crate) mod wheel;

pub use annotations::{AnnotationPicture, shown_annotations};
pub use geometry::BoardGeometry;
pub use gesture::{BlockDrag, Gesture, Scene, copies};
pub use hand::{Hand, Hands};
pub use highlight::Highlight;
pub use input::has_board_the_keyboard;
pub(crate) use input::{is_text_for_board, key_of_press, keys_of_text, read_mouse};
pub use outcome::{Drag, DragOrigin, brush_or_none, has_right, is_granted, put_at_home};
pub use paint::{BoardMarks, brush_side, paint_at_pointer, paint_carried};
pub use turning::Turning;

use crate::features::help::view::Help;
use crate::features::operations::view::known::SolutionArrow;
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::{Actions, Focus, UiState};
use egui::{EventFilter, Id, Rect, Role, Sense, Ui, WidgetInfo};
use signs::Signs;
use tabiya_chess::Square;
use tabiya_text::{listed, square_name, tr};

/// The id of the board as a whole, which takes the keyboard focus.
pub fn board_id() -> Id {
    Id::unique("board")
}

/// Adds the board's widgets for the keyboard and for screen readers. The mouse is read by [`Gesture`].
pub(crate) fn board_widgets_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    solution: &[SolutionArrow],
    actions: &mut Actions,
) {
    let board = ui.interact(geometry.rect, board_id(), Sense::HOVER | Sense::FOCUSABLE);
    board.widget_info(|| WidgetInfo::labeled(Role::Group, true, tr("board")));
    if ui_state.take_focus(Focus::Board) {
        board.request_focus();
    }
    if board.has_focus() {
        let filter = EventFilter {
            tab: false,
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(board_id(), filter));
        let cursor = square_id(state.board.cursor).accesskit_id();
        ui.ctx()
            .accesskit_node_builder(board_id(), |node| node.set_active_descendant(cursor));
    }
    let signs = Signs::of(state, ui_state.part::<Help>().squares(), solution);
    for square in Square::all_in_fen_order() {
        let rect = geometry.rect_of(square);
        square_ui(ui, state, square, rect, &signs.on(square), actions);
    }
}

fn square_id(square: Square) -> Id {
    board_id().with(square.index())
}

/// Adds a square for screen readers, with its name and an action that does the same as a click.
fn square_ui(
    ui: &mut Ui,
    state: &State,
    square: Square,
    rect: Rect,
    signs: &[String],
    actions: &mut Actions,
) {
    let response = ui.interact(rect, square_id(square), Sense::CLICK);
    let piece = state.shared.document().position().board.get(square);
    response.widget_info(|| {
        let name = square_name(square, piece);
        WidgetInfo::selected(Role::Button, true, state.board.cursor == square, name)
    });
    if !signs.is_empty() {
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(listed(signs)));
    }
    let is_mouse = ui.input(|input| input.pointer.any_released() || input.pointer.any_down());
    if response.clicked() && !is_mouse {
        actions.push(Action::from(BoardAction::SelectSquare(square)));
        actions.extend(outcome::click_with_tool(state, square));
    }
}
