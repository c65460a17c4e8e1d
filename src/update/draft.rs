//! Typing in the FEN field.
//!
//! The draft is the user's text; nothing here ever changes it, except when the user asks for the
//! repair that is offered.

use crate::document::{FenDraft, repair_typed, repaired_text, understand_typed};
use crate::notation::repair::{Interpretation, Understanding};
use crate::state::{Effect, Question, State};

/// How many broken texts are kept.
const MOST_BROKEN_TEXTS: usize = 50;

/// The user has changed the text.
pub(super) fn change(state: &mut State, text: String) {
    if state.draft.is_none()
        && state
            .document()
            .field_text(state.settings.fen_style())
            .is_cut
    {
        return; // Only its beginning is shown: typing there would lose the rest.
    }
    let mut draft = state.draft.take().unwrap_or_else(|| begin(state));
    draft.text = text;
    let style = state.settings.fen_style();
    state.document_mut().apply_draft(&mut draft, style);
    state.draft = Some(draft);
}

fn begin(state: &mut State) -> FenDraft {
    let session = state.next_number();
    let style = state.settings.fen_style();
    state.document_mut().begin_draft(session, style)
}

/// The field was left: readable text turns canonical, other text stays in the line as it was typed.
pub(crate) fn end(state: &mut State) {
    if let Some(draft) = state.draft.take() {
        state.document_mut().end_group(draft.session);
    }
}

/// Escape: back to what was there before the typing. The text can be had again from the history.
pub(super) fn cancel(state: &mut State) {
    let Some(draft) = state.draft.take() else {
        return state.effects.push(Effect::FocusBoard);
    };
    state.document_mut().take_back(draft.session);
    if draft.error.is_some() {
        keep_broken_text(state, draft.text);
    }
    state.effects.push(Effect::FocusBoard);
}

/// Repairs what is in the field: everything at once if all of it is understood, else the first
/// error if that has one sensible repair. Where there are several readings the user is asked.
pub(super) fn mend_text(state: &mut State) {
    let (text, error, meaning) = if let Some(draft) = &state.draft {
        let meaning = draft.meaning.as_deref().cloned();
        (draft.text.clone(), draft.error.clone(), meaning)
    } else {
        let field = state.document().field_text(state.settings.fen_style());
        let meaning = understand_typed(&field.text);
        (field.text, field.error, meaning)
    };
    let Some(error) = error else {
        return;
    };
    match meaning {
        Some(Understanding::One(reading)) => take_reading(state, &text, &reading),
        Some(Understanding::Several(readings)) => {
            let question = Question::ChooseReading { text, readings };
            state.questions.push_back(question);
        }
        Some(Understanding::Unreadable(_)) | None => {
            if let Some(repair) = repair_typed(&text, &error) {
                change(state, repair.apply(&text));
                end(state);
            }
        }
    }
}

/// Repairs a text according to one of its readings.
pub(super) fn take_reading(state: &mut State, text: &str, reading: &Interpretation) {
    change(state, repaired_text(text, reading));
    end(state);
}

/// Somebody else has changed the position: the board wins, and the text goes where it can be found.
pub(super) fn drop_if_overtaken(state: &mut State) {
    let (id, now) = (state.document().id(), state.document().state_id());
    let is_overtaken = |draft: &mut FenDraft| draft.document != id || draft.seen != now;
    let Some(draft) = state.draft.take_if(is_overtaken) else {
        return;
    };
    if draft.error.is_some() {
        keep_broken_text(state, draft.text);
    }
    state.effects.push(Effect::FocusBoard);
}

/// Puts a text that could not be read where the user can find it.
pub(super) fn keep_broken_text(state: &mut State, text: String) {
    state.broken_texts.retain(|kept| *kept != text);
    state.broken_texts.push(text);
    if state.broken_texts.len() > MOST_BROKEN_TEXTS {
        state.broken_texts.remove(0);
    }
}
