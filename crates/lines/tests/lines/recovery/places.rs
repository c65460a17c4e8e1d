//! Objects in the place of journals are opened only if they are files, and endless ones are not read for ever.

use super::workshop::{Workshop, bytes_of, restored, rows_of};
use rustix::fs::{CWD, FileType, Mode, mknodat};
use std::fs::{self, OpenOptions};
use std::ops::ControlFlow;
use std::os::unix::fs::symlink;
use std::path::Path;
use tabiya_lines::recovery::{BaseOf, Effort, RestoreError, find_crash_recovery, restore_with};

fn make_pipe(path: &Path) {
    mknodat(CWD, path, FileType::Fifo, Mode::from_raw_mode(0o600), 0).unwrap();
}

fn each_bad_place(path: &Path, check: &mut dyn FnMut(&str)) {
    make_pipe(path);
    check("a pipe that nobody writes to");
    for target in ["/dev/zero", "/dev/stdin", "elsewhere", "base", "journal"] {
        fs::remove_file(path).unwrap();
        symlink(target, path).unwrap();
        check(target);
    }
    fs::remove_file(path).unwrap();
    fs::create_dir(path).unwrap();
    check("a folder");
    fs::remove_dir(path).unwrap();
}

#[test]
fn a_base_that_is_not_a_regular_file_is_ignored_without_delay() {
    let workshop = Workshop::with_file(b"one\ntwo\n");
    let mut rows = workshop.open();
    let new = rows.add_own("three");
    rows.splice(2, 0, &[new]);
    let journal = workshop.begin(BaseOf::FileKept, &rows);
    journal.write(&rows, 0).unwrap();
    let base = journal.folder().join("base");
    drop(journal);
    let found = workshop.only_one_left();
    // The base was moved elsewhere, so it is not used.
    fs::rename(&base, base.with_file_name("elsewhere")).unwrap();
    each_bad_place(&base, &mut |place| {
        let restored = restored(&found);
        assert!(restored.is_damaged, "{place}");
        assert_eq!(
            bytes_of(&rows_of(&restored)),
            b"one\ntwo\nthree\n",
            "{place}"
        );
    });
}

#[test]
fn a_journal_that_is_not_a_regular_file_is_reported_without_delay() {
    let workshop = Workshop::with_file(b"one\n");
    workshop.leave_behind();
    drop(workshop.only_one_left());
    let bad = workshop.journals().join("bad");
    fs::create_dir(&bad).unwrap();
    each_bad_place(&bad.join("journal"), &mut |place| {
        let findings = find_crash_recovery(&workshop.journals()).unwrap();
        assert_eq!(findings.found.len(), 1, "{place}");
        assert_eq!(findings.unreadable, std::slice::from_ref(&bad), "{place}");
    });
}

#[test]
fn a_journal_with_a_hole_of_twenty_gigabytes_is_read_only_on_request() {
    let workshop = Workshop::with_file(b"one\n");
    workshop.leave_behind();
    let long = workshop.only_one_left();
    let journal = long.folder().join("journal");
    drop(long);
    let file = OpenOptions::new().write(true).open(journal).unwrap();
    file.set_len(20 << 30).unwrap();
    drop(file);

    let long = workshop.only_one_left();
    let mut may_continue = |_, _| ControlFlow::Continue(());
    let looked_at = restore_with(&long, Effort::Look, &mut may_continue);
    assert!(matches!(looked_at, Err(RestoreError::TooLarge(_))));
    let mut read = 0;
    let opened = restore_with(&long, Effort::Open, &mut |done, _| {
        read = done;
        ControlFlow::Continue(())
    });
    assert_eq!(bytes_of(&rows_of(&opened.unwrap())), b"one\n");
    assert!(read < 1 << 30, "{read} bytes were read");
}

#[test]
fn a_base_with_a_hole_is_read_only_on_request() {
    let workshop = Workshop::with_file(b"one\n");
    workshop.leave_behind();
    let found = workshop.only_one_left();
    let base = found.folder().join("base");
    let file = OpenOptions::new().write(true).open(base).unwrap();
    file.set_len(20 << 30).unwrap();
    let mut may_continue = |_, _| ControlFlow::Continue(());
    let looked_at = restore_with(&found, Effort::Look, &mut may_continue);
    assert!(matches!(looked_at, Err(RestoreError::TooLarge(_))));
    let stopped = restore_with(&found, Effort::Open, &mut |_, _| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(RestoreError::Cancelled)));
}

#[test]
fn a_long_journal_is_found_only_once_it_names_the_rows() {
    // In the journal, the base comes before the rows.
    let workshop = Workshop::with_file(b"one\n");
    let mut rows = workshop.open();
    let new = rows.add_own(vec![b'8'; 5 << 20]);
    rows.splice(1, 0, &[new]);
    let journal = workshop.begin(BaseOf::FileKept, &rows);
    journal.write(&rows, 0).unwrap();
    let path = journal.folder().join("journal");
    drop(journal);
    let found = workshop.only_one_left();
    assert_eq!(rows_of(&restored(&found)).len(), 2);
    drop(found);
    let file = OpenOptions::new().write(true).open(path).unwrap();
    let len = file.metadata().unwrap().len();
    for cut in [1, 30, 60, 1 << 20, 3 << 20] {
        file.set_len(len - cut).unwrap();
        assert!(workshop.crash_recovery().is_empty(), "{cut}");
    }
}
