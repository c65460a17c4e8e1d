//! The dialog for the check of all positions: its effect and its result.

use super::super::chips::MARKS;
use super::super::mark_sign::{SIGN, mark_tip, paint_mark};
use super::dialog_line::{Buttons, buttons_ui, scope_text};
use super::duplicates::progress_ui;
use crate::command::Command;
use crate::features::find::tasks::find_rows::FindingRows;
use crate::features::list::model::list_state::{RowFilter, Scope, Survey};
use crate::features::list::tasks::check::{Checking, Counting};
use crate::features::list::tasks::survey::Surveying;
use crate::model::action::{Action, FindAction, ListAction};
use crate::model::state::{Dialog, RunningTask, State};
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui};
use crate::widgets::floating::set_width_within;
use crate::widgets::style::{GAP, LINES_DIALOG_WIDTH, bold};
use egui::{Align, Grid, Layout, RichText, Sense, Ui, Vec2, vec2};
use tabiya_collection::document::Document;
use tabiya_collection::passes::{LineMark, MarkCounts};
use tabiya_text::{count_text, counted, tr, tr_with};

/// Lines with these marks have no position, or none yet.
const OTHERS: [LineMark; 3] = [LineMark::Comment, LineMark::Blank, LineMark::Empty];

const SCOPE: [&str; 3] = ["check-all-file", "check-all-shown", "check-all-selected"];

/// Shows the dialog.
pub(crate) fn check_all_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if !survey_ui(ui, state, ui_state, actions) {
        close_foot_ui(ui, Dialog::CheckAll, ui_state, actions);
    }
}

/// Returns whether it has its own button that closes it.
fn survey_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) -> bool {
    set_width_within(ui, LINES_DIALOG_WIDTH);
    ui.heading(tr("check-all"));
    let document = state.shared.document();
    ui.label(scope_text(SCOPE, document));
    ui.add_space(GAP);
    let survey = state.list.survey.as_ref();
    if let Some(survey) = survey.filter(|survey| survey.is_of(document)) {
        found_ui(ui, survey, actions);
        found_foot_ui(ui, ui_state, &survey.counts, actions);
        return true;
    }
    if let Some(task) = running(state) {
        progress_ui(ui, task, tr("check-all-checking"), actions);
        return false;
    }
    if is_checked(document) {
        return false;
    }
    let count = Scope::File.count(document);
    match buttons_ui(ui, &tr_with("check-all-go", &counted(count)), true) {
        Buttons::Nothing => {}
        Buttons::Go => actions.push(Action::from(ListAction::CheckAll)),
        Buttons::Cancel => actions.push(Action::CloseDialog),
    }
    true
}

fn is_checked(document: &Document) -> bool {
    document.marks().is_some_and(|marks| marks.is_complete())
}

fn running(state: &State) -> Option<&RunningTask> {
    let id = state.shared.document().id();
    let is_awaited = |running: &&RunningTask| {
        let checks = |task: &Checking| task.document == id;
        let counts = |task: &Counting| task.document == id;
        let surveys = |task: &Surveying| task.document == id;
        let lists = |task: &FindingRows| task.document == id;
        running.as_task().is_some_and(checks)
            || running.as_task().is_some_and(counts)
            || running.as_task().is_some_and(surveys)
            || running.as_task().is_some_and(lists)
    };
    state.shared.tasks.iter().find(is_awaited)
}

/// Shows the number of positions with each mark. For the whole file, each can be shown in the list.
fn found_ui(ui: &mut Ui, survey: &Survey, actions: &mut Actions) {
    let can_show = survey.scope == Scope::File;
    Grid::new("check-all")
        .num_columns(4)
        .spacing(vec2(2.0 * GAP, GAP / 2.0))
        .show(ui, |ui| {
            for (mark, name) in MARKS {
                let count = survey.counts.of(mark);
                if count > 0 {
                    mark_ui(ui, mark, &tr(name), count, can_show, actions);
                    ui.end_row();
                }
            }
            let others: u64 = OTHERS.iter().map(|mark| survey.counts.of(*mark)).sum();
            if others > 0 {
                ui.label("");
                ui.label(RichText::new(tr("check-all-others")).weak());
                count_ui(ui, others);
                ui.end_row();
            }
        });
}

fn mark_ui(
    ui: &mut Ui,
    mark: LineMark,
    name: &str,
    count: u64,
    can_show: bool,
    actions: &mut Actions,
) {
    let (sign, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
    paint_mark(ui, ui.painter(), sign.center(), mark);
    ui.label(name).on_hover_text(mark_tip(mark, 0));
    count_ui(ui, count);
    if can_show {
        let show = ui.button(tr("check-all-show"));
        let about = tr_with("check-all-show-name", &[("mark", name.to_owned().into())]);
        let show = show.accessible_name(&about);
        if show.on_hover_text(about).clicked() {
            actions.push(Action::from(FindAction::ShowRows(RowFilter::Marks(vec![
                mark,
            ]))));
            actions.push(Action::CloseDialog);
        }
    }
}

fn count_ui(ui: &mut Ui, count: u64) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.label(bold(count_text(count)));
    });
}

fn found_foot_ui(ui: &mut Ui, ui_state: &mut UiState, counts: &MarkCounts, actions: &mut Actions) {
    ui.add_space(GAP);
    let can_repair = counts.of(LineMark::Repaired) + counts.of(LineMark::Illegal) > 0;
    let buttons = if can_repair {
        FootButtons::close_or(tr("command-mend-all"))
    } else {
        FootButtons::close()
    };
    let foot = dialog_foot_ui(ui, ("check-all", can_repair), buttons, |_| {});
    // While egui only measures the dialog, nothing in it takes the keyboard focus.
    if ui.is_enabled() && std::mem::take(&mut ui_state.modal_focus_wanted) {
        foot.request_focus();
    }
    match (foot.is_done(), can_repair) {
        (true, true) => actions.push(Action::Run(Command::RepairAll)),
        (true, false) => actions.push(Action::CloseDialog),
        (false, _) if foot.is_left() => actions.push(Action::CloseDialog),
        (false, _) => {}
    }
}
