//! Engines are found by name, and the search starts no program.

use std::fs;
use tabiya_engine::{find_engines, usual_folders};

#[test]
fn engines_are_found_by_their_file_names() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str| {
        let path = folder.path().join(name);
        fs::write(&path, "no program at all").unwrap();
        path
    };
    let found = [
        write("Fairy-Stockfish.exe"),
        write("stockfish-windows-x86-64-avx2.EXE"),
    ];
    for other in ["stockfish.nnue", "stockfish", "lc0.dll", "sort.exe"] {
        write(other);
    }
    fs::create_dir(folder.path().join("lc0.exe")).unwrap();
    let missing = folder.path().join("missing");
    let engines = find_engines(&[missing, folder.path().to_owned()]);
    let paths: Vec<_> = engines.iter().map(|engine| engine.path.clone()).collect();
    assert_eq!(paths, found);
    assert_eq!(engines[1].name, "stockfish-windows-x86-64-avx2");
}

#[test]
fn the_usual_folders_are_absolute_paths_without_duplicates() {
    let folders = usual_folders();
    assert!(folders.iter().any(|folder| folder.ends_with("system32")));
    assert!(folders.iter().any(|folder| folder.ends_with("engines")));
    assert!(folders.iter().all(|folder| folder.is_absolute()));
    let mut once = folders.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), folders.len());
}
