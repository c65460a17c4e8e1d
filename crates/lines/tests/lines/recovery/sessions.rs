//! Several journals, several programs.

use super::workshop::{Workshop, bytes_of, restored, rows_of};
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use tabiya_lines::Spare as _;
use tabiya_lines::recovery::{
    Base, BaseOf, FileState, SpareCopy, Unneeded, find_crash_recovery, find_crash_recovery_of,
    is_edited_elsewhere,
};

#[test]
fn a_journal_in_use_is_not_offered() {
    let workshop = Workshop::with_file(b"one\n");
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    journal.write(&rows, 0).unwrap();

    assert!(workshop.crash_recovery().is_empty());
    drop(journal);
    workshop.only_one_left();
}

#[cfg(unix)]
#[test]
fn a_released_journal_is_found_at_once_while_programs_are_started() {
    use std::process::Command;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::{Duration, Instant};
    let is_over = AtomicBool::new(false);
    let began = Instant::now();
    std::thread::scope(|scope| {
        // Until the program in a new process runs, the process has all our open files.
        for _ in 0..4 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) && began.elapsed() < Duration::from_mins(1) {
                    assert!(Command::new("true").status().unwrap().success());
                }
            });
        }
        let found_of = |_| {
            let workshop = Workshop::with_file(b"one\n");
            workshop.leave_behind();
            let first = workshop.crash_recovery().len();
            (first, workshop.crash_recovery().len())
        };
        let found: Vec<_> = (0..300).map(found_of).collect();
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(found, vec![(1, 1); 300]);
    });
}

#[test]
fn an_offered_journal_is_not_offered_elsewhere() {
    let workshop = Workshop::with_file(b"one\n");
    workshop.leave_behind();

    let found = workshop.only_one_left();
    assert!(workshop.crash_recovery().is_empty());
    drop(found);
    assert_eq!(workshop.crash_recovery().len(), 1);
}

#[test]
fn restoring_keeps_a_journal_and_removing_deletes_it() {
    let workshop = Workshop::with_file(b"one\n");
    workshop.leave_behind();

    let found = workshop.only_one_left();
    restored(&found);
    restored(&found);
    drop(found);
    let found = workshop.only_one_left();
    found.remove().unwrap();
    found.remove().unwrap();
    drop(found);
    assert!(workshop.crash_recovery().is_empty());
    assert_eq!(fs::read_dir(workshop.journals()).unwrap().count(), 0);
}

#[test]
fn a_removed_journal_leaves_nothing() {
    let workshop = Workshop::with_file(b"one\n");
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    journal.write(&rows, 0).unwrap();
    journal.remove().unwrap();
    drop(journal);
    let is_empty = || fs::read_dir(workshop.journals()).unwrap().count() == 0;
    // On systems where open files keep their name, flushing may keep the journal open a moment longer.
    let begun = std::time::Instant::now();
    while cfg!(windows) && !is_empty() && begun.elapsed().as_secs() < 60 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(is_empty());
}

#[test]
fn editing_a_file_in_two_programs_is_noticed_under_any_name() {
    let workshop = Workshop::with_file(b"one\n");
    let rows = workshop.open();
    let mine = workshop.begin(BaseOf::Kept, &rows);
    let (journals, file) = (workshop.journals(), workshop.file());
    let own = [mine.folder().to_owned()];
    let elsewhere = |file: &Path| is_edited_elsewhere(&journals, &own, file);
    assert_eq!(elsewhere(&file), Some(false));

    let theirs = workshop.begin(BaseOf::Kept, &rows);
    assert_eq!(elsewhere(&file), Some(true));
    let second = file.with_file_name("second.epd");
    fs::hard_link(&file, &second).unwrap();
    assert_eq!(elsewhere(&second), Some(true));
    #[cfg(unix)]
    {
        let link = file.with_file_name("link.epd");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert_eq!(elsewhere(&link), Some(true));
    }
    let other = file.with_file_name("other.epd");
    fs::write(&other, "two\n").unwrap();
    assert_eq!(elsewhere(&other), Some(false));
    // While a program has not yet reported its changes, nothing is known.
    let beginning = theirs.folder().join("journal");
    OpenOptions::new()
        .write(true)
        .open(&beginning)
        .and_then(|file| file.set_len(16))
        .unwrap();
    assert_eq!(elsewhere(&file), None);
    theirs.remove().unwrap();
    assert_eq!(elsewhere(&file), Some(false));
}

#[test]
fn a_damaged_journal_is_reported_and_kept() {
    let workshop = Workshop::with_file(b"one\n");
    let folder = workshop.journals().join("abc");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("journal"), "tabiya journal 2, of a later year").unwrap();
    fs::create_dir(workshop.journals().join("empty")).unwrap();

    let findings = find_crash_recovery(&workshop.journals()).unwrap();

    assert!(findings.found.is_empty());
    assert_eq!(findings.unreadable, std::slice::from_ref(&folder));
    assert!(folder.join("journal").exists());
}

#[test]
fn a_missing_folder_has_no_journals() {
    let findings = find_crash_recovery(&PathBuf::from("/nowhere/at/all")).unwrap();
    assert!(findings.found.is_empty() && findings.unreadable.is_empty());
}

#[cfg(unix)]
#[test]
fn journals_are_readable_by_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let workshop = Workshop::with_file(b"one\n");
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    journal.write(&rows, 0).unwrap();
    let mode = |path: PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(workshop.journals()), 0o700);
    assert_eq!(mode(journal.folder().to_owned()), 0o700);
    assert_eq!(mode(journal.folder().join("journal")), 0o600);
    assert_eq!(mode(journal.folder().join("base")), 0o600);
}

#[test]
fn a_failed_write_is_reported_and_the_journal_keeps_its_records() {
    let workshop = Workshop::with_file(b"one\n");
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    journal.write(&rows, 0).unwrap();
    // The journal is truncated: later writes would follow a hole.
    let path = journal.folder().join("journal");
    let torn = fs::metadata(&path).unwrap().len();
    let new = rows.add_own("two");
    rows.splice(1, 0, &[new]);
    journal.write(&rows, 0).unwrap();
    drop(journal);
    let file = OpenOptions::new().write(true).open(&path).unwrap();
    for len in (torn..fs::metadata(&path).unwrap().len()).rev() {
        file.set_len(len).unwrap();
        let found = workshop.only_one_left();
        let rows = rows_of(&restored(&found));
        assert_eq!(bytes_of(&rows), b"one\n");
    }
    drop::<File>(file);
}

#[test]
fn a_spare_copy_of_an_interrupted_overwrite_is_offered_whole() {
    let workshop = Workshop::with_file(b"old\n");
    let rows = super::workshop::rows_with(b"new\nlines");
    let mut spare = SpareCopy::new(workshop.journals());
    spare.keep(&workshop.file(), &rows).unwrap();
    // The process dies here, half-way through the file.
    drop(spare);
    fs::write(workshop.file(), b"ne").unwrap();

    let found = workshop.only_one_left();
    let restored = restored(&found);

    assert_eq!(found.head.path, Some(workshop.file()));
    assert_eq!(found.head.base, Base::Copy);
    assert_eq!(bytes_of(&rows_of(&restored)), b"new\nlines");
    assert_eq!(restored.file, None);
    assert_eq!(restored.file_state, FileState::Changed);
}

#[test]
fn a_spare_copy_recognizes_a_completed_overwrite() {
    let workshop = Workshop::with_file(b"old\n");
    let rows = super::workshop::rows_with(b"new\nlines");
    let mut spare = SpareCopy::new(workshop.journals());
    spare.keep(&workshop.file(), &rows).unwrap();
    // The process dies when the last byte has been written.
    drop(spare);
    fs::write(workshop.file(), b"new\nlines").unwrap();

    let restored = restored(&workshop.only_one_left());

    assert_eq!(restored.file.unwrap().0, workshop.file());
    assert!(restored.is_in_file && restored.changes.is_none());
}

#[test]
fn a_spare_copy_differs_from_other_content_of_the_same_length() {
    let workshop = Workshop::with_file(b"old\n");
    let long = vec![b'a'; 100_000];
    let rows = super::workshop::rows_with(&long);
    let mut spare = SpareCopy::new(workshop.journals());
    spare.keep(&workshop.file(), &rows).unwrap();
    drop(spare);
    let mut other = long;
    other[99_999] = b'b';
    fs::write(workshop.file(), other).unwrap();
    assert_eq!(restored(&workshop.only_one_left()).file, None);
}

#[test]
fn a_journal_is_found_under_every_name_of_its_file() {
    let workshop = Workshop::with_file(b"one\n");
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileKept, &rows);
    journal.write(&rows, 0).unwrap();
    drop(journal);
    drop(workshop.only_one_left());
    let of = |file: PathBuf| {
        let findings = find_crash_recovery_of(&workshop.journals(), &[file]).unwrap();
        findings.found.len()
    };
    assert_eq!(of(workshop.file()), 1);
    assert_eq!(of(workshop.file().with_extension("other")), 0);
    let second = workshop.file().with_file_name("second.epd");
    fs::hard_link(workshop.file(), &second).unwrap();
    assert_eq!(of(second), 1);
    #[cfg(unix)]
    {
        let link = workshop.file().with_file_name("link.epd");
        std::os::unix::fs::symlink(workshop.file(), &link).unwrap();
        assert_eq!(of(link), 1);
    }
}

/// The folder of a journal that this program cannot read, and the journal, locked as if by another program.
fn unreadable_and_held(workshop: &Workshop) -> (PathBuf, File) {
    let folder = workshop.journals().join("abc");
    fs::create_dir_all(&folder).unwrap();
    let journal = folder.join("journal");
    fs::write(&journal, "tabiya journal 2, of a later year").unwrap();
    // On Windows a program locks a file beside it.
    let locked = folder.join(if cfg!(windows) { "lock" } else { "journal" });
    let mut options = OpenOptions::new();
    let options = options.write(true).create(true).truncate(false);
    let held = options.open(locked).unwrap();
    held.lock().unwrap();
    (folder, held)
}

#[test]
fn an_unreadable_journal_is_removed_on_request_unless_it_is_in_use() {
    let workshop = Workshop::with_file(b"one\n");
    let (folder, held) = unreadable_and_held(&workshop);
    let unreadable = Unneeded::Unreadable(folder.clone());
    assert_eq!(
        unreadable.remove().unwrap_err().kind(),
        std::io::ErrorKind::ResourceBusy
    );
    assert!(folder.join("journal").exists());
    drop(held);
    unreadable.remove().unwrap();
    assert!(!folder.exists());
}

#[test]
fn a_journal_in_use_for_a_moment_is_removed_afterwards() {
    let workshop = Workshop::with_file(b"one\n");
    let (folder, held) = unreadable_and_held(&workshop);
    // A program that is being started holds the lock until it runs.
    let letting_go = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(100));
        drop(held);
    });
    Unneeded::Unreadable(folder.clone()).remove().unwrap();
    letting_go.join().unwrap();
    assert!(!folder.exists());
}

#[test]
fn a_spare_copy_is_removed_after_the_overwrite() {
    use std::ops::ControlFlow;
    use tabiya_lines::{Expected, save};
    let workshop = Workshop::with_file(b"old\n");
    fs::hard_link(workshop.file(), workshop.file().with_extension("too")).unwrap();
    let rows = super::workshop::rows_with(b"new\n");
    let mut spare = SpareCopy::new(workshop.journals());
    let mut may_continue = |_| ControlFlow::Continue(());
    save(
        &workshop.file(),
        &rows,
        &Expected::Anything,
        Some(&mut spare),
        &mut may_continue,
    )
    .unwrap();
    assert_eq!(fs::read(workshop.file()).unwrap(), b"new\n");
    // The journal is no longer needed.
    assert_eq!(fs::read_dir(workshop.journals()).unwrap().count(), 0);
}
