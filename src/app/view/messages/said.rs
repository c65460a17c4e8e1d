//! The notices of the last message and of the errors.

use crate::model::action::{
    Action, BoardAction, FenAction, FilesAction, PicturesAction, ReadDiagramsAction,
};
use crate::model::state::{Message, MessageOffer, State};
use crate::view::notice::{Notice, NoticeButton, Tone};
use egui::Id;
use tabiya_text::{name_text, tr, tr_with};

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
