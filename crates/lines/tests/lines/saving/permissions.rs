//! Permissions on a file, and the current user.

use super::{folder, this_test};
use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const NOBODY: u32 = 65534;

pub(super) fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().mode() & 0o7777
}

pub(super) fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

pub(super) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// A copy of this test program that every user may run.
///
/// Another process makes the copy, because a program that is open for writing cannot be started, and a test that starts
/// a process in the meantime would pass our open file on to it.
fn program_for_everybody(folder: &TempDir) -> PathBuf {
    let program = folder.path().join("tests");
    let mut copy = Command::new("cp");
    copy.arg(env::current_exe().unwrap()).arg(&program);
    assert!(copy.status().unwrap().success());
    set_mode(folder.path(), 0o755);
    set_mode(&program, 0o755);
    program
}

/// Runs the test as an ordinary user if the current user is root, whom permissions do not bind. Returns whether it did
/// so.
pub(super) fn done_as_ordinary_user() -> bool {
    if !is_root() {
        return false;
    }
    let folder = folder();
    let program = program_for_everybody(&folder);
    let mut child = this_test(&program);
    let output = child.uid(NOBODY).gid(NOBODY).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let told = String::from_utf8_lossy(&output.stderr);
    let has_passed = output.status.success() && said.contains("1 passed");
    assert!(has_passed, "{said}\n{told}");
    true
}
