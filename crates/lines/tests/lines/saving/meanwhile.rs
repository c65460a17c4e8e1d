//! Changes by other programs are noticed.

use super::{
    assert_alone, fingerprint, folder, folder_with_file, names, rows, save_known, save_new,
};
use std::fs::{self, File};
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::SystemTime;
use tabiya_lines::{Expected, Fingerprint, Imprint, LoadError, SaveError, load, save};

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
        let known = if cfg!(windows) {
            // The times do not reveal that a time was set back, so the bytes must be compared.
            read_fingerprint(&path)
        } else {
            fingerprint(&path)
        };
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

/// The fingerprint of a file that was read.
fn read_fingerprint(path: &Path) -> Fingerprint {
    let loaded = load(path, &mut |_, _| ControlFlow::Continue(())).unwrap();
    loaded.fingerprint
}

#[test]
fn a_file_with_unchanged_bytes_counts_as_unchanged_with_any_times() {
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
        // The file is changed again, after it was saved.
        change(&path);
        let saved = save_known(&path, &saved.unwrap().fingerprint);
        assert!(saved.is_ok(), "{name}: {saved:?}");
    }
}

/// A file that is mapped into another program's memory may change without a change of its times.
#[test]
fn other_bytes_with_the_same_times_are_noticed() {
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
fn most_changes_of_a_large_file_with_the_same_times_are_noticed() {
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
