//! The menu of a square.

use super::program::{Program, START};
use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::model::state::Tool;
use tabiya_chess::Piece;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn is_open(program: &Program) -> bool {
    program.has("Use as brush")
}

fn is_ticked(program: &Program, label: &str) -> bool {
    let node = program
        .harness
        .get_by_role_and_label(Role::MenuItemCheckBox, label);
    node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
}

#[test]
fn a_right_click_with_the_pointer_offers_all_pieces_by_name() {
    let mut program = Program::on(KINGS);
    program.right("d4");
    for color in ["white", "black"] {
        for role in ["king", "queen", "rook", "bishop", "knight", "pawn"] {
            let label = format!("{color} {role}");
            program
                .harness
                .get_by_role_and_label(Role::MenuItem, &label);
        }
    }
    program.click_role(Role::MenuItem, "black bishop");
    assert_eq!(program.fen(), "4k3/8/8/8/3b4/8/8/4K3 w - - 0 1");
    assert!(!is_open(&program));
    assert_eq!(program.state().board.cursor.to_string(), "d4");
}

#[test]
fn the_right_button_with_a_brush_paints_and_opens_no_menu() {
    let mut program = Program::on(KINGS);
    program.brush("white rook");
    program.right("d4");
    assert!(!is_open(&program));
    assert_eq!(program.fen(), "4k3/8/8/8/3r4/8/8/4K3 w - - 0 1");
}

#[test]
fn the_menu_empties_the_square_or_takes_its_piece_as_brush() {
    let mut program = Program::start();
    program.right("d8");
    program.click("Use as brush");
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackQueen));
    assert_eq!(program.fen(), START);
    program.key(Key::Escape);
    program.right("d8");
    program.click("Empty");
    assert_eq!(
        program.fen(),
        "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(program.state().board.tool, Tool::Pointer);
}

#[test]
fn the_menu_grants_and_revokes_castling_for_a_rook() {
    let mut program = Program::start();
    program.right("h1");
    assert!(is_ticked(&program, "May castle"));
    program.click("May castle");
    assert!(program.fen().contains(" Qkq "), "{}", program.fen());
    program.right("h1");
    assert!(!is_ticked(&program, "May castle"));
    program.key(Key::Escape);
    program.right("b1");
    assert!(!program.has("May castle") && is_open(&program));
}

#[test]
fn the_menu_says_that_a_pawn_has_just_moved_two_squares() {
    let mut program = Program::on("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    program.right("e4");
    assert!(!is_ticked(&program, "Has just moved two squares"));
    program.click("Has just moved two squares");
    assert_eq!(program.fen(), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    program.right("e4");
    assert!(is_ticked(&program, "Has just moved two squares"));
}

#[test]
fn the_menu_marks_a_square_as_unsure() {
    let mut program = Program::start();
    program.right("e4");
    program.click_role(Role::MenuItemCheckBox, "Unsure");
    assert_eq!(program.state().shared.document().unsure().len(), 1);
    program.right("e4");
    assert!(is_ticked(&program, "Unsure"));
    program.click_role(Role::MenuItemCheckBox, "Unsure");
    assert!(program.state().shared.document().unsure().is_empty());
}

#[test]
fn the_menu_opens_at_the_cursor_and_is_used_by_keyboard() {
    let mut program = Program::on(KINGS);
    program.left("d4");
    program.key_with(Modifiers::SHIFT, Key::F10);
    assert!(is_open(&program));
    program.key(Key::ArrowRight);
    program.key(Key::ArrowDown);
    program.key(Key::Enter);
    assert_eq!(program.fen(), "4k3/8/8/8/3q4/8/8/4K3 w - - 0 1");
    assert!(!is_open(&program));
    // The keyboard focus is on the board again.
    program.type_text("N");
    assert_eq!(program.fen(), "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1");
}

#[test]
fn a_letter_chooses_its_piece_and_escape_changes_nothing() {
    let mut program = Program::on(KINGS);
    program.right("d4");
    program.type_text("r");
    assert_eq!(program.fen(), "4k3/8/8/8/3r4/8/8/4K3 w - - 0 1");
    assert!(!is_open(&program));
    program.right("d4");
    program.key(Key::Escape);
    assert!(!is_open(&program));
    assert_eq!(program.fen(), "4k3/8/8/8/3r4/8/8/4K3 w - - 0 1");
}

#[test]
fn a_press_elsewhere_only_closes_the_menu() {
    let mut program = Program::start();
    program.right("e4");
    let beside = program.square("a4") - vec2(300.0, 0.0);
    program.click_at(beside, PointerButton::Primary);
    assert!(!is_open(&program));
    program.right("e4");
    program.click_at(program.square("a1"), PointerButton::Primary);
    assert!(!is_open(&program));
    assert_eq!(program.fen(), START);
}

#[test]
fn the_menu_places_both_pieces_with_symmetric_placement() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program.click("Symmetric placement");
    program.right("c3");
    program.click_role(Role::MenuItem, "white knight");
    assert_eq!(program.fen(), "8/8/2n5/8/8/2N5/8/8 w - - 0 1");
}

#[test]
fn the_menu_copies_the_picture_of_the_whole_board() {
    let mut program = Program::on(KINGS);
    program.right("d4");
    program.click_role(Role::MenuItem, "Copy picture");
    assert_eq!(program.dialogs.borrow().offered.len(), 1);
    assert!(!is_open(&program));
    assert_eq!(program.fen(), KINGS);
}
