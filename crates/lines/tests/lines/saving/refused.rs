//! Unsavable files are refused with a reason.

#[cfg(unix)]
use super::permissions::{done_as_ordinary_user, mode, set_mode};
use super::{assert_alone, folder_with_file, load_all, save_new};
#[cfg(unix)]
use super::{fingerprint, folder, names, save_known};
#[cfg(unix)]
use rustix::fs::{CWD, FileType, Mode, mknodat};
#[cfg(unix)]
use std::fs;
#[cfg(unix)]
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
#[cfg(unix)]
use std::time::{Duration, Instant};
use tabiya_lines::{LoadError, SaveError};

#[cfg(unix)]
#[test]
fn a_read_only_file_is_refused() {
    if done_as_ordinary_user() {
        return;
    }
    let (_folder, path) = folder_with_file();
    set_mode(&path, 0o444);

    assert!(matches!(save_new(&path), Err(SaveError::NoPermission)));
    assert!(load_all(&path).unwrap().read_only);
    assert_alone(&path, "old\n");
    assert_eq!(mode(&path), 0o444);
}

#[cfg(unix)]
#[test]
fn a_file_in_a_read_only_folder_is_overwritten_in_place() {
    if done_as_ordinary_user() {
        return;
    }
    let (folder, path) = folder_with_file();
    let inode = fs::metadata(&path).unwrap().ino();
    set_mode(folder.path(), 0o555);

    let saved = save_known(&path, &fingerprint(&path));
    let refused = save_new(&folder.path().join("another"));
    set_mode(folder.path(), 0o755);

    assert_eq!(saved.unwrap().fingerprint, fingerprint(&path));
    assert!(matches!(refused, Err(SaveError::NoPermission)));
    assert_eq!(fs::metadata(&path).unwrap().ino(), inode);
    assert_alone(&path, "new\n");
}

#[cfg(unix)]
#[test]
fn an_unreadable_file_is_refused() {
    if done_as_ordinary_user() {
        return;
    }
    let (_folder, path) = folder_with_file();
    set_mode(&path, 0o000);

    assert!(matches!(load_all(&path), Err(LoadError::NoPermission)));
    assert!(matches!(save_new(&path), Err(SaveError::NoPermission)));
}

#[test]
fn a_missing_folder_is_reported() {
    let (folder, path) = folder_with_file();

    let missing = folder.path().join("missing/b.epd");
    assert!(matches!(save_new(&missing), Err(SaveError::FolderGone)));
    assert!(matches!(load_all(&missing), Err(LoadError::NotFound)));
    let inside_a_file = path.join("b.epd");
    let saved = save_new(&inside_a_file);
    assert!(matches!(saved, Err(SaveError::FolderGone)));
}

#[test]
fn a_folder_cannot_be_loaded_or_saved() {
    let (folder, path) = folder_with_file();

    for path in [folder.path(), Path::new("/"), Path::new("..")] {
        assert!(matches!(save_new(path), Err(SaveError::IsFolder)));
        assert!(matches!(load_all(path), Err(LoadError::IsFolder)));
    }
    assert_alone(&path, "old\n");
}

#[cfg(unix)]
#[test]
fn pipes_sockets_and_devices_are_refused_at_once() {
    let folder = folder();
    let pipe = folder.path().join("pipe");
    mknodat(CWD, &pipe, FileType::Fifo, Mode::from(0o666), 0).unwrap();
    let socket = folder.path().join("socket");
    let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    let start = Instant::now();

    for path in [
        &pipe,
        &socket,
        Path::new("/dev/full"),
        Path::new("/dev/zero"),
    ] {
        assert!(matches!(save_new(path), Err(SaveError::NotRegular)));
        assert!(matches!(load_all(path), Err(LoadError::NotRegular)));
    }

    assert!(start.elapsed() < Duration::from_secs(1));
    assert_eq!(names(folder.path()), ["pipe", "socket"]);
}

#[cfg(unix)]
#[test]
fn system_errors_are_distinguished() {
    use rustix::io::Errno;
    type IsRight = fn(&SaveError) -> bool;
    let reasons: [(Errno, IsRight); 17] = [
        (Errno::NOSPC, |error| matches!(error, SaveError::DiskFull)),
        (Errno::DQUOT, |error| matches!(error, SaveError::DiskFull)),
        (Errno::FBIG, |error| matches!(error, SaveError::DiskFull)),
        (Errno::ROFS, |error| matches!(error, SaveError::ReadOnly)),
        (Errno::ACCESS, |error| {
            matches!(error, SaveError::NoPermission)
        }),
        (Errno::PERM, |error| {
            matches!(error, SaveError::NoPermission)
        }),
        (Errno::NAMETOOLONG, |error| {
            matches!(error, SaveError::NameTooLong)
        }),
        (Errno::NOENT, |error| matches!(error, SaveError::FolderGone)),
        (Errno::NOTDIR, |error| {
            matches!(error, SaveError::FolderGone)
        }),
        (Errno::ISDIR, |error| matches!(error, SaveError::IsFolder)),
        (Errno::TXTBSY, |error| matches!(error, SaveError::Busy(_))),
        (Errno::BUSY, |error| matches!(error, SaveError::Busy(_))),
        (Errno::STALE, |error| {
            matches!(error, SaveError::Unreachable(_))
        }),
        (Errno::NOTCONN, |error| {
            matches!(error, SaveError::Unreachable(_))
        }),
        (Errno::TIMEDOUT, |error| {
            matches!(error, SaveError::Unreachable(_))
        }),
        (Errno::HOSTUNREACH, |error| {
            matches!(error, SaveError::Unreachable(_))
        }),
        (Errno::IO, |error| matches!(error, SaveError::Write(_))),
    ];
    for (errno, is_right) in reasons {
        let error = SaveError::from(std::io::Error::from(errno));
        assert!(is_right(&error), "{errno}: {error:?}");
    }
}
