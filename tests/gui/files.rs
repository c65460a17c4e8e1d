//! Opening, saving and closing.

use super::program::{NEWLINE, Program, START};
use egui::{Event, Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya::features::files::DialogAnswer;
use tempfile::TempDir;

const UGLY: &[u8] = b"\xEF\xBB\xBF# caf\xe9\r\n\
    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 \r\n\
    \r\n\
    8/8/8/8/8/8/8/K6k b - - 0 1\n\
    8/8/8/7/8/8/8/K6k nonsense\n\
    4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";";

fn folder_with(name: &str, bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

#[derive(Debug)]
pub(super) struct Dropped(pub(super) PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn saving_changes_only_the_line_that_was_edited() {
    let (_folder, path) = folder_with("ugly.fen", UGLY);
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    program.click("Position 4");
    program.drag("a1", "a2");
    program.ctrl(Key::S);
    assert!(!program.state().shared.document().is_modified());
    let text = fs::read(&path).unwrap();
    let expected: Vec<u8> = [
        &b"\xEF\xBB\xBF# caf\xe9\r\n"[..],
        b"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1\r\n\r\n",
        b"8/8/8/8/8/8/K7/7k b - - 0 1\n",
        b"8/8/8/7/8/8/8/K6k nonsense\n",
        b"4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";",
    ]
    .concat();
    assert_eq!(
        String::from_utf8_lossy(&text),
        String::from_utf8_lossy(&expected)
    );
    assert_eq!(text, expected);
}

#[test]
fn saving_an_untouched_file_writes_the_same_bytes() {
    let (_folder, path) = folder_with("ugly.fen", UGLY);
    let mut program = Program::on_file(&path);
    program.ctrl(Key::S);
    assert_eq!(fs::read(&path).unwrap(), UGLY);
}

#[test]
fn editing_an_epd_record_keeps_its_operations_and_its_form() {
    let (_folder, path) = folder_with(
        "one.epd",
        b"4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";\n",
    );
    let mut program = Program::on_file(&path);
    program.drag("h1", "h5");
    program.ctrl(Key::S);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, "4k3/8/8/7R/8/8/8/4K3 w - - bm Rh8+; id \"x\";\n");
}

#[test]
fn broken_text_in_the_field_is_saved_as_it_was_typed() {
    let (_folder, path) = folder_with("one.fen", format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.select_field();
    program.type_text("8/8/8x broken");
    program.ctrl(Key::S);
    assert_eq!(fs::read_to_string(&path).unwrap(), "8/8/8x broken\n");
    assert_eq!(program.field(), "8/8/8x broken");
}

#[test]
fn several_files_open_each_in_a_tab_of_its_own() {
    let (_one, first) = folder_with("one.fen", START.as_bytes());
    let (_two, second) = folder_with("two.fen", b"8/8/8/8/8/8/8/K6k w - - 0 1\n");
    let mut program = Program::start();
    let chosen = vec![first, second];
    program
        .dialogs
        .borrow_mut()
        .open
        .push_back(DialogAnswer::Chosen(chosen));
    program.ctrl(Key::O);
    assert_eq!(program.state().shared.documents.len(), 2);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
    program.click("one.fen");
    assert_eq!(program.fen(), START);
    program.key_with(Modifiers::COMMAND, Key::Tab);
    assert_eq!(program.state().shared.active, 1);
}

#[test]
fn an_open_file_is_shown_and_not_opened_twice() {
    let (_folder, path) = folder_with("one.fen", START.as_bytes());
    let mut program = Program::on_file(&path);
    program.menu("File", "New");
    program
        .dialogs
        .borrow_mut()
        .open
        .push_back(DialogAnswer::Chosen(vec![path]));
    program.ctrl(Key::O);
    assert_eq!(program.state().shared.documents.len(), 2);
    assert_eq!(program.state().shared.active, 0);
}

#[test]
fn dropped_files_open() {
    let (_folder, path) = folder_with("dropped.fen", b"8/8/8/8/8/8/8/K6k w - - 0 1\n");
    let mut program = Program::start();
    program
        .harness
        .input_mut()
        .dropped_files
        .push(Arc::new(Dropped(path)));
    program.run();
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
}

#[test]
fn a_truncated_dropped_picture_is_reported_as_damaged() {
    let (_folder, path) = folder_with("board.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01");
    let mut program = Program::start();
    program
        .harness
        .input_mut()
        .dropped_files
        .push(Arc::new(Dropped(path)));
    program.run();
    assert!(program.says("board.png cannot be read because the picture is damaged"));
}

#[test]
fn a_new_document_is_saved_with_the_extension_fen() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start();
    program.drag("e2", "e4");
    let answer = DialogAnswer::Chosen(folder.path().join("mine"));
    program.dialogs.borrow_mut().save.push_back(answer);
    program.ctrl(Key::S);
    let text = fs::read_to_string(folder.path().join("mine.fen")).unwrap();
    assert_eq!(text, format!("{}{NEWLINE}", program.fen()));
    assert!(program.says("Saved mine.fen"));
}

#[test]
fn an_existing_file_is_replaced_only_after_asking() {
    let (folder, path) = folder_with("mine.fen", b"precious\n");
    let mut program = Program::start();
    let answer = DialogAnswer::Chosen(folder.path().join("mine"));
    program.dialogs.borrow_mut().save.push_back(answer);
    program.ctrl(Key::S);
    assert!(program.says("mine.fen already exists"));
    assert_eq!(fs::read(&path).unwrap(), b"precious\n");
    program.click("Overwrite");
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, format!("{START}{NEWLINE}"));
}

#[test]
fn a_file_changed_by_another_program_is_overwritten_only_after_asking() {
    let (_folder, path) = folder_with("one.fen", format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    fs::write(&path, "somebody else's longer text\n").unwrap();
    program.ctrl(Key::S);
    assert!(program.says("was changed by another program"));
    program.click("Cancel");
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        "somebody else's longer text\n"
    );
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn closing_the_window_asks_about_changes_and_cancel_keeps_everything() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    assert!(program.close_window());
    assert!(program.has("Save changes to Untitled?"));
    program.click("Cancel");
    assert!(!program.has("Save changes to Untitled?"));
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn closing_the_window_with_save_writes_the_file_and_closes() {
    let (_folder, path) = folder_with("one.fen", format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    program.close_window();
    let save = program.harness.query_all_by_label("Save").last();
    save.unwrap().click();
    let closed = (0..8).any(|_| {
        program.harness.step();
        program.sent(|command| matches!(command, ViewportCommand::Close))
    });
    assert!(closed);
    assert!(fs::read_to_string(&path).unwrap().contains("4P3"));
}

#[test]
fn closing_the_window_without_saving_leaves_the_file_unchanged() {
    let (_folder, path) = folder_with("one.fen", format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    program.close_window();
    program.harness.get_by_label("Don't save").click();
    let closed = (0..8).any(|_| {
        program.harness.step();
        program.sent(|command| matches!(command, ViewportCommand::Close))
    });
    assert!(closed);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}

#[test]
fn an_unmodified_window_closes_without_asking() {
    let mut program = Program::start();
    let viewports = &mut program.harness.input_mut().viewports;
    let root = viewports.get_mut(&egui::ViewportId::ROOT).unwrap();
    root.events.push(egui::ViewportEvent::Close);
    let closed = (0..4).any(|_| {
        program.harness.step();
        program.sent(|command| matches!(command, ViewportCommand::Close))
    });
    assert!(closed);
}

#[test]
fn closing_a_tab_asks_and_the_last_tab_leaves_a_new_document() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    program.ctrl(Key::W);
    program.click("Don't save");
    assert_eq!(program.state().shared.documents.len(), 1);
    assert_eq!(program.fen(), START);
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_failed_save_says_why_and_leaves_the_document_open_and_modified() {
    let (folder, path) = folder_with("one.fen", format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    drop(folder);
    program.ctrl(Key::S);
    assert!(program.says("does not exist"));
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn a_missing_file_is_reported() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("nonexistent").join("x.fen");
    let mut program = Program::on_file(&path);
    assert!(program.says("There is no file x.fen"));
    program.click("Show the message in full");
    assert!(program.has(&path.display().to_string()));
    assert_eq!(program.fen(), START);
}

#[test]
fn a_picture_is_not_opened_as_text() {
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\x01\0\x08\x06";
    let (_folder, path) = folder_with("board.png", picture);
    let program = Program::on_file(&path);
    assert!(program.says("board.png cannot be read because the picture is damaged"));
    let (_folder, path) = folder_with("board.bin", picture);
    let program = Program::on_file(&path);
    // The name of the file does not matter.
    assert!(program.says("board.bin cannot be read because the picture is damaged"));
}

#[test]
fn without_a_system_dialog_the_built_in_dialog_opens() {
    let (folder, path) = folder_with("one.fen", b"8/8/8/8/8/8/8/K6k w - - 0 1\n");
    fs::create_dir(folder.path().join("inner")).unwrap();
    let mut program = Program::start();
    program.ctrl(Key::O);
    assert!(program.has("Open a file"));
    program.paste_into_field(path.to_str().unwrap());
    program.key(Key::Enter);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
}

#[test]
fn the_built_in_dialog_saves_and_enters_folders() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("inner")).unwrap();
    let mut program = Program::start();
    program.drag("e2", "e4");
    program.ctrl(Key::S);
    assert!(program.has("Save to a file"));
    program.key_with(Modifiers::COMMAND, Key::A);
    program.paste_into_field(&format!("{}/", folder.path().display()));
    program.key(Key::Enter);
    program.click("inner");
    program.key_with(Modifiers::COMMAND, Key::A);
    program.click("File name");
    program.key_with(Modifiers::COMMAND, Key::A);
    program.paste_into_field("new");
    program.key(Key::Enter);
    let text = fs::read_to_string(folder.path().join("inner/new.fen")).unwrap();
    assert_eq!(text, format!("{}{NEWLINE}", program.fen()));
}

#[test]
fn a_silent_system_dialog_can_be_replaced_by_the_built_in_one() {
    let mut program = Program::start();
    program.dialogs.borrow_mut().hang = true;
    program.ctrl(Key::O);
    program.click("Use the built-in dialog");
    assert!(program.has("Open a file"));
    program.click("Cancel");
    assert!(!program.has("Open a file"));
}

#[test]
fn the_title_and_the_tab_mark_unsaved_changes() {
    let (_folder, path) = folder_with("one.fen", format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    assert!(program.has("one.fen, unsaved"));
    program.undo();
    assert!(program.has("one.fen"));
}

#[test]
fn edits_made_during_a_save_stay_unsaved() {
    let (_folder, path) = folder_with("one.fen", format!("{START}\n").as_bytes());
    let mut program = Program::on_file(&path);
    program.drag("e2", "e4");
    // The save is requested, and the board changed, before the save is answered.
    let (from, to) = (program.square("d2"), program.square("d4"));
    program
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::S);
    for (pos, pressed) in [(from, true), (to, false)] {
        program.harness.event(Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    program.run();
    assert!(program.state().shared.document().is_modified());
}
