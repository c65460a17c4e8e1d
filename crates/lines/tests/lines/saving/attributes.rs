//! Attributes of a file besides its bytes are kept: mode, owner, links, notes, name.

#[cfg(unix)]
use super::permissions::{is_root, mode, set_mode};
#[cfg(unix)]
use super::{assert_alone, folder, load_all, save_new};
use super::{fingerprint, folder_with_file, may_continue, names, rows};
#[cfg(unix)]
use rustix::fs::{XattrFlags, getxattr, setxattr};
use std::fs;
#[cfg(unix)]
use std::fs::File;
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt as _, symlink};
use tabiya_lines::{Expected, save};
#[cfg(unix)]
use tabiya_lines::{LoadError, SaveError};

#[cfg(unix)]
#[test]
fn the_mode_is_kept() {
    for wanted in [0o600, 0o640, 0o664, 0o777] {
        let (_folder, path) = folder_with_file();
        set_mode(&path, wanted);

        save_new(&path).unwrap();

        assert_eq!(mode(&path), wanted);
        assert_alone(&path, "new\n");
    }
}

#[cfg(unix)]
#[test]
fn the_owner_is_kept() {
    if !is_root() {
        eprintln!("skipped: only root can give files away");
        return;
    }
    let (_folder, path) = folder_with_file();
    std::os::unix::fs::chown(&path, Some(1000), Some(1001)).unwrap();
    set_mode(&path, 0o640);

    save_new(&path).unwrap();

    let metadata = fs::metadata(&path).unwrap();
    assert_eq!((metadata.uid(), metadata.gid()), (1000, 1001));
    assert_eq!(mode(&path), 0o640);
    assert_alone(&path, "new\n");
}

#[cfg(unix)]
#[test]
fn a_new_file_gets_the_default_mode() {
    let folder = folder();
    let plain = folder.path().join("plain");
    let ours = folder.path().join("ours");
    File::create(&plain).unwrap();

    save_new(&ours).unwrap();

    assert_eq!(mode(&ours), mode(&plain));
    assert_eq!(names(folder.path()), ["ours", "plain"]);
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_stays_a_link() {
    let (folder, path) = folder_with_file();
    let elsewhere = folder.path().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    let (link, second) = (elsewhere.join("link"), elsewhere.join("second"));
    symlink("../a.epd", &link).unwrap();
    symlink("link", &second).unwrap();

    save_new(&second).unwrap();

    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::symlink_metadata(&second).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&path).unwrap(), "new\n");
    assert_eq!(names(&elsewhere), ["link", "second"]);
}

#[cfg(unix)]
#[test]
fn a_dangling_link_gets_its_file() {
    let folder = folder();
    let link = folder.path().join("link");
    symlink("target", &link).unwrap();

    save_new(&link).unwrap();

    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(names(folder.path()), ["link", "target"]);
    assert_eq!(fs::read_to_string(&link).unwrap(), "new\n");
}

#[cfg(unix)]
#[test]
fn links_in_a_circle_are_an_error() {
    let folder = folder();
    let link = folder.path().join("link");
    symlink("link", &link).unwrap();

    assert!(matches!(save_new(&link), Err(SaveError::Write(_))));
    assert!(matches!(load_all(&link), Err(LoadError::Io(_))));
}

#[test]
fn both_names_of_a_file_show_the_new_text() {
    let (folder, path) = folder_with_file();
    let other = folder.path().join("other");
    fs::hard_link(&path, &other).unwrap();
    let long = vec![b'x'; 3_000_000];

    for text in [&long[..], b"short"] {
        let known = fingerprint(&path);
        let saved = save(
            &path,
            &rows(text),
            &Expected::SameAs(known),
            None,
            &mut may_continue,
        )
        .unwrap();

        assert_eq!(fs::read(&path).unwrap(), text);
        assert_eq!(fs::read(&other).unwrap(), text);
        assert_eq!(saved.fingerprint, fingerprint(&other));
    }
    assert_eq!(names(folder.path()), ["a.epd", "other"]);
}

#[cfg(unix)]
#[test]
fn extended_attributes_of_a_file_are_kept() {
    let (_folder, path) = folder_with_file();
    if setxattr(&path, "user.note", b"hi", XattrFlags::empty()).is_err() {
        eprintln!("skipped: no extended attributes here");
        return;
    }

    save_new(&path).unwrap();

    let mut value = [0; 16];
    assert_eq!(getxattr(&path, "user.note", &mut value[..]).unwrap(), 2);
    assert_eq!(&value[..2], b"hi");
    assert_alone(&path, "new\n");
}

#[cfg(unix)]
#[test]
fn a_saved_file_does_not_inherit_an_access_list() {
    let (folder, path) = folder_with_file();
    let list: [(u16, u16, u32); 5] = [
        (0x01, 7, u32::MAX),
        (0x02, 7, 1234),
        (0x04, 5, u32::MAX),
        (0x10, 7, u32::MAX),
        (0x20, 5, u32::MAX),
    ];
    let mut bytes = 2_u32.to_le_bytes().to_vec();
    for (tag, allowed, id) in list {
        bytes.extend(tag.to_le_bytes());
        bytes.extend(allowed.to_le_bytes());
        bytes.extend(id.to_le_bytes());
    }
    let default = "system.posix_acl_default";
    if setxattr(folder.path(), default, &bytes, XattrFlags::empty()).is_err() {
        eprintln!("skipped: no access lists here");
        return;
    }
    let before = mode(&path);

    save_new(&path).unwrap();

    let mut value = [0; 64];
    assert!(getxattr(&path, "system.posix_acl_access", &mut value[..]).is_err());
    assert_eq!(mode(&path), before);
    assert_alone(&path, "new\n");
}

#[cfg(unix)]
#[test]
fn a_name_may_have_255_bytes_and_no_more() {
    let folder = folder();
    let longest = folder.path().join("x".repeat(255));
    save_new(&longest).unwrap();
    save_new(&longest).unwrap();
    assert_alone(&longest, "new\n");

    let longer = folder.path().join("x".repeat(256));
    assert!(matches!(save_new(&longer), Err(SaveError::NameTooLong)));
}
