//! The line below the list: the current place, the number of visible rows, and the number of selected rows.

use crate::model::state::State;
use crate::widgets::style::{BARE, LIST_FOOT};
use egui::{Frame, Label, Margin, Panel, RichText, Ui};
use tabiya_collection::document::Document;
use tabiya_text::{count_text, tr_with};

/// Shows the line at the bottom. The list, which is shown after it, gets the rest of the space.
pub(super) fn foot_ui(ui: &mut Ui, state: &State) {
    let text = place_text(state.shared.document());
    let frame = Frame::new()
        .fill(BARE)
        .inner_margin(Margin::symmetric(4, 2));
    let panel = Panel::bottom("list-foot").frame(frame).resizable(false);
    let panel = panel.exact_size(LIST_FOOT);
    panel.show_separator_line(false).show(ui, |ui| {
        ui.add(Label::new(RichText::new(text).small().weak()).truncate());
    });
}

fn place_text(document: &Document) -> String {
    let count = document.rows().len();
    let mut parts = Vec::new();
    if count > 1 {
        let id = if document.is_whole() {
            "line-current"
        } else {
            "line-current-so-far"
        };
        let number = count_text(document.row() + 1);
        let variables = [
            ("number", number.into()),
            ("count", count_text(count).into()),
        ];
        parts.push(tr_with(id, &variables));
    }
    if let Some(view) = document.view() {
        let shown = ("count", count_text(view.len()).into());
        parts.push(match view.place_of(document.row()) {
            Some(place) => {
                let place = ("place", count_text(place + 1).into());
                tr_with("shown-place", &[place, shown])
            }
            None => tr_with("shown-count", &[shown]),
        });
    }
    let selected = document.selected_count();
    if selected != 1 && count > 1 {
        let selected = ("selected", count_text(selected).into());
        parts.push(tr_with(
            "selected-count",
            &[selected, ("count", count_text(count).into())],
        ));
    }
    parts.join(" · ")
}
