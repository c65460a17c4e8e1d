//! Text from elsewhere: pasted, dropped, or given on the command line.

use super::draft;
use crate::features::clipboard::takes_long;
use crate::features::files::model::question::{Again, Positions, WindowQuestion};
use crate::features::help::model::FirstStep;
use crate::features::pictures::model::named::files_named;
use crate::model::action::{
    Action, BoardAction, ClipboardAction, GamesAction, HelpAction, ListAction, PicturesAction,
};
use crate::model::state::{Shared, WindowEffect};
use std::ops::ControlFlow;
use tabiya_chess::{Color, Position};
use tabiya_collection::document::{Edit, understand_typed};
use tabiya_collection::games::{PastedGames, are_moves_from_elsewhere, bare_games, told_games};
use tabiya_notation::extract::{extract, line_of_found};
use tabiya_notation::links::{SiteLink, link_in};
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::{PieceList, read_piece_list};
use tabiya_notation::record::{LineKind, read_record_over, write_record};
use tabiya_notation::repair::{
    Interpretation, Repair, RepairKind, Understanding, with_missing_square,
};
use tabiya_text::{counted, listed_apart, repair_text, tr, tr_with};

/// Takes the positions from a text. A single position goes onto the board, and several are offered as new records. A
/// game is shown with its moves. If the text can be read in several ways, the user is asked. Without any position the
/// text goes into the FEN field, where it can be repaired.
pub(crate) fn paste(shared: &mut Shared, text: String) {
    if takes_long(&text) {
        return shared.send(ClipboardAction::LookForPositions {
            text,
            for_rows: false,
        });
    }
    match files_named(&text, &mut |_| ControlFlow::Continue(())) {
        Some(files) => shared.send(PicturesAction::OpenNamed(files)),
        None => paste_at_once(shared, &text),
    }
}

/// Takes the positions from a text that is short enough to read within a frame.
pub(crate) fn paste_at_once(shared: &mut Shared, text: &str) {
    // An older message is not about this text.
    shared.message = None;
    let played = shared.settings.games_move;
    let games = told_games(text, played);
    if !games.is_none() {
        return take_games(shared, games);
    }
    let mut found = extract(text);
    match found.len() {
        0 => paste_unclear(shared, text),
        1 => {
            replace_position(shared, &found.remove(0));
            say_repairs(shared, text);
        }
        _ => {
            let (texts, lines) = (found, None);
            let found = Again::new(Positions { texts, lines });
            shared
                .questions
                .push_back(WindowQuestion::AddSeveral(found));
        }
    }
}

fn take_games(shared: &mut Shared, games: PastedGames) {
    let rows_of = None;
    shared.send(GamesAction::TakeGames { games, rows_of });
}

fn paste_unclear(shared: &mut Shared, text: &str) {
    let line = one_line(text);
    match understand_typed(&line) {
        Some(Understanding::One(reading)) => {
            replace_position(shared, &reading.text);
            say_repairs(shared, text);
        }
        Some(Understanding::Several(readings)) => ask_which(shared, line, readings),
        Some(Understanding::Unreadable(_)) | None => paste_broken(shared, text),
    }
}

/// Puts a text into the field and asks the user for the intended reading.
fn ask_which(shared: &mut Shared, line: String, readings: Vec<Interpretation>) {
    put_into_field(shared, line.clone());
    let text = line;
    let question = WindowQuestion::ChooseReading { text, readings };
    shared.questions.push_back(question);
}

/// Reports the repairs of a text, except those of text around a position.
fn say_repairs(shared: &mut Shared, text: &str) {
    const MAX_SAID: usize = 3;
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
    let said: Vec<_> = repairs.take(MAX_SAID).map(repair_text).collect();
    if !said.is_empty() {
        let variables = [("repairs", listed_apart(&said).into())];
        let said = tr_with("message-pasted-repaired", &variables);
        shared.send(Action::Inform(said));
    }
}

/// Whether a text without a readable position is worth repairing, as it has several ranks of a board.
fn looks_like_fen(line: &str) -> bool {
    const FEWEST_RANK_ENDS: usize = 3;
    const MAX_CHARS: usize = 300;
    line.matches('/').count() >= FEWEST_RANK_ENDS && line.chars().count() <= MAX_CHARS
}

fn paste_broken(shared: &mut Shared, text: &str) {
    let line = one_line(text);
    if line.is_empty() {
        return shared.complain(tr("message-nothing-to-paste"));
    }
    if let Some(link) = link_in(text) {
        return shared.complain(match link {
            SiteLink::Game(site) => tr_with("message-link-to-game", &[("site", site.into())]),
            SiteLink::Page(site) => tr_with("message-link", &[("site", site.into())]),
        });
    }
    let moves = bare_games(text, shared.settings.games_move);
    if !moves.are_whole()
        && let Some(list) = whole_position(text, shared.piece_language())
    {
        return replace_by_pieces(shared, &list);
    }
    if !moves.is_none() {
        return take_games(shared, moves);
    }
    let readings = with_missing_square(&line);
    if 1 < readings.len() {
        return ask_which(shared, line, readings);
    }
    if are_moves_from_elsewhere(text) {
        return shared.complain(tr("message-moves-from-elsewhere"));
    }
    if !looks_like_fen(&line) {
        return shared.complain(tr("message-no-position-in-text"));
    }
    put_into_field(shared, line);
    shared.complain(tr("message-pasted-unreadable"));
}

/// The maximum size of a list of pieces, with all squares occupied and every piece written as a word.
const MAX_LIST_BYTES: usize = 2000;

/// The list of pieces in a text, if the whole text is one and names both kings.
fn whole_position(text: &str, language: Language) -> Option<PieceList> {
    if text.len() > MAX_LIST_BYTES {
        return None;
    }
    let list = read_piece_list(text, language);
    let is_read = list.remarks.is_empty() && list.unfinished.is_none();
    (is_read && list.names_both_kings()).then_some(list)
}

/// Replaces the position by a list of pieces, without castling rights, as on a cleared board. The user can add the
/// pieces to those on the board instead.
fn replace_by_pieces(shared: &mut Shared, list: &PieceList) {
    shared.end_draft();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    let mut added = shared.document().position().board;
    list.put_on(&mut added);
    let mut position = Position::empty();
    list.put_on(&mut position.board);
    position.side_to_move = list.side_to_move.unwrap_or(Color::White);
    shared.send(BoardAction::Edit(Edit::Replace(position), None));
    if added != position.board {
        let text = tr("message-list-replaced");
        shared.send(Action::OfferChange(
            text,
            "message-list-add",
            Edit::Board(added),
        ));
    }
}

/// Puts an unreadable text into the field, where it can be repaired.
fn put_into_field(shared: &mut Shared, line: String) {
    shared.end_draft();
    let field = shared.document().field_text(shared.settings.fen_style());
    if field.is_cut || matches!(field.kind, LineKind::Blank | LineKind::Comment) {
        // That line stays, and the text gets a new line.
        let position = *shared.document().position();
        shared
            .document_mut()
            .put_record(line.clone().into_bytes(), position);
    }
    draft::change(shared, line);
    shared.effects.push(WindowEffect::FocusFenField);
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts a position found in a text onto the board. Fields that the text lacks stay as they are.
pub(crate) fn replace_position(shared: &mut Shared, text: &str) {
    shared.end_draft();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    let (reading, tail) = read_record_over(text, shared.document().position());
    if tail.is_empty() {
        shared.send(BoardAction::Edit(Edit::Replace(reading.position), None));
    } else {
        // The text has operations, so it becomes the new line.
        let line = write_record(
            &reading.position,
            shared.settings.fen_style(),
            text.as_bytes(),
        );
        shared.document_mut().put_record(line, reading.position);
    }
    shared.send(Action::Inform(tr("message-pasted")));
}

/// Adds the positions found in a text as records after the current one.
pub(crate) fn add_found(shared: &mut Shared, found: &Positions) {
    match &found.lines {
        Some(lines) => {
            let id = shared.document().id();
            shared.send(ListAction::AddLines(id, lines.clone()));
        }
        None => add_records(shared, &found.texts),
    }
}

/// Adds positions as records after the current one.
pub(crate) fn add_records(shared: &mut Shared, texts: &[String]) {
    shared.end_draft();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    let lines: Vec<_> = texts
        .iter()
        .map(|text| document.as_new_line(line_of_found(text, style)))
        .collect();
    let count = lines.len();
    document.add_lines(lines);
    shared.inform(tr_with("message-added", &counted(count)));
    shared.effects.push(WindowEffect::ShowCurrentRow);
}
