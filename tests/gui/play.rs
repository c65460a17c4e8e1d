//! Playing on the board: legal moves by mouse, keys, fingers and screen reader, refused moves, promotion,
//! and undo.

mod line;
mod tree;
mod typing;
mod unsaved;
mod what_if;

use super::program::{Program, START, keyboard::press};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::model::action::Action;
use tabiya::model::state::Tool;

const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const PROMOTING: &str = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

/// The program in play mode on this position, with the keyboard focus on the board.
fn playing(fen: &str) -> Program {
    let mut program = Program::on(fen);
    program.ctrl(Key::M);
    assert_eq!(program.state().board.tool, Tool::Play);
    program
}

/// The description of a square for screen readers.
fn description_of(program: &Program, square: &str) -> String {
    let begin = format!("{square}, ");
    let nodes = program.harness.get_all_by_role(Role::Button);
    let name = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().unwrap_or_default();
    let mut squares = nodes.filter(|node| name(node).starts_with(&begin));
    let node = squares.next().unwrap();
    node.accesskit_node()
        .data()
        .description()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn a_drag_makes_a_legal_move_and_updates_all_fields() {
    let mut program = playing(START);
    program.drag("e2", "e4");
    assert_eq!(program.field(), E4);
    program.drag("g8", "f6");
    program.drag("e4", "e5");
    program.drag("d7", "d5");
    let fen = "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    assert_eq!(program.field(), fen);
    program.drag("e5", "d6");
    let fen = "rnbqkb1r/ppp1pppp/3P1n2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3";
    assert_eq!(program.field(), fen, "en passant");
}

#[test]
fn two_clicks_make_a_move_and_show_the_targets_in_between() {
    let mut program = playing(START);
    program.left("g1");
    assert_eq!(description_of(&program, "g1"), "picked up");
    for target in ["f3", "h3"] {
        assert_eq!(description_of(&program, target), "can be moved here");
    }
    assert_eq!(description_of(&program, "e4"), "");
    assert!(program.state().shared.announcement.contains("2 moves"));
    program.left("f3");
    let fen = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
    assert_eq!(program.fen(), fen);
    assert_eq!(program.state().shared.announcement, "White: Nf3");
}

#[test]
fn a_second_click_picks_another_piece_or_puts_the_same_down() {
    let mut program = playing(START);
    program.left("g1");
    program.left("e2");
    program.left("e4");
    assert_eq!(program.field(), E4);
    program.left("g8");
    program.left("g8");
    assert_eq!(description_of(&program, "g8"), "");
    program.left("f6");
    assert_eq!(program.field(), E4, "nothing was picked up");
}

#[test]
fn an_illegal_move_is_refused_with_a_reason() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K2R w K - 0 1";
    let in_check = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1";
    let attacked = "5rk1/8/8/8/8/8/8/4K2R w K - 0 1";
    let behind_bishop = "6k1/8/8/8/8/8/8/4KB1R w K - 0 1";
    let castled_away = "6k1/8/8/8/8/8/8/4K2R w - - 0 1";
    for (fen, from, to, why) in [
        (
            START,
            "e7",
            "e5",
            "White is to move, and the piece on e7 is Black’s",
        ),
        (START, "g1", "g3", "No knight can move to g3 this way"),
        (START, "a1", "a2", "A piece of the same side is on a2"),
        (behind_bishop, "e1", "g1", "A piece blocks castling"),
        (pinned, "e2", "c3", "The king would be in check"),
        (
            in_check,
            "a1",
            "a4",
            "The king is in check, and this move does not end it",
        ),
        (in_check, "e1", "g1", "A king in check cannot castle"),
        (
            attacked,
            "e1",
            "g1",
            "The king would pass over or reach an attacked square",
        ),
        (
            castled_away,
            "e1",
            "g1",
            "There is no right to castle kingside",
        ),
    ] {
        let mut program = playing(fen);
        program.drag(from, to);
        assert_eq!(program.fen(), fen, "{from}{to}");
        assert!(program.has(&format!("✖ {why}")), "{from}{to}: {why}");
        assert_eq!(program.state().shared.announcement, why);
        assert!(!program.state().shared.document().can_undo(), "{from}{to}");
    }
}

#[test]
fn the_reason_of_a_refused_move_disappears_with_the_next_move() {
    let mut program = playing(START);
    program.drag("g1", "g3");
    let why = "✖ No knight can move to g3 this way";
    assert!(program.has(why));
    program.drag("g1", "f3");
    assert!(!program.has(why));
}

#[test]
fn a_drop_outside_the_board_or_on_the_same_square_gives_no_message() {
    let mut program = playing(START);
    let outside = program.square("a1") - vec2(150.0, 0.0);
    program.drag_with(program.square("e2"), outside, Modifiers::NONE);
    program.drag("e2", "e2");
    program.drag("e2", "e4");
    assert_eq!(program.field(), E4);
    assert!(
        program
            .state()
            .play
            .refusal(program.state().shared.shown())
            .is_none()
    );
}

#[test]
fn each_move_is_one_undo_step_and_can_be_redone() {
    let mut program = playing(START);
    program.drag("e2", "e4");
    program.drag("e7", "e5");
    program.undo();
    assert_eq!(program.field(), E4);
    assert_eq!(
        program
            .state()
            .shared
            .document()
            .line_of_play()
            .unwrap()
            .len(),
        1
    );
    program.undo();
    assert_eq!(program.fen(), START);
    program.redo();
    program.redo();
    let line = program.state().shared.document().line_of_play().unwrap();
    assert_eq!((line.at(), line.len()), (2, 2));
}

#[test]
fn a_promotion_is_chosen_on_the_board_by_mouse() {
    let mut program = playing(PROMOTING);
    program.drag("e7", "e8");
    assert_eq!(program.fen(), PROMOTING, "the move waits for the choice");
    let knight = program.harness.get_by_label("Promote to knight");
    let place = knight.rect().center();
    program.clicks_at(place, 1);
    assert_eq!(program.fen(), "4N3/6k1/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn a_promotion_is_chosen_by_letters_arrows_and_enter() {
    let choose: [(&[Event], &str); 4] = [
        (&[Event::Text("r".to_owned())], "R"),
        (&[Event::Text("B".to_owned())], "B"),
        (&[press(Key::Enter, Modifiers::NONE)], "Q"),
        (
            &[
                press(Key::ArrowDown, Modifiers::NONE),
                press(Key::ArrowDown, Modifiers::NONE),
                press(Key::ArrowDown, Modifiers::NONE),
                press(Key::Enter, Modifiers::NONE),
            ],
            "N",
        ),
    ];
    for (events, letter) in choose {
        let mut program = playing(PROMOTING);
        program.left("e7");
        program.left("e8");
        for event in events {
            program.harness.event(event.clone());
            program.run();
        }
        let fen = format!("4{letter}3/6k1/8/8/8/8/8/4K3 b - - 0 1");
        assert_eq!(program.fen(), fen);
        assert_eq!(program.state().board.tool, Tool::Play);
    }
}

#[test]
fn escape_cancels_promotion_then_picked_up_piece_then_the_mode() {
    let mut program = playing(PROMOTING);
    program.drag("e7", "e8");
    assert!(program.has("Promote to queen"));
    program.key(Key::Escape);
    assert!(!program.has("Promote to queen"));
    assert_eq!(program.fen(), PROMOTING);
    program.left("e7");
    program.key(Key::Escape);
    assert_eq!(description_of(&program, "e7"), "");
    assert_eq!(program.state().board.tool, Tool::Play);
    program.key(Key::Escape);
    assert_eq!(program.state().board.tool, Tool::Pointer);
    assert_eq!(program.fen(), PROMOTING);
}

#[test]
fn a_click_elsewhere_cancels_a_promotion() {
    let mut program = playing(PROMOTING);
    program.drag("e7", "e8");
    program.left("a1");
    assert!(!program.has("Promote to queen"));
    assert_eq!(program.fen(), PROMOTING);
}

#[test]
fn castling_moves_the_king_two_squares_or_onto_its_rook() {
    let standard = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let chess960 = "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1";
    for (fen, from, to, placement) in [
        (standard, "e1", "g1", "4k3/8/8/8/8/8/8/R4RK1"),
        (standard, "e1", "h1", "4k3/8/8/8/8/8/8/R4RK1"),
        (standard, "e1", "c1", "4k3/8/8/8/8/8/8/2KR3R"),
        (chess960, "f1", "g1", "4k3/8/8/8/8/8/8/1R3RK1"),
        (chess960, "f1", "c1", "4k3/8/8/8/8/8/8/2KR2R1"),
        (chess960, "f1", "b1", "4k3/8/8/8/8/8/8/2KR2R1"),
    ] {
        let mut program = playing(fen);
        program.drag(from, to);
        let after = format!("{placement} b - - 1 1");
        assert_eq!(program.fen(), after, "{fen} {from}{to}");
    }
}

#[test]
fn the_cursor_alone_plays_moves() {
    let mut program = playing(START);
    program.key(Key::Escape);
    assert_eq!(
        program.state().board.tool,
        Tool::Play,
        "only the line was left"
    );
    for _ in 0..6 {
        program.key(Key::ArrowDown);
    }
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    program.key(Key::Enter);
    assert_eq!(description_of(&program, "e2"), "picked up");
    program.key(Key::ArrowUp);
    program.key(Key::ArrowUp);
    program.key(Key::Enter);
    assert_eq!(program.field(), E4);
}

#[test]
fn setup_keys_change_nothing_and_say_so() {
    let mut program = playing(START);
    program.key(Key::Escape);
    for (keys, key) in [
        (Modifiers::NONE, Key::Delete),
        (Modifiers::NONE, Key::Backspace),
        (Modifiers::COMMAND, Key::ArrowDown),
        (Modifiers::SHIFT, Key::ArrowDown),
    ] {
        program.key_with(keys, key);
        assert_eq!(program.fen(), START, "{key:?}");
        assert!(
            program.says("pieces cannot be placed or removed"),
            "{key:?}"
        );
    }
}

#[test]
fn a_screen_reader_plays_by_clicking_squares() {
    let mut program = playing(START);
    for square in ["e2", "e4"] {
        let begin = format!("{square}, ");
        let nodes = program.harness.get_all_by_role(Role::Button);
        let is_it = |node: &egui_kittest::Node<'_>| {
            let name = node.accesskit_node().label().unwrap_or_default();
            name.starts_with(&begin)
        };
        { nodes }.find(is_it).unwrap().click_accesskit();
        program.run();
    }
    assert_eq!(program.field(), E4);
}

#[test]
fn moves_are_made_by_tapping_and_by_dragging() {
    let mut program = playing(START);
    program.tap_square("e2");
    program.tap_square("e4");
    assert_eq!(program.field(), E4);
    program.swipe(program.square("g8"), program.square("f6"));
    program.swipe(program.square("d4"), program.square("d6"));
    let fen = "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2";
    assert_eq!(program.fen(), fen);
    assert!(program.state().board.block.is_none());
}

#[test]
fn a_spare_piece_or_brush_ends_the_mode_and_the_wheel_does_nothing() {
    let mut program = playing(START);
    program.wheel(program.square("e2"), -1.0);
    assert_eq!(program.state().board.tool, Tool::Play);
    program.drag_with(
        program.spare("white queen"),
        program.square("e4"),
        Modifiers::NONE,
    );
    assert_eq!(program.state().board.tool, Tool::Pointer);
    assert!(program.fen().starts_with("rnbqkbnr/pppppppp/8/8/4Q3"));
    let mut program = playing(START);
    program.brush("white queen");
    assert!(matches!(program.state().board.tool, Tool::Brush(_)));
}

#[test]
fn leaving_the_mode_keeps_the_position_and_the_line() {
    let mut program = playing(START);
    program.drag("e2", "e4");
    program.ctrl(Key::M);
    assert_eq!(program.state().board.tool, Tool::Pointer);
    assert_eq!(program.field(), E4);
    assert!(
        program.has("Side to move"),
        "the panel is the one for setting up"
    );
    program.ctrl(Key::M);
    assert!(program.has("1. e4"));
}

#[test]
fn a_position_without_moves_says_why_and_the_mode_continues() {
    let no_king = "8/8/8/8/8/8/8/4K3 w - - 0 1";
    let mut program = playing(no_king);
    assert!(program.has("No moves can be played: Black has no king"));
    program.drag("e1", "e2");
    assert_eq!(program.fen(), no_king);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::StartPosition));
    program.run();
    program.drag("e2", "e4");
    assert_eq!(program.field(), E4);
}

#[test]
fn check_checkmate_and_stalemate_are_shown_above_the_board() {
    for (fen, told) in [
        (
            "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
            "Legal · White to move · check",
        ),
        (
            "4k3/8/8/8/8/8/r7/4K2r w - - 0 1",
            "Legal · White to move · checkmate",
        ),
        (
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "Legal · Black to move · stalemate",
        ),
        (START, "Legal · White to move"),
    ] {
        let program = Program::on(fen);
        assert!(program.has(told), "{fen}: {told}");
    }
}

#[test]
fn the_toolbar_button_begins_and_ends_the_mode() {
    let mut program = Program::start();
    program.click("Play moves");
    assert_eq!(program.state().board.tool, Tool::Play);
    assert!(program.has("Moves to be played"));
    program.click("Stop playing moves");
    assert_eq!(program.state().board.tool, Tool::Pointer);
}
