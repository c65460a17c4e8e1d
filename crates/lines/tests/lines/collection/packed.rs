//! Files packed by gzip or zip.

use super::on_disk::{ON_DISK, file, line};
use super::written;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{Cursor, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use tabiya_lines::{
    ArchiveEntry, LoadError, Loaded, NotUnpacked, OpeningLimits, OpeningStep, Rows,
    archive_entries, load_with, open_with,
};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn text() -> String {
    (0..200_000)
        .map(|n| format!("line {n}\r\n"))
        .collect::<Vec<_>>()
        .concat()
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap()
}

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        writer
            .start_file(*name, SimpleFileOptions::default())
            .unwrap();
        writer.write_all(text).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn load(path: &Path, limits: OpeningLimits) -> Result<Loaded, LoadError> {
    load_with(path, limits, &mut |_, _| ControlFlow::Continue(()))
}

fn rows(loaded: Loaded) -> Rows {
    Rows::new(Arc::new(loaded.source))
}

/// The content of an entry.
fn entry_text(path: &Path, entry: &ArchiveEntry) -> Vec<u8> {
    let mut source = None;
    open_with(path, Some(entry), ON_DISK, &mut |step| {
        if let OpeningStep::Done(growth, _) = step {
            source = Some(growth.source().clone());
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    written(&Rows::new(Arc::new(source.unwrap())))
}

#[test]
fn a_gzip_file_is_opened_and_cannot_be_overwritten() {
    let text = text();
    let half = text.len() / 2;
    let parts = [
        gzip(&text.as_bytes()[..half]),
        gzip(&text.as_bytes()[half..]),
    ];
    let (_folder, path) = file(&parts.concat());
    for limits in [ON_DISK, OpeningLimits::default()] {
        let loaded = load(&path, limits).unwrap();

        assert_eq!(loaded.source.is_on_disk(), limits == ON_DISK);
        assert!(loaded.read_only);
        assert_eq!(loaded.unpacked_from.as_ref().unwrap().path, path);
        let rows = rows(loaded);
        assert_eq!(rows.len(), 200_000);
        assert_eq!(line(&rows, 199_999), b"line 199999");
        assert!(written(&rows) == text.as_bytes());
    }
}

#[test]
fn rows_of_a_packed_file_are_shown_during_unpacking() {
    let text = text();
    let (_folder, path) = file(&gzip(text.as_bytes()));
    let mut first = None;
    open_with(&path, None, ON_DISK, &mut |step| {
        if let OpeningStep::First(loaded) = step {
            first = Some(loaded.source);
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    let first = first.unwrap();
    assert!(!first.is_whole() && 100 < first.line_count());
    assert_eq!(line(&Rows::new(Arc::new(first)), 50), b"line 50");
}

#[test]
fn packed_utf_16_is_text() {
    let units = std::iter::once(0xFEFF).chain("one ♔\ntwo\n".encode_utf16());
    let bytes: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    let (_folder, path) = file(&gzip(&bytes));
    for limits in [ON_DISK, OpeningLimits::default()] {
        let rows = rows(load(&path, limits).unwrap());
        assert_eq!(line(&rows, 0), "one ♔".as_bytes());
        assert!(written(&rows) == bytes);
    }
}

#[test]
fn a_zip_archive_lists_its_files_with_positions() {
    let files: [(&str, &[u8]); 6] = [
        ("books/a.epd", b"one\ntwo\n"),
        ("books/B.FEN", b"three"),
        ("books/picture.png", b"\x89PNG"),
        ("__MACOSX/books/a.epd", b"\0"),
        ("readme.txt", b"four\r\n"),
        ("puzzles.tsv", b"fen\n"),
    ];
    let (_folder, path) = file(&zip(&files));

    let entries = archive_entries(&path).unwrap().unwrap();

    let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(
        names,
        ["books/a.epd", "books/B.FEN", "readme.txt", "puzzles.tsv"]
    );
    let bytes: Vec<u64> = entries.iter().map(|entry| entry.bytes).collect();
    assert_eq!(bytes, [8, 5, 6, 4]);
    let texts: Vec<_> = entries
        .iter()
        .map(|entry| entry_text(&path, entry))
        .collect();
    assert_eq!(texts, [&b"one\ntwo\n"[..], b"three", b"four\r\n", b"fen\n"]);
    let several = load(&path, ON_DISK);
    assert!(matches!(
        several,
        Err(LoadError::NotUnpacked(NotUnpacked::Several))
    ));
}

#[test]
fn the_only_file_of_a_zip_archive_is_opened_with_any_name() {
    let text = text();
    let (_folder, path) = file(&zip(&[("folder/book", text.as_bytes())]));
    let loaded = load(&path, ON_DISK).unwrap();
    let unpacked = loaded.unpacked_from.clone().unwrap();
    assert_eq!(unpacked.name.as_deref(), Some("folder/book"));
    assert!(written(&rows(loaded)) == text.as_bytes());
}

#[test]
fn a_file_that_is_not_an_archive_has_no_entries() {
    for text in [&b""[..], b"P", b"PK is how this line begins\n"] {
        let (_folder, path) = file(text);
        assert_eq!(archive_entries(&path).unwrap(), None);
        assert!(written(&rows(load(&path, ON_DISK).unwrap())) == text);
    }
    let (_folder, path) = file(&gzip(b"a"));
    assert_eq!(archive_entries(&path).unwrap(), None);
}

#[test]
fn damaged_and_empty_archives_are_distinguished() {
    let whole = zip(&[("a.epd", text().as_bytes())]);
    let packed = gzip(text().as_bytes());
    let mut wrong_sum = packed.clone();
    let at = wrong_sum.len() - 6;
    wrong_sum[at] ^= 1;
    for bytes in [
        &whole[..whole.len() / 2],
        &packed[..packed.len() / 2],
        &wrong_sum,
    ] {
        let (_folder, path) = file(bytes);
        for limits in [ON_DISK, OpeningLimits::default()] {
            let loaded = load(&path, limits);
            let is_told = matches!(loaded, Err(LoadError::NotUnpacked(NotUnpacked::Damaged)));
            assert!(is_told, "{loaded:?}");
        }
    }
    for files in [&[][..], &[("a.png", &b"x"[..]), ("b.png", b"y")]] {
        let (_folder, path) = file(&zip(files));
        let nothing = archive_entries(&path);
        assert!(matches!(
            nothing,
            Err(LoadError::NotUnpacked(NotUnpacked::NothingInside))
        ));
    }
}

#[test]
fn a_packed_file_inside_a_packed_file_is_reported() {
    let once = gzip(text().as_bytes());
    for bytes in [
        gzip(&once),
        zip(&[("a.epd.gz", &once)]),
        gzip(&zip(&[("a.epd", b"x")])),
    ] {
        let (_folder, path) = file(&bytes);
        for limits in [ON_DISK, OpeningLimits::default()] {
            let loaded = load(&path, limits);
            let is_told = matches!(
                loaded,
                Err(LoadError::NotUnpacked(NotUnpacked::PackedTwice))
            );
            assert!(is_told, "{loaded:?}");
        }
    }
}

#[test]
fn an_archive_does_not_fill_the_disk() {
    let (_folder, path) = file(&gzip(&b"0123456789\n".repeat(1_000_000)));
    let limits = OpeningLimits {
        in_memory: 0,
        unpacked: 1_000_000,
    };
    let loaded = load(&path, limits);
    assert!(matches!(
        loaded,
        Err(LoadError::TooLarge {
            most: 1_000_000,
            ..
        })
    ));
}

#[test]
fn a_missing_entry_is_not_confused_with_another() {
    let (_folder, path) = file(&zip(&[("a.epd", b"one\n"), ("b.epd", b"two\n")]));
    let entries = archive_entries(&path).unwrap().unwrap();
    fs::write(&path, zip(&[("c.epd", b"odd\n"), ("a.epd", b"one\n")])).unwrap();
    let result = open_with(&path, Some(&entries[1]), ON_DISK, &mut |_| {
        ControlFlow::Continue(())
    });
    assert!(matches!(result, Err(LoadError::ChangedWhileReading)));
}
