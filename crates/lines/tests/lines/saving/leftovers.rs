//! Temporary files: their marks, and the files that are removed.

#[cfg(unix)]
use super::fingerprint;
use super::{assert_alone, folder_with_file, names, rows, save_new};
#[cfg(unix)]
use rustix::fs::{XattrFlags, getxattr, removexattr, setxattr};
use std::ffi::OsString;
use std::fs::{self, File};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, SystemTime};
use tabiya_lines::{Expected, save, sweep_beside};

/// The mark of a file that is not finished.
#[cfg(unix)]
const UNFINISHED: &str = "user.org.tabiya.unfinished";

/// A name such as a save gives its temporary file, different each time.
fn name_of_temporary_file() -> OsString {
    let (folder, path) = folder_with_file();
    fs::remove_file(&path).unwrap();
    let mut name = None;
    save(
        &path,
        &rows(b"new\n"),
        &Expected::Nothing,
        None,
        &mut |_| {
            name = names(folder.path()).pop();
            ControlFlow::Continue(())
        },
    )
    .unwrap();
    name.unwrap()
}

/// A file with the mark, if the system supports marks, dated two minutes ago.
fn leave_behind(path: &Path) -> File {
    let file = File::create(path).unwrap();
    mark(path);
    let ago = SystemTime::now() - Duration::from_mins(2);
    file.set_modified(ago).unwrap();
    file
}

/// Puts the mark on a file. Returns whether that was possible.
#[cfg(unix)]
fn mark(path: &Path) -> bool {
    setxattr(path, UNFINISHED, b"1", XattrFlags::empty()).is_ok()
}

/// Returns `false`: on Windows the name alone identifies temporary files.
#[cfg(windows)]
fn mark(_path: &Path) -> bool {
    false
}

#[test]
fn only_our_old_leftovers_are_removed() {
    let (folder, path) = folder_with_file();
    let place = |name: &str| folder.path().join(name);
    let ours = name_of_temporary_file().into_string().unwrap();
    let (random, check) = ours.split_once('-').unwrap().1.split_once('-').unwrap();
    // All of them have the mark, which no other program would set.
    let of_others = [
        // Older versions of the program used such names.
        ".tabiya-backup.tmp",
        ".tabiya-abc123.tmp",
        ".tabiya-0123456789abcdef-0123456789abcdef.tmp",
        ".tabiya-0123456789abcdef.tmp",
        ".tabiya-0123456789abcdef-.tmp",
        ".tabiya-.tmp",
        &format!(".tabiya-{}-{check}", random.to_uppercase() + "a"),
        &format!(".tabiya-{check}"),
        ours.trim_start_matches('.'),
        ours.trim_end_matches(".tmp"),
        &format!("{ours}~"),
    ];
    for name in of_others {
        leave_behind(&place(name));
    }
    leave_behind(&place(&ours));
    let fresh = name_of_temporary_file();
    File::create(folder.path().join(&fresh)).unwrap();
    mark(&folder.path().join(&fresh));

    save_new(&path).unwrap();

    let mut kept: Vec<_> = of_others.iter().map(OsString::from).collect();
    kept.extend([fresh, "a.epd".into()]);
    kept.sort();
    assert_eq!(names(folder.path()), kept);
}

/// For example, a file of another program stays under a temporary name when a save has failed.
#[cfg(unix)]
#[test]
fn an_unmarked_file_with_a_temporary_name_is_not_removed() {
    let (folder, path) = folder_with_file();
    let left = folder.path().join(name_of_temporary_file());
    drop(leave_behind(&left));
    if removexattr(&left, UNFINISHED).is_err() {
        eprintln!("skipped: files have no attributes here");
        return;
    }
    save_new(&path).unwrap();
    sweep_beside(&path);
    assert!(left.exists());

    assert!(mark(&left));
    sweep_beside(&path);
    assert_alone(&path, "new\n");
}

#[cfg(unix)]
#[test]
fn a_temporary_file_is_marked_until_it_is_in_place() {
    let (folder, path) = folder_with_file();
    let new = folder.path().join("new.epd");
    if !mark(&path) {
        eprintln!("skipped: files have no attributes here");
        return;
    }
    let value = |path: &Path| getxattr(path, UNFINISHED, &mut [0; 8]).is_ok();
    let known = fingerprint(&path);
    // This also holds for a file that was a temporary one before it was renamed.
    for (path, expected) in [
        (&path, Expected::Anything),
        (&new, Expected::Nothing),
        (&path, Expected::SameAs(known)),
    ] {
        let mut was_marked = false;
        let expected = match expected {
            Expected::SameAs(_) => Expected::SameAs(fingerprint(path)),
            expected => expected,
        };
        save(path, &rows(b"new\n"), &expected, None, &mut |_| {
            let temp = folder.path().join(&names(folder.path())[0]);
            assert!(temp.display().to_string().contains(".tabiya-"));
            was_marked = value(&temp);
            ControlFlow::Continue(())
        })
        .unwrap();
        assert!(was_marked && !value(path));
    }
    assert_eq!(names(folder.path()), ["a.epd", "new.epd"]);
}

#[test]
fn a_leftover_is_removed_once_nobody_holds_it() {
    let (folder, path) = folder_with_file();
    let name = name_of_temporary_file();
    let file = leave_behind(&folder.path().join(&name));
    file.set_modified(SystemTime::now() - Duration::from_hours(48))
        .unwrap();
    file.lock().unwrap();

    save_new(&path).unwrap();
    assert_eq!(names(folder.path()), [name, "a.epd".into()]);

    file.set_modified(SystemTime::now() - Duration::from_mins(2))
        .unwrap();
    // A program that another test is starting may also have the file and its lock. (Wine unlocks it and says that it
    // could not.)
    drop(file.unlock());
    drop(file);
    save_new(&path).unwrap();
    assert_alone(&path, "new\n");
}

#[test]
fn a_sweep_without_a_save_removes_the_same_files() {
    let (folder, path) = folder_with_file();
    let [left, held, fresh] = [(); 3].map(|()| folder.path().join(name_of_temporary_file()));
    drop(leave_behind(&left));
    drop(leave_behind(&folder.path().join(".tabiya-backup.tmp")));
    let file = leave_behind(&held);
    file.lock().unwrap();
    File::create(&fresh).unwrap();
    mark(&fresh);

    sweep_beside(&path);

    assert!(!left.exists() && held.exists() && fresh.exists());
    assert_eq!(names(folder.path()).len(), 4);
    assert_eq!(fs::read_to_string(&path).unwrap(), "old\n");
    // Without a folder there is nothing to sweep.
    sweep_beside(&folder.path().join("none/a.epd"));
}

#[test]
fn no_save_removes_the_temporary_file_of_another() {
    let (folder, path) = folder_with_file();
    let other = folder.path().join("b.epd");

    save(
        &path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut |_| {
            let temp = folder.path().join(&names(folder.path())[0]);
            let file = File::options().write(true).open(&temp).unwrap();
            // The time is set as if the disk had not answered for two days.
            file.set_modified(SystemTime::now() - Duration::from_hours(48))
                .unwrap();
            save_new(&other).unwrap();
            assert!(temp.exists());
            ControlFlow::Continue(())
        },
    )
    .unwrap();

    assert_eq!(names(folder.path()), ["a.epd", "b.epd"]);
}

#[cfg(unix)]
#[test]
fn a_link_with_a_temporary_name_is_not_followed() {
    let (folder, path) = folder_with_file();
    let victim = folder.path().join("victim");
    let file = File::create(&victim).unwrap();
    file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
    mark(&victim);
    std::os::unix::fs::symlink(&victim, folder.path().join(name_of_temporary_file())).unwrap();
    fs::create_dir(folder.path().join(name_of_temporary_file())).unwrap();

    save_new(&path).unwrap();

    assert_eq!(names(folder.path()).len(), 4);
    assert_eq!(fs::metadata(&victim).unwrap().len(), 0);
}

#[test]
fn a_leftover_with_a_future_time_is_removed() {
    let (folder, path) = folder_with_file();
    let ours = folder.path().join(name_of_temporary_file());
    let to_come = SystemTime::now() + Duration::from_hours(24 * 365);
    leave_behind(&ours).set_modified(to_come).unwrap();
    sweep_beside(&path);
    assert!(!ours.exists());
}
