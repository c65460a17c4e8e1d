//! The buttons that copy a part of the page.

use crate::features::statistics::model::StatisticsPart;
use crate::model::action::{Action, StatisticsAction};
use crate::view::Actions;
use crate::widgets::dialog_foot::plain_button;
use egui::Ui;
use tabiya_text::tr;

/// Shows the buttons that copy a part.
pub(super) fn copy_buttons_ui(ui: &mut Ui, part: StatisticsPart, actions: &mut Actions) {
    for (id, action) in [
        (
            "statistics-copy-picture",
            StatisticsAction::CopyPicture(part),
        ),
        ("statistics-copy-text", StatisticsAction::CopyText(part)),
    ] {
        if ui.add(plain_button(tr(id))).clicked() {
            actions.push(Action::from(action));
        }
    }
}
