//! Restarts this test program: as another process, as another user, or among mounts of its own.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, thread};

use tempfile::TempDir;

/// Set in a child to the name of the test in which it plays a part.
const CHILD: &str = "TABIYA_FAULT_CHILD";
/// Set when the whole program runs once more as an ordinary user: root's part is done elsewhere.
const ORDINARY: &str = "TABIYA_FAULT_ORDINARY";
pub(crate) const NOBODY: u32 = 65534;

/// The name of the running test: tests run in threads with their names.
pub(crate) fn test_name() -> String {
    thread::current().name().unwrap().to_owned()
}

/// The command that starts this program as a child, to run only the test `name`.
pub(crate) fn this_test(program: &Path, name: &str) -> Command {
    let mut command = Command::new(program);
    command.args(["--exact", name, "--nocapture", "--test-threads=1"]);
    command.env(CHILD, name).current_dir("/");
    command
}

pub(crate) fn program() -> PathBuf {
    env::current_exe().unwrap()
}

/// Whether this process was started to play a part in the running test.
pub(crate) fn is_child() -> bool {
    env::var_os(CHILD).is_some_and(|name| name == *test_name())
}

pub(crate) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// The factor for the number of rounds, from the environment.
pub(crate) fn times() -> u64 {
    let wanted = env::var("TABIYA_FAULT_ROUNDS").ok();
    wanted.and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Reports that the test is skipped, which must not happen where everything is checked.
pub(crate) fn skip(why: &str) {
    let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty());
    let is_done_elsewhere = env::var_os(ORDINARY).is_some();
    eprintln!("skipped {}: {why}", test_name());
    assert!(!is_ci || is_done_elsewhere, "{why}");
}

/// A folder that every user may read.
pub(crate) fn open_folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    set_mode(folder.path(), 0o755);
    folder
}

/// A folder in memory rather than on a disk, if possible.
pub(crate) fn quick_folder() -> TempDir {
    TempDir::new_in("/dev/shm").unwrap_or_else(|_| TempDir::new().unwrap())
}

pub(crate) fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// A copy of this program in the folder, which every user may run.
///
/// Another process makes the copy: a program that is open for writing cannot be started, and a test that
/// starts a process meanwhile would pass our open file on to it.
pub(crate) fn program_for_everybody(folder: &Path) -> PathBuf {
    let copy = folder.join("tests");
    run(Command::new("cp").arg(program()).arg(&copy));
    set_mode(&copy, 0o755);
    copy
}

/// Runs a command that must succeed.
#[track_caller]
pub(crate) fn run(command: &mut Command) {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// Runs a child that plays a part in a test, and passes on its output.
#[track_caller]
pub(crate) fn run_part(command: &mut Command) {
    let output = command.output().unwrap();
    let (said, told) = (&output.stdout, &output.stderr);
    let (said, told) = (String::from_utf8_lossy(said), String::from_utf8_lossy(told));
    eprint!("{told}");
    assert!(output.status.success(), "{command:?}\n{said}\n{told}");
    assert!(said.contains("1 passed"), "no test ran: {said}");
}

/// Runs the rest of a test as root in a process with private mounts, which disappear
/// with it. Returns `true` in the process that has nothing more to do.
#[track_caller]
pub(crate) fn done_among_own_mounts() -> bool {
    if is_child() {
        return false;
    }
    if !is_root() {
        skip("only root can mount a disk");
        return true;
    }
    if !can_mount() {
        skip("this root may not mount disks");
        return true;
    }
    let part = this_test(&program(), &test_name());
    let mut apart = Command::new("unshare");
    apart.args(["--mount", "--propagation", "private", "--"]);
    apart.arg(part.get_program()).args(part.get_args());
    run_part(apart.env(CHILD, test_name()).current_dir("/"));
    true
}

/// Whether root may mount, which some containers forbid.
fn can_mount() -> bool {
    let mut apart = Command::new("unshare");
    let apart = apart.args(["--mount", "--", "true"]).output();
    let is_apart = apart.is_ok_and(|output| output.status.success());
    is_apart && Path::new("/dev/loop-control").exists()
}

/// Runs the rest of a test as a user who is subject to permissions. Returns `true` in the process that has
/// nothing more to do.
#[track_caller]
pub(crate) fn done_as_ordinary_user() -> bool {
    if is_child() || !is_root() {
        return false;
    }
    let folder = open_folder();
    let program = program_for_everybody(folder.path());
    let mut part = this_test(&program, &test_name());
    run_part(part.uid(NOBODY).gid(NOBODY));
    true
}

/// Runs the whole program as an ordinary user, with a private folder for temporary files.
pub(crate) fn all_as_ordinary_user(folder: &Path) -> Command {
    let program = program_for_everybody(folder);
    let own = folder.join("own");
    fs::create_dir(&own).unwrap();
    std::os::unix::fs::chown(&own, Some(NOBODY), Some(NOBODY)).unwrap();
    let mut command = Command::new(program);
    command.uid(NOBODY).gid(NOBODY).current_dir("/");
    command.env("TMPDIR", own).env(ORDINARY, "1");
    command
}
