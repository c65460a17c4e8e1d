//! More journals than the number of files that a process may have open.

use super::workshop::{Workshop, restored};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use tabiya_lines::recovery::{find_crash_recovery, find_crash_recovery_of, find_more};

/// Makes `count` copies of a journal.
fn crash_recovery(workshop: &Workshop, count: usize) {
    workshop.leave_behind();
    let first = workshop.only_one_left();
    for number in 1..count {
        let folder = workshop.journals().join(format!("copy{number}"));
        fs::create_dir(&folder).unwrap();
        for name in ["journal", "base"] {
            fs::copy(first.folder().join(name), folder.join(name)).unwrap();
        }
    }
}

/// The maximum time that a busy disk takes for a journal.
const PATIENCE: Duration = Duration::from_mins(1);

fn open_files_in(folder: &Path) -> usize {
    let links = fs::read_dir("/proc/self/fd").unwrap().flatten();
    let targets = links.filter_map(|link| fs::read_link(link.path()).ok());
    targets.filter(|target| target.starts_with(folder)).count()
}

/// Waits until this number of files is open in the folder, because the thread that flushes a journal keeps it open
/// until it is done.
fn wait_for_open_files(folder: &Path, count: usize) {
    let began = Instant::now();
    while open_files_in(folder) != count {
        let open = open_files_in(folder);
        assert!(began.elapsed() < PATIENCE, "{open} files are open");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn any_number_of_journals_is_found_with_one_lock() {
    let workshop = Workshop::with_file(b"one\n");
    crash_recovery(&workshop, 1100);
    let findings = find_crash_recovery(&workshop.journals()).unwrap();
    assert_eq!(findings.found.len(), 1100);
    assert_eq!(findings.unreadable.len(), 0);
    let state = workshop.journals().parent().unwrap().to_owned();
    wait_for_open_files(&state, 1);
    drop(findings);
    wait_for_open_files(&state, 0);
}

#[test]
fn journals_offered_by_one_program_are_not_offered_by_another() {
    let workshop = Workshop::with_file(b"one\n");
    crash_recovery(&workshop, 3);
    let offered = find_crash_recovery_of(&workshop.journals(), &[workshop.file()]).unwrap();
    assert_eq!(offered.found.len(), 3);
    let elsewhere = find_crash_recovery(&workshop.journals()).unwrap();
    assert!(elsewhere.found.is_empty() && elsewhere.are_offered_elsewhere);
    let beside = offered.found.first();
    let more = find_more(&workshop.journals(), None, beside).unwrap();
    assert_eq!(more.found.len(), 3);
}

#[test]
fn an_opened_journal_is_held_and_the_others_are_offered_again() {
    let workshop = Workshop::with_file(b"one\n");
    crash_recovery(&workshop, 3);
    let offered = workshop.crash_recovery();
    let held = offered[0].hold().unwrap().unwrap().taken();
    assert!(offered[0].hold().unwrap().is_none(), "held twice");
    assert!(offered[0].remove().is_err(), "removed while it is held");
    drop(offered);
    assert_eq!(workshop.crash_recovery().len(), 2);
    restored(&held);
    held.remove().unwrap();
    drop(held);
    assert_eq!(workshop.crash_recovery().len(), 2);
}
