//! The list of a file's lines.

use super::program::{Program, START};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use tabiya::model::action::ListAction;
use tempfile::TempDir;

const LINES: &str = "# a comment\n\
    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
    \n\
    8/8/8/8/8/8/8/K6k w - - 0 1\n\
    8/8/8/7/8/8/8/K6k w - - 0 1\n";

fn file() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, LINES).unwrap();
    (folder, path)
}

fn program() -> (TempDir, PathBuf, Program) {
    let (folder, path) = file();
    let program = Program::on_file(&path);
    (folder, path, program)
}

#[test]
fn only_several_positions_have_a_list() {
    assert!(!Program::start().has("Positions"));
    assert!(program().2.has("Positions"));
}

#[test]
fn the_first_record_is_on_the_board_even_after_a_comment() {
    let (_folder, _path, program) = program();
    assert_eq!(program.state().shared.document().row(), 1);
    assert_eq!(program.fen(), START);
}

#[test]
fn a_click_on_a_row_shows_its_position() {
    let (_folder, _path, mut program) = program();
    program.click("Position 4");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
}

#[test]
fn keys_move_through_the_rows_from_anywhere() {
    let (_folder, _path, mut program) = program();
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(program.state().shared.document().row(), 2);
    program.key(Key::PageDown);
    assert_eq!(program.state().shared.document().row(), 3);
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(program.state().shared.document().row(), 2);
    program.key_with(Modifiers::ALT, Key::End);
    assert_eq!(program.state().shared.document().row(), 4);
}

#[test]
fn an_unreadable_line_is_shown_unchanged_with_its_error() {
    let (_folder, _path, mut program) = program();
    program.click_row(5);
    assert_eq!(program.field(), "8/8/8/7/8/8/8/K6k w - - 0 1");
    assert!(program.says("Rank 5 has 7 squares, one is missing"));
}

#[test]
fn editing_on_a_comment_line_keeps_the_comment() {
    let (_folder, path, mut program) = program();
    program.click_row(1);
    assert!(program.says("This line is a comment"));
    program.brush("white king");
    program.left("e1");
    program.ctrl(Key::S);
    let text = fs::read_to_string(path).unwrap();
    assert!(
        text.starts_with("# a comment\n8/8/8/8/8/8/8/4K3 w - - 0 1\nrnbqkbnr/"),
        "{text}"
    );
}

#[test]
fn records_are_added_duplicated_deleted_and_moved() {
    let (_folder, _path, mut program) = program();
    let rows = |program: &Program| program.state().shared.document().rows().len();
    program.menu("Position", "Add position");
    assert_eq!(
        (rows(&program), program.state().shared.document().row()),
        (6, 2)
    );
    program.menu("Position", "Duplicate position");
    assert_eq!(
        (rows(&program), program.state().shared.document().row()),
        (7, 3)
    );
    program.menu("Position", "Delete position");
    assert_eq!(rows(&program), 6);
    program.key_with(Modifiers::ALT | Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(program.state().shared.document().row(), 2);
    for _ in 0..4 {
        program.undo();
    }
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_row_is_dragged_to_another_place() {
    let (_folder, path, mut program) = program();
    let above = egui::vec2(0.0, -10.0);
    let (from, to) = (program.row(4), program.row(2) + above);
    program.drag_with(from, to, Modifiers::NONE);
    program.ctrl(Key::S);
    let text = fs::read_to_string(path).unwrap();
    let order: Vec<_> = text.lines().collect();
    assert!(order[1].starts_with("8/8/8/8/8/8/8/K6k"), "{order:?}");
    assert!(order[2].starts_with("rnbqkbnr"), "{order:?}");
}

#[test]
fn the_name_of_a_row_includes_its_state_and_id() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("marks.epd");
    let lines = [
        "# a comment",
        "",
        "8/8/8/8/8/8/8/K1k5 w - - id \"WAC.001\"; bm Ka2;",
        "8/8/8/8/8/8/8/K1k5 W - -",
        "8/8/8/8/8/8/8/K1kK4 w - -",
        "nothing at all",
    ];
    fs::write(&path, lines.join("\n")).unwrap();
    let program = Program::on_file(&path);
    for name in [
        "Position 1, comment",
        "Position 2, blank line",
        "Position 3, WAC.001",
        "Position 4, can be repaired",
        "Position 5, illegal",
        "Position 6, unreadable",
    ] {
        assert!(program.has(name), "{name}");
    }
}

#[test]
fn a_row_says_who_moves_and_how_the_position_came_about() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.epd");
    let lines = [
        "8/8/8/8/8/8/8/K1k5 w - - fmvn 36; id \"White - Black, Town 1999, 35...Kc1\";",
        "8/8/8/8/8/8/8/K1k5 w - -",
        "7k/6Q1/5K2/8/8/8/8/8 b - - id \"Mate\";",
    ];
    fs::write(&path, lines.join("\n")).unwrap();
    let program = Program::on_file(&path);
    for (name, summary) in [
        (
            "Position 1, White - Black, Town 1999",
            "after 35…Kc1 · White to move",
        ),
        ("Position 2", "White to move · ♔ – ♚"),
        ("Position 3, Mate", "Black is checkmated"),
    ] {
        let row = program.harness.get_by_label(name);
        let data = row.accesskit_node().data();
        assert_eq!(data.description(), Some(summary));
    }
}

#[test]
fn a_row_says_where_its_position_is_after_more_moves_were_played() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.epd");
    let record = "8/8/8/8/8/8/8/K1k5 w - - fmvn 36; id \"White - Black, 35...Kc1\";";
    fs::write(&path, format!("{record}\n{record}\n")).unwrap();
    let mut program = Program::on_file(&path);
    let summary = |program: &Program| {
        let row = program.find_row(1).unwrap();
        let data = row.accesskit_node().data();
        data.description().unwrap_or_default().to_owned()
    };
    assert_eq!(summary(&program), "after 35…Kc1 · White to move");
    program.ctrl(Key::M);
    program.drag("a1", "a2");
    assert_eq!(summary(&program), "move 36 · Black to move");
    program.drag("c1", "c2");
    assert_eq!(summary(&program), "move 37 · White to move");
    program.undo();
    program.undo();
    assert_eq!(summary(&program), "after 35…Kc1 · White to move");
}

#[test]
fn a_file_opens_on_its_first_position_even_if_that_is_unreadable() {
    for (head, row) in [
        ("", 0),
        ("# mine\n\n", 2),
        ("Mates in two and/or three\n", 1),
    ] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("broken.epd");
        let lines = "8/8/8/7/8/8/8/K6k w - -\n8/8/8/8/8/8/8/K6k w - -\n";
        fs::write(&path, format!("{head}{lines}")).unwrap();
        let program = Program::on_file(&path);
        assert_eq!(program.state().shared.document().row(), row);
        assert_eq!(program.field(), "8/8/8/7/8/8/8/K6k w - -");
        assert!(program.says("Rank 5 has 7 squares, one is missing"));
    }
}

#[test]
fn each_row_has_its_position_in_the_set() {
    let (_folder, _path, program) = program();
    let list = program.harness.get_by_label("Positions");
    assert_eq!(list.accesskit_node().data().size_of_set(), Some(5));
    let row = program.find_row(4).unwrap();
    assert_eq!(row.accesskit_node().data().position_in_set(), Some(3));
}

#[test]
fn the_list_switches_to_a_grid_and_the_keyboard_sets_its_size() {
    let (_folder, _path, mut program) = program();
    let size = program.state().list.looks.diagram;
    program.click("Grid");
    assert!(program.state().list.looks.grid);
    let slider = program.harness.get_by_label("Diagram size");
    slider.focus();
    program.run();
    program.key(Key::ArrowRight);
    assert!(program.state().list.looks.diagram > size);
    program.click("Rows");
    assert!(!program.state().list.looks.grid);
}

#[test]
fn rows_dropped_onto_another_tab_move_there_or_with_ctrl_are_copied() {
    for (keys, left) in [(Modifiers::NONE, 4), (Modifiers::COMMAND, 5)] {
        let (folder, path, _) = program();
        let other = folder.path().join("other.fen");
        fs::write(&other, LINES).unwrap();
        let mut program = Program::on_paths(&[&path, &other]);
        program.click("other.fen");
        let tab = program.harness.get_by_label("some.fen").rect().center();
        let from = program.row(4);
        program.harness.event(egui::Event::ModifiersChanged(keys));
        program.drag_with(from, tab, keys);
        program
            .harness
            .event(egui::Event::ModifiersChanged(Modifiers::NONE));
        program.run();
        let counts: Vec<_> = program
            .state()
            .shared
            .documents
            .iter()
            .map(|d| d.rows().len())
            .collect();
        assert_eq!(counts, [6, left]);
    }
}

#[test]
fn mouse_and_keyboard_open_the_menu_of_rows() {
    let (_folder, _path, mut program) = program();
    program.find_row(4).unwrap().click_secondary();
    program.run();
    assert_eq!(program.state().shared.document().row(), 3);
    program.click("Duplicate position");
    assert_eq!(program.state().shared.document().rows().len(), 6);
    for key in [Key::Menu, Key::F10] {
        program.click_row(4);
        let keys = if key == Key::F10 {
            Modifiers::SHIFT
        } else {
            Modifiers::NONE
        };
        program.key_with(keys, key);
        assert!(program.has("Duplicate position"), "{key:?}");
        program.key(Key::Escape);
        assert!(!program.has("Duplicate position"), "{key:?}");
    }
}

#[test]
fn closing_the_find_panel_restores_the_width_of_the_list() {
    let (_folder, _path, mut program) = program();
    program.harness.set_size(egui::vec2(760.0, 560.0));
    program.run();
    let width = |program: &Program| program.harness.get_by_label("Positions").rect().width();
    let before = width(&program);
    program.ctrl(Key::F);
    let beside = width(&program);
    assert!(beside < before, "{beside} {before}");
    program.key(Key::Escape);
    assert!(program.state().find.form.is_none());
    assert_eq!(width(&program).to_bits(), before.to_bits());
}

/// The lines of the details of a row that have a score.
fn lines_with_score(program: &Program) -> Vec<Vec<String>> {
    let shapes = program.harness.output().shapes.iter();
    let galleys = shapes.filter_map(|clipped| match &clipped.shape {
        egui::Shape::Text(text) => Some(&text.galley),
        _ => None,
    });
    let details = galleys.filter(|galley| galley.text().contains("Score\u{a0}"));
    let lines = details.map(|galley| galley.rows.iter().map(|row| row.text()).collect());
    lines.collect()
}

#[test]
fn details_of_a_row_end_their_lines_between_two_details() {
    let record = |letters: usize| {
        let comment = "x".repeat(letters);
        format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1 c0 \"{comment}\"; ce 335; bm Kd2; id \"{letters}\";")
    };
    let lines: Vec<String> = (14..34).map(record).collect();
    let mut program = Program::on(&lines.join("\n"));
    let mut broken = 0;
    for row in 0..20 {
        let app = program.harness.state_mut();
        app.apply(ListAction::SelectRow(row));
        program.run();
        for lines in lines_with_score(&program) {
            broken += lines.len() - 1;
            let has_both = |line: &&String| line.contains("Score\u{a0}+3.35");
            assert!(lines.iter().any(|line| has_both(&line)), "{lines:?}");
        }
    }
    assert!(broken > 0);
}
