//! Each reason for overwriting a file in place is reported, and it is the true one.

use std::env;
use std::fs;
use std::io;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;

use rustix::fs::{XattrFlags, setxattr};
use tabiya_lines::{NotReplaced, SaveError, save};

use super::saver::{may_continue, rows};
use super::scene::{Counting, folder_with_file, read, seen};
use super::this_program::{
    NOBODY, done_among_own_mounts, is_root, open_folder, program_for_everybody, run, run_part,
    set_mode, skip, test_name, this_test,
};

/// Set to the prepared folder for a child that runs as another user.
const PLACE: &str = "TABIYA_FAULT_PLACE";

/// The reason why the file is not replaced, from a save that cannot keep a copy.
fn why_not_replaced(path: &Path) -> Option<NotReplaced> {
    let old = read(path);
    let mut spare = Counting::new(|_: &Path| Err(io::ErrorKind::StorageFull.into()));
    let lines = rows(b"new\n".to_vec());
    let saved = save(
        path,
        &lines,
        &seen(path),
        Some(&mut spare),
        &mut may_continue,
    );
    match saved {
        Ok(_) => {
            assert_eq!(spare.kept, 0);
            None
        }
        Err(SaveError::NoSpare { because, why }) => {
            assert_eq!(why.kind(), io::ErrorKind::StorageFull);
            assert_eq!(read(path), old);
            Some(because)
        }
        Err(error) => panic!("{}: {error:?}", path.display()),
    }
}

#[test]
fn other_names_of_a_file_are_reported_as_the_reason() {
    let (folder, path) = folder_with_file();
    fs::hard_link(&path, folder.path().join("second")).unwrap();
    assert_eq!(why_not_replaced(&path), Some(NotReplaced::OtherNames));
    fs::remove_file(folder.path().join("second")).unwrap();
    assert_eq!(why_not_replaced(&path), None);
}

#[test]
fn a_mount_point_is_reported_as_the_reason() {
    if done_among_own_mounts() {
        return;
    }
    let (_folder, path) = folder_with_file();
    let (_elsewhere, source) = folder_with_file();
    run(Command::new("mount").arg("--bind").args([&source, &path]));
    assert_eq!(why_not_replaced(&path), Some(NotReplaced::MountPoint));
    run(Command::new("umount").arg(&path));
}

/// Files in folders: the owner of the folder and the owner of the file.
const OF_OTHERS: [(&str, u32, u32, Option<NotReplaced>); 4] = [
    ("mine", NOBODY, NOBODY, None),
    (
        "in a folder of theirs",
        0,
        NOBODY,
        Some(NotReplaced::Folder),
    ),
    ("theirs", NOBODY, 0, Some(NotReplaced::Owner)),
    ("labelled", NOBODY, NOBODY, Some(NotReplaced::Attribute)),
];

#[test]
fn files_and_folders_of_others_are_reported_as_the_reason() {
    if let Some(place) = env::var_os(PLACE) {
        for (name, _, _, because) in OF_OTHERS {
            let path = Path::new(&place).join(name).join("a.epd");
            if path.exists() {
                assert_eq!(why_not_replaced(&path), because, "{name}");
            }
        }
        return;
    }
    if !is_root() {
        return skip("only root can make files that belong to others");
    }
    let folder = open_folder();
    for (name, of_folder, of_file, _) in OF_OTHERS {
        let around = folder.path().join(name);
        let path = around.join("a.epd");
        fs::create_dir(&around).unwrap();
        fs::write(&path, "old\n").unwrap();
        chown(&path, Some(of_file), Some(NOBODY)).unwrap();
        set_mode(&path, 0o664);
        chown(&around, Some(of_folder), Some(of_folder)).unwrap();
        set_mode(&around, 0o755);
    }
    let labelled = folder.path().join("labelled/a.epd");
    let label = setxattr(&labelled, "security.tabiya-test", b"x", XattrFlags::empty());
    if label.is_err() {
        fs::remove_file(&labelled).unwrap();
    }
    let program = program_for_everybody(folder.path());
    let mut child = this_test(&program, &test_name());
    child.uid(NOBODY).gid(NOBODY).env(PLACE, folder.path());
    run_part(&mut child);
}
