//! The dialog for positions with names: a search field, a preview, and a button that puts the position on the board.

mod list;

pub(crate) use list::known_field_id;

use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::features::list::view::dialogs::dialog_line::{Buttons, buttons_ui};
use crate::model::action::{Action, SetupAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::WORDS;
use crate::widgets::floating::widened;
use crate::widgets::labels::announce;
use crate::widgets::picker::{STEPS, SearchField};
use crate::widgets::style::{
    CHIP_GAP, CONTROL_HEIGHT, GAP, KNOWN_DIAGRAM, KNOWN_LIST_HEIGHT, KNOWN_WIDTH, bold,
};
use egui::{Align, Button, Label, Layout, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use list::{KnownDialog, group_id};
use tabiya_chess::Color;
use tabiya_notation::known_positions::KnownGroup;
use tabiya_text::{count_text, tr, tr_with};

/// The size of the parts around the list.
const AROUND_LIST: f32 = 222.0;
/// The height of the part below the diagram.
const BELOW_DIAGRAM: f32 = 122.0;

/// Shows the dialog.
pub(crate) fn known_positions_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = widened(ui, KNOWN_WIDTH);
    ui.heading(tr("known-title"));
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    if is_new {
        ui_state.part::<KnownDialog>().open();
    }
    let mut put = field_ui(ui, ui_state.part::<KnownDialog>(), is_new);
    chips_ui(ui, ui_state.part::<KnownDialog>());
    ui.add_space(2.0);
    let height = KNOWN_LIST_HEIGHT
        .min(window.y - AROUND_LIST)
        .max(CONTROL_HEIGHT);
    let room = (height - BELOW_DIAGRAM).min(ui.available_width() * 0.4);
    let side = room.clamp(CONTROL_HEIGHT, KNOWN_DIAGRAM);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let list = vec2(ui.available_width() - side - 2.0 * GAP, height);
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(list, down, |ui| {
            put |= list::list_ui(ui, ui_state.part::<KnownDialog>(), list);
        });
        ui.add_space(2.0 * GAP);
        ui.allocate_ui_with_layout(vec2(side, height), down, |ui| {
            ui.set_width(side);
            ui.set_min_height(height);
            shown_ui(ui, state, ui_state, side);
        });
    });
    count_ui(ui, ui_state.part::<KnownDialog>());
    let chosen = ui_state.part::<KnownDialog>().chosen();
    match buttons_ui(ui, &tr("known-put"), chosen.is_some()) {
        Buttons::Nothing => {}
        Buttons::Go => put = true,
        Buttons::Cancel => actions.push(Action::CloseDialog),
    }
    if let Some(known) = chosen.filter(|_| put) {
        actions.extend([
            Action::CloseDialog,
            Action::from(SetupAction::PutKnown(known)),
        ]);
    }
}

/// Shows the search field. Returns whether the selected position is to be put on the board.
fn field_ui(ui: &mut Ui, known: &mut KnownDialog, is_new: bool) -> bool {
    let field = SearchField {
        name: tr("known-field"),
        tip: tr("known-field"),
        hint: tr("known-hint"),
        most: WORDS,
    };
    let typed = known.picker.field_ui(ui, known_field_id(), false, field);
    if is_new {
        typed.field.request_focus();
    }
    if typed.field.changed() {
        known.find();
    }
    if typed.has_keys() {
        known.pointed = None;
        ui.request_repaint();
    }
    known.picker.go(typed, known.found.len(), STEPS)
}

fn chips_ui(ui: &mut Ui, known: &mut KnownDialog) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(CHIP_GAP, CHIP_GAP);
        let groups = KnownGroup::ALL.into_iter().map(Some);
        for group in std::iter::once(None).chain(groups) {
            let is_on = known.group == group;
            let name = tr(group_id(group));
            let chip = Button::selectable(is_on, &name).frame_when_inactive(true);
            let chip = ui.add(chip);
            chip.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &name));
            if chip.clicked() {
                known.group = group;
                known.find();
            }
        }
    });
}

/// Shows the previewed position and its description.
fn shown_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, side: f32) {
    let Some(known) = ui_state.part::<KnownDialog>().shown() else {
        return;
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let to_move = tr(match known.position.side_to_move {
        Color::White => "white-to-move",
        Color::Black => "black-to-move",
    });
    response.widget_info(|| {
        let variables = [
            ("name", known.name.into()),
            ("side", to_move.clone().into()),
        ];
        WidgetInfo::labeled(Role::Image, true, tr_with("known-diagram", &variables))
    });
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), square_side(ui, side));
    let geometry = small_geometry(ui, rect, state.shared.view.flipped);
    paint_diagram(ui, &geometry, &known.position.board, &atlas);
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add(Label::new(bold(known.name)).wrap());
    let code = known
        .eco
        .map(|code| tr_with("known-code", &[("code", code.into())]));
    let line = code.map_or_else(|| to_move.clone(), |code| format!("{code} · {to_move}"));
    ui.label(RichText::new(line).small());
    ui.add(Label::new(RichText::new(known.source).small().weak()).wrap());
}

fn count_ui(ui: &mut Ui, known: &KnownDialog) {
    let count = known.found.len() as u64;
    let variables = [
        ("number", count.into()),
        ("count", count_text(count).into()),
    ];
    let text = tr_with("known-count", &variables);
    let label = ui.label(RichText::new(&text).small().weak());
    announce(ui, &label, &text);
}
