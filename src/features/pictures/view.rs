//! The panel with the picture of the current row and what it leaves open: the side to move and castling, the possible
//! pieces on the doubtful square at the cursor, and the side at the bottom.
//!
//! The panel belongs to the position that was read. It is not shown for another one, and not while moves are played from
//! it. The number of doubtful squares and the way to the next one are at its foot and never scroll away.

mod crop;
mod questions;
mod readings;

pub(crate) use crop::lay_over_board;

use crate::command::Command;
use crate::model::action::Action;
use crate::model::state::{State, Tool};
use crate::view::shortcuts::{keys_text, tip_with_keys};
use crate::view::{Actions, UiState};
use crate::widgets::labels::{Folded, announce, fold_ui, panel_head_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, SCROLL_BAR_SPACE, target};
use egui::{Button, Frame, Label, Panel, ScrollArea, Ui, vec2};
use tabiya_collection::document::Pictured;
use tabiya_text::{percent_of, tr, tr_with};

/// Whether the panel is shown.
pub(crate) fn is_shown(state: &State) -> bool {
    let document = state.shared.document();
    let is_played = document.line_of_play().is_some_and(|line| line.at() > 0);
    let is_shown = state.pictures.is_open && state.board.tool != Tool::Play;
    is_shown && document.pictured().is_some() && !is_played
}

/// Shows the panel.
pub(crate) fn picture_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(pictured) = state.shared.document().pictured() else {
        return;
    };
    ui.scope(|ui| {
        // The fixed part above has the same width as the scrolled part below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let close = tr("picture-close");
        let tip = tip_with_keys(ui, state, &close, Command::PictureBeside);
        if panel_head_ui(ui, &tr("picture-panel"), &close, &tip) {
            actions.push(Action::Run(Command::PictureBeside));
        }
    });
    Panel::bottom("picture-foot")
        .frame(Frame::NONE)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| next_ui(ui, state, actions));
    let area = ScrollArea::vertical().id_salt("picture").auto_shrink(false);
    area.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        questions::turn_ui(ui, state, pictured, actions);
        questions::castling_ui(ui, state, actions);
        readings::readings_ui(ui, state, ui_state, actions);
        crop::crop_ui(ui, state, ui_state, pictured, actions);
        ui.add_space(GAP);
        questions::below_ui(ui, state, actions);
        facts_ui(ui, pictured);
    });
}

/// Shows the place of the board in its source, and the certainty of the reading, folded.
fn facts_ui(ui: &mut Ui, pictured: &Pictured) {
    let title = tr("picture-details");
    fold_ui(ui, "details", &title, 0, Folded::Yes, |ui| {
        let mut said = Vec::new();
        if !pictured.is_alone {
            let place = [
                ("page", pictured.page.into()),
                ("place", pictured.place.into()),
            ];
            said.push(tr_with("picture-place", &place));
        }
        said.push(if pictured.is_written {
            tr("picture-written")
        } else {
            let percent = percent_of(pictured.confidence);
            tr_with("picture-sure", &[("percent", percent.into())])
        });
        said.extend(below_text(pictured));
        for text in said {
            ui.add(Label::new(text).wrap());
        }
    });
}

/// The text about the side at the bottom of the picture. `None` if it is White without a probability.
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
    ui.add_space(GAP);
    let label = ui.add(Label::new(&text).wrap());
    announce(ui, &label, &text);
    let next = Button::new(tr("command-next-unsure"))
        .shortcut_text(keys_text(ui, state, Command::NextUnsure))
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)));
    let obstacle = Command::NextUnsure.obstacle(state);
    let next = ui.add_enabled(obstacle.is_none(), next);
    if next.clicked() {
        actions.push(Action::Run(Command::NextUnsure));
    }
    if let Some(obstacle) = obstacle {
        next.on_disabled_hover_text(tr(obstacle));
    }
}
