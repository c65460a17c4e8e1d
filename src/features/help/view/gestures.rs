//! The most important gestures and keys as a page of the help, and the dialog with all of them.

use crate::command::Command;
use crate::model::action::Action;
use crate::model::state::{Dialog, State};
use crate::view::shortcuts::all_keys_text;
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::floating::laid_out_for;
use crate::widgets::labels::caption_ui;
use crate::widgets::style::{DIALOG_BAR, GESTURES_COLUMNS, GESTURES_ROW, bold};
use egui::{Button, Grid, Key, Label, RichText, ScrollArea, Ui, vec2};
use tabiya_text::tr;

const PAGE_MOUSE: &[(&str, &str)] = &[
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

const PAGE_KEYS: &[(&str, &str)] = &[
    ("gesture-arrows", "gesture-arrows-does"),
    ("gesture-letters", "gesture-letters-does"),
    ("gesture-digits", "gesture-digits-does"),
    ("gesture-next-rank", "gesture-next-rank-does"),
    ("gesture-delete", "gesture-delete-does"),
];

const PAGE_TOUCH: &[(&str, &str)] = &[
    ("gesture-tap", "gesture-tap-does"),
    ("gesture-tap-board", "gesture-tap-board-does"),
    ("gesture-long-press", "gesture-long-press-does"),
    ("gesture-touch-drag", "gesture-touch-drag-does"),
];

const PAGE_COMMANDS: &[Command] = &[
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
pub(super) fn gestures_page_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    for (caption, rows) in [
        ("gestures-mouse", PAGE_MOUSE),
        ("gestures-keys", PAGE_KEYS),
        ("gestures-touch", PAGE_TOUCH),
    ] {
        caption_ui(ui, &tr(caption));
        for (gesture, does) in rows {
            page_row_ui(ui, &tr(gesture), &tr(does));
        }
        ui.add_space(8.0);
    }
    caption_ui(ui, &tr("gestures-commands"));
    for command in PAGE_COMMANDS {
        let keys = all_keys_text(ui, state, *command);
        if !keys.is_empty() {
            page_row_ui(ui, &keys, &tr(command.row().text_id));
        }
    }
    ui.add_space(4.0);
    for command in [Command::Gestures, Command::Keys] {
        if ui.add(Button::new(tr(command.row().text_id))).clicked() {
            actions.push(Action::chosen(command));
        }
    }
}

fn page_row_ui(ui: &mut Ui, gesture: &str, does: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add(Label::new(gesture).wrap());
        ui.add(Label::new(RichText::new(does).weak()).wrap());
    });
}

const MOUSE: &[(&str, &str)] = &[
    ("gesture-drag", "gesture-drag-does"),
    ("gesture-copy", "gesture-copy-does"),
    ("gesture-escape", "gesture-escape-does"),
    ("gesture-spare-drag", "gesture-spare-drag-does"),
    ("gesture-spare-click", "gesture-spare-click-does"),
    ("gesture-spare-home", "gesture-spare-home-does"),
    ("gesture-brush", "gesture-brush-does"),
    ("gesture-brush-other", "gesture-brush-other-does"),
    ("gesture-middle", "gesture-middle-does"),
    ("gesture-board-wheel", "gesture-board-wheel-does"),
    ("gesture-piece-wheel", "gesture-piece-wheel-does"),
    ("gesture-brush-keys", "gesture-brush-keys-does"),
    ("gesture-brush-letters", "gesture-brush-letters-does"),
    ("gesture-symmetric", "gesture-symmetric-does"),
    ("gesture-region", "gesture-region-does"),
    ("gesture-region-drag", "gesture-region-drag-does"),
    ("gesture-double", "gesture-double-does"),
    ("gesture-play", "gesture-play-does"),
    ("gesture-what-if", "gesture-what-if-does"),
    ("gesture-piece-menu", "gesture-piece-menu-does"),
    ("gesture-arrow", "gesture-arrow-does"),
    ("gesture-mark", "gesture-mark-does"),
    ("gesture-mark-color", "gesture-mark-color-does"),
    ("gesture-draw", "gesture-draw-does"),
    ("gesture-wheel", "gesture-wheel-does"),
    ("gesture-drop", "gesture-drop-does"),
];

const LIST_MOUSE: &[(&str, &str)] = &[
    ("gesture-select", "gesture-select-does"),
    ("gesture-rows", "gesture-rows-does"),
    ("gesture-rows-tab", "gesture-rows-tab-does"),
    ("gesture-list-wheel", "gesture-list-wheel-does"),
];

const TOUCH: &[(&str, &str)] = &[
    ("gesture-tap", "gesture-tap-does"),
    ("gesture-tap-board", "gesture-tap-board-does"),
    ("gesture-long-press", "gesture-long-press-does"),
    ("gesture-touch-drag", "gesture-touch-drag-does"),
];

const KEYS: &[(&str, &str)] = &[
    ("gesture-letters", "gesture-letters-does"),
    ("gesture-digits", "gesture-digits-does"),
    ("gesture-next-rank", "gesture-next-rank-does"),
    ("gesture-delete", "gesture-delete-does"),
    ("gesture-arrows", "gesture-arrows-does"),
    ("gesture-play-keys", "gesture-play-keys-does"),
    ("gesture-moves-list", "gesture-moves-list-does"),
    ("gesture-extend", "gesture-extend-does"),
    ("gesture-move-block", "gesture-move-block-does"),
    ("gesture-copy-block", "gesture-copy-block-does"),
    ("gesture-menu-bar", "gesture-menu-bar-does"),
];

const LIST: &[(&str, &str)] = &[
    ("gesture-list-arrows", "gesture-list-arrows-does"),
    ("gesture-list-shift", "gesture-list-shift-does"),
    ("gesture-list-ctrl", "gesture-list-ctrl-does"),
    ("gesture-list-space", "gesture-list-space-does"),
    ("gesture-list-all", "gesture-list-all-does"),
    ("gesture-list-delete", "gesture-list-delete-does"),
    ("gesture-list-menu", "gesture-list-menu-does"),
];

/// Shows the dialog.
pub(crate) fn gestures_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let size = laid_out_for(ui);
    let height = size.y - 160.0;
    ui.set_width(GESTURES_COLUMNS[0] + GESTURES_COLUMNS[1] + DIALOG_BAR);
    ui.heading(tr("command-gestures"));
    ScrollArea::vertical()
        .max_height(height)
        // Without a minimum the dialog would grow to its height step by step.
        .min_scrolled_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.scroll_with_delta(vec2(0.0, -lines_by_keys(ui, height)));
            for (caption, rows) in [
                ("gestures-mouse", MOUSE),
                ("gestures-keys", KEYS),
                ("gestures-touch", TOUCH),
                ("gestures-list-mouse", LIST_MOUSE),
                ("gestures-list", LIST),
            ] {
                table_ui(ui, caption, &translated(rows));
            }
            table_ui(ui, "gestures-commands", &commands(ui, state));
        });
    close_foot_ui(ui, Dialog::Gestures, ui_state, actions);
}

/// The distance that the keys scroll, in points.
fn lines_by_keys(ui: &Ui, page: f32) -> f32 {
    let far = 1e6;
    let keys = [
        (Key::ArrowDown, GESTURES_ROW),
        (Key::ArrowUp, -GESTURES_ROW),
        (Key::PageDown, page),
        (Key::PageUp, -page),
        (Key::End, far),
        (Key::Home, -far),
    ];
    let pressed = |key: Key| ui.input(|input| input.num_presses(key)) as f32;
    keys.into_iter().map(|(key, by)| by * pressed(key)).sum()
}

fn translated(rows: &[(&str, &str)]) -> Vec<(String, String)> {
    rows.iter()
        .map(|(left, right)| (tr(left), tr(right)))
        .collect()
}

fn commands(ui: &Ui, state: &State) -> Vec<(String, String)> {
    let row = |command: &Command| {
        (
            all_keys_text(ui, state, *command),
            tr(command.row().text_id),
        )
    };
    let rows = Command::ALL.iter().map(row);
    rows.filter(|(keys, _)| !keys.is_empty()).collect()
}

fn table_ui(ui: &mut Ui, caption: &str, rows: &[(String, String)]) {
    ui.add_space(8.0);
    ui.label(bold(tr(caption)));
    ui.spacing_mut().interact_size.y = GESTURES_ROW;
    Grid::new(caption)
        .num_columns(2)
        .striped(true)
        .show(ui, |ui| {
            for row in rows {
                for (text, width) in [&row.0, &row.1].into_iter().zip(GESTURES_COLUMNS) {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        ui.add(Label::new(text).wrap());
                    });
                }
                ui.end_row();
            }
        });
}
