//! The dialogs about all lines: go to line, sort, duplicates, repair all.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use tabiya_collection::document::ViewOf;
use tempfile::TempDir;

fn program_on(text: &str) -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    fs::write(&path, text).unwrap();
    let program = Program::on_file(&path);
    (folder, path, program)
}

/// Positions of two kings and a number of white pawns, with the number of the line as `id`.
fn numbered(lines: u64) -> String {
    let line = |number: u64| {
        let pawns = "P".repeat(usize::try_from(number % 7).unwrap());
        let rest = 8 - number % 7;
        format!(
            "4k3/8/8/8/8/8/{pawns}{rest}/4K3 w - - id \"{:07}\";\n",
            number * 7919 % 1_000_003
        )
    };
    (0..lines).map(line).collect()
}

fn lines(program: &Program) -> Vec<String> {
    let rows = program.state().shared.document().rows();
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

fn men(line: &str) -> usize {
    line.matches('P').count()
}

/// Moves with Tab to the control of this name.
fn tab_to(program: &mut Program, name: &str) {
    for _ in 0..40 {
        let has_it = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().is_focused()
                && node.accesskit_node().label().as_deref() == Some(name)
        };
        if program
            .harness
            .query_all_by_label(name)
            .any(|node| has_it(&node))
        {
            return;
        }
        program.key(Key::Tab);
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn a_number_with_or_without_separators_leads_to_its_line() {
    let (_folder, _path, mut program) = program_on(&numbered(200_000));
    program.ctrl(Key::G);
    assert!(program.is_focused("Position number"));
    assert!(program.says("From 1 to 200,000"));
    program.type_text("123,456");
    program.key(Key::Enter);
    assert_eq!(program.state().shared.document().row(), 123_455);
    assert!(!program.has("Position number"));
    program.ctrl(Key::G);
    program.type_text("200000");
    program.key(Key::Enter);
    assert_eq!(program.state().shared.document().row(), 199_999);
}

#[test]
fn a_number_beyond_the_last_line_is_reported() {
    let (_folder, _path, mut program) = program_on(&numbered(1000));
    program.ctrl(Key::G);
    program.type_text("1001");
    assert!(program.says("There are only 1,000 positions"));
    program.key(Key::Enter);
    assert!(program.has("Position number"));
    program.key(Key::Backspace);
    program.type_text("x");
    assert!(program.says("Not a number"));
    program.key(Key::Escape);
    assert!(!program.has("Position number"));
    assert_eq!(program.state().shared.document().row(), 0);
}

#[test]
fn the_keyboard_alone_sorts_lines_in_one_undo_step() {
    let (_folder, _path, mut program) = program_on(&numbered(1000));
    let before = lines(&program);
    program.menu("Collection", "Sort…");
    assert!(program.is_focused("Material"));
    tab_to(&mut program, "Number of pieces");
    program.key(Key::Space);
    tab_to(&mut program, "Descending");
    program.key(Key::Space);
    tab_to(&mut program, "Sort");
    program.key(Key::Space);
    let after = lines(&program);
    assert_ne!(before, after);
    assert!(after.windows(2).all(|pair| men(&pair[1]) <= men(&pair[0])));
    program.undo();
    assert_eq!(lines(&program), before);
}

#[test]
fn lines_are_sorted_by_an_operation_of_the_file() {
    let (_folder, _path, mut program) = program_on(&numbered(1000));
    program.menu("Collection", "Sort…");
    program.click("id");
    program.click_role(Role::Button, "Sort");
    let id = |line: &String| line.split('"').nth(1).unwrap().to_owned();
    let ids: Vec<_> = lines(&program).iter().map(id).collect();
    assert!(ids.is_sorted(), "{:?}", &ids[..5]);
}

#[test]
fn several_selected_matches_are_sorted_alone() {
    let (_folder, _path, mut program) = program_on(&numbered(1000));
    let before = lines(&program);
    program.ctrl(Key::F);
    program.run();
    program.type_text("wP=3");
    program.click("Select all matches");
    program.menu("Collection", "Sort…");
    assert!(program.says("Only the 143 selected positions"));
    program.click("Text of the line");
    program.click_role(Role::Button, "Sort");
    let after = lines(&program);
    assert_ne!(before, after);
    let others = |lines: &[String]| -> Vec<_> {
        let is_other = |(_, line): &(usize, String)| men(line) != 3;
        lines.iter().cloned().enumerate().filter(is_other).collect()
    };
    assert_eq!(others(&before), others(&after));
    let threes: Vec<_> = after.iter().filter(|line| men(line) == 3).collect();
    assert!(threes.is_sorted());
}

#[test]
fn several_selected_rows_are_sorted_alone() {
    let (_folder, _path, mut program) = program_on(&numbered(30));
    let before = lines(&program);
    program.click_row(1);
    for _ in 0..4 {
        program.key_with(Modifiers::SHIFT, Key::ArrowDown);
    }
    program.menu("Collection", "Sort…");
    assert!(program.says("Only the 5 selected positions"));
    program.click("Text of the line");
    program.click("Descending");
    program.click_role(Role::Button, "Sort");
    let after = lines(&program);
    assert_eq!(after[5..], before[5..]);
    let mut sorted = before[..5].to_vec();
    sorted.sort_unstable();
    sorted.reverse();
    assert_ne!(sorted, before[..5]);
    assert_eq!(after[..5], sorted);
}

#[test]
fn enter_on_a_choice_sorts_by_it() {
    let (_folder, _path, mut program) = program_on(&numbered(100));
    program.menu("Collection", "Sort…");
    tab_to(&mut program, "Number of pieces");
    program.key(Key::Enter);
    assert!(!program.has("Sort by"));
    let after = lines(&program);
    assert!(after.windows(2).all(|pair| men(&pair[0]) <= men(&pair[1])));
    assert_ne!(after, numbered(100).lines().collect::<Vec<_>>());
}

#[test]
fn shuffling_keeps_the_same_lines() {
    let (_folder, _path, mut program) = program_on(&numbered(1000));
    let mut before = lines(&program);
    program.menu("Collection", "Sort…");
    program.click("Shuffle");
    let mut after = lines(&program);
    assert_ne!(before, after);
    before.sort_unstable();
    after.sort_unstable();
    assert_eq!(before, after);
}

#[test]
fn duplicates_are_counted_and_all_but_the_first_deleted() {
    let one = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n";
    let later = "4k3/8/8/8/8/8/4P3/4K3 w - - 5 9\n";
    let mirrored = "3k4/8/8/8/8/8/3P4/3K4 w - - 0 1\n";
    let single = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1\n";
    let text = format!("{one}{mirrored}{later}{single}{one}# a comment\n{mirrored}");
    let (_folder, _path, mut program) = program_on(&text);
    program.menu("Collection", "Find duplicates…");
    program.click("all six fields match");
    program.click("Find duplicates");
    assert!(program.says("2 groups, 2 extra positions"));
    program.click("board, side to move, castling rights and en-passant target match");
    assert!(!program.says("surplus"));
    program.click("Find duplicates");
    assert!(program.says("2 groups, 3 extra positions"));
    program.click("Mirror images");
    program.click("Find duplicates");
    assert!(program.says("One group, 4 extra positions"));
    let view = program.state().shared.document().view().unwrap();
    assert!(matches!(view.of(), ViewOf::Duplicates(_)));
    program.click("Keep the first of each, delete the rest");
    assert!(!program.has("Duplicates"));
    assert_eq!(
        lines(&program).join("\n") + "\n",
        format!("{one}{single}# a comment\n")
    );
    program.undo();
    assert_eq!(lines(&program).join("\n") + "\n", text);
}

#[test]
fn many_duplicates_are_found_with_the_keyboard_alone() {
    let text = numbered(20_000).repeat(10);
    let (_folder, _path, mut program) = program_on(&text);
    program.menu("Collection", "Find duplicates…");
    assert!(program.is_focused("Find duplicates"));
    program.key(Key::Space);
    // Seven positions; the text after them does not count.
    assert!(program.says("7 groups, 199,993 extra positions"));
    tab_to(&mut program, "Keep the first of each, delete the rest");
    program.key(Key::Space);
    assert_eq!(program.state().shared.document().rows().len(), 7);
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), 200_000);
}

#[test]
fn the_search_for_duplicates_can_be_cancelled() {
    let (_folder, _path, mut program) = program_on(&numbered(200_000));
    program.menu("Collection", "Find duplicates…");
    program.dialogs.borrow_mut().steps = Some(1);
    program.key(Key::Space);
    assert!(program.says("Finding duplicates"));
    let cancel = program.harness.query_all_by_label("Cancel");
    cancel.last().unwrap().click();
    program.run();
    program.dialogs.borrow_mut().steps = None;
    program.run();
    assert!(!program.says("Finding duplicates"));
    assert!(program.state().shared.document().view().is_none());
}

fn is_row_focused(program: &Program, begin: &str) -> bool {
    let mut rows = program.harness.query_all_by_role(Role::CheckBox);
    rows.any(|row| {
        let row = row.accesskit_node();
        row.is_focused() && row.label().is_some_and(|label| label.starts_with(begin))
    })
}

/// Every hundredth line needs repair.
fn untidy(lines: u64) -> String {
    let line = |number: u64| {
        if number.is_multiple_of(100) {
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1\n"
        } else {
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
        }
    };
    (0..lines).map(line).collect()
}

#[test]
fn repairs_are_listed_and_only_ticked_ones_are_made() {
    let (_folder, path, mut program) = program_on(&untidy(1000));
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Repair 10 positions"));
    assert!(program.says("Position 1: rnbqkbnr"));
    assert!(is_row_focused(&program, "Position 1: "));
    program.key(Key::ArrowDown);
    assert!(is_row_focused(&program, "Position 101: "));
    program.key(Key::Space);
    assert!(program.says("Repair 9 positions"));
    program.click("Repair 9 positions");
    assert!(!program.has("Repair all positions"));
    program.ctrl(Key::S);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.matches("w KQkq").count(), 9);
    assert!(saved.lines().nth(100).unwrap().contains("kqKQ"));
    program.undo();
    assert_eq!(lines(&program).join("\n") + "\n", untidy(1000));
}

#[test]
fn enter_makes_the_ticked_repairs() {
    let (_folder, _path, mut program) = program_on(&untidy(1000));
    program.menu("Collection", "Repair all positions…");
    program.key(Key::Space);
    program.key(Key::Enter);
    assert!(!program.has("Repair all positions"));
    let repaired = lines(&program);
    let count = repaired
        .iter()
        .filter(|line| line.contains("w KQkq"))
        .count();
    assert_eq!(count, 9);
}

#[test]
fn all_repairs_are_ticked_or_unticked_at_once() {
    let (_folder, _path, mut program) = program_on(&untidy(200_000));
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Repair 2,000 positions"));
    program.key(Key::End);
    assert!(program.says("Position 199,901: "));
    program.click("Untick all");
    let go = program.harness.get_by_label("Repair nothing");
    assert!(go.accesskit_node().is_disabled());
    program.click("Tick all");
    assert!(program.says("Repair 2,000 positions"));
}

#[test]
fn the_search_for_repairs_can_be_cancelled_and_restarted() {
    let (_folder, _path, mut program) = program_on(&untidy(200_000));
    program.dialogs.borrow_mut().steps = Some(0);
    program.menu("Collection", "Repair all positions…");
    while !program.has("Cancel") {
        assert!(!program.says("Repair 2,000 positions"));
        program.step(1);
    }
    program.click("Cancel");
    program.dialogs.borrow_mut().steps = None;
    program.run();
    assert!(!program.says("Repair 2,000 positions"));
    program.click("Look again");
    assert!(program.says("Repair 2,000 positions"));
}

#[test]
fn a_tidy_file_has_nothing_to_repair() {
    let (_folder, _path, mut program) = program_on(&numbered(1000));
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Nothing to repair"));
    program.key(Key::Escape);
    assert!(program.state().shared.dialog.is_none());
}
