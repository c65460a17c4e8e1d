//! The command palette.

use super::program::{Program, START, keyboard::press};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

const MIRRORED: &str = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1";

fn open(program: &mut Program) {
    program.ctrl(Key::K);
    assert!(has_keyboard(program));
}

/// Whether the field has the keyboard focus: a screen reader then reads the chosen row.
fn has_keyboard(program: &Program) -> bool {
    let mut rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let name = chosen(program);
    program.has("Find a command")
        && rows.any(|row| row.is_focused() && row.accesskit_node().label() == Some(name.clone()))
}

/// The rows of the palette, from top to bottom.
fn rows(program: &Program) -> Vec<String> {
    let rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let labels = rows.filter_map(|row| row.accesskit_node().label());
    // The rows of the list of positions have no menu before them.
    labels.filter(|label| label.contains(": ")).collect()
}

fn chosen(program: &Program) -> String {
    let mut rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let is_chosen = |row: &egui_kittest::Node<'_>| {
        let node = row.accesskit_node();
        node.is_selected() == Some(true) && node.label().is_some_and(|l| l.contains(": "))
    };
    rows.find(is_chosen)
        .and_then(|row| row.accesskit_node().label())
        .unwrap_or_default()
}

#[test]
fn part_of_a_name_finds_a_command_and_enter_runs_it() {
    let mut program = Program::start();
    open(&mut program);
    program.type_text("black's side");
    assert_eq!(chosen(&program), "View: Flip board");
    program.key(Key::Enter);
    assert!(program.state().shared.view.flipped);
    assert!(!program.has("Find a command"));
    // The board has the keyboard focus again.
    program.key(Key::F);
    assert!(!program.state().shared.view.flipped);
}

#[test]
fn the_palette_opens_even_during_typing() {
    let mut program = Program::start();
    program.focus_field();
    open(&mut program);
    program.key(Key::Escape);
    program.ctrl(Key::F);
    open(&mut program);
    program.key(Key::Escape);
    assert!(!program.has("Find a command"));
    assert_eq!(program.fen(), START);
}

#[test]
fn text_typed_right_after_ctrl_k_goes_to_the_palette() {
    let mut program = Program::start();
    for event in [
        press(Key::K, Modifiers::COMMAND),
        Event::Text("flip".to_owned()),
        press(Key::Backspace, Modifiers::NONE),
        Event::Text("ll white's".to_owned()),
        press(Key::Enter, Modifiers::NONE),
    ] {
        program.harness.event(event);
    }
    program.run();
    // "flill white's" finds nothing, so the letters have only been typed.
    assert!(program.says("No command matches"));
    assert_eq!(program.fen(), START);
    program.key(Key::Escape);

    for event in [
        press(Key::K, Modifiers::COMMAND),
        Event::Text("kings".to_owned()),
        press(Key::Enter, Modifiers::NONE),
    ] {
        program.harness.event(event);
    }
    program.run();
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn words_in_any_order_initials_menus_and_keys_find_a_command() {
    let mut program = Program::start();
    for (typed, found) in [
        ("left mirror", "Transform: Mirror left and right"),
        ("mlar", "Transform: Mirror left and right"),
        ("ctrl+i", "Board: Set up start position"),
        ("Ctrl+Shift+X", "Transform: Swap colours and flip ranks"),
        ("copy as uci", "Edit › Copy as: Copy as UCI command"),
        ("f1", "Help: Help beside the board"),
        ("trans rot", "Transform: Rotate by 180°"),
    ] {
        open(&mut program);
        program.paste_into_field(typed);
        let rows = rows(&program);
        assert_eq!(rows.first().map(String::as_str), Some(found), "{typed}");
        program.key(Key::Escape);
    }
}

#[test]
fn keys_move_through_the_list_of_commands() {
    let mut program = Program::start();
    open(&mut program);
    let all = rows(&program);
    assert!(all.len() > 100, "{}", all.len());
    assert_eq!(chosen(&program), all[0]);
    program.key(Key::ArrowDown);
    assert_eq!(chosen(&program), all[1]);
    program.key(Key::PageDown);
    assert_eq!(chosen(&program), all[9]);
    program.key(Key::PageUp);
    assert_eq!(chosen(&program), all[1]);
    program.key(Key::End);
    assert_eq!(chosen(&program), *all.last().unwrap());
    program.key(Key::ArrowDown);
    assert_eq!(chosen(&program), all[0]);
    program.key(Key::ArrowUp);
    assert_eq!(chosen(&program), *all.last().unwrap());
    program.key(Key::Home);
    assert_eq!(chosen(&program), all[0]);
    // The keyboard focus has stayed in the field.
    assert!(has_keyboard(&program));
}

#[test]
fn a_click_runs_a_command() {
    let mut program = Program::start();
    open(&mut program);
    program.type_text("clear all");
    program.click("Board: Clear all squares");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(!program.has("Find a command"));
}

#[test]
fn a_chosen_command_is_previewed_on_the_board_and_not_run() {
    const FULL: &str = "Pieces: 16 white, 16 black";
    let mut program = Program::start();
    assert!(program.has(FULL));
    open(&mut program);
    program.type_text("clear all");
    assert!(program.has("Pieces: 0 white, 0 black"));
    assert_eq!(program.fen(), START);
    // Another command is shown in its place.
    program.paste_into_field(" zzz");
    assert!(program.has(FULL));
    program.key(Key::Escape);
    assert!(program.has(FULL));
    assert_eq!(program.fen(), START);
    assert!(!program.state().shared.document().can_undo());
    open(&mut program);
    program.type_text("mirror left");
    program.key(Key::Enter);
    assert_eq!(program.fen(), MIRRORED);
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn a_disabled_command_says_why_and_the_palette_stays_open() {
    let mut program = Program::start();
    open(&mut program);
    program.type_text("undo");
    assert_eq!(chosen(&program), "Edit: Undo");
    assert!(program.says("There is nothing to undo"));
    program.key(Key::Enter);
    assert!(has_keyboard(&program));
    assert!(!program.state().shared.document().can_redo());
}

#[test]
fn recent_commands_are_listed_first() {
    let mut program = Program::start();
    for name in ["rotate", "flip", "dark theme"] {
        open(&mut program);
        program.type_text(if name == "flip" { "board from" } else { name });
        program.key(Key::Enter);
    }
    open(&mut program);
    let first: Vec<_> = rows(&program).into_iter().take(4).collect();
    assert_eq!(
        first,
        [
            "View › Appearance: Dark theme",
            "View: Flip board",
            "Transform: Rotate by 180°",
            "File: New",
        ]
    );
}

#[test]
fn a_dialog_opened_from_the_palette_has_the_keyboard() {
    let mut program = Program::start();
    open(&mut program);
    program.type_text("go to line");
    program.key(Key::Enter);
    assert!(program.is_focused("Position number"));
}

#[test]
fn the_palette_copies_a_form_of_the_position() {
    let mut program = Program::start();
    open(&mut program);
    program.paste_into_field("copy as uci");
    program.harness.event(press(Key::Enter, Modifiers::NONE));
    program.harness.step();
    let copied = program.take_copied();
    assert_eq!(
        copied.as_deref(),
        Some(format!("position fen {START}").as_str())
    );
}

#[test]
fn the_palette_shows_whether_options_are_on() {
    let mut program = Program::start();
    open(&mut program);
    let flip = "View: Flip board";
    assert!(program.is_toggled("View: Coordinates"));
    assert!(!program.is_toggled(flip));
    program.key(Key::Escape);
    program.key(Key::F);
    open(&mut program);
    assert!(program.is_toggled(flip));
}

#[test]
fn a_query_typed_into_the_palette_is_searched_for() {
    let mut program = Program::on("4k3/8/8/3r4/8/8/4P3/R3K3 w - - 0 1");
    open(&mut program);
    program.type_text("rook endings");
    program.key(Key::Enter);
    program.run();
    let view = program.state().shared.document().view();
    assert_eq!(
        view.map(tabiya_collection::document::RowsView::len),
        Some(1)
    );
    let form = program.state().find.form.as_ref();
    assert_eq!(form.map(|form| form.text.as_str()), Some("rook endings"));
}
