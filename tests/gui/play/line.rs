//! The line of play beside the board, and its uses.

use super::playing;
use crate::program::{Program, START};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tabiya::command::Command;
use tabiya::model::action::{Action, SettingsAction};
use tabiya_notation::piece_letters::Language;
use tabiya_settings::Setting;
use tabiya_text::Locale;
use tempfile::TempDir;

/// A mate in two from a test suite, with its operations.
const PUZZLE: &str = "7k/8/5K2/8/8/8/8/6R1 w - - bm Kf7; id \"Two\"; c0 \"[%cal Gf6f7]\";";

fn run(program: &mut Program, command: Command) {
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
}

fn typed(program: &mut Program, moves: &str) {
    program.type_text(moves);
    program.key(Key::Enter);
}

fn on_puzzle() -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("two.epd");
    fs::write(&path, format!("{PUZZLE}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.ctrl(Key::M);
    (folder, program)
}

fn record(program: &Program) -> String {
    String::from_utf8_lossy(program.state().shared.document().line()).into_owned()
}

#[test]
fn moves_are_listed_and_a_click_goes_there_without_a_step_of_undo() {
    let mut program = playing(START);
    typed(&mut program, "e4 e5 Nf3 Nc6");
    for name in ["1. e4", "1... e5", "2. Nf3", "2... Nc6"] {
        assert!(program.has(name), "{name}");
    }
    program.click("2. Nf3");
    program.click("1... e5");
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";
    assert_eq!(program.fen(), fen);
    assert!(program.has("2... Nc6"), "the rest is still there");
    program.undo();
    assert!(!program.has("2... Nc6"), "the move is undone");
    assert!(program.has("2. Nf3"));
    program.redo();
    assert!(program.has("2... Nc6"));
    program.click("Start of the line");
    assert_eq!(program.fen(), START);
}

#[test]
fn the_menus_of_the_line_are_disabled_until_a_move_is_played() {
    let mut program = playing(START);
    let are_disabled = |program: &Program| {
        ["Copy line", "Use line"].map(|name| {
            let button = program.harness.get_by_role_and_label(Role::Button, name);
            button.accesskit_node().is_disabled()
        })
    };
    assert_eq!(are_disabled(&program), [true, true]);
    typed(&mut program, "e4");
    assert_eq!(are_disabled(&program), [false, false]);
    program.click_role(Role::Button, "Copy line");
    assert!(program.has(&tabiya_text::tr(Command::CopyLineSan.row().text_id)));
}

#[test]
fn long_names_of_the_menus_of_the_line_are_not_broken() {
    let mut program = playing(START);
    let place = |program: &Program, name| {
        let button = program.harness.get_by_role_and_label(Role::Button, name);
        button.rect()
    };
    let usual = place(&program, "Use line");
    let russian = Setting::Locale(Some(Locale::Russian));
    program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(russian));
    program.run();
    let long = place(&program, "Применить");
    assert_eq!(long.height(), usual.height());
    let window = program.harness.ctx.content_rect();
    assert!(window.contains_rect(long), "{long} is not in {window}");
}

#[test]
fn keys_step_through_the_line_with_any_focus() {
    let mut program = playing(START);
    typed(&mut program, "e4 e5");
    let last = program.fen();
    program.key_with(Modifiers::ALT, Key::ArrowLeft);
    program.key_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(program.fen(), START);
    program.key_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(program.fen(), START);
    program.key_with(Modifiers::ALT, Key::ArrowRight);
    program.key_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(program.fen(), last);
}

#[test]
fn arrows_home_and_end_move_through_the_list_of_moves() {
    let mut program = playing(START);
    typed(&mut program, "e4 e5 Nf3 Nc6 Bb5");
    program.click("1. e4");
    let at = |program: &Program| {
        program
            .state()
            .shared
            .document()
            .line_of_play()
            .unwrap()
            .at()
    };
    for (key, expected) in [
        (Key::ArrowRight, 2),
        // There is no variation.
        (Key::ArrowDown, 2),
        (Key::ArrowUp, 2),
        (Key::ArrowLeft, 1),
        (Key::End, 5),
        (Key::Home, 0),
    ] {
        program.key(key);
        assert_eq!(at(&program), expected, "{key:?}");
    }
}

#[test]
fn a_move_from_the_middle_begins_a_variation_and_drops_nothing() {
    let mut program = playing(START);
    typed(&mut program, "e4 e5 Nf3");
    program.click("1. e4");
    typed(&mut program, "c5 Nc3");
    assert!(!program.says("dropped"));
    run(&mut program, Command::CopyLinePgn);
    let game = program.take_copied().unwrap();
    assert!(
        game.ends_with("\n\n1. e4 e5 ( 1... c5 2. Nc3 ) 2. Nf3 *\n"),
        "{game}"
    );
    program.undo();
    program.undo();
    run(&mut program, Command::CopyLinePgn);
    let game = program.take_copied().unwrap();
    assert!(game.ends_with("\n\n1. e4 e5 2. Nf3 *\n"), "{game}");
}

#[test]
fn playing_the_next_move_of_the_line_keeps_the_rest() {
    let mut program = playing(START);
    typed(&mut program, "e4 e5 Nf3");
    program.click("Start of the line");
    program.drag("e2", "e4");
    assert!(program.has("2. Nf3"));
}

#[test]
fn any_other_change_of_the_position_begins_a_new_line() {
    let mut program = playing(START);
    typed(&mut program, "e4 e5");
    run(&mut program, Command::ChangeSideToMove);
    assert!(!program.has("1. e4"));
    program.drag("g8", "f6");
    assert!(program.has("2... Nf6"));
    program.undo();
    program.undo();
    assert!(program.has("1... e5"), "undo knows the line as it was");
}

#[test]
fn the_line_of_a_row_is_kept_while_another_row_is_shown() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("two.fen");
    fs::write(&path, format!("{START}\n8/8/8/8/8/8/8/8 w - - 0 1\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.ctrl(Key::M);
    typed(&mut program, "e4");
    run(&mut program, Command::NextPosition);
    assert!(!program.has("1. e4"));
    run(&mut program, Command::PreviousPosition);
    assert!(program.has("1. e4"));
    program.click("Start of the line");
    assert_eq!(program.fen(), START);
}

#[test]
fn operations_of_the_first_position_do_not_follow_the_moves() {
    let (_folder, mut program) = on_puzzle();
    program.drag("f6", "f7");
    assert_eq!(
        record(&program),
        "7k/5K2/8/8/8/8/8/6R1 b - - id \"Two\"; hmvc 1;"
    );
    program.click("Start of the line");
    assert_eq!(record(&program), PUZZLE);
    assert!(
        !program.state().shared.document().is_modified()
            || program.state().shared.document().can_undo()
    );
}

#[test]
fn the_line_is_copied_in_four_forms() {
    let mut program = Program::start();
    let german = Setting::Language(Some(Language::German));
    program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(german));
    program.ctrl(Key::M);
    typed(&mut program, "e4 c5 Nf3");
    for (command, text) in [
        (Command::CopyLineSan, "1. e4 c5 2. Sf3"),
        (Command::CopyLineUci, "e2e4 c7c5 g1f3"),
        (
            Command::CopyLineCommand,
            "position startpos moves e2e4 c7c5 g1f3",
        ),
    ] {
        run(&mut program, command);
        assert_eq!(program.take_copied().as_deref(), Some(text), "{command:?}");
    }
    run(&mut program, Command::CopyLinePgn);
    let game = program.take_copied().unwrap();
    assert!(game.ends_with("\n\n1. e4 c5 2. Nf3 *\n"), "{game}");
    assert!(!game.contains("[FEN"), "it begins as all games do");
    program.undo();
    program.click("1. e4");
    run(&mut program, Command::CopyLineUci);
    assert_eq!(
        program.take_copied().as_deref(),
        Some("e2e4 c7c5"),
        "all of it"
    );
}

#[test]
fn writing_a_solution_returns_to_the_start_in_one_step() {
    for (command, operation) in [
        (Command::WriteLinePv, "pv Kf7 Kh7 Rh1#"),
        (Command::WriteLineBm, "bm Kf7"),
        (Command::WriteLinePm, "pm Kf7"),
    ] {
        let mut program = Program::on("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
        program.ctrl(Key::M);
        typed(&mut program, "Kf7 Kh7 Rh1#");
        let end = program.fen();
        run(&mut program, command);
        let expected = format!("7k/8/5K2/8/8/8/8/6R1 w - - {operation};");
        assert_eq!(record(&program), expected);
        assert!(program.says(operation), "{command:?}");
        assert!(program.has("2. Rh1#"), "the line is still there");
        program.undo();
        assert_eq!(program.fen(), end, "one step");
    }
}

#[test]
fn a_solution_replaces_the_previous_one_and_keeps_the_rest() {
    let (_folder, mut program) = on_puzzle();
    typed(&mut program, "Kf7 Kh7 Rh1#");
    run(&mut program, Command::WriteLinePv);
    let operations = "bm Kf7; id \"Two\"; c0 \"[%cal Gf6f7]\"; pv Kf7 Kh7 Rh1#;";
    assert_eq!(
        record(&program),
        format!("7k/8/5K2/8/8/8/8/6R1 w - - {operations}")
    );
    // A variation does not change the main line.
    program.drag("g1", "g2");
    run(&mut program, Command::WriteLineBm);
    assert!(
        record(&program).starts_with("7k/8/5K2/8/8/8/8/6R1 w - - bm Kf7;"),
        "{}",
        record(&program)
    );
}

#[test]
fn all_positions_of_the_variations_are_added_and_counted_in_one_step() {
    let mut program = playing("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    typed(&mut program, "Kf7 Kh7 Rh1#");
    run(&mut program, Command::LineStart);
    typed(&mut program, "Rg2");
    let boards = |program: &Program| {
        let rows = program.state().shared.document().rows();
        let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
        let lines = (0..rows.len()).map(line);
        lines
            .map(|line| line.split(' ').next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    run(&mut program, Command::AddGamePositions);
    assert_eq!(
        boards(&program),
        [
            "7k/8/5K2/8/8/8/8/6R1",
            "7k/5K2/8/8/8/8/8/6R1",
            "7k/8/5K2/8/8/8/6R1/8",
            "8/5K1k/8/8/8/8/8/6R1",
            "8/5K1k/8/8/8/8/8/7R",
        ]
    );
    assert!(program.has("4 more positions of the game and its variations were added to the file"));
    program.undo();
    assert_eq!(boards(&program), ["7k/8/5K2/8/8/8/6R1/8"]);
}

#[test]
fn all_positions_of_the_line_are_added_in_order_in_one_step() {
    let mut program = playing("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    typed(&mut program, "Kf7 Kh7 Rh1#");
    program.click("1... Kh7");
    run(&mut program, Command::AddLinePositions);
    let rows = |program: &Program| {
        let document = program.state().shared.document();
        let rows = document.rows();
        let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
        (0..rows.len()).map(line).collect::<Vec<_>>()
    };
    let expected = [
        "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
        "7k/5K2/8/8/8/8/8/6R1 b - - 1 1",
        "8/5K1k/8/8/8/8/8/6R1 w - - 2 2",
        "8/5K1k/8/8/8/8/8/7R b - - 3 2",
    ];
    assert_eq!(rows(&program), expected);
    assert_eq!(
        program.state().shared.document().row(),
        2,
        "it stays the current one"
    );
    assert!(program.has("1... Kh7"));
    program.undo();
    assert_eq!(rows(&program), [expected[2]]);
}

#[test]
fn the_panel_lies_beside_the_board_and_does_not_move_it() {
    for size in [[1366.0, 700.0], [1920.0, 1000.0], [800.0, 600.0]] {
        let builder = egui_kittest::Harness::builder();
        let mut program = Program::started_at(size, builder, Vec::new());
        let before = (program.square("a1"), program.square("h8"));
        program.ctrl(Key::M);
        typed(&mut program, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
        assert_eq!((program.square("a1"), program.square("h8")), before);
        let field = program
            .harness
            .get_by_role_and_label(Role::TextInput, "Moves to be played");
        assert!(field.rect().left() > program.square("h1").x);
    }
}

#[test]
fn a_line_of_three_hundred_moves_scrolls_to_the_current_move() {
    let mut program = playing("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let tour = "Kd1 Kd8 Ke1 Ke8 ".repeat(75);
    program.paste_into_field(&tour);
    program.key(Key::Enter);
    assert!(program.has("150... Ke8"), "the last one is to be seen");
    assert!(!program.has("1. Kd1"));
    program.key(Key::Tab);
    run(&mut program, Command::MoveBack);
    assert!(program.has("150. Ke1"));
}
