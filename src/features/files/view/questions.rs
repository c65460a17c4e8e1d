//! The question in the middle of the window.

mod detail;
mod file_questions;

use crate::features::fen::view::reading_choice::reading_choice_ui;
use crate::features::files::model::question::{Positions, WindowQuestion};
use crate::features::games::view::games_ui;
use crate::model::action::{Action, FilesAction, Reply};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::{is_left, roomy_modal_ui, set_width_within};
use crate::widgets::style::DIALOG_WIDTH;
pub(crate) use detail::LinesShown;
use detail::{QuestionDetail, QuestionParts};
use egui::{Id, Ui};
use file_questions::{file_changed, leaves_out, loses_operations, no_copy, open_folder};
use std::path::Path;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_text::{counted, name_text, tr, tr_with};

/// Shows the question that must be answered first, if there is one.
pub(crate) fn question_ui(ui: &Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let Some(question) = state.shared.question() else {
        return;
    };
    if let WindowQuestion::ChooseReading { readings, .. } = question {
        return reading_choice_ui(ui, state, readings, ui_state, actions);
    }
    if let WindowQuestion::OpenGames(asked) = question {
        return games_ui(ui, state, asked, ui_state, actions);
    }
    let shape = shape_of(state, question);
    let modal = roomy_modal_ui(ui, Id::unique("question"), &shape.title, |ui| {
        set_width_within(ui, DIALOG_WIDTH);
        ui.heading(&shape.title);
        ui.add_space(4.0);
        ui.label(&shape.text);
        let is_unfolded = shape.detail.show(ui, ui_state);
        ui.add_space(8.0);
        replies_ui(ui, &shape.replies, ui_state, actions);
        // The button has just disappeared, and the keyboard focus has to be somewhere.
        ui_state.modal_focus_wanted |= is_unfolded;
    });
    if is_left(&modal) {
        actions.push(Action::from(FilesAction::Reply(Reply::Cancel)));
    }
}

fn replies_ui(
    ui: &mut Ui,
    replies: &[(&'static str, Reply)],
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    // The first reply is the one most people want, and the last one leaves everything as it is.
    let Some(((main_text, main), others)) = replies.split_first() else {
        return;
    };
    let last = others.split_last();
    let buttons = match last {
        Some(((leave_text, _), _)) => FootButtons::new(tr(leave_text), tr(main_text)),
        None => FootButtons::only(tr(main_text)),
    };
    let mut given = None;
    let salt: Vec<_> = replies.iter().map(|(text, _)| *text).collect();
    let foot = dialog_foot_ui(ui, salt, buttons, |ui| {
        for (text, reply) in last.map(|(_, between)| between).unwrap_or_default() {
            if ui.add(plain_button(tr(text))).clicked() {
                given = Some(reply);
            }
        }
    });
    // While the dialog is only being measured, nothing in it takes the keyboard focus.
    if ui.is_enabled() && std::mem::take(&mut ui_state.modal_focus_wanted) {
        foot.request_focus();
    }
    if foot.is_done() {
        given = Some(main);
    } else if foot.is_left() {
        given = last.map(|((_, leave), _)| leave);
    }
    if let Some(reply) = given {
        actions.push(Action::from(FilesAction::Reply(reply.clone())));
    }
}

fn shape_of<'a>(state: &State, question: &'a WindowQuestion) -> QuestionParts<'a> {
    match question {
        WindowQuestion::SaveBeforeClosing(id, games) => {
            let document = state.shared.document_by_id(*id);
            save_before_closing(document, *games)
        }
        WindowQuestion::GamesBeforeClosing(id, games) => {
            games_before_closing(state.shared.document_by_id(*id), *games)
        }
        WindowQuestion::KeepUndone(id) => undone(state, *id),
        WindowQuestion::UnexpectedFile {
            document,
            path,
            was_removed,
        } => {
            let document = state.shared.document_by_id(*document);
            let is_own = document.is_some_and(|document| document.path() == Some(path));
            unexpected_file(path, is_own, *was_removed)
        }
        WindowQuestion::NoCopy {
            path,
            because,
            reason,
            ..
        } => no_copy(path, *because, reason),
        WindowQuestion::ReplaceDiagram { path, .. } => unexpected_file(path, false, false),
        WindowQuestion::ReplacePages(order) => unexpected_file(&order.0.path, false, false),
        WindowQuestion::ReplaceOther(order) => unexpected_file(&order.0.path, false, false),
        WindowQuestion::LeavesOut(order, left_out) => leaves_out(&order.0, left_out),
        WindowQuestion::LosesOperations(lossy, lost) => loses_operations(lossy.path(), lost),
        WindowQuestion::OpenFolder {
            folder,
            files,
            bytes,
            unreadable,
        } => open_folder(folder, files, *bytes, *unreadable),
        WindowQuestion::FileChanged {
            path,
            now,
            can_keep,
            has_edits,
            ..
        } => file_changed(path, now, *can_keep, *has_edits),
        // These questions have their own dialogs.
        WindowQuestion::ChooseReading { .. } | WindowQuestion::OpenGames(_) => {
            QuestionParts::default()
        }
        WindowQuestion::AddSeveral(found) => QuestionParts {
            title: tr_with(
                "question-several-title",
                &[("count", found.0.count().into())],
            ),
            text: tr("question-several-text"),
            detail: QuestionDetail::new(found.0.count(), |at| shown_text(&found.0, at)),
            replies: vec![
                ("question-add-all", Reply::AddAll),
                ("question-use-first", Reply::UseFirst),
                ("question-cancel", Reply::Cancel),
            ],
        },
    }
}

/// One of the texts, shortened to 200 characters.
fn shown_text(found: &Positions, at: usize) -> String {
    const MAX_CHARS: usize = 200;
    found.shown(at).chars().take(MAX_CHARS).collect()
}

/// The question about saving before closing. It offers to show the changes if the saved lines are known.
fn save_before_closing(document: Option<&Document>, games: usize) -> QuestionParts<'static> {
    let name = document.map(State::name_of).unwrap_or_default();
    let mut replies = vec![
        ("question-save", Reply::SaveAndClose),
        ("question-do-not-save", Reply::CloseWithoutSaving),
        ("question-cancel", Reply::Cancel),
    ];
    if document.is_some_and(Document::has_saved_lines) {
        replies.insert(2, ("question-see-changes", Reply::ShowChanges));
    }
    let mut text = tr("question-save-text");
    if games > 0 {
        let in_no_file = tr_with("question-save-games", &counted(games));
        text = format!("{text} {in_no_file}");
    }
    QuestionParts {
        title: tr_with("question-save-title", &[("name", name.into())]),
        text,
        detail: QuestionDetail::default(),
        replies,
    }
}

/// The question about the games of a document, which its file cannot hold.
fn games_before_closing(document: Option<&Document>, games: usize) -> QuestionParts<'static> {
    let name = document.map(State::name_of).unwrap_or_default();
    let [number, count] = counted(games);
    let variables = [("name", name.into()), number, count];
    QuestionParts {
        title: tr_with("question-games-title", &variables),
        text: tr("question-games-text"),
        detail: QuestionDetail::default(),
        replies: vec![
            ("question-games-save", Reply::SaveGames),
            ("question-games-close", Reply::CloseWithoutGames),
            ("question-cancel", Reply::Cancel),
        ],
    }
}

/// The question about undone recovered work. The first reply in it loses nothing.
fn undone(state: &State, id: DocumentId) -> QuestionParts<'static> {
    let document = state.shared.document_by_id(id);
    let name = document.map(State::name_of).unwrap_or_default();
    let text = if document.is_some_and(Document::can_redo_recovered) {
        "question-undone-text"
    } else {
        "question-undone-text-cut"
    };
    QuestionParts {
        title: tr_with("question-undone-title", &[("name", name.into())]),
        text: tr(text),
        detail: QuestionDetail::default(),
        replies: vec![
            ("question-undone-keep", Reply::KeepForNextStart),
            ("question-undone-discard", Reply::Discard),
            ("question-cancel", Reply::Cancel),
        ],
    }
}

fn unexpected_file(path: &Path, is_own: bool, was_removed: bool) -> QuestionParts<'static> {
    let name = path.file_name().unwrap_or(path.as_os_str());
    let name = name_text(name);
    let (title, text, overwrite) = match (was_removed, is_own) {
        (true, _) => (
            "question-removed-title",
            "question-removed-text",
            "question-save-again",
        ),
        (false, true) => (
            "question-changed-title",
            "question-changed-text",
            "question-overwrite",
        ),
        (false, false) => (
            "question-exists-title",
            "question-exists-text",
            "question-overwrite",
        ),
    };
    let mut replies = vec![
        ("question-save-elsewhere", Reply::SaveElsewhere),
        (overwrite, Reply::Overwrite),
        ("question-cancel", Reply::Cancel),
    ];
    if is_own && !was_removed {
        replies.insert(2, ("question-reload", Reply::Reload));
    }
    QuestionParts {
        title: tr_with(title, &[("name", name.into())]),
        text: tr(text),
        detail: QuestionDetail::line(name_text(path)),
        replies,
    }
}
