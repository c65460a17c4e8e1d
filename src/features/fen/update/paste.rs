//! Text that comes from elsewhere: pasted, dropped, or given on the command line.

use super::{draft, long_texts};
use crate::app::action::Message;
use crate::app::state::{Effect, State};
use crate::chess::{Color, Position};
use crate::document::{Document, DocumentId, Edit, understand_typed};
use crate::features::board::update::editing;
use crate::features::clipboard::LONGEST_AT_ONCE;
use crate::features::files::model::question::{Again, Positions, Question};
use crate::features::files::shown;
use crate::features::files::update::files;
use crate::features::help::model::first_steps::FirstStep;
use crate::notation::extract::{extract, line_of_found};
use crate::notation::links::{Link, link_in};
use crate::notation::piece_letters::Language;
use crate::notation::piece_list::read_piece_list;
use crate::notation::record::{LineKind, read_record_over, write_record};
use crate::notation::repair::{
    Interpretation, Repair, RepairKind, Understanding, with_missing_square,
};
use crate::tasks::Runner;
use crate::text::{counted, listed_apart, repair_text, tr, tr_with};

/// Takes the positions out of a text. One goes onto the board; several are offered as new records;
/// one that can be read in several ways the user is asked about; with none, the text goes into the FEN
/// field, where it can be mended.
pub(crate) fn paste(state: &mut State, text: String, runner: &mut dyn Runner) {
    if LONGEST_AT_ONCE < text.len() {
        long_texts::look(state, text, false, runner);
    } else {
        paste_at_once(state, &text);
    }
}

/// The same with a text that is short enough to be looked at within a frame.
pub(crate) fn paste_at_once(state: &mut State, text: &str) {
    let mut found = extract(text);
    match found.len() {
        0 => paste_unclear(state, text),
        1 => {
            replace_position(state, &found.remove(0));
            say_repairs(state, text);
        }
        _ => {
            let (texts, lines) = (found, None);
            let found = Again::new(Positions { texts, lines });
            state.questions.push_back(Question::AddSeveral(found));
        }
    }
}

fn paste_unclear(state: &mut State, text: &str) {
    let line = one_line(text);
    match understand_typed(&line) {
        Some(Understanding::One(reading)) => {
            replace_position(state, &reading.text);
            say_repairs(state, text);
        }
        Some(Understanding::Several(readings)) => ask_which(state, line, readings),
        Some(Understanding::Unreadable(_)) | None => paste_broken(state, text),
    }
}

/// Puts a text into the field and asks which of its readings is meant.
fn ask_which(state: &mut State, line: String, readings: Vec<Interpretation>) {
    put_into_field(state, line.clone());
    let text = line;
    let question = Question::ChooseReading { text, readings };
    state.questions.push_back(question);
}

/// Says what was put right in a text, beside what only surrounds a position.
fn say_repairs(state: &mut State, text: &str) {
    const MOST_SAID: usize = 3;
    let Some(Understanding::One(reading)) = understand_typed(&one_line(text)) else {
        return;
    };
    let is_worth_saying = |repair: &&Repair| {
        !matches!(
            repair.kind,
            RepairKind::Wrapper
                | RepairKind::WhiteSpace
                | RepairKind::TrailingText
                | RepairKind::MissingFields
        )
    };
    let repairs = reading.repairs.iter().filter(is_worth_saying);
    let said: Vec<_> = repairs.take(MOST_SAID).map(repair_text).collect();
    if !said.is_empty() {
        let variables = [("repairs", listed_apart(&said).into())];
        state.inform(tr_with("message-pasted-repaired", &variables));
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
    if let Some(link) = link_in(text) {
        return state.complain(match link {
            Link::Game(site) => tr_with("message-link-to-game", &[("site", site.into())]),
            Link::Page(site) => tr_with("message-link", &[("site", site.into())]),
        });
    }
    if let Some(position) = position_of_pieces(text, state.piece_language()) {
        draft::end(state);
        state.send(Message::FirstStepTaken(FirstStep::PasteOrUndo));
        return editing::edit(state, Edit::Replace(position), None);
    }
    let readings = with_missing_square(&line);
    if 1 < readings.len() {
        return ask_which(state, line, readings);
    }
    if !looks_like_fen(&line) {
        return state.complain(tr("message-no-position-in-text"));
    }
    put_into_field(state, line);
    state.complain(tr("message-pasted-unreadable"));
}

/// No list of pieces is longer, with all squares taken and every piece a word.
const MOST_LIST_BYTES: usize = 2000;

/// The position of a list of pieces, if all of the text is one and both kings are in it. It says
/// nothing of castling, as nobody has on an empty board.
fn position_of_pieces(text: &str, language: Language) -> Option<Position> {
    if text.len() > MOST_LIST_BYTES {
        return None;
    }
    let list = read_piece_list(text, language);
    if !list.remarks.is_empty() || list.unfinished.is_some() {
        return None;
    }
    let mut position = Position::empty();
    for man in &list.men {
        position.board.set(man.square, Some(man.piece));
    }
    position.side_to_move = list.side_to_move.unwrap_or(Color::White);
    let has_king = |color| position.board.king(color).is_some();
    Color::ALL.into_iter().all(has_king).then_some(position)
}

/// Puts a text that cannot be read as it stands where it can be mended.
fn put_into_field(state: &mut State, line: String) {
    draft::end(state);
    let field = state.document().field_text(state.settings.fen_style());
    if field.is_cut || matches!(field.kind, LineKind::Blank | LineKind::Comment) {
        // That line stays; the text goes into one of its own.
        let position = *state.document().position();
        state
            .document_mut()
            .put_record(line.clone().into_bytes(), position);
    }
    draft::change(state, line);
    state.effects.push(Effect::FocusFenField);
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts a position that was found in a text onto the board. Fields that it lacks stay as they are.
pub(crate) fn replace_position(state: &mut State, text: &str) {
    draft::end(state);
    state.send(Message::FirstStepTaken(FirstStep::PasteOrUndo));
    let (reading, tail) = read_record_over(text, state.document().position());
    if tail.is_empty() {
        editing::edit(state, Edit::Replace(reading.position), None);
    } else {
        // Operations come with it: the text is the new line.
        let line = write_record(
            &reading.position,
            state.settings.fen_style(),
            text.as_bytes(),
        );
        state.document_mut().put_record(line, reading.position);
    }
    state.inform(tr("message-pasted"));
}

/// Adds positions that were found as records behind the current one.
pub(crate) fn add_found(state: &mut State, found: &Positions, runner: &mut dyn Runner) {
    match &found.lines {
        Some(lines) => {
            let id = state.document().id();
            long_texts::add_lines(state, id, lines.clone(), runner);
        }
        None => add_records(state, &found.texts),
    }
}

/// Adds the positions as records behind the current one.
pub(crate) fn add_records(state: &mut State, texts: &[String]) {
    draft::end(state);
    state.send(Message::FirstStepTaken(FirstStep::PasteOrUndo));
    let style = state.settings.fen_style();
    let document = state.document_mut();
    let lines = texts.iter().map(|text| line_of_found(text, style));
    let lines: Vec<_> = lines.map(|line| document.as_new_line(line)).collect();
    let count = lines.len();
    document.insert_lines(document.row() + 1, lines);
    state.inform(tr_with("message-added", &counted(count)));
    state.effects.push(Effect::ShowCurrentRow);
}

/// A position from the command line: a document of its own, in place of the untouched first one.
/// What is too long to be looked at within a frame is opened as what another program writes.
pub(crate) fn open_text(state: &mut State, text: String, runner: &mut dyn Runner) {
    if LONGEST_AT_ONCE < text.len() {
        return files::open_input(state, text.into_bytes(), false, runner);
    }
    let lines: Vec<_> = extract(&text)
        .iter()
        .map(|found| line_of_found(found, state.settings.fen_style()))
        .collect();
    if lines.is_empty() {
        return paste_unclear(state, &text);
    }
    if files::has_room(state) {
        let id = DocumentId(state.next_number());
        shown::show_document(state, Document::new(id, lines));
    }
}
