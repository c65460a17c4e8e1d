//! The dialog with the score of a suite: totals, missed positions, contradictions, and a comparison of two documents.

mod compared;
mod lines;
mod totals;

use super::model::{SuitePart, SuiteReport};
use crate::features::list::view::dialogs::duplicates::progress_ui;
use crate::features::suite::tasks::score::Scoring;
use crate::model::action::{Action, SuiteAction};
use crate::model::state::{RunningTask, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_buttons::{dialog_foot_ui, plain_button};
use crate::widgets::labels::announce;
use crate::widgets::roomy_modal::widened;
use crate::widgets::style::{CHANGES_WIDTH, CONTROL_HEIGHT, GAP, target};
use compared::compared_ui;
use egui::{Button, Label, RichText, Ui, vec2};
use lines::{ListedLines, Place, lines_ui};
use std::mem::discriminant;
use tabiya_text::{count_text, tr, tr_with};
use totals::totals_ui;

/// The height of the parts above and below the middle, with the margins of the dialog.
const AROUND_MIDDLE: f32 = 230.0;

/// Shows the dialog.
pub(crate) fn suite_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let window = widened(ui, CHANGES_WIDTH);
    let name = State::name_of(state.shared.document());
    ui.heading(tr_with("suite-of", &[("name", name.into())]));
    let own = &state.suite;
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    if is_new {
        *ui_state.part::<Place>() = Place::default();
    }
    scope_ui(ui, state, actions);
    ui.add_space(GAP / 2.0);
    match &own.report {
        Some(report) => {
            parts_ui(ui, own.part, report, is_new, actions);
            ui.add_space(GAP / 2.0);
            let height = (window.y - AROUND_MIDDLE).max(100.0);
            match own.part {
                SuitePart::Score => totals_ui(ui, report, own.order, height, actions),
                SuitePart::Missed => {
                    lines_ui(
                        ui,
                        state,
                        ui_state,
                        ListedLines::Missed(report),
                        height,
                        actions,
                    );
                }
                SuitePart::Remarks => {
                    lines_ui(
                        ui,
                        state,
                        ui_state,
                        ListedLines::Remarks(report),
                        height,
                        actions,
                    );
                }
                SuitePart::Compared(group) => {
                    compared_ui(ui, state, ui_state, group, height, actions);
                }
            }
        }
        None => match running(state) {
            Some(task) => progress_ui(ui, task, tr("status-scoring"), actions),
            None => {
                if ui.button(tr("suite-again")).clicked() {
                    actions.push(Action::from(SuiteAction::Score));
                }
            }
        },
    }
    foot_ui(ui, state, actions);
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
    let label = ui.add(Label::new(RichText::new(&summary).strong()).wrap());
    announce(ui, &label, &summary);
}

/// A summary of the score on one line.
fn summary(report: &SuiteReport) -> String {
    if report.score.positions == 0 {
        return tr("suite-nothing");
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
    let has_report = state.suite.report.is_some();
    dialog_foot_ui(
        ui,
        "suite",
        actions,
        |ui, actions| {
            if !has_report {
                return;
            }
            for (id, action) in [
                ("suite-copy", SuiteAction::Copy),
                (
                    "suite-save-csv",
                    SuiteAction::Save(super::model::ScoreForm::Csv),
                ),
                (
                    "suite-save-json",
                    SuiteAction::Save(super::model::ScoreForm::Json),
                ),
            ] {
                if ui.add(plain_button(tr(id))).clicked() {
                    actions.push(Action::from(action));
                }
            }
        },
        |ui, actions| {
            if ui.add(plain_button(tr("dialog-close"))).clicked() {
                actions.push(Action::CloseDialog);
            }
        },
    );
}
