//! Closes documents and the program, after the necessary questions.

use super::files::has_room;
use super::may_save::IfUnexpected;
use super::{asking, files, other, saving, watching};
use crate::command::Command;
use crate::features::files::CollectionFile;
use crate::features::files::model::files_state::{Closed, Closing, FilesState};
use crate::features::files::model::question::WindowQuestion;
use crate::features::files::model::saving::{Lossy, OtherSave};
use crate::features::files::tasks::fen_file;
use crate::features::games::model::GamesSource;
use crate::model::action::{
    Action, ChangesAction, DiagramAction, FenAction, FilesAction, GamesAction, PagesAction,
    PlayAction, RecoveryAction, Reply,
};
use crate::model::state::{Dialog, Shared, WindowEffect};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::games::Conversion;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr_with;

/// Closes a document, asking first if it is modified.
pub(crate) fn close_document(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    runner: &mut dyn Runner,
) {
    begin(own, shared, Closed::Document(id), runner);
}

/// Closes the program, asking first about each modified document.
pub(crate) fn close_program(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    remember_diagram(shared);
    own.dialog = None;
    shared.dialog = None;
    begin(own, shared, Closed::Program, runner);
}

/// Ends the program without any question. Unsaved changes stay in the recovery journal.
pub(crate) fn end_now(own: &mut FilesState, shared: &mut Shared) {
    remember_diagram(shared);
    shared.end_draft();
    own.closing = None;
    shared.effects.push(WindowEffect::Quit);
}

/// Keeps the choices in the dialog for a diagram.
fn remember_diagram(shared: &mut Shared) {
    if shared.dialog == Some(Dialog::Diagram) {
        shared.send(DiagramAction::Remember);
    }
}

fn begin(own: &mut FilesState, shared: &mut Shared, what: Closed, runner: &mut dyn Runner) {
    // A user who closes something that waits for the system's dialog does not see that dialog.
    asking::give_up_silent(own, shared, runner);
    shared.end_draft();
    let is_about_closing = |question: &WindowQuestion| {
        matches!(
            question,
            WindowQuestion::SaveBeforeClosing(..)
                | WindowQuestion::GamesBeforeClosing(..)
                | WindowQuestion::KeepUndone(_)
        )
    };
    shared
        .questions
        .retain(|question| !is_about_closing(question));
    own.closing = Some(Closing {
        what,
        given_up: Vec::new(),
        games_given_up: Vec::new(),
        undone_given_up: Vec::new(),
        undone_kept: Vec::new(),
    });
    continue_closing(own, shared);
}

/// Cancels closing.
pub(crate) fn cancel(own: &mut FilesState) {
    own.closing = None;
}

/// Continues closing: asks the next question, or closes.
pub(crate) fn continue_closing(own: &mut FilesState, shared: &mut Shared) {
    let Some(closing) = &own.closing else {
        return;
    };
    let what = closing.what;
    if is_busy(own, shared, what) {
        return; // Closing continues at the end of the save.
    }
    match next_question(own, shared) {
        Some((id, question)) => ask(shared, id, question),
        None => finish(own, shared, what),
    }
}

/// Whether a document to close is being saved, or the user is choosing its place.
fn is_busy(own: &FilesState, shared: &Shared, what: Closed) -> bool {
    // The program does not wait for an unresponsive disk: the user is asked what to do with the changes.
    let is_busy = |id| shared.is_saving_well(id) || own.is_choosing_place(shared, id);
    match what {
        Closed::Document(id) => is_busy(id),
        Closed::Program => {
            shared.is_publishing() || shared.documents.iter().any(|d| is_busy(d.id()))
        }
    }
}

/// The next question, and the document that it is about.
fn next_question(own: &FilesState, shared: &Shared) -> Option<(DocumentId, WindowQuestion)> {
    let closing = own.closing.as_ref()?;
    let is_meant = |document: &&Document| match closing.what {
        Closed::Document(closed) => document.id() == closed,
        Closed::Program => true,
    };
    let question = |document: &Document| {
        let id = document.id();
        let is_given_up = closing.given_up.contains(&id);
        if shared.has_unsaved(document) && !is_given_up {
            return Some((
                id,
                WindowQuestion::SaveBeforeClosing(id, document.unsaved_games()),
            ));
        }
        if !is_given_up && !closing.games_given_up.contains(&id) {
            let games = document.unsaved_games();
            if games > 0 {
                return Some((id, WindowQuestion::GamesBeforeClosing(id, games)));
            }
        }
        let is_answered =
            closing.undone_given_up.contains(&id) || closing.undone_kept.contains(&id);
        let must_ask = document.has_undone_recovered() && !is_answered;
        must_ask.then_some((id, WindowQuestion::KeepUndone(id)))
    };
    let mut meant = shared.documents.iter().filter(is_meant);
    meant.find_map(question)
}

fn ask(shared: &mut Shared, id: DocumentId, question: WindowQuestion) {
    shared.select_document(id);
    if !shared.questions.contains(&question) {
        shared.questions.push_back(question);
    }
}

fn finish(own: &mut FilesState, shared: &mut Shared, what: Closed) {
    if let Some(closing) = own.closing.take() {
        for id in closing.undone_kept {
            shared.send(RecoveryAction::KeepUndone(id));
        }
    }
    match what {
        Closed::Document(id) => shared.send(Action::RemoveDocument(id)),
        Closed::Program => {
            shared.send(RecoveryAction::EndRecovery);
            shared.effects.push(WindowEffect::Quit);
        }
    }
}

/// Handles the answer to the question in the middle of the window.
pub(crate) fn reply(
    own: &mut FilesState,
    shared: &mut Shared,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    let Some(question) = shared.questions.pop_front() else {
        return;
    };
    match question {
        WindowQuestion::SaveBeforeClosing(id, _) => {
            reply_before_closing(own, shared, id, reply, runner);
        }
        WindowQuestion::GamesBeforeClosing(id, _) => {
            reply_about_games(own, shared, id, reply, runner);
        }
        WindowQuestion::KeepUndone(id) => reply_about_undone(own, shared, id, reply),
        WindowQuestion::UnexpectedFile { document, path, .. } => match reply {
            Reply::Overwrite => {
                saving::write(own, shared, document, path, IfUnexpected::Overwrite, runner);
            }
            Reply::SaveElsewhere => asking::ask_save(own, shared, document, runner),
            Reply::Reload => {
                cancel(own);
                watching::reload(shared, document, runner);
            }
            _ => not_saved(own, shared, document),
        },
        WindowQuestion::NoCopy {
            document,
            path,
            expected,
            ..
        } => match reply {
            Reply::Overwrite => {
                saving::write_without_copy(shared, document, path, expected, runner);
            }
            Reply::SaveElsewhere => asking::ask_save(own, shared, document, runner),
            _ => not_saved(own, shared, document),
        },
        WindowQuestion::ReplaceDiagram { order, .. } => match reply {
            Reply::Overwrite => shared.send(DiagramAction::ReplaceDiagram(order)),
            Reply::SaveElsewhere => shared.send(DiagramAction::SaveDiagramElsewhere(order)),
            _ => {}
        },
        WindowQuestion::ReplacePages(order) => match reply {
            Reply::Overwrite => shared.send(PagesAction::ReplacePages(order)),
            Reply::SaveElsewhere => shared.send(PagesAction::SavePagesElsewhere(order)),
            _ => {}
        },
        WindowQuestion::ReplaceOther(order) => match reply {
            Reply::Overwrite => other::write_again(shared, &order.0, false, runner),
            Reply::SaveElsewhere => {
                let (id, what) = (order.0.document, order.0.what);
                other::ask_about(own, shared, id, what, runner);
            }
            _ => not_saved(own, shared, order.0.document),
        },
        WindowQuestion::LeavesOut(order, _) => match reply {
            Reply::Overwrite => other::write_again(shared, &order.0, true, runner),
            _ => not_saved(own, shared, order.0.document),
        },
        WindowQuestion::LosesOperations(lossy, _) => {
            reply_about_operations(own, shared, &lossy, reply, runner);
        }
        WindowQuestion::OpenFolder { folder, files, .. } => {
            files::reply(own, shared, folder, files, reply, runner);
        }
        WindowQuestion::OpenGames(asked) => {
            shared.send(GamesAction::Answered);
            if let Reply::OpenGames(made) = reply {
                if *made == Conversion::AsGames {
                    // A move of a game is more likely than a new position in its place.
                    shared.send(PlayAction::Begin);
                }
                open_games(own, shared, asked.source, made, runner);
            }
            shared.send(FilesAction::ContinueOpening);
        }
        WindowQuestion::FileChanged { document, now, .. } => {
            watching::reply(own, shared, document, now, reply, runner);
        }
        WindowQuestion::ChooseReading {
            readings, replaced, ..
        } => {
            if let Reply::TakeReading(number) = reply
                && let Some(reading) = readings.into_iter().nth(*number)
            {
                shared.send(FenAction::TakeReading(Box::new(reading), replaced));
            }
        }
        WindowQuestion::AddSeveral(found) => match (reply, found.0.texts.first()) {
            (Reply::AddAll, _) => shared.send(FenAction::AddFound(found)),
            (Reply::UseFirst, Some(first)) => {
                shared.send(FenAction::ReplacePosition(first.clone()));
            }
            _ => {}
        },
    }
}

fn reply_about_operations(
    own: &mut FilesState,
    shared: &mut Shared,
    lossy: &Lossy,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    match (reply, lossy) {
        (Reply::SaveAsEpd, Lossy::Document(order)) => {
            let path = order.0.path.with_extension("epd");
            let id = order.0.document;
            saving::write(own, shared, id, path, IfUnexpected::Ask, runner);
        }
        (Reply::SaveAsEpd, Lossy::Other(order)) => other::write_epd(own, shared, &order.0, runner),
        (Reply::Overwrite, Lossy::Document(order)) => {
            fen_file::make(own, shared, Arc::clone(&order.0), runner);
        }
        (Reply::Overwrite, Lossy::Other(order)) => {
            other::write_again(shared, &order.0, true, runner);
        }
        _ => not_saved(own, shared, lossy.document()),
    }
}

/// Opens or saves the positions that the user wants from games.
fn open_games(
    own: &mut FilesState,
    shared: &mut Shared,
    source: GamesSource,
    made: &Conversion,
    runner: &mut dyn Runner,
) {
    let made = made.clone();
    match source {
        GamesSource::File(file) => own.to_open.push_front(CollectionFile {
            made: Some(made),
            ..file
        }),
        GamesSource::Rows(order) => other::write_positions(own, shared, &order.0, made, runner),
        GamesSource::Text { text, rows_of } => {
            if rows_of.is_some() || has_room(own, shared) {
                shared.send(GamesAction::MakePasted {
                    text,
                    rows_of,
                    made,
                });
            }
        }
    }
}

/// Says that the document is not saved, so that the message of an earlier save is not taken for this one.
fn not_saved(own: &mut FilesState, shared: &mut Shared, id: DocumentId) {
    cancel(own);
    let name = shared.document_by_id(id).map(Shared::name_of);
    let variables = [("name", name.unwrap_or_default().into())];
    shared.inform(tr_with("message-not-saved", &variables));
}

fn reply_before_closing(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    match (reply, &mut own.closing) {
        (Reply::SaveAndClose, _) => {
            // An action that waits for the disk comes before the save.
            if !shared.wait_behind(id, Action::Run(Command::Save)) {
                saving::save(own, shared, id, runner);
            }
        }
        (Reply::ShowChanges, _) => shared.send(ChangesAction::OpenBeforeClosing),
        (Reply::CloseWithoutSaving, Some(closing)) => {
            closing.given_up.push(id);
            continue_closing(own, shared);
        }
        _ => cancel(own),
    }
}

fn reply_about_games(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    match (reply, &mut own.closing) {
        (Reply::SaveGames, _) => other::ask_about(own, shared, id, OtherSave::Games, runner),
        (Reply::CloseWithoutGames, Some(closing)) => {
            closing.games_given_up.push(id);
            continue_closing(own, shared);
        }
        _ => cancel(own),
    }
}

fn reply_about_undone(own: &mut FilesState, shared: &mut Shared, id: DocumentId, reply: &Reply) {
    match (reply, &mut own.closing) {
        (Reply::KeepForNextStart, Some(closing)) => closing.undone_kept.push(id),
        (Reply::Discard, Some(closing)) => closing.undone_given_up.push(id),
        _ => return cancel(own),
    }
    continue_closing(own, shared);
}
