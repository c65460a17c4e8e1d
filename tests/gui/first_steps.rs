//! The note for first-time users.

use super::program::Program;
use egui::accesskit::{Live, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::Path;
use tabiya::command::Command;
use tabiya::model::action::{Action, HelpAction, SettingsAction};

const CLOSE: &str = "Close the first steps";

fn first_start(settings: &Path) -> Program {
    Program::start_with(vec![
        Action::from(SettingsAction::UseSettings(settings.to_owned())),
        Action::from(HelpAction::OfferFirstSteps),
    ])
}

fn board(program: &Program) -> egui::Rect {
    egui::Rect::from_two_pos(program.square("a8"), program.square("h1"))
}

#[test]
fn the_first_start_shows_three_gestures() {
    let folder = tempfile::TempDir::new().unwrap();
    let program = first_start(&folder.path().join("settings.toml"));
    assert!(program.says("Drag the pieces;"));
    assert!(program.says("Type on the board"));
    assert!(program.says("Ctrl+V finds a position in any text; Ctrl+Z undoes anything."));
    // The keyboard focus stays on the board.
    assert!(
        program
            .harness
            .ctx
            .memory(|memory| memory.focused().is_some())
    );
    assert!(!program.is_focused(CLOSE));
}

#[test]
fn first_steps_cover_nothing_and_closing_them_does_not_move_the_board() {
    for size in [[760.0, 560.0], [1280.0, 800.0]] {
        let folder = tempfile::TempDir::new().unwrap();
        let mut program = first_start(&folder.path().join("settings.toml"));
        program.harness.set_size(size.into());
        program.run();
        let before = board(&program);
        // In a low window the note is reached by scrolling.
        let close = program.harness.get_by_label(CLOSE);
        assert!(!before.intersects(close.rect()), "{size:?}");
        close.click_accesskit();
        program.run();
        assert_eq!(board(&program), before, "{size:?}");
    }
}

#[test]
fn closed_first_steps_stay_closed_and_the_help_menu_shows_them() {
    let folder = tempfile::TempDir::new().unwrap();
    let settings = folder.path().join("settings.toml");
    let mut program = first_start(&settings);
    program.click(CLOSE);
    assert!(!program.has(CLOSE));
    let written = fs::read_to_string(&settings).unwrap();
    assert!(written.contains("first-steps = \"seen\""), "{written}");

    let mut program = first_start(&settings);
    assert!(!program.has(CLOSE));
    program.menu("Help", "First steps");
    assert!(program.has(CLOSE));
    program.menu("Help", "First steps");
    assert!(!program.has(CLOSE));
}

#[test]
fn done_steps_are_ticked_and_the_card_closes_when_all_are_done() {
    let folder = tempfile::TempDir::new().unwrap();
    let settings = folder.path().join("settings.toml");
    let mut program = first_start(&settings);
    program.drag("e2", "e4");
    assert!(program.says("Done: Drag the pieces;"));
    assert!(!program.says("Done: Type on the board"));
    program.type_text("N");
    assert!(program.says("Done: Type on the board"));
    program.undo();
    assert!(!program.has(CLOSE));
    let written = fs::read_to_string(&settings).unwrap();
    assert!(written.contains("first-steps = \"seen\""), "{written}");
}

#[test]
fn only_a_paste_of_a_position_ticks_the_step() {
    const DONE: &str = "Done: Ctrl+V finds a position";
    let fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    for failed in [
        "no position at all",
        "https://lichess.org/abcDEF12",
        "rnbqkbnr/pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
        program.paste(failed);
        assert!(!program.says(DONE), "{failed}");
        program.paste(fen);
        assert!(program.says(DONE), "{failed}");
    }
    let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
    program.paste(&format!("{fen}\n{fen}\n"));
    assert!(!program.says(DONE));
    program.click("Add as new positions");
    assert!(program.says(DONE));
}

#[test]
fn first_steps_close_after_some_edits() {
    let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
    assert!(program.has(CLOSE));
    for _ in 0..12 {
        program.type_text("N");
    }
    assert!(!program.has(CLOSE));
}

#[test]
fn escape_does_not_close_the_first_steps() {
    let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
    program.key(egui::Key::Escape);
    assert!(program.has(CLOSE));
}

#[test]
fn first_steps_are_announced_politely_and_once() {
    let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
    let told = |program: &Program| {
        let mut told = program.harness.query_all_by_role(Role::Status);
        let is_it = |node: &egui_kittest::Node<'_>| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| label.starts_with("First steps: "))
        };
        told.find(is_it).map(|node| {
            let node = node.accesskit_node();
            (node.label().unwrap_or_default(), node.live())
        })
    };
    let (text, live) = told(&program).unwrap();
    assert!(text.contains("Drag the pieces;") && text.contains("undoes anything."));
    assert_eq!(live, Live::Polite);
    // It is announced once: done steps do not change the text.
    program.drag("e2", "e4");
    assert_eq!(told(&program).unwrap().0, text);
}

#[test]
fn first_steps_name_the_users_own_keys() {
    let keys = tabiya_settings::keys::Keys::new("J", true, false, false).unwrap();
    let setting = tabiya_settings::Setting::Keys {
        command: Command::Undo.name(),
        keys: Some(vec![keys]),
    };
    let program = Program::start_with(vec![
        Action::from(SettingsAction::ChooseForNow(setting)),
        Action::from(HelpAction::OfferFirstSteps),
    ]);
    assert!(program.says("Ctrl+J undoes anything."));
}

#[test]
fn a_letter_ticks_the_step_about_typing_even_while_the_mouse_has_the_board() {
    let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
    let from = program.square("c4");
    program.move_to(from);
    program.move_to(from + egui::vec2(20.0, 0.0));
    program.type_text("K");
    assert!(program.says("Done: Type on the board"));
    assert!(!program.says("Done: Drag the pieces;"));
}

#[test]
fn an_undo_of_nothing_ticks_no_step() {
    let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
    program.undo();
    assert!(!program.says("Done: "));
}

#[test]
fn the_steps_are_whole_or_scroll_in_every_window() {
    for size in [[1366.0, 768.0], [1366.0, 600.0], [1280.0, 400.0]] {
        let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
        program.harness.set_size(size.into());
        program.run();
        program.run();
        let close = program.harness.get_by_label(CLOSE).rect();
        assert!(close.max.y <= size[1], "{size:?}: {close:?}");
    }
}
