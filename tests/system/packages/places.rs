//! The places of the files of the packages.

use crate::patience::run;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name by which desktops identify the program.
pub(super) const ID: &str = "org.tabiya.Tabiya";

pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file or folder below `packaging/linux/share`.
pub(super) fn shared(path: &str) -> PathBuf {
    root().join("packaging/linux/share").join(path)
}

/// Runs a program, which must succeed, and returns its output.
#[track_caller]
pub(super) fn said_by<S: AsRef<OsStr>>(program: &str, args: impl IntoIterator<Item = S>) -> String {
    said(Command::new(program).args(args))
}

#[track_caller]
pub(super) fn said(command: &mut Command) -> String {
    // Every shell complains about a locale that is not installed.
    command.env("LC_ALL", "C.UTF-8").env_remove("LANGUAGE");
    let finished = run(command);
    let out = String::from_utf8(finished.out).unwrap();
    assert!(
        finished.status.success(),
        "{command:?}: {out}{}",
        finished.err
    );
    out + &finished.err
}

/// Every file below a folder, as a path within it, in order.
pub(super) fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut waiting = vec![folder.to_owned()];
    let mut found = Vec::new();
    while let Some(next) = waiting.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.is_symlink() {
                waiting.push(path);
            } else {
                found.push(path.strip_prefix(folder).unwrap().to_owned());
            }
        }
    }
    found.sort();
    found
}
