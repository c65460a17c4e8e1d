//! Power cuts.
//!
//! A small ext4 lies in a file that is mounted as a disk, and a child saves on it. At some moment the
//! file system is shut down without writing its journal: nothing reaches the disk from
//! then on, as after a power cut. It is mounted again, as after a restart, and examined. Every
//! reported save must be there, and nothing may be torn.
//!
//! Covered: everything that the kernel had not yet written (pages, the journal, the order in which a save
//! requests them). Not covered: disks that keep data in their own cache and falsely
//! report it as written, writes that a disk completes only partly, and file systems other than ext4.
//!
//! To show that the tests can fail, the same saves run with an `fsync` that does nothing (a library loaded
//! before the system's own), once for everything and once for folders only.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use super::saver::{
    Dice, Order, Saver, SpareBeside, Way, content, place_of_new, remove_new, save_for_ever,
    version_of,
};
use super::this_program::{done_among_own_mounts, quick_folder, run, times};

/// Maximum microseconds between the first save and the power cut.
const LONGEST: u64 = 30_000;
/// Maximum microseconds between the writing of a spare and the power cut.
const LONGEST_IN_PLACE: u64 = 10_000;
const SIZES: [usize; 4] = [1, 5_000, 65_536, 200_000];
/// A smaller file would be on the disk before the power cut could hit the middle of its save.
const SIZES_IN_PLACE: [usize; 4] = [200_000, 4_000_000, 8_000_000, 8_000_000];

/// Waits for a word, then shuts a file system down, which loses all unwritten data. The kernel may
/// write at any time, even right before; the word `w` makes it do so.
const PULL_THE_PLUG: &str = r"
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/ioctl.h>
#include <linux/types.h>
#include <sys/ioctl.h>
#include <unistd.h>
#define EXT4_IOC_SHUTDOWN _IOR('X', 125, __u32)
int main(int count, char **words) {
    __u32 without_writing_the_journal = 2;
    int disk = count == 2 ? open(words[1], O_RDONLY) : -1;
    char word;
    if (disk < 0 || read(0, &word, 1) != 1) return 1;
    if (word == 'w') syncfs(disk);
    return ioctl(disk, EXT4_IOC_SHUTDOWN, &without_writing_the_journal) != 0;
}
";

/// An `fsync` that reports success without writing anything.
const NO_FSYNC: &str = "
int fsync(int file) { return 0; }
int fdatasync(int file) { return 0; }
";

/// An `fsync` that works for files and does nothing for folders.
const NO_FOLDER_FSYNC: &str = "
#define _GNU_SOURCE
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
int fsync(int file) {
    struct stat found;
    if (fstat(file, &found) == 0 && S_ISDIR(found.st_mode)) return 0;
    return syscall(SYS_fsync, file);
}
";

/// Compiles C programs and libraries for a test.
pub(crate) struct Workshop(TempDir);

impl Workshop {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn compile(&self, name: &str, code: &str, options: &[&str]) -> PathBuf {
        let (source, made) = (self.0.path().join("code.c"), self.0.path().join(name));
        fs::write(&source, code).unwrap();
        // The compiler that Rust uses for linking.
        let mut compiler = Command::new("cc");
        compiler.args(["-o".as_ref(), made.as_os_str()]);
        run(compiler.args(options).arg(source));
        made
    }
}

/// A disk whose power can be cut. It is mounted where only this process and its children see it.
pub(crate) struct Disk {
    folder: TempDir,
    pull_the_plug: PathBuf,
}

impl Disk {
    pub(crate) fn new(workshop: &Workshop) -> Self {
        let folder = quick_folder();
        let pull_the_plug = workshop.compile("pull_the_plug", PULL_THE_PLUG, &[]);
        let disk = Self {
            folder,
            pull_the_plug,
        };
        let image = fs::File::create(disk.image()).unwrap();
        image.set_len(64 << 20).unwrap();
        drop(image);
        run(Command::new("mkfs.ext4")
            .args(["-q", "-F"])
            .arg(disk.image()));
        fs::create_dir(disk.root()).unwrap();
        disk.mount();
        disk
    }

    fn image(&self) -> PathBuf {
        self.folder.path().join("image")
    }

    pub(crate) fn root(&self) -> PathBuf {
        self.folder.path().join("root")
    }

    fn mount(&self) {
        let mut mount = Command::new("mount");
        run(mount
            .args(["-o", "loop"])
            .arg(self.image())
            .arg(self.root()));
    }

    /// Starts a process that cuts the power as soon as it receives a word.
    pub(crate) fn hand(&self) -> Child {
        let mut hand = Command::new(&self.pull_the_plug);
        hand.arg(self.root()).stdin(Stdio::piped()).spawn().unwrap()
    }

    pub(crate) fn start_again(&self) {
        run(Command::new("umount").arg(self.root()));
        self.mount();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let mut unmount = Command::new("umount");
        drop(unmount.arg(self.root()).stderr(Stdio::null()).status());
    }
}

#[derive(Debug, Default)]
struct Seen {
    cuts: u64,
    /// A save was on the disk before it was reported.
    untold: u64,
    only_spare: u64,
    /// The file was not torn, but it was an older save although a newer one had been reported.
    older: u64,
    torn: u64,
}

/// Cuts the power again and again, with another `fsync` if one is given.
fn cut_again_and_again(way: Way, cuts: u64, seed: u64, fsync: Option<&Path>) -> Seen {
    let workshop = Workshop::new();
    let disk = Disk::new(&workshop);
    let (mut dice, mut seen) = (Dice(seed), Seen::default());
    let mut order = Order {
        way,
        path: disk.root().join("a.epd"),
        from: 1,
        bytes: SIZES[0],
    };
    for cut in 0..cuts {
        let sizes = match way {
            Way::InPlace => SIZES_IN_PLACE,
            _ => SIZES,
        };
        order.bytes = sizes[usize::try_from(cut).unwrap() % sizes.len()];
        prepare(&order);
        let mut saver = Saver::start(&order, |command| {
            if let Some(fsync) = fsync {
                command.env("LD_PRELOAD", fsync);
            }
        });
        let mut hand = disk.hand();
        saver.wait_for_first();
        let longest = match way {
            Way::InPlace => {
                saver.wait_for_spare();
                LONGEST_IN_PLACE
            }
            _ => LONGEST,
        };
        thread::sleep(Duration::from_micros(dice.below(longest)));
        let word = if cut % 8 < 4 { b"!" } else { b"w" };
        hand.stdin.take().unwrap().write_all(word).unwrap();
        assert!(hand.wait().unwrap().success());
        // The saver now fails by itself and reports nothing more, as expected.
        let (last, _failure) = saver.kill();
        let last = last.unwrap();
        disk.start_again();
        seen.cuts += 1;
        look(&order, last, &mut seen);
        order.from = last + 2;
    }
    seen
}

/// Writes the version before the first one, and waits until it is on the disk.
fn prepare(order: &Order) {
    let path = &order.path;
    if order.way == Way::New {
        return remove_new(path);
    }
    fs::write(path, content(order.from - 1, order.bytes)).unwrap();
    if order.way == Way::InPlace {
        let second = path.with_extension("second");
        drop(fs::remove_file(&second));
        fs::hard_link(path, second).unwrap();
        drop(fs::remove_file(SpareBeside::of(path).place));
    }
    rustix::fs::sync();
}

fn look(order: &Order, last: u64, seen: &mut Seen) {
    let path = match order.way {
        Way::New => place_of_new(&order.path, last),
        _ => order.path.clone(),
    };
    let found = fs::read(&path).unwrap_or_default();
    let spare = fs::read(SpareBeside::of(&path).place).unwrap_or_default();
    let allowed = [last, last + 1];
    let older: Vec<u64> = (order.from - 1..last).collect();
    match version_of(&found, &allowed, order.bytes) {
        Some(version) => seen.untold += version - last,
        None if version_of(&spare, &allowed, order.bytes).is_some() => seen.only_spare += 1,
        None if version_of(&found, &older, order.bytes).is_some() => seen.older += 1,
        // A reported file that is absent means an older state of its folder.
        None if order.way == Way::New && !path.exists() => seen.older += 1,
        None => seen.torn += 1,
    }
}

fn a_cut_loses_nothing(way: Way, cuts: u64, seed: u64) -> Seen {
    let seen = cut_again_and_again(way, cuts * times(), seed, None);
    eprintln!("power cuts, {way:?}: {seen:?}");
    assert_eq!((seen.older, seen.torn), (0, 0));
    seen
}

#[test]
fn a_confirmed_save_survives_a_power_cut() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    if done_among_own_mounts() {
        return;
    }
    a_cut_loses_nothing(Way::Known, 60, 1);
    a_cut_loses_nothing(Way::Anything, 40, 2);
    a_cut_loses_nothing(Way::New, 40, 3);
}

#[test]
fn a_power_cut_during_a_save_in_place_leaves_the_file_or_its_spare_whole() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    if done_among_own_mounts() {
        return;
    }
    let seen = a_cut_loses_nothing(Way::InPlace, 60, 4);
    // Otherwise the spare was never needed.
    assert!(0 < seen.only_spare, "{seen:?}");
}

#[test]
fn saves_not_confirmed_by_the_disk_are_detected() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    if done_among_own_mounts() {
        return;
    }
    let workshop = Workshop::new();
    let library = ["-shared", "-fPIC"];
    let no_fsync = workshop.compile("no_fsync.so", NO_FSYNC, &library);
    let seen = cut_again_and_again(Way::Known, 20, 5, Some(&no_fsync));
    eprintln!("power cuts without any fsync: {seen:?}");
    assert!(0 < seen.older + seen.torn, "{seen:?}");

    let no_folder_fsync = workshop.compile("no_folder_fsync.so", NO_FOLDER_FSYNC, &library);
    let seen = cut_again_and_again(Way::Known, 40, 6, Some(&no_folder_fsync));
    eprintln!("power cuts without fsync of the folder: {seen:?}");
    assert!(0 < seen.older, "{seen:?}");
    assert_eq!(seen.torn, 0);

    let seen = cut_again_and_again(Way::Truncating, 20, 7, None);
    eprintln!("power cuts of a save that can tear: {seen:?}");
    assert!(0 < seen.older + seen.torn, "{seen:?}");
}
