//! Closing documents and the program, and the questions that come before it.

use super::saving::{self, IfUnexpected};
use super::{file_dialog, folders, system_dialog, watching};
use crate::app::action::{Action, Reply};
use crate::app::state::{Effect, Shared, State};
use crate::app::update::waiting;
use crate::command::Command;
use crate::document::{Document, DocumentId};
use crate::features::diagram::update as diagram;
use crate::features::fen::update::{draft, paste};
use crate::features::files::model::closing::{Closed, Closing};
use crate::features::files::model::question::Question;
use crate::features::files::shown;
use crate::features::pages::update as diagram_sheets;
use crate::features::recovery::update as recovery;
use crate::tasks::Runner;
use crate::text::tr_with;

/// Closes a document, asking first when it is modified.
pub(crate) fn close_document(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    begin(state, Closed::Document(id), runner);
}

/// Closes the program, asking first about each modified document.
pub(crate) fn close_program(state: &mut State, runner: &mut dyn Runner) {
    diagram::remember_if_open(state, runner);
    state.files.dialog = None;
    state.shared.sheet = None;
    begin(state, Closed::Program, runner);
}

/// Ends the program without asking anything. What is not saved stays in the recovery journal.
pub(crate) fn end_now(state: &mut State, runner: &mut dyn Runner) {
    diagram::remember_if_open(state, runner);
    draft::end(state);
    state.files.closing = None;
    state.shared.effects.push(Effect::Quit);
}

fn begin(state: &mut State, what: Closed, runner: &mut dyn Runner) {
    // Whoever closes what waits for the system's dialog does not see that dialog.
    system_dialog::give_up_silent(state, runner);
    draft::end(state);
    let is_about_closing = |question: &Question| {
        matches!(
            question,
            Question::SaveBeforeClosing(_) | Question::KeepUndone(_)
        )
    };
    state
        .shared
        .questions
        .retain(|question| !is_about_closing(question));
    state.files.closing = Some(Closing {
        what,
        given_up: Vec::new(),
        undone_given_up: Vec::new(),
        undone_kept: Vec::new(),
    });
    go_on(state);
}

/// Nothing is closed after all.
pub(crate) fn cancel(state: &mut State) {
    state.files.closing = None;
}

/// Goes on with what is being closed: asks the next question, or closes.
pub(crate) fn go_on(state: &mut State) {
    let Some(closing) = &state.files.closing else {
        return;
    };
    let what = closing.what;
    if is_busy(state, what) {
        return; // The end of the save comes back here.
    }
    match next_question(state) {
        Some((id, question)) => ask(state, id, question),
        None => finish(state, what),
    }
}

/// Whether a document that is to be closed is being saved, or its place is being chosen.
fn is_busy(state: &State, what: Closed) -> bool {
    // A disk that does not answer is not waited for: it is asked what is to become of the changes.
    let is_busy =
        |id| state.shared.is_saving_well(id) || state.files.is_choosing_place(&state.shared, id);
    match what {
        Closed::Document(id) => is_busy(id),
        Closed::Program => {
            state.shared.is_publishing() || state.shared.documents.iter().any(|d| is_busy(d.id()))
        }
    }
}

/// What is to be asked next, and about which document.
fn next_question(state: &State) -> Option<(DocumentId, Question)> {
    let closing = state.files.closing.as_ref()?;
    let is_meant = |document: &&Document| match closing.what {
        Closed::Document(closed) => document.id() == closed,
        Closed::Program => true,
    };
    let question = |document: &Document| {
        let id = document.id();
        if state.shared.has_unsaved(document) && !closing.given_up.contains(&id) {
            return Some((id, Question::SaveBeforeClosing(id)));
        }
        let is_answered =
            closing.undone_given_up.contains(&id) || closing.undone_kept.contains(&id);
        let must_ask = document.has_undone_recovered() && !is_answered;
        must_ask.then_some((id, Question::KeepUndone(id)))
    };
    let mut meant = state.shared.documents.iter().filter(is_meant);
    meant.find_map(question)
}

fn ask(state: &mut State, id: DocumentId, question: Question) {
    shown::select_document(state, id);
    if !state.shared.questions.contains(&question) {
        state.shared.questions.push_back(question);
    }
}

fn finish(state: &mut State, what: Closed) {
    if let Some(closing) = state.files.closing.take() {
        for id in closing.undone_kept {
            recovery::keep_undone(state, id);
        }
    }
    match what {
        Closed::Document(id) => shown::remove(state, id),
        Closed::Program => {
            state.recovery.is_done = true;
            state.shared.effects.push(Effect::Quit);
        }
    }
}

/// The answer to the question in the middle of the window.
pub(crate) fn reply(state: &mut State, reply: &Reply, runner: &mut dyn Runner) {
    let Some(question) = state.shared.questions.pop_front() else {
        return;
    };
    match question {
        Question::SaveBeforeClosing(id) => reply_before_closing(state, id, reply, runner),
        Question::KeepUndone(id) => reply_about_undone(state, id, reply),
        Question::UnexpectedFile { document, path, .. } => match reply {
            Reply::Overwrite => {
                saving::write(state, document, path, IfUnexpected::Overwrite, runner);
            }
            Reply::SaveElsewhere => file_dialog::ask_save(state, document, runner),
            Reply::Reload => {
                cancel(state);
                watching::reload(state, document, runner);
            }
            _ => not_saved(state, document),
        },
        Question::NoCopy {
            document,
            path,
            expected,
            ..
        } => match reply {
            Reply::Overwrite => {
                saving::write_without_copy(state, document, path, expected, runner);
            }
            Reply::SaveElsewhere => file_dialog::ask_save(state, document, runner),
            _ => not_saved(state, document),
        },
        Question::ReplaceDiagram { order, .. } => match reply {
            Reply::Overwrite => diagram::replace(state, &order, runner),
            Reply::SaveElsewhere => diagram::ask_save(state, Some(order), runner),
            _ => {}
        },
        Question::ReplacePages(order) => match reply {
            Reply::Overwrite => diagram_sheets::replace(state, &order, runner),
            Reply::SaveElsewhere => diagram_sheets::ask_save(state, Some(order), runner),
            _ => {}
        },
        Question::OpenFolder { folder, files, .. } => {
            folders::reply(state, folder, files, reply, runner);
        }
        Question::FileChanged { document, now, .. } => {
            watching::reply(state, document, now, reply, runner);
        }
        Question::ChooseReading { text, readings } => {
            if let Reply::TakeReading(number) = reply
                && let Some(reading) = readings.get(*number)
            {
                draft::take_reading(state, &text, reading);
            }
        }
        Question::AddSeveral(found) => match (reply, found.0.texts.first()) {
            (Reply::AddAll, _) => paste::add_found(state, &found.0, runner),
            (Reply::UseFirst, Some(first)) => paste::replace_position(state, first),
            _ => {}
        },
    }
}

/// What was said of the last save must not be taken for this one.
fn not_saved(state: &mut State, id: DocumentId) {
    cancel(state);
    let name = state.shared.document_by_id(id).map(Shared::name_of);
    let variables = [("name", name.unwrap_or_default().into())];
    state
        .shared
        .inform(tr_with("message-not-saved", &variables));
}

fn reply_before_closing(state: &mut State, id: DocumentId, reply: &Reply, runner: &mut dyn Runner) {
    match (reply, &mut state.files.closing) {
        (Reply::SaveAndClose, _) => {
            // Not before what waits for its disk.
            if !waiting::wait_behind(state, id, Action::Run(Command::Save)) {
                saving::save(state, id, runner);
            }
        }
        (Reply::CloseWithoutSaving, Some(closing)) => {
            closing.given_up.push(id);
            go_on(state);
        }
        _ => cancel(state),
    }
}

fn reply_about_undone(state: &mut State, id: DocumentId, reply: &Reply) {
    match (reply, &mut state.files.closing) {
        (Reply::KeepForNextStart, Some(closing)) => closing.undone_kept.push(id),
        (Reply::Discard, Some(closing)) => closing.undone_given_up.push(id),
        _ => return cancel(state),
    }
    go_on(state);
}
