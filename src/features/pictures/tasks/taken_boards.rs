//! Takes the boards and the doubtful squares that were read from a picture.

use crate::command::Command;
use crate::features::board::model::board_state::BoardState;
use crate::features::help::model::FirstStep;
use crate::features::pictures::model::{
    PictureFault, PictureSource, PicturesState, list_of, pictured, position,
};
use crate::model::action::HelpAction;
use crate::model::state::{MessageOffer, Shared, Tool, WindowEffect};
use std::path::Path;
use tabiya_chess::Square;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::TaskId;
use tabiya_notation::picture_doubts::Unlikely;
use tabiya_picture::scanned::FoundBoard;
use tabiya_text::{
    counted, load_error_text, missing_squares_text, scan_fault_text, tr, tr_with, unlikely_text,
};

/// Leaves out what is hardly a board.
///
/// # Errors
/// Returns the reason if nothing else was found.
pub(crate) fn likely(
    found: Result<Vec<FoundBoard>, PictureFault>,
) -> Result<Result<Vec<FoundBoard>, PictureFault>, Unlikely> {
    let Ok(found) = found else {
        return Ok(found);
    };
    let first = found.first().and_then(|board| board.unlikely);
    let is_likely = |board: &FoundBoard| board.unlikely.is_none();
    let likely: Vec<FoundBoard> = found.into_iter().filter(is_likely).collect();
    match first {
        Some(reason) if likely.is_empty() => Err(reason),
        _ => Ok(Ok(likely)),
    }
}

/// Reports that a picture shows hardly a board, and offers to read it anyway.
pub(crate) fn offer_reading(shared: &mut Shared, source: &PictureSource, reason: Unlikely) {
    let variables = [
        ("name", source.name().into()),
        ("reason", unlikely_text(reason).into()),
    ];
    let text = tr_with("message-picture-unlikely", &variables);
    shared.inform_offering(text, MessageOffer::ReadAnyway);
}

/// Takes the boards found in a picture. Returns whether there were any.
///
/// A single board from the clipboard goes onto the current board. A single board from a file does so only if the window
/// is unused; otherwise it becomes a new document, as several boards always do.
pub(crate) fn take(
    own: &mut PicturesState,
    board: &mut BoardState,
    shared: &mut Shared,
    id: TaskId,
    source: &PictureSource,
    found: Result<Vec<FoundBoard>, PictureFault>,
) -> bool {
    let name = source.name();
    let found = match found {
        Ok(found) => found,
        Err(PictureFault::Cancelled) => {
            shared.inform(tr("message-cancelled"));
            return false;
        }
        Err(PictureFault::Unread(path, error)) => {
            let path = Path::new(path.file_name().unwrap_or(path.as_os_str()));
            complain(shared, source, load_error_text(path, &error));
            return false;
        }
        Err(PictureFault::Scan(fault)) => {
            complain(shared, source, scan_fault_text(&name, &fault));
            return false;
        }
    };
    let is_file = matches!(source, PictureSource::File(_));
    match found.as_slice() {
        [] => {
            let text = tr_with("message-picture-none", &[("name", name.into())]);
            complain(shared, source, text);
            return false;
        }
        [one] if !is_file || shared.is_untouched() => put_on_board(board, shared, one),
        several => {
            let style = shared.settings.fen_style();
            let file = is_file.then_some(name.as_str());
            let Some(document) = list_of(DocumentId(id.0), several, style, file) else {
                return false;
            };
            show_list(shared, document, name);
        }
    }
    own.is_open = true;
    if board.tool == Tool::Play {
        // The panel of the moves would hide the picture.
        board.tool = Tool::Pointer;
    }
    true
}

/// Reports that a picture gave no board. For a file the message stays, because other files may be opened at the same
/// time.
fn complain(shared: &mut Shared, source: &PictureSource, text: String) {
    match source {
        PictureSource::File(path) => shared.report_about(path, |_| text),
        _ => shared.complain(text),
    }
}

fn put_on_board(board: &mut BoardState, shared: &mut Shared, found: &FoundBoard) {
    shared.end_draft();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    document.put_pictured(position(found), style, pictured(found, true));
    let unsure = document.unsure();
    board.block = None;
    board.wrapped_to = None;
    let mut squares = Square::all_in_fen_order();
    if let Some(first) = squares.find(|square| unsure.contains(*square)) {
        board.cursor = first;
    }
    shared.effects.push(WindowEffect::ShowCurrentRow);
    shared.effects.push(WindowEffect::FocusBoard);
    if unsure.is_empty() {
        return shared.inform(tr(if found.is_written {
            "message-picture-written"
        } else {
            "message-picture-read"
        }));
    }
    let variables = [("count", unsure.len().into())];
    let mut said = vec![tr_with("message-picture-doubt", &variables)];
    if !found.missing.is_empty() {
        let lines = missing_squares_text(&found.missing);
        said.push(tr_with(
            "message-picture-missing",
            &[("lines", lines.into())],
        ));
    }
    offer_next(shared, said.join(" "));
}

fn show_list(shared: &mut Shared, document: Document, name: String) {
    let rows = document.rows().len();
    let doubtful = (0..rows)
        .filter(|row| !document.unsure_at(*row).is_empty())
        .count();
    let id = document.id();
    shared.show_document(document);
    if shared.document().id() != id {
        return; // A message would be about another document than the one that is shown.
    }
    let [number, count] = counted(rows);
    let variables = [("name", name.into()), number, count];
    let mut said = vec![tr_with("message-pictures-read", &variables)];
    if doubtful > 0 {
        said.push(tr_with("message-pictures-doubt", &counted(doubtful)));
    }
    offer_next(shared, said.join(". "));
}

/// Shows a message, with a button to the next doubtful square if there is one.
fn offer_next(shared: &mut Shared, text: String) {
    if shared.document().unsure().is_empty() && shared.document().next_unsure_row().is_none() {
        return shared.inform(text);
    }
    let seen = shared.shown();
    let offer = MessageOffer::Run {
        text_id: "command-next-unsure",
        command: Command::NextUnsure,
        seen,
    };
    shared.inform_offering(text, offer);
}
