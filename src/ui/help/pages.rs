//! The choice of a page.

use crate::action::Action;
use crate::state::HelpPage;
use crate::text::tr;
use crate::ui::Actions;
use egui::{Button, Ui};

fn text_id(page: HelpPage) -> &'static str {
    match page {
        HelpPage::Fen => "help-fen",
        HelpPage::Rules => "help-rules",
        HelpPage::Gestures => "help-gestures",
    }
}

/// Shows the names of the pages.
pub(super) fn tabs_ui(ui: &mut Ui, shown: HelpPage, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for page in HelpPage::ALL {
            let button = Button::selectable(page == shown, tr(text_id(page)));
            if ui.add(button).clicked() {
                actions.push(Action::ShowHelp(page));
            }
        }
    });
}
