//! The menu bar by keys.

use super::program::Program;
use egui::Key;
use tabiya::notation::fen::write_fen;

/// The board says which of its squares is meant.
const BOARD: &str = "a8, black rook";

fn focused(program: &Program) -> String {
    use egui_kittest::kittest::NodeT as _;
    let nodes = program.harness.root().children_recursive();
    let has = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
    let node = nodes.into_iter().find(has);
    let label = node.and_then(|node| node.accesskit_node().label());
    label.unwrap_or_default()
}

#[test]
fn f10_leads_into_the_menu_bar_and_escape_back_to_where_one_was() {
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
fn arrows_walk_from_menu_to_menu_and_through_their_entries() {
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
    // From an entry to the menus beside its own.
    program.key(Key::ArrowRight);
    assert!(!program.has("Open…"));
    assert_eq!(focused(&program), "Copy FEN");
    program.key(Key::ArrowLeft);
    assert!(program.has("Open…"));
    assert_eq!(focused(&program), "New");
}

#[test]
fn an_entry_that_opens_a_menu_is_gone_into_and_out_of() {
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
    assert_eq!(focused(&program), "Clear White's men");
    program.key(Key::ArrowLeft);
    assert_eq!(focused(&program), "Clear");
    program.key(Key::ArrowRight);
    program.key(Key::Enter);
    let fen = write_fen(program.state().document().position());
    assert!(fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/8/8"), "{fen}");
    // The keyboard is on the board again.
    assert_eq!(focused(&program), BOARD);
    program.type_text("Q");
    assert!(program.has("a8, white queen"));
}
