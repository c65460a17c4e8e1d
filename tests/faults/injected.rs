//! System calls that fail.
//!
//! A save is traced once, to list its system calls and their numbers. Then it is repeated for each
//! of these calls and each error, and only that call fails (by `strace`, which attaches when the
//! child is about to save). Whatever fails, the file is the old one or the new one, the reported result is
//! true, and no temporary file is left.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime};

use tabiya_lines::{Expected, Fingerprint, SaveError};
use tempfile::TempDir;

use super::saver::{Order, SpareBeside, Way, content, save_version};
use super::this_program::{is_root, program, skip, test_name, this_test};

/// Set to the path for a child that saves once.
const PLACE: &str = "TABIYA_FAULT_PLACE";
/// The exit statuses of the child.
const SAVED: i32 = 40;
const NOT_DURABLE: i32 = 41;
const BROKEN: i32 = 42;
const REFUSED: i32 = 43;

/// More than one buffer of the writer, in bytes.
const BYTES: usize = 30_000;

const ERRORS: [&str; 6] = ["EIO", "ENOSPC", "EDQUOT", "EINTR", "EACCES", "EROFS"];

/// Calls that concern memory, threads and limits, or starting and ending. `close` does not fail here
/// either, because the standard library assumes that a folder can be closed.
const NOT_OF_FILES: &str = "brk clone clone3 close exit exit_group futex getpid getrandom gettid madvise mmap \
    mprotect mremap munmap prctl prlimit64 read restart_syscall rseq rt_sigaction rt_sigprocmask \
    sched_yield set_robust_list sigaltstack";

fn order(way: Way, path: &Path) -> Order {
    Order {
        way,
        path: path.to_path_buf(),
        from: 2,
        bytes: BYTES,
    }
}

/// The child's part: prepares, waits for a word, saves once, and ends with the status of the result.
fn save_once(way: Way) -> ! {
    let path = PathBuf::from(env::var_os(PLACE).unwrap());
    let expected = match way {
        Way::New => Expected::Nothing,
        _ => Expected::SameAs(Fingerprint::of(&fs::metadata(&path).unwrap())),
    };
    let order = order(way, &path);
    std::io::stdout().write_all(b"\nready\n").unwrap();
    std::io::stdin().read_exact(&mut [0]).unwrap();
    let saved = save_version(&order, 2, &expected);
    std::process::exit(match saved {
        Ok(_) => SAVED,
        Err(SaveError::NotDurable { .. }) => NOT_DURABLE,
        Err(SaveError::InPlaceBroken { now, .. }) => {
            // The error contains the file's present fingerprint: no other program has changed it.
            let there = fs::metadata(&path).unwrap();
            assert_eq!(now.as_deref(), Some(&Fingerprint::of(&there)));
            BROKEN
        }
        Err(_) => REFUSED,
    })
}

/// A folder with the file that is saved over.
struct Place {
    folder: TempDir,
    path: PathBuf,
    way: Way,
}

impl Place {
    fn new(way: Way) -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("a.epd");
        if way != Way::New {
            fs::write(&path, content(1, BYTES)).unwrap();
        }
        if way == Way::InPlace {
            fs::hard_link(&path, folder.path().join("second")).unwrap();
        }
        Self { folder, path, way }
    }

    /// Saves in a child, whose calls `strace` handles according to `wishes`. Returns the exit status of the child and
    /// the traced calls.
    fn save_under_strace(&self, wishes: &[String]) -> (i32, String) {
        let mut command = this_test(&program(), &test_name());
        command.env(PLACE, &self.path).stderr(Stdio::null());
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        wait_for(child.stdout.take().unwrap(), "ready");
        let beside = TempDir::new().unwrap();
        let calls = beside.path().join("calls");
        let (mut strace, _goes_on_talking) = attach(&child, &calls, wishes);
        child.stdin.take().unwrap().write_all(b"!").unwrap();
        let ended = child.wait().unwrap();
        strace.wait().unwrap();
        let calls = fs::read_to_string(calls).unwrap();
        (ended.code().unwrap_or_default(), calls)
    }

    /// Asserts that nothing is lost and that the reported result is true.
    #[track_caller]
    fn assert_true(&self, code: i32, what: &str) {
        let found = fs::read(&self.path).ok();
        let is_new = found == Some(content(2, BYTES));
        let is_old = match self.way {
            Way::New => found.is_none(),
            _ => found == Some(content(1, BYTES)),
        };
        let spare = fs::read(SpareBeside::of(&self.path).place).unwrap_or_default();
        let is_true = match code {
            SAVED | NOT_DURABLE => is_new,
            REFUSED => is_old,
            BROKEN => self.way == Way::InPlace && spare == content(2, BYTES),
            _ => false,
        };
        assert!(
            is_true,
            "{what}: ended with {code}, old {is_old}, new {is_new}"
        );
    }

    fn leftovers(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder.path()).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .filter(|path| path.extension().is_some_and(|ending| ending == "tmp"))
            .collect()
    }
}

fn wait_for(from: impl std::io::Read, wanted: &str) {
    let mut lines = BufReader::new(from).lines();
    let is_there = lines.any(|line| line.unwrap().contains(wanted));
    assert!(is_there, "never said {wanted}");
}

/// Attaches `strace` and returns it with its output once it is attached: it would not survive without a reader.
fn attach(child: &Child, calls: &Path, wishes: &[String]) -> (Child, impl std::io::Read + use<>) {
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "-p", &child.id().to_string(), "-o"])
        .arg(calls);
    strace.args(wishes.iter().flat_map(|wish| ["-e", wish]));
    let mut strace = strace.stderr(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(strace.stderr.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(line.contains("attached"), "strace: {line}");
    (strace, said)
}

/// The number of times that a save makes each call.
fn calls_of(way: Way) -> BTreeMap<String, usize> {
    let place = Place::new(way);
    let (code, calls) = place.save_under_strace(&["trace=all".to_owned()]);
    assert_eq!(code, SAVED, "{calls}");
    let mut counts = BTreeMap::new();
    for line in calls.lines() {
        // "1234  openat(AT_FDCWD, …"
        let call = line.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ' ');
        let Some((name, _)) = call.split_once('(') else {
            continue;
        };
        let is_a_call = name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if is_a_call && !NOT_OF_FILES.split(' ').any(|other| other == name) {
            *counts.entry(name.to_owned()).or_default() += 1;
        }
    }
    counts
}

/// Makes each call of a save fail with each error.
fn fail_everywhere(way: Way, at_least: usize) {
    if env::var_os(PLACE).is_some() {
        save_once(way);
    }
    if Command::new("strace").arg("-V").output().is_err() {
        return skip("strace is not installed");
    }
    let guarded = fs::read_to_string("/proc/sys/kernel/yama/ptrace_scope");
    if !is_root() && guarded.is_ok_and(|guarded| guarded.trim() != "0") {
        return skip("here only root may watch another process");
    }
    let counts = calls_of(way);
    let (mut injected, mut codes, mut left) = (0, BTreeMap::<i32, usize>::new(), 0);
    for (call, count) in &counts {
        for (nth, error) in (1..=*count).flat_map(|nth| ERRORS.map(|error| (nth, error))) {
            let place = Place::new(way);
            let wish = format!("inject={call}:error={error}:when={nth}");
            let (code, calls) = place.save_under_strace(&[format!("trace={call}"), wish.clone()]);
            if !calls.contains("INJECTED") {
                continue;
            }
            injected += 1;
            *codes.entry(code).or_default() += 1;
            place.assert_true(code, &wish);
            // It is then unknown whether the disk has the data; only an interrupted call is repeated.
            let is_confirmed = call != "fsync" || error == "EINTR";
            assert!(is_confirmed || code != SAVED, "{wish} was not reported");
            // A file that cannot be removed remains until the next save.
            if !place.leftovers().is_empty() {
                assert_eq!(call, "unlinkat", "{wish} left a file");
                left += 1;
                assert_swept_later(&place);
            }
        }
    }
    let named = |code| codes.get(&code).copied().unwrap_or_default();
    eprintln!(
        "injected, {way:?}: {injected} errors in {} calls of {} kinds: {} saved all the same, {} \
         refused, {} not durable, {} broken in place, {left} files not removed",
        counts.values().sum::<usize>(),
        counts.len(),
        named(SAVED),
        named(REFUSED),
        named(NOT_DURABLE),
        named(BROKEN),
    );
    assert!(at_least <= injected, "only {injected}: {counts:?}");
    assert!(0 < named(SAVED) && 0 < named(REFUSED));
}

fn assert_swept_later(place: &Place) {
    let two_minutes_ago = SystemTime::now() - Duration::from_mins(2);
    for path in place.leftovers() {
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(two_minutes_ago).unwrap();
    }
    save_version(&order(place.way, &place.path), 3, &Expected::Anything).unwrap();
    assert!(place.leftovers().is_empty());
}

#[test]
fn a_failed_call_in_a_save_leaves_the_old_or_new_file_and_a_true_answer() {
    fail_everywhere(Way::Known, 150);
}

#[test]
fn a_failed_call_in_a_save_of_a_new_file_leaves_it_whole_or_missing() {
    fail_everywhere(Way::New, 100);
}

#[test]
fn a_failed_call_in_a_save_in_place_leaves_the_file_or_its_spare_whole() {
    fail_everywhere(Way::InPlace, 150);
}
