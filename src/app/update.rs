//! The only place that changes the state, together with the updates and tasks of [`crate::features`].
//!
//! Promises: an action that does not apply (a row that is gone, a task that was cancelled) changes
//! nothing; nothing here blocks, draws or touches a file.
//!
//! An action that requires something elsewhere sends another action (`Shared::send`). Sent actions are
//! applied directly afterwards, in the order in which they were sent, before anything else: before
//! the user's next action, before the upkeep of the features, and before drawing. Actions
//! that a sent action sends itself follow those that were sent before.

use crate::command::{Command, Does};
use crate::features::board::update::let_go;
use crate::features::help::update::{step_of, taken};
use crate::model::action::{
    Action, BoardAction, FilesAction, RecentAction, RecoveryAction, SessionAction, SettingsAction,
};
use crate::model::state::State;
use crate::model::task_control;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;
use tabiya_text::{speak, tr};

mod rooms;
pub(crate) mod waiting;

pub(crate) use crate::features::recovery::update::orders as journal_orders;

/// Applies one action, or makes it wait for earlier ones. Messages about it are in the language
/// of the window.
pub fn update(state: &mut State, action: Action, runner: &mut dyn Runner) {
    speak(state.shared.locale());
    if let Some(action) = waiting::let_through(&mut state.shared, action) {
        apply(state, action, runner);
    }
    rooms::keep_up(state, runner);
    apply_sent(state, runner);
}

/// Applies the sent actions in order.
fn apply_sent(state: &mut State, runner: &mut dyn Runner) {
    while let Some(sent) = state.shared.take_sent() {
        apply_one(state, sent, runner);
    }
}

fn apply(state: &mut State, action: Action, runner: &mut dyn Runner) {
    let shown = |state: &State| (state.shared.document().id(), state.shared.document().row());
    let before = shown(state);
    let step = step_of(&action).filter(|_| is_possible(state, &action));
    apply_one(state, action, runner);
    apply_sent(state, runner);
    if let Some(step) = step {
        taken(&mut state.help, &mut state.shared, step);
    }
    if shown(state) != before {
        let_go(&mut state.board);
    }
}

/// Whether the action is no command that is disabled now.
fn is_possible(state: &State, action: &Action) -> bool {
    match action {
        Action::Run(command) => command.is_enabled(state),
        _ => true,
    }
}

/// Applies one action, but not those that it sends. Features react to it, and drop their data about documents that it
/// has closed.
fn apply_one(state: &mut State, action: Action, runner: &mut dyn Runner) {
    let ids = |state: &State| -> Vec<DocumentId> {
        state.shared.documents.iter().map(Document::id).collect()
    };
    let before = ids(state);
    run(state, action, runner);
    let after = ids(state);
    for closed in before.into_iter().filter(|id| !after.contains(id)) {
        rooms::forget(state, closed, runner);
    }
    rooms::follow(state);
}

fn run(state: &mut State, action: Action, runner: &mut dyn Runner) {
    let shared = &mut state.shared;
    match action {
        Action::Room(action) => rooms::apply(state, action, runner),
        Action::Run(command) => run_command(state, command, runner),
        Action::GroupEnded(group) => shared.document_mut().end_group(group),
        Action::SelectDocument(id) => shared.select_document(id),
        Action::RemoveDocument(id) => shared.remove_document(id),
        Action::Cancel(id) => task_control::cancel(state, id, runner),
        Action::Task(id, event) => task_control::apply(state, id, event, runner),
        Action::WaitForRow { why, row, action } => waiting::wait(shared, why, row, *action, runner),
        Action::ResumeWaiting(id) => resume_waiting(state, id, runner),
        Action::Inform(text) => shared.inform(text),
        Action::InformWithUndo(text, before) => shared.inform_with_undo(text, before),
        Action::OfferChange(text, id, edit) => shared.inform_offering_change(text, id, edit),
        Action::Announce(text) => shared.announce(text),
        Action::DismissMessage => {
            shared.message = None;
            shared.forget_failures();
        }
        Action::WindowFocused => {
            shared.send(FilesAction::LookAtFiles);
            shared.send(RecoveryAction::LookAgain);
            shared.send(SessionAction::Recent(RecentAction::Look));
        }
        Action::OpenDialog(dialog) => shared.dialog = Some(dialog),
        Action::CloseDialog => {
            if let Some(dialog) = shared.dialog.take() {
                rooms::dialog_closed(state, dialog, runner);
            }
        }
    }
}

/// Carries out a command, if it is enabled.
fn run_command(state: &mut State, command: Command, runner: &mut dyn Runner) {
    if !command.is_enabled(state) {
        return;
    }
    let row = command.row();
    match row.does {
        Does::Edit(_) => {
            if let Some(edit) = command.edit(state) {
                let edit = BoardAction::EditAnnounced(edit, row.announces);
                rooms::apply(state, edit.into(), runner);
            }
        }
        Does::Choose(setting) => {
            let choice = SettingsAction::Choose(setting.clone());
            rooms::apply(state, choice.into(), runner);
        }
        Does::Switch(setting) => {
            let is_on = !state.shared.settings.has(&setting(true));
            let choice = SettingsAction::Choose(setting(is_on));
            rooms::apply(state, choice.into(), runner);
            if let Some([on, off]) = row.says {
                state.shared.inform(tr(if is_on { on } else { off }));
            }
        }
        Does::Open(dialog) => state.shared.dialog = Some(dialog),
        Does::Act(action) => rooms::apply(state, action(), runner),
    }
}

/// Runs the actions that waited for a row of a document, up to the first that must wait again.
fn resume_waiting(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let Some(waiting) = state.shared.waiting.remove(&id) else {
        return;
    };
    let mut actions = waiting.actions;
    waiting::work_on(state, id, |state| {
        while let Some(action) = actions.pop_front() {
            apply(state, action, runner);
            if let Some(waiting) = state.shared.waiting.get_mut(&id) {
                waiting.actions.append(&mut actions);
            }
        }
    });
}
