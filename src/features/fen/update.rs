//! Text that is typed into the FEN field, pasted or copied.

mod copying;
mod draft;
mod long_texts;
mod paste;

pub(crate) use draft::drop_if_overtaken;

use crate::features::fen::model::{FenAction, FenState};
use crate::model::state::{Effect, Shared};
use tabiya_desktop::tasks::Runner;

/// Handles the actions of the FEN field and of positions as text.
pub(crate) fn apply(
    own: &mut FenState,
    shared: &mut Shared,
    action: FenAction,
    _runner: &mut dyn Runner,
) {
    match action {
        FenAction::DraftChanged(text) => draft::change(shared, text),
        FenAction::DraftEnded => shared.end_draft(),
        FenAction::DraftCancelled => draft::cancel(own, shared),
        FenAction::GoToField => shared.effects.push(Effect::FocusFenField),
        FenAction::RepairFenText => draft::repair_fen_text(shared),
        FenAction::TakeReading(text, reading) => draft::take_reading(shared, &text, &reading),
        FenAction::BrokenText(text) => draft::keep_broken_text(own, text),
        FenAction::AskForPaste => shared.effects.push(Effect::RequestPaste),
        FenAction::Paste(text) => paste::paste(shared, text),
        FenAction::ReplacePosition(text) => paste::replace_position(shared, &text),
        FenAction::AddPositions(texts) => paste::add_records(shared, &texts),
        FenAction::AddFound(found) => paste::add_found(shared, &found.0),
        FenAction::TextCut(text) => long_texts::cut(own, shared, text),
        FenAction::CutText(text) => own.cut_text = Some(text),
        FenAction::CopyCutText => long_texts::copy_cut_text(own, shared),
        FenAction::CopyAs(form) => copying::copy_as(shared, form),
        FenAction::CopyMessages => copying::copy_messages(shared),
    }
}
