//! The list of a file with two hundred thousand lines.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fmt::Write as _;
use std::fs;
use tempfile::TempDir;

const LINES: u64 = 200_000;

/// All lines differ. In each thousand, one needs repair, one is illegal, and one cannot be read.
fn program() -> (TempDir, Program) {
    let mut text = String::new();
    for number in 1..=LINES {
        let line = match number % 1000 {
            998 => format!("8/8/8/8/8/8/8/K1k5 W - - 0 {number}"),
            999 => format!("8/8/8/8/8/8/8/K1kK4 w - - 0 {number}"),
            0 => format!("no position {number}"),
            _ => format!("8/8/8/8/8/8/8/K1k5 w - - 0 {number}"),
        };
        writeln!(text, "{line}").unwrap();
    }
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("many.fen");
    fs::write(&path, text).unwrap();
    let program = Program::on_file(&path);
    (folder, program)
}

fn row(program: &Program) -> u64 {
    program.state().shared.document().row()
}

fn selected(program: &Program) -> Vec<u64> {
    let rows = program.state().shared.document().selected_rows();
    rows.iter().map(|row| row + 1).collect()
}

/// The last word of a line, which is its number in the file.
fn number_at(program: &Program, row: u64) -> u64 {
    let line = program.state().shared.document().rows().line(row).unwrap();
    let line = String::from_utf8_lossy(&line);
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

/// The numbers of the rows that are visible.
fn visible(program: &Program) -> Vec<u64> {
    let rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let number = |label: String| label.split([' ', ',']).nth(1).unwrap().parse().unwrap();
    let mut numbers: Vec<u64> = rows
        .map(|row| number(row.accesskit_node().label().unwrap()))
        .collect();
    numbers.sort_unstable();
    numbers
}

fn click_with(program: &mut Program, number: u64, keys: Modifiers) {
    program.find_row(number).unwrap().click_modifiers(keys);
    program.run();
}

fn scroll_bar_ends(program: &Program) -> (Pos2, Pos2) {
    let name = "Scroll the list";
    let bar = program.harness.get_by_role_and_label(Role::ScrollBar, name);
    let rect = bar.rect();
    (
        rect.center_top() + vec2(0.0, 4.0),
        rect.center_bottom() - vec2(0.0, 4.0),
    )
}

#[test]
fn keys_and_scroll_bar_reach_the_last_row_and_the_wheel_moves_back() {
    let (_folder, mut program) = program();
    program.click_row(1);
    program.key(Key::End);
    assert_eq!(row(&program), LINES - 1);
    assert!(program.find_row(LINES).is_some());
    program.key(Key::Home);
    assert_eq!(row(&program), 0);
    assert!(program.find_row(LINES).is_none());

    let (top, bottom) = scroll_bar_ends(&program);
    program.drag_with(top, bottom, Modifiers::NONE);
    assert_eq!(visible(&program).last(), Some(&LINES));
    assert_eq!(row(&program), 0, "scrolling selects nothing");

    let pos = program.row(LINES - 1);
    for _ in 0..20 {
        program.wheel(pos, 1.0);
    }
    let seen = visible(&program);
    let last = *seen.last().unwrap();
    assert!((LINES - 60..LINES - 1).contains(&last), "{last}");
    let wanted: Vec<u64> = (seen[0]..=last).collect();
    assert_eq!(seen, wanted, "no row is left out");
}

#[test]
fn arrow_and_page_keys_keep_the_current_row_visible() {
    let (_folder, mut program) = program();
    program.click_row(1);
    for _ in 0..30 {
        program.key(Key::ArrowDown);
        let number = row(&program) + 1;
        assert!(program.find_row(number).is_some(), "{number}");
    }
    assert_eq!(row(&program), 30);
    program.key(Key::PageDown);
    let page = row(&program) - 30;
    assert!((3..30).contains(&page), "{page}");
    program.key(Key::PageUp);
    program.key(Key::ArrowUp);
    assert_eq!(row(&program), 29);
}

#[test]
fn filters_show_their_counts_and_rows_keep_their_numbers() {
    let (_folder, mut program) = program();
    assert!(program.has("All 200,000"));
    assert!(program.has("Can be repaired 200"));
    program.click("Unreadable 200");
    assert_eq!(program.state().shared.document().shown_count(), 200);
    assert!(program.has("Position 1000, unreadable"));
    assert!(program.find_row(999).is_none());
    assert!(program.says("200 shown"));

    let illegal = program.harness.get_by_label("Illegal 200");
    illegal.click_modifiers(Modifiers::COMMAND);
    program.run();
    assert_eq!(program.state().shared.document().shown_count(), 400);
    program.click_row(999);
    program.key(Key::End);
    assert_eq!(row(&program), LINES - 1);
    assert!(program.says("400 of 400 shown"));

    program.click("All 200,000");
    assert_eq!(program.state().shared.document().shown_count(), LINES);
    assert!(
        program.find_row(LINES).is_some(),
        "the current row is still seen"
    );
}

#[test]
fn the_mouse_selects_rows_and_the_footer_counts_them() {
    let (_folder, mut program) = program();
    program.click_row(2);
    click_with(&mut program, 5, Modifiers::SHIFT);
    assert_eq!(selected(&program), [2, 3, 4, 5]);
    click_with(&mut program, 4, Modifiers::COMMAND);
    assert_eq!(selected(&program), [2, 3, 5]);
    assert!(program.says("3 of 200,000 selected"));
    program.key(Key::Escape);
    assert_eq!(program.state().shared.document().selected_count(), 1);
}

#[test]
fn keys_select_rows_as_the_mouse_does() {
    let (_folder, mut program) = program();
    program.click_row(2);
    for _ in 0..3 {
        program.key_with(Modifiers::SHIFT, Key::ArrowDown);
    }
    assert_eq!(selected(&program), [2, 3, 4, 5]);
    program.key_with(Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(selected(&program), [2, 3, 4]);
    for _ in 0..2 {
        program.key_with(Modifiers::COMMAND, Key::ArrowDown);
    }
    assert_eq!(selected(&program), [2, 3, 4], "only the keyboard went on");
    program.key_with(Modifiers::COMMAND, Key::Space);
    assert_eq!(selected(&program), [2, 3, 4, 6]);
    program.key_with(Modifiers::SHIFT, Key::End);
    assert_eq!(
        program.state().shared.document().selected_count(),
        LINES - 5
    );
    program.key_with(Modifiers::COMMAND, Key::A);
    assert_eq!(program.state().shared.document().selected_count(), LINES);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::I);
    assert_eq!(program.state().shared.document().selected_count(), 0);
    program.key(Key::Escape);
    assert_eq!(program.state().shared.document().selected_count(), 1);
}

#[test]
fn the_delete_key_deletes_the_selected_rows_and_undo_restores_them() {
    let (_folder, mut program) = program();
    program.click_row(2);
    click_with(&mut program, 4, Modifiers::SHIFT);
    program.key(Key::Delete);
    assert_eq!(program.state().shared.document().rows().len(), LINES - 3);
    assert_eq!(number_at(&program, 1), 5);
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), LINES);
    assert_eq!(number_at(&program, 1), 2);
}

#[test]
fn a_selection_is_dragged_near_the_end_of_a_long_list() {
    let (_folder, mut program) = program();
    program.click_row(1);
    program.key(Key::End);
    let first = LINES - 2;
    program.click_row(first);
    click_with(&mut program, LINES - 1, Modifiers::SHIFT);
    let above = vec2(0.0, -10.0);
    let (from, to) = (program.row(LINES - 1), program.row(LINES - 5) + above);
    program.drag_with(from, to, Modifiers::NONE);
    let end: Vec<u64> = (LINES - 6..LINES)
        .map(|row| number_at(&program, row))
        .collect();
    let wanted = [LINES - 2, LINES - 1, LINES - 5, LINES - 4, LINES - 3, LINES];
    assert_eq!(end, wanted);
    program.undo();
    assert_eq!(number_at(&program, LINES - 6), LINES - 5);
}

#[test]
fn dragging_a_row_to_the_edge_scrolls_the_list() {
    let (_folder, mut program) = program();
    program.click_row(1);
    program.key(Key::End);
    let from = program.row(LINES - 2);
    let list = program.harness.get_by_label("Positions").rect();
    let edge = list.center_top() + vec2(0.0, 6.0);
    let before = visible(&program)[0];
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(from - vec2(0.0, 40.0));
    // At the edge the list scrolls for as long as the button is held.
    program.harness.event(Event::PointerMoved(edge));
    for _ in 0..12 {
        program.harness.step();
    }
    let now = visible(&program)[0];
    assert!(now + 2 < before, "{before} is still at the top at {now}");
    program.harness.event(Event::PointerButton {
        pos: edge,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::NONE,
    });
    program.run();
    let moved = (0..40).find(|up| number_at(&program, now + up - 8) == LINES - 2);
    assert!(
        moved.is_some(),
        "the row was not dropped at the scrolled place"
    );
    assert_eq!(number_at(&program, LINES - 2), LINES - 1);
}

#[test]
fn arrow_keys_move_in_all_four_directions_in_the_grid() {
    let (_folder, mut program) = program();
    program.click("Grid");
    program.click_row(1);
    let top = program.row(1).y;
    let columns = (1..60)
        .take_while(|number| program.find_row(*number).is_some())
        .filter(|number| (program.row(*number).y - top).abs() < 1.0)
        .count() as u64;
    assert!(columns > 1);
    program.key(Key::ArrowRight);
    assert_eq!(row(&program), 1);
    program.key(Key::ArrowDown);
    assert_eq!(row(&program), 1 + columns);
    program.key(Key::ArrowLeft);
    program.key(Key::ArrowUp);
    assert_eq!(row(&program), 0);
    program.key(Key::ArrowUp);
    assert_eq!(row(&program), 0);
    program.key(Key::End);
    assert_eq!(row(&program), LINES - 1);
    assert_eq!(visible(&program).last(), Some(&LINES));
    program.key(Key::ArrowRight);
    assert_eq!(row(&program), LINES - 1);
}

#[test]
fn the_current_row_stays_visible_when_the_grid_is_resized() {
    let (_folder, mut program) = program();
    program.click_row(1);
    program.key(Key::End);
    program.click("Grid");
    assert!(program.find_row(LINES).is_some());
    let slider = program.harness.get_by_label("Diagram size");
    slider.focus();
    program.run();
    for _ in 0..6 {
        program.key(Key::ArrowRight);
        assert!(program.find_row(LINES).is_some());
    }
    program.click("Rows");
    assert!(program.find_row(LINES).is_some());
}

#[test]
fn ctrl_and_the_wheel_over_the_list_make_the_diagrams_larger() {
    let (_folder, mut program) = program();
    let before = program.state().list.looks.diagram;
    let pos = program.row(3);
    program.move_to(pos);
    program.harness.event(Event::Zoom(1.5));
    program.run();
    assert!(program.state().list.looks.diagram > before);
    assert!(program.state().list.looks.diagram <= 240);
    for _ in 0..20 {
        program.harness.event(Event::Zoom(0.5));
        program.run();
    }
    assert_eq!(program.state().list.looks.diagram, 40);
}
