//! Fixed faults, each with its symptom.

use super::program::{NEWLINE, Program, START, keyboard::press};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use tabiya::model::action::{Action, FilesAction};
use tempfile::TempDir;

fn file(bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

/// Several events in one frame, as a slow machine gets them.
fn in_one_frame(program: &mut Program, events: impl IntoIterator<Item = Event>) {
    program.harness.input_mut().events.extend(events);
    program.run();
}

fn text(text: &str) -> Event {
    Event::Text(text.to_owned())
}

#[test]
fn keys_of_one_frame_are_handled_in_order() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    let back = press(Key::Backspace, Modifiers::NONE);
    in_one_frame(&mut program, [text("K"), back, text("Q"), text("R")]);
    assert_eq!(program.fen(), "QR6/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn text_typed_in_the_frame_of_ctrl_l_goes_to_the_field() {
    let mut program = Program::start();
    let key = press(Key::L, Modifiers::COMMAND);
    in_one_frame(&mut program, [key, text("4k3/8/8/8/8/8/8/4K3 b")]);
    assert_eq!(program.field(), "4k3/8/8/8/8/8/8/4K3 b");
    assert!(program.fen().starts_with("4k3/8/8/8/8/8/8/4K3 b"));
}

#[test]
fn a_letter_and_ctrl_s_in_one_frame_save_the_letter() {
    let (_folder, path) = file(format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.select_field();
    program.type_text("8/8/8x");
    let save = press(Key::S, Modifiers::COMMAND);
    in_one_frame(&mut program, [text("y"), save]);
    assert_eq!(fs::read_to_string(&path).unwrap(), "8/8/8xy\n");
}

#[test]
fn saving_during_typing_leaves_the_text_unchanged() {
    let (_folder, path) = file(format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.select_field();
    program.type_text("8/8/8/8/8/8/8/K6k");
    program.ctrl(Key::S);
    assert_eq!(program.field(), "8/8/8/8/8/8/8/K6k");
    program.type_text(" b");
    assert_eq!(
        program.fen(),
        "8/8/8/8/8/8/8/K6k b KQkq - 0 1".replace("KQkq", "-")
    );
    program.key(Key::Escape);
    assert_eq!(program.fen(), START);
}

#[test]
fn undo_during_a_drag_cancels_the_drop() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let (from, to) = (program.square("e4"), program.square("d7"));
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(to);
    program.undo();
    program.button(to, PointerButton::Primary, false, Modifiers::NONE);
    assert_eq!(program.fen(), START);
}

#[test]
fn a_drag_does_not_continue_in_another_record() {
    let (_folder, path) = file(format!("{START}\n{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    let (from, to) = (program.square("e2"), program.square("e4"));
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(to);
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    program.button(to, PointerButton::Primary, false, Modifiers::NONE);
    assert_eq!(program.state().shared.document().row(), 1);
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn escape_puts_a_dragged_row_back() {
    let (_folder, path) = file(format!("{START}\n8/8/8/8/8/8/8/K6k w - - 0 1\n").as_bytes());
    let mut program = Program::on_file(&path);
    let place = |name: &str| program.harness.get_by_label(name).rect().center();
    let (from, to) = (place("Position 1"), place("Position 2"));
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(to);
    program.key(Key::Escape);
    program.button(to, PointerButton::Primary, false, Modifiers::NONE);
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn letters_do_not_reach_the_board_under_a_menu_and_escape_closes_it() {
    let mut program = Program::start();
    program.click("View");
    assert!(program.has("Coordinates"));
    program.type_text("Q");
    program.key(Key::Delete);
    assert_eq!(program.fen(), START);
    program.key(Key::Escape);
    assert!(!program.has("Coordinates"));
}

#[test]
fn the_press_that_closes_a_menu_does_not_paint() {
    let mut program = Program::start();
    program.brush("white queen");
    program.click("File");
    program.left("e4");
    assert_eq!(program.fen(), START);
}

#[test]
fn tabbing_through_a_counter_above_9999_keeps_it() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K3 w - - 0 12345");
    program.click_role(Role::SpinButton, "Fullmove number");
    program.key(Key::Tab);
    program.key(Key::Tab);
    assert!(program.fen().ends_with(" 0 12345"), "{}", program.fen());
}

#[test]
fn small_touchpad_steps_add_up_before_they_change_a_counter() {
    let mut program = Program::start();
    let place = program.counter("Halfmove clock");
    program.move_to(place);
    for _ in 0..10 {
        program.harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, 10.0),
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: egui::MouseWheelSource::Trackpad,
        });
    }
    program.run();
    assert!(program.fen().ends_with(" 2 1"), "{}", program.fen());
}

#[test]
fn the_start_position_can_be_put_into_an_empty_file() {
    let (_folder, path) = file(b"");
    let mut program = Program::on_file(&path);
    program.click("Start position");
    assert!(program.state().shared.document().is_modified());
    program.ctrl(Key::S);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, format!("{START}{NEWLINE}"));
}

#[test]
fn a_record_pasted_onto_a_comment_goes_below_it() {
    for pasted in [
        "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+;",
        "4k3/8/8/8/8/8/8/4K2R w K - 3 20",
    ] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("some.epd");
        fs::write(&path, format!("# keep me\n{START}\n")).unwrap();
        let mut program = Program::on_file(&path);
        program.click_row(1);
        program.paste(pasted);
        program.key(Key::Enter);
        program.ctrl(Key::S);
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text, format!("# keep me\n{pasted}\n{START}\n"));
    }
}

#[test]
fn pasting_text_without_a_position_changes_nothing() {
    let mut program = Program::start();
    program.paste("just some words that somebody had on the clipboard");
    assert_eq!(program.field(), START);
    assert!(program.says("There is no position in that text"));
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_fen_pasted_while_a_counter_has_the_keyboard_goes_onto_the_board() {
    let mut program = Program::start();
    program.click_role(Role::SpinButton, "Halfmove clock");
    program.paste("4k3/8/8/8/8/8/8/4K3 b - - 3 4");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K3 b - - 3 4");
}

#[test]
fn an_empty_clipboard_is_reported() {
    let mut program = Program::start();
    program.click("Paste");
    assert!(program.says("There is no text to paste"));
}

#[test]
fn text_set_by_a_screen_reader_becomes_canonical() {
    let mut program = Program::start();
    let field = program
        .harness
        .get_by_role_and_label(Role::TextInput, "FEN");
    field.set_text_value_accesskit("8/8/8/44/8/8/8/K6k b");
    program.run();
    assert_eq!(
        program.field(),
        "8/8/8/8/8/8/8/K6k b KQkq - 0 1".replace("KQkq", "-")
    );
}

#[test]
fn a_file_opened_during_typing_does_not_take_the_focus() {
    let (_folder, path) = file(b"8/8/8/8/8/8/8/K6k w - - 0 1\n");
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8");
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![path]));
    program.run();
    assert_eq!(program.state().shared.documents.len(), 2);
    assert_eq!(program.state().shared.active, 0);
    assert_eq!(program.field(), "8/8");
}

#[test]
fn cancelling_to_quit_at_the_second_document_keeps_the_first() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let first = program.fen();
    program.ctrl(Key::N);
    program.drag("d2", "d4");
    program.close_window();
    program.click("Don't save");
    program.click("Cancel");
    assert_eq!(program.state().shared.documents.len(), 2);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
    assert_eq!(program.fen(), first);
}

#[test]
fn each_question_focuses_its_first_button() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    program.ctrl(Key::N);
    program.drag("d2", "d4");
    program.close_window();
    program.harness.get_by_label("Don't save").focus();
    program.run();
    program.key(Key::Enter);
    let focused = program.harness.root().children_recursive();
    let focused = focused
        .filter(egui_kittest::Node::is_focused)
        .find_map(|node| node.accesskit_node().label());
    assert_eq!(focused.as_deref(), Some("Save"));
}

#[test]
fn a_close_cancelled_by_an_open_dialog_does_not_happen_later() {
    let (_folder, path) = file(format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.ctrl(Key::N);
    program.drag("e2", "e4");
    program.dialogs.borrow_mut().hang = true;
    program.ctrl(Key::O);
    program.ctrl(Key::W);
    program.click("Save");
    assert!(program.says("A file dialog is already open"));
    program.click("some.fen");
    program.drag("e2", "e4");
    program.ctrl(Key::S);
    assert_eq!(program.state().shared.documents.len(), 2);
    assert!(program.state().shared.question().is_none());
}

#[test]
fn changes_are_announced_even_after_a_message() {
    let (_folder, path) = file(format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    assert!(program.says("one position"));
    program.drag("e2", "e4");
    let said = (Role::Status, "white pawn on e4");
    let status = program.harness.get_by_role_and_label(said.0, said.1);
    assert_eq!(
        status.accesskit_node().live(),
        egui::accesskit::Live::Polite
    );
}

#[test]
fn an_added_position_grants_castling_to_pieces_on_home_squares() {
    let mut program = Program::start();
    program.menu("Position", "Add position");
    program.brush("white king");
    program.left("e1");
    program.brush("white rook");
    program.left("h1");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn a_deleted_file_is_reported_and_can_be_saved_again() {
    let (_folder, path) = file(format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    fs::remove_file(&path).unwrap();
    program.ctrl(Key::S);
    assert!(program.has("some.fen no longer exists"));
    program.click("Save it again");
    assert!(fs::read_to_string(&path).unwrap().contains("4P3"));
}

#[test]
fn closing_a_deleted_file_asks_whether_to_save_it() {
    let (_folder, path) = file(format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    fs::remove_file(&path).unwrap();
    program.ctrl(Key::S);
    assert!(program.has("some.fen no longer exists"));
    program.key(Key::Escape);
    program.ctrl(Key::W);
    assert!(program.has("Save changes to some.fen?"));
    program.click("Save");
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}

#[test]
fn a_very_low_window_still_moves_to_the_last_row() {
    let (_folder, path) = file(format!("{START}\n").repeat(9).as_bytes());
    let mut program = Program::on_file(&path);
    program.harness.set_size(egui::vec2(400.0, 190.0));
    program.run();
    program.key_with(Modifiers::ALT, Key::End);
    assert_eq!(program.state().shared.document().row(), 8);
}

#[test]
fn page_keys_move_the_list_while_it_has_the_keyboard() {
    let (_folder, path) = file(format!("{START}\n").repeat(100).as_bytes());
    let mut program = Program::on_file(&path);
    program.click_row(1);
    program.key(Key::PageDown);
    let row = program.state().shared.document().row();
    assert!(row > 1, "{row}");
}

#[test]
fn every_file_that_fails_to_open_is_reported_even_if_others_open() {
    let (folder, path) = file(b"8/8/8/8/8/8/8/K6k w - - 0 1\n");
    let missing = folder.path().join("missing.fen");
    let picture = folder.path().join("board.png");
    std::fs::write(&picture, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0").unwrap();
    let paths = vec![missing, picture, path];
    let mut program = Program::start_with(vec![Action::from(FilesAction::Open(paths))]);
    assert!(program.says("There is no file"));
    assert!(program.says("the picture is damaged"));
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
    program.drag("a1", "a2");
    assert!(
        program.says("There is no file"),
        "it stays until it is dismissed"
    );
    program.click("Dismiss message");
    assert!(!program.says("There is no file"));
}

#[test]
fn a_remark_about_a_paste_disappears_with_the_next_edit() {
    let mut program = Program::start();
    program.paste("no position here");
    assert!(program.says("There is no position in that text"));
    program.drag("e2", "e4");
    assert!(!program.says("There is no position in that text"));
}

#[test]
fn a_word_without_a_semicolon_is_no_operation() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("4k3/8/8/8/8/8/8/4K3 w - - x 1");
    assert!(program.says("The halfmove clock must be a number"));
    assert!(!program.says("Operations"));
}

#[test]
fn the_en_passant_list_closes_when_a_square_is_chosen_with_the_keyboard() {
    let mut program = Program::on("4k3/8/8/8/1pP5/8/8/4K3 b - - 0 1");
    program.harness.get_by_label("En passant").focus();
    program.run();
    program.key(Key::Enter);
    program.harness.get_by_label("c3").focus();
    program.run();
    program.key(Key::Enter);
    assert_eq!(program.fen(), "4k3/8/8/8/1pP5/8/8/4K3 b - c3 0 1");
    assert!(!program.has("none"));
}

#[test]
fn a_letter_that_only_looks_latin_is_reported() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8/8/8/8/8/8/\u{41a}6k w - - 0 1");
    assert!(program.says("only looks like the Latin letter K"));
}

#[test]
fn a_comment_line_gets_no_verdict_about_a_position() {
    let (_folder, path) = file(format!("# a comment\n{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.click_row(1);
    assert!(!program.says("The board is empty"));
    assert!(!program.says("Legal · "));
}

#[test]
fn the_board_shows_the_worst_problem_and_the_number_of_others() {
    let program = Program::on("4k3/8/8/8/8/8/4R3/P3K3 w - - 0 1");
    assert!(program.says("A pawn is on the first or eighth rank: a1"));
    assert!(program.has("+1 more"));
}

#[test]
fn saving_to_the_name_of_a_folder_enters_the_folder() {
    let folder = TempDir::new().unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let mut program = Program::start();
    program.ctrl(Key::S);
    for name in [inner.to_str().unwrap(), "mine"] {
        program.key_with(Modifiers::COMMAND, Key::A);
        program.paste_into_field(name);
        program.key(Key::Enter);
    }
    let text = fs::read_to_string(inner.join("mine.fen")).unwrap();
    assert_eq!(text, format!("{START}{NEWLINE}"));
    assert!(!folder.path().join("inner.fen").exists());
}

#[test]
fn a_wheel_step_reported_twice_by_a_remote_desktop_counts_once() {
    let mut program = Program::start();
    let place = program.counter("Halfmove clock");
    program.move_to(place);
    let click = Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::vec2(0.0, 1.0),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: egui::MouseWheelSource::Unknown,
    };
    in_one_frame(&mut program, [click.clone(), click]);
    assert!(program.fen().ends_with(" 1 1"), "{}", program.fen());
}

#[test]
fn impossible_rights_from_the_command_line_are_reported_and_kept() {
    let program = Program::on("4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(program.says("no rook on h1"));
    assert!(program.says("no pawn on e5"));
    let line = program.state().shared.document().line();
    assert_eq!(line, b"4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1");
}

#[test]
fn text_typed_in_the_frame_that_opens_a_field_goes_to_that_field() {
    let lines: Vec<String> = (1..=20)
        .map(|line| format!("8/8/8/8/8/8/8/K6k w - - 0 {line}\n"))
        .collect();
    let (_folder, path) = file(lines.concat().as_bytes());
    let mut program = Program::on_file(&path);
    let key = press(Key::G, Modifiers::COMMAND);
    let enter = press(Key::Enter, Modifiers::NONE);
    in_one_frame(&mut program, [key, text("1"), text("7"), enter]);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 17");
    let key = press(Key::F, Modifiers::COMMAND);
    in_one_frame(&mut program, [key, text("KQvK")]);
    assert!(program.says("No matches"));
    assert_eq!(program.state().shared.document().rows().len(), 20);
    assert!(!program.state().shared.document().is_modified());
}
