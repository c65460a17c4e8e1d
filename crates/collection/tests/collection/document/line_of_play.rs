//! The line of play of a document: its undo steps, and its effect on the records.

use crate::dice::Dice;
use crate::tree::random_tree;
use tabiya_chess::{Color, Move, Mover, Position, Square};
use tabiya_collection::document::{BulkChange, Document, DocumentId, Edit, UndoGroup};
use tabiya_collection::games::{PastedGames, PlayedMove, told_games, write_tree};
use tabiya_collection::passes::{SortKey, SortOrder};
use tabiya_collection::tree::{NodeId, TreeEdit};
use tabiya_lines::RowSet;
use tabiya_notation::annotations::MarkColor;
use tabiya_notation::fen::{FenStyle, write_fen};
use tabiya_notation::moves::{read_move, write_uci_line};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const STYLE: FenStyle = FenStyle::STANDARD;

fn on(lines: &[&str]) -> Document {
    let lines = lines.iter().map(|line| line.as_bytes().to_vec());
    Document::new(DocumentId(1), lines)
}

fn lines(document: &Document) -> Vec<String> {
    let rows = document.rows();
    let line = |row| String::from_utf8(rows.line(row).unwrap().to_vec()).unwrap();
    (0..rows.len()).map(line).collect()
}

fn play(document: &mut Document, words: &str) {
    for word in words.split(' ') {
        let mover = Mover::new(document.position()).unwrap();
        let read = read_move(&mover, word, &[]).unwrap();
        document.play(read.played, STYLE);
    }
}

/// The game tree as a game, without its tags.
fn game(document: &Document) -> String {
    let written = write_tree(document.line_of_play().unwrap().tree());
    let (_, moves) = written.split_once("\n\n").unwrap();
    moves.replace('\n', " ").trim_end().to_owned()
}

/// The moves of the line, and the number of moves that lead to the position shown.
fn line(document: &Document) -> (String, usize) {
    let Some(line) = document.line_of_play() else {
        return (String::new(), 0);
    };
    let moves: Vec<Move> = line.moves().collect();
    (write_uci_line(line.start(), &moves), line.at())
}

fn is(document: &Document, moves: &str, at: usize) {
    assert_eq!(line(document), (moves.to_owned(), at));
    let Some(line) = document.line_of_play() else {
        return;
    };
    let mut position: Position = *line.start();
    for played in line.moves().take(at) {
        position = position.after(played);
    }
    assert_eq!(
        *document.position(),
        position,
        "the line leads to the board"
    );
}

#[test]
fn the_line_of_play_is_correct_after_any_undo_and_redo() {
    let mut document = on(&[START]);
    play(&mut document, "e4 e5 Nf3");
    is(&document, "e2e4 e7e5 g1f3", 3);
    assert!(document.undo());
    is(&document, "e2e4 e7e5", 2);
    assert!(document.go_in_line(1, STYLE));
    is(&document, "e2e4 e7e5", 1);
    play(&mut document, "c5");
    is(&document, "e2e4 c7c5", 2);
    assert!(document.undo());
    is(&document, "e2e4 e7e5", 1);
    for _ in 0..2 {
        assert!(document.undo());
    }
    is(&document, "", 0);
    assert!(!document.is_modified());
    while document.redo() {}
    is(&document, "e2e4 c7c5", 2);
}

#[test]
fn a_move_from_the_middle_begins_a_variation_or_follows_the_one_that_has_it() {
    let mut document = on(&[START]);
    play(&mut document, "e4 e5 Nf3");
    document.go_in_line(1, STYLE);
    play(&mut document, "c5 Nc3");
    is(&document, "e2e4 c7c5 b1c3", 3);
    assert_eq!(game(&document), "1. e4 e5 ( 1... c5 2. Nc3 ) 2. Nf3 *");
    document.go_in_line(1, STYLE);
    // The line stays the one that was looked at, and a move of another line changes to it.
    is(&document, "e2e4 c7c5 b1c3", 1);
    play(&mut document, "e5");
    is(&document, "e2e4 e7e5 g1f3", 2);
    assert_eq!(game(&document), "1. e4 e5 ( 1... c5 2. Nc3 ) 2. Nf3 *");
    // Each of these moves is a step of undo, and no visit is one.
    let steps = std::iter::repeat_with(|| document.undo()).take_while(|is_undone| *is_undone);
    assert_eq!(steps.count(), 6);
    assert!(!document.is_modified());
}

#[test]
fn visits_to_other_moves_are_no_steps_of_undo_and_keep_what_can_be_redone() {
    let mut document = on(&[START, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]);
    play(&mut document, "e4 e5");
    document.go_in_line(0, STYLE);
    document.go_in_line(1, STYLE);
    assert!(document.undo());
    is(&document, "e2e4", 1);
    document.go_in_line(0, STYLE);
    assert!(document.can_redo());
    assert!(document.redo());
    is(&document, "e2e4 e7e5", 2);
    // A change of another row after a visit, undone and redone, leaves the visited position in its row.
    document.go_in_line(0, STYLE);
    let visited = lines(&document);
    document.select_row(1).unwrap();
    play(&mut document, "Kd1");
    let changed = lines(&document);
    let content = document.state_id();
    assert_eq!(changed[0], visited[0]);
    for _ in 0..3 {
        assert!(document.undo());
    }
    assert!(!document.can_undo() && !document.is_modified());
    while document.redo() {}
    assert_eq!((lines(&document), document.state_id()), (changed, content));
}

#[test]
fn each_edit_of_the_tree_is_one_step_of_undo() {
    let mut document = on(&[START]);
    play(&mut document, "e4 e5");
    document.go_in_line(1, STYLE);
    play(&mut document, "c5 Nf3");
    let shown = document.line_of_play().unwrap().node();
    let before = game(&document);
    for (edit, moves, at) in [
        (TreeEdit::Promote, "1. e4 c5 ( 1... e5 ) 2. Nf3 *", 3),
        (TreeEdit::MakeMainLine, "1. e4 c5 ( 1... e5 ) 2. Nf3 *", 3),
        (TreeEdit::DeleteVariation, "1. e4 e5 *", 1),
    ] {
        assert!(document.edit_tree(edit, shown, STYLE), "{edit:?}");
        assert_eq!(game(&document), moves);
        assert_eq!(document.line_of_play().unwrap().at(), at, "{edit:?}");
        assert!(document.undo());
        assert_eq!(game(&document), before);
        is(&document, "e2e4 c7c5 g1f3", 3);
        assert!(document.redo());
        assert_eq!(game(&document), moves);
        assert!(document.undo());
    }
    assert!(!document.edit_tree(TreeEdit::CutOff, shown, STYLE));
    // The position shown is removed, so the one before it is shown.
    assert!(document.edit_tree(TreeEdit::CutOff, NodeId::START, STYLE));
    is(&document, "", 0);
    assert!(document.undo());
    is(&document, "e2e4 c7c5 g1f3", 3);
}

#[test]
fn comments_and_arrows_of_a_record_are_those_of_its_move_in_the_game() {
    let text = "[Event \"x\"]\n\n1. e4 {[%clk 0:03:00] best} e5 *\n";
    let game_of = |text: &str| match told_games(text, PlayedMove::LeftOut) {
        PastedGames::One(game) => game.tree,
        other => panic!("{other:?}"),
    };
    let written = |document: &Document| write_tree(&document.game(STYLE));
    let mut document = on(&[START]);
    document.put_game(game_of(text), STYLE);
    document.go_in_line(1, STYLE);
    assert_eq!(written(&document), text);
    let mut drawn = document.annotations();
    drawn.set_mark(Square::from_name("e4").unwrap(), Some(MarkColor::Green));
    document.annotate(&drawn, STYLE).unwrap();
    let commented = written(&document);
    assert!(commented.contains("[%csl Ge4]"), "{commented}");
    assert!(commented.contains("[%clk 0:03:00] best"), "{commented}");
    // Also from another move, and until it is undone.
    document.go_in_line(2, STYLE);
    assert_eq!(written(&document), commented);
    assert!(document.undo());
    assert_eq!(written(&document), text);
}

#[test]
fn any_edits_and_visits_undone_give_the_same_game_and_the_same_rows() {
    let mut dice = Dice::new(380);
    for _ in 0..60 {
        let mut document = on(&[START]);
        document.put_game(random_tree(&mut dice, 30), STYLE);
        let before = game(&document);
        let mut steps = 0;
        for _ in 0..25 {
            let line = document.line_of_play().unwrap();
            let nodes = line.tree().line_through(line.node());
            let node = dice.pick(&nodes);
            let edit = dice.pick(&TreeEdit::ALL);
            let is_step = match dice.below(3) {
                0 => document.edit_tree(edit, node, STYLE),
                1 => {
                    document.go_to_node(node, STYLE);
                    false
                }
                _ => play_any(&mut document, &mut dice),
            };
            steps += u32::from(is_step);
            let line = document.line_of_play().unwrap();
            let shown = line.tree().node(line.node());
            assert_eq!(shown.position(), document.position());
            assert!(line.tree().has(line.node()));
        }
        let after = game(&document);
        for _ in 0..steps {
            assert!(document.undo());
        }
        assert_eq!(game(&document), before);
        if steps > 0 {
            for _ in 0..steps {
                assert!(document.redo());
            }
            assert_eq!(game(&document), after);
            for _ in 0..steps {
                assert!(document.undo());
            }
        }
        assert!(document.undo());
        assert_eq!(lines(&document), [START]);
        assert!(!document.is_modified() && !document.can_undo());
    }
}

fn play_any(document: &mut Document, dice: &mut Dice) -> bool {
    let moves = Mover::new(document.position()).map(|mover| mover.moves());
    let moves = moves.unwrap_or_default();
    if moves.is_empty() {
        return false;
    }
    document.play(dice.pick(&moves), STYLE);
    true
}

#[test]
fn steps_beyond_the_line_of_play_do_nothing() {
    let mut document = on(&[START]);
    assert!(!document.go_in_line(0, STYLE));
    play(&mut document, "e4");
    assert!(!document.go_in_line(1, STYLE));
    assert!(!document.go_in_line(2, STYLE));
    is(&document, "e2e4", 1);
}

#[test]
fn editing_the_position_ends_the_line_of_play_and_annotating_keeps_it() {
    let edits = [
        Edit::Put(Square::from_name("e5").unwrap(), None),
        Edit::SideToMove(Color::Black),
        Edit::HalfmoveClock(7),
        Edit::Start,
    ];
    for edit in edits {
        let mut document = on(&[START]);
        play(&mut document, "e4 e5");
        let group = Some(UndoGroup::HalfmoveClock);
        document.edit(edit, STYLE, group);
        is(&document, "", 0);
        assert!(document.undo());
        is(&document, "e2e4 e7e5", 2);
    }
    let mut document = on(&[START]);
    play(&mut document, "e4 e5");
    let add = tabiya_collection::document::OperationEdit::Add {
        opcode: "id".to_owned(),
    };
    assert_eq!(document.edit_operations(&add, STYLE, None), Ok(true));
    is(&document, "e2e4 e7e5", 2);
    document.mark_unsure(tabiya_chess::SquareSet::of(Square::A1));
    is(&document, "e2e4 e7e5", 2);
}

#[test]
fn operations_added_to_a_record_of_the_line_are_there_on_return() {
    let mut document = on(&["7k/8/5K2/8/8/8/8/6R1 w - - id \"a\";"]);
    play(&mut document, "Kf7");
    let set = tabiya_collection::document::OperationEdit::SetOperands {
        row: 0,
        typed: "b".to_owned(),
    };
    assert_eq!(document.edit_operations(&set, STYLE, None), Ok(true));
    let named = lines(&document);
    assert!(named[0].contains("id \"b\""), "{named:?}");
    document.go_in_line(0, STYLE);
    assert_eq!(lines(&document), ["7k/8/5K2/8/8/8/8/6R1 w - - id \"a\";"]);
    document.go_in_line(1, STYLE);
    assert_eq!(lines(&document), named);
}

#[test]
fn a_comment_or_blank_line_stays_and_the_first_move_goes_below() {
    for other in ["# a note", ""] {
        let mut document = on(&[other]);
        document.edit(Edit::Start, STYLE, None);
        document.select_row(0).unwrap();
        let kept = lines(&document);
        if Mover::new(document.position()).is_ok() {
            play(&mut document, "e4");
            assert_eq!(lines(&document)[0], kept[0]);
            assert!(document.undo());
            assert_eq!(lines(&document), kept);
        }
    }
}

#[test]
fn the_line_of_play_of_a_row_survives_showing_other_rows() {
    let mut document = on(&["# note", START, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]);
    document.select_row(1).unwrap();
    play(&mut document, "e4 e5");
    document.select_row(2).unwrap();
    is(&document, "", 0);
    play(&mut document, "Kd1");
    document.select_row(1).unwrap();
    is(&document, "e2e4 e7e5", 2);
    document.go_in_line(0, STYLE);
    document.select_row(2).unwrap();
    is(&document, "e1d1", 1);
    document.select_row(1).unwrap();
    is(&document, "e2e4 e7e5", 0);
}

#[test]
fn rows_that_move_or_are_deleted_and_restored_keep_their_game_with_its_variations() {
    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let game_in = |document: &mut Document, row| {
        document.select_row(row).unwrap();
        game(document)
    };
    let one = |row| RowSet::from_rows(3, [row]);
    let mut document = on(&[START, KINGS, "8/8/8/8/8/8/8/K6k w - - 0 1"]);
    play(&mut document, "e4 e5");
    document.go_in_line(1, STYLE);
    play(&mut document, "c5 Nf3");
    let played = game(&document);
    assert!(played.contains("1... c5 2. Nf3"), "{played}");
    for is_shown in [true, false] {
        document.select_row(u64::from(!is_shown)).unwrap();
        let rows = one(0);
        let moved = BulkChange::Move { rows, before: 3 };
        document.change_at_once(moved).unwrap();
        assert_eq!(game_in(&mut document, 2), played);
        assert!(document.undo());
        assert_eq!(game_in(&mut document, 0), played);

        document.change_at_once(BulkChange::Delete(one(0))).unwrap();
        assert_eq!(document.rows().len(), 2);
        document.select_row(1).unwrap();
        assert!(document.undo());
        assert_eq!(game_in(&mut document, 0), played);
    }
    let order = SortOrder {
        key: SortKey::Text,
        descending: false,
    };
    document
        .change_at_once(BulkChange::Sort { order, only: None })
        .unwrap();
    assert_eq!(game_in(&mut document, 2), played);
    assert!(document.undo());
    assert_eq!(game_in(&mut document, 0), played);
}

#[test]
fn an_invalid_operation_is_refused_and_changes_nothing() {
    let mut document = on(&[START]);
    play(&mut document, "e4");
    let before = lines(&document);
    assert!(document.write_line_of_play("b m", "e4", STYLE).is_err());
    assert_eq!(lines(&document), before);
    is(&document, "e2e4", 1);
    assert_eq!(document.write_line_of_play("pv", "e4", STYLE), Ok(true));
    is(&document, "e2e4", 0);
    assert_eq!(document.write_line_of_play("pv", "e4", STYLE), Ok(false));
    assert!(lines(&document)[0].ends_with("pv e4;"));
}

#[test]
fn all_positions_of_the_line_are_added_around_the_shown_one() {
    for at in 0..=2 {
        let mut document = on(&["# before", START, "# behind"]);
        document.select_row(1).unwrap();
        play(&mut document, "e4 e5");
        document.go_in_line(at, STYLE);
        let shown = write_fen(document.position());
        assert_eq!(document.add_line_positions(), 2);
        let all = lines(&document);
        assert_eq!(all.len(), 5);
        assert_eq!(
            [&*all[0], &*all[1], &*all[4]],
            ["# before", START, "# behind"]
        );
        assert_eq!(document.row(), 1 + at as u64);
        assert_eq!(write_fen(document.position()), shown);
        is(&document, "e2e4 e7e5", at);
        assert!(document.undo());
        assert_eq!(lines(&document).len(), 3);
    }
}

#[test]
fn all_positions_of_the_game_are_added_in_reading_order_around_the_shown_one() {
    let mut document = on(&["# before", START, "# after"]);
    document.select_row(1).unwrap();
    play(&mut document, "e4 e5 Nf3");
    document.go_in_line(1, STYLE);
    play(&mut document, "c5 Nc3");
    // A book prints 1. e4 e5 (1... c5 2. Nc3) 2. Nf3.
    is(&document, "e2e4 c7c5 b1c3", 3);
    assert_eq!(document.add_game_positions(), 5);
    let boards: Vec<_> = lines(&document)
        .iter()
        .map(|line| line.split(' ').next().unwrap().to_owned())
        .collect();
    assert_eq!(
        boards,
        [
            "#",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR",
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/2N5/PPPP1PPP/R1BQKBNR",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
            "#",
        ]
    );
    assert_eq!(
        document.row(),
        5,
        "the position shown stays the current one"
    );
    is(&document, "e2e4 c7c5 b1c3", 3);
    assert!(document.undo());
    assert_eq!(lines(&document).len(), 3);
}

#[test]
fn a_thousand_moves_keep_a_thousand_steps_of_undo() {
    let mut document = on(&["4k3/8/8/8/8/8/8/4K3 w - - 0 1"]);
    for _ in 0..250 {
        play(&mut document, "Kd1 Kd8 Ke1 Ke8");
    }
    assert_eq!(line(&document).1, 1000);
    let mut steps = 0;
    while document.undo() {
        steps += 1;
    }
    assert_eq!(steps, 1000);
}
