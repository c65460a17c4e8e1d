//! The menu bar, used with the keyboard.

use super::program::Program;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, Vec2, vec2,
};
use egui_kittest::kittest::Queryable as _;
use tabiya_notation::fen::write_fen;

const SMALL: Vec2 = Vec2::new(760.0, 330.0);
/// The name of the focused square of the board.
const BOARD: &str = "a8, black rook";

pub(super) fn focused(program: &Program) -> String {
    use egui_kittest::kittest::NodeT as _;
    let nodes = program.harness.root().children_recursive();
    let has = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
    let node = nodes.into_iter().find(has);
    let label = node.and_then(|node| node.accesskit_node().label());
    label.unwrap_or_default()
}

#[test]
fn f10_enters_the_menu_bar_and_escape_returns() {
    let mut program = Program::start();
    assert_eq!(focused(&program), BOARD);
    program.key(Key::F10);
    assert_eq!(focused(&program), "File");
    program.key(Key::Escape);
    assert_eq!(focused(&program), BOARD);

    program.focus_field();
    program.key(Key::F10);
    program.key(Key::ArrowDown);
    assert_eq!(focused(&program), "New");
    program.key(Key::Escape);
    assert!(!program.has("Open…"));
    assert_ne!(focused(&program), "New");
    program.key(Key::F10);
    assert_eq!(focused(&program), "File");
    program.key(Key::F10);
    assert_ne!(focused(&program), "File");
}

#[test]
fn arrows_move_between_menus_and_through_their_entries() {
    let mut program = Program::start();
    program.key(Key::F10);
    program.key(Key::ArrowRight);
    assert_eq!(focused(&program), "Edit");
    program.key(Key::ArrowLeft);
    program.key(Key::ArrowLeft);
    assert_eq!(focused(&program), "Help");
    program.key(Key::ArrowRight);
    program.key(Key::ArrowDown);
    assert_eq!(focused(&program), "New");
    program.key(Key::ArrowDown);
    assert_eq!(focused(&program), "Open…");
    // The arrows lead from an entry to the neighbouring menus.
    program.key(Key::ArrowRight);
    assert!(!program.has("Open…"));
    assert_eq!(focused(&program), "Copy FEN");
    program.key(Key::ArrowLeft);
    assert!(program.has("Open…"));
    assert_eq!(focused(&program), "New");
}

#[test]
fn arrows_enter_and_leave_a_submenu() {
    let mut program = Program::start();
    program.key(Key::F10);
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    assert_eq!(focused(&program), "Board");
    program.key(Key::Enter);
    while focused(&program) != "Clear" {
        program.key(Key::ArrowDown);
    }
    program.key(Key::ArrowRight);
    assert_eq!(focused(&program), "Clear White’s pieces");
    program.key(Key::ArrowLeft);
    assert_eq!(focused(&program), "Clear");
    program.key(Key::ArrowRight);
    program.key(Key::Enter);
    let fen = write_fen(program.state().shared.document().position());
    assert!(fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/8/8"), "{fen}");
    // The keyboard focus is on the board again.
    assert_eq!(focused(&program), BOARD);
    program.type_text("Q");
    assert!(program.has("a8, white queen"));
}

#[test]
fn a_menu_taller_than_the_window_scrolls_to_the_current_entry() {
    let mut program = Program::start();
    program.harness.set_size(SMALL);
    program.run();
    program.key(Key::F10);
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    program.key(Key::Enter);
    let window = Rect::from_min_size(Pos2::ZERO, SMALL);
    let place = |program: &Program| program.harness.get_by_label("Compare").rect();
    assert!(!window.contains_rect(place(&program)));
    let middle = program.harness.get_by_label("Enter pieces by name").rect();
    program.harness.hover_at(middle.center());
    program.run();
    program.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, -100.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Unknown,
    });
    program.harness.run_steps(20);
    assert!(window.contains_rect(place(&program)));
    // Keys continue from the first entry, which is now visible, down to the last.
    let mut steps = 0;
    while focused(&program) != "Compare" && steps < 40 {
        program.key(Key::ArrowDown);
        steps += 1;
    }
    assert_eq!(focused(&program), "Compare");
    program.harness.run_steps(20);
    assert!(window.contains_rect(place(&program)));
}
