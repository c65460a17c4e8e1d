//! A command with its keys.

use super::listening::{KeysDialog, KeysNote, choose};
use crate::command::Command;
use crate::model::action::{Action, SettingsAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::text_of_keys;
use crate::widgets::labels::announce;
use crate::widgets::style::{KEYS_NAME_WIDTH, KEYS_ROW, palette, target};
use egui::{
    Align, Button, EventFilter, Id, Label, Layout, Response, RichText, Role, Sense, StrokeKind,
    TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use tabiya_settings::keys::Keys;
use tabiya_text::{tr, tr_with};

/// The height of a key's chip.
const CHIP_HEIGHT: f32 = 24.0;
/// The space on both sides of the key's name.
const CHIP_PADDING: f32 = 8.0;
/// The width of the button that removes the key.
const CHIP_CROSS: f32 = 22.0;

/// Shows the row, and below it any note about the command.
pub(super) fn row_ui(
    ui: &mut Ui,
    state: &State,
    command: Command,
    dialog: &mut KeysDialog,
    actions: &mut Actions,
) {
    // The ids do not depend on position, so the keyboard focus stays when other rows or chips appear before this one.
    scope(ui, "keys row", command, |ui| {
        chips_ui(ui, state, command, dialog, actions);
        let note = dialog.note.clone().filter(|(about, _)| *about == command);
        if let Some((_, note)) = note {
            note_ui(ui, state, command, &note, dialog, actions);
        }
    });
}

/// The name of a command.
fn label(command: Command) -> String {
    tr(command.row().text_id)
}

fn scope(ui: &mut Ui, what: &str, command: Command, add: impl FnOnce(&mut Ui)) {
    let id = Id::unique((what, command.name()));
    ui.scope_builder(UiBuilder::new().scope_id(id), add);
}

fn chips_ui(
    ui: &mut Ui,
    state: &State,
    command: Command,
    dialog: &mut KeysDialog,
    actions: &mut Actions,
) {
    let height = target(ui.style(), KEYS_ROW);
    let own = state.shared.keys.of(command);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let width = KEYS_NAME_WIDTH.min(ui.available_width() * 0.45);
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width, height), layout, |ui| {
            ui.set_min_size(vec2(width, height));
            ui.add(Label::new(label(command)).truncate());
        });
        let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
        let room = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.set_min_height(height);
            for keys in state.shared.keys.all_of(command) {
                if chip_ui(ui, command, keys, own.contains(&keys)) {
                    dialog.end(command);
                    actions.push(Action::from(SettingsAction::Choose(
                        state.shared.keys.removing(command, keys),
                    )));
                }
            }
            scope(ui, "keys add", command, |ui| add_ui(ui, command, dialog));
            if state.shared.keys.is_changed(command) && default_ui(ui, command) {
                dialog.end(command);
                choose(state.shared.keys.resetting(command), actions);
            }
        });
    });
    if dialog.waiting == Some(command) {
        scope(ui, "keys waiting", command, waiting_ui);
    }
}

/// Shows a key. Returns whether the user removes it.
fn chip_ui(ui: &mut Ui, command: Command, keys: Keys, can_go: bool) -> bool {
    let text = text_of_keys(ui, keys);
    let visuals = ui.visuals();
    let (ground, edge) = (
        visuals.extreme_bg_color,
        visuals.widgets.noninteractive.bg_stroke,
    );
    let font = TextStyle::Body.resolve(ui.style());
    let color = visuals.text_color();
    let galley = ui.painter().layout_no_wrap(text.clone(), font, color);
    let cross = if can_go {
        target(ui.style(), CHIP_CROSS)
    } else {
        0.0
    };
    let padding = if can_go {
        CHIP_PADDING
    } else {
        2.0 * CHIP_PADDING
    };
    let height = target(ui.style(), CHIP_HEIGHT);
    let size = vec2(galley.size().x + padding + cross, height);
    let (rect, chip) = ui.allocate_exact_size(size, Sense::HOVER);
    chip.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    let painter = ui.painter();
    painter.rect(rect, 4.0, ground, edge, StrokeKind::Inside);
    let top = rect.center().y - galley.size().y / 2.0;
    painter.galley(pos2(rect.left() + CHIP_PADDING, top), galley, color);
    if !can_go {
        chip.on_hover_text(tr_with("keys-always", &[("keys", text.into())]));
        return false;
    }
    let variables = [("keys", text.into()), ("command", label(command).into())];
    let name = tr_with("keys-remove", &variables);
    let remove = Button::new("×").frame_when_inactive(false);
    let place = rect
        .with_min_x(rect.right() - cross)
        .shrink2(vec2(0.0, 1.0));
    // The button is on the chip, whose space is already allocated.
    let mut on_chip = ui.new_child(UiBuilder::new().max_rect(place));
    on_chip.spacing_mut().button_padding = vec2(2.0, 0.0);
    let remove = on_chip.add_sized(place.size(), remove);
    let remove = remove.accessible_name(&name);
    let is_clicked = remove.clicked();
    remove.on_hover_text(name);
    is_clicked
}

/// Shows the prompt below the row while the dialog waits for a key.
fn waiting_ui(ui: &mut Ui) {
    let text = tr("keys-press");
    let color = palette(ui.visuals()).chosen_text;
    let button = Button::new(RichText::new(&text).color(color))
        .fill(palette(ui.visuals()).chosen)
        .min_size(vec2(0.0, target(ui.style(), KEYS_ROW)));
    let waiting = ui.add(button);
    announce(ui, &waiting, &text);
    waiting.request_focus();
    // Tab, arrow keys and Escape do not move the focus here: they can be chosen like other keys.
    let filter = EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(waiting.id, filter));
}

fn add_ui(ui: &mut Ui, command: Command, dialog: &mut KeysDialog) {
    let name = tr_with("keys-add-to", &[("command", label(command).into())]);
    let add = small_button(ui, "+", &name);
    if dialog.focus == Some(command) {
        dialog.focus = None;
        add.request_focus();
    }
    let is_clicked = add.clicked();
    add.on_hover_text(tr("keys-add"));
    if is_clicked {
        dialog.wait_for(Some(command));
        ui.request_repaint();
    }
}

fn default_ui(ui: &mut Ui, command: Command) -> bool {
    let name = tr_with("keys-default-of", &[("command", label(command).into())]);
    let button = small_button(ui, "↺", &name);
    let is_clicked = button.clicked();
    button.on_hover_text(tr("keys-default"));
    is_clicked
}

fn small_button(ui: &mut Ui, text: &str, name: &str) -> Response {
    let button = Button::new(text).min_size(vec2(target(ui.style(), 26.0), 24.0));
    let button = button.frame_when_inactive(false);
    ui.add(button).accessible_name(name)
}

fn note_ui(
    ui: &mut Ui,
    state: &State,
    command: Command,
    note: &KeysNote,
    dialog: &mut KeysDialog,
    actions: &mut Actions,
) {
    let color = palette(ui.visuals()).warning;
    let text = match note {
        KeysNote::Refused(text) => text.clone(),
        KeysNote::Clash { keys, other } => {
            let keys = text_of_keys(ui, *keys);
            let variables = [("keys", keys.into()), ("other", label(*other).into())];
            tr_with("keys-clash", &variables)
        }
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let said = ui.label(RichText::new(format!("⚠ {text}")).color(color));
        announce(ui, &said, &text);
        let KeysNote::Clash { keys, .. } = note else {
            return;
        };
        let take = ui.button(tr("keys-clash-take"));
        let leave = ui.button(tr("keys-clash-leave"));
        if ui.memory(|memory| memory.focused().is_none()) {
            leave.request_focus();
            leave.scroll_to_me(None);
        }
        if take.clicked() {
            choose(state.shared.keys.adding(command, *keys), actions);
            dialog.end(command);
        } else if leave.clicked() {
            dialog.end(command);
        }
    });
}
