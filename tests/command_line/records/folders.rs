//! Folders and files in them that cannot be read.

use super::super::running::Folder;
#[cfg(unix)]
use super::LINES;

/// A command on a folder in which `kept.epd` has the lines that are compared.
const COMMANDS: [&[&str]; 4] = [
    &["find", "", "all"],
    &["sort", "all"],
    &["dedupe", "all"],
    &["stats", "all"],
];

#[cfg(unix)]
fn folder() -> Folder {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.file("all/deep")).unwrap();
    folder
        .with("all/kept.epd", LINES)
        .with("all/deep/lost.epd", LINES)
}

#[cfg(unix)]
#[test]
fn a_folder_inside_that_cannot_be_read_is_reported_and_the_rest_is_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let deep = folder.file("all/deep");
    let set = |mode| std::fs::set_permissions(&deep, std::fs::Permissions::from_mode(mode));
    set(0o000).unwrap();
    if std::fs::read_dir(&deep).is_ok() {
        eprintln!("skipped: this user may read everything");
        return;
    }
    for command in COMMANDS {
        let run = folder.run(command);
        assert_eq!(run.status, 3, "{command:?}");
        let says = "all/deep: you do not have permission to read";
        assert!(run.err.contains(says), "{command:?}: {}", run.err);
        assert!(!run.text().is_empty(), "{command:?}");
    }
    set(0o700).unwrap();
}

#[test]
fn a_folder_without_positions_is_reported_with_the_endings_that_count() {
    let folder = Folder::new();
    std::fs::create_dir(folder.file("all")).unwrap();
    let folder = folder.with("all/game.pgn", "1. e4 *\n");
    for command in COMMANDS {
        let run = folder.run(command);
        assert_eq!(run.status, 3, "{command:?}");
        let says = "all: no file in this folder ends in .epd, .fen or .txt\n";
        assert!(run.err.starts_with(says), "{command:?}: {}", run.err);
    }
}

#[cfg(unix)]
#[test]
fn a_link_to_nothing_in_a_folder_is_reported_and_the_rest_is_read() {
    let folder = folder();
    std::os::unix::fs::symlink("nowhere", folder.file("all/gone.epd")).unwrap();
    std::os::unix::fs::symlink("deep", folder.file("all/linked.epd")).unwrap();
    for command in COMMANDS {
        let run = folder.run(command);
        assert_eq!(run.status, 3, "{command:?}");
        assert!(run.err.contains("all/gone.epd"), "{command:?}: {}", run.err);
        assert!(!run.err.contains("linked"), "{command:?}: {}", run.err);
        assert!(!run.text().is_empty(), "{command:?}");
    }
}
