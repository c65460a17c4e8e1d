//! The games of rows that are in no file, which closing a document would lose.

use std::sync::Arc;
use tabiya_chess::{Mover, Square};
use tabiya_collection::document::{
    BulkChange, Document, DocumentId, LineSet, Rewrite, Rewriting, Rewritten,
};
use tabiya_collection::passes::PassError;
use tabiya_lines::{LineId, RowSet};
use tabiya_notation::annotations::{Annotations, MarkColor};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::moves::read_move;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const STYLE: FenStyle = FenStyle::STANDARD;

fn on_two_rows() -> Document {
    Document::new(
        DocumentId(1),
        [START, KINGS].map(|line| line.as_bytes().to_vec()),
    )
}

fn play(document: &mut Document, words: &str) {
    for word in words.split(' ') {
        let mover = Mover::new(document.position()).unwrap();
        let read = read_move(&mover, word, &[]).unwrap();
        document.play(read.played, STYLE);
    }
}

#[test]
fn the_games_of_rows_are_unsaved_until_they_are_written_as_games() {
    let mut document = on_two_rows();
    assert_eq!(document.unsaved_games(), 0);
    play(&mut document, "e4 e5");
    assert_eq!(document.unsaved_games(), 1);
    document.select_row(1).unwrap();
    play(&mut document, "Kd1");
    assert_eq!(document.unsaved_games(), 2);

    let first = document.rows().spans(0..1);
    let mut only_first = document.rows().clone();
    only_first.splice(0, u64::MAX, &first);
    let games = document.games_of_rows();
    document.mark_games_saved(&games, &only_first);
    assert_eq!(document.unsaved_games(), 1);
    document.mark_games_saved(&games, &document.rows().clone());
    assert_eq!(document.unsaved_games(), 0);
    assert!(document.has_unsaved_work(), "the rows are not saved");

    document.go_in_line(0, STYLE);
    assert_eq!(document.unsaved_games(), 0, "looking changes nothing");
    play(&mut document, "Kf1");
    assert_eq!(document.unsaved_games(), 1, "a variation is new");
    assert!(document.undo());
    assert_eq!(document.unsaved_games(), 0);
}

#[test]
fn a_deleted_row_and_a_row_that_names_its_moves_have_no_unsaved_game() {
    let mut document = on_two_rows();
    play(&mut document, "e4");
    let first = RowSet::from_rows(2, [0]);
    document.change_at_once(BulkChange::Delete(first)).unwrap();
    assert_eq!(document.unsaved_games(), 0);
    assert!(document.undo());
    assert_eq!(document.unsaved_games(), 1);
    assert_eq!(document.write_line_of_play("pv", "e4", STYLE), Ok(true));
    assert_eq!(document.unsaved_games(), 0);
}

#[test]
fn what_a_record_with_operations_does_not_hold_is_an_unsaved_game() {
    let record = b"4k3/8/8/8/8/8/8/4K3 w - - 0 1 pv Kd1;".to_vec();
    let mut document = Document::new(DocumentId(1), [record]);
    play(&mut document, "Kd1 Kd8");
    assert_eq!(document.unsaved_games(), 0, "the record has moves");
    document.go_in_line(1, STYLE);
    play(&mut document, "Kf8");
    assert_eq!(document.unsaved_games(), 1, "a variation");
    assert!(document.undo());
    assert_eq!(document.unsaved_games(), 0);
    let mut marked = Annotations::default();
    marked.set_mark(Square::from_name("e4").unwrap(), Some(MarkColor::Red));
    assert_eq!(document.annotate(&marked, STYLE), Ok(true));
    assert_eq!(document.unsaved_games(), 1, "a comment on a move");
}

/// Replaces an ending of each line that has it.
#[derive(Debug)]
struct NewEnding(&'static str, &'static str);

impl Rewrite for NewEnding {
    fn rewrite(&self, _id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        let line = str::from_utf8(line).unwrap();
        let Some(kept) = line.strip_suffix(self.0) else {
            return Ok(Rewritten::AsItIs);
        };
        Ok(Rewritten::Line(format!("{kept}{}", self.1).into_bytes()))
    }
}

fn rewrite(document: &mut Document, by: NewEnding) {
    let mut lines = LineSet::none(document.rows());
    for row in 0..document.rows().len() {
        lines.insert(document.rows(), document.rows().line_id(row).unwrap());
    }
    let rewriting = Rewriting {
        lines: Arc::new(lines),
        by: Arc::new(by),
    };
    document
        .change_at_once(BulkChange::Rewrite(rewriting))
        .unwrap();
}

#[test]
fn a_rewritten_line_of_the_same_position_keeps_its_game() {
    for shown in [0, 1] {
        let mut document = on_two_rows();
        play(&mut document, "e4 e5");
        document.go_in_line(1, STYLE);
        play(&mut document, "c5");
        document.select_row(shown).unwrap();
        rewrite(&mut document, NewEnding("", " acd 9;"));
        assert!(document.rows().line(0).unwrap().ends_with(b" acd 9;"));
        assert_eq!(document.unsaved_games(), 1);
        document.select_row(0).unwrap();
        let tree = document.line_of_play().unwrap().tree();
        assert_eq!(tree.walk().count(), 5, "two moves and a variation of one");
        assert!(document.undo());
        assert_eq!(document.unsaved_games(), 1);

        // Another position in the row does not belong to the game.
        rewrite(&mut document, NewEnding(" 0 2", " 0 7"));
        assert_eq!(document.unsaved_games(), 0);
        assert!(document.undo());
        assert_eq!(document.unsaved_games(), 1);
    }
}
