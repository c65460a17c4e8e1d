//! `kill -9` at any moment of a save.
//!
//! Two thousand rounds: a child saves version after version and reports each completed save; at some
//! moment it is killed. The file must be the last version reported, or the next one if the child had
//! no time to report it. Data passed to the kernel survives a kill, so this test says nothing about
//! power cuts (see `power_cut.rs`), and it is quick where files are in memory.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use tempfile::TempDir;

use super::saver::{
    Dice, Order, Saver, SpareBeside, Way, content, place_of_new, remove_new, save_for_ever,
    save_version, version_of,
};
use super::this_program::{quick_folder, times};
use tabiya_lines::Expected;

/// Maximum microseconds between the first save of the child and the kill.
const LONGEST: u64 = 6_000;
const SIZES: [usize; 8] = [1, 80, 4_095, 4_096, 8_193, 65_536, 150_000, 400_000];
/// Files in memory are written so quickly that a kill seldom hits the middle of a save in place.
const SIZES_IN_PLACE: [usize; 8] = [
    1, 4_096, 150_000, 400_000, 1_000_000, 2_000_000, 3_000_000, 4_000_000,
];

/// The outcomes of many rounds.
#[derive(Debug, Default)]
struct Seen {
    rounds: u64,
    /// The file was one save ahead of the reports.
    untold: u64,
    /// The file was torn and its spare was whole.
    only_spare: u64,
    /// The number of temporary files left.
    left: usize,
    /// The file was torn or too old, and there was nothing else.
    lost: u64,
}

/// Kills a saver again and again.
fn kill_again_and_again(way: Way, rounds: u64, seed: u64) -> (Seen, TempDir, PathBuf) {
    let folder = quick_folder();
    let path = folder.path().join("a.epd");
    let (mut dice, mut seen) = (Dice(seed), Seen::default());
    let mut order = Order {
        way,
        path: path.clone(),
        from: 1,
        bytes: SIZES[0],
    };
    for round in 0..rounds {
        let sizes = match way {
            Way::InPlace => SIZES_IN_PLACE,
            _ => SIZES,
        };
        start_anew(&mut order, sizes[usize::try_from(round).unwrap() % 8]);
        let mut saver = Saver::start(&order, |_| {});
        saver.wait_for_first();
        thread::sleep(Duration::from_micros(dice.below(LONGEST)));
        let (last, failure) = saver.kill();
        assert_eq!(failure, None, "{order:?}");
        let last = last.unwrap();
        seen.rounds += 1;
        look(&order, last, &mut seen);
        order.from = last + 2;
    }
    seen.left = leftovers(folder.path()).len();
    (seen, folder, path)
}

/// Writes a complete file with the size for the next round.
fn start_anew(order: &mut Order, size: usize) {
    order.bytes = size;
    let path = &order.path;
    if order.way == Way::New {
        return remove_new(path);
    }
    fs::write(path, content(order.from - 1, size)).unwrap();
    let second = path.with_extension("second");
    if order.way == Way::InPlace && !second.exists() {
        fs::hard_link(path, second).unwrap();
    }
    drop(fs::remove_file(&SpareBeside::of(path).place));
}

/// Examines what a killed saver has left. `last` is the last version that it reported.
fn look(order: &Order, last: u64, seen: &mut Seen) {
    let allowed = [last, last + 1];
    let path = match order.way {
        Way::New => place_of_new(&order.path, last),
        _ => order.path.clone(),
    };
    let is_whole = |path: &Path| {
        let found = fs::read(path).unwrap_or_default();
        version_of(&found, &allowed, order.bytes)
    };
    match is_whole(&path) {
        Some(version) if version == last => {}
        Some(_) => seen.untold += 1,
        None if is_whole(&SpareBeside::of(&path).place).is_some() => seen.only_spare += 1,
        None => seen.lost += 1,
    }
    if order.way == Way::New {
        // The next version is whole or absent.
        let next = place_of_new(&order.path, last + 1);
        match fs::read(&next) {
            Ok(found) if version_of(&found, &[last + 1], order.bytes).is_none() => seen.lost += 1,
            Ok(_) => seen.untold += 1,
            Err(_) => {}
        }
    }
}

fn leftovers(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "tmp"))
        .collect()
}

/// Whether a file is marked as unfinished.
fn is_marked(path: &Path) -> bool {
    rustix::fs::getxattr(path, "user.org.tabiya.unfinished", &mut [0; 8]).is_ok()
}

/// The next save sweeps the files that killed savers left, once they are no longer new. A file that
/// lost its mark for its new name, or got its name a moment ago, might belong to another program and
/// remains; a saver is seldom killed between these calls.
fn assert_swept(way: Way, path: &Path) {
    let folder = path.parent().unwrap();
    let left = leftovers(folder);
    let two_minutes_ago = SystemTime::now() - Duration::from_mins(2);
    for path in &left {
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(two_minutes_ago).unwrap();
    }
    let order = Order {
        way,
        path: path.with_extension("last"),
        from: 1,
        bytes: 1,
    };
    save_version(&order, 1, &Expected::Nothing).unwrap();
    let stay = leftovers(folder);
    assert!(!stay.iter().any(|path| is_marked(path)), "{stay:?}");
    let is_seldom = stay.len() <= 1 + left.len() / 4;
    assert!(is_seldom, "{} of {} stay", stay.len(), left.len());
}

fn a_killed_save_tears_nothing(way: Way, rounds: u64, seed: u64) -> Seen {
    let (seen, _folder, path) = kill_again_and_again(way, rounds * times(), seed);
    eprintln!("kill -9, {way:?}: {seen:?}");
    assert_eq!(seen.lost, 0);
    assert_swept(way, &path);
    seen
}

#[test]
fn a_killed_save_leaves_the_last_file_or_the_next_one() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    let seen = a_killed_save_tears_nothing(Way::Known, 900, 1);
    // Otherwise it was never killed in the middle of a save.
    assert!(0 < seen.left, "{seen:?}");
    assert_eq!(seen.only_spare, 0);
}

#[test]
fn a_killed_save_without_a_check_leaves_the_last_file_or_the_next_one() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    let seen = a_killed_save_tears_nothing(Way::Anything, 300, 2);
    assert!(0 < seen.left, "{seen:?}");
    assert_eq!(seen.only_spare, 0);
}

#[test]
fn a_killed_save_of_a_new_file_leaves_a_whole_one_or_none() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    let seen = a_killed_save_tears_nothing(Way::New, 200, 3);
    assert!(0 < seen.left, "{seen:?}");
}

#[test]
fn a_killed_save_in_place_leaves_the_file_or_its_spare_whole() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    let seen = a_killed_save_tears_nothing(Way::InPlace, 600, 4);
    // Otherwise the spare was never needed.
    assert!(0 < seen.only_spare, "{seen:?}");
}

#[test]
fn a_save_that_can_tear_is_detected() {
    if Saver::is_asked_for() {
        return save_for_ever();
    }
    let (seen, _folder, _path) = kill_again_and_again(Way::Truncating, 80, 5);
    eprintln!("kill -9 of a save that can tear: {seen:?}");
    assert!(0 < seen.lost, "{seen:?}");
}
