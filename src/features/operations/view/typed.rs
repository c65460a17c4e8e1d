//! The text that is being typed into a field of an operation.
//!
//! The line follows every key press, but may hold the text in another form (with `"` around it, or without spaces at
//! the ends). So the field keeps the user's own text until the focus leaves it, and longer if the line rejected the
//! text.

use crate::model::action::{Action, OperationsAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::Bounded;
use crate::widgets::style::FIELD_MARGIN;
use egui::accesskit::Role;
use egui::text_edit::TextEditState;
use egui::{Frame, Id, Key, Response, TextEdit, Ui};
use tabiya_collection::document::{DocumentId, MAX_TYPED, OperationEdit, UndoGroup};
use tabiya_text::operation_error_text;

/// The state of the table's fields, which is kept between frames.
#[derive(Debug, Default)]
pub(crate) struct OperationFields {
    typed: Option<Typed>,
    /// The text in the field for a new opcode.
    pub(super) new_opcode: String,
    /// Whether a command moved the keyboard focus to a field. Then the table opens even without operations.
    pub(super) is_unfolded: bool,
    /// The operation whose opcode is being changed.
    pub(super) renamed: Option<FieldPlace>,
    had_keyboard: bool,
    /// Whether the fields were drawn in this frame. Another panel may be shown in their place.
    pub(super) are_drawn: bool,
}

impl OperationFields {
    /// Whether one of the fields had the keyboard focus in the last frame.
    pub(crate) fn have_keyboard(&self) -> bool {
        self.had_keyboard
    }

    /// Returns the same and resets it for the next frame. To be called once per frame.
    pub(crate) fn take_had_keyboard(&mut self) -> bool {
        std::mem::take(&mut self.had_keyboard)
    }
}

/// The typed text in a field of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Typed {
    place: FieldPlace,
    text: String,
}

/// Identifies a field of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FieldPlace {
    pub(super) document: DocumentId,
    pub(super) line: u64,
    pub(super) number: usize,
    pub(super) column: OperationColumn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum OperationColumn {
    Opcode,
    Operands,
}

impl FieldPlace {
    fn edit(self, text: &str) -> OperationEdit {
        let row = self.number;
        match self.column {
            OperationColumn::Opcode => OperationEdit::Rename {
                row,
                opcode: text.to_owned(),
            },
            OperationColumn::Operands => OperationEdit::SetOperands {
                row,
                typed: text.to_owned(),
            },
        }
    }
}

impl FieldPlace {
    /// The id of the field, which stays the same while the operation changes.
    pub(super) fn id(self) -> Id {
        Id::unique(("operation field", self))
    }
}

/// Longer texts are on one line that scrolls; wrapped, they would fill the panel.
const MAX_WRAPPED: usize = 400;

/// Shows a field of this width. Returns its response, and the reason if the line rejects its text.
pub(super) fn field_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    place: FieldPlace,
    shown: &str,
    width: f32,
    actions: &mut Actions,
) -> (Response, Option<String>) {
    let id = place.id();
    let typed = ui_state.part::<OperationFields>().typed.as_ref();
    let typed = typed.filter(|typed| typed.place == place);
    let mut text = typed.map_or_else(|| shown.to_owned(), |typed| typed.text.clone());
    if typed.is_none() {
        forget_other_text(ui, id, shown);
    }
    let wraps = text.len() <= MAX_WRAPPED;
    let mut bounded = Bounded::new(ui, &mut text, MAX_TYPED);
    let field = if wraps {
        // Enter ends the entry, since an operation has no lines.
        TextEdit::multiline(&mut bounded).return_key(None)
    } else {
        TextEdit::singleline(&mut bounded)
    };
    let field = field
        .id(id)
        .desired_rows(1)
        .frame(field_frame(ui, id))
        .desired_width(width);
    let response = ui.add(field);
    // An operation has one line, even where it is wrapped.
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_role(Role::TextInput));
    if wraps && response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        response.surrender_focus();
    }
    ui_state.part::<OperationFields>().had_keyboard |= response.has_focus();
    let group = UndoGroup::Operation(place.number);
    let operations = state.shared.document().operations();
    if response.changed() {
        let edit = place.edit(&text);
        if edit.apply_to(operations).is_ok() {
            actions.push(Action::from(OperationsAction::EditOperations(
                edit,
                Some(group),
            )));
        }
        ui_state.part::<OperationFields>().typed = Some(Typed {
            place,
            text: text.clone(),
        });
    }
    let is_typed = ui_state
        .part::<OperationFields>()
        .typed
        .as_ref()
        .is_some_and(|typed| typed.place == place);
    // The check takes time in proportion to the length of the line, and only typed text can be wrong.
    let taken = is_typed.then(|| place.edit(&text).apply_to(operations));
    let error = taken.and_then(Result::err).map(operation_error_text);
    if response.lost_focus() {
        actions.push(Action::GroupEnded(group));
        let is_given_up = ui.input(|input| input.key_pressed(Key::Escape));
        if is_typed && (error.is_none() || is_given_up) {
            ui_state.part::<OperationFields>().typed = None;
        }
    }
    (response, error)
}

/// The frame of a field: none until the pointer or the keyboard reaches it.
fn field_frame(ui: &Ui, id: Id) -> Frame {
    let visuals = ui.visuals();
    let is_hovered = ui
        .ctx()
        .read_response(id)
        .is_some_and(|field| field.hovered());
    let frame = Frame::new().inner_margin(FIELD_MARGIN).corner_radius(4.0);
    if ui.memory(|memory| memory.has_focus(id)) {
        frame
            .fill(visuals.extreme_bg_color)
            .stroke(visuals.selection.stroke)
    } else if is_hovered {
        let stroke = visuals.widgets.hovered.bg_stroke;
        frame.fill(visuals.extreme_bg_color).stroke(stroke)
    } else {
        frame
    }
}

/// Clears the field's own undo history after an external change, which undo must not restore.
fn forget_other_text(ui: &Ui, id: Id, shown: &str) {
    let memory = id.with("shown");
    let last = ui.data(|data| data.get_temp::<String>(memory));
    if last.as_deref() == Some(shown) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(memory, shown.to_owned()));
    if let Some(old) = TextEdit::load_state(ui.ctx(), id) {
        let mut fresh = TextEditState::default();
        fresh.cursor = old.cursor;
        fresh.store(ui.ctx(), id);
    }
}
