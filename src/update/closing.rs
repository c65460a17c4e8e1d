//! Closing documents and the program, and the questions that come before it.

use super::saving::{self, IfUnexpected};
use super::{draft, file_dialog, paste};
use crate::action::Reply;
use crate::document::{Document, DocumentId};
use crate::jobs::Runner;
use crate::state::{Closing, Effect, Question, State};

/// Closes a document, asking first when it is modified.
pub(super) fn close_document(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    draft::end(state);
    state.closing = Some(Closing::Document(id));
    go_on(state, runner);
}

/// Closes the program, asking first about each modified document.
pub(super) fn close_program(state: &mut State, runner: &mut dyn Runner) {
    draft::end(state);
    state.closing = Some(Closing::Program);
    go_on(state, runner);
}

/// Goes on with what is being closed: asks the next question, or closes.
pub(super) fn go_on(state: &mut State, _runner: &mut dyn Runner) {
    let Some(closing) = state.closing else {
        return;
    };
    if is_saving_any(state, closing) {
        return; // The end of the save comes back here.
    }
    match next_modified(state, closing) {
        Some(id) => ask(state, id),
        None => finish(state, closing),
    }
}

fn is_saving_any(state: &State, closing: Closing) -> bool {
    match closing {
        Closing::Document(id) => state.is_saving(id),
        Closing::Program => state.documents.iter().any(|d| state.is_saving(d.id())),
    }
}

fn next_modified(state: &State, closing: Closing) -> Option<DocumentId> {
    let is_meant = |document: &&Document| match closing {
        Closing::Document(id) => document.id() == id,
        Closing::Program => true,
    };
    let mut modified = state.documents.iter().filter(is_meant);
    modified
        .find(|document| document.is_modified())
        .map(Document::id)
}

fn ask(state: &mut State, id: DocumentId) {
    super::browsing::select_document(state, id);
    state.question = Some(Question::SaveBeforeClosing(id));
}

fn finish(state: &mut State, closing: Closing) {
    state.closing = None;
    match closing {
        Closing::Document(id) => remove(state, id),
        Closing::Program => state.effects.push(Effect::Quit),
    }
}

/// Takes a document away. The last one leaves an empty new one behind.
fn remove(state: &mut State, id: DocumentId) {
    let Some(place) = state
        .documents
        .iter()
        .position(|document| document.id() == id)
    else {
        return;
    };
    state.documents.remove(place);
    if state.documents.is_empty() {
        let document = state.new_document();
        state.documents.push(document);
    }
    if state.active > place || state.active == state.documents.len() {
        state.active -= 1;
    }
    state.effects.push(Effect::ShowCurrentRow);
}

/// The answer to the question in the middle of the window.
pub(super) fn reply(state: &mut State, reply: Reply, runner: &mut dyn Runner) {
    let Some(question) = state.question.take() else {
        return;
    };
    match question {
        Question::SaveBeforeClosing(id) => reply_before_closing(state, id, &reply, runner),
        Question::UnexpectedFile { document, path } => match reply {
            Reply::Overwrite => {
                saving::write(state, document, path, IfUnexpected::Overwrite, runner);
            }
            Reply::SaveElsewhere => file_dialog::ask_save(state, document, runner),
            _ => state.closing = None,
        },
        Question::AddSeveral(texts) => match (reply, texts.first()) {
            (Reply::AddAll, _) => paste::add_records(state, &texts),
            (Reply::UseFirst, Some(first)) => paste::replace_position(state, first),
            _ => {}
        },
    }
}

fn reply_before_closing(state: &mut State, id: DocumentId, reply: &Reply, runner: &mut dyn Runner) {
    match reply {
        Reply::SaveAndClose => saving::save(state, id, runner),
        Reply::CloseWithoutSaving => {
            close_without_saving(state, id);
            go_on(state, runner);
        }
        _ => state.closing = None,
    }
}

fn close_without_saving(state: &mut State, id: DocumentId) {
    match state.closing {
        Some(Closing::Document(_)) => {
            state.closing = None;
            remove(state, id);
        }
        Some(Closing::Program) => {
            remove(state, id);
        }
        None => {}
    }
}
