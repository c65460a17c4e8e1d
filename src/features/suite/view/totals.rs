//! The table of totals.

use crate::features::suite::model::SuiteReport;
use crate::features::suite::model::order::{TotalsColumn, TotalsOrder};
use crate::features::suite::model::texts::{cells, heads, table};
use crate::model::action::{Action, SuiteAction};
use crate::view::Actions;
use crate::widgets::style::GAP;
use egui::{Align, Button, Grid, Label, Layout, RichText, ScrollArea, Ui};
use tabiya_text::{tr, tr_with};

/// The maximum number of characters shown of the name of a theme or a file.
const LONGEST_NAME: usize = 40;

/// Shows the table, and the buttons that list its positions.
pub(super) fn totals_ui(
    ui: &mut Ui,
    report: &SuiteReport,
    order: Option<TotalsOrder>,
    height: f32,
    actions: &mut Actions,
) {
    let rows = table(report, order);
    ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            Grid::new("suite-totals")
                .striped(true)
                .spacing([2.0 * GAP, GAP / 2.0])
                .show(ui, |ui| {
                    head_ui(ui, TotalsColumn::Name, tr("suite-name"), order, actions);
                    for (column, text) in heads(report) {
                        let right = Layout::right_to_left(Align::Center);
                        ui.with_layout(right, |ui| {
                            head_ui(ui, column, text, order, actions);
                        });
                    }
                    ui.end_row();
                    for (at, (name, score)) in rows.iter().enumerate() {
                        let is_all = at + 1 == rows.len();
                        let shown = |text: String| {
                            let text = RichText::new(text);
                            if is_all { text.strong() } else { text }
                        };
                        name_ui(ui, name, shown);
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

/// Shows the heading of a column. A click sorts by the column.
fn head_ui(
    ui: &mut Ui,
    column: TotalsColumn,
    text: String,
    order: Option<TotalsOrder>,
    actions: &mut Actions,
) {
    let sign = match order.filter(|order| order.by == column) {
        Some(order) if order.is_falling => " ⏷",
        Some(_) => " ⏶",
        None => "",
    };
    let head = Button::new(RichText::new(text + sign).weak()).frame(false);
    let name = tr_with("suite-sort", &[("column", tr(column.id()).into())]);
    let head = ui.add(head).accessible_name(&name);
    if head.on_hover_text(tr("suite-sort-tip")).clicked() {
        actions.push(Action::from(SuiteAction::SortBy(column)));
    }
}

/// Shows a name, cut at its end if it is very long.
fn name_ui(ui: &mut Ui, name: &str, shown: impl Fn(String) -> RichText) {
    let kept: String = name.chars().take(LONGEST_NAME).collect();
    if kept.len() == name.len() {
        ui.add(Label::new(shown(kept)).extend());
    } else {
        let label = ui.add(Label::new(shown(kept + "…")).extend());
        label.on_hover_text(name);
    }
}

fn right_ui(ui: &mut Ui, text: RichText) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text));
}
