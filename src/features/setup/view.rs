//! The setup panel: side to move, castling, en passant, counters, and buttons for the whole board.

pub(crate) mod castling;
pub(crate) mod chess960_dialog;
pub(crate) mod known_positions_dialog;
pub(crate) mod piece_list;
pub(crate) mod side_to_move;
pub(crate) mod strip;

use crate::command::Command;
use crate::features::board::view::wheel;
use crate::features::fen::view::advice;
use crate::features::help::view::first_steps;
use crate::features::operations::view as operations;
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::bound_next_number;
use crate::widgets::labels::caption_ui;
use crate::widgets::style::{
    CONTROL_HEIGHT, FIELD_GAP, FIELD_WIDTH, MIN_FIELD_WIDTH, SCROLL_BAR_SPACE, START_WIDTH, target,
};
use egui::{
    Align, Button, ComboBox, DragValue, Grid, Label, Layout, Response, ScrollArea, TextStyle, Ui,
    vec2,
};
use tabiya_chess::{Position, Square, en_passant_squares};
use tabiya_collection::document::{Edit, UndoGroup};
use tabiya_text::tr;

/// The range of both counters for input.
const COUNTER_RANGE: std::ops::RangeInclusive<u32> = 0..=9999;

/// The space between the text of a button and its edge, in points.
const BUTTON_PADDING: f32 = 4.0;

/// Shows the panel.
pub(crate) fn setup_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if strip::is_folded(ui, state, ui_state) {
        strip::strip_ui(ui, state, ui_state, actions);
        return;
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        // The scroll bar is beside the controls, not on top of them.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        head_ui(ui, ui_state);
        side_to_move::side_to_move_ui(ui, state, actions);
        ui.add_space(8.0);
        castling::castling_ui(ui, state, actions);
        ui.add_space(8.0);
        en_passant_and_counters_ui(ui, state, actions);
        ui.add_space(8.0);
        board_buttons_ui(ui, state, actions);
        ui.add_space(4.0);
        piece_list::pieces_ui(ui, state, ui_state, actions);
        ui.add_space(8.0);
        advice::advice_ui(ui, state, ui_state, actions);
        operations::operations_ui(ui, state, ui_state, actions);
        first_steps::in_panel_ui(ui, state, ui_state, actions);
    });
}

/// Shows the caption of the side to move, and the button that folds the panel if the window is narrow.
fn head_ui(ui: &mut Ui, ui_state: &mut UiState) {
    if !strip::can_be_folded(ui) {
        caption_ui(ui, &tr("side-to-move"));
        return;
    }
    ui.horizontal(|ui| {
        caption_ui(ui, &tr("side-to-move"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            strip::fold_ui(ui, ui_state);
        });
    });
}

fn en_passant_and_counters_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let position = state.shared.document().position();
    let names = ["en-passant", "halfmove-clock", "fullmove-number"].map(tr);
    let (room, width) = label_and_field(ui, &names);
    let [en_passant, halfmove_clock, fullmove_number] = &names;
    Grid::new("fields")
        .num_columns(2)
        .spacing([FIELD_GAP, 8.0])
        .show(ui, |ui| {
            let label = label_ui(ui, en_passant, room);
            en_passant_ui(ui, position, label.id, width, actions);
            ui.end_row();
            Counter {
                value: position.halfmove_clock,
                group: UndoGroup::HalfmoveClock,
                edit: Edit::HalfmoveClock,
                width,
            }
            .row_ui(ui, halfmove_clock, room, tr("halfmove-clock-tip"), actions);
            Counter {
                value: position.fullmove_number,
                group: UndoGroup::FullmoveNumber,
                edit: Edit::FullmoveNumber,
                width,
            }
            .row_ui(
                ui,
                fullmove_number,
                room,
                tr("fullmove-number-tip"),
                actions,
            );
        });
}

/// The width for the names of fields and the width of the fields. Long names take space from the fields as far as the
/// fields can spare it. The fields end at the same place as the buttons above and below them.
fn label_and_field(ui: &Ui, names: &[String]) -> (f32, f32) {
    let widest = names.iter().map(|name| text_width(ui, name));
    let widest = widest.fold(0.0, f32::max);
    let all = ui.available_width() - FIELD_GAP;
    let field = (all - widest).clamp(MIN_FIELD_WIDTH, FIELD_WIDTH);
    (all - field, field)
}

fn label_ui(ui: &mut Ui, name: &str, room: f32) -> Response {
    ui.scope(|ui| {
        ui.set_width(room);
        ui.add(Label::new(name).truncate())
    })
    .inner
}

fn en_passant_ui(
    ui: &mut Ui,
    position: &Position,
    label: egui::Id,
    width: f32,
    actions: &mut Actions,
) {
    let shown = position.possible_en_passant();
    let name_of = |target: Option<Square>| {
        target.map_or_else(|| tr("en-passant-none"), |square| square.to_string())
    };
    let combo = ComboBox::from_id_salt("en passant")
        .width(width)
        .selected_text(name_of(shown))
        .show_ui(ui, |ui| {
            let squares = en_passant_squares(&position.board, position.side_to_move);
            for target in std::iter::once(None).chain(squares.map(Some)) {
                let choice = ui.selectable_label(shown == target, name_of(target));
                if choice.clicked() && target != shown {
                    actions.push(Action::from(BoardAction::Edit(
                        Edit::EnPassant(target),
                        None,
                    )));
                }
                if choice.clicked() {
                    ui.close();
                }
            }
        });
    let response = combo.response.labelled_by(label);
    response.on_hover_text(tr("en-passant-tip"));
}

/// A number that can be typed, dragged, stepped with the arrow keys, or changed with the wheel.
struct Counter {
    value: u32,
    group: UndoGroup,
    edit: fn(u32) -> Edit,
    width: f32,
}

impl Counter {
    /// The upper limit of the input. A larger number from a FEN is kept, so that moving the focus through the field
    /// does not change it.
    fn most(&self) -> u32 {
        self.value.max(*COUNTER_RANGE.end())
    }

    /// The value after the wheel steps of this frame, which then scroll nothing else.
    fn turned(&self, ui: &Ui, response: &Response, value: u32) -> u32 {
        let turned = i64::from(value) + wheel::take_clicks(ui, response.id);
        u32::try_from(turned.max(0)).map_or(value, |turned| turned.min(self.most()))
    }

    fn row_ui(&self, ui: &mut Ui, name: &str, room: f32, tip: String, actions: &mut Actions) {
        let label = label_ui(ui, name, room);
        let response = self.ui(ui, actions).labelled_by(label.id);
        response.on_hover_text(tip);
        ui.end_row();
    }

    fn ui(&self, ui: &mut Ui, actions: &mut Actions) -> Response {
        let mut value = self.value;
        let drag = DragValue::new(&mut value)
            .range(*COUNTER_RANGE.start()..=self.most())
            .clamp_existing_to_range(false)
            .speed(1.0)
            .min_size(vec2(self.width, target(ui.style(), CONTROL_HEIGHT)));
        bound_next_number(ui);
        let response = ui.add(drag);
        if response.hovered() {
            value = self.turned(ui, &response, value);
        }
        if value != self.value {
            actions.push(Action::from(BoardAction::Edit(
                (self.edit)(value),
                Some(self.group),
            )));
        }
        // A change after the pointer or the focus has left the field is another undo step.
        if response.lost_focus() || response.drag_stopped() || has_pointer_left(&response) {
            actions.push(Action::GroupEnded(self.group));
        }
        response
    }
}

/// Whether the pointer has left a widget since the last frame.
fn has_pointer_left(response: &Response) -> bool {
    let is_on = response.hovered();
    let was_on = response.ctx.data_mut(|data| {
        let was_on = data.get_temp::<bool>(response.id).unwrap_or_default();
        data.insert_temp(response.id, is_on);
        was_on
    });
    was_on && !is_on
}

fn board_buttons_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut button = |ui: &mut Ui, text, name, width, command| {
        let button = Button::new(tr(text)).min_size(vec2(width, CONTROL_HEIGHT));
        let button = ui.add(button).accessible_name(tr(name));
        if button.clicked() {
            actions.push(Action::Run(command));
        }
        let tip = tip_with_keys(ui, state, &tr(name), command);
        button.on_hover_text(tip);
    };
    // The rows of buttons are as wide as the panel, also with the larger buttons for touch. If the texts do not fit on
    // one row, the first button has its own row.
    let gap = ui.spacing().item_spacing.x;
    let [start, clear, flip] = ["start-position", "clear", "flip"].map(|id| {
        let text = tr(id);
        text_width(ui, &text) + 2.0 * BUTTON_PADDING
    });
    let all = ui.available_width();
    let others = ((all - START_WIDTH.max(start) - 2.0 * gap) / 2.0).floor();
    let is_one_row = clear.max(flip) <= others;
    let (first, others) = if is_one_row {
        (START_WIDTH.max(start), others)
    } else {
        (all, ((all - gap) / 2.0).floor())
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = BUTTON_PADDING;
        button(
            ui,
            "start-position",
            "start-position",
            first,
            Command::StartPosition,
        );
        button(ui, "clear", "clear-board", others, Command::ClearBoard);
        button(ui, "flip", "flip-board", others, Command::FlipBoard);
    });
}

fn text_width(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let color = ui.visuals().text_color();
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    galley.size().x.ceil() + 1.0
}
