//! Text that is typed into the FEN field, was too long for it, or is pasted or copied. Copying warns about programs
//! that would not accept the copy.

mod draft;
mod paste;
mod taken;

pub(crate) use draft::drop_if_overtaken;

use crate::features::clipboard::model::ClipboardOrder;
use crate::features::fen::model::{FenAction, FenState};
use crate::features::list::tasks::copying::copy_selection_as;
use crate::model::action::ClipboardAction;
use crate::model::state::{Dialog, Shared, WindowEffect};
use std::sync::Arc;
use tabiya_desktop::system::ClipboardKind;
use tabiya_desktop::tasks::Runner;
use tabiya_notation::forms::Form;
use tabiya_text::{short_engine_warning_text, tr, tr_with};

/// Handles the actions of the FEN field and of positions as text.
pub(crate) fn apply(
    own: &mut FenState,
    shared: &mut Shared,
    action: FenAction,
    runner: &mut dyn Runner,
) {
    match action {
        FenAction::DraftChanged(text) => draft::change(shared, text),
        FenAction::DraftEnded => shared.end_draft(),
        FenAction::DraftCancelled => draft::cancel(own, shared),
        FenAction::GoToField => shared.effects.push(WindowEffect::FocusFenField),
        FenAction::RepairFenText => draft::repair_fen_text(shared),
        FenAction::TakeReading(reading, replaced) => {
            draft::take_reading(shared, &reading, &replaced);
        }
        FenAction::BrokenText(text) => draft::keep_broken_text(own, text),
        FenAction::AskForPaste => shared.effects.push(WindowEffect::RequestPaste),
        FenAction::Paste(text) => paste::paste(shared, text),
        FenAction::ReplacePosition(text) => paste::replace_position(shared, &text),
        FenAction::AddPositions(texts) => paste::add_records(shared, &texts),
        FenAction::AddFound(found) => paste::add_found(shared, &found.0),
        FenAction::TextCut(text) => cut(own, shared, text),
        FenAction::CutText(text) => own.cut_text = Some(text),
        FenAction::CopyCutText => copy_cut_text(own, shared),
        FenAction::CopyAs(form) => copy_as(shared, form, runner),
        FenAction::CopyMessages => copy_messages(shared),
    }
}

/// The number of programs named in the message.
const MAX_NAMED: usize = 2;

/// Copies the position, or the selected positions, in a form, even if some programs would not accept it.
pub(crate) fn copy_as(shared: &mut Shared, form: Form, runner: &mut dyn Runner) {
    if shared.dialog == Some(Dialog::CopyAs) {
        shared.dialog = None;
    }
    if shared.document().selected_count() > 1 {
        shared.end_draft();
        return copy_selection_as(shared, form, runner);
    }
    let copied = shared.document().copy_as(form, shared.forms());
    shared.inform(match copied.warnings.first() {
        None => tr("message-copied"),
        Some(worst) => {
            let worst = short_engine_warning_text(worst, MAX_NAMED);
            let more = copied.warnings.len() - 1;
            let variables = [("warning", worst.into()), ("more", more.into())];
            tr_with("message-copied-but", &variables)
        }
    });
    shared.effects.push(WindowEffect::CopyText(copied.text));
}

/// Copies the error messages: they may contain the name of a file that is needed elsewhere.
fn copy_messages(shared: &mut Shared) {
    let text = shared.errors().join("\n");
    shared.effects.push(WindowEffect::CopyText(text));
    shared.announcement = tr("message-messages-copied");
}

/// Reports that a field had no room for all of a text, and keeps the text. A single key is not worth keeping.
pub(crate) fn cut(own: &mut FenState, shared: &mut Shared, text: Arc<String>) {
    if text.chars().nth(1).is_none() {
        return shared.complain(tr("message-field-full"));
    }
    own.cut_text = Some(text);
    shared.report_failure(tr("message-text-cut"));
}

/// Copies the whole text that was too long for a field.
fn copy_cut_text(own: &mut FenState, shared: &mut Shared) {
    if let Some(text) = &own.cut_text {
        let order = ClipboardOrder::Copy(ClipboardKind::Clipboard, Arc::clone(text));
        shared.send(ClipboardAction::UseClipboard(order));
        shared.inform(tr("message-cut-text-copied"));
    }
}
