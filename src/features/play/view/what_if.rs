//! The offer to keep a position that was tried while moves are played, or to go back.

use crate::command::Command;
use crate::model::action::{Action, PlayAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::card::card_frame;
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, target};
use egui::{Button, Label, Ui, vec2};
use tabiya_text::tr;

/// Shows the offer, if a trial is open or has changed the position.
pub(super) fn what_if_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let now = state.shared.shown();
    let (is_open, has_tried) = (state.play.is_free(now), state.play.has_tried(now));
    if !is_open && !has_tried {
        return;
    }
    card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let text = tr(if is_open {
            "what-if-open"
        } else {
            "what-if-tried"
        });
        let label = ui.add(Label::new(&text).wrap());
        announce(ui, &label, &text);
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            button_ui(
                ui,
                has_tried,
                "what-if-keep",
                PlayAction::KeepWhatIf,
                actions,
            );
            button_ui(
                ui,
                has_tried,
                "what-if-leave",
                PlayAction::LeaveWhatIf,
                actions,
            );
            if is_open {
                let name = tr("what-if-end");
                let response = ui.add(Button::new(&name).min_size(least_size(ui)));
                if response.clicked() {
                    actions.push(Action::Run(Command::WhatIf));
                }
                response.any_tip(tip_with_keys(ui, state, &name, Command::WhatIf));
            }
        });
    });
    ui.add_space(GAP);
}

fn least_size(ui: &Ui) -> egui::Vec2 {
    vec2(0.0, target(ui.style(), CONTROL_HEIGHT))
}

fn button_ui(ui: &mut Ui, is_enabled: bool, id: &str, does: PlayAction, actions: &mut Actions) {
    let button = Button::new(tr(id)).min_size(least_size(ui));
    if ui.add_enabled(is_enabled, button).clicked() {
        actions.push(Action::from(does));
    }
}
