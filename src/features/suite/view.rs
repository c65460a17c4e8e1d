//! The dialog with the score of a suite: the table of totals, missed positions, contradictions, and a comparison.

mod compared;
mod lines;

use super::model::{ScoreForm, SuitePart, SuiteReport};
use crate::features::list::view::dialogs::duplicates::progress_ui;
use crate::features::suite::model::score::{TotalsColumn, TotalsOrder};
use crate::features::suite::model::texts::{cells, heads, table};
use crate::features::suite::tasks::score::Scoring;
use crate::model::action::{Action, AnalysisAction, SuiteAction};
use crate::model::state::{RunningTask, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::{as_high_ui, widened};
use crate::widgets::labels::announce;
use crate::widgets::row_list::RowListPlace;
use crate::widgets::style::{CHANGES_WIDTH, CONTROL_HEIGHT, GAP, bold, target};
use compared::compared_ui;
use egui::{Align, Button, Grid, Label, Layout, RichText, ScrollArea, Ui, vec2};
use lines::{ListedLines, lines_ui};
use std::mem::discriminant;
use tabiya_text::{count_text, counted, tr, tr_with};

/// The height of the parts above and below the middle, with the margins of the dialog.
const AROUND_MIDDLE: f32 = 240.0;
/// The height of the tabs and the summary.
const HEAD: f32 = CONTROL_HEIGHT + 3.0 * GAP;
/// The height of the buttons below the table.
const BELOW_TABLE: f32 = CONTROL_HEIGHT + 2.0 * GAP;
/// The maximum height of the middle.
const MIDDLE_HEIGHT: f32 = 520.0;

/// Shows the dialog.
pub(crate) fn suite_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let window = widened(ui, CHANGES_WIDTH);
    let name = State::name_of(state.shared.document());
    ui.heading(tr_with("suite-of", &[("name", name.into())]));
    let own = &state.suite;
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    if is_new {
        *ui_state.part::<RowListPlace>() = RowListPlace::default();
    }
    scope_ui(ui, state, actions);
    ui.add_space(GAP / 2.0);
    let height = (window.y - AROUND_MIDDLE).clamp(100.0, MIDDLE_HEIGHT);
    match &own.report {
        Some(report) => {
            parts_ui(ui, own.part, report, is_new, actions);
            ui.add_space(GAP / 2.0);
            as_high_ui(ui, height, |ui| {
                part_ui(ui, state, ui_state, report, height, actions);
            });
        }
        None => as_high_ui(ui, height + HEAD, |ui| match running(state) {
            Some(task) => progress_ui(ui, task, tr("status-scoring"), actions),
            None => {
                if ui.button(tr("suite-again")).clicked() {
                    actions.push(Action::from(SuiteAction::Score));
                }
            }
        }),
    }
    foot_ui(ui, state, actions);
}

/// Shows the middle of the dialog, which belongs to the tab that is open.
fn part_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    report: &SuiteReport,
    height: f32,
    actions: &mut Actions,
) {
    let lines = match state.suite.part {
        SuitePart::Score if report.score.positions == 0 => return,
        SuitePart::Score => return totals_ui(ui, report, state.suite.order, height, actions),
        SuitePart::Missed => ListedLines::Missed(report),
        SuitePart::Remarks => ListedLines::Remarks(report),
        SuitePart::Compared(group) => {
            return compared_ui(ui, state, ui_state, group, height, actions);
        }
    };
    lines_ui(ui, state, ui_state, lines, height, actions);
}

fn running(state: &State) -> Option<&RunningTask> {
    let mut running = state.shared.tasks.running::<Scoring>();
    running.next().map(|(running, _)| running)
}

/// Shows the choice between the current document and all documents.
fn scope_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut is_of_all = state.suite.is_of_all;
    if state.shared.documents.len() > 1
        && ui.checkbox(&mut is_of_all, tr("suite-all-files")).changed()
    {
        actions.push(Action::from(SuiteAction::OfAll(is_of_all)));
    }
}

/// Shows the tabs of the dialog, each with the number of its lines.
fn parts_ui(
    ui: &mut Ui,
    shown: SuitePart,
    report: &SuiteReport,
    is_new: bool,
    actions: &mut Actions,
) {
    let counted = |id: &str, count: u64| format!("{} ({})", tr(id), count_text(count));
    let parts = [
        (SuitePart::Score, tr("suite-score")),
        (
            SuitePart::Missed,
            counted("suite-missed", report.missed_count()),
        ),
        (
            SuitePart::Remarks,
            counted("suite-remarks", report.remark_count),
        ),
        (SuitePart::Compared(None), tr("suite-compare")),
    ];
    ui.horizontal_wrapped(|ui| {
        for (part, text) in parts {
            let is_on = discriminant(&part) == discriminant(&shown);
            let button = Button::selectable(is_on, text).frame_when_inactive(true);
            let height = target(ui.style(), CONTROL_HEIGHT);
            let button = ui.add(button.min_size(vec2(0.0, height)));
            if is_on && is_new {
                button.request_focus();
            }
            if button.clicked() && !is_on {
                actions.push(Action::from(SuiteAction::Show(part)));
            }
        }
    });
    let summary = summary(report);
    let label = ui.add(Label::new(bold(&summary)).wrap());
    announce(ui, &label, &summary);
}

/// A summary of the score on one line.
fn summary(report: &SuiteReport) -> String {
    if report.score.positions == 0 {
        return match report.unanswered {
            0 => tr("suite-no-tasks"),
            tasks => tr_with("suite-no-answers", &counted(tasks)),
        };
    }
    let variables = [
        ("solved", count_text(report.score.solved).into()),
        ("count", count_text(report.score.positions).into()),
    ];
    let mut text = tr_with("analyse-summary-solved", &variables);
    if report.unanswered > 0 {
        text += " · ";
        let count = [("count", count_text(report.unanswered).into())];
        text += &tr_with("suite-unanswered", &count);
    }
    if report.unnamed > 0 {
        text += " · ";
        let count = [("count", count_text(report.unnamed).into())];
        text += &tr_with("suite-unnamed", &count);
    }
    if !report.engines.is_empty() {
        text += " · ";
        text += &report.engines.join(", ");
    }
    text
}

fn foot_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    ui.add_space(GAP);
    let report = state.suite.report.as_ref();
    let has_score = report.is_some_and(|report| report.score.positions > 0);
    let waits_for_answers =
        report.is_some_and(|report| report.score.positions == 0 && report.unanswered > 0);
    let buttons = if waits_for_answers {
        FootButtons::close_or(tr("suite-analyse-first"))
    } else {
        FootButtons::close()
    };
    let foot = dialog_foot_ui(ui, ("suite", has_score, waits_for_answers), buttons, |ui| {
        if has_score {
            copies_ui(ui, actions);
        }
    });
    if foot.is_left() || foot.is_done() {
        actions.push(Action::CloseDialog);
    }
    if foot.is_done() && waits_for_answers {
        actions.push(Action::from(AnalysisAction::Open));
    }
}

/// Shows the buttons that copy and save the score.
fn copies_ui(ui: &mut Ui, actions: &mut Actions) {
    for (id, action) in [
        ("suite-copy", SuiteAction::Copy),
        ("suite-save-csv", SuiteAction::Save(ScoreForm::Csv)),
        ("suite-save-json", SuiteAction::Save(ScoreForm::Json)),
    ] {
        if ui.add(plain_button(tr(id))).clicked() {
            actions.push(Action::from(action));
        }
    }
}

/// The maximum number of characters shown of the name of a theme or a file.
const LONGEST_NAME: usize = 40;

/// Shows the table, and the buttons that list its positions.
fn totals_ui(
    ui: &mut Ui,
    report: &SuiteReport,
    order: Option<TotalsOrder>,
    height: f32,
    actions: &mut Actions,
) {
    let rows = table(report, order);
    ScrollArea::vertical()
        .max_height(height - BELOW_TABLE)
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
