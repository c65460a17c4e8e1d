//! Boards read from pictures are proofread by keys alone, the least certain first.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, FilesAction};
use tabiya::model::state::Dialog;
use tempfile::TempDir;

const SURE: &str = "8/8/8/8/8/8/8/K6k w - - confidence 99; id \"page 1, 1\"; source \"b.pdf\";";
const DOUBTFUL: &str = "8/8/8/4Q3/8/8/8/K6k w - - confidence 70; doubt \"e5 Q70 q29\"; id \"page 1, 2\"; source \"b.pdf\";";
const WORST: &str = "8/8/8/4P3/8/8/8/K6k w - - confidence 20; crop \"boards/w.png\"; \
     doubt \"e5 P60 .39\" \"a1 K50 Q30 R20\"; id \"page 2, 1\"; source \"b.pdf\";";
const KINGLESS: &str = "8/8/8/8/8/8/8/K7 w - - confidence 90; id \"page 3, 1\"; source \"b.pdf\";";
const OTHER: &str = "8/8/8/8/8/8/8/K6k w - - id \"a study, no picture\";";

fn on_book() -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("book.epd");
    fs::write(
        &path,
        [SURE, DOUBTFUL, WORST, KINGLESS, OTHER].join("\n") + "\n",
    )
    .unwrap();
    fs::create_dir(folder.path().join("boards")).unwrap();
    let board = image::RgbImage::from_pixel(64, 64, image::Rgb([200, 180, 140]));
    board.save(folder.path().join("boards/w.png")).unwrap();
    let mut program = Program::on_file(&path);
    let command = Action::Run(Command::Proofread);
    program.harness.state_mut().apply(command);
    program.run();
    program.run();
    assert_eq!(program.state().shared.dialog, Some(Dialog::Proofread));
    (folder, path, program)
}

impl Program {
    fn line_of_row(&self, row: u64) -> String {
        let line = self.state().shared.document().rows().line(row).unwrap();
        String::from_utf8(line.to_vec()).unwrap()
    }

    /// The visible boards of the list, as a screen reader names them.
    fn boards(&self) -> Vec<String> {
        let dialog = self.harness.query_all_by_role(Role::ListBoxOption);
        let names = dialog.filter_map(|node| node.accesskit_node().label());
        names.filter(|name| name.starts_with("Board ")).collect()
    }

    /// The indices of the listed rows, in the order of the list.
    fn listed_rows(&self) -> Vec<u64> {
        let list = self.state().proofread.list.as_ref().unwrap();
        list.rows.iter().map(|row| row.row).collect()
    }
}

#[test]
fn the_least_certain_board_is_first_and_each_lists_its_doubts() {
    let (_folder, _path, program) = on_book();
    assert_eq!(program.listed_rows(), [2, 1]);
    let boards = program.boards();
    assert_eq!(
        boards[0],
        "Board 1, page 2, 1, b.pdf, 20% sure, in doubt: e5, a1"
    );
    assert!(program.has("In doubt: e5, white pawn"));
    assert!(program.has("1 white pawn, 60%") && program.has("2 empty, 39%"));
    // The picture that is kept beside the file has been fetched.
    let pictured = program.state().shared.document().pictured_at(2);
    assert!(pictured.is_some_and(|pictured| pictured.crop.is_some()));
}

#[test]
fn digits_and_space_settle_the_squares_of_all_boards() {
    let (_folder, path, mut program) = on_book();
    program.type_text("2");
    assert!(
        program.line_of_row(2).starts_with("8/8/8/8/8/8/8/K6k w"),
        "{}",
        program.line_of_row(2)
    );
    assert!(program.line_of_row(2).contains("doubt \"a1 K50 Q30 R20\";"));
    assert!(program.has("In doubt: a1, white king"));
    program.key(Key::Space);
    assert!(!program.line_of_row(2).contains("doubt"));
    assert!(program.line_of_row(2).contains("confidence 20;"));
    // That was the last doubt on the board, so the next board appears by itself.
    assert!(program.has("In doubt: e5, white queen"));
    program.key(Key::Enter);
    assert!(!program.line_of_row(1).contains("doubt"));
    assert_eq!(
        program.state().shared.announcement,
        "No more squares in doubt in this direction"
    );
    program.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(program.line_of_row(1), DOUBTFUL);
    program.key(Key::Escape);
    assert_eq!(program.state().shared.dialog, None);
    program.ctrl(Key::S);
    assert!(!fs::read_to_string(path).unwrap().contains("P60"));
}

#[test]
fn arrows_move_through_squares_and_boards_and_change_nothing() {
    let (_folder, _path, mut program) = on_book();
    program.key(Key::ArrowRight);
    assert!(program.has("In doubt: a1, white king"));
    program.key(Key::ArrowRight);
    assert!(program.has("In doubt: e5, white queen"));
    program.key(Key::ArrowLeft);
    assert!(program.has("In doubt: a1, white king"));
    program.key(Key::ArrowDown);
    assert_eq!(program.state().proofread.at, 1);
    program.key(Key::ArrowUp);
    assert!(program.has("In doubt: e5, white pawn"));
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn keys_choose_and_change_squares_that_are_not_in_doubt() {
    let (_folder, _path, mut program) = on_book();
    // From e5, which is in doubt, to c8.
    for key in [
        Key::ArrowUp,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::ArrowLeft,
        Key::ArrowLeft,
    ] {
        program.key_with(Modifiers::SHIFT, key);
    }
    assert!(program.has("c8, empty. Choose the right piece.") && !program.has("Correct as is"));
    program.type_text("b");
    assert!(
        program
            .line_of_row(2)
            .starts_with("2b5/8/8/4P3/8/8/8/K6k w")
    );
    assert_eq!(program.state().shared.announcement, "c8, black bishop");
    // The square stays the current one, and the doubts stay open.
    assert!(program.has("c8, black bishop. Choose the right piece."));
    assert!(
        program
            .line_of_row(2)
            .contains("doubt \"e5 P60 .39\" \"a1 K50 Q30 R20\";")
    );
    program.type_text("N");
    assert!(program.line_of_row(2).starts_with("2N5/"));
    program.key(Key::Delete);
    assert!(program.line_of_row(2).starts_with("8/8/8/4P3/"));
    program.key_with(Modifiers::COMMAND, Key::Z);
    assert!(program.line_of_row(2).starts_with("2N5/"));
    program.key(Key::ArrowRight);
    assert!(program.has("In doubt: e5, white pawn"));
}

#[test]
fn a_letter_gives_a_doubtful_square_a_piece_that_nobody_offered() {
    let (_folder, _path, mut program) = on_book();
    program.type_text("q");
    assert!(program.line_of_row(2).starts_with("8/8/8/4q3/8/8/8/K6k w"));
    assert!(program.line_of_row(2).contains("doubt \"a1 K50 Q30 R20\";"));
    assert!(program.has("In doubt: a1, white king"));
}

#[test]
fn clicks_choose_and_change_squares_that_are_not_in_doubt() {
    let (_folder, _path, mut program) = on_book();
    for (board, man, line) in [
        (0.0, "black bishop", "2b5/8/8/4P3/8/8/8/K6k w"),
        (1.0, "Empty", "8/8/8/4P3/8/8/8/K6k w"),
    ] {
        let row = program.harness.get_by_label_contains("Board 1, ").rect();
        // The two boards are side by side at the left end of the row, each a little lower than the row.
        let side = row.height() - 16.0;
        let corner = row.left_top() + vec2(8.0 + board * (side + 8.0), 8.0);
        let c8 = corner + vec2(2.5, 0.5) * side / 8.0;
        program.clicks_at(c8, 1);
        program.click(man);
        assert!(
            program.line_of_row(2).starts_with(line),
            "{}",
            program.line_of_row(2)
        );
    }
}

#[test]
fn questions_follow_the_squares_and_digits_answer_them() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("book.epd");
    let first =
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - ask below castling; confidence 50; doubt \"e5 .90 Q9\";";
    let second = "8/8/8/8/8/8/8/K6k w - - ask turn castling; confidence 80; source \"b.pdf\";";
    fs::write(&path, [first, second, OTHER].join("\n") + "\n").unwrap();
    let mut program = Program::on_file(&path);
    let command = Action::Run(Command::Proofread);
    program.harness.state_mut().apply(command);
    program.run();
    program.run();
    assert_eq!(
        program.boards(),
        ["Board 1, 50% sure, in doubt: e5, open questions: side at the bottom, castling"]
    );
    program.click("With questions");
    // If nobody can castle, there is no question.
    assert_eq!(
        program.boards()[1],
        "Board 2, b.pdf, 80% sure, open questions: side to move"
    );
    let list = "Boards; the right and left arrow keys go through squares in doubt, with Shift through all squares";
    program
        .harness
        .get_by_role_and_label(Role::ListBox, list)
        .focus();
    program.run();
    assert!(program.says("In doubt: e5"));
    program.key(Key::Space);
    assert!(program.has("Which side is at the bottom of the picture?"));
    program.type_text("1");
    assert!(program.has("Who may still castle? A picture cannot show it."));
    assert!(program.has("1 Both sides") && program.has("4 Nobody"));
    program.type_text("3");
    assert_eq!(
        program.line_of_row(0),
        "r3k2r/8/8/8/8/8/8/R3K2R w kq - confidence 50;"
    );
    // The next board appears by itself.
    assert!(program.has("Whose turn is it? The picture does not show it."));
    program.type_text("2");
    assert!(
        program
            .line_of_row(1)
            .starts_with("8/8/8/8/8/8/8/K6k b - - ask castling;")
    );
    program.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(program.line_of_row(1), second);
}

#[test]
fn one_answer_gives_the_move_on_all_boards_that_do_not_show_it() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("book.epd");
    let rows = [
        "8/8/8/8/8/8/8/K6k w - - ask turn castling; confidence 80;",
        "8/8/8/8/8/8/8/K5k1 b - - confidence 90; turn black mark 90;",
        "8/8/8/8/8/8/8/K4k2 w - - ask turn; confidence 81;",
        "8/8/8/8/8/8/8/K3k3 w - - ask turn; confidence 82; turn black caption 50;",
    ];
    fs::write(&path, rows.join("\n") + "\n").unwrap();
    let mut program = Program::on_file(&path);
    let command = Action::Run(Command::Proofread);
    program.harness.state_mut().apply(command);
    program.run();
    program.run();
    // No square is in doubt, so the boards with questions are listed.
    let text = "2 boards do not show whose turn it is. Marks give the move to Black only (on one board), \
                so it is probably White’s on the others.";
    assert!(program.has(text));
    program.click("Black to move on all 2");
    program.run();
    let answered = [
        "K6k b - - ask castling;",
        "K5k1 b - -",
        "K4k2 b - - confidence 81;",
        "K3k3 w - - ask turn;",
    ];
    for (row, start) in (0..).zip(answered) {
        let line = program.line_of_row(row);
        assert!(line.contains(start), "{line}");
    }
    assert!(!program.has(text));
    program.click("Undo");
    program.run();
    for (row, line) in (0..).zip(rows) {
        assert_eq!(program.line_of_row(row), line);
    }
}

#[test]
fn the_digits_of_castling_answers_mean_the_same_on_every_board() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("book.epd");
    let rows = [
        "4k3/8/8/8/8/8/8/R3K3 w - - ask castling; confidence 50;",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQ - ask castling; confidence 60;",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - ask castling; confidence 70;",
    ];
    fs::write(&path, rows.join("\n") + "\n").unwrap();
    let mut program = Program::on_file(&path);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Proofread));
    program.run();
    program.click("With questions");
    assert!(program.has("2 Only White") && program.has("4 Nobody"));
    assert!(!program.has("1 Both sides") && !program.has("3 Only Black"));
    program.type_text("2");
    for (number, row) in (1..).zip(["KQ", "KQkq"]) {
        // The rights that a position already has do not change the order.
        let answers = ["1 Both sides", "2 Only White", "3 Only Black", "4 Nobody"];
        let lefts = answers.map(|answer| program.harness.get_by_label(answer).rect().left());
        assert!(lefts.is_sorted(), "{row}: {lefts:?}");
        program.type_text("2");
        assert!(program.line_of_row(number).contains(" w KQ - "), "{row}");
    }
    assert!(program.line_of_row(0).contains(" w Q - "));
}

#[test]
fn filters_and_queries_narrow_the_list_of_boards() {
    let (_folder, _path, mut program) = on_book();
    program.click("All");
    assert_eq!(program.listed_rows(), [2, 1, 3, 0]);
    program.click("Without a king");
    assert_eq!(program.listed_rows(), [3]);
    program.click("Illegal");
    assert_eq!(program.listed_rows(), [3]);
    program.click("All");
    let name = "Only boards that match a search, as in Find";
    program.harness.get_by_label(name).focus();
    program.run();
    program.type_text("confidence<80 -crop:");
    assert_eq!(program.listed_rows(), [1]);
    // A faulty query is reported and leaves the list unchanged.
    program.type_text(" w b");
    assert_eq!(program.listed_rows(), [1]);
}

#[test]
fn a_board_is_shown_in_the_main_window_with_its_marks() {
    let (_folder, _path, mut program) = on_book();
    program.click("Show on the board");
    assert_eq!(program.state().shared.dialog, None);
    assert_eq!(program.state().shared.document().row(), 2);
    let unsure: Vec<_> = program
        .state()
        .shared
        .document()
        .unsure()
        .map(|it| it.to_string())
        .collect();
    assert_eq!(unsure, ["a1", "e5"]);
}

#[test]
fn proofreading_switches_to_a_newly_opened_document() {
    let (folder, _path, mut program) = on_book();
    let other = folder.path().join("other.epd");
    fs::write(&other, format!("{OTHER}\n{DOUBTFUL}\n")).unwrap();
    let open = Action::from(FilesAction::Open(vec![other]));
    program.harness.state_mut().apply(open);
    program.run();
    program.run();
    assert_eq!(program.state().shared.dialog, Some(Dialog::Proofread));
    assert_eq!(program.listed_rows(), [1]);
    assert_eq!(program.boards().len(), 1);
}

fn saved_in(folder: &Path) -> String {
    fs::read_to_string(folder.join("corrected-boards/placements.tsv")).unwrap()
}

#[test]
fn corrected_boards_are_saved_as_pictures_with_their_positions() {
    let (folder, _path, mut program) = on_book();
    let answer = || DialogAnswer::Chosen(vec![folder.path().to_owned()]);
    program.dialogs.borrow_mut().open.push_back(answer());
    program.click("Save corrections…");
    assert!(program.says("No board with a picture has been corrected yet."));
    program.type_text("2");
    program.type_text("1");
    program.dialogs.borrow_mut().open.push_back(answer());
    program.click("Save corrections…");
    let expected = "00001.png\t8/8/8/8/8/8/8/K6k\twhite\tpage 2, 1\n";
    assert_eq!(saved_in(folder.path()), expected);
    let board = image::open(folder.path().join("corrected-boards/00001.png")).unwrap();
    assert_eq!(board.width(), 64);
}
