//! Keys on the board.

use super::program::{Program, START, keyboard::press};
use egui::{Event, Key, Modifiers, Rect, Shape, Vec2};
use egui_kittest::kittest::NodeT as _;
use tabiya::command::Command;
use tabiya::model::action::SettingsAction;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::Setting;
use tabiya_settings::keys::key;
use tabiya_text::Locale;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

#[test]
fn a_rank_is_typed_as_it_is_written() {
    let mut program = Program::on(EMPTY);
    program.type_text("r4rk1pp3ppp");
    assert_eq!(program.fen(), "r4rk1/pp3ppp/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn arrows_move_the_cursor_and_letters_place_pieces_there() {
    let mut program = Program::on(EMPTY);
    for _ in 0..7 {
        program.key(Key::ArrowDown);
    }
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    program.type_text("K");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn home_end_and_enter_move_along_and_to_the_next_rank() {
    let mut program = Program::on(EMPTY);
    program.key(Key::End);
    program.type_text("R");
    program.key(Key::Home);
    program.key(Key::Enter);
    program.type_text("N");
    assert_eq!(program.fen(), "7R/8/N7/8/8/8/8/8 w - - 0 1");
}

#[test]
fn space_delete_and_backspace_empty_the_square() {
    let mut program = Program::start();
    program.key(Key::Space);
    program.key(Key::Delete);
    assert_eq!(
        program.fen(),
        "2bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"
    );
    program.key(Key::ArrowRight);
    program.key(Key::Backspace);
    assert_eq!(
        program.fen(),
        "3qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"
    );
}

#[test]
fn backspace_takes_back_the_last_typed_piece() {
    let mut program = Program::on(EMPTY);
    program.type_text("KQ");
    program.key(Key::Backspace);
    program.type_text("R");
    assert_eq!(program.fen(), "KR6/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn digits_skip_squares_without_changing_them() {
    let mut program = Program::start();
    program.type_text("4Q");
    assert_eq!(
        program.fen(),
        "rnbqQbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
    );
}

#[test]
fn on_a_flipped_board_ranks_are_typed_as_shown() {
    let mut program = Program::on(EMPTY);
    program.click("Flip board");
    for _ in 0..8 {
        program.key(Key::ArrowUp);
    }
    program.key(Key::Home);
    program.type_text("R2K");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn a_non_latin_keyboard_places_pieces_by_key_position() {
    let mut program = Program::on(EMPTY);
    // A Russian layout sends the key K with the text "л".
    program.harness.event(Event::Key {
        key: Key::K,
        physical_key: Some(Key::K),
        pressed: true,
        repeat: false,
        modifiers: Modifiers::SHIFT,
    });
    program.run();
    assert_eq!(program.fen(), "K7/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn letters_typed_into_the_field_do_not_reach_the_board() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8");
    program.key(Key::Escape);
    assert_eq!(program.fen(), START);
}

#[test]
fn f_flips_the_board_but_not_while_text_is_typed() {
    let mut program = Program::start();
    program.key(Key::F);
    assert!(program.state().shared.view.flipped);
    program.focus_field();
    program.key(Key::F);
    assert!(program.state().shared.view.flipped);
}

#[test]
fn tools_and_rights_can_be_reached_with_the_tab_key() {
    let mut program = Program::start();
    let mut reached = Vec::new();
    for _ in 0..60 {
        program.key(Key::Tab);
        let focused = program.harness.root().children_recursive();
        let name = focused
            .filter(egui_kittest::Node::is_focused)
            .find_map(|node| node.accesskit_node().label());
        reached.extend(name);
    }
    for name in [
        "FEN",
        "Copy FEN",
        "Paste",
        "White to move",
        "Black castles queenside",
        "En passant",
        "Halfmove clock",
        "Fullmove number",
        "Start position",
        "Flip board",
        "Place white knight",
        "Eraser",
        // The board: its square under the cursor has the keyboard focus.
        "a8, black rook",
    ] {
        assert!(
            reached.iter().any(|label| label == name),
            "{name}: {reached:?}"
        );
    }
}

/// The program on an empty board in this language.
fn in_language(locale: Locale) -> Program {
    let mut program = Program::on(EMPTY);
    let choice = SettingsAction::Choose(Setting::Locale(Some(locale)));
    program.harness.state_mut().apply(choice);
    program.run();
    program
}

#[test]
fn letters_of_the_chosen_language_place_pieces() {
    for (locale, typed, rank) in [
        (Locale::English, "KQRBNPkq", "KQRBNPkq"),
        (Locale::German, "KDTLSBds", "KQRBNPqn"),
        (Locale::German, "QRNPqrnp", "QRNPqrnp"),
        (Locale::French, "RDTFCPrf", "KQRBNPkb"),
        (Locale::Spanish, "RDTACPra", "KQRBNPkb"),
        (Locale::Russian, "КрФЛСКПкрр", "KQRBNPkk"),
    ] {
        let mut program = in_language(locale);
        program.type_text(typed);
        assert_eq!(
            program.fen(),
            format!("{rank}/8/8/8/8/8/8/8 w - - 0 1"),
            "{typed}"
        );
    }
}

#[test]
fn a_command_that_shares_a_letter_with_a_piece_has_a_key_with_ctrl() {
    let shifted = Modifiers::COMMAND | Modifiers::SHIFT;
    let mut program = in_language(Locale::German);
    let events = [press(Key::S, Modifiers::NONE), Event::Text("s".to_owned())];
    program.harness.input_mut().events.extend(events);
    program.run();
    assert_eq!(program.fen(), "n7/8/8/8/8/8/8/8 w - - 0 1");
    assert!(!program.state().board.symmetric);
    program.key_with(shifted, Key::Y);
    assert!(program.state().board.symmetric);
    program.key(Key::F);
    assert!(program.state().shared.view.flipped);

    let mut program = in_language(Locale::French);
    program.key(Key::F);
    assert!(!program.state().shared.view.flipped);
    program.ctrl(Key::U);
    assert!(program.state().shared.view.flipped);
    let keys = &program.state().shared.keys;
    let first = keys.all_of(Command::FlipBoard).next();
    assert_eq!(
        first.map(|keys| keys.to_string()).as_deref(),
        Some("Ctrl+U")
    );
}

#[test]
fn choosing_other_piece_letters_changes_the_keys_at_once() {
    let mut program = Program::on(EMPTY);
    let choice = SettingsAction::Choose(Setting::Language(Some(Language::German)));
    program.harness.state_mut().apply(choice);
    program.run();
    program.type_text("S");
    assert_eq!(program.fen(), "N7/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(program.state().shared.keys.command_of(key("S")), None);
}

#[test]
fn a_letter_for_the_menu_of_a_square_is_that_of_the_language() {
    let mut program = in_language(Locale::German);
    program.right("e4");
    program.type_text("D");
    assert_eq!(program.fen(), "8/8/8/8/4Q3/8/8/8 w - - 0 1");
}

#[test]
fn the_frame_of_the_cursor_leaves_the_coordinates_of_its_square_visible() {
    let mut program = Program::on(EMPTY);
    for _ in 0..7 {
        program.key(Key::ArrowDown);
    }
    assert_eq!(program.state().board.cursor.to_string(), "a1");
    let side = program.square("b1").x - program.square("a1").x;
    let square = Rect::from_center_size(program.square("a1"), Vec2::splat(side)).expand(1.0);
    let shapes = program.harness.output().shapes.iter();
    let on_square: Vec<&Shape> = shapes
        .map(|clipped| &clipped.shape)
        .filter(|shape| square.contains_rect(shape.visual_bounding_rect()))
        .collect();
    let is_frame = |shape: &&Shape| match shape {
        Shape::Rect(rect) => rect.stroke.width > 1.0 && rect.rect.width() > side * 0.8,
        _ => false,
    };
    let frame = on_square.iter().rposition(is_frame).unwrap();
    for name in ["a", "1"] {
        let is_name = |shape: &&Shape| match shape {
            Shape::Text(text) => text.galley.text() == name,
            _ => false,
        };
        let letter = on_square.iter().rposition(is_name);
        assert!(
            letter > Some(frame),
            "{name} at {letter:?}, the frame at {frame}"
        );
    }
}
