//! The fields for the pieces and for numbers, each with its fault below it.

use super::form::{Form, pair_ui};
use crate::model::state::State;
use crate::widgets::bounded::{Bounded, LINE, select_all};
use crate::widgets::choices::titled_ui;
use crate::widgets::labels::Tip as _;
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{CONTROL_HEIGHT, palette, target};
use egui::{Align2, Button, Id, Key, Response, TextEdit, Ui, vec2};
use tabiya_collection::recipe::{MOST_PIECES, Property, USUAL_COUNT, pieces_text};
use tabiya_tables::Material;
use tabiya_text::tr;

/// A field for the value of a condition.
#[derive(Clone, Copy)]
pub(super) struct ConditionField<'a> {
    pub(super) property: Property,
    /// The ids of its name and its tooltip.
    pub(super) name: &'a str,
    pub(super) tip: &'a str,
    /// The text of the empty field.
    pub(super) hint: &'a str,
}

impl ConditionField<'_> {
    /// Shows the field. A change of its text changes the condition.
    pub(super) fn show(self, ui: &mut Ui, form: &mut Form) -> Response {
        let mut text = form.draft().value(self.property).to_owned();
        let color = form
            .is_wrong(self.property)
            .then(|| palette(ui.visuals()).error);
        let mut bounded = Bounded::new(ui, &mut text, LINE);
        let field = TextEdit::singleline(&mut bounded)
            .id(Id::unique(("new positions", self.name)))
            .hint_text(self.hint)
            .text_color_opt(color)
            .desired_width(f32::INFINITY)
            .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)))
            .align(Align2::LEFT_CENTER);
        let field = ui.add(field).field_tip(tr(self.tip));
        if field.changed() {
            let changed = form.draft().with(self.property, &text);
            form.write(&changed);
        }
        form.is_entered |= field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        field
    }

    /// Shows the field with its name above it.
    fn titled(self, ui: &mut Ui, form: &mut Form) {
        titled_ui(ui, self.name, |ui| self.show(ui, form));
    }
}

/// Shows the field for the pieces, which has the keyboard focus at first, and a button that takes those of the board.
pub(super) fn pieces_ui(ui: &mut Ui, state: &State, form: &mut Form, is_new: bool) {
    let pieces = ConditionField {
        property: Property::Pieces,
        name: "new-positions-pieces",
        tip: "new-positions-pieces-tip",
        hint: "KRP v KR",
    };
    titled_ui(ui, pieces.name, |ui| {
        let height = target(ui.style(), CONTROL_HEIGHT);
        let mut shown = None;
        line_with_end_ui(
            ui,
            Id::unique("new positions pieces"),
            height,
            form,
            |ui, form| shown = Some(pieces.show(ui, form)),
            |ui, form| of_board_ui(ui, state, form),
        );
        shown.unwrap_or_else(|| ui.response())
    });
    if is_new {
        let id = Id::unique(("new positions", pieces.name));
        ui.memory_mut(|memory| memory.request_focus(id));
        select_all(ui, id);
    }
    form.fault_ui(ui, pieces.property);
}

fn of_board_ui(ui: &mut Ui, state: &State, form: &mut Form) {
    let material = Material::of(&state.shared.document().position().board);
    let name = material.name();
    let is_usable = Material::from_name(&name).is_some() && material.count() <= MOST_PIECES;
    let button = Button::new(tr("find-from-board"));
    let button = ui.add_enabled(is_usable, button);
    let button = button.accessible_name(tr("find-material-board-name"));
    if button.clicked() {
        let changed = form.draft().with(Property::Pieces, &pieces_text(&material));
        form.write(&changed);
    }
    button.any_tip(tr("new-positions-board-tip"));
}

/// Shows the fields for distances and for the number of winning moves.
pub(super) fn distances_ui(ui: &mut Ui, form: &mut Form) {
    let any = tr("find-any");
    let field = |property, name, tip| ConditionField {
        property,
        name,
        tip,
        hint: &any,
    };
    let mate = field(
        Property::Mate,
        "new-positions-mate",
        "new-positions-mate-tip",
    );
    let zeroing = field(
        Property::Zeroing,
        "new-positions-zeroing",
        "new-positions-zeroing-tip",
    );
    fields_ui(ui, form, mate, zeroing);
}

/// Shows the fields for the number of positions and for the seed.
pub(super) fn amount_ui(ui: &mut Ui, form: &mut Form) {
    let usual = USUAL_COUNT.to_string();
    let count = ConditionField {
        property: Property::Count,
        name: "new-positions-count",
        tip: "new-positions-count-tip",
        hint: &usual,
    };
    let seed = ConditionField {
        property: Property::Seed,
        name: "new-positions-seed",
        tip: "new-positions-seed-tip",
        hint: "0",
    };
    fields_ui(ui, form, count, seed);
}

/// Shows the field for the number of winning moves.
pub(super) fn winning_moves_ui(ui: &mut Ui, form: &mut Form) {
    let any = tr("find-any");
    let field = ConditionField {
        property: Property::WinningMoves,
        name: "new-positions-winning-moves",
        tip: "new-positions-winning-moves-tip",
        hint: &any,
    };
    field.titled(ui, form);
}

fn fields_ui(ui: &mut Ui, form: &mut Form, left: ConditionField<'_>, right: ConditionField<'_>) {
    pair_ui(
        ui,
        form,
        |ui, form| left.titled(ui, form),
        |ui, form| right.titled(ui, form),
    );
    form.fault_ui(ui, left.property);
    form.fault_ui(ui, right.property);
}
