//! A file in a folder, and the actions on it.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use tabiya_lines::{Expected, FileContent, Fingerprint, SaveError, Saved, Spare, save};
use tempfile::TempDir;

use super::saver::{may_continue, rows};
use super::this_program::open_folder;

pub(crate) fn seen(path: &Path) -> Expected {
    Expected::SameAs(Fingerprint::of(&fs::symlink_metadata(path).unwrap()))
}

pub(crate) fn save_new(path: &Path, expected: &Expected) -> Result<Saved, SaveError> {
    save(
        path,
        &rows(b"new\n".to_vec()),
        expected,
        None,
        &mut may_continue,
    )
}

/// Saves over the existing file, while `meanwhile` runs once.
pub(crate) fn save_while(
    path: &Path,
    expected: &Expected,
    meanwhile: impl Fn(),
) -> Result<Saved, SaveError> {
    let mut is_done = false;
    save(path, &rows(b"new\n".to_vec()), expected, None, &mut |_| {
        if !is_done {
            meanwhile();
            is_done = true;
        }
        ControlFlow::Continue(())
    })
}

pub(crate) fn names(folder: &Path) -> Vec<OsString> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    names
}

pub(crate) fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}

pub(crate) fn folder_with_file() -> (TempDir, PathBuf) {
    let folder = open_folder();
    let path = folder.path().join("a.epd");
    fs::write(&path, "old\n").unwrap();
    (folder, path)
}

/// A spare that counts its calls, and runs a function of the test when it is written.
pub(crate) struct Counting<F: FnMut(&Path) -> io::Result<()>> {
    pub(crate) kept: usize,
    pub(crate) released: usize,
    keeping: F,
}

impl<F: FnMut(&Path) -> io::Result<()>> Counting<F> {
    pub(crate) fn new(keeping: F) -> Self {
        Self {
            kept: 0,
            released: 0,
            keeping,
        }
    }
}

impl<F: FnMut(&Path) -> io::Result<()>> Spare for Counting<F> {
    fn keep(&mut self, target: &Path, content: &dyn FileContent) -> io::Result<()> {
        self.kept += 1;
        let mut bytes = Vec::new();
        content.write_to(&mut bytes, &mut may_continue)?;
        assert_eq!(bytes, b"new\n");
        (self.keeping)(target)
    }

    fn release(&mut self) {
        self.released += 1;
    }
}
