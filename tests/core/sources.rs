//! The source files of the program and of the crates below it.

use std::fs;
use std::path::{Path, PathBuf};

/// The source folders, each with the name under which its files appear here: the name of a crate below the program,
/// or an empty name for the program itself.
pub(crate) fn source_folders() -> Vec<(PathBuf, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_dir(root.join("crates"))
        .unwrap()
        .map(Result::unwrap)
        .map(|entry| (entry.file_name().into(), entry.path().join("src")))
        .chain([(PathBuf::new(), root.join("src"))])
        .collect()
}

/// Every source file with its text, as if the other crates were modules of the program: `chess/board.rs` for
/// `crates/chess/src/board.rs`.
pub(crate) fn all_sources() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for (name, folder) in source_folders() {
        add_sources(&folder, &name, &mut all);
    }
    all
}

fn add_sources(folder: &Path, name: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let (path, name) = (entry.path(), name.join(entry.file_name()));
        if path.is_dir() {
            add_sources(&path, &name, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push((name, fs::read_to_string(path).unwrap()));
        }
    }
}
