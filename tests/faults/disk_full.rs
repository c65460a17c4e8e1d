//! Full disks: out of bytes, at every place where a write can end, and out of names.
//!
//! The disk is a `tmpfs` of a few pages, mounted where no other process sees it. It allocates space in pages, so a save
//! that is short of one or more pages fails with its first byte, at the border of a page, within a page or with its
//! last byte. The free space, and not the kernel, determines which call fails and at which byte; the tests try all of
//! them.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use tabiya_lines::recovery::{About, BaseOf, RecoveryJournal, find_crash_recovery};
use tabiya_lines::{Expected, Rows, SaveError, Saved, load, save};
use tempfile::TempDir;

use super::journal_power_cut::recovered;
use super::saver::{SpareBeside, content, may_continue, rows};
use super::scene::seen;
use super::this_program::{done_among_own_mounts, run};

const PAGE: usize = 4096;
/// Numbers of free pages for a save.
const FREE: [usize; 5] = [0, 1, 2, 3, 8];
/// Differences in bytes between the size of the save and the free space.
const BYTES_AROUND: [isize; 9] = [-4096, -4095, -2048, -1, 0, 1, 2048, 4095, 4096];

/// A disk in memory with this many pages and names, and a file `a.epd` on it.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn new(options: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", options, "tabiya-test"]);
        run(mount.arg(folder.path()));
        Self(folder)
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("a.epd")
    }

    fn names(&self) -> Vec<OsString> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    }

    /// Fills the disk until `pages` are free.
    fn leave_free(&self, pages: usize) {
        let mut filler = File::create(self.0.path().join("filler")).unwrap();
        while filler.write_all(&[0; PAGE]).is_ok() {}
        let full = filler.metadata().unwrap().len();
        filler
            .set_len(full.saturating_sub((pages * PAGE) as u64))
            .unwrap();
        let free = rustix::fs::statvfs(self.0.path()).unwrap();
        assert_eq!(free.f_bfree, pages as u64);
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let mut unmount = Command::new("umount");
        drop(unmount.arg(self.0.path()).stderr(Stdio::null()).status());
    }
}

fn save_bytes(path: &Path, bytes: &[u8], expected: &Expected) -> Result<Saved, SaveError> {
    save(
        path,
        &rows(bytes.to_vec()),
        expected,
        None,
        &mut may_continue,
    )
}

/// Saves `bytes`, for which there may not be enough space. Returns whether there was enough.
#[track_caller]
fn save_where_it_may_not_fit(disk: &SmallDisk, bytes: &[u8], old: &[u8]) -> bool {
    let path = disk.path();
    let names = disk.names();
    let saved = save_bytes(&path, bytes, &seen(&path));
    assert_eq!(disk.names(), names);
    let now = fs::read(&path).unwrap();
    if saved.is_ok() {
        assert!(now == bytes);
        return true;
    }
    assert!(matches!(saved, Err(SaveError::DiskFull)), "{saved:?}");
    assert!(now == old, "the old bytes are gone");
    // The same lines can be saved elsewhere, and here again when there is space.
    let elsewhere = TempDir::new().unwrap();
    let other = elsewhere.path().join("b.epd");
    save_bytes(&other, bytes, &Expected::Nothing).unwrap();
    assert!(fs::read(other).unwrap() == bytes);
    fs::remove_file(disk.0.path().join("filler")).unwrap();
    save_bytes(&path, bytes, &seen(&path)).unwrap();
    assert!(fs::read(&path).unwrap() == bytes);
    false
}

fn sizes_around(pages: usize) -> impl Iterator<Item = usize> {
    let around = BYTES_AROUND.into_iter();
    around.filter_map(move |more| (pages * PAGE).checked_add_signed(more))
}

#[test]
fn a_save_on_a_full_disk_leaves_the_old_file() {
    if done_among_own_mounts() {
        return;
    }
    let (mut full, mut fitting) = (0, 0);
    for free in FREE {
        for size in sizes_around(free) {
            let disk = SmallDisk::new("size=256k");
            let old = content(1, 3 * PAGE + 7);
            fs::write(disk.path(), &old).unwrap();
            disk.leave_free(free);
            let fits = save_where_it_may_not_fit(&disk, &content(2, size), &old);
            assert_eq!(fits, size <= free * PAGE, "{size} bytes in {free} pages");
            *(if fits { &mut fitting } else { &mut full }) += 1;
        }
    }
    eprintln!("full disks: {full} saves did not fit, {fitting} did");
    assert!(15 <= full && 15 <= fitting);
}

#[test]
fn a_new_file_that_does_not_fit_is_not_created() {
    if done_among_own_mounts() {
        return;
    }
    for size in sizes_around(2) {
        let disk = SmallDisk::new("size=256k");
        disk.leave_free(2);
        let saved = save_bytes(&disk.path(), &content(1, size), &Expected::Nothing);
        if size <= 2 * PAGE {
            saved.unwrap();
            assert_eq!(disk.names(), ["a.epd", "filler"]);
        } else {
            assert!(matches!(saved, Err(SaveError::DiskFull)));
            assert_eq!(disk.names(), ["filler"]);
        }
    }
}

#[test]
fn a_file_that_cannot_grow_in_place_keeps_its_bytes() {
    if done_among_own_mounts() {
        return;
    }
    let (mut full, mut fitting) = (0, 0);
    for free in FREE {
        for size in sizes_around(free + 2) {
            let disk = SmallDisk::new("size=256k");
            // The file already occupies two pages.
            let old = content(1, PAGE + 7);
            fs::write(disk.path(), &old).unwrap();
            fs::hard_link(disk.path(), disk.0.path().join("second")).unwrap();
            disk.leave_free(free);
            let fits = save_where_it_may_not_fit(&disk, &content(2, size), &old);
            assert_eq!(fits, size <= (free + 2) * PAGE, "{size} in {free} pages");
            *(if fits { &mut fitting } else { &mut full }) += 1;
        }
    }
    eprintln!("full disks, in place: {full} saves did not fit, {fitting} did");
    assert!(15 <= full && 15 <= fitting);
}

#[test]
fn a_file_shrinks_in_place_on_a_full_disk() {
    if done_among_own_mounts() {
        return;
    }
    for size in [0, 1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE] {
        let disk = SmallDisk::new("size=256k");
        fs::write(disk.path(), content(1, 3 * PAGE)).unwrap();
        fs::hard_link(disk.path(), disk.0.path().join("second")).unwrap();
        disk.leave_free(0);
        let bytes = content(2, size);
        save_bytes(&disk.path(), &bytes, &seen(&disk.path())).unwrap();
        assert!(fs::read(disk.0.path().join("second")).unwrap() == bytes);
    }
}

#[test]
fn without_room_for_a_spare_copy_the_file_is_not_changed() {
    if done_among_own_mounts() {
        return;
    }
    let disk = SmallDisk::new("size=256k");
    let path = disk.path();
    fs::write(&path, content(1, 3 * PAGE)).unwrap();
    fs::hard_link(&path, disk.0.path().join("second")).unwrap();
    disk.leave_free(2);
    let expected = seen(&path);
    let lines = rows(content(2, 3 * PAGE));
    let mut spare = SpareBeside::of(&path);

    let saved = save(
        &path,
        &lines,
        &expected,
        Some(&mut spare),
        &mut may_continue,
    );

    let is_told = matches!(&saved, Err(SaveError::NoSpare { why, .. })
        if why.kind() == std::io::ErrorKind::StorageFull);
    assert!(is_told, "{saved:?}");
    assert!(fs::read(&path).unwrap() == content(1, 3 * PAGE));
    // The file does not even look changed: a new save without a spare succeeds.
    save(&path, &lines, &expected, None, &mut may_continue).unwrap();
    assert!(fs::read(&path).unwrap() == content(2, 3 * PAGE));
}

#[test]
fn without_free_inodes_the_old_file_stays() {
    if done_among_own_mounts() {
        return;
    }
    let disk = SmallDisk::new("size=256k,nr_inodes=4");
    let (path, other) = (disk.path(), disk.0.path().join("other"));
    fs::write(&path, "old\n").unwrap();
    fs::write(&other, "").unwrap();
    while File::create(disk.0.path().join(format!("{}", disk.names().len()))).is_ok() {}
    let names = disk.names();

    let replaced = save_bytes(&path, b"new\n", &seen(&path));
    let new = save_bytes(&disk.0.path().join("new"), b"new\n", &Expected::Nothing);

    assert!(matches!(replaced, Err(SaveError::DiskFull)));
    assert!(matches!(new, Err(SaveError::DiskFull)));
    assert_eq!(fs::read(&path).unwrap(), b"old\n");
    assert_eq!(disk.names(), names);
    fs::remove_file(other).unwrap();
    save_bytes(&path, b"new\n", &seen(&path)).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new\n");
}

/// Real disks allocate space later than `tmpfs`, and keep the part of a reservation that they cannot complete.
#[test]
fn on_a_full_ext4_the_old_file_stays_and_no_space_is_reserved() {
    if done_among_own_mounts() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let (image, root) = (folder.path().join("image"), folder.path().join("root"));
    File::create(&image).unwrap().set_len(4 << 20).unwrap();
    run(Command::new("mkfs.ext4").args(["-q", "-F"]).arg(&image));
    fs::create_dir(&root).unwrap();
    run(Command::new("mount")
        .args(["-o", "loop"])
        .args([&image, &root]));
    let free = || rustix::fs::statvfs(&root).unwrap().f_bfree;
    let (path, second) = (root.join("a.epd"), root.join("second"));
    let old = content(1, 5_000);
    fs::write(&path, &old).unwrap();
    rustix::fs::sync();
    let before = free();

    for is_in_place in [false, true] {
        if is_in_place {
            fs::hard_link(&path, &second).unwrap();
        }
        let before_it = seen(&path);
        let saved = save_bytes(&path, &content(2, 8 << 20), &before_it);
        assert!(matches!(saved, Err(SaveError::DiskFull)), "{saved:?}");
        assert!(fs::read(&path).unwrap() == old);
        // The file does not look as if another program had changed it either.
        assert_eq!(seen(&path), before_it);
        rustix::fs::sync();
        assert_eq!(free(), before);
    }
    save_bytes(&path, &content(3, 100_000), &seen(&path)).unwrap();
    assert!(fs::read(&second).unwrap() == content(3, 100_000));
    run(Command::new("umount").arg(&root));
}

/// Edits the file on the disk until its journal, on the same disk, accepts no more. Returns the last edit that was
/// accepted; `None` if no journal could be started.
fn edit_until_full(disk: &SmallDisk) -> Option<u64> {
    let path = disk.path();
    let loaded = load(&path, &mut |_, _| ControlFlow::Continue(())).unwrap();
    let mut rows = Rows::new(Arc::new(loaded.source));
    let about = About {
        name: "a.epd".to_owned(),
        fingerprint: Some(loaded.fingerprint),
        path: Some(path),
        base: BaseOf::Kept,
    };
    let journal = RecoveryJournal::begin(&disk.0.path().join("recovery"), &about, &rows).ok()?;
    let mut last = 0;
    loop {
        let line = rows.add_own(format!("edit {}", last + 1));
        rows.splice(0, 1, &[line]);
        if journal.write(&rows, 0).is_err() {
            return Some(last);
        }
        last += 1;
    }
}

#[test]
fn a_journal_on_a_full_disk_keeps_the_last_accepted_edit() {
    if done_among_own_mounts() {
        return;
    }
    let mut met = BTreeSet::new();
    for free in 0..24 {
        let disk = SmallDisk::new("size=512k");
        fs::write(disk.path(), "one\ntwo\nthree\n").unwrap();
        disk.leave_free(free);
        let last = edit_until_full(&disk).filter(|last| 0 < *last);
        met.insert(last.is_some());
        if let Some(last) = last {
            assert_eq!(recovered(disk.0.path()), Some(last), "{free} pages");
        }
        fs::remove_file(disk.0.path().join("filler")).unwrap();
        let recovery = disk.0.path().join("recovery");
        if recovery.exists() {
            let left = find_crash_recovery(&recovery).unwrap();
            assert!(left.unreadable.is_empty(), "{free} pages: {left:?}");
        }
    }
    // Both cases occurred: no space for a journal, and no more space within one.
    assert_eq!(met, [false, true].into());
}
