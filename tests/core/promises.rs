//! `docs/promises.md` names only tests that exist.

use crate::sources::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The texts between backquotes.
pub(crate) fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The names of all functions below a folder.
fn functions(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            functions(&path, names);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let heads = text.split("fn ").skip(1);
            let name = |head: &str| head.split(['(', '<']).next().unwrap_or_default().to_owned();
            names.extend(heads.map(name));
        }
    }
}

/// Fails unless all tests and source files that a document names exist. Returns the number of each.
pub(crate) fn assert_named_exist(document: &str) -> (usize, usize) {
    let text = fs::read_to_string(root().join(document)).unwrap();
    let mut names = BTreeSet::new();
    functions(&root().join("tests"), &mut names);
    functions(&root().join("src"), &mut names);
    functions(&root().join("crates"), &mut names);
    let (mut tests, mut files) = (0, 0);
    for word in quoted(&text) {
        let is_name = |letter: char| letter.is_ascii_lowercase() || "_0123456789".contains(letter);
        if Path::new(word).extension().is_some() && word.contains(".rs") && word.contains('/') {
            assert!(root().join(word).is_file(), "{document}: {word}");
            files += 1;
        } else if word.matches('_').count() > 2 && word.chars().all(is_name) {
            assert!(names.contains(word), "{document}: {word}");
            tests += 1;
        }
    }
    (tests, files)
}

#[test]
fn every_test_and_file_named_in_the_promises_exists() {
    let (tests, files) = assert_named_exist("docs/promises.md");
    assert!(30 < tests && 20 < files, "{tests} tests in {files} files");
}
