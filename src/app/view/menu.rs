//! The menu bar, made from the table of commands.

use super::menu_keys::read_menu_keys;
use super::{Actions, UiState};
use crate::app::action::Action;
use crate::app::state::State;
use crate::app::view::menu_keys::MenuKeys;
use crate::chess::Position;
use crate::command::{Command, Menu, Submenu};
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry};
use crate::features::fen::view::copy_as::form_entries_ui;
use crate::features::session::view::recent_menu_ui;
use crate::text::tr;
use crate::widgets::shortcuts::keys_text;
use crate::widgets::style::{NARROW_WINDOW, READING_DIAGRAM, menu_bar_style, menu_entries_style};
use egui::{Button, MenuBar, RectAlign, Response, Role, ScrollArea, Tooltip, Ui, Vec2, WidgetInfo};

const MENU_WIDTH: f32 = 220.0;
/// The line round a menu.
const EDGE: f32 = 2.0;

/// What a command would make of the position; `None` when it does something else.
pub(super) fn preview(state: &State, command: Command) -> Option<Position> {
    let edit = command.edit(state).filter(|_| command.is_enabled(state))?;
    Some(edit.apply_to(state.document().position()))
}

/// Shows the menu bar.
pub(super) fn menu_bar_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    read_menu_keys(ui, ui_state);
    MenuBar::new()
        .style(menu_bar_style as fn(&mut egui::Style))
        .ui(ui, |ui| {
            for menu in Menu::ALL {
                let name = ui.menu_button(tr(menu.text_id()), |ui| {
                    in_window_ui(ui, |ui| menu_ui(ui, state, ui_state, menu, actions));
                });
                ui_state.part::<MenuKeys>().add_name(&name.response);
            }
        });
}

/// The entries of a menu, scrolled where the window is not high enough for all of them.
pub(crate) fn in_window_ui(ui: &mut Ui, entries_ui: impl FnOnce(&mut Ui)) {
    menu_entries_style(ui.style_mut());
    let frame = ui.spacing().menu_margin.sum().y + 2.0 * EDGE;
    let height = ui.content_rect().height() - frame;
    // Also higher than from here to the end of the window: the menu then moves up.
    ui.set_max_height(height);
    ScrollArea::vertical()
        .max_height(height)
        .show(ui, entries_ui);
}

fn menu_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, menu: Menu, actions: &mut Actions) {
    ui.set_min_width(MENU_WIDTH);
    let mut submenu = None;
    let commands = Command::ALL.iter().copied();
    for command in commands.filter(|command| command.row().menu == menu) {
        let row = command.row();
        if row.begins_group {
            ui.separator();
        }
        if let Some(within) = row.submenu {
            // The entries of a submenu stand together; the first of them opens it.
            if submenu != Some(within) {
                let opener = ui.menu_button(tr(within.text_id()), |ui| {
                    in_window_ui(ui, |ui| submenu_ui(ui, state, ui_state, within, actions));
                });
                ui_state.part::<MenuKeys>().add_opener(&opener.response);
            }
            submenu = Some(within);
            continue;
        }
        if command == Command::CopyAs {
            let label = tr("copy-as");
            let opener = ui.menu_button(label, |ui| {
                in_window_ui(ui, |ui| form_entries_ui(ui, state, actions));
            });
            ui_state.part::<MenuKeys>().add_opener(&opener.response);
        }
        entry_ui(ui, state, ui_state, command, actions);
    }
}

fn submenu_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    submenu: Submenu,
    actions: &mut Actions,
) {
    ui.set_min_width(MENU_WIDTH);
    if submenu == Submenu::Recent {
        recent_menu_ui(ui, state, actions);
    }
    let commands = Command::ALL.iter().copied();
    for command in commands.filter(|command| command.row().submenu == Some(submenu)) {
        entry_ui(ui, state, ui_state, command, actions);
    }
}

/// In a small window the menu covers the board: what would come is shown beside the entry.
fn small_preview_ui(
    response: &Response,
    ui_state: &mut UiState,
    flipped: bool,
    position: &Position,
) {
    let mut tip = Tooltip::for_enabled(response);
    tip.popup = tip.popup.align(RectAlign::RIGHT_START);
    tip.show(|ui| {
        let (_, space) = ui.allocate_space(Vec2::splat(READING_DIAGRAM));
        let geometry = small_geometry(ui, space, flipped);
        let atlas = ui_state
            .part::<PieceAtlases>()
            .atlas(ui.ctx(), geometry.square_side);
        paint_diagram(ui, &geometry, &position.board, &atlas);
    });
}

fn entry_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    command: Command,
    actions: &mut Actions,
) {
    let label = tr(command.row().text_id);
    let is_on = command.is_on(state);
    let keys = keys_text(ui, state, command);
    let keys = if is_on == Some(true) {
        format!("✔  {keys}")
    } else {
        keys
    };
    let button = Button::new(&*label).shortcut_text(keys);
    let is_enabled = command.is_enabled(state);
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| match is_on {
        None => WidgetInfo::labeled(Role::MenuItem, is_enabled, &label),
        Some(is_on) => WidgetInfo::selected(Role::MenuItemCheckBox, is_enabled, is_on, &label),
    });
    if response.hovered() || response.has_focus() {
        ui_state.preview = preview(state, command);
        ui_state.previewed = Some(command);
        if ui.content_rect().width() < NARROW_WINDOW
            && let Some(position) = ui_state.preview
        {
            small_preview_ui(&response, ui_state, state.view.flipped, &position);
        }
    }
    if response.clicked() {
        actions.push(Action::Run(command));
        ui.close();
    }
    if let Some(obstacle) = command.obstacle(state) {
        response.on_disabled_hover_text(tr(obstacle));
    }
}
