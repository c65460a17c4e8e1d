//! The file is changed, replaced or removed while its rows are open: no wrong row, ever.

use super::on_disk::{ON_DISK, file, line, load_on_disk, rows_on_disk};
use std::fs::{self, File, Permissions};
use std::io::Write as _;
use std::ops::ControlFlow;
use std::os::unix::fs::{FileExt as _, PermissionsExt as _};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;
use tabiya::collection::{
    Expected, LineId, LineList, Loaded, NoLine, ReadError, Rows, SaveError, load_with, save,
};

fn text() -> String {
    (0..100_000)
        .map(|n| format!("line {n}\n"))
        .collect::<Vec<_>>()
        .concat()
}

fn go_on(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn is_right(rows: &Rows, row: u64) -> bool {
    line(rows, row) == format!("line {row}").as_bytes()
}

/// Whether any way to read a row gives anything but an error.
fn is_all_lost(rows: &Rows) -> bool {
    let row = 77_777;
    // Whatever is asked first may be what notices.
    let part = rows.source().each_part(4, &mut Vec::new(), |_| {});
    matches!(part, Err(ReadError::Changed))
        && matches!(rows.read_line(row), Err(ReadError::Changed))
        && matches!(rows.fetch(row..row + 9), Err(ReadError::Changed))
        && rows.line(row) == Err(NoLine::Lost)
        && rows.line(0) == Err(NoLine::Lost)
        && rows.write_to(&mut Vec::new(), &mut go_on).is_err()
        && matches!(rows.byte_len(), Err(ReadError::Changed))
        && rows.source().is_lost()
}

#[test]
fn a_file_that_is_written_to_is_lost_and_shows_no_wrong_row() {
    type Change = fn(&File);
    let changes: [(&str, Change); 5] = [
        ("truncated", |file| file.set_len(1000).unwrap()),
        ("emptied", |file| file.set_len(0).unwrap()),
        ("made longer", |file| file.set_len(2_000_000).unwrap()),
        ("overwritten", |file| {
            file.write_all_at(b"other\n", 500_000).unwrap();
        }),
        ("overwritten with the time set back", |file| {
            let time = file.metadata().unwrap().modified().unwrap();
            file.write_all_at(&b"a longer line\n".repeat(70_000), 0)
                .unwrap();
            file.set_modified(time).unwrap();
        }),
    ];
    for (name, change) in changes {
        let (folder, rows) = rows_on_disk(text().as_bytes());
        assert!(is_right(&rows, 10));
        let path = folder.path().join("a.epd");
        change(&File::options().write(true).open(&path).unwrap());

        assert!(is_all_lost(&rows), "{name}");
    }
}

#[test]
fn a_line_that_is_asked_for_first_notices_the_change() {
    for row in [0, 50_000, 99_999] {
        let (folder, rows) = rows_on_disk(text().as_bytes());
        let path = folder.path().join("a.epd");
        File::options()
            .append(true)
            .open(&path)
            .unwrap()
            .write_all(b"x")
            .unwrap();

        assert!(matches!(
            rows.line(row),
            Err(NoLine::Lost | NoLine::NotReady)
        ));
        assert!(rows.fetch(row..row + 1).is_err());
        assert_eq!(rows.line(row), Err(NoLine::Lost));
    }
}

#[test]
fn a_touched_file_counts_as_changed() {
    let (folder, rows) = rows_on_disk(text().as_bytes());
    let file = File::options()
        .write(true)
        .open(folder.path().join("a.epd"))
        .unwrap();
    file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
    assert!(is_all_lost(&rows));
}

#[test]
fn rows_of_our_own_are_there_whatever_becomes_of_the_file() {
    let (folder, mut rows) = rows_on_disk(text().as_bytes());
    let own = rows.add_own("ours");
    rows.splice(5, 1, &[own]);
    fs::write(folder.path().join("a.epd"), "other").unwrap();

    assert_eq!(rows.line(5).as_deref(), Ok(&b"ours"[..]));
    assert_eq!(rows.read_line(5).unwrap(), b"ours");
    assert!(rows.read_line(6).is_err());
}

#[test]
fn a_file_without_its_name_stays_readable() {
    type Change = fn(&Path);
    let changes: [(&str, Change); 5] = [
        ("removed", |path| fs::remove_file(path).unwrap()),
        ("replaced", |path| {
            let other = path.with_extension("other");
            fs::write(&other, "other\n").unwrap();
            fs::rename(other, path).unwrap();
        }),
        ("renamed", |path| {
            fs::rename(path, path.with_extension("x")).unwrap();
        }),
        ("made unreadable", |path| {
            fs::set_permissions(path, Permissions::from_mode(0o000)).unwrap();
        }),
        ("linked", |path| {
            fs::hard_link(path, path.with_extension("x")).unwrap();
        }),
    ];
    for (name, change) in changes {
        let (folder, rows) = rows_on_disk(text().as_bytes());
        change(&folder.path().join("a.epd"));

        assert!(is_right(&rows, 0) && is_right(&rows, 88_888), "{name}");
        assert!(super::written(&rows) == text().as_bytes(), "{name}");
    }
}

fn edited(loaded: Loaded) -> Rows {
    let mut rows = Rows::new(Arc::new(loaded.source));
    let own = rows.add_own_for(50_000, "edited");
    rows.splice(50_000, 1, &[own]);
    rows
}

#[test]
fn rows_are_read_from_the_old_file_after_a_save_and_can_be_saved_again() {
    let (_folder, path) = file(text().as_bytes());
    let loaded = load_on_disk(&path);
    let mut seen = loaded.fingerprint.clone();
    let mut rows = edited(loaded);
    for word in ["one", "two", "three"] {
        let own = rows.add_own_for(10, word);
        rows.splice(10, 1, &[own]);
        seen = save(&path, &rows, &Expected::SameAs(seen), None, &mut go_on)
            .unwrap()
            .fingerprint;
        let expected = text().replace("line 50000\n", "edited\n").replacen(
            "line 10\n",
            &format!("{word}\n"),
            1,
        );
        assert!(fs::read(&path).unwrap() == expected.as_bytes());
        assert!(is_right(&rows, 0) && is_right(&rows, 99_999));
    }
}

#[test]
fn a_file_that_is_overwritten_in_place_by_ourselves_loses_no_row() {
    let (folder, path) = file(text().as_bytes());
    fs::hard_link(&path, folder.path().join("b")).unwrap();
    let loaded = load_on_disk(&path);
    let seen = loaded.fingerprint.clone();
    let mut rows = edited(loaded);
    let order: LineList = (0..100_000)
        .map(|n| LineId::Source((n * 38_783 + 17) % 100_000))
        .collect();
    let spans = rows.spans_of(order);
    let before = rows.splice(0, 100_000, &spans);

    let saved = save(&path, &rows, &Expected::SameAs(seen), None, &mut go_on).unwrap();
    let sorted = super::written(&rows);
    assert!(fs::read(&path).unwrap() == sorted);
    assert_eq!(saved.bytes, sorted.len() as u64);

    rows.splice(0, 100_000, &before);
    save(
        &path,
        &rows,
        &Expected::SameAs(saved.fingerprint),
        None,
        &mut go_on,
    )
    .unwrap();
    let expected = text().replace("line 50000\n", "edited\n");
    assert!(fs::read(&path).unwrap() == expected.as_bytes());
    assert!(fs::read(folder.path().join("b")).unwrap() == expected.as_bytes());
    assert!(is_right(&rows, 3) && !rows.source().is_lost());
}

#[test]
fn a_change_of_the_file_during_the_save_leaves_it_alone() {
    let long = (0..1_000_000)
        .map(|n| format!("line {n}\n"))
        .collect::<Vec<_>>()
        .concat();
    let (folder, path) = file(long.as_bytes());
    let rows = edited(load_on_disk(&path));
    let elsewhere = folder.path().join("elsewhere");
    let mut change = |_| {
        fs::write(&path, "theirs\n").unwrap();
        ControlFlow::Continue(())
    };

    let saved = save(&elsewhere, &rows, &Expected::Anything, None, &mut change);

    assert!(matches!(saved, Err(SaveError::LinesLost)));
    assert!(!elsewhere.exists());
    let over_it = save(&path, &rows, &Expected::Anything, None, &mut go_on);
    assert!(matches!(over_it, Err(SaveError::LinesLost)));
    assert_eq!(fs::read_to_string(&path).unwrap(), "theirs\n");
}

#[test]
fn a_small_file_is_kept_whatever_becomes_of_it() {
    let (_folder, path) = file(text().as_bytes());
    let limits = tabiya::collection::Limits::default();
    assert_ne!(limits, ON_DISK);
    let mut progress = |_, _| ControlFlow::Continue(());
    let rows = edited(load_with(&path, limits, &mut progress).unwrap());
    fs::write(&path, "theirs\n").unwrap();

    assert!(is_right(&rows, 7));
    save(&path, &rows, &Expected::Anything, None, &mut go_on).unwrap();
    let expected = text().replace("line 50000\n", "edited\n");
    assert!(fs::read(&path).unwrap() == expected.as_bytes());
}
