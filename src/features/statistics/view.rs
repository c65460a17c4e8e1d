//! The page with the statistics of a collection.

mod cards;
mod squares;

use crate::features::list::view::dialogs::duplicates::progress_ui;
use crate::features::statistics::model::plots::scope_text;
use crate::features::statistics::model::{CountedRows, StatisticsPart};
use crate::features::statistics::tasks::count::CountingRows;
use crate::model::action::{Action, StatisticsAction};
use crate::model::state::{RunningTask, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui};
use crate::widgets::floating::widened;
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, STATISTICS_WIDTH, palette};
use cards::{cards_ui, copy_buttons_ui};
use egui::{Response, RichText, Ui};
use tabiya_text::{tr, tr_with};

/// Height of everything above and below the plots, with the margins of the dialog.
const AROUND_PLOTS: f32 = 160.0;
/// Height of all plots in four columns, with the line above them.
const USUAL_HEIGHT: f32 = 560.0;
/// Plots lower than this scroll with the whole dialog.
const LEAST_HEIGHT: f32 = 240.0;

/// Shows the page.
pub(crate) fn statistics_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = widened(ui, STATISTICS_WIDTH);
    let document = state.shared.document();
    let name = State::name_of(document);
    ui.heading(tr_with("statistics-of", &[("name", name.into())]));
    let counted = state.statistics.counted.as_ref();
    let counted = counted.filter(|counted| counted.document == document.id());
    let height = (window.y - AROUND_PLOTS).max(LEAST_HEIGHT);
    let task = running(state);
    match (task, counted) {
        (None, Some(counted)) => {
            head_ui(ui, counted, counted.is_current(document), actions);
            ui.add_space(GAP / 2.0);
            cards_ui(ui, state, ui_state, counted, height, actions);
        }
        _ => waiting_ui(ui, task, height, actions),
    }
    let is_counted = task.is_none() && counted.is_some();
    foot_ui(ui, ui_state, is_counted, task.is_none(), actions);
}

fn running(state: &State) -> Option<&RunningTask> {
    let mut running = state.shared.tasks.running::<CountingRows>();
    running.next().map(|(running, _)| running)
}

/// Shows the progress, or offers to count. The dialog is as high as with the plots, so that it does not jump.
fn waiting_ui(ui: &mut Ui, task: Option<&RunningTask>, height: f32, actions: &mut Actions) {
    let top = ui.cursor().top();
    match task {
        Some(task) => progress_ui(ui, task, tr("statistics-counting"), actions),
        None => {
            if ui.button(tr("statistics-again")).clicked() {
                actions.push(Action::from(StatisticsAction::Count));
            }
        }
    }
    let used = ui.cursor().top() - top;
    ui.add_space((height.min(USUAL_HEIGHT) - used).max(0.0));
}

/// Shows the number of rows, and offers to count again after a change.
fn head_ui(ui: &mut Ui, counted: &CountedRows, is_current: bool, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        let text = scope_text(counted);
        let label = ui.label(RichText::new(&text).weak());
        announce(ui, &label, &text);
        if !is_current {
            let color = palette(ui.visuals()).warning;
            ui.label(RichText::new(tr("statistics-changed")).color(color));
            if ui.button(tr("statistics-again")).clicked() {
                actions.push(Action::from(StatisticsAction::Count));
            }
        }
    });
}

fn foot_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    is_counted: bool,
    is_idle: bool,
    actions: &mut Actions,
) {
    ui.add_space(GAP);
    let foot = dialog_foot_ui(ui, "statistics", FootButtons::close(), |ui| {
        ui.add_enabled_ui(is_counted, |ui| {
            copy_buttons_ui(ui, StatisticsPart::Page, actions);
        });
    });
    if ui_state.modal_focus_wanted {
        // The button is another widget once the count has ended, so the focus is given until it is there.
        let has_focus = foot.main.as_ref().is_some_and(Response::has_focus);
        ui_state.modal_focus_wanted = !(is_idle && has_focus);
        foot.request_focus();
    }
    if foot.is_done() {
        actions.push(Action::CloseDialog);
    }
}
