//! Typing in the FEN field.
//!
//! The draft is the user's text; nothing here ever changes it, except when the user asks for the
//! repair that is offered.

use crate::features::fen::model::FenState;
use crate::features::files::model::question::Question;
use crate::model::state::{Effect, Shared};
use tabiya_collection::document::{FenDraft, repair_typed, repaired_text, understand_typed};
use tabiya_notation::repair::{Interpretation, Understanding};

/// How many broken texts are kept.
const MAX_BROKEN_TEXTS: usize = 50;

/// The user has changed the text.
pub(crate) fn change(shared: &mut Shared, text: String) {
    change_by(shared, text, false);
}

fn change_by(shared: &mut Shared, text: String, is_repaired: bool) {
    if shared.draft.is_none()
        && shared
            .document()
            .field_text(shared.settings.fen_style())
            .is_cut
    {
        return; // Only its beginning is shown: typing there would lose the rest.
    }
    let mut draft = shared.draft.take().unwrap_or_else(|| begin(shared));
    draft.text = text;
    draft.is_repaired = is_repaired;
    let style = shared.settings.fen_style();
    shared.document_mut().apply_draft(&mut draft, style);
    shared.draft = Some(draft);
}

fn begin(shared: &mut Shared) -> FenDraft {
    let session = shared.next_number();
    let style = shared.settings.fen_style();
    shared.document_mut().begin_draft(session, style)
}

/// The field was left: readable text turns canonical, other text stays in the line as it was typed.
pub(crate) fn end(shared: &mut Shared) {
    shared.end_draft();
}

/// Escape: back to what was there before the typing. The text can be had again from the history.
pub(crate) fn cancel(own: &mut FenState, shared: &mut Shared) {
    let Some(draft) = shared.draft.take() else {
        return shared.effects.push(Effect::FocusBoard);
    };
    shared.document_mut().take_back(draft.session);
    if draft.error.is_some() {
        keep_broken_text(own, draft.text);
    }
    shared.effects.push(Effect::FocusBoard);
}

/// Repairs what is in the field: everything at once if all of it is understood, else the first
/// error if that has one sensible repair. Where there are several readings the user is asked.
pub(crate) fn repair_fen_text(shared: &mut Shared) {
    let (text, error, meaning) = if let Some(draft) = &shared.draft {
        let meaning = draft.meaning.as_deref().cloned();
        (draft.text.clone(), draft.error.clone(), meaning)
    } else {
        let field = shared.document().field_text(shared.settings.fen_style());
        let meaning = understand_typed(&field.text);
        (field.text, field.error, meaning)
    };
    let Some(error) = error else {
        return;
    };
    match meaning {
        Some(Understanding::One(reading)) => take_reading(shared, &text, &reading),
        Some(Understanding::Several(readings)) => {
            let question = Question::ChooseReading { text, readings };
            shared.questions.push_back(question);
        }
        Some(Understanding::Unreadable(_)) | None => {
            if let Some(repair) = repair_typed(&text, &error) {
                change_by(shared, repair.apply(&text), true);
                end(shared);
            }
        }
    }
}

/// Repairs a text according to one of its readings.
pub(crate) fn take_reading(shared: &mut Shared, text: &str, reading: &Interpretation) {
    change_by(shared, repaired_text(text, reading), true);
    end(shared);
}

/// Somebody else has changed the position: the board wins, and the text goes where it can be found.
pub(crate) fn drop_if_overtaken(own: &mut FenState, shared: &mut Shared) {
    let (id, now) = (shared.document().id(), shared.document().state_id());
    let is_overtaken = |draft: &mut FenDraft| draft.document != id || draft.seen != now;
    let Some(draft) = shared.draft.take_if(is_overtaken) else {
        return;
    };
    if draft.error.is_some() {
        keep_broken_text(own, draft.text);
    }
    shared.effects.push(Effect::FocusBoard);
}

/// Puts a text that could not be read where the user can find it.
pub(crate) fn keep_broken_text(own: &mut FenState, text: String) {
    own.broken_texts.retain(|kept| *kept != text);
    own.broken_texts.push(text);
    if own.broken_texts.len() > MAX_BROKEN_TEXTS {
        own.broken_texts.remove(0);
    }
}
