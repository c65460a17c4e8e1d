//! The file is changed, replaced or removed while its rows are open: no wrong row, ever.

use super::on_disk::{ON_DISK, file, line, load_on_disk, rows_on_disk};
use std::fs::{self, File};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;
use tabiya_lines::{
    Expected, LineId, LineList, Loaded, NoLine, ReadError, Rows, SaveError, load_with, save,
};

fn text() -> String {
    (0..100_000)
        .map(|n| format!("line {n}\n"))
        .collect::<Vec<_>>()
        .concat()
}

fn may_continue(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Overwrites the text at a byte.
fn write_at(mut file: &File, text: &[u8], at: u64) {
    file.seek(SeekFrom::Start(at)).unwrap();
    file.write_all(text).unwrap();
}

#[cfg(unix)]
fn give_other_permissions(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(0o640)).unwrap();
}

/// Attributes are the nearest equivalent of permissions.
#[cfg(windows)]
fn give_other_permissions(path: &Path) {
    use winsafe::co::FILE_ATTRIBUTE;
    winsafe::SetFileAttributes(path.to_str().unwrap(), FILE_ATTRIBUTE::HIDDEN).unwrap();
}

fn is_right(rows: &Rows, row: u64) -> bool {
    line(rows, row) == format!("line {row}").as_bytes()
}

/// Whether every way of reading a row finds it. Asserts that none finds another row.
fn is_there(rows: &Rows, row: u64) -> bool {
    let expected = format!("line {row}");
    let fetched = rows.fetch(row..row + 1);
    match rows.line(row) {
        Ok(line) => {
            assert_eq!(line, expected.as_bytes());
            assert!(fetched.is_ok());
            assert_eq!(rows.read_line(row).unwrap(), expected.as_bytes());
            true
        }
        Err(why) => {
            assert_eq!(why, NoLine::Lost, "row {row}");
            assert!(matches!(fetched, Err(ReadError::Changed)));
            assert!(matches!(rows.read_line(row), Err(ReadError::Changed)));
            false
        }
    }
}

/// The rows that are available according to [`is_there`], and the lost ones.
fn there_and_lost(rows: &Rows) -> (Vec<u64>, Vec<u64>) {
    (0..rows.len())
        .step_by(97)
        .partition(|row| is_there(rows, *row))
}

#[test]
fn overwritten_lines_are_lost_and_all_others_stay() {
    type Change = fn(&File);
    // If the text at a byte differs, the rest of its 16 KiB is lost.
    let changes: [(&str, Range<usize>, Change); 5] = [
        ("truncated", 1000..1_088_890, |file| {
            file.set_len(1000).unwrap();
        }),
        ("emptied", 0..1_088_890, |file| file.set_len(0).unwrap()),
        ("overwritten", 500_000..500_006, |file| {
            write_at(file, b"other\n", 500_000);
        }),
        ("overwritten with the time set back", 0..14 * 7000, |file| {
            let time = file.metadata().unwrap().modified().unwrap();
            write_at(file, &b"a longer line\n".repeat(7000), 0);
            file.set_modified(time).unwrap();
        }),
        ("a line more in the middle", 500_000..1_088_890, |file| {
            let text = text();
            write_at(file, b"one more\n", 500_000);
            let rest = &text.as_bytes()[500_000..];
            write_at(file, rest, 500_009);
        }),
    ];
    let text = text();
    assert_eq!(text.len(), 1_088_890);
    let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
    let starts: Vec<usize> = std::iter::once(0)
        .chain(ends.map(|(at, _)| at + 1))
        .collect();
    let start_of = |row: u64| starts[usize::try_from(row).unwrap()];
    for (name, changed, change) in changes {
        let (folder, rows) = rows_on_disk(text.as_bytes());
        let path = folder.path().join("a.epd");
        change(&File::options().write(true).open(&path).unwrap());

        let (there, lost) = there_and_lost(&rows);
        let blocks = changed.start / 16_384 * 16_384..changed.end.next_multiple_of(16_384);
        assert!(!lost.is_empty(), "{name}");
        for row in lost {
            // The line end before it may be in another block.
            let from = start_of(row).saturating_sub(16_384);
            assert!(
                from < blocks.end && blocks.start <= start_of(row + 1),
                "{name} {row}"
            );
        }
        for row in there {
            let place = start_of(row)..start_of(row + 1);
            assert!(
                blocks.end <= place.start || place.end <= blocks.start,
                "{name} {row}"
            );
        }
        let mut read = 0;
        let mut buffer = Vec::new();
        for piece in 0..rows.source().chunk_count() {
            let part = rows
                .source()
                .each_part(piece, &mut buffer, |part| read += part.text.len());
            assert!(matches!(part, Ok(()) | Err(ReadError::Changed)), "{name}");
        }
        assert!(read < text.len(), "{name}");
        let mut out = Vec::new();
        assert!(
            rows.write_to(&mut out, &mut may_continue).is_err(),
            "{name}"
        );
        assert!(text.as_bytes().starts_with(&out), "{name}");
        assert!(
            matches!(rows.source().check(), Err(ReadError::Changed)),
            "{name}"
        );
    }
}

#[test]
fn a_touched_or_extended_file_is_intact_and_can_be_saved() {
    type Change = fn(&Path);
    let append = |path: &Path, text: &[u8]| {
        let mut file = File::options().append(true).open(path).unwrap();
        file.write_all(text).unwrap();
    };
    let changes: [(&str, Change); 4] = [
        ("touched", |path| {
            let file = File::options().write(true).open(path).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        }),
        ("written again as it was", |path| {
            let file = File::options().write(true).open(path).unwrap();
            write_at(&file, text().as_bytes(), 0);
        }),
        ("given other permissions", give_other_permissions),
        ("appended to", |_| {}),
    ];
    for (name, change) in changes {
        let (folder, path) = file(text().as_bytes());
        let mut rows = edited(load_on_disk(&path));
        let order: LineList = (0..100_000)
            .map(|n| LineId::Source((n * 38_783 + 17) % 100_000))
            .collect();
        rows.splice(0, 100_000, &rows.spans_of(order));
        let expected = super::written(&rows);
        change(&path);
        if name == "appended to" {
            append(&path, b"line 100000\n");
        }

        rows.source().check().unwrap();
        assert!(super::written(&rows) == expected, "{name}");
        let elsewhere = folder.path().join("elsewhere");
        save(
            &elsewhere,
            &rows,
            &Expected::Nothing,
            None,
            &mut may_continue,
        )
        .unwrap();
        assert!(fs::read(&elsewhere).unwrap() == expected, "{name}");
        save(&path, &rows, &Expected::Anything, None, &mut may_continue).unwrap();
        assert!(fs::read(&path).unwrap() == expected, "{name}");
    }
}

#[test]
fn restored_lines_can_be_read_again() {
    let (folder, rows) = rows_on_disk(text().as_bytes());
    let path = folder.path().join("a.epd");
    let file = File::options().write(true).open(&path).unwrap();
    write_at(&file, b"other\n", 500_000);
    let (_, lost) = there_and_lost(&rows);
    assert!(!lost.is_empty());
    write_at(&file, &text().as_bytes()[500_000..500_006], 500_000);

    rows.source().check().unwrap();

    assert_eq!(there_and_lost(&rows).1, Vec::<u64>::new());
}

#[test]
fn own_rows_survive_any_change_of_the_file() {
    let (folder, mut rows) = rows_on_disk(text().as_bytes());
    let own = rows.add_own("ours");
    rows.splice(5, 1, &[own]);
    fs::write(folder.path().join("a.epd"), "other").unwrap();

    assert_eq!(rows.line(5).as_deref(), Ok(&b"ours"[..]));
    assert_eq!(rows.read_line(5).unwrap(), b"ours");
    assert!(rows.read_line(6).is_err());
}

#[test]
fn a_removed_or_renamed_file_stays_readable() {
    type Change = fn(&Path);
    let changes: &[(&str, Change)] = &[
        ("removed", |path| fs::remove_file(path).unwrap()),
        ("renamed", |path| {
            fs::rename(path, path.with_extension("x")).unwrap();
        }),
        #[cfg(unix)]
        ("made unreadable", |path| {
            use std::os::unix::fs::PermissionsExt as _;
            fs::set_permissions(path, fs::Permissions::from_mode(0o000)).unwrap();
        }),
        ("linked", |path| {
            fs::hard_link(path, path.with_extension("x")).unwrap();
        }),
    ];
    for &(name, change) in changes {
        let (folder, rows) = rows_on_disk(text().as_bytes());
        change(&folder.path().join("a.epd"));
        assert_all_is_there(&rows, name);
    }
}

#[test]
#[cfg_attr(windows, ignore = "Under Wine 8 an open file keeps its name")]
fn a_replaced_file_stays_readable() {
    let (folder, rows) = rows_on_disk(text().as_bytes());
    let other = folder.path().join("other");
    fs::write(&other, "other\n").unwrap();
    fs::rename(other, folder.path().join("a.epd")).unwrap();
    assert_all_is_there(&rows, "replaced");
}

#[track_caller]
fn assert_all_is_there(rows: &Rows, name: &str) {
    assert!(is_right(rows, 0) && is_right(rows, 88_888), "{name}");
    assert!(super::written(rows) == text().as_bytes(), "{name}");
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
        seen = save(
            &path,
            &rows,
            &Expected::SameAs(seen),
            None,
            &mut may_continue,
        )
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
fn a_file_we_overwrite_in_place_loses_no_row() {
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

    let saved = save(
        &path,
        &rows,
        &Expected::SameAs(seen),
        None,
        &mut may_continue,
    )
    .unwrap();
    let sorted = super::written(&rows);
    assert!(fs::read(&path).unwrap() == sorted);
    assert_eq!(saved.bytes, sorted.len() as u64);

    rows.splice(0, 100_000, &before);
    save(
        &path,
        &rows,
        &Expected::SameAs(saved.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();
    let expected = text().replace("line 50000\n", "edited\n");
    assert!(fs::read(&path).unwrap() == expected.as_bytes());
    assert!(fs::read(folder.path().join("b")).unwrap() == expected.as_bytes());
    assert!(is_right(&rows, 3) && rows.source().check().is_ok());
}

#[test]
fn a_change_of_the_source_during_a_save_prevents_the_save() {
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
    let over_it = save(&path, &rows, &Expected::Anything, None, &mut may_continue);
    assert!(matches!(over_it, Err(SaveError::LinesLost)));
    assert_eq!(fs::read_to_string(&path).unwrap(), "theirs\n");
}

#[test]
fn a_small_file_survives_any_change_of_the_file() {
    let (_folder, path) = file(text().as_bytes());
    let limits = tabiya_lines::OpeningLimits::default();
    assert_ne!(limits, ON_DISK);
    let mut progress = |_, _| ControlFlow::Continue(());
    let rows = edited(load_with(&path, limits, &mut progress).unwrap());
    fs::write(&path, "theirs\n").unwrap();

    assert!(is_right(&rows, 7));
    save(&path, &rows, &Expected::Anything, None, &mut may_continue).unwrap();
    let expected = text().replace("line 50000\n", "edited\n");
    assert!(fs::read(&path).unwrap() == expected.as_bytes());
}
