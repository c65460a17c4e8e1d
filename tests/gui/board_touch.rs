//! Fingers on the board and on the spare pieces.

use super::program::{Program, START};
use egui::accesskit::{Action, Role};
use egui::{TouchPhase, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::model::state::Tool;
use tabiya_chess::Piece;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn a_tap_picks_a_spare_piece_and_further_taps_place_it() {
    let mut program = Program::on(KINGS);
    program.tap(program.spare("white rook"));
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::WhiteRook));
    program.tap_square("a1");
    program.tap_square("h1");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    program.tap_square("h1");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
}

#[test]
fn a_touch_places_a_piece_only_when_the_finger_is_lifted() {
    let mut program = Program::on(KINGS);
    program.tap(program.spare("white rook"));
    program.later(1.0);
    program.finger(0, TouchPhase::Start, program.square("a1"));
    program.later(0.3);
    assert_eq!(program.fen(), KINGS);
    program.finger(0, TouchPhase::End, program.square("a1"));
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
}

#[test]
fn a_touch_sweep_is_one_undo_step() {
    let mut program = Program::on(KINGS);
    program.tap(program.spare("black pawn"));
    let (a, h) = (program.square("a7"), program.square("h7"));
    program.swipe(a, h);
    let fen = "4k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(program.fen(), fen);
    assert_eq!(program.field(), fen);
    program.undo();
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn a_finger_drags_pieces_on_off_and_onto_the_board() {
    let mut program = Program::on(KINGS);
    program.swipe(program.square("e1"), program.square("g1"));
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/6K1 w - - 0 1");
    program.swipe(program.spare("black queen"), program.square("d4"));
    assert_eq!(program.fen(), "4k3/8/8/8/3q4/8/8/6K1 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Pointer);
    let outside = program.square("a1") - vec2(150.0, 0.0);
    program.swipe(program.square("d4"), outside);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/6K1 w - - 0 1");
}

#[test]
fn a_long_press_places_the_other_colour() {
    let mut program = Program::on(KINGS);
    program.tap(program.spare("white rook"));
    program.press_long(program.square("a8"));
    assert_eq!(program.fen(), "r3k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn a_long_press_opens_the_menu_and_lifting_the_finger_keeps_it_open() {
    let mut program = Program::on(KINGS);
    program.press_long(program.square("d4"));
    assert!(program.has("Use as brush"));
    let name = "white knight";
    let place = program
        .harness
        .get_by_role_and_label(Role::MenuItem, name)
        .rect();
    program.tap(place.center());
    assert_eq!(program.fen(), "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1");
    assert!(!program.has("Use as brush"));
}

#[test]
fn a_long_press_on_a_spare_piece_places_its_kind_on_the_home_squares() {
    let mut program = Program::on(KINGS);
    program.press_long(program.spare("white pawn"));
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Pointer);
}

#[test]
fn a_pinch_on_the_board_changes_nothing() {
    for tool in ["white queen", "black pawn"] {
        for moves_first in [false, true] {
            let mut program = Program::start();
            program.tap(program.spare(tool));
            program.later(1.0);
            let (from, to) = (program.square("c3"), program.square("e5"));
            program.finger(0, TouchPhase::Start, from);
            if moves_first {
                program.finger(0, TouchPhase::Move, to);
            }
            program.finger(1, TouchPhase::Start, program.square("g6"));
            program.finger(1, TouchPhase::Move, program.square("h7"));
            program.finger(0, TouchPhase::Move, program.square("a1"));
            program.later(1.0);
            program.finger(1, TouchPhase::End, program.square("h7"));
            program.finger(0, TouchPhase::End, program.square("a1"));
            assert_eq!(program.fen(), START);
            assert!(!program.state().shared.document().can_undo());
        }
    }
}

#[test]
fn a_finger_selects_from_an_empty_square_and_drags_the_selection() {
    let mut program = Program::on("8/8/8/8/8/1NB5/8/8 w - - 0 1");
    let drag = |program: &mut Program, from: &str, to: &str| {
        let (from, to) = (program.square(from), program.square(to));
        program.swipe(from, to);
    };
    drag(&mut program, "a4", "c2");
    let block = program.state().board.block.unwrap();
    assert_eq!(block.squares().len(), 9);
    drag(&mut program, "b3", "e6");
    assert_eq!(program.fen(), "8/8/4NB2/8/8/8/8/8 w - - 0 1");
    program.undo();
    assert_eq!(program.fen(), "8/8/8/8/8/1NB5/8/8 w - - 0 1");
}

#[test]
fn a_double_tap_grants_and_revokes_castling() {
    let mut program = Program::start();
    let e1 = program.square("e1");
    program.tap(e1);
    program.later(0.1);
    program.finger(0, TouchPhase::Start, e1);
    program.finger(0, TouchPhase::End, e1);
    assert!(program.fen().contains(" w kq "), "{}", program.fen());
}

/// Clickable controls that are too small for a finger.
fn too_small(program: &Program) -> Vec<String> {
    let is_small = |node: &Node<'_>| {
        let inner = node.accesskit_node();
        // Selectable text need not be hit, users scroll by swiping, and edges can be grabbed from beside them.
        let others = [Role::Label, Role::Status, Role::ScrollBar, Role::Splitter];
        let is_control = !others.contains(&inner.role());
        // These are as large as the panel allows.
        let is_drawn_square = inner.label().is_some_and(|label| label.contains(": "));
        let least = if is_drawn_square { 38.0 } else { 39.5 };
        let is_small = || node.rect().size().min_elem() < least;
        is_control && inner.data().supports_action(Action::Click) && is_small()
    };
    let told = |node: Node<'_>| {
        let inner = node.accesskit_node();
        let (role, label, size) = (inner.role(), inner.label(), node.rect().size());
        format!("{role:?} {label:?} {size:?}")
    };
    let nodes = program.harness.root().children_recursive();
    nodes.filter(is_small).map(told).collect()
}

fn touched() -> Program {
    let mut program = Program::start();
    program.tap_square("e4");
    program
}

fn assert_large(program: &Program, what: &str) {
    let small = too_small(program);
    assert!(small.is_empty(), "{what}: {small:#?}");
}

/// Fails with all controls that are too small, so that they can be seen together.
fn assert_all_large(seen: &[(String, Vec<String>)]) {
    let small: Vec<_> = seen.iter().filter(|(_, small)| !small.is_empty()).collect();
    assert!(small.is_empty(), "{small:#?}");
}

#[test]
fn everything_in_the_window_is_large_enough_for_a_finger() {
    let program = touched();
    assert_large(&program, "window");
}

#[test]
fn the_list_is_large_enough_for_a_finger() {
    for command in [None, Some(Command::ListOrGrid)] {
        let lines = [START, KINGS, "8/8/8/8/8/8/8/8 w - - 0 1", "broken"].join("\n");
        let file = tempfile::Builder::new().suffix(".epd").tempfile().unwrap();
        std::fs::write(file.path(), lines).unwrap();
        let mut program = Program::on_file(file.path());
        program.tap_square("e4");
        let app = program.harness.state_mut();
        app.apply(tabiya::model::action::ListAction::CheckAll);
        app.apply(tabiya::model::action::Action::Run(Command::Undo));
        if let Some(command) = command {
            app.apply(tabiya::model::action::Action::Run(command));
        }
        program.run();
        assert!(program.find_row(4).is_some());
        assert_large(&program, &format!("{command:?}"));
    }
}

#[test]
fn the_menus_are_large_enough_for_a_finger() {
    let mut seen = Vec::new();
    for menu in tabiya::command::Menu::ALL {
        let mut program = touched();
        let label = tabiya_text::tr(menu.text_id());
        program.tap(
            program
                .harness
                .get_by_role_and_label(Role::Button, &label)
                .rect()
                .center(),
        );
        seen.push((label, too_small(&program)));
    }
    assert_all_large(&seen);
    let mut program = touched();
    program.press_long(program.square("e1"));
    assert!(program.has("Use as brush"));
    assert_large(&program, "piece menu");
}

#[test]
fn the_dialogs_and_the_find_panel_are_large_enough_for_a_finger() {
    let mut seen = Vec::new();
    for command in [
        Command::Find,
        Command::PlayMoves,
        Command::Help,
        Command::FenStyle,
        Command::CopyAs,
        Command::GoToLine,
        Command::Gestures,
        Command::About,
        Command::Palette,
        Command::Keys,
        Command::KnownPositions,
        Command::Chess960,
        Command::Sort,
        Command::FindDuplicates,
    ] {
        let mut program = touched();
        program
            .harness
            .state_mut()
            .apply(tabiya::model::action::Action::Run(command));
        program.run();
        seen.push((format!("{command:?}"), too_small(&program)));
    }
    assert_all_large(&seen);
}

#[test]
fn using_the_mouse_makes_the_controls_small_again() {
    let mut program = touched();
    let large = program
        .harness
        .get_by_label("White to move")
        .rect()
        .height();
    program.move_to(program.square("a1"));
    let small = program
        .harness
        .get_by_label("White to move")
        .rect()
        .height();
    assert!(small < 32.0 && large > 39.5, "{small} {large}");
}
