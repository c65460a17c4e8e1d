//! The totals as a table.

use crate::app::action::{Action, SuiteAction};
use crate::app::view::Actions;
use crate::features::suite::model::SuiteReport;
use crate::features::suite::texts::{cells, heads, table};
use crate::text::tr;
use crate::widgets::style::GAP;
use egui::{Align, Grid, Label, Layout, RichText, ScrollArea, Ui};

/// Shows the table, and the buttons that list what is in it.
pub(super) fn totals_ui(ui: &mut Ui, report: &SuiteReport, height: f32, actions: &mut Actions) {
    let rows = table(report);
    ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            Grid::new("suite-totals")
                .striped(true)
                .spacing([2.0 * GAP, GAP / 2.0])
                .show(ui, |ui| {
                    ui.label("");
                    for head in heads(report) {
                        right_ui(ui, RichText::new(head).weak());
                    }
                    ui.end_row();
                    for (at, (name, score)) in rows.iter().enumerate() {
                        let is_all = at + 1 == rows.len();
                        let shown = |text: String| {
                            let text = RichText::new(text);
                            if is_all { text.strong() } else { text }
                        };
                        ui.add(Label::new(shown(name.clone())).truncate());
                        for cell in cells(report, score) {
                            right_ui(ui, shown(cell));
                        }
                        ui.end_row();
                    }
                });
        });
    ui.add_space(GAP / 2.0);
    ui.horizontal_wrapped(|ui| {
        for (id, solved) in [("suite-list-missed", false), ("suite-list-solved", true)] {
            let button = ui.button(tr(id)).on_hover_text(tr("suite-list-tip"));
            if button.clicked() {
                actions.push(Action::from(SuiteAction::Filter { solved }));
            }
        }
    });
}

fn right_ui(ui: &mut Ui, text: RichText) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text));
}
