//! Restarts this program to play a part in a test: an engine, its children, or a program that uses
//! an engine.

use crate::player::Player;
use crate::processes::{forget_earlier_runs, mark};
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio, exit};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Once, PoisonError, RwLock, RwLockReadGuard};
use std::thread;
use std::time::Duration;
use tabiya_engine::{KeptBy, Program};

const ENGINE: &str = "as-an-engine";
const HOST: &str = "as-a-host";
const CHILD: &str = "as-a-child";
const ORPHAN: &str = "as-an-orphan";
/// A child in a session of its own, which keeps nothing from its parent.
const HIDDEN: &str = "as-a-hidden-child";
const TOKEN: &str = "token-";

/// The whole program, which acts as the keeper of engines.
pub(crate) const TABIYA: &str = env!("CARGO_BIN_EXE_tabiya");

fn has_part(part: &str) -> bool {
    env::args().any(|word| word == part)
}

/// Each start of the program ends the processes of engines whose keepers were killed, those of other tests included.
static STARTS: RwLock<()> = RwLock::new(());

/// Lets a test start the program while other tests do so, too.
pub(crate) fn starts_the_program() -> RwLockReadGuard<'static, ()> {
    STARTS.read().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps other tests from starting the program.
#[cfg(target_os = "linux")]
pub(crate) fn starts_the_program_alone() -> std::sync::RwLockWriteGuard<'static, ()> {
    STARTS.write().unwrap_or_else(PoisonError::into_inner)
}

/// The word that identifies the processes of this test, in all their parts.
pub(crate) fn token() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let given = env::args().find(|word| word.starts_with(TOKEN));
    given.unwrap_or_else(|| {
        static FRESH: Once = Once::new();
        FRESH.call_once(forget_earlier_runs);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        format!("{TOKEN}{}-{count}", std::process::id())
    })
}

/// The command line that runs only this test, in a part.
fn arguments(part: &str, token: &str) -> Vec<OsString> {
    let mut words = env::args().skip_while(|word| word != "--exact").skip(1);
    let parts = [ENGINE, HOST, CHILD, ORPHAN, HIDDEN];
    let is_part = parts.into_iter().any(has_part);
    let given = words.next().filter(|_| is_part);
    let test = given.unwrap_or_else(|| thread::current().name().unwrap().to_owned());
    let words = [
        "--exact",
        &test,
        "--nocapture",
        "--test-threads=1",
        part,
        token,
    ];
    words.map(OsString::from).to_vec()
}

fn this_program() -> PathBuf {
    env::current_exe().unwrap()
}

/// An engine with this behaviour. Only the process started as the engine runs `play`; any other caller
/// gets the program to start.
pub(crate) fn engine(play: impl FnOnce(&mut Player)) -> Program {
    engine_called(&token(), play)
}

/// An engine with a word that identifies its processes.
pub(crate) fn engine_called(token: &str, play: impl FnOnce(&mut Player)) -> Program {
    if has_part(ORPHAN) {
        mark(token, ORPHAN);
        thread::sleep(Duration::from_mins(10));
        exit(0);
    }
    if has_part(CHILD) {
        mark(token, CHILD);
        start_child(ORPHAN);
        exit(0);
    }
    #[cfg(target_os = "linux")]
    if has_part(HIDDEN) {
        rustix::process::setsid().unwrap();
        start_hidden(ORPHAN);
        exit(0);
    }
    if has_part(ENGINE) {
        mark(token, ENGINE);
        play(&mut Player::default());
        exit(0);
    }
    Program {
        arguments: arguments(ENGINE, token),
        ..kept(this_program())
    }
}

/// A program whose keeper is the whole program.
pub(crate) fn kept(path: impl Into<PathBuf>) -> Program {
    Program {
        kept_by: KeptBy::Other(PathBuf::from(TABIYA)),
        ..Program::at(path)
    }
}

/// Starts a process in a group of its own whose child is left without a parent.
pub(crate) fn start_child_that_leaves() {
    start_child(CHILD);
}

/// Starts a process in a session of its own, without files and environment. Its child, which is like it, is left
/// without a parent.
#[cfg(target_os = "linux")]
pub(crate) fn start_hidden_child() {
    start_hidden(HIDDEN);
}

#[cfg(target_os = "linux")]
#[expect(clippy::zombie_processes, reason = "that is what they are for")]
fn start_hidden(part: &str) {
    let mut command = Command::new(this_program());
    command.args(arguments(part, &token())).env_clear();
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(Stdio::null()).spawn().unwrap();
}

#[expect(clippy::zombie_processes, reason = "that is what they are for")]
fn start_child(part: &str) {
    let mut command = Command::new(this_program());
    command.args(arguments(part, &token()));
    leave(&mut command);
    // The output of the test harness is not meant for the engine's owner. The processes keep the other pipes open.
    command.stdout(Stdio::null()).spawn().unwrap();
}

#[cfg(unix)]
fn leave(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(windows)]
fn leave(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    // The process gets a group and a console of its own.
    command.creation_flags(0x0000_0200 | 0x0000_0010);
}

/// Plays a program that uses an engine, if this process has that part. Otherwise returns a command that starts it.
pub(crate) fn host(token: &str, play: impl FnOnce()) -> Command {
    if has_part(HOST) {
        mark(token, HOST);
        play();
        exit(0);
    }
    let mut command = Command::new(this_program());
    command.args(arguments(HOST, token));
    command
}
