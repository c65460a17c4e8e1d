//! Notices of running tasks, with a button to stop each, and of actions that wait for an unresponsive disk, with a
//! button to stop waiting.

use crate::model::action::{Action, FilesAction, ListAction, RoomAction};
use crate::model::state::{RunningTask, State, WaitingActions};
use crate::view::notice::{Notice, NoticeButton, Tone};
use egui::Id;
use tabiya_collection::document::Document;
use tabiya_text::{count_text, tr, tr_with};

/// The notice of a task. A task has one once it has reported progress, when it waits for the user, or when the
/// user waits for it and the disk does not respond.
pub(super) fn task_notice(running: &RunningTask, is_window_focused: bool) -> Option<Notice> {
    if running.is_asking_system() {
        return Some(asking_notice(running, is_window_focused));
    }
    if running.progress.is_none() && !(running.is_silent && running.task.is_awaited()) {
        return None;
    }
    let mut text = running.task.status();
    if running.is_silent {
        text = tr_with("status-no-answer", &[("what", text.into())]);
    }
    let (done, of) = running.progress.unwrap_or_default();
    let cancel = NoticeButton::new(tr("cancel"), Action::Cancel(running.id));
    let cancel = cancel.with_tip(text.clone());
    let mut notice = Notice::of_work(about(running), text).with(cancel);
    if of > 0 {
        notice.part_done = Some((done as f64 / of as f64) as f32);
    }
    Some(notice)
}

fn about(running: &RunningTask) -> Id {
    Id::unique(("task", running.id))
}

/// The notice of a task that waits for a system dialog. The program waits for an invisible dialog like any other,
/// but if the window still has the focus after a while, there may be no dialog.
fn asking_notice(running: &RunningTask, is_window_focused: bool) -> Notice {
    let is_silent = running.progress.is_some() && is_window_focused;
    let (text, tone) = if is_silent {
        (tr("status-asking-silent"), Tone::Warning)
    } else {
        (tr("status-asking"), Tone::Quiet)
    };
    let own = NoticeButton::new(tr("use-own-dialog"), FilesAction::UseOwnFileDialog);
    Notice::new(about(running), text, tone).with(own)
}

/// The notices of the waiting actions, one per document.
pub(super) fn waiting_notices(state: &State) -> impl Iterator<Item = Notice> {
    let all = state.shared.held_up();
    all.map(|(document, waiting)| {
        let about = Id::unique(("waiting", document.id()));
        let name = State::name_of(document);
        let name = tr_with("cancel-waiting", &[("name", name.into())]);
        let cancel = NoticeButton::new(tr("cancel"), Action::Cancel(waiting.fetch));
        let cancel = NoticeButton {
            name: Some(name.clone()),
            ..cancel.with_tip(name)
        };
        Notice::new(about, waiting_text(document, waiting), Tone::Warning).with(cancel)
    })
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
