//! Claims about reading and saving files: no file is left half written, and its attributes are kept.
#![cfg_attr(
    unix,
    expect(clippy::print_stderr, reason = "a skipped claim says why")
)]

use std::ffi::OsString;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::thread;

use tabiya_lines::{
    Expected, Fingerprint, LoadError, Loaded, Rows, SaveError, Saved, Source, load, save,
};
use tempfile::TempDir;

mod attributes;
mod bytes;
mod cut_short;
mod leftovers;
mod meanwhile;
#[cfg(unix)]
mod permissions;
mod refused;

/// The variable that is set when a test runs itself again as another process.
const CHILD: &str = "TABIYA_TEST_CHILD";

fn folder() -> TempDir {
    TempDir::new().unwrap()
}

/// A folder with one file `a.epd` that contains `old`.
fn folder_with_file() -> (TempDir, PathBuf) {
    let folder = folder();
    let path = folder.path().join("a.epd");
    fs::write(&path, "old\n").unwrap();
    (folder, path)
}

fn rows(text: &[u8]) -> Rows {
    Rows::new(Arc::new(Source::from_bytes(text.to_vec()).unwrap()))
}

fn may_continue(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn save_new(path: &Path) -> Result<Saved, SaveError> {
    save(
        path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut may_continue,
    )
}

fn save_known(path: &Path, known: &Fingerprint) -> Result<Saved, SaveError> {
    save(
        path,
        &rows(b"new\n"),
        &Expected::SameAs(known.clone()),
        None,
        &mut may_continue,
    )
}

fn load_all(path: &Path) -> Result<Loaded, LoadError> {
    load(path, &mut |_, _| ControlFlow::Continue(()))
}

fn fingerprint(path: &Path) -> Fingerprint {
    Fingerprint::of(&fs::metadata(path).unwrap())
}

fn names(folder: &Path) -> Vec<OsString> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    names
}

/// Asserts that the file contains `text` and has no temporary file beside it.
#[track_caller]
fn assert_alone(path: &Path, text: &str) {
    assert_eq!(fs::read_to_string(path).unwrap(), text);
    assert_eq!(names(path.parent().unwrap()), [path.file_name().unwrap()]);
}

/// This test program, set to run only the current test, which is known by the name of its thread.
fn this_test(program: &Path) -> Command {
    let name = thread::current().name().unwrap().to_owned();
    let mut command = Command::new(program);
    command.args(["--exact", &name, "--nocapture"]);
    command.env(CHILD, name).current_dir("/");
    command
}
