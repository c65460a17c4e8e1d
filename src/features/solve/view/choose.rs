//! The choice of the problems to ask.

use crate::features::list::view::dialogs::dialog_line::choice_ui;
use crate::features::list::view::dialogs::duplicates::progress_ui;
use crate::features::solve::model::{FoundProblems, SolveAction, SolveState, WhichProblems};
use crate::features::solve::tasks::find::FindingProblems;
use crate::model::action::Action;
use crate::model::state::{RunningTask, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::{aside_ui, caption_ui};
use crate::widgets::style::{GAP, palette};
use egui::{Label, Response, RichText, Ui};
use tabiya_collection::solving::INTERVALS;
use tabiya_text::{counted, listed, name_text, tr, tr_with};

/// The width of the dialog.
const WIDTH: f32 = 560.0;

/// Shows the choice.
pub(super) fn choose_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    set_width_within(ui, WIDTH);
    let own = &state.solve;
    let name = State::name_of(state.shared.document());
    ui.heading(tr_with("solve-title", &[("name", name.into())]));
    ui.add_space(GAP / 2.0);
    let task = running(state);
    match (&own.found, task) {
        (Some(found), _) => {
            which_ui(ui, own, found, actions);
            ui.add_space(GAP / 2.0);
            how_ui(ui, own, found, actions);
        }
        (None, Some(task)) => progress_ui(ui, task, tr("status-solve"), actions),
        (None, None) => {
            if ui.button(tr("solve-look-again")).clicked() {
                actions.push(Action::from(SolveAction::Look));
            }
        }
    }
    if let Some(fault) = &own.fault {
        let color = palette(ui.visuals()).warning;
        ui.add(Label::new(RichText::new(format!("⚠ {fault}")).color(color)).wrap());
    }
    let count = own.found.as_ref().map_or(0, |found| found.count(own.which));
    ui.add_space(GAP);
    let buttons = FootButtons::close_or(tr("solve-start")).enabled_if(count > 0);
    let foot = dialog_foot_ui(ui, ("solve", count > 0), buttons, |_| {});
    if ui_state.modal_focus_wanted {
        // The button is enabled once the problems are found, so the focus is given until it has it.
        let has_focus = foot.main.as_ref().is_some_and(Response::has_focus);
        ui_state.modal_focus_wanted = !(has_focus || own.found.is_some() && count == 0);
        foot.request_focus();
    }
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    if foot.is_done() {
        actions.push(Action::from(SolveAction::Start));
    }
}

fn running(state: &State) -> Option<&RunningTask> {
    let mut running = state.shared.tasks.running::<FindingProblems>();
    running.next().map(|(running, _)| running)
}

/// Shows which problems can be asked, with their numbers.
fn which_ui(ui: &mut Ui, own: &SolveState, found: &FoundProblems, actions: &mut Actions) {
    caption_ui(ui, &tr("solve-which"));
    for which in WhichProblems::ALL {
        let count = found.count(which);
        let text = tr_with(which.text_id(), &counted(count));
        let mut chosen = own.which;
        let is_possible = count > 0 || which == own.which;
        ui.add_enabled_ui(is_possible, |ui| {
            if choice_ui(ui, &mut chosen, which, &text).clicked() {
                actions.push(Action::from(SolveAction::Which(which)));
            }
        });
    }
    let left_out = found.problems.left_out;
    if left_out > 0 {
        let text = tr_with("solve-left-out", &counted(left_out));
        ui.add(Label::new(RichText::new(text).weak()).wrap());
    }
}

/// Shows how they are asked, and where the tries are kept.
fn how_ui(ui: &mut Ui, own: &SolveState, found: &FoundProblems, actions: &mut Actions) {
    let mut is_shuffled = own.is_shuffled;
    if ui
        .checkbox(&mut is_shuffled, tr("solve-shuffled"))
        .changed()
    {
        actions.push(Action::from(SolveAction::Shuffled(is_shuffled)));
    }
    let mut only_first = own.only_first;
    if ui
        .checkbox(&mut only_first, tr("solve-only-first"))
        .changed()
    {
        actions.push(Action::from(SolveAction::OnlyFirst(only_first)));
    }
    ui.add_space(GAP / 2.0);
    let days = INTERVALS.map(|days| days.to_string());
    let text = tr_with("solve-intervals", &[("days", listed(&days).into())]);
    aside_ui(ui, &text);
    let text = match &found.file {
        Some(file) => tr_with("solve-kept-in", &[("file", name_text(file).into())]),
        None => tr("solve-kept-nowhere"),
    };
    aside_ui(ui, &text);
}
