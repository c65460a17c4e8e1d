//! Warnings and buttons of the card.

use crate::features::play_on::model::PlayOnAction;
use crate::model::action::Action;
use crate::view::Actions;
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::style::{CONTROL_HEIGHT, palette, target};
use egui::{Button, Label, Response, RichText, Ui, vec2};
use tabiya_text::tr;

/// Shows a warning, and reads it out.
pub(super) fn warning_ui(ui: &mut Ui, text: &str) {
    let color = palette(ui.visuals()).warning;
    let shown = RichText::new(format!("⚠ {text}")).color(color);
    let label = ui.add(Label::new(shown).wrap());
    announce(ui, &label, text);
}

/// Shows a button that sends an action.
pub(super) fn button_ui(
    ui: &mut Ui,
    [text, tip]: [&str; 2],
    action: PlayOnAction,
    actions: &mut Actions,
) -> Response {
    let height = target(ui.style(), CONTROL_HEIGHT);
    let button = ui.add(Button::new(tr(text)).min_size(vec2(0.0, height)));
    if button.clicked() {
        actions.push(Action::from(action));
    }
    button.any_tip(tr(tip))
}
