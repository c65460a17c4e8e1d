//! Places that are not what they seem, or that belong to another user. (`meanwhile.rs` has places that
//! change during a save, and `crates/lines/tests/lines/saving.rs` those that need no fault.)

use std::env;
use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt as _, chown, symlink};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

use rustix::fs::{IFlags, XattrFlags, getxattr, ioctl_getflags, ioctl_setflags, setxattr};
use tabiya_lines::{Expected, SaveError, save};

use super::saver::{may_continue, rows};
use super::scene::{Counting, folder_with_file, names, read, save_new, save_while, seen};
use super::this_program::{
    NOBODY, done_among_own_mounts, done_as_ordinary_user, is_root, open_folder, program,
    program_for_everybody, run, run_part, set_mode, skip, test_name, this_test,
};

/// Set to the prepared folder for a child that runs as another user.
const PLACE: &str = "TABIYA_FAULT_PLACE";

/// The owner, group and mode of a file.
fn owner_and_mode(path: &Path) -> (u32, u32, u32) {
    let metadata = fs::metadata(path).unwrap();
    (metadata.uid(), metadata.gid(), metadata.mode() & 0o7777)
}

// Files of another user.

/// The files of a table: their name, owner, group and mode, the mode of the folder around it (which
/// belongs to the child unless it is sticky), and the outcome of a save.
const OF_OTHERS: [(&str, u32, u32, u32, u32, Ends); 9] = [
    ("theirs", 0, 0, 0o644, 0o755, Ends::Refused),
    ("theirs, of my group", 0, NOBODY, 0o664, 0o755, Ends::Saved),
    ("theirs, for all", 0, 0, 0o666, 0o755, Ends::Saved),
    (
        "mine, read-only",
        NOBODY,
        NOBODY,
        0o444,
        0o755,
        Ends::Refused,
    ),
    (
        "mine, of a group that is not",
        NOBODY,
        2000,
        0o640,
        0o755,
        Ends::Saved,
    ),
    (
        "mine, with that group's id",
        NOBODY,
        2000,
        0o2640,
        0o755,
        Ends::Saved,
    ),
    (
        "theirs in a sticky folder",
        0,
        NOBODY,
        0o664,
        0o1777,
        Ends::Saved,
    ),
    (
        "mine, not to be read",
        NOBODY,
        NOBODY,
        0o200,
        0o755,
        Ends::Saved,
    ),
    (
        "mine in a folder not to be listed",
        NOBODY,
        NOBODY,
        0o644,
        0o300,
        Ends::Saved,
    ),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ends {
    Saved,
    Refused,
}

#[test]
fn a_file_keeps_its_owner_and_an_unwritable_file_is_refused() {
    if let Some(place) = env::var_os(PLACE) {
        return save_files_of_others(Path::new(&place));
    }
    if !is_root() {
        return skip("only root can make files that belong to others");
    }
    let folder = open_folder();
    for (name, user, group, mode, mode_of_folder, _) in OF_OTHERS {
        let around = folder.path().join(name);
        let path = around.join("a.epd");
        fs::create_dir(&around).unwrap();
        fs::write(&path, "old\n").unwrap();
        chown(&path, Some(user), Some(group)).unwrap();
        set_mode(&path, mode);
        let is_sticky = mode_of_folder & 0o1000 != 0;
        let of_folder = if is_sticky { 0 } else { NOBODY };
        chown(&around, Some(of_folder), Some(of_folder)).unwrap();
        set_mode(&around, mode_of_folder);
    }
    let program = program_for_everybody(folder.path());
    let mut child = this_test(&program, &test_name());
    child.uid(NOBODY).gid(NOBODY).env(PLACE, folder.path());
    run_part(&mut child);

    for (name, user, group, mode, _, ends) in OF_OTHERS {
        let around = folder.path().join(name);
        let path = around.join("a.epd");
        let text = if ends == Ends::Saved {
            "new\n"
        } else {
            "old\n"
        };
        assert_eq!(read(&path), text, "{name}");
        // The kernel removes set-group-id from a file that is written to.
        let mode = if mode == 0o2640 { 0o640 } else { mode };
        assert_eq!(owner_and_mode(&path), (user, group, mode), "{name}");
        assert_eq!(names(&around), ["a.epd"], "{name}");
    }
}

fn save_files_of_others(place: &Path) {
    for (name, _, _, _, _, ends) in OF_OTHERS {
        let path = place.join(name).join("a.epd");
        let saved = save_new(&path, &seen(&path));
        let is_right = match ends {
            Ends::Saved => saved.is_ok(),
            Ends::Refused => matches!(saved, Err(SaveError::NoPermission)),
        };
        assert!(is_right, "{name}: {saved:?}");
    }
}

#[test]
fn a_label_we_may_not_set_is_kept_by_writing_in_place() {
    if let Some(place) = env::var_os(PLACE) {
        let path = Path::new(&place).join("a.epd");
        save_new(&path, &seen(&path)).unwrap();
        return;
    }
    if !is_root() {
        return skip("only root can set labels");
    }
    let (folder, path) = folder_with_file();
    chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
    chown(&path, Some(NOBODY), Some(NOBODY)).unwrap();
    let label = "security.tabiya-test";
    if setxattr(&path, label, b"secret", XattrFlags::empty()).is_err() {
        return skip("there are no labels here");
    }
    let program = program_for_everybody(folder.path());
    let mut child = this_test(&program, &test_name());
    child.uid(NOBODY).gid(NOBODY).env(PLACE, folder.path());
    run_part(&mut child);

    let mut value = [0; 16];
    assert_eq!(getxattr(&path, label, &mut value[..]).unwrap(), 6);
    assert_eq!(read(&path), "new\n");
}

#[test]
fn a_folder_without_read_permission_takes_new_files() {
    if done_as_ordinary_user() {
        return;
    }
    let folder = open_folder();
    set_mode(folder.path(), 0o300);
    let path = folder.path().join("a.epd");
    let saved = save_new(&path, &Expected::Nothing);
    set_mode(folder.path(), 0o755);
    saved.unwrap();
    assert_eq!(names(folder.path()), ["a.epd"]);
}

#[test]
fn space_reserved_for_root_counts_as_full_and_is_released() {
    if let Some(place) = env::var_os(PLACE) {
        let path = Path::new(&place).join("a.epd");
        let free = || rustix::fs::statvfs(&path).unwrap().f_bfree;
        let (before, modified) = (free(), fs::metadata(&path).unwrap().modified().unwrap());
        let lines = rows(vec![b'x'; 4 << 20]);
        let saved = save(&path, &lines, &seen(&path), None, &mut may_continue);
        assert!(matches!(saved, Err(SaveError::DiskFull)), "{saved:?}");
        let now = fs::metadata(&path).unwrap();
        assert_eq!((free(), now.modified().unwrap()), (before, modified));
        return;
    }
    if done_among_own_mounts() {
        return;
    }
    let folder = open_folder();
    let (image, root) = (folder.path().join("image"), folder.path().join("root"));
    File::create(&image).unwrap().set_len(8 << 20).unwrap();
    let mut mkfs = Command::new("mkfs.ext4");
    run(mkfs.args(["-q", "-F", "-m", "50"]).arg(&image));
    fs::create_dir(&root).unwrap();
    run(Command::new("mount")
        .args(["-o", "loop"])
        .args([&image, &root]));
    let path = root.join("a.epd");
    fs::write(&path, "old\n").unwrap();
    fs::hard_link(&path, root.join("second")).unwrap();
    chown(&path, Some(NOBODY), Some(NOBODY)).unwrap();
    rustix::fs::sync();
    let program = program_for_everybody(folder.path());
    let mut child = this_test(&program, &test_name());
    child.uid(NOBODY).gid(NOBODY).env(PLACE, &root);
    run_part(&mut child);
    assert_eq!(read(&path), "old\n");
    run(Command::new("umount").arg(&root));
}

// Places that cannot be written to, or not in the usual way.

#[test]
fn a_file_on_a_read_only_mount_is_refused() {
    if done_among_own_mounts() {
        return;
    }
    let (folder, path) = folder_with_file();
    let root = folder.path();
    run(Command::new("mount").arg("--bind").args([root, root]));
    run(Command::new("mount")
        .args(["-o", "remount,ro,bind"])
        .arg(root));

    let over_it = save_new(&path, &seen(&path));
    let new = save_new(&root.join("new"), &Expected::Nothing);

    assert!(matches!(over_it, Err(SaveError::ReadOnly)), "{over_it:?}");
    assert!(matches!(new, Err(SaveError::ReadOnly)), "{new:?}");
    assert_eq!(names(root), ["a.epd"]);
    assert_eq!(read(&path), "old\n");
}

#[test]
fn a_file_that_is_a_mount_point_is_overwritten_in_place_after_a_spare_copy() {
    if done_among_own_mounts() {
        return;
    }
    let (_folder, path) = folder_with_file();
    let (_elsewhere, source) = folder_with_file();
    run(Command::new("mount").arg("--bind").args([&source, &path]));
    let mut spare = Counting::new(|target| {
        assert_eq!((target, read(target)), (path.as_path(), "old\n".to_owned()));
        Ok(())
    });

    let lines = rows(b"new\n".to_vec());
    save(
        &path,
        &lines,
        &seen(&path),
        Some(&mut spare),
        &mut may_continue,
    )
    .unwrap();

    assert_eq!((spare.kept, spare.released), (1, 1));
    assert_eq!(read(&source), "new\n");
    assert_eq!(names(path.parent().unwrap()), ["a.epd"]);
    run(Command::new("umount").arg(&path));
    assert_eq!(read(&path), "old\n");
}

#[test]
fn a_link_to_another_disk_is_written_on_that_disk() {
    if done_among_own_mounts() {
        return;
    }
    let here = open_folder();
    let there = open_folder();
    let mut mount = Command::new("mount");
    run(mount.args(["-t", "tmpfs", "tabiya-test"]).arg(there.path()));
    let path = there.path().join("a.epd");
    fs::write(&path, "old\n").unwrap();
    let link = here.path().join("link");
    symlink(&path, &link).unwrap();
    set_mode(here.path(), 0o555);

    save_while(&link, &seen(&path), || {
        // The temporary file must be in a folder from which it can be renamed.
        assert_eq!(names(here.path()), ["link"]);
        assert_eq!(names(there.path()).len(), 2);
    })
    .unwrap();

    assert_eq!(read(&path), "new\n");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(names(there.path()), ["a.epd"]);
}

/// This happens in containers: at its first write, a file moves to another disk, invisibly to the program.
#[test]
fn a_file_below_an_overlay_is_saved_without_a_question() {
    if done_among_own_mounts() {
        return;
    }
    for is_in_place in [false, true] {
        let disk = open_folder();
        let mut mount = Command::new("mount");
        run(mount.args(["-t", "tmpfs", "tabiya-test"]).arg(disk.path()));
        let [lower, upper, work, root] = ["lower", "upper", "work", "root"].map(|name| {
            let folder = disk.path().join(name);
            fs::create_dir(&folder).unwrap();
            folder
        });
        fs::write(lower.join("a.epd"), "old\n").unwrap();
        if is_in_place {
            fs::hard_link(lower.join("a.epd"), lower.join("second")).unwrap();
        }
        let layers = format!(
            "lowerdir={},upperdir={},workdir={}",
            lower.display(),
            upper.display(),
            work.display()
        );
        let mut mount = Command::new("mount");
        run(mount
            .args(["-t", "overlay", "-o", &layers, "tabiya-test"])
            .arg(&root));
        let path = root.join("a.epd");

        let saved = save_new(&path, &seen(&path)).unwrap();

        assert_eq!(
            (read(&path), read(lower.join("a.epd"))),
            ("new\n".into(), "old\n".into())
        );
        save_new(&path, &Expected::SameAs(saved.fingerprint)).unwrap();
    }
}

/// Sets the attributes that `chattr` sets; `false` if the file system does not support them.
fn set_flags(path: &Path, flags: IFlags) -> bool {
    let file = File::open(path).unwrap();
    ioctl_setflags(&file, flags).is_ok()
}

fn flags(path: &Path) -> IFlags {
    ioctl_getflags(File::open(path).unwrap()).unwrap()
}

#[test]
fn an_immutable_file_is_refused_and_one_in_an_immutable_folder_is_written() {
    if !is_root() {
        return skip("only root can make a file immutable");
    }
    let (folder, path) = folder_with_file();
    for flag in [IFlags::IMMUTABLE, IFlags::APPEND] {
        if !set_flags(&path, flag) {
            return skip("no file can be made immutable here");
        }
        let saved = save_new(&path, &seen(&path));
        assert!(set_flags(&path, IFlags::empty()));
        assert!(matches!(saved, Err(SaveError::NoPermission)), "{saved:?}");
        assert_eq!(read(&path), "old\n");
    }
    let inode = fs::metadata(&path).unwrap().ino();
    assert!(set_flags(folder.path(), IFlags::IMMUTABLE));
    let in_place = save_new(&path, &seen(&path));
    let new = save_new(&folder.path().join("new"), &Expected::Nothing);
    assert!(set_flags(folder.path(), IFlags::empty()));
    in_place.unwrap();
    assert!(matches!(new, Err(SaveError::NoPermission)), "{new:?}");
    assert_eq!(fs::metadata(&path).unwrap().ino(), inode);
    assert_eq!(names(folder.path()), ["a.epd"]);
    assert_eq!(read(&path), "new\n");
}

#[test]
fn flags_set_by_chattr_are_kept() {
    let (_folder, path) = folder_with_file();
    let wanted = IFlags::NODUMP | IFlags::NOATIME;
    if !set_flags(&path, flags(&path) | wanted) {
        eprintln!("skipped: files have no flags here");
        return;
    }
    let inode = fs::metadata(&path).unwrap().ino();

    save_new(&path, &seen(&path)).unwrap();

    assert!(flags(&path).contains(wanted));
    assert_ne!(fs::metadata(&path).unwrap().ino(), inode);
}

#[test]
fn a_running_program_is_not_overwritten() {
    let folder = open_folder();
    let program = folder.path().join("program");
    run(Command::new("cp").arg("/bin/sleep").arg(&program));
    let mut running = Command::new(&program).arg("60").spawn().unwrap();
    let before = fs::read(&program).unwrap();

    let saved = save_new(&program, &Expected::Anything);

    running.kill().unwrap();
    running.wait().unwrap();
    assert!(matches!(saved, Err(SaveError::Busy(_))), "{saved:?}");
    assert!(fs::read(&program).unwrap() == before);
    assert_eq!(names(folder.path()), ["program"]);
}

#[test]
fn a_limit_on_file_size_also_applies_in_place() {
    if env::var_os(PLACE).is_none() {
        let child = this_test(&program(), &test_name());
        let mut limited = Command::new("sh");
        limited.args(["-c", "ulimit -f 8; exec \"$@\"", "sh"]);
        limited.arg(child.get_program()).args(child.get_args());
        return run_part(limited.env(PLACE, "/").stdin(Stdio::null()));
    }
    let (_folder, path) = folder_with_file();
    fs::hard_link(&path, path.with_extension("second")).unwrap();
    let lines = rows(vec![b'x'; 100_000]);
    let mut spare = Counting::new(|_| Ok(()));

    let saved = save(
        &path,
        &lines,
        &seen(&path),
        Some(&mut spare),
        &mut may_continue,
    );

    assert!(matches!(saved, Err(SaveError::DiskFull)), "{saved:?}");
    assert_eq!((spare.kept, read(&path)), (0, "old\n".to_owned()));
}
