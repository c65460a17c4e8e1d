//! The operations of the current line as a small table that can be edited.

pub(crate) mod faults;
pub(crate) mod known;
pub(crate) mod line;
mod own;
mod row;
mod typed;

pub(crate) use typed::OperationFields;
use typed::{FieldPlace, OperationColumn};

use crate::command::Command;
use crate::model::action::{Action, OperationsAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::bounded::{Bounded, WORDS};
use crate::widgets::labels::Tip as _;
use crate::widgets::labels::{Folded, fold_ui};
use crate::widgets::style::{CONTROL_HEIGHT, NEW_OPCODE_WIDTH, menu_entries_style};
use egui::{Button, Key, RichText, TextEdit, TextStyle, Ui, vec2};
use known::{KnownMoves, without_forms};
use row::{OperationPlace, row_ui};
use tabiya_collection::document::OperationEdit;
use tabiya_notation::annotations::only_draws;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{OperationRow, rows};
use tabiya_notation::picture_notes::PictureNotes;
use tabiya_notation::record::LineKind;
use tabiya_notation::record_moves::RecordMoves;
use tabiya_text::{counted, opcode_text, tr, tr_with};

/// The maximum number of operations with rows. Each row is drawn in every frame and costs time in proportion to the
/// length of the line. Lines with thousands of operations, which nobody writes by hand, would block the window.
const MAX_ROWS: usize = 64;

/// The opcodes that the list offers: those that people write by hand, the most frequent first.
const OFFERED: [&str; 14] = [
    "bm", "am", "id", "c0", "dm", "pv", "ce", "acd", "acn", "acs", "eco", "sm", "hmvc", "fmvn",
];

/// Shows the operations and a field to add one. A line that is not a record has none.
pub(crate) fn operations_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let document = state.shared.document();
    if document.line_kind(document.row()) != LineKind::Record {
        return;
    }
    ui_state.part::<OperationFields>().are_drawn = true;
    let mut rows = rows(document.operations());
    let moves = ui_state.part::<KnownMoves>().look_at(state);
    without_forms(&mut rows, &moves);
    let is_asked_for = matches!(ui_state.focus_wanted, Some(Focus::Operation(_)));
    if is_asked_for {
        ui_state.part::<OperationFields>().is_unfolded = true;
    }
    let is_unfolded =
        rows.iter().any(is_of_interest) || ui_state.part::<OperationFields>().is_unfolded;
    let folded = if is_unfolded { Folded::No } else { Folded::Yes };
    fold_ui(
        ui,
        "operations",
        &tr("operations"),
        rows.len(),
        folded,
        |ui| {
            rows_ui(ui, state, ui_state, &rows, &moves, actions);
        },
    );
}

/// Whether an operation contains more than the board and the panel already show. Arrows, marks and the two counters do
/// not.
fn is_of_interest(row: &OperationRow) -> bool {
    match row.meaning {
        Some(OpcodeMeaning::HalfmoveClock | OpcodeMeaning::FullmoveNumber) => {
            !row.faults.is_empty()
        }
        Some(OpcodeMeaning::Comment(_)) => !only_draws(&row.operands),
        _ => true,
    }
}

fn rows_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    rows: &[OperationRow],
    moves: &RecordMoves,
    actions: &mut Actions,
) {
    let document = state.shared.document();
    let notes = PictureNotes::of_tail(document.operations());
    for (number, row) in rows.iter().enumerate().take(MAX_ROWS) {
        let place = OperationPlace {
            number,
            is_last: number + 1 == rows.len(),
            notes: &notes,
            opcode: FieldPlace {
                document: document.id(),
                line: document.row(),
                number,
                column: OperationColumn::Opcode,
            },
        };
        row_ui(ui, state, ui_state, &place, row, moves, actions);
    }
    if let Some(more @ 1..) = rows.len().checked_sub(MAX_ROWS) {
        ui.label(RichText::new(tr_with("operations-more", &counted(more))).weak());
    }
    add_ui(ui, state, ui_state, rows.len(), actions);
}

/// Shows a field for an opcode, a button to add it, and a list of opcodes.
fn add_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, count: usize, actions: &mut Actions) {
    let name = tr("operation-add-name");
    // If the line already has operations, the shortcut moves the focus to them instead.
    let with_keys = |ui: &Ui, tip: &str| match count {
        0 => tip_with_keys(ui, state, tip, Command::EditOperations),
        _ => tip.to_owned(),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let mut bounded = Bounded::new(
            ui,
            &mut ui_state.part::<OperationFields>().new_opcode,
            WORDS,
        );
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
        let opcode = ui_state.part::<OperationFields>().new_opcode.trim();
        if (add.clicked() || is_entered) && !opcode.is_empty() {
            push_add(opcode, actions);
            ui_state.part::<OperationFields>().new_opcode.clear();
        }
        let choose = ui.menu_button("⏷", |ui| offered_ui(ui, actions));
        let choose = choose.response.accessible_name(tr("operation-choose"));
        choose.on_hover_text(tr("operation-choose"));
    });
}

fn offered_ui(ui: &mut Ui, actions: &mut Actions) {
    menu_entries_style(ui.style_mut());
    for opcode in OFFERED {
        let meaning = opcode_text(OpcodeMeaning::of(opcode.as_bytes()));
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
    actions.push(Action::from(OperationsAction::EditOperations(edit, None)));
}
