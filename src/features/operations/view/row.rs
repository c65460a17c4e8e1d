//! One operation: label, operands, a menu, and faults.

use super::faults::faults_ui;
use super::line::line_ui;
use super::own::own_sentence;
use super::typed::{FieldPlace, OperationColumn, OperationFields, field_ui};
use crate::command::Command;
use crate::model::action::{Action, OperationsAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{
    CORNER, FIELD_MARGIN, OPERATION_LABEL, REPAIR_HEIGHT, menu_entries_style, target,
};
use egui::containers::menu::MenuButton;
use egui::{
    Button, Rect, RichText, Role, Sense, StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetText, pos2, vec2,
};
use tabiya_collection::document::{MAX_TYPED, OperationEdit};
use tabiya_notation::operations::OperationRow;
use tabiya_notation::picture_notes::PictureNotes;
use tabiya_notation::record_moves::{MoveOperation, RecordMoves};
use tabiya_text::{opcode_text, operation_label, tr, tr_with};

/// The place of a row, and the notes about the picture that the record has.
pub(super) struct OperationPlace<'a> {
    pub(super) number: usize,
    pub(super) is_last: bool,
    pub(super) notes: &'a PictureNotes,
    /// The place of the field for the opcode.
    pub(super) opcode: FieldPlace,
}

impl OperationPlace<'_> {
    fn field(&self, column: OperationColumn) -> FieldPlace {
        FieldPlace {
            column,
            ..self.opcode
        }
    }
}

/// Shows an operation on one line: its label, its operands, and a menu.
pub(super) fn row_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    place: &OperationPlace<'_>,
    row: &OperationRow,
    moves: &RecordMoves,
    actions: &mut Actions,
) {
    let document = state.shared.document();
    ui.spacing_mut().item_spacing.y = 4.0;
    let side = target(ui.style(), REPAIR_HEIGHT);
    let is_hidden = is_solution(row) && !state.shared.settings.solutions;
    let sentence = own_sentence(row, place.notes);
    let sentence = sentence.or_else(|| is_hidden.then(|| hidden_sentence(row)));
    let sentence = sentence.filter(|_| !is_in_use(ui, ui_state, place));
    let is_hidden = is_hidden && sentence.is_some();
    let end = ui.available_rect_before_wrap().right() - side;
    let errors = ui
        .horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let errors = match sentence {
                Some(sentence) => {
                    sentence_ui(ui, place, row, &sentence, end);
                    [None, None]
                }
                None => fields_ui(ui, state, ui_state, place, row, end, actions),
            };
            let at_end = Rect::from_min_size(pos2(end, ui.max_rect().top()), Vec2::splat(side));
            ui.scope_builder(UiBuilder::new().max_rect(at_end), |ui| {
                ui.spacing_mut().button_padding = vec2(4.0, 0.0);
                options_ui(ui, ui_state, place, row, side, actions);
            });
            errors
        })
        .inner;
    if is_hidden {
        return;
    }
    if is_cut(&row.operands) || is_cut(&row.opcode) {
        ui.label(RichText::new(tr("operation-long")).small().weak());
    }
    faults_ui(
        ui,
        document.operations(),
        place.number,
        row,
        moves,
        errors,
        actions,
    );
    let mut lines = moves.operations.iter();
    let is_here = |line: &&MoveOperation| line.row == place.number && line.is_line;
    if let Some(line) = lines.find(is_here) {
        line_ui(ui, state, ui_state, line);
    }
}

/// Whether an operation names moves, which the user may not want to see.
fn is_solution(row: &OperationRow) -> bool {
    let meaning = row.meaning;
    meaning.is_some_and(|meaning| meaning.takes().is_moves())
}

fn hidden_sentence(row: &OperationRow) -> String {
    let label = operation_label(&row.opcode, row.meaning);
    tr_with("operation-hidden", &[("label", label.into())])
}

/// Whether one of the operation's fields has the keyboard focus, or is about to get it.
fn is_in_use(ui: &Ui, ui_state: &UiState, place: &OperationPlace<'_>) -> bool {
    let operands = place.field(OperationColumn::Operands).id();
    ui.memory(|memory| memory.has_focus(operands))
        || ui_state.focus_wanted == Some(Focus::Operation(place.number))
}

/// The name of a field, and its tooltip with the meaning of the opcode.
fn name_and_tip(row: &OperationRow, id: &'static str) -> (String, String) {
    let name = tr_with(id, &[("opcode", row.opcode.as_str().into())]);
    let meaning = opcode_text(row.meaning);
    let variables = [("name", name.as_str().into()), ("meaning", meaning.into())];
    let tip = tr_with("operation-field-tip", &variables);
    (name, tip)
}

/// Shows a sentence in place of the operands. A click makes it a field.
fn sentence_ui(
    ui: &mut Ui,
    place: &OperationPlace<'_>,
    row: &OperationRow,
    sentence: &str,
    end: f32,
) {
    let (name, tip) = name_and_tip(row, "operation-operands");
    let room = end - ui.cursor().left() - 2.0 * f32::from(FIELD_MARGIN.left);
    let text = RichText::new(sentence).color(ui.visuals().weak_text_color());
    let text = WidgetText::from(text);
    let galley = text.into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
    let (rect, _) = ui.allocate_exact_size(galley.size() + FIELD_MARGIN.sum(), Sense::hover());
    let id = place.field(OperationColumn::Operands).id();
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::text_edit(true, sentence, sentence, ""));
    let color = ui.visuals().weak_text_color();
    ui.painter()
        .galley(rect.min + FIELD_MARGIN.left_top(), galley, color);
    if response.clicked() {
        response.request_focus();
    }
    response.accessible_name(name).on_hover_text(tip);
}

/// Shows the label, or the field for the opcode in its place, and the field for the operands. Returns the reasons why the
/// line rejects their texts.
fn fields_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    place: &OperationPlace<'_>,
    row: &OperationRow,
    end: f32,
    actions: &mut Actions,
) -> [Option<String>; 2] {
    let opcode = place.field(OperationColumn::Opcode);
    let left = ui.cursor().left();
    let is_renamed = ui_state.part::<OperationFields>().renamed == Some(opcode);
    let opcode_error = if is_renamed {
        renamed_ui(ui, state, ui_state, opcode, row, actions)
    } else {
        label_ui(ui, ui_state, opcode, row);
        None
    };
    ui.add_space((left + OPERATION_LABEL - ui.cursor().left()).max(0.0));
    let operands = place.field(OperationColumn::Operands);
    let width = end - ui.cursor().left() - 2.0;
    let (response, error) = field_ui(ui, state, ui_state, operands, &row.operands, width, actions);
    let (name, tip) = name_and_tip(row, "operation-operands");
    let text = match place.number {
        0 => tip_with_keys(ui, state, &tip, Command::EditOperations),
        _ => tip,
    };
    let response = response.accessible_name(name).field_tip(text);
    if ui_state.take_focus(Focus::Operation(place.number)) {
        response.request_focus();
        response.scroll_to_me(None);
    }
    [opcode_error, error]
}

/// Shows the field for the opcode until the keyboard focus leaves it.
fn renamed_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    opcode: FieldPlace,
    row: &OperationRow,
    actions: &mut Actions,
) -> Option<String> {
    let width = OPERATION_LABEL - FIELD_MARGIN.sum().x - 2.0;
    let (response, error) = field_ui(ui, state, ui_state, opcode, &row.opcode, width, actions);
    let (name, tip) = name_and_tip(row, "operation-opcode");
    let response = response.accessible_name(name).field_tip(tip);
    if response.lost_focus() && error.is_none() {
        ui_state.part::<OperationFields>().renamed = None;
    }
    error
}

/// Shows the label of an operation. A click on it changes the opcode.
fn label_ui(ui: &mut Ui, ui_state: &mut UiState, opcode: FieldPlace, row: &OperationRow) {
    let label = operation_label(&row.opcode, row.meaning);
    let text = RichText::new(&label).color(ui.visuals().weak_text_color());
    let text = WidgetText::from(text);
    let room = OPERATION_LABEL - 2.0 * f32::from(FIELD_MARGIN.left);
    let galley = text.into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
    let size = vec2(
        OPERATION_LABEL - 2.0,
        galley.size().y + FIELD_MARGIN.sum().y,
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (name, tip) = name_and_tip(row, "operation-opcode");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.hovered() {
        let stroke = ui.visuals().widgets.hovered.bg_stroke;
        ui.painter()
            .rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
    }
    let color = ui.visuals().weak_text_color();
    ui.painter()
        .galley(rect.min + FIELD_MARGIN.left_top(), galley, color);
    if response.clicked() {
        begin_renaming(ui, ui_state, opcode);
    }
    response.described(label).on_hover_text(tip);
}

/// Shows the field for the opcode from the next frame on, with the keyboard focus.
fn begin_renaming(ui: &Ui, ui_state: &mut UiState, opcode: FieldPlace) {
    ui_state.part::<OperationFields>().renamed = Some(opcode);
    ui.memory_mut(|memory| memory.request_focus(opcode.id()));
}

/// Whether a text is too long for a field.
fn is_cut(text: &str) -> bool {
    MAX_TYPED < text.len() && text.chars().nth(MAX_TYPED).is_some()
}

/// Shows a button for a menu that moves, renames or removes the operation.
fn options_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    place: &OperationPlace<'_>,
    row: &OperationRow,
    side: f32,
    actions: &mut Actions,
) {
    let name = |id| tr_with(id, &[("opcode", row.opcode.as_str().into())]);
    let more = name("operation-options");
    let dots = RichText::new("…").color(ui.visuals().weak_text_color());
    let button = Button::new(dots)
        .frame_when_inactive(false)
        .min_size(vec2(side, side));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        menu_entries_style(ui.style_mut());
        let number = place.number;
        if ui.button(tr("operation-rename")).clicked() {
            begin_renaming(ui, ui_state, place.opcode);
            ui.close();
        }
        let mut entry = |text, id, is_enabled, edit: OperationEdit| {
            let button = ui.add_enabled(is_enabled, Button::new(tr(text)));
            if button.accessible_name(name(id)).clicked() {
                actions.push(Action::from(OperationsAction::EditOperations(edit, None)));
                ui.close();
            }
        };
        let up = OperationEdit::Swap(number, number.saturating_sub(1));
        entry("operation-move-up", "operation-up", number > 0, up);
        let down = OperationEdit::Swap(number, number + 1);
        entry(
            "operation-move-down",
            "operation-down",
            !place.is_last,
            down,
        );
        let remove = OperationEdit::Remove(number);
        entry("operation-remove-entry", "operation-remove", true, remove);
    });
    response.accessible_name(&more).on_hover_text(more);
}
