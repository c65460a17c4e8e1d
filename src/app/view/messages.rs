//! The strip of messages: one line for messages, errors and work in progress.
//!
//! Its place has a constant size, so messages move and cover nothing: at the end of the row of menus, or in a window
//! without room there, at the foot of the window. The strip shows the newest notice with its buttons; a button beside
//! it opens a list of all notices in full. A message disappears by itself and is shown in the tab to which it belongs;
//! errors stay until they are dismissed.
//!
//! While a dialog is open, the message is also shown at the foot of the dialog, where the user is working.

mod in_dialog;
mod line;
mod list;
mod notices;
mod parts;

use crate::features::analysis::view::analysis_notices;
use crate::model::state::State;
use crate::view::notice::Notice;
use crate::view::{Actions, UiState};
use crate::widgets::style::{
    BARE, GAP, MAX_STRIP_WIDTH, MIN_MESSAGE_WIDTH, STRIP_HEIGHT, STRIP_MARGIN, TABS_BESIDE_STRIP,
    target,
};
use egui::{Frame, Id, Panel, Rect, Ui, UiBuilder};
use in_dialog::DialogMessage;
pub(super) use in_dialog::message_in_dialog_ui;
use line::line_ui;
use notices::{
    MessageTime, Order, errors_notice, message_notice, success, task_notice, waiting_notices,
};

/// Shows the row of the menus with the strip at its end, or below it if the window is narrow: then
/// [`foot_ui`] shows the strip. `names` is the width of the names of the menus.
pub(super) fn menus_and_strip_ui(
    ui: &mut Ui,
    names: f32,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
    menus: impl FnOnce(&mut Ui, &mut UiState, &mut Actions),
) {
    let row = ui.available_rect_before_wrap();
    let width = width_beside(row.width(), names);
    ui_state.part::<StripPlace>().is_at_foot = width.is_none();
    let Some(width) = width else {
        return menus(ui, ui_state, actions);
    };
    let end = row.max.x - width;
    let shown = ui.scope_builder(UiBuilder::new().max_rect(row.with_max_x(end - GAP)), |ui| {
        menus(ui, ui_state, actions);
    });
    let height = target(ui.style(), STRIP_HEIGHT);
    let row = shown.response.rect;
    let top = row.center().y - height / 2.0;
    let strip = Rect::from_x_y_ranges(end..=end + width, top..=top + height);
    let builder = UiBuilder::new()
        .scope_id(Id::unique("strip"))
        .max_rect(strip);
    strip_ui(&mut ui.new_child(builder), state, ui_state, actions);
}

/// Where the strip is.
#[derive(Debug, Default)]
struct StripPlace {
    is_at_foot: bool,
}

/// The width of the strip in a row of this width after these names; `None` if there is no room for it.
fn width_beside(row: f32, names: f32) -> Option<f32> {
    let room = row - names - TABS_BESIDE_STRIP;
    (room >= MIN_MESSAGE_WIDTH).then(|| room.min(MAX_STRIP_WIDTH))
}

/// Shows the strip at the foot of the window, if it is not beside the menus.
pub(super) fn foot_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    if !ui_state.part::<StripPlace>().is_at_foot {
        return;
    }
    let frame = Frame::side_top_panel(ui.style())
        .fill(BARE)
        .inner_margin(STRIP_MARGIN);
    let height = target(ui.style(), STRIP_HEIGHT);
    let panel = Panel::bottom("messages").frame(frame).resizable(false);
    let panel = panel.exact_size(height + STRIP_MARGIN.sum().y);
    panel.show_separator_line(false).show(ui, |ui| {
        let place = ui.available_rect_before_wrap();
        let builder = UiBuilder::new()
            .scope_id(Id::unique("strip"))
            .max_rect(place);
        strip_ui(&mut ui.new_child(builder), state, ui_state, actions);
    });
}

fn strip_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let now = ui.input(|input| input.time);
    ui_state.part::<MessageTime>().notice(state, now);
    let mut notices = notices(ui, state, ui_state);
    let is_in_dialog = ui_state.modal.is_some();
    let in_dialog = ui_state.part::<DialogMessage>();
    in_dialog.notice(notices.first());
    if !is_in_dialog {
        in_dialog.close();
    }
    if let Some(pressed) = line_ui(ui, &notices, state, ui_state) {
        let mut buttons = notices.swap_remove(pressed.notice).buttons;
        actions.push(buttons.swap_remove(pressed.button).action);
    }
    ui_state.part::<MessageTime>().wake(ui, state);
}

/// All notices, the newest first.
fn notices(ui: &Ui, state: &State, ui_state: &mut UiState) -> Vec<Notice> {
    let mut notices: Vec<_> = waiting_notices(state).collect();
    notices.extend(analysis_notices(state));
    let is_focused = ui.input(|input| input.focused);
    let tasks = state.shared.tasks.iter();
    notices.extend(tasks.filter_map(|running| task_notice(running, is_focused)));
    notices.extend(errors_notice(state));
    let is_shown = ui_state.part::<MessageTime>().is_shown(state);
    let message = success(state).filter(|_| is_shown);
    notices.extend(message.map(|message| message_notice(state, message)));
    ui_state.part::<Order>().sort(&mut notices);
    notices
}
