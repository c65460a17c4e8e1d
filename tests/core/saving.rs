//! Claims about reading and saving files: nothing is torn, and a file stays what it was.
#![expect(clippy::print_stderr, reason = "a skipped claim says why")]

use std::ffi::OsString;
use std::fs::{self, File, Permissions};
use std::io::Write as _;
use std::ops::ControlFlow;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};
use std::{env, thread};

use rustix::fs::{CWD, FileType, Mode, XattrFlags, getxattr, mknodat, setxattr};
use tabiya::lines::{
    Expected, Fingerprint, Imprint, LoadError, NotText, Rows, SaveError, Saved, Source, load, save,
};
use tempfile::TempDir;

mod leftovers;

/// Set for a test that runs itself once more as another process.
const CHILD: &str = "TABIYA_TEST_CHILD";
const NOBODY: u32 = 65534;

fn folder() -> TempDir {
    TempDir::new().unwrap()
}

/// A folder with one file `a.epd` that says `old`.
fn folder_with_file() -> (TempDir, PathBuf) {
    let folder = folder();
    let path = folder.path().join("a.epd");
    fs::write(&path, "old\n").unwrap();
    (folder, path)
}

fn rows(text: &[u8]) -> Rows {
    Rows::new(Arc::new(Source::from_bytes(text.to_vec()).unwrap()))
}

fn may_continue(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn save_new(path: &Path) -> Result<Saved, SaveError> {
    save(
        path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut may_continue,
    )
}

fn save_known(path: &Path, known: &Fingerprint) -> Result<Saved, SaveError> {
    save(
        path,
        &rows(b"new\n"),
        &Expected::SameAs(known.clone()),
        None,
        &mut may_continue,
    )
}

fn load_all(path: &Path) -> Result<tabiya::lines::Loaded, LoadError> {
    load(path, &mut |_, _| ControlFlow::Continue(()))
}

fn fingerprint(path: &Path) -> Fingerprint {
    Fingerprint::of(&fs::metadata(path).unwrap())
}

fn names(folder: &Path) -> Vec<OsString> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    names
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().mode() & 0o7777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Asserts that `path` says `text` and has no temporary file beside it.
#[track_caller]
fn assert_alone(path: &Path, text: &str) {
    assert_eq!(fs::read_to_string(path).unwrap(), text);
    assert_eq!(names(path.parent().unwrap()), [path.file_name().unwrap()]);
}

/// This test program, set to run the test that runs, and no other: tests run in threads that have
/// their names.
fn this_test(program: &Path) -> Command {
    let name = thread::current().name().unwrap().to_owned();
    let mut command = Command::new(program);
    command.args(["--exact", &name, "--nocapture"]);
    command.env(CHILD, name).current_dir("/");
    command
}

/// A copy of this test program that every user may run.
///
/// Copied by another process: a program that is open for writing cannot be started, and a test that
/// starts something meanwhile would hand our open file on.
fn program_for_everybody(folder: &TempDir) -> PathBuf {
    let program = folder.path().join("tests");
    let mut copy = Command::new("cp");
    copy.arg(env::current_exe().unwrap()).arg(&program);
    assert!(copy.status().unwrap().success());
    set_mode(folder.path(), 0o755);
    set_mode(&program, 0o755);
    program
}

/// Permissions do not bind root: runs the test as an ordinary user then, and is true when done.
fn done_as_ordinary_user() -> bool {
    if !is_root() {
        return false;
    }
    let folder = folder();
    let program = program_for_everybody(&folder);
    let mut child = this_test(&program);
    let output = child.uid(NOBODY).gid(NOBODY).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let told = String::from_utf8_lossy(&output.stderr);
    let has_passed = output.status.success() && said.contains("1 passed");
    assert!(has_passed, "{said}\n{told}");
    true
}

// What a file is.

#[test]
fn saving_replaces_the_text_and_tells_the_new_fingerprint() {
    let (_folder, path) = folder_with_file();

    let saved = save_known(&path, &fingerprint(&path)).unwrap();

    assert_alone(&path, "new\n");
    assert_eq!(saved.bytes, 4);
    assert_eq!(saved.fingerprint, fingerprint(&path));
    save_known(&path, &saved.fingerprint).unwrap();
}

#[test]
fn what_was_loaded_is_saved_byte_for_byte() {
    let folder = folder();
    let path = folder.path().join("a.epd");
    let bytes = b"\xEF\xBB\xBFone\r\ntwo\xFF\0\n\nthree";
    fs::write(&path, bytes).unwrap();

    let loaded = load_all(&path).unwrap();
    let rows = Rows::new(Arc::new(loaded.source));
    save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_file_in_utf_16_is_saved_in_utf_16_with_every_other_line_as_it_was() {
    let (_folder, path) = folder_with_file();
    let utf16 = |text: &str| -> Vec<u8> {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        b"\xFF\xFE".iter().copied().chain(units).collect()
    };
    fs::write(&path, utf16("# König\r\n8/8 w\r\n♔\n")).unwrap();

    let loaded = load_all(&path).unwrap();
    let mut rows = Rows::new(Arc::new(loaded.source));
    let own = rows.add_own_for(1, "neu ♚");
    rows.splice(1, 1, &[own]);
    let saved = save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    let expected = utf16("# König\r\nneu ♚\r\n♔\n");
    assert_eq!(fs::read(&path).unwrap(), expected);
    assert_eq!(saved.bytes, expected.len() as u64);
}

#[test]
fn a_file_with_all_kinds_of_line_ends_keeps_them() {
    let (_folder, path) = folder_with_file();
    fs::write(&path, b"one\rtwo\r\nthree\n\rfive\0\n").unwrap();

    let loaded = load_all(&path).unwrap();
    let mut rows = Rows::new(Arc::new(loaded.source));
    assert_eq!(rows.len(), 5);
    let own = rows.add_own_for(0, "eins");
    rows.splice(0, 1, &[own]);
    save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    let expected = b"eins\rtwo\r\nthree\n\rfive\0\n";
    assert_eq!(fs::read(&path).unwrap(), expected);
}

#[test]
fn a_damaged_file_in_utf_16_loses_no_byte() {
    let (_folder, path) = folder_with_file();
    let damaged = b"\xFE\xFF\0a\xDE\x00\0\n\xD8\x00\xD8\x00\0\r\0b\0";
    fs::write(&path, damaged).unwrap();

    let loaded = load_all(&path).unwrap();
    let rows = Rows::new(Arc::new(loaded.source));
    assert_eq!(rows.len(), 3);
    save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    assert_eq!(fs::read(&path).unwrap(), damaged);
}

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

#[test]
fn a_new_file_gets_the_mode_any_new_file_gets() {
    let folder = folder();
    let plain = folder.path().join("plain");
    let ours = folder.path().join("ours");
    File::create(&plain).unwrap();

    save_new(&ours).unwrap();

    assert_eq!(mode(&ours), mode(&plain));
    assert_eq!(names(folder.path()), ["ours", "plain"]);
}

#[test]
fn a_symbolic_link_stays_one() {
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

#[test]
fn a_link_that_leads_nowhere_gets_its_file() {
    let folder = folder();
    let link = folder.path().join("link");
    symlink("target", &link).unwrap();

    save_new(&link).unwrap();

    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(names(folder.path()), ["link", "target"]);
    assert_eq!(fs::read_to_string(&link).unwrap(), "new\n");
}

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

#[test]
fn notes_on_a_file_are_kept() {
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

#[test]
fn a_file_does_not_inherit_an_access_list_when_it_is_saved() {
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

// What is refused.

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
fn a_missing_folder_is_told() {
    let (folder, path) = folder_with_file();

    let missing = folder.path().join("missing/b.epd");
    assert!(matches!(save_new(&missing), Err(SaveError::FolderGone)));
    assert!(matches!(load_all(&missing), Err(LoadError::NotFound)));
    let inside_a_file = path.join("b.epd");
    let saved = save_new(&inside_a_file);
    assert!(matches!(saved, Err(SaveError::FolderGone)));
}

#[test]
fn a_folder_is_no_file() {
    let (folder, path) = folder_with_file();

    for path in [folder.path(), Path::new("/"), Path::new("..")] {
        assert!(matches!(save_new(path), Err(SaveError::IsFolder)));
        assert!(matches!(load_all(path), Err(LoadError::IsFolder)));
    }
    assert_alone(&path, "old\n");
}

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

// Changes by others.

#[test]
fn every_change_by_others_is_noticed() {
    type Change = fn(&Path);
    let changes: [(&str, Change); 4] = [
        ("appended", |path| {
            let mut file = File::options().append(true).open(path).unwrap();
            file.write_all(b"more\n").unwrap();
        }),
        ("rewritten with the time set back", |path| {
            let time = fs::metadata(path).unwrap().modified().unwrap();
            fs::write(path, "odd\n").unwrap();
            File::options()
                .write(true)
                .open(path)
                .unwrap()
                .set_modified(time)
                .unwrap();
        }),
        ("replaced", |path| {
            let other = path.with_extension("other");
            fs::write(&other, "odd\n").unwrap();
            fs::rename(other, path).unwrap();
        }),
        ("removed", |path| fs::remove_file(path).unwrap()),
    ];
    for (name, change) in changes {
        let (folder, path) = folder_with_file();
        let known = fingerprint(&path);
        change(&path);
        let before = fs::read(&path).ok();

        let saved = save_known(&path, &known);

        let is_noticed = match saved {
            Err(SaveError::ChangedOnDisk) => name != "removed",
            Err(SaveError::Removed) => name == "removed",
            _ => false,
        };
        assert!(is_noticed, "{name}");
        assert_eq!(fs::read(&path).ok(), before, "{name}");
        assert!(names(folder.path()).len() < 2, "{name}");
        save_new(&path).unwrap();
    }
}

/// What is known of a file that was read.
fn read_fingerprint(path: &Path) -> Fingerprint {
    let loaded = load(path, &mut |_, _| ControlFlow::Continue(())).unwrap();
    loaded.fingerprint
}

#[test]
fn a_file_that_holds_the_bytes_that_were_read_is_the_same_whatever_its_times() {
    type Change = fn(&Path);
    let changes: [(&str, Change); 4] = [
        ("touched", |path| {
            let file = File::options().write(true).open(path).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        }),
        ("written again", |path| {
            let text = fs::read(path).unwrap();
            fs::write(path, text).unwrap();
        }),
        ("replaced by a copy", |path| {
            let other = path.with_extension("other");
            fs::copy(path, &other).unwrap();
            fs::rename(other, path).unwrap();
        }),
        ("given a second name for a while", |path| {
            let other = path.with_extension("other");
            fs::hard_link(path, &other).unwrap();
            fs::remove_file(other).unwrap();
        }),
    ];
    for (name, change) in changes {
        let (_folder, path) = folder_with_file();
        let known = read_fingerprint(&path);
        change(&path);

        let saved = save_known(&path, &known);
        assert!(saved.is_ok(), "{name}: {saved:?}");
        // And again, over what was saved and touched since.
        change(&path);
        let saved = save_known(&path, &saved.unwrap().fingerprint);
        assert!(saved.is_ok(), "{name}: {saved:?}");
    }
}

/// A file that is mapped into another program's memory may change without a change of its times.
#[test]
fn other_bytes_behind_the_same_times_are_noticed() {
    for in_place in [false, true] {
        let (folder, path) = folder_with_file();
        let was_read = fs::read(&path).unwrap();
        fs::write(&path, "theirs\n").unwrap();
        if in_place {
            fs::hard_link(&path, folder.path().join("b")).unwrap();
        }
        let now = Fingerprint::of(&fs::metadata(&path).unwrap());

        let saved = save_known(&path, &now.clone().with(Imprint::of(&was_read)));

        assert!(matches!(saved, Err(SaveError::ChangedOnDisk)), "{saved:?}");
        assert_eq!(fs::read(&path).unwrap(), b"theirs\n");
        save_known(&path, &now.with(Imprint::of(b"theirs\n"))).unwrap();
    }
}

#[test]
fn of_a_large_file_any_change_of_length_and_most_of_the_bytes_are_noticed_behind_the_same_times() {
    type Change<'a> = &'a dyn Fn(&mut Vec<u8>);
    let folder = folder();
    let path = folder.path().join("a.epd");
    let old = b"8/8/8/8/8/8/8/K6k w - -\n".repeat(1_000_000);
    fs::write(&path, &old).unwrap();
    let was_read = Imprint::of(&old);
    let changes: [Change<'_>; 4] = [
        &|text| text.truncate(20_000_000),
        &|text| text[0] = b'x',
        &|text| *text.last_mut().unwrap() = b'x',
        &|text| text[8_000_000..16_000_000].fill(b'x'),
    ];
    for change in changes {
        let mut text = old.clone();
        change(&mut text);
        fs::write(&path, &text).unwrap();
        let now = Fingerprint::of(&fs::metadata(&path).unwrap());

        let saved = save_known(&path, &now.with(was_read.clone()));

        assert!(matches!(saved, Err(SaveError::ChangedOnDisk)), "{saved:?}");
        assert!(fs::read(&path).unwrap() == text);
    }
}

#[test]
fn a_change_during_the_save_is_noticed() {
    let (_folder, path) = folder_with_file();
    let known = fingerprint(&path);

    let saved = save(
        &path,
        &rows(b"new\n"),
        &Expected::SameAs(known),
        None,
        &mut |_| {
            fs::write(&path, "theirs\n").unwrap();
            ControlFlow::Continue(())
        },
    );

    assert!(matches!(saved, Err(SaveError::ChangedOnDisk)));
    assert_alone(&path, "theirs\n");
}

#[test]
fn a_file_that_appears_during_the_save_is_not_overwritten() {
    let folder = folder();
    let path = folder.path().join("a.epd");

    let saved = save(
        &path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut |_| {
            fs::write(&path, "theirs\n").unwrap();
            ControlFlow::Continue(())
        },
    );

    assert!(matches!(saved, Err(SaveError::ChangedOnDisk)));
    assert_alone(&path, "theirs\n");
}

#[test]
fn a_change_during_the_load_is_noticed() {
    let (_folder, path) = folder_with_file();
    let append = || {
        let mut file = File::options().append(true).open(&path).unwrap();
        file.write_all(b"x").unwrap();
    };

    let (mut changed_once, mut changed_always) = (false, 0);
    let once = load(&path, &mut |_, _| {
        if !changed_once {
            append();
            changed_once = true;
        }
        ControlFlow::Continue(())
    });
    let always = load(&path, &mut |_, _| {
        append();
        changed_always += 1;
        ControlFlow::Continue(())
    });

    let once = once.unwrap().source;
    assert_eq!(once.line(1).as_deref(), Ok(&b"x"[..]));
    assert!(matches!(always, Err(LoadError::ChangedWhileReading)));
    assert!(changed_always < 10);
}

// Stopping half-way.

#[test]
fn a_cancelled_save_leaves_the_old_file_and_nothing_else() {
    let big = rows(&b"0123456789\n".repeat(500_000));
    let (_folder, path) = folder_with_file();
    let mut calls = 0;

    let saved = save(&path, &big, &Expected::Anything, None, &mut |_| {
        calls += 1;
        if calls < 2 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });

    assert!(matches!(saved, Err(SaveError::Cancelled)));
    assert_eq!(calls, 2);
    assert_alone(&path, "old\n");
    let new = path.with_extension("new");
    let saved = save(&new, &big, &Expected::Anything, None, &mut |_| {
        ControlFlow::Break(())
    });
    assert!(matches!(saved, Err(SaveError::Cancelled)));
    assert_alone(&path, "old\n");
}

#[test]
fn overwriting_in_place_is_cancelled_before_the_first_byte_or_not_at_all() {
    let (folder, path) = folder_with_file();
    fs::hard_link(&path, folder.path().join("b")).unwrap();

    let at_once = save(
        &path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut |_| ControlFlow::Break(()),
    );
    assert!(matches!(at_once, Err(SaveError::Cancelled)));
    assert_eq!(fs::read_to_string(&path).unwrap(), "old\n");

    let too_late = save(
        &path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut |bytes| {
            if bytes == 0 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    assert_eq!(too_late.unwrap().bytes, 4);
    assert_eq!(fs::read_to_string(&path).unwrap(), "new\n");
}

#[test]
fn loading_can_be_cancelled() {
    let (_folder, path) = folder_with_file();

    let loaded = load(&path, &mut |_, _| ControlFlow::Break(()));

    assert!(matches!(loaded, Err(LoadError::Cancelled)));
}

#[test]
fn a_limit_on_file_size_is_a_full_disk_and_not_the_end() {
    if env::var_os(CHILD).is_none() {
        let child = this_test(&env::current_exe().unwrap());
        let mut limited = Command::new("sh");
        limited.args(["-c", "ulimit -f 8; exec \"$@\"", "sh"]);
        limited
            .arg(child.get_program())
            .args(child.get_args())
            .env(CHILD, "limited");
        // Through pipes: our own output may be a file, for which the limit would hold too.
        let output = limited.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
        let tests = String::from_utf8_lossy(&output.stdout);
        assert!(tests.contains("1 passed"), "{tests}");
        return;
    }
    let (_folder, path) = folder_with_file();

    let saved = save(
        &path,
        &rows(&vec![b'x'; 100_000]),
        &Expected::Anything,
        None,
        &mut may_continue,
    );

    assert!(matches!(saved, Err(SaveError::DiskFull)));
    assert_alone(&path, "old\n");
}

/// A disk of 1 MiB, gone when dropped.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn mount() -> Option<Self> {
        let folder = folder();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=1m", "tabiya-test"]);
        let output = mount.arg(folder.path()).output().ok()?;
        output.status.success().then(|| Self(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A process that another test is just starting has our files until it is another program.
        let unmounts = || Command::new("umount").arg(self.0.path()).status();
        let mut tries = (0..100).map(|_| {
            thread::sleep(Duration::from_millis(20));
            unmounts().unwrap().success()
        });
        assert!(tries.any(|is_gone| is_gone));
    }
}

#[test]
fn a_full_disk_leaves_the_old_file() {
    let Some(disk) = SmallDisk::mount() else {
        eprintln!("skipped: cannot mount a small disk");
        return;
    };
    let path = disk.0.path().join("a.epd");
    let other = disk.0.path().join("b.epd");
    fs::write(&path, "old\n").unwrap();
    let big = rows(&b"0123456789\n".repeat(120_000));

    assert!(matches!(
        save(&path, &big, &Expected::Anything, None, &mut may_continue),
        Err(SaveError::DiskFull)
    ));
    assert_alone(&path, "old\n");

    fs::hard_link(&path, &other).unwrap();
    assert!(matches!(
        save(&path, &big, &Expected::Anything, None, &mut may_continue),
        Err(SaveError::DiskFull)
    ));
    assert_eq!(fs::read_to_string(&other).unwrap(), "old\n");
    assert_eq!(names(disk.0.path()), ["a.epd", "b.epd"]);
}

#[test]
fn a_killed_save_leaves_the_old_file_or_the_new_one() {
    if let Some(path) = env::var_os("TABIYA_TEST_PATH") {
        for round in 0_u64.. {
            let line = format!("{round:010}\n");
            save(
                Path::new(&path),
                &rows(line.repeat(20_000).as_bytes()),
                &Expected::Anything,
                None,
                &mut may_continue,
            )
            .unwrap();
        }
    }
    let (_folder, path) = folder_with_file();
    fs::write(&path, "0000000000\n".repeat(20_000)).unwrap();
    let program = env::current_exe().unwrap();
    for round in 0_u64..10 {
        let mut child = this_test(&program)
            .env("TABIYA_TEST_PATH", &path)
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(60 + 7 * round));
        child.kill().unwrap();
        child.wait().unwrap();

        let text = fs::read_to_string(&path).unwrap();
        let line = text.get(..11).unwrap();
        assert!(text == line.repeat(20_000), "torn at {line}");
    }
}

// What is told.

#[test]
fn the_reasons_of_the_system_are_told_apart() {
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

// Loading.

#[test]
fn loading_tells_what_is_wrong_with_the_bytes() {
    let (folder, path) = folder_with_file();
    fs::write(&path, b"a\0b\0").unwrap();

    let utf16 = load_all(&path);
    assert!(matches!(utf16, Err(LoadError::NotText(NotText::Utf16))));
    let missing = load_all(&folder.path().join("missing"));
    assert!(matches!(missing, Err(LoadError::NotFound)));
}

#[test]
fn loading_reports_progress_up_to_the_end() {
    let (_folder, path) = folder_with_file();
    fs::write(&path, b"0123456789\n".repeat(300_000)).unwrap();
    let mut calls = Vec::new();

    load(&path, &mut |read, of| {
        calls.push((read, of));
        ControlFlow::Continue(())
    })
    .unwrap();

    assert!(4 <= calls.len());
    assert!(calls.is_sorted());
    assert_eq!(calls.last(), Some(&(3_300_000, 3_300_000)));
}
