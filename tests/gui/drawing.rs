//! Arrows and square marks on the board: by mouse, by keys, in the file.

use super::program::Program;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tabiya_chess::Square;
use tabiya_notation::annotations::{Annotations, MarkColor};
use tempfile::TempDir;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

impl Program {
    /// Presses the right button on the first square, passes over the others, and releases it on the last.
    fn right_drag(&mut self, squares: &[&str], keys: Modifiers) {
        let places: Vec<_> = squares.iter().map(|name| self.square(name)).collect();
        self.button(places[0], PointerButton::Secondary, true, keys);
        for place in &places {
            self.move_to(*place);
        }
        let last = places[places.len() - 1];
        self.button(last, PointerButton::Secondary, false, keys);
    }

    /// The text after the fields of the line.
    fn tail(&self) -> String {
        String::from_utf8(self.state().shared.document().operations().to_vec()).unwrap()
    }

    fn drawn(&self) -> Annotations {
        self.state().shared.document().annotations()
    }

    fn go_to(&mut self, square: &str) {
        self.left(square);
        assert_eq!(self.state().board.cursor, sq(square));
    }

    fn description(&self, square: &str) -> String {
        let piece = self
            .state()
            .shared
            .document()
            .position()
            .board
            .get(sq(square));
        let name = tabiya_text::square_name(sq(square), piece);
        let node = self.harness.get_by_role_and_label(Role::Button, &name);
        node.accesskit_node().description().unwrap_or_default()
    }
}

fn sq(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

#[test]
fn a_right_drag_draws_an_arrow_and_the_same_drag_removes_it() {
    let mut program = Program::on(KINGS);
    program.right_drag(&["e2", "e3", "e4"], Modifiers::NONE);
    assert_eq!(program.tail(), r#"c0 "[%cal Ge2e4]";"#);
    assert!(program.says("Arrow from e2 to e4: green"));
    program.right_drag(&["e2", "e4"], Modifiers::ALT);
    assert_eq!(program.tail(), r#"c0 "[%cal Be2e4]";"#);
    program.right_drag(&["e2", "e4"], Modifiers::ALT);
    assert_eq!(program.tail(), "");
    assert!(program.says("No arrow from e2 to e4"));
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn a_drag_out_and_back_or_a_modifier_click_marks_the_square() {
    let mut program = Program::on(KINGS);
    program.right_drag(&["d4", "d5", "d4"], Modifiers::NONE);
    program.right_drag(&["e5"], Modifiers::SHIFT);
    program.right_drag(&["a1"], Modifiers::SHIFT | Modifiers::ALT);
    assert_eq!(program.tail(), r#"c0 "[%csl Gd4,Re5,Ya1]";"#);
    assert!(!program.has("Use as brush"));
    program.right_drag(&["e5"], Modifiers::CTRL);
    assert_eq!(program.tail(), r#"c0 "[%csl Gd4,Ya1]";"#);
}

#[test]
fn escape_cancels_an_arrow_being_drawn() {
    let mut program = Program::on(KINGS);
    let (e2, e4) = (program.square("e2"), program.square("e4"));
    program.button(e2, PointerButton::Secondary, true, Modifiers::NONE);
    program.move_to(e4);
    program.key(Key::Escape);
    program.button(e4, PointerButton::Secondary, false, Modifiers::NONE);
    assert!(program.drawn().is_empty() && !program.has("Use as brush"));
}

#[test]
fn each_arrow_and_each_mark_is_one_undo_step() {
    let mut program = Program::on(KINGS);
    program.right_drag(&["e2", "e4"], Modifiers::NONE);
    program.right_drag(&["d5"], Modifiers::SHIFT);
    program.undo();
    assert_eq!(program.tail(), r#"c0 "[%cal Ge2e4]";"#);
    program.undo();
    assert_eq!(program.tail(), "");
    program.redo();
    program.redo();
    assert_eq!(program.tail(), r#"c0 "[%csl Rd5][%cal Ge2e4]";"#);
    program.menu("Board", "Remove all arrows and marks");
    assert_eq!(program.tail(), "");
    program.undo();
    assert_eq!(
        program.drawn().marks.len() + program.drawn().arrows.len(),
        2
    );
}

#[test]
fn undoing_an_arrow_restores_an_unreadable_text() {
    let mut program = Program::on("not a position at all");
    let before = program.state().shared.document().line().to_vec();
    program.right_drag(&["e2", "e4"], Modifiers::NONE);
    assert_eq!(program.drawn().arrows.len(), 1);
    program.undo();
    assert_eq!(program.state().shared.document().line(), before);
}

#[test]
fn arrows_and_marks_are_saved_with_the_line_and_read_again() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    fs::write(
        &path,
        "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; c0 \"by hand\"\n8/8/8/8/8/8/8/8 w - -\n",
    )
    .unwrap();
    let mut program = Program::on_file(&path);
    program.right_drag(&["e1", "d2"], Modifiers::NONE);
    program.right_drag(&["d2"], Modifiers::CTRL);
    let drawn = program.drawn();
    program.ctrl(Key::S);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(
        saved,
        "4k3/8/8/8/8/8/8/4K3 w - - c1 \"[%csl Rd2][%cal Ge1d2]\"; bm Kd2; c0 \"by hand\"\n8/8/8/8/8/8/8/8 w - -\n"
    );
    let again = Program::on_file(&path);
    assert_eq!(again.drawn(), drawn);
}

#[test]
fn arrows_and_marks_are_mirrored_with_the_board() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    program.right_drag(&["a1", "a8"], Modifiers::NONE);
    program.right_drag(&["e4"], Modifiers::ALT);
    program.menu("Transform", "Mirror left and right");
    assert_eq!(program.tail(), r#"c0 "[%csl Bd4][%cal Gh1h8]";"#);
    program.undo();
    assert_eq!(program.tail(), r#"c0 "[%csl Be4][%cal Ga1a8]";"#);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
}

#[test]
fn a_key_cycles_the_mark_of_the_cursor_square_through_all_colours() {
    let mut program = Program::on(KINGS);
    program.go_to("d4");
    let mut seen = Vec::new();
    for _ in 0..5 {
        program.key(Key::M);
        seen.push(program.drawn().mark(sq("d4")));
    }
    let mut expected: Vec<_> = MarkColor::ALL.into_iter().map(Some).collect();
    expected.push(None);
    assert_eq!(seen, expected);
    assert!(program.says("No mark on d4"));
    assert_eq!(program.state().board.cursor, sq("d4"));
}

#[test]
fn the_mark_key_marks_all_selected_squares() {
    let mut program = Program::on(KINGS);
    program.go_to("a1");
    program.key_with(Modifiers::SHIFT, Key::ArrowRight);
    program.key(Key::M);
    assert_eq!(program.tail(), r#"c0 "[%csl Ga1,Gb1]";"#);
}

#[test]
fn keys_draw_an_arrow_from_the_cursor() {
    for ends_with_enter in [false, true] {
        let mut program = Program::on(KINGS);
        program.go_to("e2");
        program.key(Key::A);
        assert!(program.says("Arrow from e2, green"));
        program.key(Key::ArrowUp);
        program.key(Key::ArrowUp);
        if ends_with_enter {
            program.key(Key::Enter);
        } else {
            program.key(Key::A);
        }
        assert_eq!(program.tail(), r#"c0 "[%cal Ge2e4]";"#);
        assert_eq!(program.state().board.cursor, sq("e4"));
        assert_eq!(program.state().board.arrow, None);
    }
}

#[test]
fn the_mark_key_changes_the_colour_of_an_arrow_being_drawn() {
    let mut program = Program::on(KINGS);
    program.go_to("e2");
    for key in [Key::A, Key::M, Key::M] {
        program.key(key);
    }
    assert!(program.says("Arrow from e2, blue"));
    program.key(Key::ArrowRight);
    program.key(Key::Enter);
    assert_eq!(program.tail(), r#"c0 "[%cal Be2f2]";"#);
}

#[test]
fn escape_or_the_same_square_cancels_an_arrow_begun_by_key() {
    let mut program = Program::on(KINGS);
    program.go_to("e2");
    program.key(Key::A);
    program.key(Key::Escape);
    assert_eq!(program.state().board.arrow, None);
    program.key(Key::A);
    program.key(Key::A);
    assert_eq!(program.state().board.arrow, None);
    program.key(Key::ArrowUp);
    program.key(Key::Enter);
    assert!(program.drawn().is_empty());
    assert_eq!(program.state().board.cursor, sq("a2"));
}

#[test]
fn an_arrow_from_the_menu_begins_at_the_next_click() {
    for drags in [false, true] {
        let mut program = Program::on(KINGS);
        program.go_to("a4");
        program.menu("Board", "Draw an arrow");
        assert!(program.says("Click the square where the arrow begins (green)"));
        if drags {
            program.drag("e2", "e4");
        } else {
            program.left("e2");
            assert!(program.says("Arrow from e2, green"));
            program.left("e4");
        }
        assert_eq!(program.tail(), r#"c0 "[%cal Ge2e4]";"#);
        assert_eq!(program.state().board.arrow, None);
        program.drag("e1", "e2");
        assert_eq!(program.fen().split(' ').next(), Some("4k3/8/8/8/8/8/4K3/8"));
    }
}

#[test]
fn keys_draw_an_arrow_from_the_menu_and_escape_cancels_it() {
    let mut program = Program::on(KINGS);
    program.menu("Board", "Draw an arrow");
    program.key(Key::Escape);
    assert_eq!(program.state().board.arrow, None);
    assert!(program.says("No arrow drawn"));
    program.go_to("d1");
    program.menu("Board", "Draw an arrow");
    program.key(Key::Enter);
    program.key(Key::ArrowUp);
    program.key(Key::Enter);
    assert_eq!(program.tail(), r#"c0 "[%cal Gd1d2]";"#);
}

#[test]
fn the_menu_begins_an_arrow_even_with_a_brush_and_right_click_cancels() {
    let mut program = Program::on(KINGS);
    program.brush("white queen");
    program.menu("Board", "Draw an arrow");
    program.left("e2");
    program.right("e5");
    assert!(program.says("No arrow drawn"));
    assert!(program.drawn().is_empty());
    program.left("e2");
    assert_eq!(
        program.fen().split(' ').next(),
        Some("4k3/8/8/8/8/8/4Q3/4K3")
    );
}

#[test]
fn keys_draw_at_the_pointer_while_the_mouse_has_the_board() {
    let mut program = Program::on(KINGS);
    let (b2, g7) = (program.square("b2"), program.square("g7"));
    program.move_to(program.square("d4"));
    program.move_to(b2);
    program.key(Key::A);
    program.move_to(g7);
    program.key(Key::Enter);
    assert_eq!(program.tail(), r#"c0 "[%cal Gb2g7]";"#);
    program.key(Key::M);
    assert_eq!(program.drawn().mark(sq("g7")), Some(MarkColor::Green));
}

#[test]
fn selecting_another_row_cancels_an_arrow_being_drawn() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, format!("{KINGS}\n{KINGS}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.go_to("e2");
    program.key(Key::A);
    program.key(Key::F3);
    assert_eq!(program.state().shared.document().row(), 1);
    assert_eq!(program.state().board.arrow, None);
}

#[test]
fn the_menu_of_a_square_marks_it_in_four_colours() {
    let mut program = Program::on(KINGS);
    program.right("d4");
    program.click_role(Role::MenuItemCheckBox, "Mark blue");
    assert_eq!(program.tail(), r#"c0 "[%csl Bd4]";"#);
    assert!(!program.has("Use as brush"));
    program.right("d4");
    for (label, is_on) in [("Mark green", false), ("Mark blue", true)] {
        let node = program
            .harness
            .get_by_role_and_label(Role::MenuItemCheckBox, label);
        let toggled = node.accesskit_node().toggled();
        assert_eq!(toggled == Some(Toggled::True), is_on, "{label}");
    }
    program.click_role(Role::MenuItemCheckBox, "Mark blue");
    assert_eq!(program.tail(), "");
}

#[test]
fn the_description_of_a_square_includes_its_marks_and_arrows() {
    let mut program = Program::on(KINGS);
    program.right_drag(&["e1"], Modifiers::SHIFT);
    program.right_drag(&["e1", "e4"], Modifiers::NONE);
    assert_eq!(program.description("e1"), "marked red, green arrow to e4");
    assert_eq!(program.description("e4"), "green arrow from e1");
}

#[test]
fn the_dialog_of_gestures_says_how_arrows_are_drawn() {
    let mut program = Program::start();
    program.key(Key::Questionmark);
    assert!(program.has("draws an arrow, or removes it"));
    assert!(program.has("Draw an arrow"));
}

#[test]
fn the_drawing_tool_lets_the_left_button_draw_until_escape() {
    let mut program = Program::on(KINGS);
    program.click("Colour of the arrows");
    program.click("Draw in red");
    program.drag("e1", "e4");
    program.left("d5");
    assert_eq!(program.tail(), r#"c0 "[%csl Rd5][%cal Re1e4]";"#);
    assert_eq!(program.fen(), KINGS, "nothing was moved");
    program.drag_with(program.square("a1"), program.square("a3"), Modifiers::ALT);
    assert!(program.tail().contains("Ba1a3"), "{}", program.tail());
    program.key(Key::Escape);
    program.drag("e1", "e2");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/4K3/8 w - - 0 1");
}

#[test]
fn the_chosen_colour_also_applies_to_the_right_button_and_keys() {
    let mut program = Program::on(KINGS);
    program.menu("Board", "Draw in blue");
    assert!(program.is_toggled("Draw in blue"));
    program.click_role(Role::Button, "Draw in blue");
    assert!(
        !program.is_toggled("Draw in blue"),
        "once more puts it down"
    );
    program.right_drag(&["e2", "e4"], Modifiers::NONE);
    program.go_to("a1");
    program.key(Key::A);
    program.key(Key::ArrowUp);
    program.key(Key::A);
    for _ in 0..2 {
        program.key(Key::M);
    }
    assert_eq!(program.tail(), r#"c0 "[%csl Ya2][%cal Be2e4,Ba1a2]";"#);
}

#[test]
fn the_menu_beside_the_arrow_has_the_other_colours() {
    let mut program = Program::on(KINGS);
    let names = ["green", "red", "blue", "yellow"].map(|color| format!("Draw in {color}"));
    let shown = |program: &Program| names.each_ref().map(|name| program.has(name));
    assert_eq!(shown(&program), [true, false, false, false]);
    program.click("Colour of the arrows");
    program.click("Draw in yellow");
    assert!(program.is_toggled("Draw in yellow"));
    assert_eq!(shown(&program), [false, false, false, true]);
}

#[test]
fn a_narrow_window_has_all_tools_in_one_menu() {
    let mut program = Program::on(KINGS);
    program.harness.set_size(egui::vec2(700.0, 560.0));
    program.run();
    assert!(!program.has("Draw in green"));
    program.click("Tools");
    for name in [
        "Undo",
        "Save",
        "Copy picture",
        "Add position",
        "Engine",
        "Draw in blue",
    ] {
        assert!(program.has(name), "{name}");
    }
    program.click("Draw in blue");
    program.drag("e1", "e4");
    assert_eq!(program.tail(), r#"c0 "[%cal Be1e4]";"#);
}

#[test]
fn only_the_sign_of_a_castling_right_shows_its_tip() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let rook = program.square("h1");
    let half = (program.square("h2").y - rook.y).abs() / 2.0;
    let tip = "White may still castle kingside: king on e1, rook on h1.";
    let mut point_at = |place| {
        program.move_to(place);
        program.move_to(place + egui::vec2(0.5, 0.0));
        for _ in 0..4 {
            program.harness.step();
        }
        program.says(tip)
    };
    assert!(!point_at(rook));
    assert!(point_at(rook + egui::vec2(half - 10.0, half - 8.0)));
}
