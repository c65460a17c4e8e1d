//! The line above the board while it is compared with another position, with the number of differences.

use crate::command::Command;
use crate::features::board::model::board_state::ComparedPosition;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, UiState};
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{CONTROL_HEIGHT, GAP, target};
use egui::{Button, Id, Label, Rect, Ui, UiBuilder};
use tabiya_chess::Position;
use tabiya_text::{listed, tr, tr_with};

/// The height of the line, or 0 without a comparison.
pub(crate) fn height(ui: &Ui, state: &State) -> f32 {
    match state.board.compared {
        Some(_) => target(ui.style(), CONTROL_HEIGHT) + GAP,
        None => 0.0,
    }
}

/// Shows the line in its place.
pub(crate) fn compare_bar_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    ui_state: &UiState,
    actions: &mut Actions,
) {
    let Some(compared) = &state.board.compared else {
        return;
    };
    let shown = ui_state.preview.as_ref();
    let text = difference_text(
        compared,
        shown.unwrap_or(state.shared.document().position()),
    );
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        line_with_end_ui(
            ui,
            Id::unique("compare bar"),
            rect.height(),
            actions,
            |ui, _| {
                let label = ui.add(Label::new(&text).truncate());
                crate::widgets::labels::announce(ui, &label, &text);
            },
            |ui, actions| {
                button_ui(
                    ui,
                    state,
                    Command::ExchangeCompared,
                    "compare-exchange",
                    actions,
                );
                button_ui(ui, state, Command::StopComparing, "compare-stop", actions);
            },
        );
    });
}

fn button_ui(ui: &mut Ui, state: &State, command: Command, id: &str, actions: &mut Actions) {
    let name = tr(command.row().text_id);
    let response = ui.add(Button::new(tr(id))).accessible_name(&name);
    if response.clicked() {
        actions.push(Action::Run(command));
    }
    response.on_hover_text(tip_with_keys(ui, state, &name, command));
}

/// The text of the line, such as `Compared with line 3: 5 squares differ, side to move differs`.
fn difference_text(compared: &ComparedPosition, shown: &Position) -> String {
    let squares = compared.differing(shown).len();
    let (_, line) = compared.origin;
    let variables = [("line", line.into()), ("count", squares.into())];
    let mut parts = vec![tr_with("compare-squares", &variables)];
    parts.extend(
        differing_fields(&compared.position, shown)
            .into_iter()
            .map(tr),
    );
    listed(&parts)
}

/// The message ids of the differing fields other than the pieces.
fn differing_fields(one: &Position, other: &Position) -> Vec<&'static str> {
    let (one, other) = (one.only_possible(), other.only_possible());
    let fields = [
        (one.side_to_move != other.side_to_move, "compare-side"),
        (one.castling != other.castling, "compare-castling"),
        (one.en_passant != other.en_passant, "compare-en-passant"),
        (
            one.halfmove_clock != other.halfmove_clock
                || one.fullmove_number != other.fullmove_number,
            "compare-counters",
        ),
    ];
    let differing = fields.into_iter().filter(|(differs, _)| *differs);
    differing.map(|(_, id)| id).collect()
}
