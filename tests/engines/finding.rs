//! Engines are found by name, and the search starts no program.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use tabiya_engine::{find_engines, usual_folders};

#[test]
fn engines_in_folders_are_found_once_each_and_none_is_started() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    fs::create_dir(&one).unwrap();
    fs::create_dir(&other).unwrap();
    let started = folder.path().join("started");
    let program = |path: std::path::PathBuf, mode| {
        fs::write(&path, format!("#!/bin/sh\ntouch {}\n", started.display())).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    program(one.join("stockfish_17"), 0o755);
    program(one.join("stockfish.nnue"), 0o755);
    program(one.join("sort"), 0o755);
    program(one.join("ethereal"), 0o644);
    fs::create_dir(one.join("lc0")).unwrap();
    symlink(one.join("stockfish_17"), other.join("stockfish")).unwrap();
    symlink(one.join("nowhere"), other.join("komodo")).unwrap();
    program(other.join("Fairy-Stockfish"), 0o755);
    let missing = folder.path().join("missing");
    let found = find_engines(&[one.clone(), missing, other.clone()]);
    let paths: Vec<_> = found.into_iter().map(|engine| engine.path).collect();
    assert_eq!(
        paths,
        [other.join("Fairy-Stockfish"), one.join("stockfish_17")]
    );
    assert!(!started.exists());
}

#[test]
fn the_usual_folders_are_absolute_paths_without_duplicates() {
    let folders = usual_folders();
    assert!(folders.iter().any(|folder| folder.ends_with("usr/games")));
    assert!(folders.iter().all(|folder| folder.is_absolute()));
    let mut once = folders.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), folders.len());
}
