//! Documents whose rows are games.

use std::io::Cursor;
use std::ops::ControlFlow;
use tabiya_chess::{Color, Move};
use tabiya_collection::document::{Document, DocumentId, Edit, RowsView, ViewOf};
use tabiya_collection::search::Query;
use tabiya_collection::tree::{NodeId, TreeEdit};
use tabiya_lines::{RowSet, Source};
use tabiya_notation::fen::{FenStyle, write_fen};

const STYLE: FenStyle = FenStyle::STANDARD;
const FILE: &str = "; first\r\n[Event \"A\"]\r\n[White \"X\"]\r\n\r\n1. e4 {good} (1. d4 d5) 1... e5 *\r\n\r\n\
    [Event \"B\"]\r\n\r\n1. c4   1-0\r\n\r\n[Event \"C\"]\r\n\r\n1. e4 e5 2. Qq9 *\r\n\r\n\
    [Event \"D\"]\r\n[Variant \"Atomic\"]\r\n\r\n1. e4 *\r\n";

fn opened(file: &[u8]) -> Document {
    let goes_on = &mut |_, _| ControlFlow::Continue(());
    let source = Source::games_from_reader(&mut Cursor::new(file), goes_on).unwrap();
    Document::from_source(DocumentId(1), source)
}

fn file_of(document: &Document) -> String {
    let mut bytes = Vec::new();
    let goes_on = &mut |_| ControlFlow::Continue(());
    document.rows().write_to(&mut bytes, goes_on).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn play(document: &mut Document, san: &str) {
    let played = tabiya_notation::moves::read_exact_san(
        &tabiya_chess::Mover::new(document.position()).unwrap(),
        san.as_bytes(),
    );
    let played: Move = played.unwrap();
    document.play(played, STYLE);
}

#[test]
fn a_game_is_shown_at_its_end_with_its_tree() {
    let mut document = opened(FILE.as_bytes());
    assert_eq!(document.rows().len(), 5);
    assert_eq!(document.row(), 1, "the note above is no game");
    let line = document.line_of_play().unwrap();
    assert_eq!((line.at(), line.len()), (2, 2));
    assert_eq!(line.tree().node(NodeId::START).children().len(), 2);
    document.select_row(2).unwrap();
    assert_eq!(document.line_of_play().unwrap().len(), 1);
}

#[test]
fn looking_at_games_changes_nothing_and_each_keeps_its_place() {
    let mut document = opened(FILE.as_bytes());
    assert!(document.go_in_line(1, STYLE));
    assert!(!document.is_modified());
    document.select_row(2).unwrap();
    document.select_row(1).unwrap();
    assert_eq!(document.line_of_play().unwrap().at(), 1);
    assert_eq!(file_of(&document), FILE);
}

#[test]
fn a_move_changes_its_game_alone_and_undo_restores_its_bytes() {
    let mut document = opened(FILE.as_bytes());
    document.select_row(2).unwrap();
    play(&mut document, "e5");
    let expected = FILE.replace(
        "[Event \"B\"]\r\n\r\n1. c4   1-0\r\n",
        "[Event \"B\"]\r\n\r\n1. c4 e5 1-0\r\n",
    );
    assert_eq!(file_of(&document), expected);
    document.select_row(1).unwrap();
    document.select_row(2).unwrap();
    assert_eq!(document.line_of_play().unwrap().len(), 2);
    document.undo();
    assert_eq!(file_of(&document), FILE);
    document.redo();
    assert_eq!(file_of(&document), expected);
}

#[test]
fn an_edited_variation_is_written_and_stepping_afterwards_is_no_change() {
    let mut document = opened(FILE.as_bytes());
    let variation = {
        let tree = document.line_of_play().unwrap().tree().clone();
        tree.node(NodeId::START).children()[1]
    };
    assert!(document.edit_tree(TreeEdit::Promote, variation, STYLE));
    let file = file_of(&document);
    assert!(
        file.contains("1. d4 ( 1. e4 {good} 1... e5 ) 1... d5 *\r\n"),
        "{file}"
    );
    document.go_in_line(0, STYLE);
    assert_eq!(file_of(&document), file);
}

#[test]
fn operations_of_a_position_become_a_comment_of_its_game() {
    let mut document = opened(FILE.as_bytes());
    document.select_row(2).unwrap();
    document.write_line_of_play("pv", "x", STYLE).unwrap();
    document.select_row(1).unwrap();
    assert!(
        file_of(&document).contains("{[%epd pv x;]}"),
        "{}",
        file_of(&document)
    );
}

#[test]
fn a_position_that_is_set_up_over_a_game_with_moves_becomes_the_next_row() {
    let mut document = opened(FILE.as_bytes());
    assert!(document.edit(Edit::Clear, STYLE, None));
    assert_eq!((document.rows().len(), document.row()), (6, 2));
    assert!(document.edit(Edit::SideToMove(Color::Black), STYLE, None));
    assert_eq!(
        document.rows().len(),
        6,
        "the new game has no moves to keep"
    );
    let file = file_of(&document);
    let (before, after) = FILE.split_once("[Event \"B\"]").unwrap();
    assert!(file.starts_with(before), "{file}");
    assert!(
        file.contains("[FEN \"8/8/8/8/8/8/8/8 b - - 0 1\"]"),
        "{file}"
    );
    assert!(file.ends_with(after), "{file}");
    document.undo();
    document.undo();
    assert_eq!(file_of(&document), FILE);
}

#[test]
fn a_position_that_is_set_up_over_a_game_without_moves_keeps_its_tags() {
    let mut document = opened(b"[Event \"A\"]\n[White \"X\"]\n\n*\n");
    assert!(document.edit(Edit::Clear, STYLE, None));
    let file = file_of(&document);
    assert!(file.starts_with("[Event \"A\"]\n[White \"X\"]\n"), "{file}");
    assert!(
        file.contains("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]"),
        "{file}"
    );
    assert_eq!(document.rows().len(), 1);
}

#[test]
fn a_game_that_cannot_be_read_in_full_is_never_changed() {
    let mut document = opened(FILE.as_bytes());
    document.select_row(3).unwrap();
    assert_eq!(document.line_of_play().unwrap().len(), 2);
    document.go_in_line(1, STYLE);
    assert_eq!(file_of(&document), FILE);
    play(&mut document, "c5");
    assert_eq!((document.rows().len(), document.row()), (6, 4));
    assert!(file_of(&document).contains("1. e4 e5 2. Qq9 *\r\n\r\n[Event \"C\"]"));
}

#[test]
fn a_game_of_a_variant_is_kept_as_text() {
    let mut document = opened(FILE.as_bytes());
    document.select_row(4).unwrap();
    assert!(!document.has_position());
    assert!(document.line_of_play().is_none());
    document.edit(Edit::Clear, STYLE, None);
    assert!(file_of(&document).starts_with(FILE.trim_end()));
}

#[test]
fn games_in_latin_1_stay_in_latin_1() {
    let file = b"[Event \"R\xE9ti\"]\n\n1. c4 *\n\n[Event \"M\xFCnchen\"]\n\n1. d4 *\n";
    let mut document = opened(file);
    play(&mut document, "e5");
    let mut bytes = Vec::new();
    let goes_on = &mut |_| ControlFlow::Continue(());
    document.rows().write_to(&mut bytes, goes_on).unwrap();
    let expected = b"[Event \"R\xE9ti\"]\n\n1. c4 e5 *\n\n[Event \"M\xFCnchen\"]\n\n1. d4 *\n";
    assert_eq!(bytes, expected);
    assert!(write_fen(document.position()).starts_with("rnbqkbnr/pppp1ppp/8/4p3"));
}

#[test]
fn added_positions_are_games_without_moves() {
    let mut document = opened(FILE.as_bytes());
    document.add_lines(vec![b"4k3/8/8/8/8/8/8/4K2R w K - 0 1 bm O-O;".to_vec()]);
    assert_eq!(document.row(), 2);
    assert!(write_fen(document.position()).starts_with("4k3/8/8/8/8/8/8/4K2R"));
    let file = file_of(&document);
    assert!(
        file.contains("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]"),
        "{file}"
    );
    assert!(file.contains("{[%epd bm O-O;]} *"), "{file}");
}

#[test]
fn a_game_that_a_search_has_found_is_shown_at_the_position_that_matches() {
    let mut unsearched = opened(FILE.as_bytes());
    let query: Query = "men<=31".parse().unwrap();
    let text = "[Event \"A\"]\n\n1. e4 d5 2. exd5 Qxd5 (2... Nf6 3. c4) 3. Nc3 *\n\n\
        [Event \"B\"]\n\n1. e4 (1. d4 e5 2. dxe5) 1... c5 *\n";
    let mut found = opened(text.as_bytes());
    let rows = RowSet::all(2);
    found.set_view(Some(RowsView::of_rows(
        ViewOf::Found(Box::new(query.clone())),
        rows,
    )));
    assert_eq!(
        found.line_of_play().unwrap().at(),
        5,
        "the row was shown before"
    );
    assert!(found.go_to_found(STYLE));
    assert_eq!(found.line_of_play().unwrap().at(), 3);
    found.select_row(1).unwrap();
    let line = found.line_of_play().unwrap();
    assert_eq!((line.at(), line.len()), (3, 3), "the variation has it");
    assert_eq!(file_of(&found), text);
    assert!(!unsearched.go_to_found(STYLE), "the list shows all rows");
}
