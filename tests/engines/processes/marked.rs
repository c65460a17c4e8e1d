//! The processes of a test, as they have marked themselves: nothing safe tells the command lines of others on
//! Windows. A mark is a file that its process holds locked, so it counts as long as the process lives.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::mem;
use std::path::{Path, PathBuf};
use winsafe::{GetSystemTimeAsFileTime, HPROCESS, HPROCESSLIST, MODULEENTRY32, co};

/// What the mark of a keeper is called. It does not know of marks: its engine makes one for it.
const KEEPER: &str = "keeper";
/// Words for processes that have no mark yet, whosesoever they are.
const UNKNOWN: &str = "not marked yet";
/// What every program loads first.
const FIRST_LIBRARY: &str = "kernel32.dll";
/// Longer than a program takes to begin, in units of 100 ns.
const BEGINNING: u64 = 10 * 10_000_000;

/// A process with what it plays.
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
        let process = HPROCESS::OpenProcess(co::PROCESS::TERMINATE, false, self.pid).unwrap();
        process.TerminateProcess(9).unwrap();
    }
}

/// Marks this process as one that plays this part in the test with this word.
pub(crate) fn mark(word: &str, part: &str) {
    let folder = marks().join(word);
    fs::create_dir_all(&folder).unwrap();
    let own = std::process::id();
    // Whoever finds the engine may look for its keeper at once.
    if part == "as-an-engine" {
        let parent = processes().into_iter().find(|process| process.pid == own);
        let keeper = format!("{KEEPER}.{}", parent.unwrap().parent);
        fs::write(folder.join(keeper), "").unwrap();
    }
    let file = File::create(folder.join(format!("{part}.{own}"))).unwrap();
    file.lock().unwrap();
    // It is held as long as this process lives.
    mem::forget(file);
}

/// The processes with a mark of this word, and those that have no mark yet.
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
    let unknown = processes.iter();
    let unknown = unknown.filter(|process| process.is_ours && !known.contains(&process.pid));
    let unknown = unknown.filter(|process| !process.never_begins(&processes));
    found.extend(unknown.map(|process| Found {
        pid: process.pid,
        words: vec![UNKNOWN.to_owned()],
    }));
    found
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
    /// Whether it is a keeper, or started by a test.
    is_ours: bool,
}

impl Process {
    /// Whether whoever made it was killed before it was let run. The system makes a process suspended and lets it run
    /// in a second step, with nothing between the two that we could do; the first can be killed in between. None of
    /// our code runs in such a process, so it cannot end itself.
    fn never_begins(&self, all: &[Self]) -> bool {
        let has_parent = all.iter().any(|process| process.pid == self.parent);
        !has_parent && !has_begun(self.pid) && is_old(self.pid)
    }
}

fn has_begun(pid: u32) -> bool {
    let modules = HPROCESSLIST::CreateToolhelp32Snapshot(co::TH32CS::SNAPMODULE, Some(pid));
    modules.is_ok_and(|mut modules| {
        let mut names = modules
            .iter_modules()
            .flatten()
            .map(MODULEENTRY32::szModule);
        names.any(|name| name.eq_ignore_ascii_case(FIRST_LIBRARY))
    })
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
