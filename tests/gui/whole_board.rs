//! Commands for the whole board, or for a block of it.

use super::program::{Program, START};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya_chess::{Square, Transform};

const CTRL: Modifiers = Modifiers::COMMAND;
const ITALIAN: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

/// Each command with its menu, and its result for the position above.
const COMMANDS: [(&str, Option<&str>, &str, &str); 17] = [
    (
        "Transform",
        None,
        "Mirror left and right",
        "rnbkqb1r/ppp1pppp/5n2/3p4/3P1B2/2N5/PPP1PPPP/R2KQBNR b KQkq - 3 3",
    ),
    (
        "Transform",
        None,
        "Mirror top and bottom",
        "RNBQK2R/PPPP1PPP/5N2/2B1P3/4p3/2n5/pppp1ppp/r1bqkbnr b - - 3 3",
    ),
    (
        "Transform",
        None,
        "Rotate by 180°",
        "R2KQBNR/PPP1PPPP/2N5/3P1B2/3p4/5n2/ppp1pppp/rnbkqb1r b - - 3 3",
    ),
    (
        "Transform",
        None,
        "Swap colours and flip ranks",
        "rnbqk2r/pppp1ppp/5n2/2b1p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 3 3",
    ),
    (
        "Transform",
        None,
        "Swap colours in place",
        "R1BQKBNR/PPPP1PPP/2N5/4P3/2b1p3/5n2/pppp1ppp/rnbqk2r w - - 3 3",
    ),
    (
        "Transform",
        None,
        "As Black sees it",
        "r2kqbnr/ppp1pppp/2n5/3p1b2/3P4/5N2/PPP1PPPP/RNBKQB1R w KQkq - 3 3",
    ),
    (
        "Transform",
        Some("Shift by one"),
        "Shift up",
        "pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R/8 b - - 3 3",
    ),
    (
        "Transform",
        Some("Shift by one"),
        "Shift left",
        "1bqkbnr1/ppp1ppp1/1n6/3p4/1B1P4/4N3/PPP1PPP1/NBQK2R1 b Kk - 3 3",
    ),
    (
        "Transform",
        Some("Fill with pawns"),
        "Set up White’s pawns",
        "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPPPPPP/RNBQK2R b KQkq - 3 3",
    ),
    (
        "Transform",
        Some("Fill with pawns"),
        "Set up Black’s pawns",
        "r1bqkbnr/pppppppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    ),
    (
        "Transform",
        Some("Fill with pawns"),
        "Fill the cursor's rank with white pawns",
        "PPPPPPPP/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQ - 3 3",
    ),
    (
        "Board",
        Some("Clear"),
        "Clear White’s pieces",
        "r1bqkbnr/pppp1ppp/2n5/4p3/8/8/8/8 b kq - 3 3",
    ),
    (
        "Board",
        Some("Clear"),
        "Clear Black’s pieces",
        "8/8/8/8/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQ - 3 3",
    ),
    (
        "Board",
        Some("Clear"),
        "Clear pawns",
        "r1bqkbnr/8/2n5/8/2B5/5N2/8/RNBQK2R b KQkq - 3 3",
    ),
    (
        "Board",
        Some("Clear"),
        "Leave only the kings",
        "4k3/8/8/8/8/8/8/4K3 b - - 3 3",
    ),
    ("Board", None, "Set up start position", START),
    (
        "Board",
        None,
        "Clear all squares",
        "8/8/8/8/8/8/8/8 b - - 0 1",
    ),
];

/// The number of squares on which a position differs from the one from which all commands start.
fn differing_squares(fen: &str) -> usize {
    let [wanted, begins] = [fen, ITALIAN].map(|fen| {
        let position = tabiya_notation::fen::read_strict(fen.as_bytes());
        position.unwrap().board
    });
    let differs = |square: &Square| wanted.get(*square) != begins.get(*square);
    Square::all().filter(differs).count()
}

fn open_menu(program: &mut Program, menu: &str, submenu: Option<&str>) {
    program.click_role(egui::accesskit::Role::Button, menu);
    if let Some(submenu) = submenu {
        program.click(submenu);
    }
}

#[test]
fn every_board_command_has_a_preview_and_is_one_undo_step() {
    for (menu, submenu, command, wanted) in COMMANDS {
        let mut program = Program::on(ITALIAN);
        // The position is compared with itself, so that a preview is reported square by square.
        program.key_with(CTRL | Modifiers::SHIFT, Key::D);
        open_menu(&mut program, menu, submenu);
        let entries = program.harness.query_all_by_label(command);
        let entry = entries.last().unwrap().rect().center();
        program.move_to(entry);
        // The preview is counted beside the board, and not applied yet.
        let board = wanted.split(' ').next().unwrap();
        let count = |is_it: fn(&char) -> bool| board.chars().filter(is_it).count();
        let (white, black) = (
            count(char::is_ascii_uppercase),
            count(char::is_ascii_lowercase),
        );
        let men = format!("Pieces: {white} white, {black} black");
        assert!(program.has(&men), "{command}: {men}");
        let differing = match differing_squares(wanted) {
            0 => "No square differs".to_owned(),
            1 => "One square differs".to_owned(),
            count => format!("{count} squares differ"),
        };
        assert!(program.says(&differing), "{command}: {differing}");
        assert_eq!(program.fen(), ITALIAN, "{command}");
        program
            .harness
            .query_all_by_label(command)
            .last()
            .unwrap()
            .click();
        program.run();
        assert_eq!(program.fen(), wanted, "{command}");
        assert_eq!(program.field(), wanted, "{command}");
        program.undo();
        assert_eq!(program.fen(), ITALIAN, "{command}");
        program.redo();
        assert_eq!(program.fen(), wanted, "{command}");
    }
}

fn shift(program: &mut Program, command: &str) {
    open_menu(program, "Transform", Some("Shift by one"));
    program.click(command);
}

#[test]
fn pieces_that_a_shift_pushes_off_the_board_are_reported() {
    let mut program = Program::on("7R/8/8/8/8/8/8/k6K w - - 0 1");
    shift(&mut program, "Shift right");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/1k6 w - - 0 1");
    assert!(program.says("2 pieces fell off the board: h1, h8"));
    program.undo();
    assert_eq!(program.fen(), "7R/8/8/8/8/8/8/k6K w - - 0 1");
}

#[test]
fn a_shift_follows_the_flipped_board() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    program.key(Key::F);
    shift(&mut program, "Shift down");
    // With Black below, down is towards rank 8, where the black king falls off.
    assert_eq!(program.fen(), "8/8/8/8/8/8/4K3/8 w - - 0 1");
}

#[test]
fn the_only_kings_command_adds_a_missing_king() {
    let mut program = Program::on("8/8/3Q4/8/8/8/3k4/8 w - - 0 1");
    program.key_with(CTRL | Modifiers::SHIFT, Key::E);
    // e1, d1 and c1 are beside the black king; of those that are not, f1 is the nearest to e1.
    assert_eq!(program.fen(), "8/8/8/8/8/8/3k4/5K2 w - - 0 1");
}

#[test]
fn shift_with_arrows_selects_a_block_and_ctrl_with_arrows_moves_it() {
    let mut program = Program::on("PP6/NB6/8/8/8/8/8/8 w - - 0 1");
    let shift = Modifiers::SHIFT;
    program.key_with(shift, Key::ArrowRight);
    program.key_with(shift, Key::ArrowDown);
    assert_eq!(program.state().board.block.unwrap().squares().len(), 4);
    program.key_with(CTRL, Key::ArrowRight);
    program.key_with(CTRL, Key::ArrowDown);
    assert_eq!(program.fen(), "8/1PP5/1NB5/8/8/8/8/8 w - - 0 1");
    program.undo();
    assert_eq!(program.fen(), "PP6/NB6/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn a_moved_block_passes_over_other_pieces_and_leaves_them() {
    let mut program = Program::on("Q1r5/8/8/8/8/8/8/8 w - - 0 1");
    for _ in 0..3 {
        program.key_with(CTRL, Key::ArrowRight);
    }
    assert_eq!(program.fen(), "2rQ4/8/8/8/8/8/8/8 w - - 0 1");
    program.key_with(CTRL, Key::ArrowUp);
    assert_eq!(program.fen(), "2rQ4/8/8/8/8/8/8/8 w - - 0 1");
    assert!(program.says("at the edge"));
}

#[test]
fn ctrl_shift_with_arrows_moves_a_copy() {
    let mut program = Program::on("Q7/8/8/8/8/8/8/8 w - - 0 1");
    program.key_with(CTRL | Modifiers::SHIFT, Key::ArrowDown);
    program.key_with(CTRL | Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(program.fen(), "Q7/8/Q7/8/8/8/8/8 w - - 0 1");
}

#[test]
fn delete_removes_the_selected_pieces_and_escape_unselects() {
    let mut program = Program::start();
    program.key_with(Modifiers::SHIFT, Key::End);
    program.key(Key::Delete);
    assert_eq!(
        program.fen(),
        "8/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
    );
    assert!(program.state().board.block.is_some());
    program.key(Key::Escape);
    assert_eq!(program.state().board.block, None);
}

#[test]
fn x_and_full_stop_empty_a_square_and_slash_goes_to_the_next_rank() {
    let mut program = Program::start();
    program.type_text("x.n/P");
    assert_eq!(
        program.fen(),
        "2nqkbnr/Pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"
    );
}

#[test]
fn symmetric_placement_changes_both_sides_in_one_step() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program.key(Key::S);
    assert!(program.is_toggled("Symmetric placement"));
    program.brush("white rook");
    program.drag("a1", "c1");
    assert_eq!(program.fen(), "rrr5/8/8/8/8/8/8/RRR5 w - - 0 1");
    program.right("h2");
    assert_eq!(program.fen(), "rrr5/7R/8/8/8/8/7r/RRR5 w - - 0 1");
    program.left("b1");
    assert_eq!(program.fen(), "r1r5/7R/8/8/8/8/7r/R1R5 w - - 0 1");
    program.undo();
    program.undo();
    program.undo();
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn unsure_squares_can_be_marked_found_and_undone() {
    let mut program = Program::start();
    program.key(Key::U);
    let marked = |program: &Program| program.state().shared.document().unsure();
    assert_eq!(marked(&program).single(), Some(Square::A8));
    let name = "a8, black rook";
    let describes = |program: &Program, word: &str| {
        let nodes = program.harness.get_by_label(name);
        nodes
            .accesskit_node()
            .description()
            .is_some_and(|text| text.contains(word))
    };
    assert!(describes(&program, "unsure"));
    program.key_with(CTRL | Modifiers::SHIFT, Key::R);
    assert_eq!(
        marked(&program).single(),
        Transform::Rotate.square(Square::A8)
    );
    program.undo();
    program.key(Key::ArrowRight);
    program.key_with(Modifiers::SHIFT, Key::U);
    assert_eq!(program.state().board.cursor, Square::A8);
    program.undo();
    assert!(marked(&program).is_empty());
    assert!(!describes(&program, "unsure"));
}

#[test]
fn marks_are_kept_while_another_row_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two.fen");
    std::fs::write(&file, format!("{START}\n{ITALIAN}\n")).unwrap();
    let mut program = Program::on_file(&file);
    program.key(Key::U);
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert!(program.state().shared.document().unsure().is_empty());
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(
        program.state().shared.document().unsure().single(),
        Some(Square::A8)
    );
    assert_eq!(program.fen(), START);
}

#[test]
fn two_positions_are_compared_square_by_square_and_field_by_field() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two.fen");
    std::fs::write(&file, format!("{START}\n{ITALIAN}\n")).unwrap();
    let mut program = Program::on_file(&file);
    program.key_with(CTRL | Modifiers::SHIFT, Key::D);
    assert!(program.says("No square differs from position 1"));
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    // e2, e4, e7, e5, g1, f3, b8, c6, f1 and c4.
    assert!(
        program.says("10 squares differ from position 1, side to move differs, counters differ")
    );
    program.click("Switch to the other position");
    assert_eq!(program.fen(), START);
    assert!(program.says("10 squares differ from position 2"));
    program.click("Stop comparing");
    assert!(!program.says("differ from position"));
}

#[test]
fn the_two_selected_positions_are_compared() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("three.fen");
    std::fs::write(
        &file,
        format!("{START}\n8/8/8/8/8/8/8/8 w - - 0 1\n{ITALIAN}\n"),
    )
    .unwrap();
    let mut program = Program::on_file(&file);
    program.find_row(3).unwrap().click_modifiers(CTRL);
    program.run();
    program.menu("Board", "Compare");
    program.click("Compare the two selected positions");
    assert!(program.says("10 squares differ"));
}

fn on_two_rows(folder: &tempfile::TempDir) -> Program {
    let file = folder.path().join("two.fen");
    std::fs::write(&file, format!("{START}\n{ITALIAN}\n")).unwrap();
    Program::on_file(&file)
}

#[test]
fn a_block_of_one_row_is_not_moved_in_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = on_two_rows(&folder);
    program.key_with(CTRL, Key::ArrowDown);
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(program.state().board.block, None);
    program.key_with(CTRL, Key::ArrowDown);
    // The cursor's square was b7 there: only the piece on it has moved.
    let fen = program.fen();
    assert_ne!(fen, ITALIAN);
    program.undo();
    assert_eq!(program.fen(), ITALIAN);
}

#[test]
fn undo_moves_the_selection_back_with_its_pieces() {
    let mut program = Program::start();
    program.key_with(Modifiers::SHIFT, Key::ArrowRight);
    let block = program.state().board.block;
    program.key_with(CTRL, Key::ArrowDown);
    program.key_with(CTRL, Key::ArrowDown);
    program.undo();
    assert_eq!(program.fen(), START);
    assert_eq!(program.state().board.block, block);
}

#[test]
fn unsure_marks_leave_the_file_unmodified_and_follow_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = on_two_rows(&folder);
    let marked = |program: &Program| program.state().shared.document().unsure().single();
    program.key(Key::U);
    assert!(!program.state().shared.document().is_modified());
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    program.type_text("Q");
    program.undo();
    program.undo();
    assert_eq!(marked(&program), None);
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(marked(&program), None, "an undone mark was restored");
    program.redo();
    program.redo();
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(
        marked(&program),
        Some(Square::A8),
        "a mark made again was lost"
    );
}

#[test]
fn a_position_can_be_compared_with_its_line_before_a_change() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = on_two_rows(&folder);
    program.key_with(CTRL | Modifiers::SHIFT, Key::D);
    program.drag("e2", "e4");
    assert!(program.says("2 squares differ"));
    // No line contains the other position any more; the known differences remain.
    program.click("Switch to the other position");
    assert!(program.says("2 squares differ"));
    assert!(program.says("Position 1 has changed"));
    program.undo();
    assert!(program.says("No square differs"));
}

#[test]
fn an_undecided_castling_right_is_mirrored_with_its_pieces() {
    let mut program = Program::start();
    program.ctrl(Key::E);
    program.key_with(CTRL, Key::B);
    program.paste_into_field("Ke1 Rh1");
    program.key(Key::Enter);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K2R w K - 0 1");
    program.key_with(CTRL | Modifiers::SHIFT, Key::H);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/R2K4 w Q - 0 1");
    program.key_with(CTRL | Modifiers::SHIFT, Key::H);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn a_rook_placed_later_gets_the_granted_castling_right() {
    let mut program = Program::start();
    program.ctrl(Key::E);
    program.key_with(CTRL, Key::B);
    program.paste_into_field("Rh1 Ke1");
    program.key(Key::Enter);
    program.left("e1");
    program.key(Key::C);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K2R w - - 0 1");
    program.key(Key::C);
    program.key_with(CTRL, Key::B);
    program.paste_into_field("Ra1");
    program.key(Key::Enter);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/R3K2R w KQ - 0 1");
}

#[test]
fn symmetric_placement_announces_only_actual_changes() {
    let mut program = Program::on("8/8/8/4n3/4N3/8/8/8 w - - 0 1");
    program.key(Key::S);
    program.key(Key::Delete);
    for _ in 0..4 {
        program.key(Key::ArrowDown);
    }
    program.key(Key::Home);
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    program.type_text("B");
    assert_eq!(program.fen(), "8/8/8/4b3/4B3/8/8/8 w - - 0 1");
    assert!(program.says("black bishop on e5"));
}

#[test]
fn undo_moves_the_cursor_to_the_undone_square() {
    let mut program = Program::start();
    program.ctrl(Key::E);
    program.type_text("r4rq");
    program.undo();
    program.type_text("k");
    assert_eq!(program.fen(), "r4rk1/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn a_shift_removes_an_impossible_en_passant_target() {
    let fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2";
    let mut program = Program::on(fen);
    shift(&mut program, "Shift up");
    assert_eq!(
        program.state().shared.document().position().en_passant,
        None
    );
    program.undo();
    shift(&mut program, "Shift right");
    assert!(program.fen().contains(" d6 "), "{}", program.fen());
}

#[test]
fn the_layout_does_not_move_when_the_number_of_pieces_changes() {
    let mut program = Program::start();
    let toggle = |program: &Program| program.harness.get_by_label("Symmetric placement").rect();
    let before = toggle(&program);
    program.ctrl(Key::E);
    assert_eq!(toggle(&program), before);
}

/// The eight lines of a board, rank 8 first, `.` for an empty square.
fn lines_of(fen: &str) -> Vec<Vec<char>> {
    let board = fen.split(' ').next().unwrap();
    let lines = board.split('/').map(|rank| {
        let signs = rank.chars().flat_map(|sign| match sign.to_digit(10) {
            Some(count) => vec!['.'; count as usize],
            None => vec![sign],
        });
        signs.collect()
    });
    lines.collect()
}

#[test]
fn each_shift_moves_every_piece_by_one_square_in_one_undo_step() {
    for (command, down, right) in [
        ("Shift up", -1_i32, 0_i32),
        ("Shift up and right", -1, 1),
        ("Shift right", 0, 1),
        ("Shift down and right", 1, 1),
        ("Shift down", 1, 0),
        ("Shift down and left", 1, -1),
        ("Shift left", 0, -1),
        ("Shift up and left", -1, -1),
    ] {
        let mut program = Program::on(ITALIAN);
        let before = lines_of(ITALIAN);
        shift(&mut program, command);
        let after = lines_of(&program.fen());
        for row in 0..8_i32 {
            for column in 0..8_i32 {
                let from = |lines: &[Vec<char>], row: i32, column: i32| {
                    let line = lines.get(usize::try_from(row).ok()?)?;
                    line.get(usize::try_from(column).ok()?).copied()
                };
                let expected = from(&before, row - down, column - right).unwrap_or('.');
                assert_eq!(from(&after, row, column), Some(expected), "{command}");
            }
        }
        program.undo();
        assert_eq!(program.fen(), ITALIAN, "{command}");
    }
}

#[test]
fn selected_squares_are_cleared_and_a_rank_is_filled_with_pawns() {
    let mut program = Program::start();
    program.key_with(Modifiers::SHIFT, Key::End);
    program.menu("Board", "Clear");
    program.click("Clear selected squares");
    assert_eq!(
        program.fen(),
        "8/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
    );
    program.undo();
    program.left("c5");
    program.menu("Transform", "Fill the cursor's rank with black pawns");
    assert_eq!(
        program.fen(),
        "rnbqkbnr/pppppppp/8/pppppppp/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn a_board_is_typed_with_or_without_slashes() {
    for flipped in [false, true] {
        for typed in ["4k3/8/8P", "4k388P", "4k3/88P"] {
            let mut program = Program::start();
            if flipped {
                program.key(Key::F);
            }
            program.ctrl(Key::E);
            program.type_text(typed);
            let fen = if flipped {
                "8/8/8/8/7P/8/8/3k4 w - - 0 1"
            } else {
                "4k3/8/8/P7/8/8/8/8 w - - 0 1"
            };
            assert_eq!(program.fen(), fen, "{typed}");
        }
    }
}

#[test]
fn one_slash_or_enter_leaves_an_unfinished_rank() {
    let mut program = Program::start();
    program.ctrl(Key::E);
    program.type_text("4k/P");
    program.key(Key::Enter);
    program.type_text("//Q");
    assert_eq!(program.fen(), "4k3/P7/8/8/Q7/8/8/8 w - - 0 1");
}

#[test]
fn a_slash_after_clearing_the_board_is_not_ignored() {
    let mut program = Program::start();
    program.ctrl(Key::E);
    program.type_text("4k3");
    program.ctrl(Key::E);
    program.type_text("/P");
    assert_eq!(program.fen(), "8/P7/8/8/8/8/8/8 w - - 0 1");
}
