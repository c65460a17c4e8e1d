//! A command with its keys.

use super::{KeysSheet, Note, choose, label};
use crate::action::Action;
use crate::command::Command;
use crate::keys::Keys;
use crate::state::State;
use crate::text::{tr, tr_with};
use crate::ui::Actions;
use crate::ui::announce::announce;
use crate::ui::shortcuts::text_of_keys;
use crate::ui::style::{KEYS_NAME_WIDTH, KEYS_ROW, palette};
use egui::{Button, EventFilter, Frame, Label, Margin, Response, RichText, Sense, Ui, vec2};

/// Shows the row, and below it what is to be said about it.
pub(super) fn row_ui(
    ui: &mut Ui,
    state: &State,
    command: Command,
    sheet: &mut KeysSheet,
    actions: &mut Actions,
) {
    let is_waiting = sheet.waiting == Some(command);
    ui.horizontal(|ui| {
        ui.set_min_height(KEYS_ROW);
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = KEYS_NAME_WIDTH.min(ui.available_width() * 0.45);
        let size = vec2(width, KEYS_ROW);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_width(width);
            ui.add(Label::new(label(command)).truncate());
        });
        let own = state.keys.of(command);
        for keys in state.keys.all_of(command) {
            let is_own = own.contains(&keys);
            if chip_ui(ui, command, keys, is_own) {
                sheet.end(command);
                actions.push(Action::Choose(state.keys.removing(command, keys)));
            }
        }
        if is_waiting {
            waiting_ui(ui);
        } else {
            add_ui(ui, command, sheet);
            if state.keys.is_changed(command) && default_ui(ui, command) {
                sheet.end(command);
                choose(state.keys.resetting(command), actions);
            }
        }
    });
    let note = sheet.note.clone().filter(|(about, _)| *about == command);
    if let Some((_, note)) = note {
        note_ui(ui, state, command, &note, sheet, actions);
    }
}

/// A key; returns whether it is to be taken away.
fn chip_ui(ui: &mut Ui, command: Command, keys: Keys, can_go: bool) -> bool {
    let text = text_of_keys(ui, keys);
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(ui.visuals().widgets.noninteractive.bg_stroke)
        .corner_radius(4)
        .inner_margin(Margin::symmetric(6, 1));
    frame
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().interact_size.y = 20.0;
            let chip = ui.add(Label::new(&text).selectable(false).sense(Sense::hover()));
            if !can_go {
                chip.on_hover_text(tr_with("keys-always", &[("keys", text.into())]));
                return false;
            }
            ui.spacing_mut().button_padding = vec2(3.0, 0.0);
            let variables = [("keys", text.into()), ("command", label(command).into())];
            let name = tr_with("keys-remove", &variables);
            let remove = Button::new("×").frame_when_inactive(false);
            let remove = ui.add(remove).accessible_name(&name);
            let is_clicked = remove.clicked();
            remove.on_hover_text(name);
            is_clicked
        })
        .inner
}

/// Stands in the place of the button while a key is waited for.
fn waiting_ui(ui: &mut Ui) {
    let text = tr("keys-press");
    let color = palette(ui.visuals()).chosen_text;
    let button = Button::new(RichText::new(&text).color(color))
        .fill(palette(ui.visuals()).chosen)
        .min_size(vec2(0.0, 24.0));
    let waiting = ui.add(button);
    announce(ui, &waiting, &text);
    waiting.request_focus();
    // Tab, arrows and Escape do not lead away: they are keys like others here.
    let filter = EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(waiting.id, filter));
}

fn add_ui(ui: &mut Ui, command: Command, sheet: &mut KeysSheet) {
    let name = tr_with("keys-add-to", &[("command", label(command).into())]);
    let add = small_button(ui, "+", &name);
    if sheet.focus == Some(command) {
        sheet.focus = None;
        add.request_focus();
    }
    let is_clicked = add.clicked();
    add.on_hover_text(tr("keys-add"));
    if is_clicked {
        sheet.wait_for(Some(command));
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
    let button = Button::new(text).min_size(vec2(26.0, 24.0));
    let button = button.frame_when_inactive(false);
    ui.add(button).accessible_name(name)
}

fn note_ui(
    ui: &mut Ui,
    state: &State,
    command: Command,
    note: &Note,
    sheet: &mut KeysSheet,
    actions: &mut Actions,
) {
    let color = palette(ui.visuals()).warning;
    let text = match note {
        Note::Refused(text) => text.clone(),
        Note::Clash { keys, other } => {
            let keys = text_of_keys(ui, *keys);
            let variables = [("keys", keys.into()), ("other", label(*other).into())];
            tr_with("keys-clash", &variables)
        }
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let said = ui.label(RichText::new(format!("⚠ {text}")).color(color));
        announce(ui, &said, &text);
        let Note::Clash { keys, .. } = note else {
            return;
        };
        let take = ui.button(tr("keys-clash-take"));
        let leave = ui.button(tr("keys-clash-leave"));
        if ui.memory(|memory| memory.focused().is_none()) {
            leave.request_focus();
            leave.scroll_to_me(None);
        }
        if take.clicked() {
            choose(state.keys.adding(command, *keys), actions);
            sheet.end(command);
        } else if leave.clicked() {
            sheet.end(command);
        }
    });
}
