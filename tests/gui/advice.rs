//! Problems of the position: listed with their squares, shown on the board, repaired with a click.

use super::program::{Program, START};
use egui::accesskit::Role;
use egui::{Color32, Key, Pos2, Rect, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// The place of the remark with this beginning.
fn remark(program: &Program, begin: &str) -> Rect {
    let mut nodes = program.harness.query_all_by_role(Role::ListItem);
    let is_it = |label: Option<String>| label.is_some_and(|label| label.starts_with(begin));
    let found = nodes.find(|node| is_it(node.accesskit_node().label()));
    found.unwrap().rect()
}

/// Everything painted within a square except the square and the piece themselves.
fn marks_on(program: &Program, square: &str) -> Vec<String> {
    let middle = program.square(square);
    let side = program.square("b1").x - program.square("a1").x;
    let near = Rect::from_center_size(middle, egui::Vec2::splat(0.9 * side));
    let shapes = program.harness.output().shapes.iter();
    shapes
        .filter(|clipped| near.contains(clipped.shape.visual_bounding_rect().center()))
        .filter_map(|clipped| kind_of(&clipped.shape))
        .collect()
}

fn kind_of(shape: &Shape) -> Option<String> {
    match shape {
        Shape::Rect(rect) if rect.fill != Color32::TRANSPARENT => Some("ground".to_owned()),
        Shape::Rect(_) => Some("frame".to_owned()),
        Shape::Circle(_) => Some("disc".to_owned()),
        Shape::Path(path) if path.closed => Some("triangle".to_owned()),
        _ => None,
    }
}

fn point_at(program: &mut Program, begin: &str) {
    let middle: Pos2 = remark(program, begin).center();
    program.move_to(middle);
}

#[test]
fn pointing_at_a_problem_marks_only_its_squares() {
    let mut program = Program::on("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1");
    program.unfold("Legality");
    let disc = "disc".to_owned();
    // The squares are always tinted; the sign appears only for the problem under the pointer.
    for square in ["e8", "e2"] {
        let marks = marks_on(&program, square);
        assert!(marks.contains(&"ground".to_owned()), "{square}: {marks:?}");
        assert!(!marks.contains(&disc), "{square}: {marks:?}");
    }
    point_at(&mut program, "The side that is not to move is in check");
    for square in ["e8", "e2"] {
        let marks = marks_on(&program, square);
        assert!(marks.contains(&disc), "{square}: {marks:?}");
        assert!(marks.contains(&"ground".to_owned()), "{square}: {marks:?}");
    }
    assert!(marks_on(&program, "e1").is_empty());
    program.move_to(program.square("a1"));
    assert!(!marks_on(&program, "e8").contains(&disc));
}

#[test]
fn an_oddity_is_marked_by_another_shape() {
    let mut program = Program::on("4k3/8/8/8/4P3/8/8/4K3 b - e3 7 9");
    program.unfold("Legality");
    point_at(&mut program, "The halfmove clock is not 0");
    let marks = marks_on(&program, "e3");
    assert!(marks.contains(&"triangle".to_owned()), "{marks:?}");
}

#[test]
fn keyboard_focus_on_a_problem_marks_its_squares() {
    let mut program = Program::on("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1");
    program.unfold("Legality");
    let rows = program.harness.query_all_by_role(Role::ListItem).next();
    rows.unwrap().focus();
    program.run();
    let disc = "disc".to_owned();
    assert!(marks_on(&program, "e2").contains(&disc));
    program.key(Key::Tab);
    let marks = marks_on(&program, "e2");
    assert!(marks.contains(&disc), "on its button too");
    program.key(Key::Enter);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1");
}

#[test]
fn every_problem_names_its_squares_and_severity() {
    let mut program = Program::on("4k3/8/8/8/8/8/4Q3/4K2p w - - 0 1");
    program.unfold("Legality");
    for line in [
        "The side that is not to move is in check: e2, e8: cannot arise in a game",
        "A pawn is on the first or eighth rank: h1: cannot arise in a game",
    ] {
        assert!(program.has(line), "{line}");
    }
    assert!(program.says("Remove it, or replace it with the piece it became."));
}

#[test]
fn a_click_makes_the_only_sensible_repair_and_undo_reverts_it() {
    for (fen, button, repaired) in [
        (
            "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
            "Let Black move",
            "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 7 9",
            "Set the halfmove clock to 0",
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 13 1",
            "Set the fullmove number to 8",
            "4k3/8/8/8/8/8/8/4K2R w - - 13 8",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            "Set the fullmove number to 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ),
    ] {
        let mut program = Program::on(fen);
        program.click(button);
        assert_eq!(program.fen(), repaired);
        assert!(program.says("Legal · "), "{fen}");
        program.undo();
        assert_eq!(program.fen(), fen);
    }
}

#[test]
fn a_castling_right_that_the_pieces_rule_out_can_be_revoked() {
    let mut program = Program::start();
    program.drag("h1", "h4");
    program.unfold("Legality");
    program.click("Revoke: White castles kingside");
    assert!(!program.is_toggled("White castles kingside"));
    program.drag("h4", "h1");
    assert!(program.fen().contains(" w Qkq "), "{}", program.fen());
}

#[test]
fn problems_never_prevent_copying_or_typing() {
    let mut program = Program::on("8/8/8/3kK3/8/8/8/8 w - - 0 1");
    assert!(!program.says("Let Black move"), "it would not help");
    assert_eq!(
        program.copied().as_deref(),
        Some("8/8/8/3kK3/8/8/8/8 w - - 0 1")
    );
    program.select_field();
    program.type_text(START);
    program.key(Key::Enter);
    assert_eq!(program.fen(), START);
}

#[test]
fn the_line_above_the_board_and_the_row_judge_alike() {
    // The board cannot have this right, and its FEN leaves it out, but the line has it.
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K3 w K - 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(program.says("cannot arise in a game"));
    assert!(!program.says("unusual"));
    let row = program.find_row(1).unwrap();
    let name = row.accesskit_node().label().unwrap();
    assert!(name.contains("illegal"), "{name}");
    program.click_row(2);
    assert!(!program.says("cannot arise in a game"));
}
