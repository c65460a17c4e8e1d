//! The processes of a test, from their own marks: no safe call reads the command lines of other processes on
//! Windows. A mark is a file that its process keeps locked, so it counts while the process lives.

use super::{all_end, eventually};
use crate::cast::{TABIYA, host, token};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::mem;
use std::os::windows::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, exit};
use winsafe::{GetSystemTimeAsFileTime, HPROCESS, HPROCESSLIST, MODULEENTRY32, SysResult, co};

/// The name of a keeper's mark. A keeper does not know of marks, so its engine makes one for it.
const KEEPER: &str = "keeper";
/// The words of processes that have no mark yet, whichever test they belong to.
const UNKNOWN: &str = "not marked yet";
/// The library that every program loads before any of its own code runs.
const FIRST_LIBRARY: &str = "kernel32.dll";
/// A time longer than a program takes to begin, in units of 100 ns.
const BEGINNING: u64 = 10 * 10_000_000;

/// A process with the part that it plays.
#[derive(Debug)]
pub(crate) struct Found {
    pid: u32,
    pub(crate) words: Vec<String>,
}

impl Found {
    pub(crate) fn is_keeper(&self) -> bool {
        self.words == [KEEPER]
    }

    pub(crate) fn kill(&self) {
        end(self.pid).unwrap();
    }
}

/// Removes old marks: process ids recur after a restart of Windows, and so do the words of tests, which contain them.
pub(crate) fn forget_earlier_runs() {
    // There may be no old marks.
    drop(fs::remove_dir_all(marks()));
}

/// Marks this process as one that plays this part in the test with this word.
pub(crate) fn mark(word: &str, part: &str) {
    let folder = marks().join(word);
    fs::create_dir_all(&folder).unwrap();
    let own = std::process::id();
    // A test that finds the engine may look for its keeper at once.
    if part == "as-an-engine" {
        let parent = processes().into_iter().find(|process| process.pid == own);
        let keeper = format!("{KEEPER}.{}", parent.unwrap().parent);
        fs::write(folder.join(keeper), "").unwrap();
    }
    let file = File::create(folder.join(format!("{part}.{own}"))).unwrap();
    file.lock().unwrap();
    // The lock lasts as long as this process.
    mem::forget(file);
}

/// The processes with a mark of this word, and those without a mark so far.
pub(crate) fn with_word(word: &str) -> Vec<Found> {
    let processes = processes();
    let mut known = BTreeSet::from([std::process::id()]);
    let mut found = Vec::new();
    for folder in paths_in(&marks()) {
        let is_meant = folder.ends_with(word);
        for mark in paths_in(&folder) {
            let name = mark.file_name().unwrap().to_str().unwrap();
            let (part, pid) = name.rsplit_once('.').unwrap();
            let pid = pid.parse().unwrap();
            let is_there = if part == KEEPER {
                processes.iter().any(|process| process.pid == pid)
            } else {
                is_held(&mark)
            };
            if is_there {
                known.insert(pid);
                let words = vec![part.to_owned()];
                found.extend(is_meant.then_some(Found { pid, words }));
            }
        }
    }
    let unmarked = processes.iter();
    let unmarked = unmarked.filter(|process| process.is_ours && !known.contains(&process.pid));
    for process in unmarked {
        let pid = process.pid;
        if process.never_begins(&processes) {
            // Nothing else would end it, and it holds the output of all tests open. It may have ended already.
            let _is_ended = end(pid);
        } else {
            let words = vec![UNKNOWN.to_owned()];
            found.push(Found { pid, words });
        }
    }
    found
}

fn end(pid: u32) -> SysResult<()> {
    let process = HPROCESS::OpenProcess(co::PROCESS::TERMINATE, false, pid)?;
    process.TerminateProcess(9)
}

fn marks() -> PathBuf {
    std::env::temp_dir().join("tabiya-tests-of-engines")
}

fn paths_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

fn is_held(mark: &Path) -> bool {
    File::open(mark).is_ok_and(|file| file.try_lock().is_err())
}

struct Process {
    pid: u32,
    parent: u32,
    /// Whether it is a keeper or was started by a test.
    is_ours: bool,
}

impl Process {
    /// Whether its creator was killed before it could begin. Windows creates a process suspended and resumes it in a
    /// second step. If its creator is killed in between, it stays suspended and, running none of our code, cannot end
    /// itself.
    fn never_begins(&self, all: &[Self]) -> bool {
        let has_parent = all.iter().any(|process| process.pid == self.parent);
        !has_parent && !has_begun(self.pid) && is_old(self.pid)
    }
}

fn has_begun(pid: u32) -> bool {
    match HPROCESSLIST::CreateToolhelp32Snapshot(co::TH32CS::SNAPMODULE, Some(pid)) {
        Ok(mut modules) => {
            let names = modules.iter_modules().flatten();
            let mut names = names.map(MODULEENTRY32::szModule);
            names.any(|name| name.eq_ignore_ascii_case(FIRST_LIBRARY))
        }
        // Its library list does not exist yet; Wine reports that by the second error.
        Err(error) => ![co::ERROR::PARTIAL_COPY, co::ERROR::NOACCESS].contains(&error),
    }
}

fn is_old(pid: u32) -> bool {
    let process = HPROCESS::OpenProcess(co::PROCESS::QUERY_LIMITED_INFORMATION, false, pid);
    let times = process.and_then(|process| process.GetProcessTimes());
    let now = u64::from(GetSystemTimeAsFileTime());
    times.is_ok_and(|(begin, ..)| BEGINNING < now.saturating_sub(begin.into()))
}

fn processes() -> Vec<Process> {
    let own = std::env::current_exe().unwrap();
    let own = own.file_name().unwrap().to_str().unwrap();
    let mut list = HPROCESSLIST::CreateToolhelp32Snapshot(co::TH32CS::SNAPPROCESS, None).unwrap();
    let entries = list.iter_processes().map(|entry| {
        let entry = entry.unwrap();
        let name = entry.szExeFile();
        Process {
            pid: entry.th32ProcessID,
            parent: entry.th32ParentProcessID,
            is_ours: name == own || name == "tabiya.exe",
        }
    });
    entries.collect()
}

#[test]
fn a_process_that_never_began_does_not_count_as_left_over() {
    const SUSPENDED: u32 = 0x0000_0004;
    let token = token();
    let pid_file = std::env::temp_dir().join(&token);
    let mut host = host(&token, || {
        let mut engine = Command::new(TABIYA);
        let engine = engine.creation_flags(SUSPENDED).spawn().unwrap();
        fs::write(&pid_file, engine.id().to_string()).unwrap();
        exit(0);
    });
    let mut host = host.stdout(Stdio::null()).spawn().unwrap();
    assert!(host.wait().unwrap().success());
    let pid = fs::read_to_string(&pid_file).unwrap().parse().unwrap();
    // A process that starts later may get the number of one that has ended.
    let is_it = |process: &Process| process.pid == pid && process.parent == host.id();
    let is_there = || processes().iter().any(is_it);
    assert!(is_there());
    all_end(&token);
    // Terminating a process takes a moment.
    eventually("the end of the process", || !is_there());
    fs::remove_file(pid_file).unwrap();
}
