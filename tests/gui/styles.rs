//! The style of FENs is the user's choice, and it is remembered.

use super::program::{Program, START};
use egui::Key;
use std::fs;
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tempfile::TempDir;

/// White's pawn has just moved to e4; nothing can capture it.
const PUSHED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const PUSHED_LEGAL: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
/// The pawn that could capture is pinned.
const PINNED: &str = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1";

fn choose(program: &mut Program, choice: &str) {
    program.menu("Edit", "FEN conventions…");
    program.click(choice);
    program.click("Close");
}

fn with_file(text: &str) -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, text).unwrap();
    let program = Program::on_file(&path);
    (folder, program)
}

#[test]
fn field_and_copy_follow_the_dialect() {
    let mut program = Program::start();
    choose(&mut program, "Rook files (Shredder-FEN)");
    let shredder = START.replace("KQkq", "HAha");
    assert_eq!(program.field(), shredder);
    assert_eq!(program.copied(), Some(shredder));
    choose(&mut program, "Letters K and Q (X-FEN)");
    assert_eq!(program.field(), START);
}

#[test]
fn field_and_copy_follow_the_en_passant_convention() {
    for (fen, always, pseudo_legal, legal) in [
        (PUSHED, "e3", "-", "-"),
        (PINNED, "d3", "d3", "-"),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "d3", "d3", "d3"),
    ] {
        let mut program = Program::on(fen);
        for (choice, target) in [
            ("When a pawn is in place to capture", pseudo_legal),
            ("Only when a capture is legal", legal),
            ("After every double pawn push", always),
        ] {
            choose(&mut program, choice);
            let field = program.field();
            assert_eq!(field.split(' ').nth(3), Some(target), "{fen}: {choice}");
            assert_eq!(program.copied(), Some(field));
        }
    }
}

#[test]
fn only_edited_and_added_lines_follow_the_convention() {
    let text = format!("{START}\n{START}\n");
    let (folder, mut program) = with_file(&text);
    choose(&mut program, "Rook files (Shredder-FEN)");
    assert!(!program.state().shared.document().is_modified());
    program.click("Black to move");
    program.ctrl(Key::D);
    program.ctrl(Key::S);
    let edited = START.replace("w KQkq", "b HAha");
    let saved = fs::read_to_string(folder.path().join("some.fen")).unwrap();
    assert_eq!(saved, format!("{edited}\n{edited}\n{START}\n"));
}

#[test]
fn pasted_lines_follow_the_convention() {
    let mut program = Program::start();
    choose(&mut program, "Rook files (Shredder-FEN)");
    program.paste(&format!("{START}\n{PUSHED}\n"));
    program.click("Add as new positions");
    let rows = program.state().shared.document().rows();
    assert!(rows.line(1).unwrap().ends_with(b"w HAha - 0 1"));
    assert!(rows.line(2).unwrap().ends_with(b"b HAha e3 0 1"));
}

#[test]
fn an_en_passant_target_hidden_by_the_convention_is_kept() {
    let mut program = Program::on(PUSHED);
    choose(&mut program, "Only when a capture is legal");
    assert_eq!(program.field(), PUSHED_LEGAL);
    // The user types a text that does not show the target.
    program.select_field();
    program.type_text(&PUSHED_LEGAL.replace(" 0 1", " 0 7"));
    program.key(Key::Enter);
    // The position is changed on the board.
    program.drag("a7", "a6");
    // The user goes to another row and back.
    program.ctrl(Key::D);
    program.menu("Position", "Add position");
    program.menu("Position", "First position");
    choose(&mut program, "After every double pawn push");
    let field = program.field();
    assert!(field.ends_with(" b KQkq e3 0 7"), "{field}");
    program.menu("Position", "Next position");
    let field = program.field();
    assert!(field.ends_with(" b KQkq e3 0 7"), "{field}");
}

#[test]
fn a_removed_en_passant_target_stays_removed() {
    let (_folder, mut program) = with_file(&format!("{PUSHED}\n{START}\n"));
    choose(&mut program, "Only when a capture is legal");
    program.drag("a7", "a6");
    program.click("En passant");
    program.click("none");
    program.menu("Position", "Last position");
    program.menu("Position", "First position");
    choose(&mut program, "After every double pawn push");
    assert!(program.field().contains(" KQkq - "), "{}", program.field());
}

#[test]
fn the_difference_is_explained_and_shown_on_this_position() {
    let mut program = Program::on(PINNED);
    program.menu("Edit", "FEN conventions…");
    for text in [
        "this position: d3",
        "this position: -",
        "Nearly every program reads this.",
        "The FEN standard of 1994.",
        PINNED,
    ] {
        assert!(program.says(text), "{text}");
    }
}

#[test]
fn the_keyboard_alone_chooses_a_convention() {
    let mut program = Program::start();
    program.menu("Edit", "FEN conventions…");
    for _ in 0..12 {
        program.key(Key::Tab);
        if program.is_focused("Rook files (Shredder-FEN)") {
            break;
        }
    }
    program.key(Key::Space);
    program.key(Key::Escape);
    assert_eq!(program.field(), START.replace("KQkq", "HAha"));
}

#[test]
fn conventions_survive_a_restart() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("new folder/settings.toml");
    let mut program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
        file.clone(),
    ))]);
    choose(&mut program, "Rook files (Shredder-FEN)");
    choose(&mut program, "Only when a capture is legal");
    program.menu("View", "Dark theme");
    let next = Program::start_with(vec![
        Action::from(SettingsAction::UseSettings(file)),
        Action::from(FilesAction::OpenText(PUSHED.to_owned())),
    ]);
    let written = PUSHED_LEGAL.replace("KQkq", "HAha");
    assert_eq!(next.field(), written);
    let document = next.state().shared.document();
    assert_eq!(document.rows().line(0).as_deref(), Ok(written.as_bytes()));
    assert_eq!(
        next.state().shared.settings.theme,
        tabiya_settings::Theme::Dark
    );
}

#[test]
fn the_first_document_follows_the_convention() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    fs::write(&file, "castling = \"shredder\"\n").unwrap();
    let program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(file))]);
    let line = program.state().shared.document().rows().line(0).unwrap();
    assert!(line.ends_with(b"w HAha - 0 1"));
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_damaged_settings_file_is_reported_and_set_aside() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    fs::write(&file, b"theme = \xff").unwrap();
    let mut program = Program::start_with(vec![
        Action::from(SettingsAction::UseSettings(file.clone())),
        Action::from(FilesAction::OpenText(PUSHED.to_owned())),
    ]);
    assert_eq!(program.field(), PUSHED);
    let kept = folder.path().join("settings.damaged.toml");
    assert!(program.says(&format!(
        "The settings in {} are damaged. They are kept as {}",
        file.display(),
        kept.display()
    )));
    program.menu("View", "Light theme");
    assert_eq!(fs::read(kept).unwrap(), b"theme = \xff");
    let new = fs::read_to_string(file).unwrap();
    assert!(new.contains("theme = \"light\""), "{new}");
}

#[test]
fn a_choice_that_cannot_be_saved_applies_and_is_reported() {
    let folder = TempDir::new().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let file = in_the_way.join("settings.toml");
    let name = file.display().to_string();
    let mut program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(file))]);
    choose(&mut program, "Rook files (Shredder-FEN)");
    assert_eq!(program.field(), START.replace("KQkq", "HAha"));
    let said = format!("Your choices could not be saved in {name}");
    assert!(program.says(&said));
}

#[test]
fn every_message_about_the_settings_file_names_it() {
    let folder = TempDir::new().unwrap();
    let newer = folder.path().join("newer.toml");
    fs::write(&newer, "version = 9\n").unwrap();
    let kept = folder.path().join("newer.newer.toml");
    let program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
        newer.clone(),
    ))]);
    assert!(program.says(&format!(
        "The settings in {} come from a newer version of Tabiya. They are kept as {}",
        newer.display(),
        kept.display()
    )));

    // The name of the lock is taken, so nothing can be renamed.
    let left = folder.path().join("left.toml");
    fs::create_dir(folder.path().join("left.lock")).unwrap();
    for (content, what) in [
        ("theme = ", "are damaged"),
        ("version = 9\n", "come from a newer version of Tabiya"),
    ] {
        fs::write(&left, content).unwrap();
        let program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
            left.clone(),
        ))]);
        assert!(program.says(&format!("The settings in {} {what}", left.display())));
        assert!(program.says("They are left as they are"));
        assert_eq!(fs::read_to_string(&left).unwrap(), content);
    }

    let no_file = folder.path().join("folder.toml");
    fs::create_dir(&no_file).unwrap();
    let program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
        no_file.clone(),
    ))]);
    let said = format!("The settings in {} could not be read", no_file.display());
    assert!(program.says(&said));
}

#[test]
fn without_a_settings_file_choices_are_not_saved() {
    let mut program = Program::start();
    choose(&mut program, "Rook files (Shredder-FEN)");
    assert!(!program.says("could not"));
    assert_eq!(Program::start().field(), START);
}
