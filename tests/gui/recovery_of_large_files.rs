//! Work on large files, of which no copy is kept, is recovered from the current content of the file.

use super::recovery_scene::{RecoveryScene, lines, name, recovered};
use egui::Key;
use egui::accesskit::Role;
use std::fmt::Write as _;
use std::fs;
use tabiya::features::files::DialogAnswer;

/// Files of this size stay on the disk.
fn large(desk: &RecoveryScene) -> u64 {
    let mut text = String::new();
    let mut count = 0;
    while text.len() < 17 << 20 {
        count += 1;
        writeln!(text, "8/8/8/8/8/8/8/K6k w - - 0 {count}").unwrap();
    }
    fs::write(desk.file(), text).unwrap();
    count
}

#[test]
fn a_partly_read_large_file_is_recovered_with_all_lines() {
    let desk = RecoveryScene::new();
    let count = large(&desk);
    let mut program = desk.start();
    program.dialogs.borrow_mut().steps = Some(0);
    let answer = DialogAnswer::Chosen(vec![desk.file()]);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.ctrl(Key::O);
    for _ in 0..50 {
        if program.state().shared.document().path().is_some() {
            break;
        }
        program.step(1);
    }
    program.drag("a1", "a2");
    assert!(!program.state().shared.document().is_whole());
    // The journal is written in the background; only the written part counts.
    desk.wait_until_written();
    desk.kill(program);

    let mut program = recovered(&desk);

    let rows = program.state().shared.document().rows().clone();
    assert_eq!(rows.len(), count);
    assert_eq!(program.fen(), "8/8/8/8/8/8/K7/7k w - - 0 1");
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    let text = desk.text();
    assert!(text.starts_with("8/8/8/8/8/8/K7/7k w - - 0 1\n8/8/8/8/8/8/8/K6k w - - 0 2\n"));
    assert_eq!(text.lines().count() as u64, count);
}

#[test]
fn a_large_file_is_recovered_after_a_save_without_a_copy() {
    let desk = RecoveryScene::new();
    let count = large(&desk);
    let mut program = desk.start_on_file();
    program.ctrl(Key::Delete);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert_eq!(program.state().shared.document().rows().len(), count - 1);
    program.drag("a1", "a2");
    let size: u64 = fs::read_dir(desk.recovery())
        .unwrap()
        .flat_map(|folder| fs::read_dir(folder.unwrap().path()).unwrap())
        .map(|file| file.unwrap().metadata().unwrap().len())
        .sum();
    // The journal has the imprint of the file, and no copy.
    assert!(size < 100_000, "{size} bytes");
    desk.kill(program);

    let program = recovered(&desk);

    assert_eq!(program.state().shared.document().rows().len(), count - 1);
    assert_eq!(program.fen(), "8/8/8/8/8/8/K7/7k w - - 0 2");
}

/// Sorts a large file and is killed.
fn sort_and_kill(desk: &RecoveryScene) -> String {
    large(desk);
    let mut program = desk.start_on_file();
    program.menu("Collection", "Sort…");
    program.click("Text of the line");
    program.click_role(Role::Button, "Sort");
    desk.wait_until_written();
    desk.kill(program);
    let mut lines: Vec<_> = desk.text().lines().map(ToOwned::to_owned).collect();
    lines.sort_unstable();
    lines.join("\n") + "\n"
}

#[cfg(unix)]
#[test]
fn a_touched_large_file_is_recovered_for_its_path_with_all_lines() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::Path;
    use std::time::SystemTime;
    type Change = fn(&Path);
    let changes: [(&str, Change); 4] = [
        ("other permissions", |path| {
            fs::set_permissions(path, fs::Permissions::from_mode(0o640)).unwrap();
        }),
        ("a second name, made and removed", |path| {
            let other = path.with_extension("other");
            fs::hard_link(path, &other).unwrap();
            fs::remove_file(other).unwrap();
        }),
        ("touched", |path| {
            let file = fs::File::options().write(true).open(path).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        }),
        ("a copy in its place", |path| {
            let other = path.with_extension("other");
            fs::copy(path, &other).unwrap();
            fs::rename(other, path).unwrap();
        }),
    ];
    for (name, change) in changes {
        let desk = RecoveryScene::new();
        let sorted = sort_and_kill(&desk);
        change(&desk.file());

        let mut program = desk.start();
        assert!(!program.says("The file has changed since"), "{name}");
        assert!(program.says("positions reordered"), "{name}");
        program.click("Recover");
        RecoveryScene::settle(&mut program);
        program.ctrl(Key::S);
        RecoveryScene::settle(&mut program);
        assert!(desk.text() == sorted, "{name}");
        assert_eq!(desk.journals(), 0, "{name}");
    }
}

#[test]
fn an_extended_large_file_is_recovered_in_a_new_document() {
    let desk = RecoveryScene::new();
    let sorted = sort_and_kill(&desk);
    let appended = desk.text() + "8/8/8/8/8/8/8/K6k w - - 0 1000000\n";
    fs::write(desk.file(), &appended).unwrap();

    let mut program = desk.start();
    assert!(program.says("The file has changed since"));
    assert!(!program.says("Some positions cannot be recovered"));
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    assert_eq!(program.state().shared.document().path(), None);
    let elsewhere = desk.path("two.fen");
    let answer = DialogAnswer::Chosen(elsewhere.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert!(fs::read_to_string(elsewhere).unwrap() == sorted);
    assert!(desk.text() == appended);
    assert_eq!(desk.journals(), 0);
}

#[test]
fn a_changed_large_file_is_recovered_without_its_changed_lines() {
    let desk = RecoveryScene::new();
    let sorted = sort_and_kill(&desk);
    let whole = desk.text();
    let line = "8/8/8/8/8/8/8/K6k w - - 0 300000\n";
    assert!(whole.contains(line));
    fs::write(desk.file(), whole.replace(line, "")).unwrap();

    let mut program = desk.start();
    assert!(program.says("Some positions cannot be recovered now"));
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    let count = program.state().shared.document().rows().len();
    let before = sorted.lines().count() as u64;
    assert!(
        (before - 500..before).contains(&count),
        "{count} of {before}"
    );
    let elsewhere = desk.path("two.fen");
    let answer = DialogAnswer::Chosen(elsewhere.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    let saved = fs::read_to_string(elsewhere).unwrap();
    let saved: Vec<&str> = saved.lines().collect();
    assert!(saved.is_sorted());
    assert_eq!(saved.len() as u64, count);
    // The file is available again, and so is all the work.
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
    fs::write(desk.file(), whole).unwrap();
    let mut program = recovered(&desk);
    assert!(!program.says("Some positions cannot be recovered now"));
    RecoveryScene::settle(&mut program);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert!(desk.text() == sorted);
}

#[test]
fn edited_lines_of_an_overwritten_large_file_are_recovered() {
    let desk = RecoveryScene::new();
    large(&desk);
    let mut program = desk.start_on_file();
    program.drag("a1", "a2");
    desk.kill(program);
    fs::write(desk.file(), "somebody else's\n").unwrap();

    let mut program = desk.start();

    assert!(program.says("The file has changed since"));
    assert!(program.says("Some positions cannot be recovered now"));
    assert!(!program.says("Nothing was changed in it"));
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    assert_eq!(lines(&program), ["8/8/8/8/8/8/K7/7k w - - 0 1"]);
    assert_eq!(name(&program), "one-recovered.fen (recovered)");
    assert_eq!(program.state().shared.document().path(), None);
    let offered = program.state().shared.document().meant_for();
    assert_eq!(offered, Some(&*desk.path("one-recovered.fen")));
    assert_eq!(desk.journals(), 2);
}
