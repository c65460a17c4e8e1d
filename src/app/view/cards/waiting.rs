//! Actions that wait for an unresponsive disk, with a button to stop waiting.

use crate::model::action::{Action, ListAction, RoomAction};
use crate::model::state::{State, Waiting};
use crate::view::Actions;
use crate::widgets::card::running_card_ui;
use crate::widgets::labels::announce;
use crate::widgets::style::{palette, target};
use egui::{Button, RichText, Ui, vec2};
use tabiya_collection::document::Document;
use tabiya_text::{count_text, tr, tr_with};

/// Shows the waiting actions, with one card per document.
pub(super) fn waiting_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    for (document, waiting) in state.shared.held_up() {
        let text = waiting_text(document, waiting);
        running_card_ui(ui, ("waiting", document.id()), |ui| {
            let color = palette(ui.visuals()).warning;
            let label = ui.label(RichText::new(&text).color(color));
            announce(ui, &label, &text);
            let name = State::name_of(document);
            let name = tr_with("cancel-waiting", &[("name", name.into())]);
            let button = Button::new(tr("cancel")).min_size(vec2(0.0, target(ui.style(), 0.0)));
            let button = ui.add(button).accessible_name(&name);
            if button.on_hover_text(name).clicked() {
                actions.push(Action::Cancel(waiting.fetch));
            }
        });
    }
}

fn waiting_text(document: &Document, waiting: &Waiting) -> String {
    let name = State::name_of(document);
    let more = waiting.actions.len().saturating_sub(1);
    let variables = [("name", name.into()), ("more", more.into())];
    match waiting.actions.front() {
        Some(Action::Room(RoomAction::List(ListAction::SelectRow(row)))) => {
            let [name, more] = variables;
            let line = ("line", count_text(row + 1).into());
            tr_with("status-waiting-line", &[name, line, more])
        }
        _ => tr_with("status-waiting-change", &variables),
    }
}
