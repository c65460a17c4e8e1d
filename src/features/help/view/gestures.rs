//! The most important gestures and keys. The dialog lists all of them.

use crate::command::Command;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::all_keys_text;
use crate::widgets::labels::caption_ui;
use egui::{Button, Label, RichText, Ui};
use tabiya_text::tr;

const MOUSE: &[(&str, &str)] = &[
    ("gesture-drag", "gesture-drag-does"),
    ("gesture-spare-drag", "gesture-spare-drag-does"),
    ("gesture-spare-click", "gesture-spare-click-does"),
    ("gesture-brush", "gesture-brush-does"),
    ("gesture-brush-other", "gesture-brush-other-does"),
    ("gesture-double", "gesture-double-does"),
    ("gesture-piece-menu", "gesture-piece-menu-does"),
    ("gesture-region", "gesture-region-does"),
    ("gesture-arrow", "gesture-arrow-does"),
    ("gesture-drop", "gesture-drop-does"),
];

const KEYS: &[(&str, &str)] = &[
    ("gesture-arrows", "gesture-arrows-does"),
    ("gesture-letters", "gesture-letters-does"),
    ("gesture-digits", "gesture-digits-does"),
    ("gesture-next-rank", "gesture-next-rank-does"),
    ("gesture-delete", "gesture-delete-does"),
];

const TOUCH: &[(&str, &str)] = &[
    ("gesture-tap", "gesture-tap-does"),
    ("gesture-tap-board", "gesture-tap-board-does"),
    ("gesture-long-press", "gesture-long-press-does"),
    ("gesture-touch-drag", "gesture-touch-drag-does"),
];

const COMMANDS: &[Command] = &[
    Command::Palette,
    Command::EditFenText,
    Command::PieceList,
    Command::StartPosition,
    Command::ClearBoard,
    Command::ChangeSideToMove,
    Command::FlipBoard,
    Command::Undo,
    Command::Open,
    Command::Save,
    Command::Find,
    Command::ReadPosition,
    Command::ExplainHere,
    Command::Help,
];

/// Shows the page.
pub(super) fn gestures_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    for (caption, rows) in [
        ("gestures-mouse", MOUSE),
        ("gestures-keys", KEYS),
        ("gestures-touch", TOUCH),
    ] {
        caption_ui(ui, &tr(caption));
        for (gesture, does) in rows {
            row_ui(ui, &tr(gesture), &tr(does));
        }
        ui.add_space(6.0);
    }
    caption_ui(ui, &tr("gestures-commands"));
    for command in COMMANDS {
        let keys = all_keys_text(ui, state, *command);
        if !keys.is_empty() {
            row_ui(ui, &keys, &tr(command.row().text_id));
        }
    }
    ui.add_space(4.0);
    for command in [Command::Gestures, Command::Keys] {
        if ui.add(Button::new(tr(command.row().text_id))).clicked() {
            actions.push(Action::chosen(command));
        }
    }
}

fn row_ui(ui: &mut Ui, gesture: &str, does: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.add(Label::new(gesture).wrap());
        ui.add(Label::new(RichText::new(does).weak()).wrap());
    });
}
