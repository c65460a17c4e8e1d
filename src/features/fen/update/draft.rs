//! Typing in the FEN field.
//!
//! The draft is the user's text. No code here changes it, except when the user requests the offered repair.

use super::taken::say_chosen;
use crate::features::fen::model::FenState;
use crate::features::files::model::question::WindowQuestion;
use crate::model::state::{Shared, WindowEffect};
use tabiya_collection::document::{FenDraft, repair_typed, repaired_text, understand_typed};
use tabiya_notation::repair::{Interpretation, Understanding};
use tabiya_text::tr;

/// The maximum number of broken texts kept.
const MAX_BROKEN_TEXTS: usize = 50;

/// Takes the text that the user has changed.
pub(crate) fn change(shared: &mut Shared, text: String) {
    change_by(shared, text, false);
}

/// Takes a text that replaces the whole record, as if nothing had been there before.
pub(crate) fn change_alone(shared: &mut Shared, text: String) {
    let mut draft = begin(shared);
    draft.stand_alone();
    shared.draft = Some(draft);
    change_by(shared, text, false);
}

fn change_by(shared: &mut Shared, text: String, is_repaired: bool) {
    if shared.draft.is_none()
        && shared
            .document()
            .field_text(shared.settings.fen_style())
            .is_cut
    {
        return; // Only the beginning of the line is shown, and typing would lose the rest.
    }
    let mut draft = shared.draft.take().unwrap_or_else(|| begin(shared));
    draft.text = text;
    draft.is_repaired = is_repaired;
    let style = shared.settings.fen_style();
    let rows_before = shared.document().rows().len();
    shared.document_mut().apply_draft(&mut draft, style);
    shared.draft = Some(draft);
    shared.inform_of_new_game(rows_before);
}

fn begin(shared: &mut Shared) -> FenDraft {
    let session = shared.next_number();
    let style = shared.settings.fen_style();
    shared.document_mut().begin_draft(session, style)
}

/// Ends typing: a readable text becomes canonical, and any other text stays in the line as it was typed.
pub(crate) fn end(shared: &mut Shared) {
    shared.end_draft();
}

/// Cancels typing and restores the earlier position. The text remains available in the history.
pub(crate) fn cancel(own: &mut FenState, shared: &mut Shared) {
    let Some(draft) = shared.draft.take() else {
        return shared.effects.push(WindowEffect::FocusBoard);
    };
    shared.document_mut().take_back(draft.session);
    if draft.error.is_some() {
        keep_broken_text(own, draft.text);
    }
    shared.effects.push(WindowEffect::FocusBoard);
}

/// Repairs the text in the field: all of it if it is understood, or else the first error if that has one sensible
/// repair. If there are several readings, the user is asked.
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
        Some(Understanding::One(reading)) => {
            change_by(shared, repaired_text(&text, &reading), true);
            end(shared);
        }
        Some(Understanding::Several(readings)) => {
            let question = WindowQuestion::ChooseReading {
                text,
                readings,
                replaced: Vec::new(),
            };
            shared.questions.push_back(question);
        }
        Some(Understanding::Unreadable(_)) | None => {
            let Some(repair) = repair_typed(&text, &error) else {
                return shared.inform(tr("message-no-repair"));
            };
            change_by(shared, repair.apply(&text), true);
            end(shared);
        }
    }
}

/// Takes one of the readings of a text as it was shown, with the fields that it assumes.
pub(crate) fn take_reading(shared: &mut Shared, reading: &Interpretation, replaced: &[String]) {
    change_by(shared, reading.text.clone(), true);
    end(shared);
    say_chosen(shared, reading, replaced);
}

/// Drops the draft if another action has changed the position. The board has priority, and the text goes into the
/// history.
pub(crate) fn drop_if_overtaken(own: &mut FenState, shared: &mut Shared) {
    let (id, now) = (shared.document().id(), shared.document().state_id());
    let is_overtaken = |draft: &mut FenDraft| draft.document != id || draft.seen != now;
    let Some(draft) = shared.draft.take_if(is_overtaken) else {
        return;
    };
    if draft.error.is_some() {
        keep_broken_text(own, draft.text);
    }
    shared.effects.push(WindowEffect::FocusBoard);
}

/// Keeps an unreadable text in the history.
pub(crate) fn keep_broken_text(own: &mut FenState, text: String) {
    own.broken_texts.retain(|kept| *kept != text);
    own.broken_texts.push(text);
    if own.broken_texts.len() > MAX_BROKEN_TEXTS {
        own.broken_texts.remove(0);
    }
}
