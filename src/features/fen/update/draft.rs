//! Typing in the FEN field.
//!
//! The draft is the user's text; nothing here ever changes it, except when the user asks for the
//! repair that is offered.

use crate::app::state::{Effect, State};
use crate::document::{FenDraft, repair_typed, repaired_text, understand_typed};
use crate::features::files::model::question::Question;
use crate::notation::repair::{Interpretation, Understanding};

/// How many broken texts are kept.
const MOST_BROKEN_TEXTS: usize = 50;

/// The user has changed the text.
pub(crate) fn change(state: &mut State, text: String) {
    if state.shared.draft.is_none()
        && state
            .shared
            .document()
            .field_text(state.shared.settings.fen_style())
            .is_cut
    {
        return; // Only its beginning is shown: typing there would lose the rest.
    }
    let mut draft = state.shared.draft.take().unwrap_or_else(|| begin(state));
    draft.text = text;
    let style = state.shared.settings.fen_style();
    state.shared.document_mut().apply_draft(&mut draft, style);
    state.shared.draft = Some(draft);
}

fn begin(state: &mut State) -> FenDraft {
    let session = state.shared.next_number();
    let style = state.shared.settings.fen_style();
    state.shared.document_mut().begin_draft(session, style)
}

/// The field was left: readable text turns canonical, other text stays in the line as it was typed.
pub(crate) fn end(state: &mut State) {
    if let Some(draft) = state.shared.draft.take() {
        state.shared.document_mut().end_group(draft.session);
    }
}

/// Escape: back to what was there before the typing. The text can be had again from the history.
pub(crate) fn cancel(state: &mut State) {
    let Some(draft) = state.shared.draft.take() else {
        return state.shared.effects.push(Effect::FocusBoard);
    };
    state.shared.document_mut().take_back(draft.session);
    if draft.error.is_some() {
        keep_broken_text(state, draft.text);
    }
    state.shared.effects.push(Effect::FocusBoard);
}

/// Repairs what is in the field: everything at once if all of it is understood, else the first
/// error if that has one sensible repair. Where there are several readings the user is asked.
pub(crate) fn mend_text(state: &mut State) {
    let (text, error, meaning) = if let Some(draft) = &state.shared.draft {
        let meaning = draft.meaning.as_deref().cloned();
        (draft.text.clone(), draft.error.clone(), meaning)
    } else {
        let field = state
            .shared
            .document()
            .field_text(state.shared.settings.fen_style());
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
            state.shared.questions.push_back(question);
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
pub(crate) fn take_reading(state: &mut State, text: &str, reading: &Interpretation) {
    change(state, repaired_text(text, reading));
    end(state);
}

/// Somebody else has changed the position: the board wins, and the text goes where it can be found.
pub(crate) fn drop_if_overtaken(state: &mut State) {
    let (id, now) = (
        state.shared.document().id(),
        state.shared.document().state_id(),
    );
    let is_overtaken = |draft: &mut FenDraft| draft.document != id || draft.seen != now;
    let Some(draft) = state.shared.draft.take_if(is_overtaken) else {
        return;
    };
    if draft.error.is_some() {
        keep_broken_text(state, draft.text);
    }
    state.shared.effects.push(Effect::FocusBoard);
}

/// Puts a text that could not be read where the user can find it.
pub(crate) fn keep_broken_text(state: &mut State, text: String) {
    state.fen.broken_texts.retain(|kept| *kept != text);
    state.fen.broken_texts.push(text);
    if state.fen.broken_texts.len() > MOST_BROKEN_TEXTS {
        state.fen.broken_texts.remove(0);
    }
}
