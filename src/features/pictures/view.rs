//! The panel with the picture of the current row and the possible pieces on the doubtful square.

mod crop;
mod questions;
mod readings;

pub(crate) use crop::lay_over_board;

use crate::command::Command;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::shortcuts::{keys_text, tip_with_keys};
use crate::view::{Actions, UiState};
use crate::widgets::labels::{announce, aside_ui, panel_head_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, SCROLL_BAR_SPACE, target};
use egui::{Button, Label, ScrollArea, Ui, vec2};
use tabiya_collection::document::Pictured;
use tabiya_text::{percent_of, tr, tr_with, turn_text};

/// Whether the panel is shown.
pub(crate) fn is_shown(state: &State) -> bool {
    state.pictures.is_open && state.shared.document().has_pictured()
}

/// Shows the panel.
pub(crate) fn picture_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.scope(|ui| {
        // The fixed part above has the same width as the scrolled part below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let close = tr("picture-close");
        let tip = tip_with_keys(ui, state, &close, Command::PictureBeside);
        if panel_head_ui(ui, &tr("picture-panel"), &close, &tip) {
            actions.push(Action::Run(Command::PictureBeside));
        }
    });
    let area = ScrollArea::vertical().id_salt("picture").auto_shrink(false);
    area.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let Some(pictured) = state.shared.document().pictured() else {
            aside_ui(ui, &tr("picture-of-other-rows"));
            return;
        };
        crop::crop_ui(ui, state, ui_state, pictured, actions);
        ui.add_space(GAP);
        facts_ui(ui, pictured);
        ui.add_space(GAP);
        readings::readings_ui(ui, state, ui_state, actions);
        questions::questions_ui(ui, state, actions);
        next_ui(ui, state, actions);
    });
}

/// Shows the place of the board in its source, and the confidence of the whole board.
fn facts_ui(ui: &mut Ui, pictured: &Pictured) {
    let place = [
        ("page", pictured.page.into()),
        ("place", pictured.place.into()),
    ];
    let mut said = vec![tr_with("picture-place", &place)];
    said.push(if pictured.is_written {
        tr("picture-written")
    } else {
        let percent = percent_of(pictured.confidence);
        tr_with("picture-sure", &[("percent", percent.into())])
    });
    said.extend(below_text(pictured));
    if !pictured.is_written {
        said.push(
            pictured
                .turn
                .map_or_else(|| tr("picture-turn-unknown"), turn_text),
        );
    }
    for text in said {
        ui.add(Label::new(text).wrap());
    }
}

/// The side at the bottom of the picture, if it is Black or has a probability.
fn below_text(pictured: &Pictured) -> Option<String> {
    let Some(below) = pictured.below else {
        return (!pictured.is_white_below).then(|| tr("picture-seen-from-black"));
    };
    let id = if pictured.is_white_below {
        "picture-below-white"
    } else {
        "picture-below-black"
    };
    Some(tr_with(id, &[("percent", percent_of(below).into())]))
}

/// Shows the number of doubtful squares and a button to the next one.
fn next_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    let count = document.unsure().len();
    let text = if count == 0 {
        tr("picture-all-sure")
    } else {
        tr_with("picture-in-doubt", &[("count", count.into())])
    };
    let label = ui.add(Label::new(&text).wrap());
    announce(ui, &label, &text);
    if count == 0 && document.next_unsure_row().is_none() {
        return;
    }
    let next = Button::new(tr("command-next-unsure"))
        .shortcut_text(keys_text(ui, state, Command::NextUnsure))
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)));
    if ui.add(next).clicked() {
        actions.push(Action::Run(Command::NextUnsure));
    }
}
