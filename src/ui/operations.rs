//! The operations of the current line as a small table that can be edited.

mod row;
mod typed;

pub(super) use typed::Fields;

use super::bounded::{Bounded, WORDS};
use super::labels::Tip as _;
use super::labels::caption_ui;
use super::shortcuts::tip_with_keys;
use super::style::{CONTROL_HEIGHT, NEW_OPCODE_WIDTH, menu_entries_style};
use super::{Actions, Focus, UiState};
use crate::action::Action;
use crate::command::Command;
use crate::document::OperationEdit;
use crate::notation::opcodes::Meaning;
use crate::notation::operations::rows;
use crate::notation::record::LineKind;
use crate::state::State;
use crate::text::{counted, opcode_text, tr, tr_with};
use egui::{Button, Key, RichText, TextEdit, TextStyle, Ui, vec2};
use row::row_ui;

/// So many operations have rows. All of them are drawn in every frame, and each takes as long as the
/// line is: lines with thousands, which nobody writes by hand, would hold up the window.
const MAX_ROWS: usize = 64;

/// The opcodes that are offered: those that people write themselves, the most frequent first.
const OFFERED: [&str; 14] = [
    "bm", "am", "id", "c0", "dm", "pv", "ce", "acd", "acn", "acs", "eco", "sm", "hmvc", "fmvn",
];

/// Shows the operations and a field to add one. Lines that are no records have none.
pub(super) fn operations_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let document = state.document();
    if document.line_kind(document.row()) != LineKind::Record {
        return;
    }
    caption_ui(ui, &tr("operations"));
    let rows = rows(document.operations());
    for (number, row) in rows.iter().enumerate().take(MAX_ROWS) {
        let is_last = number + 1 == rows.len();
        row_ui(
            ui,
            state,
            ui_state,
            &row::Place { number, is_last },
            row,
            actions,
        );
    }
    if let Some(more @ 1..) = rows.len().checked_sub(MAX_ROWS) {
        ui.label(RichText::new(tr_with("operations-more", &counted(more))).weak());
    }
    add_ui(ui, state, ui_state, rows.len(), actions);
}

/// Shows a field for an opcode, a button to add it, and a list to choose from.
fn add_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, count: usize, actions: &mut Actions) {
    let name = tr("operation-add-name");
    // Where there is an operation the keys lead to that.
    let with_keys = |ui: &Ui, tip: &str| match count {
        0 => tip_with_keys(ui, state, tip, Command::EditOperations),
        _ => tip.to_owned(),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let mut bounded = Bounded::new(ui, &mut ui_state.part::<Fields>().new_opcode, WORDS);
        let field = TextEdit::singleline(&mut bounded)
            .font(TextStyle::Monospace)
            .hint_text(tr("operation-new-hint"))
            .desired_width(NEW_OPCODE_WIDTH)
            .min_size(vec2(0.0, CONTROL_HEIGHT))
            .align(egui::Align2::LEFT_CENTER);
        let field = ui.add(field).accessible_name(tr("operation-new"));
        let field = field.field_tip(with_keys(ui, &tr("operation-new-tip")));
        if count == 0 && ui_state.take_focus(Focus::Operation(0)) {
            field.request_focus();
            field.scroll_to_me(None);
        }
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let add = ui.add(Button::new(tr("operation-add")));
        let add = add.accessible_name(&name);
        let add = add.on_hover_text(with_keys(ui, &name));
        let opcode = ui_state.part::<Fields>().new_opcode.trim();
        if (add.clicked() || is_entered) && !opcode.is_empty() {
            push_add(opcode, actions);
            ui_state.part::<Fields>().new_opcode.clear();
        }
        let choose = ui.menu_button("⏷", |ui| offered_ui(ui, actions));
        let choose = choose.response.accessible_name(tr("operation-choose"));
        choose.on_hover_text(tr("operation-choose"));
    });
}

fn offered_ui(ui: &mut Ui, actions: &mut Actions) {
    menu_entries_style(ui.style_mut());
    for opcode in OFFERED {
        let meaning = opcode_text(Meaning::of(opcode.as_bytes()));
        let entry = Button::new(opcode).shortcut_text(&*meaning);
        let entry = ui
            .add(entry)
            .accessible_name(format!("{opcode}: {meaning}"));
        if entry.clicked() {
            push_add(opcode, actions);
            ui.close();
        }
    }
}

fn push_add(opcode: &str, actions: &mut Actions) {
    let edit = OperationEdit::Add {
        opcode: opcode.to_owned(),
    };
    actions.push(Action::EditOperations(edit, None));
}
