//! Running tasks with their progress and a button to stop them, and actions that wait for an unresponsive disk, with a
//! button to stop waiting.

use crate::model::action::{Action, FilesAction, ListAction, RoomAction};
use crate::model::state::{RunningTask, State, WaitingActions};
use crate::view::Actions;
use crate::widgets::floating::running_card_ui;
use crate::widgets::labels::announce;
use crate::widgets::style::{PROGRESS_WIDTH, palette, target};
use egui::{Button, ProgressBar, RichText, Ui, vec2};
use tabiya_collection::document::Document;
use tabiya_text::{count_text, tr, tr_with};

/// Shows the card of a task. A task has one once it has reported progress, when it waits for the user, or when the
/// user waits for it and the disk does not respond.
pub(super) fn task_ui(ui: &mut Ui, running: &RunningTask, actions: &mut Actions) {
    if running.is_asking_system() {
        return asking_ui(ui, running, actions);
    }
    if running.progress.is_none() && !(running.is_silent && running.task.is_awaited()) {
        return;
    }
    let mut text = running.task.status();
    if running.is_silent {
        text = tr_with("status-no-answer", &[("what", text.into())]);
    }
    let (done, of) = running.progress.unwrap_or_default();
    running_card_ui(ui, ("task", running.id), |ui| {
        ui.label(RichText::new(&text).weak());
        if of > 0 {
            let part = (done as f64 / of as f64) as f32;
            let bar = ProgressBar::new(part).desired_width(PROGRESS_WIDTH);
            ui.add(bar.show_percentage());
        }
        let button = Button::new(tr("cancel")).min_size(vec2(0.0, target(ui.style(), 0.0)));
        if ui.add(button).on_hover_text(text).clicked() {
            actions.push(Action::Cancel(running.id));
        }
    });
}

/// Shows the card of a task that waits for a system dialog. The program waits for an invisible dialog like any other,
/// but if the window still has the focus after a while, there may be no dialog.
fn asking_ui(ui: &mut Ui, running: &RunningTask, actions: &mut Actions) {
    let is_silent = running.progress.is_some() && ui.input(|input| input.focused);
    let text = if is_silent {
        tr("status-asking-silent")
    } else {
        tr("status-asking")
    };
    running_card_ui(ui, ("task", running.id), |ui| {
        let shown = RichText::new(&text);
        let label = ui.label(if is_silent {
            shown.color(palette(ui.visuals()).warning)
        } else {
            shown.weak()
        });
        announce(ui, &label, &text);
        let mut button = RichText::new(tr("use-own-dialog"));
        if is_silent {
            button = button.strong();
        }
        if ui.button(button).clicked() {
            actions.push(Action::from(FilesAction::UseOwnFileDialog));
        }
    });
}

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

fn waiting_text(document: &Document, waiting: &WaitingActions) -> String {
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
