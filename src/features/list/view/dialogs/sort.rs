//! The dialog for sorting: the sort key, and the lines to sort.

use super::dialog_line::{Buttons, buttons_beside_ui, choice_ui, scope_text};
use crate::command::Command;
use crate::model::action::{Action, ListAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, WORDS};
use crate::widgets::dialog_foot::plain_button;
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::{Tip as _, caption_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, LINES_DIALOG_WIDTH, NEW_OPCODE_WIDTH};
use egui::{Button, Key, Response, RichText, TextEdit, TextStyle, Ui, vec2};
use std::collections::BTreeMap;
use tabiya_collection::passes::{SortKey, SortOrder};
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;
use tabiya_text::tr;

/// The number of lines near the current line that are searched for opcodes.
const LOOKED_AT: u64 = 400;
/// The opcodes offered in the dialog.
const MAX_OFFERED: usize = 12;

/// The choices in the dialog.
#[derive(Clone, Debug)]
pub(crate) struct SortForm {
    by: By,
    opcode: String,
    descending: bool,
    /// The opcodes in the file near the current line, the most frequent first.
    offered: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Material,
    Men,
    Text,
    Operation,
}

impl Default for SortForm {
    fn default() -> Self {
        Self {
            by: By::Material,
            opcode: String::new(),
            descending: false,
            offered: Vec::new(),
        }
    }
}

impl SortForm {
    /// The chosen order, if its input is complete.
    fn order(&self) -> Option<SortOrder> {
        let opcode = self.opcode.trim();
        let key = match self.by {
            By::Material => SortKey::Material,
            By::Men => SortKey::Men,
            By::Text => SortKey::Text,
            By::Operation if opcode.is_empty() => return None,
            By::Operation => SortKey::Operation(opcode.to_owned()),
        };
        Some(SortOrder {
            key,
            descending: self.descending,
        })
    }
}

/// Shows the dialog.
pub(crate) fn sort_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    set_width_within(ui, LINES_DIALOG_WIDTH);
    ui.heading(tr("sort"));
    ui.add_space(4.0);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let form = ui_state.part::<SortForm>();
    if is_new {
        form.offered = opcodes_near(state);
    }
    caption_ui(ui, &tr("sort-by"));
    let mut is_entered = keys_ui(ui, form, is_new);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        for (descending, id) in [(false, "sort-ascending"), (true, "sort-descending")] {
            let radio = choice_ui(ui, &mut form.descending, descending, &tr(id));
            is_entered |= is_entered_on(ui, &radio);
        }
    });
    ui.add_space(8.0);
    let scope = ["sort-all", "sort-view", "sort-selection"];
    ui.label(RichText::new(scope_text(scope, state.shared.document())).weak());
    ui.label(RichText::new(tr("sort-undo")).weak().small());
    let order = form.order();
    ui.add_space(GAP);
    let clicked = buttons_beside_ui(ui, &tr("sort-go"), order.is_some(), |ui| {
        let shuffle = ui.add(plain_button(tr("sort-shuffle")));
        if shuffle.clicked() {
            actions.push(Action::CloseDialog);
            actions.push(Action::Run(Command::Shuffle));
        }
        shuffle.on_hover_text(tr("sort-shuffle-tip"));
    });
    if clicked == Buttons::Cancel {
        actions.push(Action::CloseDialog);
    } else if let Some(order) = order
        && (clicked == Buttons::Go || is_entered)
    {
        actions.push(Action::CloseDialog);
        actions.push(Action::from(ListAction::Sort(order)));
    }
}

/// Whether Enter was pressed on a choice. Enter then selects the choice and sorts, as it does in a text field.
fn is_entered_on(ui: &Ui, choice: &Response) -> bool {
    choice.has_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

fn keys_ui(ui: &mut Ui, form: &mut SortForm, is_new: bool) -> bool {
    let mut is_entered = false;
    for (by, id) in [
        (By::Material, "sort-material"),
        (By::Men, "sort-men"),
        (By::Text, "sort-text"),
        (By::Operation, "sort-operation"),
    ] {
        let is_chosen = form.by == by;
        let radio = choice_ui(ui, &mut form.by, by, &tr(id));
        if is_new && is_chosen {
            radio.request_focus();
        }
        is_entered |= is_entered_on(ui, &radio);
    }
    let indent = ui.spacing().icon_width + ui.spacing().icon_spacing;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.add_space(indent);
        let mut bounded = Bounded::new(ui, &mut form.opcode, WORDS);
        let field = TextEdit::singleline(&mut bounded)
            .font(TextStyle::Monospace)
            .hint_text("id")
            .desired_width(NEW_OPCODE_WIDTH)
            .min_size(vec2(0.0, CONTROL_HEIGHT))
            .align(egui::Align2::LEFT_CENTER);
        let field = ui.add(field).accessible_name(tr("sort-opcode"));
        let field = field.field_tip(tr("sort-opcode"));
        if field.changed() {
            form.by = By::Operation;
        }
        for opcode in &form.offered {
            let is_chosen = form.by == By::Operation && form.opcode == *opcode;
            let button = Button::selectable(is_chosen, opcode).frame_when_inactive(true);
            if ui.add(button).clicked() {
                form.by = By::Operation;
                form.opcode.clone_from(opcode);
            }
        }
        is_entered |= field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    });
    is_entered
}

/// The opcodes of the lines around the current line that are in memory.
fn opcodes_near(state: &State) -> Vec<String> {
    let document = state.shared.document();
    let first = document.row().saturating_sub(LOOKED_AT / 2);
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for row in first..first + LOOKED_AT {
        let Ok(line) = document.rows().line(row) else {
            continue;
        };
        let Ok(record) = read_record(&line) else {
            continue;
        };
        for operation in operations(line.get(record.tail).unwrap_or_default()) {
            let opcode = String::from_utf8_lossy(operation.opcode()).into_owned();
            *counts.entry(opcode).or_default() += 1;
        }
    }
    let mut opcodes: Vec<_> = counts.into_iter().collect();
    opcodes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let opcodes = opcodes.into_iter().map(|(opcode, _)| opcode);
    opcodes.take(MAX_OFFERED).collect()
}
