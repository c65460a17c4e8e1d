//! Changes by other programs to an open file.

use super::program::{Program, START};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use tabiya::features::files::DialogAnswer;
use tabiya::features::files::model::question::WindowQuestion;
use tabiya_lines::NoLine;
use tempfile::TempDir;

const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";
/// Files of this size stay on the disk.
const LARGE: usize = 20 << 20;

fn open(content: &str) -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("one.fen");
    fs::write(&path, content).unwrap();
    let program = Program::on_file(&path);
    (folder, path, program)
}

/// Each line contains its number.
fn numbered(bytes: usize) -> String {
    let mut text = String::new();
    for number in 1.. {
        if bytes <= text.len() {
            break;
        }
        writeln!(text, "8/8/8/8/8/8/8/K6k w - - 0 {number}").unwrap();
    }
    text
}

/// Saves as most editors do: a new file takes the place of the old one.
fn replace(path: &Path, content: &str) {
    let new = path.with_extension("new");
    fs::write(&new, content).unwrap();
    fs::rename(new, path).unwrap();
}

fn is_asked(program: &Program) -> bool {
    let question = program.state().shared.question();
    matches!(question, Some(WindowQuestion::FileChanged { .. }))
}

fn lines(program: &Program) -> Vec<String> {
    let rows = program.state().shared.document().rows();
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

#[test]
fn a_replaced_file_is_noticed_at_focus_and_reloaded_on_request() {
    let (_folder, path, mut program) = open(START);
    program.meanwhile(|| replace(&path, KINGS));
    assert!(program.says("one.fen"));
    assert_eq!(program.fen(), START);
    program.click("Reload");
    assert_eq!(program.fen(), KINGS);
    assert!(!program.state().shared.document().is_modified());
    assert!(!program.state().shared.document().can_undo());
    assert!(program.says("one.fen was reloaded"));
}

#[test]
fn keep_mine_lets_the_next_save_overwrite_without_asking() {
    let (_folder, path, mut program) = open(&format!("{START}\n"));
    program.meanwhile(|| replace(&path, KINGS));
    program.click("Keep mine");
    assert!(program.state().shared.document().is_modified());
    assert_eq!(program.fen(), START);
    program.meanwhile(|| ());
    assert!(!is_asked(&program));
    program.ctrl(Key::S);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_postponed_question_returns_only_after_another_change() {
    let (_folder, path, mut program) = open(START);
    program.meanwhile(|| replace(&path, KINGS));
    program.click("Not now");
    program.meanwhile(|| ());
    assert!(!is_asked(&program));
    program.meanwhile(|| replace(&path, "8/8/8/8/8/8/8/K5k1 w - - 0 1"));
    assert!(is_asked(&program));
    // A save still never overwrites a change that the user has not seen.
    program.click("Not now");
    program.drag("e2", "e4");
    program.ctrl(Key::S);
    assert!(program.says("Saving over it would lose what the other program wrote"));
}

#[test]
#[cfg_attr(windows, ignore = "Wine 8 does not tell when a file was made")]
fn an_extended_file_is_reloaded_at_the_same_row() {
    let (_folder, path, mut program) = open(&format!("{START}\n{KINGS}\n"));
    program.key_with(egui::Modifiers::ALT, Key::ArrowDown);
    assert_eq!(program.state().shared.document().row(), 1);
    program.meanwhile(|| fs::write(&path, format!("{START}\n{KINGS}\n{START}\n")).unwrap());
    assert!(program.says("one.fen was changed by another program"));
    program.click("Reload");
    assert_eq!(lines(&program), [START, KINGS, START]);
    assert_eq!(program.state().shared.document().row(), 1);
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn reloading_moves_unsaved_lines_into_a_new_document() {
    let (_folder, path, mut program) = open(&format!("{START}\n{KINGS}\n"));
    program.drag("e2", "e4");
    let mine = program.fen();
    program.meanwhile(|| replace(&path, KINGS));
    assert!(program.says("Your unsaved positions are put in a new document"));
    program.click("Reload");
    assert_eq!(program.fen(), KINGS);
    assert_eq!(lines(&program), [KINGS]);
    assert_eq!(program.state().shared.documents.len(), 2);
    program.click("Untitled, unsaved");
    assert_eq!(lines(&program), [mine]);
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn a_deleted_file_can_be_kept_and_saved_again() {
    let (_folder, path, mut program) = open(&format!("{START}\n"));
    program.meanwhile(|| fs::remove_file(&path).unwrap());
    assert!(program.says("one.fen no longer exists"));
    assert!(!program.has("Reload"));
    program.click("Keep mine");
    assert!(program.state().shared.document().is_modified());
    program.meanwhile(|| ());
    assert!(!is_asked(&program));
    program.ctrl(Key::S);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}

#[test]
fn a_file_replaced_by_a_folder_can_be_saved_elsewhere() {
    let (folder, path, mut program) = open(&format!("{START}\n"));
    program.meanwhile(|| {
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
    });
    assert!(program.says("one.fen can no longer be read"));
    assert_eq!(lines(&program), [START]);
    let elsewhere = folder.path().join("two.fen");
    let answer = DialogAnswer::Chosen(elsewhere.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.click("Save elsewhere…");
    assert_eq!(fs::read_to_string(elsewhere).unwrap(), format!("{START}\n"));
}

#[cfg(unix)]
#[test]
#[expect(clippy::print_stderr, reason = "a skipped claim says why")]
fn only_a_loss_of_read_permission_is_reported() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, path, mut program) = open(START);
    let set = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    program.meanwhile(|| set(0o600));
    assert!(!is_asked(&program));
    program.meanwhile(|| set(0o000));
    if fs::read(&path).is_ok() {
        eprintln!("left out: this user may read everything");
        return;
    }
    assert!(program.says("one.fen can no longer be read"));
    assert_eq!(lines(&program), [START]);
}

#[test]
fn a_save_by_the_program_itself_is_not_reported_as_a_change() {
    let (_folder, _path, mut program) = open(&format!("{START}\n"));
    program.drag("e2", "e4");
    program.ctrl(Key::S);
    program.meanwhile(|| ());
    assert!(!is_asked(&program));
    assert!(!program.state().shared.document().is_modified());
}

/// No row may ever show bytes from the wrong place.
fn every_row_is_right_or_missing(program: &Program) {
    let rows = program.state().shared.document().rows();
    // The last row may be truncated.
    for row in (0..rows.len().saturating_sub(1)).step_by(997) {
        match rows.line(row) {
            Ok(line) => {
                let expected = format!("8/8/8/8/8/8/8/K6k w - - 0 {}", row + 1);
                assert_eq!(String::from_utf8_lossy(&line), expected);
            }
            Err(reason) => assert!(matches!(reason, NoLine::Lost | NoLine::NotReady)),
        }
    }
}

#[test]
fn a_large_file_truncated_in_place_reports_lost_lines() {
    let (_folder, path, mut program) = open(&numbered(LARGE));
    let file = File::options().write(true).open(&path).unwrap();
    program.meanwhile(|| file.set_len(1 << 20).unwrap());
    assert!(program.says("can no longer be read"));
    assert!(!program.has("Keep mine"));
    every_row_is_right_or_missing(&program);
    program.click("Reload");
    let count = program.state().shared.document().rows().len();
    assert!(count < 40_000, "{count}");
    every_row_is_right_or_missing(&program);
}

#[test]
fn edits_of_an_overwritten_large_file_are_not_lost() {
    let (_folder, path, mut program) = open(&numbered(LARGE));
    program.drag("a1", "a2");
    let mine = program.fen();
    program.meanwhile(|| fs::write(&path, KINGS).unwrap());
    assert!(program.says("can no longer be read"));
    program.click("Reload");
    assert_eq!(lines(&program), [KINGS]);
    program.click("Untitled, unsaved");
    assert_eq!(lines(&program), [mine]);
}

/// The lines of a text, sorted as text.
fn sorted(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.join("\n") + "\n"
}

/// A large file, open and sorted.
fn open_and_sort(text: &str) -> (TempDir, PathBuf, Program) {
    let (folder, path, mut program) = open(text);
    program.menu("Collection", "Sort…");
    program.click("Text of the line");
    program.click_role(Role::Button, "Sort");
    assert!(program.state().shared.document().is_modified());
    (folder, path, program)
}

#[test]
fn a_touched_large_file_is_saved_without_a_question() {
    let content = numbered(LARGE);
    for elsewhere in [true, false] {
        let (folder, path, mut program) = open_and_sort(&content);
        let time = SystemTime::now() + Duration::from_secs(5);
        let file = File::options().write(true).open(&path).unwrap();
        file.set_modified(time).unwrap();
        drop(file);
        let target = if elsewhere {
            let target = folder.path().join("two.fen");
            let answer = DialogAnswer::Chosen(target.clone());
            program.dialogs.borrow_mut().save.push_back(answer);
            program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
            target
        } else {
            program.meanwhile(|| ());
            assert!(!is_asked(&program));
            program.ctrl(Key::S);
            path
        };
        assert!(fs::read_to_string(target).unwrap() == sorted(&content));
        assert!(program.state().shared.question().is_none());
    }
}

#[test]
fn an_extended_large_file_is_overwritten_on_request() {
    let content = numbered(LARGE);
    let (_folder, path, mut program) = open_and_sort(&content);
    let mut file = File::options().append(true).open(&path).unwrap();
    file.write_all(b"one more\n").unwrap();
    drop(file);
    program.ctrl(Key::S);
    assert!(program.says("Saving over it would lose what the other program wrote"));
    program.click("Overwrite");
    assert!(fs::read_to_string(&path).unwrap() == sorted(&content));
}

#[test]
#[cfg_attr(windows, ignore = "Under Wine 8 an open file keeps its name")]
fn a_replaced_large_file_is_still_complete_and_can_be_kept() {
    let content = numbered(LARGE);
    let (_folder, path, mut program) = open(&content);
    program.meanwhile(|| replace(&path, KINGS));
    every_row_is_right_or_missing(&program);
    program.click("Keep mine");
    program.ctrl(Key::S);
    assert!(fs::read_to_string(&path).unwrap() == content);
    program.meanwhile(|| ());
    assert!(!is_asked(&program));
}

#[test]
#[cfg_attr(windows, ignore = "Wine 8 keeps a removed file until it is closed")]
fn a_deleted_large_file_is_saved_again_with_every_byte() {
    let content = numbered(LARGE);
    let (_folder, path, mut program) = open(&content);
    program.meanwhile(|| fs::remove_file(&path).unwrap());
    program.click("Keep mine");
    program.ctrl(Key::S);
    assert!(fs::read_to_string(&path).unwrap() == content);
}

#[test]
fn lost_lines_are_noticed_when_a_row_is_read() {
    let (_folder, path, mut program) = open(&numbered(LARGE));
    fs::write(&path, KINGS).unwrap();
    // The window had the keyboard focus all the time.
    assert!(!is_asked(&program));
    program.key_with(egui::Modifiers::ALT, Key::End);
    assert!(is_asked(&program));
    assert!(program.says("can no longer be read"));
    every_row_is_right_or_missing(&program);
}

#[test]
fn a_save_with_lost_lines_leaves_the_file_unchanged_and_says_why() {
    let (_folder, path, mut program) = open(&numbered(LARGE));
    program.drag("a1", "a2");
    let mine = program.fen();
    fs::write(&path, KINGS).unwrap();
    program.ctrl(Key::S);
    assert!(program.says("Saving over it would lose what the other program wrote"));
    program.click("Overwrite");
    assert_eq!(fs::read_to_string(&path).unwrap(), KINGS);
    assert!(program.says("another program has overwritten lines"));
    assert!(is_asked(&program));
    program.click("Reload");
    assert_eq!(lines(&program), [KINGS]);
    program.click("Untitled, unsaved");
    assert_eq!(lines(&program), [mine]);
}

#[test]
fn the_save_question_can_reload_a_changed_file() {
    let (_folder, path, mut program) = open(&format!("{START}\n"));
    program.drag("e2", "e4");
    let mine = program.fen();
    fs::write(&path, KINGS).unwrap();
    program.ctrl(Key::S);
    program.click("Reload");
    assert_eq!(program.fen(), KINGS);
    program.click("Untitled, unsaved");
    assert_eq!(lines(&program), [mine]);
}

#[test]
fn a_file_replaced_by_a_packed_one_is_reloaded_unpacked() {
    let (_folder, path, mut program) = open(START);
    let packed = super::archives::gz(KINGS.as_bytes());
    program.meanwhile(|| fs::write(&path, &packed).unwrap());
    program.click("Reload");
    assert_eq!(program.fen(), KINGS);
    program.drag("a1", "a2");
    program.ctrl(Key::S);
    // The program asks for a place.
    assert!(program.state().files.dialog.is_some());
    assert_eq!(fs::read(&path).unwrap(), packed);
}
