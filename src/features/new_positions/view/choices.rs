//! The conditions that are chosen: side to move, result, effect of the turn, and those that are there or not.

use super::fields::winning_moves_ui;
use super::form::{Form, pair_ui};
use crate::widgets::choices::{Choice, titled_choice_ui};
use crate::widgets::style::GAP;
use egui::Ui;
use tabiya_chess::Color;
use tabiya_collection::recipe::{Property, WantedResult, WantedTurn};
use tabiya_text::tr;

/// Shows the choices, and beside the last one the number of winning moves.
pub(super) fn choices_ui(ui: &mut Ui, form: &mut Form) {
    pair_ui(ui, form, side_ui, result_ui);
    form.fault_ui(ui, Property::Side);
    form.fault_ui(ui, Property::Result);
    pair_ui(ui, form, turn_ui, winning_moves_ui);
    form.fault_ui(ui, Property::Turn);
    form.fault_ui(ui, Property::WinningMoves);
}

fn any<T>() -> Choice<T> {
    (None, tr("find-any"))
}

fn side_ui(ui: &mut Ui, form: &mut Form) {
    let choices = [
        any(),
        (Some(Color::White), tr("white")),
        (Some(Color::Black), tr("black")),
    ];
    let chosen = form.draft().readable().side;
    titled_choice_ui(ui, "new-positions-side", chosen, &choices, |side| {
        let changed = form.draft().with_side(side);
        form.write(&changed);
    });
}

fn result_ui(ui: &mut Ui, form: &mut Form) {
    let choice = |result, id| (Some(result), tr(id));
    let choices = [
        any(),
        choice(WantedResult::Wins(Color::White), "new-positions-white-wins"),
        choice(WantedResult::Wins(Color::Black), "new-positions-black-wins"),
        choice(WantedResult::Draw, "new-positions-draw"),
        choice(WantedResult::Win, "new-positions-win"),
        choice(WantedResult::Loss, "new-positions-loss"),
    ];
    let chosen = form.draft().readable().result;
    titled_choice_ui(ui, "new-positions-result", chosen, &choices, |result| {
        let changed = form.draft().with_result(result);
        form.write(&changed);
    });
}

fn turn_ui(ui: &mut Ui, form: &mut Form) {
    let choice = |turn, id| (Some(turn), tr(id));
    let choices = [
        any(),
        choice(WantedTurn::Zugzwang, "new-positions-zugzwang"),
        choice(WantedTurn::Decides, "new-positions-turn-decides"),
    ];
    let chosen = form.draft().readable().turn;
    titled_choice_ui(ui, "new-positions-turn", chosen, &choices, |turn| {
        let changed = form.draft().with_turn(turn);
        form.write(&changed);
    });
}

/// Shows the conditions that are there or not.
pub(super) fn switches_ui(ui: &mut Ui, form: &mut Form) {
    ui.add_space(GAP / 2.0);
    let recipe = form.draft().readable();
    let switches = [
        (
            Property::NoCapture,
            recipe.no_capture,
            ["new-positions-no-capture", "new-positions-no-capture-tip"],
        ),
        (
            Property::NoCheck,
            recipe.no_check,
            ["new-positions-no-check", "new-positions-no-check-tip"],
        ),
        (
            Property::AnyLastMove,
            recipe.any_last_move,
            [
                "new-positions-any-last-move",
                "new-positions-any-last-move-tip",
            ],
        ),
        (
            Property::Alike,
            recipe.allows_alike,
            ["new-positions-alike", "new-positions-alike-tip"],
        ),
    ];
    for (property, was_on, [name, tip]) in switches {
        let mut is_on = was_on;
        let switch = ui.checkbox(&mut is_on, tr(name));
        if switch.changed() {
            let changed = form.draft().with_switch(property, is_on);
            form.write(&changed);
        }
        switch.on_hover_text(tr(tip));
    }
}
