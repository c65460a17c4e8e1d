//! Clicks outside a dialog do nothing, and reach nothing below it.

use super::plain_dialogs::PLAIN_DIALOGS;
use super::program::{Program, START};
use egui::{Key, Order, PointerButton, Pos2, Rect, vec2};
use std::fs;
use tabiya::model::action::{Action, FilesAction};
use tabiya::model::state::Dialog;
use tempfile::TempDir;

const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";
const TWO_WAYS: &str = "8/8/8/8/8/8/\u{41a}7/\u{43a}7 w - - 0 1";

/// A window with a board and a list, both larger than any dialog.
fn opened(folder: &TempDir) -> Program {
    let path = folder.path().join("one.fen");
    fs::write(&path, format!("{START}\n{KINGS}\n{TWO_WAYS}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.harness.set_size(vec2(2200.0, 1300.0));
    program.run();
    program
}

/// Everything that a click below a dialog could have changed.
fn seen(program: &Program) -> String {
    let state = program.state();
    let document = state.shared.document();
    let line = |row| document.rows().line(row).unwrap().into_owned();
    let lines: Vec<_> = (0..document.rows().len()).map(line).collect();
    format!(
        "{:?} {:?} {:?} {:?}",
        (lines, document.row(), document.selected_count()),
        (
            state.board.cursor,
            state.board.block,
            state.board.tool,
            state.shared.active
        ),
        (
            &state.shared.question(),
            &state.shared.dialog,
            state.files.dialog.is_some()
        ),
        (
            document.is_modified(),
            document.can_undo(),
            state.board.arrow.is_some()
        ),
    )
}

/// The place of the dialog.
fn dialog(program: &Program) -> Rect {
    let context = &program.harness.ctx;
    context.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let mut dialogs = layers.iter().filter(|layer| layer.order == Order::Middle);
        let found = dialogs.find_map(|layer| memory.area_rect(layer.id));
        found.unwrap()
    })
}

/// Clicks on the places below the dialog and checks that nothing has changed.
fn click_beside(program: &mut Program, behind: &[Pos2], what: &str) {
    let before = seen(program);
    let dialog = dialog(program).expand(12.0);
    let free: Vec<Pos2> = behind
        .iter()
        .copied()
        .filter(|pos| !dialog.contains(*pos))
        .collect();
    assert!(free.len() > 1, "{what} covers everything: {dialog:?}");
    for pos in &free {
        for button in [
            PointerButton::Primary,
            PointerButton::Secondary,
            PointerButton::Middle,
        ] {
            program.click_at(*pos, button);
            assert_eq!(seen(program), before, "{what} at {pos:?}");
        }
        program.click_at(*pos, PointerButton::Primary);
        program.click_at(*pos, PointerButton::Primary);
        program.drag_with(*pos, *pos + vec2(0.0, -150.0), egui::Modifiers::NONE);
        program.wheel(*pos, 3.0);
        assert_eq!(seen(program), before, "{what} at {pos:?}");
    }
}

fn places(program: &Program) -> Vec<Pos2> {
    let squares = ["a1", "h2", "a7"];
    let mut places: Vec<Pos2> = squares.iter().map(|name| program.square(name)).collect();
    places.push(program.row(2));
    places
}

#[test]
fn clicks_outside_a_dialog_do_nothing() {
    let others = [
        Dialog::CheckAll,
        Dialog::RepairAll,
        Dialog::Diagram,
        Dialog::DiagramPages,
        Dialog::Recovery,
    ];
    for dialog in PLAIN_DIALOGS.into_iter().chain(others) {
        let folder = TempDir::new().unwrap();
        let mut program = opened(&folder);
        let behind = places(&program);
        program
            .harness
            .state_mut()
            .apply(Action::OpenDialog(dialog));
        program.run();
        program.run();
        assert_eq!(program.state().shared.dialog, Some(dialog));
        click_beside(&mut program, &behind, &format!("{dialog:?}"));
        program.key(Key::Escape);
        assert_eq!(program.state().shared.dialog, None);
    }
}

#[test]
fn clicks_outside_a_question_do_nothing() {
    type Ask = fn(&mut Program, &TempDir);
    let questions: [(&str, Ask); 5] = [
        ("several positions", |program, _| {
            program.paste(&format!("{START}\n{KINGS}\n"));
        }),
        ("closing", |program, _| {
            program.drag("e2", "e4");
            program.ctrl(Key::W);
        }),
        ("a changed file", |program, folder| {
            let path = folder.path().join("one.fen");
            program.meanwhile(|| fs::write(path, "somebody else's longer text\n").unwrap());
        }),
        ("a folder", |program, folder| {
            let action = Action::from(FilesAction::Open(vec![folder.path().to_owned()]));
            program.harness.state_mut().apply(action);
            program.run();
        }),
        ("two readings", |program, _| {
            program.click_row(3);
            program.click("Choose how to read it");
        }),
    ];
    for (name, ask) in questions {
        let folder = TempDir::new().unwrap();
        let mut program = opened(&folder);
        let behind = places(&program);
        ask(&mut program, &folder);
        assert!(program.state().shared.question().is_some(), "{name}");
        program.run();
        click_beside(&mut program, &behind, name);
        program.key(Key::Escape);
        assert!(program.state().shared.question().is_none(), "{name}");
    }
}

#[test]
fn clicks_outside_the_file_dialog_do_nothing() {
    let folder = TempDir::new().unwrap();
    let mut program = opened(&folder);
    let behind = places(&program);
    // The system has no dialog here.
    program.ctrl(Key::O);
    assert!(program.state().files.dialog.is_some());
    program.run();
    click_beside(&mut program, &behind, "the dialog for files");
    program.key(Key::Escape);
    assert!(program.state().files.dialog.is_none());
}
