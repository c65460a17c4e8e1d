//! The notices of the strip and their order: those of the last message, of the errors, of running tasks with a button
//! to stop each, and of actions that wait for an unresponsive disk with a button to stop waiting; and the time for which
//! the last message is shown.

use crate::model::action::{
    Action, BoardAction, FenAction, FilesAction, ListAction, PicturesAction, ReadDiagramsAction,
    RoomAction,
};
use crate::model::state::{Message, MessageOffer, RunningTask, State, WaitingActions};
use crate::view::notice::{Notice, NoticeButton, Tone};
use egui::{Id, Ui};
use std::time::Duration;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_text::{count_text, name_text, tr, tr_with};

/// The last success.
pub(super) fn success(state: &State) -> Option<&Message> {
    let message = state.shared.message.as_ref();
    message.filter(|message| !message.is_error)
}

/// The subject of the last message. It is always the same, because screen readers read out a change of one text.
pub(super) fn about_message() -> Id {
    Id::unique("message")
}

/// The notice of the last success.
pub(super) fn message_notice(state: &State, message: &Message) -> Notice {
    let mut notice = Notice::new(about_message(), message.text.clone(), Tone::News);
    notice.news = Id::unique(("message", message.number));
    notice.tip.clone_from(&message.path);
    let offer = message.offer.as_ref();
    notice.buttons = offer
        .and_then(|offer| button(state, offer))
        .into_iter()
        .collect();
    notice
}

/// The notice of the errors: the last one in the line, and all of them in the list.
pub(super) fn errors_notice(state: &State) -> Option<Notice> {
    const MAX_SHOWN: usize = 4;
    let errors = state.shared.errors();
    let (last, before) = errors.split_last()?;
    let shown = |text: &&str| format!("⚠ {text}");
    let mut notice = Notice::new(Id::unique("errors"), shown(last), Tone::Error);
    notice.news = Id::unique(("errors", errors.len(), last));
    notice.details = before.iter().rev().take(MAX_SHOWN - 1).map(shown).collect();
    let more = errors.len().saturating_sub(MAX_SHOWN);
    if more > 0 {
        let more = tr_with("message-more-errors", &[("count", more.into())]);
        notice.details.push(more);
    }
    notice.tip = state.shared.paths_of_failure(last);
    for (sign, id, action) in [
        ("📋", "copy-messages", Action::from(FenAction::CopyMessages)),
        ("×", "dismiss-message", Action::DismissMessage),
    ] {
        let button = NoticeButton::new(tr(id), action).with_tip(tr(id));
        notice = notice.with(NoticeButton {
            sign: Some(sign),
            name: Some(tr(id)),
            ..button
        });
    }
    Some(notice)
}

/// The button of a message, if what it offers is still possible.
fn button(state: &State, offer: &MessageOffer) -> Option<NoticeButton> {
    let now = state.shared.shown();
    Some(match offer {
        MessageOffer::OpenFile(path) => {
            let name = name_text(path.file_name().unwrap_or(path.as_os_str()));
            let about = tr_with("open-in-viewer-about", &[("name", name.into())]);
            let action = FilesAction::OpenInViewer(path.clone());
            NoticeButton::new(tr("open-in-viewer"), action).with_tip(about)
        }
        MessageOffer::ShowFolder(folder) => {
            let about = tr_with(
                "show-in-folder-about",
                &[("folder", name_text(folder).into())],
            );
            let action = FilesAction::OpenInViewer(folder.clone());
            NoticeButton::new(tr("show-in-folder"), action).with_tip(about)
        }
        MessageOffer::ReadDiagrams(paths) => NoticeButton::new(
            tr("read-its-diagrams"),
            ReadDiagramsAction::ReadFiles(paths.clone()),
        ),
        MessageOffer::ReadAnyway => {
            NoticeButton::new(tr("read-anyway"), PicturesAction::ReadAnyway)
        }
        MessageOffer::Change(offer) if offer.seen == now => {
            NoticeButton::new(tr(offer.text_id), BoardAction::TakeOffer(offer.clone()))
        }
        MessageOffer::Run {
            text_id,
            command,
            seen,
        } if *seen == now => NoticeButton::new(tr(text_id), Action::Run(*command)),
        MessageOffer::Undo { steps, seen } if *seen == now => {
            NoticeButton::new(tr("command-undo"), BoardAction::UndoSteps(*steps))
        }
        MessageOffer::Change(_) | MessageOffer::Run { .. } | MessageOffer::Undo { .. } => {
            return None;
        }
    })
}

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

/// The order in which notices had news, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Order(Vec<Id>);

impl Order {
    /// Sorts the notices by their news, the newest first.
    pub(super) fn sort(&mut self, notices: &mut [Notice]) {
        self.0
            .retain(|known| notices.iter().any(|notice| notice.news == *known));
        for notice in notices.iter() {
            if !self.0.contains(&notice.news) {
                self.0.push(notice.news);
            }
        }
        let age = |notice: &Notice| self.0.iter().rev().position(|known| *known == notice.news);
        notices.sort_by_key(age);
    }

    /// The news of all notices.
    pub(super) fn known(&self) -> &[Id] {
        &self.0
    }
}

/// Seconds for which a short message is shown, unless the pointer rests on it.
const MESSAGE_TIME: f64 = 8.0;
/// Seconds for a short message with a button, which takes longer to find and to reach with the keyboard.
const OFFER_TIME: f64 = 30.0;
/// Letters that are read in a second.
const READING_PACE: f64 = 15.0;
/// Letters of a short message.
const SHORT: f64 = 60.0;

/// The last message and the time since which it has been shown.
#[derive(Debug, Default)]
pub(super) struct MessageTime {
    number: Option<u64>,
    document: Option<DocumentId>,
    since: f64,
    is_over: bool,
    /// Whether the user is busy with it, or cannot see it.
    pub(super) is_held: bool,
}

impl MessageTime {
    pub(super) fn notice(&mut self, state: &State, now: f64) {
        let number = state.shared.message.as_ref().map(|message| message.number);
        if self.number != number {
            *self = Self {
                number,
                document: Some(state.shared.document().id()),
                since: now,
                ..Self::default()
            };
        }
        // There may have been no frames while it was held.
        if self.is_held {
            self.since = now;
        }
        self.is_over |= now - self.since > time_of(state);
    }

    /// Whether the message is still shown.
    pub(super) fn is_shown(&self, state: &State) -> bool {
        !self.is_over && self.document == Some(state.shared.document().id())
    }

    /// Draws a frame when the time is over.
    pub(super) fn wake(&self, ui: &Ui, state: &State) {
        if self.is_held || self.is_over || success(state).is_none() {
            return;
        }
        let left = time_of(state) - (ui.input(|input| input.time) - self.since);
        let left = Duration::from_secs_f64(left.max(0.0) + 0.1);
        ui.request_repaint_after(left);
    }
}

/// The seconds for which the message is shown.
fn time_of(state: &State) -> f64 {
    let message = state.shared.message.as_ref();
    let has_offer = message.is_some_and(|message| message.offer.is_some());
    let letters = message.map_or(0, |message| message.text.chars().count());
    let more = ((letters as f64 - SHORT) / READING_PACE).max(0.0);
    more + if has_offer { OFFER_TIME } else { MESSAGE_TIME }
}
