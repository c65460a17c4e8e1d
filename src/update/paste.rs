//! Text that comes from elsewhere: pasted, dropped, or given on the command line.

use super::{draft, editing};
use crate::document::{Document, DocumentId, Edit};
use crate::notation::extract::extract;
use crate::notation::fen::FenStyle;
use crate::notation::record::{LineKind, read_record_over, write_record};
use crate::state::{Effect, Question, State};
use crate::text::{tr, tr_with};

/// Takes the positions out of a text. One goes onto the board; several are offered as new records;
/// with none, the text goes into the FEN field, where it can be mended.
pub(super) fn paste(state: &mut State, text: &str) {
    let mut found = extract(text);
    match found.len() {
        0 => paste_broken(state, text),
        1 => replace_position(state, &found.remove(0)),
        _ => state.questions.push_back(Question::AddSeveral(found)),
    }
}

/// Whether a text without a readable position is worth mending: it has the ranks of a board, or some
/// of them.
fn looks_like_fen(line: &str) -> bool {
    const FEWEST_RANK_ENDS: usize = 3;
    const MOST_CHARS: usize = 300;
    line.matches('/').count() >= FEWEST_RANK_ENDS && line.chars().count() <= MOST_CHARS
}

fn paste_broken(state: &mut State, text: &str) {
    let line = one_line(text);
    if line.is_empty() {
        return state.complain(tr("message-nothing-to-paste"));
    }
    if !looks_like_fen(&line) {
        return state.complain(tr("message-no-position-in-text"));
    }
    draft::end(state);
    let field = state.document().field_text(state.settings.fen_style);
    if field.is_cut || matches!(field.kind, LineKind::Blank | LineKind::Comment) {
        // That line stays; the text goes into one of its own.
        let position = *state.document().position();
        state
            .document_mut()
            .put_record(line.clone().into_bytes(), position);
    }
    draft::change(state, line);
    state.complain(tr("message-pasted-unreadable"));
    state.effects.push(Effect::FocusFenField);
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts a position that was found in a text onto the board. Fields that it lacks stay as they are.
pub(super) fn replace_position(state: &mut State, text: &str) {
    draft::end(state);
    let (reading, tail) = read_record_over(text, state.document().position());
    if tail.is_empty() {
        editing::edit(state, Edit::Replace(reading.position), None);
    } else {
        // Operations come with it: the text is the new line.
        let line = write_record(&reading.position, state.settings.fen_style, text.as_bytes());
        state.document_mut().put_record(line, reading.position);
    }
    state.inform(tr("message-pasted"));
}

/// Adds the positions as records behind the current one.
pub(super) fn add_records(state: &mut State, texts: &[String]) {
    draft::end(state);
    let style = state.settings.fen_style;
    let lines: Vec<_> = texts.iter().map(|text| record_line(text, style)).collect();
    let count = lines.len();
    let document = state.document_mut();
    document.insert_lines(document.row() + 1, lines);
    state.inform(tr_with("message-added", &[("count", count.into())]));
    state.effects.push(Effect::ShowCurrentRow);
}

fn record_line(text: &str, style: FenStyle) -> Vec<u8> {
    let (reading, _) = read_record_over(text, &crate::chess::Position::start());
    write_record(&reading.position, style, text.as_bytes())
}

/// A position from the command line: a document of its own, in place of the untouched first one.
pub(super) fn open_text(state: &mut State, text: &str) {
    let lines: Vec<_> = extract(text)
        .iter()
        .map(|found| record_line(found, state.settings.fen_style))
        .collect();
    if lines.is_empty() {
        return paste_broken(state, text);
    }
    let id = DocumentId(state.next_number());
    super::files::show_document(state, Document::new(id, lines));
}
