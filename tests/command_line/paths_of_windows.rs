//! Paths as a shell on Windows passes them: each is read and saved, or refused with a reason.

use super::running::{Folder, Run, tabiya};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::windows::ffi::OsStringExt as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

const SHREDDER: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b HAha - 3 20\r\n";
const X_FEN: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20\r\n";

/// Runs `tabiya` in a folder.
fn run(folder: &Path, args: &[&OsStr]) -> Run {
    let mut command = tabiya();
    command.args(args).current_dir(folder).stdin(Stdio::null());
    Run::of(command.output().unwrap())
}

/// Reads from a path and saves back to it, with `folder` as the current directory.
fn converted_in(folder: &Path, path: &OsStr) -> Run {
    run(folder, &["convert".as_ref(), "-o".as_ref(), path, path])
}

/// Writes a file, and checks that it is read and saved when it is called by this path.
fn is_read_and_saved(file: &Path, folder: &Path, called: &OsStr) {
    fs::write(file, SHREDDER).unwrap();
    let run = converted_in(folder, called);
    assert_eq!(
        (run.status, run.err.as_str()),
        (0, ""),
        "{}",
        called.display()
    );
    assert_eq!(
        fs::read_to_string(file).unwrap(),
        X_FEN,
        "{}",
        called.display()
    );
}

/// The verbatim path (`\\?\`), which the system takes as it is.
fn exact(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap()
}

#[test]
fn spaces_other_letters_and_both_slashes_are_allowed_in_paths() {
    let folder = Folder::new();
    let inner = folder.file("My games, 2026 (ü) – Партии");
    fs::create_dir(&inner).unwrap();
    for name in [
        "a b.fen",
        "Großmeister Réti.fen",
        "Шахматы 国际象棋 🙂.fen",
        "100% & ^more;.fen",
    ] {
        let file = inner.join(name);
        is_read_and_saved(&file, folder.path(), file.as_os_str());
        is_read_and_saved(&file, &inner, name.as_ref());
        let other_way = file.to_str().unwrap().replace('\\', "/");
        is_read_and_saved(&file, folder.path(), other_way.as_ref());
    }
}

#[test]
#[ignore = "Wine 8 takes no such name"]
fn a_name_that_is_not_unicode_works_like_any_other() {
    let folder = Folder::new();
    // An unpaired surrogate, which the system allows in file names.
    let mut name = OsString::from_wide(&[u16::from(b'a'), 0xD83D, u16::from(b'b')]);
    name.push(".fen");
    let file = folder.path().join(&name);
    is_read_and_saved(&file, folder.path(), &name);
    is_read_and_saved(&file, folder.path(), file.as_os_str());
}

#[test]
fn verbatim_and_drive_relative_paths_are_followed() {
    let folder = Folder::new();
    let file = folder.file("a.fen");
    fs::write(&file, SHREDDER).unwrap();
    let exact = exact(&file);
    assert!(exact.to_str().unwrap().starts_with(r"\\?\"));
    is_read_and_saved(&file, folder.path(), exact.as_os_str());
    // `C:a.fen`: relative to the current directory of that drive.
    let drive = exact.to_str().unwrap().get(4..6).unwrap().to_owned();
    is_read_and_saved(&file, folder.path(), format!("{drive}a.fen").as_ref());
    // `\folder\a.fen`: relative to the root of the current drive.
    let rest = exact.to_str().unwrap().get(6..).unwrap();
    is_read_and_saved(&file, folder.path(), rest.as_ref());
}

/// A file with a verbatim path of three hundred characters.
fn long_path(folder: &Folder) -> PathBuf {
    let mut inner = exact(folder.path());
    while inner.as_os_str().len() < 290 {
        inner.push("a folder in a folder in a folder");
        fs::create_dir(&inner).unwrap();
    }
    inner.join("long.fen")
}

#[test]
fn paths_of_three_hundred_letters_are_read() {
    let folder = Folder::new();
    let file = long_path(&folder);
    fs::write(&file, SHREDDER).unwrap();
    // The path as a shell passes it, without the verbatim prefix.
    let usual = file.to_str().unwrap().strip_prefix(r"\\?\").unwrap();
    for path in [file.as_os_str(), usual.as_ref()] {
        let run = run(folder.path(), &["convert".as_ref(), path]);
        assert_eq!(
            (run.status, run.text()),
            (0, X_FEN),
            "{path:?}: {}",
            run.err
        );
    }
}

#[test]
fn files_with_paths_of_three_hundred_letters_are_saved() {
    let folder = Folder::new();
    let file = long_path(&folder);
    is_read_and_saved(&file, folder.path(), file.as_os_str());
    let usual = file.to_str().unwrap().strip_prefix(r"\\?\").unwrap();
    is_read_and_saved(&file, folder.path(), usual.as_ref());
}

#[test]
fn the_root_of_a_drive_is_a_folder_that_can_contain_files() {
    let folder = Folder::new();
    let root = exact(folder.path());
    let root = root.ancestors().last().unwrap().to_str().unwrap();
    let usual = root.strip_prefix(r"\\?\").unwrap();
    for root in [root, usual] {
        let run = run(folder.path(), &["check".as_ref(), root.as_ref()]);
        assert_ne!(run.status, 0, "{root}");
        assert!(run.err.contains("folder"), "{root}: {}", run.err);
    }
    fs::write(folder.file("a.fen"), SHREDDER).unwrap();
    let run = run(
        folder.path(),
        &["convert", "-o", usual, "a.fen"].map(OsStr::new),
    );
    assert_ne!(run.status, 0);
    assert!(run.err.contains("folder"), "{}", run.err);
}

#[test]
fn a_missing_share_is_reported_and_nothing_is_written() {
    let folder = Folder::new();
    fs::write(folder.file("a.fen"), SHREDDER).unwrap();
    for share in [
        r"\\tabiya.invalid\games\a.fen",
        r"\\?\UNC\tabiya.invalid\games\a.fen",
    ] {
        let run = run(folder.path(), &["check", share].map(OsStr::new));
        assert_ne!(run.status, 0, "{share}");
        assert!(run.err.contains("a.fen"), "{share}: {}", run.err);
        let saved = ["convert", "-o", share, "a.fen"].map(OsStr::new);
        let run = self::run(folder.path(), &saved);
        assert!(run.err.contains("was not written"), "{share}: {}", run.err);
    }
}

#[test]
fn reserved_device_names_are_refused_with_a_reason() {
    let folder = Folder::new();
    fs::write(folder.file("a.fen"), SHREDDER).unwrap();
    for name in [
        "con",
        "NUL.fen",
        "aux.epd",
        "com1.fen",
        "lpt9",
        "nul .fen",
        r"sub\prn.fen",
        r"\\.\nul",
    ] {
        fs::create_dir_all(folder.file("sub")).unwrap();
        let args = ["convert", "-o", name, "a.fen"].map(OsStr::new);
        let run = run(folder.path(), &args);
        assert_eq!(run.status, 3, "{name}: {}", run.err);
        assert!(
            run.err.contains("no file can have this name"),
            "{name}: {}",
            run.err
        );
    }
    for name in ["end.", "end ", "what?.fen", "a|b.fen", "a<b>.fen"] {
        let args = ["convert", "-o", name, "a.fen"].map(OsStr::new);
        let run = run(folder.path(), &args);
        assert_eq!(run.status, 3, "{name}: {}", run.err);
    }
    assert_eq!(folder.names(), ["a.fen", "sub"]);
    assert_eq!(fs::read_dir(folder.file("sub")).unwrap().count(), 0);
}

#[test]
fn a_device_is_not_opened_as_a_file() {
    let folder = Folder::new();
    for name in ["con", "nul.fen", r"\\.\con", "com1"] {
        let run = run(folder.path(), &["check", name].map(OsStr::new));
        assert_ne!(run.status, 0, "{name}");
        assert!(!run.err.is_empty(), "{name}");
    }
}
