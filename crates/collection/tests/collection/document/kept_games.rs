//! Games of rows that are kept as text and put back into rows with the same lines.

use crate::properties::kept_games::check_fuzz;
use proptest::prelude::*;
use std::sync::Arc;
use tabiya_chess::Mover;
use tabiya_collection::document::{Document, DocumentId, KeptGame, body_of, find_games, read_body};
use tabiya_collection::games::GameReader;
use tabiya_collection::tree::GameTree;
use tabiya_notation::fen::{FenStyle, write_fen};
use tabiya_notation::moves::read_move;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const STYLE: FenStyle = FenStyle::STANDARD;
const GAME: &str = "[Event \"Club\"]\n\n1. e4 {solid\nand sound} (1. d4 $1 d5 (1... Nf6 2. c4)) \
                    1... e5 $14 2. -- {pass} ({before} 2. Nf3) *\n";

fn document(lines: &[&str]) -> Document {
    let lines = lines.iter().map(|line| line.as_bytes().to_vec());
    Document::new(DocumentId(1), lines)
}

fn play(document: &mut Document, words: &str) {
    for word in words.split(' ') {
        let mover = Mover::new(document.position()).unwrap();
        let read = read_move(&mover, word, &[]).unwrap();
        document.play(read.played, STYLE);
    }
}

fn tree_of(text: &str) -> GameTree {
    let mut reader = GameReader::new();
    let read = reader.read(text.as_bytes(), 0).unwrap();
    let mut tree = read.to_tree(text.as_bytes(), &[]);
    tree.set_records(|node| write_fen(node.position()).into_bytes());
    tree
}

/// The games of all rows, written and read again.
fn written_and_read(document: &Document) -> Vec<KeptGame> {
    let games = document.games_to_keep().in_rows(document.rows());
    let again = games.iter().map(|game| {
        let tree = read_body(&body_of(game.play.tree())).unwrap();
        KeptGame::read(&game.head(), &tree).unwrap()
    });
    again.collect()
}

#[test]
fn a_game_with_variations_comments_and_signs_is_the_same_after_writing_and_reading() {
    let tree = tree_of(GAME);
    let again = read_body(&body_of(&tree)).unwrap();
    assert_eq!(*again, tree);
}

#[test]
fn the_records_of_positions_and_the_place_in_the_game_are_kept() {
    let mut before = document(&["4k3/8/8/8/8/8/8/4K2R w K - 0 1 bm O-O; id \"one\";", KINGS]);
    play(&mut before, "Rf1 Kd7");
    before.go_in_line(1, STYLE);
    play(&mut before, "Ke7");
    before.go_in_line(1, STYLE);
    let games = written_and_read(&before);
    let lines: Vec<_> = (0..2)
        .map(|row| before.rows().line(row).unwrap().into_owned())
        .collect();
    let mut after = Document::new(DocumentId(2), lines);
    let found = find_games(after.rows(), games);
    assert_eq!((found.count(), found.lost.len()), (1, 0));
    after.take_games(found);
    let (one, other) = (before.line_of_play(), after.line_of_play());
    assert_eq!(one.unwrap().tree(), other.unwrap().tree());
    assert_eq!(other.unwrap().at(), 1);
    after.go_in_line(0, STYLE);
    assert!(after.line().ends_with(b" bm O-O; id \"one\";"));
}

#[test]
fn a_game_follows_its_line_to_another_row_and_is_never_put_under_another_line() {
    let mut before = document(&[START, KINGS]);
    play(&mut before, "e4");
    let e4 = before.rows().line(0).unwrap().into_owned();
    let e4 = str::from_utf8(&e4).unwrap();
    before.select_row(1).unwrap();
    play(&mut before, "Kd1");

    let mut after = document(&[START, KINGS, e4]);
    let found = find_games(after.rows(), written_and_read(&before));
    assert_eq!(found.count(), 1);
    let lost: Vec<_> = found.lost.iter().map(|game| game.row).collect();
    assert_eq!(lost, [1]);
    after.take_games(found);
    assert!(after.line_of_play().is_none());
    after.select_row(2).unwrap();
    assert_eq!(after.line_of_play().unwrap().len(), 1);
    assert_eq!(after.unsaved_games(), 1);
}

#[test]
fn a_line_that_is_in_two_rows_has_one_game_to_keep() {
    let mut before = document(&[START, START]);
    play(&mut before, "e4");
    let games = written_and_read(&before);
    let after = document(&[START, str::from_utf8(&games[0].line).unwrap()]);
    let again = [games.clone(), games].concat();
    let found = find_games(after.rows(), again);
    assert_eq!((found.count(), found.lost.len()), (1, 1));
}

#[test]
fn a_text_that_was_cut_off_or_changed_is_no_game() {
    let body = body_of(&tree_of(GAME));
    for end in 0..body.len() {
        assert_eq!(read_body(&body[..end]), None, "{end}");
    }
    let other = |from: &str, to: &str| {
        let text = str::from_utf8(&body).unwrap();
        assert!(text.contains(from), "{from} in {text}");
        read_body(text.replacen(from, to, 1).as_bytes())
    };
    assert_eq!(other("tree 1", "tree 2"), None);
    assert_eq!(other("nodes ", "nodes 1"), None);
    assert_eq!(other("pgn\n", "something\npgn\n"), None);
    let tree = Arc::new(tree_of(GAME));
    let head = |line: &str, at: &str| format!("row 3\nline {line}\nat{at}\n").into_bytes();
    assert!(KeptGame::read(&head(START, ""), &tree).is_some());
    assert!(KeptGame::read(&head(KINGS, ""), &tree).is_none());
    assert!(KeptGame::read(&head(START, " 7"), &tree).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_bytes_are_a_kept_game_or_none(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        pieces in prop::collection::vec(prop::sample::select(vec![
            "tree 1\n", "nodes 2\n", "record 0 x y\n", "untouched\n", "untagged *\n", "pgn\n",
            " 1. e4 *\n", " [FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n", "end\n", "\n%%%\n",
        ]), 0..12),
    ) {
        check_fuzz(&bytes);
        check_fuzz(pieces.concat().as_bytes());
    }

    #[test]
    fn a_damaged_text_is_read_as_it_says_or_refused(at in any::<prop::sample::Index>(), bit in 0_u8..8) {
        let mut body = body_of(&tree_of(GAME));
        let at = at.index(body.len());
        body[at] ^= 1 << bit;
        check_fuzz(&body);
    }
}
