//! Reads the mouse and fingers on the board and on the spare pieces in a frame.

use super::{BoardGeometry, Scene};
use crate::features::board::view::piece_menu::PieceMenu;
use crate::features::board::view::tray::TrayGeometry;
use crate::features::board::view::{Gesture, Hands, Turning};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::pointer::is_free_at;
use crate::view::{Actions, Focus, UiState};
use egui::{Event, Ui};
use std::time::Duration;
use tabiya_chess::Square;

/// The least time allowed for a double click, in seconds: on slow machines its clicks may be a long frame apart.
const MIN_DOUBLE_CLICK: f64 = 0.4;

/// Handles the events of this frame in their order.
pub(crate) fn read_mouse(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    tray: &TrayGeometry,
    actions: &mut Actions,
) {
    let spares = tray.pieces();
    let scene = Scene {
        geometry,
        place: (state.shared.document().id(), state.shared.document().row()),
        position: state.shared.document().position(),
        tool: state.board.tool,
        block: state.board.block,
        symmetric: state.board.symmetric,
        arrow: state.board.arrow,
        draw_color: state.board.draw_color,
        spares: &spares,
        now: ui.input(|input| input.time),
        double_click: double_click(ui),
    };
    let is_free = |pos| is_free_at(ui, pos);
    let is_on = |pos| (geometry.rect.contains(pos) || tray.rect.contains(pos)) && is_free(pos);
    let events = ui.input(|input| input.events.clone());
    for event in &events {
        let is_press_here = matches!(
            event,
            Event::PointerButton { pos, pressed: true, .. } if is_on(*pos)
        );
        if is_press_here {
            ui_state.focus_wanted = Some(Focus::Board);
        }
        ui_state
            .part::<Gesture>()
            .event(event, &scene, is_free, actions);
    }
    if let Some(seconds) = ui_state.part::<Gesture>().wait(&scene, actions) {
        let left = Duration::from_secs_f64(seconds);
        ui.ctx().request_repaint_after(left);
    }
    if let Some(square) = ui_state.part::<Gesture>().take_menu() {
        *ui_state.part::<Option<PieceMenu>>() = Some(PieceMenu::on(square));
    }
    if let Some(preview) = ui_state.part::<Gesture>().preview(&scene) {
        ui_state.preview = Some(preview);
    }
    ui_state.part::<Hands>().board_is_at(*geometry);
    turn(ui, state, ui_state, geometry, actions);
}

fn double_click(ui: &Ui) -> f64 {
    let options = |options: &egui::Options| options.input_options.max_double_click_delay;
    ui.ctx().options(options).max(MIN_DOUBLE_CLICK)
}

fn turn(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    actions: &mut Vec<Action>,
) {
    let on: Option<Square> = ui
        .input(|input| input.pointer.hover_pos())
        .filter(|pos| is_free_at(ui, *pos))
        .and_then(|pos| geometry.square_at(pos));
    let is_busy = ui_state.part::<Gesture>().is_active();
    ui_state
        .part::<Turning>()
        .read(ui, state, on, is_busy, actions);
}
