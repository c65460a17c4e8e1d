//! One operation: opcode, meaning, operands, faults, and buttons.

use super::faults::faults_ui;
use super::line::line_ui;
use super::typed::{FieldPlace, OperationColumn, field_ui};
use crate::command::Command;
use crate::model::action::{Action, OperationsAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::Tip as _;
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{OPCODE_WIDTH, REPAIR_HEIGHT, target};
use egui::{Button, Id, Label, RichText, Ui, vec2};
use tabiya_collection::document::{MAX_TYPED, OperationEdit};
use tabiya_notation::operations::OperationRow;
use tabiya_notation::record_moves::{MoveOperation, RecordMoves};
use tabiya_text::{opcode_text, tr, tr_with};

/// The place of a row.
pub(super) struct OperationPlace {
    pub(super) number: usize,
    pub(super) is_last: bool,
}

/// Shows an operation.
pub(super) fn row_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    place: &OperationPlace,
    row: &OperationRow,
    moves: &RecordMoves,
    actions: &mut Actions,
) {
    let document = state.shared.document();
    let field = |column| FieldPlace {
        document: document.id(),
        line: document.row(),
        number: place.number,
        column,
    };
    let name = |id| tr_with(id, &[("opcode", row.opcode.as_str().into())]);
    let tip = |name: String| {
        let meaning = opcode_text(row.meaning);
        let variables = [("name", name.into()), ("meaning", meaning.into())];
        tr_with("operation-field-tip", &variables)
    };
    ui.spacing_mut().item_spacing.y = 3.0;
    let opcode_error = ui
        .horizontal(|ui| {
            let opcode = field(OperationColumn::Opcode);
            let (response, error) = field_ui(
                ui,
                state,
                ui_state,
                opcode,
                &row.opcode,
                OPCODE_WIDTH,
                actions,
            );
            let opcode = name("operation-opcode");
            response.accessible_name(&opcode).field_tip(tip(opcode));
            let height = target(ui.style(), REPAIR_HEIGHT);
            line_with_end_ui(
                ui,
                Id::unique("operation buttons"),
                height,
                actions,
                |ui, _| {
                    let meaning = RichText::new(opcode_text(row.meaning)).weak();
                    ui.add(Label::new(meaning).truncate());
                },
                |ui, actions| buttons_ui(ui, place, &name, actions),
            );
            error
        })
        .inner;
    let operands = field(OperationColumn::Operands);
    let width = f32::INFINITY;
    let (response, error) = field_ui(ui, state, ui_state, operands, &row.operands, width, actions);
    let operands = name("operation-operands");
    let text = match place.number {
        0 => tip_with_keys(ui, state, &tip(operands.clone()), Command::EditOperations),
        _ => tip(operands.clone()),
    };
    let response = response.accessible_name(operands).field_tip(text);
    if ui_state.take_focus(Focus::Operation(place.number)) {
        response.request_focus();
        response.scroll_to_me(None);
    }
    if is_cut(&row.operands) || is_cut(&row.opcode) {
        ui.label(RichText::new(tr("operation-long")).small().weak());
    }
    let (tail, errors) = (document.operations(), [opcode_error, error]);
    faults_ui(ui, tail, place.number, row, moves, errors, actions);
    let mut lines = moves.operations.iter();
    let is_here = |line: &&MoveOperation| line.row == place.number && line.is_line;
    if let Some(line) = lines.find(is_here) {
        line_ui(ui, state, ui_state, line);
    }
    ui.add_space(6.0);
}

/// Whether a text is too long for a field.
fn is_cut(text: &str) -> bool {
    MAX_TYPED < text.len() && text.chars().nth(MAX_TYPED).is_some()
}

fn buttons_ui(
    ui: &mut Ui,
    place: &OperationPlace,
    name: &impl Fn(&'static str) -> String,
    actions: &mut Actions,
) {
    ui.spacing_mut().item_spacing.x = 2.0;
    ui.spacing_mut().button_padding = vec2(4.0, 0.0);
    let number = place.number;
    let side = target(ui.style(), REPAIR_HEIGHT);
    let mut button = |sign: &str, id: &'static str, is_enabled: bool, edit: OperationEdit| {
        let button = Button::new(sign).min_size(vec2(side, side));
        let response = ui.add_enabled(is_enabled, button).accessible_name(name(id));
        if response.clicked() {
            actions.push(Action::from(OperationsAction::EditOperations(edit, None)));
        }
        response.any_tip(name(id));
    };
    let up = OperationEdit::Swap(number, number.saturating_sub(1));
    button("↑", "operation-up", number > 0, up);
    let down = OperationEdit::Swap(number, number + 1);
    button("↓", "operation-down", !place.is_last, down);
    button("×", "operation-remove", true, OperationEdit::Remove(number));
}
