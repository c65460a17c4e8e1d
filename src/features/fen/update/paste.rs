//! Text from elsewhere: pasted, dropped, or given on the command line.

use super::draft;
use super::taken::{Taken, repairs_of, replaced_operations, say_taken, with_rest};
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
use tabiya_notation::fen::unnamed_fields;
use tabiya_notation::links::{SiteLink, link_in, without_links};
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::{PieceList, piece_list_in, read_piece_list};
use tabiya_notation::record::{LineKind, read_record_over, write_record};
use tabiya_notation::repair::{AssumedFields, Interpretation, Understanding, readings_of_damage};
use tabiya_text::{counted, tr, tr_with};

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
            let repairs = repairs_of(&one_line(text));
            take_position(shared, &found.remove(0), repairs);
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

/// Takes what a text without an exact FEN holds. Links are left out first, since their signs could spoil the rest.
fn paste_unclear(shared: &mut Shared, text: &str) {
    let line = one_line(text);
    if line.is_empty() {
        return shared.complain(tr("message-nothing-to-paste"));
    }
    let Some(link) = link_in(text) else {
        if !take_understood(shared, &line) && !take_other(shared, text) {
            shared.complain(tr("message-no-position-in-text"));
        }
        return;
    };
    let rest = without_links(text);
    let is_taken = take_understood(shared, &one_line(&rest))
        || take_understood(shared, &line)
        || take_other(shared, &rest);
    if !is_taken {
        shared.complain(match link {
            SiteLink::Game(site) => tr_with("message-link-to-game", &[("site", site.into())]),
            SiteLink::Page(site) => tr_with("message-link", &[("site", site.into())]),
        });
    }
}

/// Takes the position of a line that is understood, or asks which one is meant. Returns whether it did.
fn take_understood(shared: &mut Shared, line: &str) -> bool {
    match understand_typed(line) {
        Some(Understanding::One(reading)) => {
            put_on_board(shared, &reading.text, &Taken::of(&reading));
        }
        Some(Understanding::Several(readings)) => ask_which(shared, line.to_owned(), readings),
        Some(Understanding::Unreadable(_)) | None => return false,
    }
    true
}

/// Puts a text into the field and asks the user for the intended reading.
fn ask_which(shared: &mut Shared, line: String, readings: Vec<Interpretation>) {
    let replaced = replaced_operations(shared.document());
    put_into_field(shared, line.clone());
    let question = WindowQuestion::ChooseReading {
        text: line,
        readings,
        replaced,
    };
    shared.questions.push_back(question);
}

/// Whether a text without a readable position is worth repairing, as it has several ranks of a board.
fn looks_like_fen(line: &str) -> bool {
    const FEWEST_RANK_ENDS: usize = 3;
    const MAX_CHARS: usize = 300;
    line.matches('/').count() >= FEWEST_RANK_ENDS && line.chars().count() <= MAX_CHARS
}

/// Takes moves, a list of pieces or a broken FEN. Returns whether it did, or explained the text.
fn take_other(shared: &mut Shared, text: &str) -> bool {
    let line = one_line(text);
    let moves = bare_games(text, shared.settings.games_move);
    if !moves.are_whole()
        && let Some(list) = whole_position(text, shared.piece_language())
    {
        replace_by_pieces(shared, &list);
    } else if !moves.is_none() {
        take_games(shared, moves);
    } else {
        let readings = readings_of_damage(&line);
        if 1 < readings.len() {
            ask_which(shared, line, readings);
        } else if are_moves_from_elsewhere(text) {
            shared.complain(tr("message-moves-from-elsewhere"));
        } else if looks_like_fen(&line) {
            complain_of_broken(shared, line);
        } else if let Some(list) = list_in_prose(text, shared.piece_language()) {
            replace_by_pieces(shared, &list);
        } else {
            return false;
        }
    }
    true
}

/// Puts a broken FEN into the field, and reports that and the operations that it replaced.
fn complain_of_broken(shared: &mut Shared, line: String) {
    let replaced = replaced_operations(shared.document());
    put_into_field(shared, line);
    let head = tr("message-pasted-unreadable");
    let position = *shared.document().position();
    let said = with_rest(head, AssumedFields::default(), &position, &replaced);
    shared.complain(said);
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

/// The list of pieces in a text that has other words as well.
fn list_in_prose(text: &str, language: Language) -> Option<PieceList> {
    (text.len() <= MAX_LIST_BYTES).then(|| piece_list_in(text, language))?
}

/// Replaces the position by a list of pieces, without castling rights, as on a cleared board. The user can add the
/// pieces to those on the board instead.
fn replace_by_pieces(shared: &mut Shared, list: &PieceList) {
    shared.end_draft();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    let mut added = shared.document().position().board;
    list.put_on(&mut added);
    let mut position = unnamed_fields();
    list.put_on(&mut position.board);
    position.side_to_move = list.side_to_move.unwrap_or(Color::White);
    let replaced = replace_whole(shared, position);
    let assumed = AssumedFields {
        side_to_move: list.side_to_move.is_none(),
        castling: true,
        counters: true,
    };
    let said = with_rest(tr("message-list-replaced"), assumed, &position, &replaced);
    if added == position.board {
        shared.send(Action::Inform(said));
    } else {
        shared.send(Action::OfferChange(
            said,
            "message-list-add",
            Edit::Board(added),
        ));
    }
}

/// Puts an unreadable text into the field, where it can be repaired. It replaces the whole record: its unreadable
/// ranks and fields are those of an empty board.
fn put_into_field(shared: &mut Shared, line: String) {
    shared.end_draft();
    let field = shared.document().field_text(shared.settings.fen_style());
    if field.is_cut || matches!(field.kind, LineKind::Blank | LineKind::Comment) {
        // That line stays, and the text gets a new line.
        let position = unnamed_fields();
        shared
            .document_mut()
            .put_record(line.clone().into_bytes(), position);
    }
    draft::change_alone(shared, line);
    shared.effects.push(WindowEffect::FocusFenField);
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts a position found in a text onto the board.
pub(crate) fn replace_position(shared: &mut Shared, text: &str) {
    take_position(shared, text, Vec::new());
}

fn take_position(shared: &mut Shared, text: &str, repairs: Vec<String>) {
    let (reading, tail) = read_record_over(text, &unnamed_fields());
    let assumed = AssumedFields::after(reading.fields, !tail.is_empty());
    put_on_board(shared, text, &Taken { repairs, assumed });
}

/// Puts the position of a text onto the board in place of the whole record. Fields that the text lacks are those of a
/// new position.
fn put_on_board(shared: &mut Shared, text: &str, taken: &Taken) {
    shared.end_draft();
    let before = shared.shown();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    let (reading, tail) = read_record_over(text, &unnamed_fields());
    let replaced = if tail.is_empty() {
        replace_whole(shared, reading.position)
    } else {
        // The text has operations, so it becomes the new line.
        let replaced = replaced_operations(shared.document());
        let style = shared.settings.fen_style();
        let line = write_record(&reading.position, style, text.as_bytes());
        shared.document_mut().put_record(line, reading.position);
        replaced
    };
    say_taken(shared, Some(before), taken, &reading.position, &replaced);
}

/// Replaces the record by a position. Returns the names of the operations that are lost thereby.
fn replace_whole(shared: &mut Shared, position: Position) -> Vec<String> {
    let replaced = replaced_operations(shared.document());
    if position == *shared.document().position() || replaced.is_empty() {
        shared.send(BoardAction::Edit(Edit::Replace(position), None));
        return Vec::new();
    }
    let style = shared.settings.fen_style();
    shared.document_mut().replace_record(position, style);
    replaced
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
