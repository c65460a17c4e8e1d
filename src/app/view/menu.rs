//! The menu bar, made from the table of commands, followed by the tabs.
//!
//! Menus open below the bar and take at most the height below it, so none opens under the pointer. `tests/gui/menus.rs`
//! opens each of them in each language and measures it on a small screen, where none may need scrolling. The keys of
//! the bar are in `menu_keys.rs`, because the window library moves only within a menu, and neither into the bar nor
//! from one menu to the next.

use super::menu_keys::read_menu_keys;
use crate::app::view::menu_keys::{MenuKeys, has_menu_letters, is_alt_alone, open_menu, small};
use crate::command::{Command, Menu, Submenu};
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry};
use crate::features::fen::view::copy_as::form_entries_ui;
use crate::features::session::view::recent_menu_ui;
use crate::model::action::{Action, SettingsAction};
use crate::model::state::State;
use crate::view::shortcuts::{command_entry_ui, menu_below_ui, menu_beside_ui};
use crate::view::{Actions, UiState};
use crate::widgets::style::{
    GAP, MIN_TABS_WIDTH, NARROW_WINDOW, READING_DIAGRAM, menu_bar_style, palette,
};
use egui::accesskit::Node;
use egui::text::LayoutJob;
use egui::{
    Align, Button, MenuBar, RectAlign, Response, RichText, Role, TextStyle, Tooltip, Ui, Vec2,
    WidgetInfo, WidgetText,
};
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_settings::{Setting, Zoom};
use tabiya_text::{tr, tr_with};

const MENU_WIDTH: f32 = 220.0;

/// The position after a command; `None` if the command does something else.
pub(super) fn preview(state: &State, command: Command) -> Option<Position> {
    let edit = command.edit(state).filter(|_| command.is_enabled(state))?;
    Some(edit.apply_to(state.shared.document().position()))
}

/// Shows the menus followed by the tabs, which move to their own row if there is no room.
pub(super) fn menu_row_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
    tabs_ui: impl FnOnce(&mut Ui, &State, &mut UiState, &mut Actions),
) {
    read_menu_keys(ui, ui_state);
    let style = Arc::clone(ui.style());
    let bar = MenuBar::new().style(menu_bar_style as fn(&mut egui::Style));
    let left = bar.ui(ui, |ui| {
        let rows = (width_of_names(ui) / ui.available_width()).ceil();
        let below = ui.min_rect().top() + rows * ui.min_rect().height();
        if rows > 1.0 {
            ui.horizontal_wrapped(|ui| menus_ui(ui, below, state, ui_state, actions));
            return Some(tabs_ui);
        }
        menus_ui(ui, below, state, ui_state, actions);
        if ui.available_width() < MIN_TABS_WIDTH {
            return Some(tabs_ui);
        }
        ui.set_style(style);
        ui.add_space(GAP);
        safe_ui(ui, state);
        tabs_ui(ui, state, ui_state, actions);
        None
    });
    if let Some(tabs_ui) = left.inner {
        ui.horizontal(|ui| {
            safe_ui(ui, state);
            tabs_ui(ui, state, ui_state, actions);
        });
    }
}

/// Shows the names of the menus, which open at the height `below`.
fn menus_ui(ui: &mut Ui, below: f32, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    for menu in Menu::ALL {
        let letter = tr(menu.letter_id()).chars().next().map_or(' ', small);
        let text = name_of_menu(ui, &tr(menu.text_id()), letter);
        let name = ui.menu_button(text, |ui| {
            menu_below_ui(ui, below, |ui| {
                menu_ui(ui, below, state, ui_state, menu, actions);
            });
        });
        let name = name.response;
        // A double click also opens the menu.
        if name.double_clicked() || name.triple_clicked() {
            open_menu(ui.ctx(), name.id);
        }
        ui_state.part::<MenuKeys>().add_name(&name, letter);
        if has_menu_letters(ui) {
            let builder = |node: &mut Node| node.set_access_key(letter.to_string());
            ui.ctx().accesskit_node_builder(name.id, builder);
        }
    }
}

/// The width of all names in the bar.
pub(super) fn width_of_names(ui: &Ui) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let color = ui.visuals().text_color();
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |menu: Menu| {
        let name = tr(menu.text_id());
        let galley = ui.painter().layout_no_wrap(name, font.clone(), color);
        galley.size().x + around
    };
    Menu::ALL.into_iter().map(width).sum()
}

/// The name of a menu. Its letter is underlined while Alt is held.
fn name_of_menu(ui: &Ui, name: &str, letter: char) -> WidgetText {
    let is_shown = has_menu_letters(ui) && ui.input(|input| is_alt_alone(input.modifiers));
    let place = name
        .char_indices()
        .find(|(_, shown)| small(*shown) == letter);
    let Some((from, shown)) = place.filter(|_| is_shown) else {
        return name.into();
    };
    let to = from + shown.len_utf8();
    let mut job = LayoutJob::default();
    for (part, is_letter) in [
        (&name[..from], false),
        (&name[from..to], true),
        (&name[to..], false),
    ] {
        let text = RichText::new(part);
        let text = if is_letter { text.underline() } else { text };
        text.append_to(
            &mut job,
            ui.style(),
            TextStyle::Button.into(),
            Align::Center,
        );
    }
    job.into()
}

/// Shows the note that the program runs in safe mode.
fn safe_ui(ui: &mut Ui, state: &State) {
    if state.memory.is_safe {
        let color = palette(ui.visuals()).warning;
        let label = ui.label(RichText::new(tr("status-safe")).color(color));
        label.on_hover_text(tr("message-safe"));
    }
}

/// Shows the entries of a menu. Its submenus open below the height `below`, too.
fn menu_ui(
    ui: &mut Ui,
    below: f32,
    state: &State,
    ui_state: &mut UiState,
    menu: Menu,
    actions: &mut Actions,
) {
    ui.set_min_width(MENU_WIDTH);
    ui_state.part::<MenuKeys>().style_entries(ui);
    let mut submenu = None;
    let commands = Command::ALL.iter().copied();
    for command in commands.filter(|command| command.row().menu == menu) {
        let row = command.row();
        if row.submenu.is_some() && row.submenu == submenu {
            continue;
        }
        if row.begins_group {
            ui.separator();
        }
        submenu = row.submenu;
        match row.submenu {
            // The entries of a submenu are contiguous; the first of them opens it.
            Some(within) => {
                let label = tr(within.text_id());
                let opener = ui.menu_button(&label, |ui| {
                    menu_beside_ui(ui, below, |ui| {
                        submenu_ui(ui, state, ui_state, within, actions);
                    });
                });
                let keys = ui_state.part::<MenuKeys>();
                keys.add_opener(&opener.response);
                keys.add_entry(&opener.response, &label, false);
            }
            None => entry_ui(ui, state, ui_state, command, actions),
        }
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
    ui_state.part::<MenuKeys>().style_entries(ui);
    match submenu {
        Submenu::Recent => recent_menu_ui(ui, state, actions),
        Submenu::CopyAs => {
            form_entries_ui(ui, state, actions);
            ui.separator();
        }
        _ => {}
    }
    let commands = Command::ALL.iter().copied();
    let within = commands.filter(|command| command.row().submenu == Some(submenu));
    for (number, command) in within.enumerate() {
        // The separator above the first entry is drawn in the parent menu.
        if command.row().begins_group && number > 0 {
            ui.separator();
        }
        entry_ui(ui, state, ui_state, command, actions);
    }
    if submenu == Submenu::Zoom {
        ui.separator();
        zooms_ui(ui, state, ui_state, actions);
    }
}

/// Shows every zoom as an entry.
fn zooms_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let now = state.shared.settings.zoom;
    for percent in Zoom::STEPS {
        let label = tr_with("menu-zoom-to", &[("percent", percent.into())]);
        let zoom = Zoom::of_percent(percent);
        let is_on = zoom == now;
        let entry = ui.add(Button::new(&label).shortcut_text(if is_on { "✔" } else { "" }));
        entry.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, is_on, &label));
        ui_state.part::<MenuKeys>().add_entry(&entry, &label, true);
        if entry.clicked() {
            let setting = Setting::Zoom(zoom);
            actions.push(Action::from(SettingsAction::Choose(setting)));
            ui.close();
        }
    }
}

/// Shows the preview beside the entry, because in a small window the menu covers the board.
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
    let response = command_entry_ui(ui, state, command, actions);
    let row = command.row();
    let is_inner = row.submenu.is_some();
    let keys = ui_state.part::<MenuKeys>();
    keys.add_entry(&response, &tr(row.text_id), is_inner);
    if keys.have_chosen(&response) {
        ui_state.preview = preview(state, command);
        ui_state.previewed = Some(command);
        if ui.content_rect().width() < NARROW_WINDOW
            && let Some(position) = ui_state.preview
        {
            small_preview_ui(&response, ui_state, state.shared.view.flipped, &position);
        }
    }
}
