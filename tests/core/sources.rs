//! The source files of the program and of the crates below it, and the documents.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the whole project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The source folders, each with the name under which its files appear here: the name of a crate below the program,
/// or an empty name for the program itself.
pub(crate) fn source_folders() -> Vec<(PathBuf, PathBuf)> {
    fs::read_dir(root().join("crates"))
        .unwrap()
        .map(Result::unwrap)
        .map(|entry| (entry.file_name().into(), entry.path().join("src")))
        .chain([(PathBuf::new(), root().join("src"))])
        .collect()
}

/// Every source file with its text, as if the other crates were modules of the program: `chess/board.rs` for
/// `crates/chess/src/board.rs`.
pub(crate) fn all_sources() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for (name, folder) in source_folders() {
        add_files(&folder, &name, "rs", &mut all);
    }
    all
}

/// The path from the root of a file that [`all_sources`] lists.
pub(crate) fn from_root(name: &Path) -> PathBuf {
    let of_program = Path::new("src").join(name);
    if root().join(&of_program).is_file() {
        return of_program;
    }
    let mut parts = name.components();
    let package = parts.next().unwrap();
    let folder = Path::new("crates").join(package).join("src");
    folder.join(parts)
}

/// The files with this ending in a folder of the root, with their paths from the root and their texts.
pub(crate) fn files_in(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    add_files(&root().join(folder), Path::new(folder), ending, &mut all);
    all
}

/// The documents (`.md`) at the root and in the folders that have some, with their paths from the root, in the order of
/// their paths.
pub(crate) fn all_documents() -> Vec<(PathBuf, String)> {
    let names = fs::read_dir(root()).unwrap();
    let names = names.map(|entry| PathBuf::from(entry.unwrap().file_name()));
    let text = |name: PathBuf| {
        let text = fs::read_to_string(root().join(&name)).unwrap();
        (name, text)
    };
    let of_root = names.filter(|name| is_of_kind(name, "md")).map(text);
    let folders = [
        "assets",
        "crates",
        "docs",
        "fuzz",
        "packaging",
        "tests",
        "training",
    ];
    let others = folders.iter().flat_map(|folder| files_in(folder, "md"));
    let mut all: Vec<_> = of_root.chain(others).collect();
    all.sort();
    all
}

fn is_of_kind(name: &Path, ending: &str) -> bool {
    name.extension().is_some_and(|own| own == ending)
}

fn add_files(folder: &Path, name: &Path, ending: &str, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let (path, own) = (entry.path(), entry.file_name());
        let name = name.join(&own);
        // Build folders and environments contain documents of others.
        let is_foreign = own == "target" || own.to_string_lossy().starts_with('.');
        if path.is_dir() && !is_foreign {
            add_files(&path, &name, ending, found);
        } else if path.is_file() && is_of_kind(&name, ending) {
            found.push((name, fs::read_to_string(path).unwrap()));
        }
    }
}
