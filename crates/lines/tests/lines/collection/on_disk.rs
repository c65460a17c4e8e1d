//! Texts that stay on the disk behave like texts in memory.

use super::{Model, line_ends, lines, step, written};
use proptest::collection::vec;
use proptest::prelude::*;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_lines::{
    LineId, Loaded, MAX_LINE_BYTES, NoLine, OpeningLimits, Rows, Source, load_with,
};
use tempfile::TempDir;

/// Keeps nothing in memory.
pub(super) const ON_DISK: OpeningLimits = OpeningLimits {
    in_memory: 0,
    unpacked: 1 << 30,
};

/// A file and its folder.
pub(super) fn file(bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.epd");
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

pub(super) fn load_on_disk(path: &Path) -> Loaded {
    load_with(path, ON_DISK, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// The rows of a text that stays on the disk.
pub(super) fn rows_on_disk(bytes: &[u8]) -> (TempDir, Rows) {
    let (folder, path) = file(bytes);
    let source = load_on_disk(&path).source;
    assert_eq!(source.is_on_disk(), !bytes.is_empty());
    (folder, Rows::new(Arc::new(source)))
}

/// Waits for a line if that is necessary.
pub(super) fn line(rows: &Rows, row: u64) -> Vec<u8> {
    if rows.line(row) == Err(NoLine::NotReady) {
        rows.fetch(row..row + 1).unwrap();
    }
    rows.line(row).unwrap().into_owned()
}

/// Texts of many blocks, with difficult parts at any place.
pub(super) fn long_text() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        6 => Just(b"\n".to_vec()),
        2 => Just(b"\r\n".to_vec()),
        1 => Just(b"\r".to_vec()),
        1 => Just(b"\r\r\n\n".to_vec()),
        4 => vec(b'a'..=0xFF, 0..70),
        1 => (3000..9000_usize).prop_map(|len| vec![b'x'; len]),
        1 => (1..9000_usize).prop_map(|len| vec![b'\n'; len]),
        1 => (1..5000_usize).prop_map(|len| b"\r\n".repeat(len)),
    ];
    let mark = prop_oneof![3 => Just(&b""[..]), 1 => Just(&b"\xEF\xBB\xBF"[..])];
    let text = (mark, vec(piece, 1..40), 1..30_usize, any::<Option<u8>>());
    let text = text.prop_map(|(mark, pieces, times, last)| {
        let mut text = [mark, &pieces.concat().repeat(times)].concat();
        text.extend(last);
        text
    });
    // After a byte order mark of UTF-16 the lines would be different.
    text.prop_filter("no UTF-16", |text| {
        !matches!(text[..], [0xFE, 0xFF, ..] | [0xFF, 0xFE, ..])
    })
}

/// The lines of a text with their ends, found by examining every byte.
fn naive_lines(text: &[u8]) -> Vec<&[u8]> {
    let mut ends = line_ends(text);
    if ends.last().copied().unwrap_or(0) < text.len() {
        ends.push(text.len());
    }
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts
        .zip(&ends)
        .map(|(start, end)| &text[start..*end])
        .collect()
}

fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

fn head(line: &[u8]) -> &[u8] {
    line.get(..MAX_LINE_BYTES).unwrap_or(line)
}

fn check_against_naive(rows: &Rows, text: &[u8]) {
    let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text);
    let expected: Vec<&[u8]> = naive_lines(text).into_iter().map(without_end).collect();
    assert_eq!(rows.len(), expected.len() as u64);
    for (row, expected) in (0..).zip(&expected).step_by(expected.len() / 300 + 1) {
        assert!(line(rows, row) == head(expected), "row {row}");
        assert!(rows.read_line(row).unwrap() == *expected, "row {row}");
    }
    let mut seen = 0;
    let mut buffer = Vec::new();
    for piece in 0..rows.source().chunk_count() {
        let mut check = |part: tabiya_lines::ChunkPart<'_>| {
            for (number, line) in part.lines() {
                assert_eq!(number, seen);
                let expected = expected[usize::try_from(seen).unwrap()];
                assert!(line == expected || line == head(expected), "line {seen}");
                seen += 1;
            }
        };
        rows.source()
            .each_part(piece, &mut buffer, &mut check)
            .unwrap();
    }
    assert_eq!(seen, rows.len());
}

proptest! {
    // Each case writes a file.
    #![proptest_config(ProptestConfig::with_cases(ProptestConfig::default().cases / 6))]

    #[test]
    fn a_text_on_the_disk_agrees_with_a_naive_split(text in long_text()) {
        prop_assume!(Source::from_bytes(text.clone()).is_ok());
        let (_folder, rows) = rows_on_disk(&text);
        check_against_naive(&rows, &text);
        prop_assert!(written(&rows) == text);
    }

    #[test]
    fn editing_a_row_of_a_text_on_the_disk_changes_no_other_byte(
        text in long_text(), which in any::<prop::sample::Index>(),
    ) {
        prop_assume!(Source::from_bytes(text.clone()).is_ok());
        let (_folder, mut rows) = rows_on_disk(&text);
        prop_assume!(!rows.is_empty());
        let row = which.index(usize::try_from(rows.len()).unwrap());
        let own = rows.add_own_for(row as u64, "edited");
        rows.splice(row as u64, 1, &[own]);

        let mut in_memory = Rows::new(Arc::new(Source::from_bytes(text.clone()).unwrap()));
        let own = in_memory.add_own_for(row as u64, "edited");
        in_memory.splice(row as u64, 1, &[own]);
        let edited = written(&rows);
        prop_assert!(edited == written(&in_memory));

        let mark = in_memory.source().prefix();
        let old = naive_lines(&text[mark.len()..]);
        let before: usize = old[..row].iter().map(|line| line.len()).sum();
        let after: usize = old[row + 1..].iter().map(|line| line.len()).sum();
        prop_assert!(edited[..mark.len() + before] == text[..mark.len() + before]);
        prop_assert!(edited[edited.len() - after..] == text[text.len() - after..]);
    }

    #[test]
    fn rows_on_the_disk_agree_with_a_plain_list(
        text in long_text(), steps in vec(step(), 0..20),
    ) {
        let short: Vec<u8> = text.into_iter().take(30_000).collect();
        prop_assume!(Source::from_bytes(short.clone()).is_ok());
        let (_folder, rows) = rows_on_disk(&short);
        let plain = (0..rows.len()).map(|row| line(&rows, row)).collect();
        let mut model = Model { plain, rows, undo: Vec::new() };
        for step in steps {
            model.take(step);
        }
        prop_assert!(lines(&model.rows) == model.plain);
        written(&model.rows);
        while !model.undo.is_empty() {
            model.undo();
        }
        prop_assert!(written(&model.rows) == short);
    }
}

#[test]
fn a_line_of_fifty_megabytes_is_shown_in_part_and_saved_whole() {
    let long = vec![b'x'; 50_000_000];
    let text = [b"first\r\n", &long[..], b"\nlast\n"].concat();
    let (_folder, mut rows) = rows_on_disk(&text);

    assert_eq!(rows.len(), 3);
    assert_eq!(line(&rows, 1), &long[..MAX_LINE_BYTES]);
    assert_eq!(line(&rows, 2), b"last");
    assert_eq!(rows.read_line(1).unwrap(), long);
    let mut heads = Vec::new();
    let mut take = |part: tabiya_lines::ChunkPart<'_>| {
        heads.extend(part.lines().map(|(n, line)| (n, line.len())));
    };
    rows.source()
        .each_part(0, &mut Vec::new(), &mut take)
        .unwrap();
    assert_eq!(heads, [(0, 5), (1, MAX_LINE_BYTES), (2, 4)]);

    let own = rows.add_own_for(2, "edited");
    rows.splice(2, 1, &[own]);
    let expected = [b"first\r\n", &long[..], b"\nedited\n"].concat();
    assert!(written(&rows) == expected);
    let own = rows.add_own_for(1, "short");
    rows.splice(1, 1, &[own]);
    assert_eq!(written(&rows), b"first\r\nshort\nedited\n");
}

#[test]
fn ten_million_blank_lines_are_ten_million_rows() {
    let text = vec![b'\n'; 10_000_000];
    let (_folder, mut rows) = rows_on_disk(&text);

    assert_eq!(rows.len(), 10_000_000);
    for row in [0, 1, 4095, 4096, 5_000_000, 9_999_999] {
        assert_eq!(line(&rows, row), b"");
    }
    assert_eq!(rows.line(10_000_000), Err(NoLine::NoSuchRow));
    let own = rows.add_own_for(5_000_000, "here");
    rows.splice(5_000_000, 1, &[own]);
    let edited = written(&rows);
    assert_eq!(edited.len(), 10_000_004);
    assert!(edited[..5_000_000].iter().all(|byte| *byte == b'\n'));
    assert_eq!(&edited[5_000_000..5_000_005], b"here\n");
}

#[test]
fn each_row_of_a_mixed_text_has_the_line_end_of_the_line_it_replaces() {
    let text = b"a\r\nb\rc\nd".repeat(3000);
    let (_folder, mut rows) = rows_on_disk(&text);
    let mut expected = text.clone();
    for row in [0, 1, 2, 3001, 3002, 6000, 6001] {
        line(&rows, row);
        let own = rows.add_own_for(row, line(&rows, row).to_ascii_uppercase());
        rows.splice(row, 1, &[own]);
        let at = if row == 0 {
            0
        } else {
            line_ends(&text)[usize::try_from(row).unwrap() - 1]
        };
        expected[at..]
            .iter_mut()
            .take(1)
            .for_each(u8::make_ascii_uppercase);
        if expected[at] == b'D' {
            expected[at + 1].make_ascii_uppercase();
        }
    }
    assert!(written(&rows) == expected);
}

#[test]
fn a_utf_16_file_on_the_disk_is_saved_byte_for_byte() {
    for (is_big, odd) in [(false, None), (true, Some(b'x'))] {
        let bytes_of = |unit: u16| {
            if is_big {
                unit.to_be_bytes()
            } else {
                unit.to_le_bytes()
            }
        };
        let text = "rnbqkbnr/pp # König ♔ 𝔎\r\n\n".repeat(20_000);
        let mut units: Vec<u16> = std::iter::once(0xFEFF).chain(text.encode_utf16()).collect();
        units.extend([0xD800, 0x20, 0xDC00, 0xDC00]);
        let bytes: Vec<u8> = units
            .iter()
            .copied()
            .flat_map(bytes_of)
            .chain(odd)
            .collect();
        let (_folder, path) = file(&bytes);
        let loaded = load_on_disk(&path);
        assert!(loaded.source.is_on_disk());
        assert_eq!(loaded.source.byte_len(), bytes.len() as u64);
        let mut rows = Rows::new(Arc::new(loaded.source));

        assert_eq!(line(&rows, 2), "rnbqkbnr/pp # König ♔ 𝔎".as_bytes());
        assert!(written(&rows) == bytes);
        let own = rows.add_own_for(2, "à ♚");
        rows.splice(2, 1, &[own]);
        let line_len = 2 * "rnbqkbnr/pp # König ♔ 𝔎\r\n\n".encode_utf16().count();
        let edited: Vec<u8> = "à ♚\r\n\n".encode_utf16().flat_map(bytes_of).collect();
        let expected = [&bytes[..2 + line_len], &edited, &bytes[2 + 2 * line_len..]].concat();
        assert!(written(&rows) == expected);
    }
}

#[test]
fn many_threads_may_read_at_once() {
    let text = (0..200_000)
        .map(|n| format!("line {n}\n"))
        .collect::<Vec<_>>()
        .concat();
    let (_folder, rows) = rows_on_disk(text.as_bytes());
    std::thread::scope(|scope| {
        for first in 0..4_u64 {
            let rows = rows.clone();
            scope.spawn(move || {
                let mut buffer = Vec::new();
                for piece in (first..rows.source().chunk_count()).step_by(2) {
                    let check = |part: tabiya_lines::ChunkPart<'_>| {
                        for (number, line) in part.lines() {
                            assert_eq!(line, format!("line {number}").as_bytes());
                        }
                    };
                    rows.source().each_part(piece, &mut buffer, check).unwrap();
                }
                for row in (first * 50_000..(first + 1) * 50_000).step_by(37) {
                    assert_eq!(line(&rows, row), format!("line {row}").as_bytes());
                    assert_eq!(rows.line_id(row), Some(LineId::Source(row)));
                }
            });
        }
    });
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_not_in_memory_is_available_after_being_fetched() {
    use rustix::fs::{Advice, fadvise};
    use std::borrow::Cow;
    let text = (0..200_000).map(|n| format!("line {n}\n"));
    let (folder, rows) = rows_on_disk(text.collect::<Vec<_>>().concat().as_bytes());
    // If the system keeps the file in memory anyway, there is no wait.
    let file = fs::File::open(folder.path().join("a.epd")).unwrap();
    file.sync_all().unwrap();
    fadvise(&file, 0, None, Advice::DontNeed).unwrap();
    for row in [199_999, 100_000, 0] {
        let at_once = rows.line(row).map(Cow::into_owned);
        let expected = format!("line {row}").into_bytes();
        assert!(at_once == Ok(expected.clone()) || at_once == Err(NoLine::NotReady));
        rows.fetch(row..row + 1).unwrap();
        assert_eq!(rows.line(row).as_deref(), Ok(&expected[..]));
    }
}
