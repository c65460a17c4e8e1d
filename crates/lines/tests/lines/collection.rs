//! Claims about lines of a file and the edits laid over them.

mod changed;
mod on_disk;
mod opening;
mod packed;
mod picked;
mod survivors;

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;
use tabiya_lines::decoding::Encoding;
use tabiya_lines::decoding::utf16::ByteOrder;
use tabiya_lines::{MAX_LINE_BYTES, NoLine, NotText, Rows, Source, Span};
use tabiya_notation::line_text::{line_of_text, text_of_line};

/// The line end of a file that has none yet.
const NEWLINE: &str = if cfg!(windows) { "\r\n" } else { "\n" };

fn source(bytes: &[u8]) -> Source {
    Source::from_bytes(bytes.to_vec()).unwrap()
}

fn rows(bytes: &[u8]) -> Rows {
    Rows::new(Arc::new(source(bytes)))
}

fn written(rows: &Rows) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut may_continue = |_| ControlFlow::Continue(());
    rows.write_to(&mut bytes, &mut may_continue).unwrap();
    assert_eq!(
        rows.byte_len().unwrap(),
        bytes.len() as u64,
        "byte_len is exact"
    );
    bytes
}

fn lines(rows: &Rows) -> Vec<Vec<u8>> {
    (0..rows.len())
        .map(|row| rows.line(row).unwrap().to_vec())
        .collect()
}

fn lines_of_text(lines: &[&str]) -> Vec<Vec<u8>> {
    lines.iter().map(|line| line.as_bytes().to_vec()).collect()
}

/// The end of each line of a text, found by examining every byte.
fn line_ends(text: &[u8]) -> Vec<usize> {
    let ends_here = |at: &usize| match text[*at] {
        b'\n' => true,
        b'\r' => text.get(at + 1) != Some(&b'\n'),
        _ => false,
    };
    (0..text.len()).filter(ends_here).map(|at| at + 1).collect()
}

/// The file after `edit` has replaced the line at `row`.
fn written_after_edit(before: &[u8], row: u64, edit: &str) -> Vec<u8> {
    let mut rows = rows(before);
    let own = rows.add_own(edit);
    rows.splice(row, 1, &[own]);
    written(&rows)
}

/// A file in UTF-16 with its byte order mark.
fn utf16(text: &str, order: ByteOrder) -> Vec<u8> {
    let mut bytes = Encoding::Utf16(order).mark().to_vec();
    let units = text.encode_utf16().flat_map(|unit| match order {
        ByteOrder::Little => unit.to_le_bytes(),
        ByteOrder::Big => unit.to_be_bytes(),
    });
    bytes.extend(units);
    bytes
}

#[test]
fn an_unterminated_last_line_counts_and_an_empty_one_does_not() {
    for (bytes, count) in [
        (&b""[..], 0),
        (b"a", 1),
        (b"a\n", 1),
        (b"a\nb", 2),
        (b"a\nb\n", 2),
        (b"a\n\n", 2),
        (b"\n", 1),
        (b"\r\n", 1),
        (b"a\rb", 2),
        (b"a\rb\r", 2),
        (b"\xEF\xBB\xBF", 0),
    ] {
        assert_eq!(source(bytes).line_count(), count, "{bytes:?}");
        assert_eq!(rows(bytes).len(), count, "{bytes:?}");
    }
}

#[test]
fn every_line_keeps_its_line_end() {
    let source = source(b"one\r\ntwo\nthree\r\n\nfive");

    let without: Vec<_> = (0..5).map(|row| source.line(row).unwrap()).collect();

    assert_eq!(without, [&b"one"[..], b"two", b"three", b"", b"five"]);
    assert_eq!(source.line(5), Err(NoLine::NoSuchRow));
    assert!(!source.has_final_newline());
}

#[test]
fn cr_ends_a_line_among_other_line_ends() {
    for (bytes, expected) in [
        (&b"one\rtwo\r"[..], &["one", "two"][..]),
        (b"one\rtwo\nthree", &["one", "two", "three"]),
        (
            b"one\r\ntwo\rthree\n\rfive",
            &["one", "two", "three", "", "five"],
        ),
        (b"one\r\r\ntwo\r", &["one", "", "two"]),
        (b"\r\r", &["", ""]),
    ] {
        assert_eq!(lines(&rows(bytes)), lines_of_text(expected), "{bytes:?}");
        assert_eq!(written(&rows(bytes)), bytes);
    }
    assert_eq!(written_after_edit(b"one\rtwo\r", 0, "eins"), b"eins\rtwo\r");
}

#[test]
fn a_new_line_ends_like_most_lines_of_the_file_or_like_the_system() {
    let of_system: &[u8] = if cfg!(windows) { b"\r\n" } else { b"\n" };
    for (bytes, newline) in [
        (&b""[..], of_system),
        (b"no end", of_system),
        (b"a\r\nb\nc\n", &b"\n"[..]),
        (b"a\nb\r\nc\r\n", b"\r\n"),
        (b"a\nb\rc\r", b"\r"),
        (b"a\r\nb\n", b"\n"),
    ] {
        assert_eq!(source(bytes).newline(), newline, "{bytes:?}");
    }
    assert_eq!(written_after_edit(b"a\r\nb\nc\n", 0, "x"), b"x\nb\nc\n");
}

#[test]
fn a_replacing_line_has_the_line_end_of_the_replaced_one() {
    for (row, expected) in [
        (0, &b"x\r\nb\rc\nd"[..]),
        (1, b"a\r\nx\rc\nd"),
        (2, b"a\r\nb\rx\nd"),
        (3, b"a\r\nb\rc\nx"),
    ] {
        let mut rows = rows(b"a\r\nb\rc\nd");
        let own = rows.add_own_for(row, "x");
        rows.splice(row, 1, &[own]);
        assert_eq!(written(&rows), expected);
    }
}

#[test]
fn an_empty_line_after_a_cr_does_not_vanish() {
    let mut own = rows(b"a\rb\nc\n");
    let empty = own.add_own_for(1, "");
    own.splice(1, 1, &[empty]);
    assert_eq!(lines(&rows(&written(&own))), lines_of_text(&["a", "", "c"]));

    let mut moved = rows(b"a\rb\n\nc\n");
    moved.splice(1, 1, &[]);
    assert_eq!(lines(&moved), lines_of_text(&["a", "", "c"]));
    assert_eq!(written(&moved), b"a\r\r\nc\n");
}

#[test]
fn nul_before_a_line_end_is_text() {
    let source = source(b"one\0\ntwo\0\r\nthree\0");

    assert_eq!(source.line_count(), 3);
    assert_eq!(source.line(1).as_deref(), Ok(&b"two\0"[..]));
}

#[test]
fn a_byte_order_mark_is_not_part_of_the_first_line() {
    let bytes = b"\xEF\xBB\xBFone\ntwo\n";

    assert_eq!(source(bytes).line(0).as_deref(), Ok(&b"one"[..]));
    assert_eq!(source(bytes).prefix(), b"\xEF\xBB\xBF");
    assert_eq!(written(&rows(bytes)), bytes);
    let edited = written_after_edit(bytes, 0, "eins");
    assert_eq!(edited, b"\xEF\xBB\xBFeins\ntwo\n");
}

#[test]
fn utf_16_with_a_mark_is_text_and_is_written_as_utf_16() {
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let bytes = utf16("8/8 w - -\r\n# König ♔ 𝔎\n", order);
        let source = source(&bytes);

        assert_eq!(source.line_count(), 2);
        assert_eq!(source.line(0).as_deref(), Ok(&b"8/8 w - -"[..]));
        assert_eq!(source.line(1).as_deref(), Ok("# König ♔ 𝔎".as_bytes()));
        assert_eq!(source.prefix(), &bytes[..2]);
        assert_eq!(source.byte_len(), bytes.len() as u64);
        assert_eq!(written(&rows(&bytes)), bytes);
        let edited = written_after_edit(&bytes, 0, "à ♚");
        assert_eq!(edited, utf16("à ♚\n# König ♔ 𝔎\n", order));
    }
    let own = utf16(&format!("a{NEWLINE}"), ByteOrder::Little);
    assert_eq!(written_after_edit(b"\xFF\xFE", 0, "a"), own);
}

#[test]
fn broken_utf_16_loses_nothing_when_another_line_is_edited() {
    let lone_tail = [0x00, 0xDE];
    let lone_lead = [0x3D, 0xD8];
    let odd = [b'x'];
    let bytes = [
        &utf16("first\n", ByteOrder::Little),
        &lone_tail[..],
        &lone_lead,
        b"\n\0",
        &lone_lead,
        &lone_lead,
        &lone_tail,
        &odd,
    ]
    .concat();

    assert_eq!(rows(&bytes).len(), 3);
    assert_eq!(written(&rows(&bytes)), bytes);
    let edited = written_after_edit(&bytes, 0, "eins");
    assert_eq!(edited[..12], utf16("eins\n", ByteOrder::Little));
    assert_eq!(edited[12..], bytes[14..]);
}

#[test]
fn a_line_of_broken_utf_16_can_be_edited_like_latin_1() {
    let bytes = b"\xFF\xFE\x00\xDEx\0\n\0";
    let mut rows = rows(bytes);
    let old = rows.line(0).unwrap().to_vec();
    let text = text_of_line(&old).replace('x', "é");
    let own = rows.add_own_for(0, line_of_text(&text, &old));
    rows.splice(0, 1, &[own]);

    assert_eq!(written(&rows), b"\xFF\xFE\x00\xDE\xE9\0\n\0");
}

#[test]
fn binary_files_and_unmarked_utf_16_are_refused_with_a_reason() {
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let without_mark = utf16("8/8 w - -\n", order).split_off(2);
        assert_eq!(
            Source::from_bytes(without_mark).unwrap_err(),
            NotText::Utf16
        );
    }
    let binary = |offset| NotText::Binary { offset };
    for (bytes, why) in [
        (&b"PK\0\x01"[..], binary(2)),
        (b"\0\0\0\0", binary(0)),
        (b"line\n\x01\x02\x03\x04\x05\x06", binary(5)),
        (b"\xFF\xFEa\0\0\0b\0", binary(4)),
        (b"PAR1\x15\0\x15\0", NotText::Parquet),
    ] {
        assert_eq!(Source::from_bytes(bytes.to_vec()).unwrap_err(), why);
    }
}

#[test]
fn latin_1_tabs_form_feeds_and_a_final_sub_are_text() {
    for bytes in [
        &b"Gr\xFCnfeld\tx\x0C\n\x1A"[..],
        b"PAR1 is a name\n",
        b"\xFC",
        b"\x1A",
        b"a\x1Bb\n",
    ] {
        assert_eq!(written(&rows(bytes)), bytes);
    }
}

#[test]
fn a_missing_last_newline_stays_missing() {
    assert_eq!(written_after_edit(b"a\nb", 1, "c"), b"a\nc");
    assert_eq!(written_after_edit(b"a\nb", 0, "c"), b"c\nb");
    assert_eq!(written_after_edit(b"a\nb\n", 1, "c"), b"a\nc\n");

    let mut shorter = rows(b"a\r\nb");
    shorter.splice(1, 1, &[]);
    assert_eq!(written(&shorter), b"a");
}

#[test]
fn the_unterminated_last_line_gets_an_end_when_it_moves_up() {
    let mut rows = rows(b"a\r\nb");
    let last = rows.splice(1, 1, &[]);
    rows.splice(0, 0, &last);

    assert_eq!(written(&rows), b"b\r\na");
    assert!(rows.is_source_row(0));
}

#[test]
fn own_lines_end_like_the_lines_of_the_file() {
    assert_eq!(
        written_after_edit(b"a\r\nb\r\nc\n", 1, "x"),
        b"a\r\nx\r\nc\n"
    );

    let mut new = Rows::new(Arc::new(Source::empty()));
    let own = new.add_own_lines([b"x".to_vec(), b"y".to_vec()]).unwrap();
    new.splice(0, 0, &[own]);
    assert_eq!(written(&new), format!("x{NEWLINE}y{NEWLINE}").as_bytes());
}

#[test]
fn line_breaks_in_an_added_line_become_blanks() {
    let mut rows = rows(b"a\n");
    let own = rows.add_own("x\r\ny\nz");
    rows.splice(0, 1, &[own]);

    assert_eq!(written(&rows), b"x  y z\n");
}

#[test]
fn a_huge_line_is_one_line() {
    let huge = vec![b'x'; 5_000_000];
    let mut rows = rows(&huge);

    assert_eq!(rows.len(), 1);
    assert_eq!(rows.line(0).as_deref(), Ok(&huge[..MAX_LINE_BYTES]));
    let own = rows.add_own("first");
    rows.splice(0, 0, &[own]);
    let first = format!("first{NEWLINE}");
    assert_eq!(written(&rows), [first.as_bytes(), &huge[..]].concat());
}

#[test]
fn random_access_agrees_with_a_naive_split() {
    let text: Vec<String> = (0..200_000_u64)
        .map(|n| format!("{n} {}", "x".repeat(usize::try_from(n * 7 % 60).unwrap())))
        .collect();
    let rows = rows(text.join("\n").as_bytes());

    assert_eq!(rows.len(), 200_000);
    let mut row = 1_u64;
    for _ in 0..20_000 {
        row = (row * 48_271 + 11) % 200_000;
        let expected = text[usize::try_from(row).unwrap()].as_bytes();
        assert_eq!(rows.line(row).as_deref(), Ok(expected));
    }
    assert_eq!(rows.line(199_999).as_deref(), Ok(text[199_999].as_bytes()));
    assert_eq!(rows.line(200_000), Err(NoLine::NoSuchRow));
}

#[test]
fn a_snapshot_does_not_see_later_edits() {
    let mut rows = rows(b"a\nb\n");
    let own = rows.add_own("c");
    rows.splice(0, 1, &[own]);
    let snapshot = rows.clone();
    let own = rows.add_own("d");
    rows.splice(0, 1, &[own]);

    assert_eq!(written(&snapshot), b"c\nb\n");
    assert_eq!(written(&rows), b"d\nb\n");
}

#[test]
fn undoing_all_edits_leaves_one_span_of_the_file() {
    let mut rows = rows(b"a\nb\nc\nd\n");
    let own = rows.add_own("x");
    let removed = rows.splice(1, 2, &[own]);
    assert_eq!(rows.spans(0..rows.len()).len(), 3);
    rows.splice(1, 1, &removed);

    let whole = Span::Source { first: 0, count: 4 };
    assert_eq!(rows.spans(0..rows.len()), [whole]);
    assert_eq!(rows.spans(1..99), [Span::Source { first: 1, count: 3 }]);
    assert_eq!(rows.spans(7..9), []);
}

#[test]
fn impossible_splices_are_clamped() {
    let mut rows = rows(b"a\nb\n");
    let nowhere = Span::Own { first: 5, count: 5 };
    let too_long = Span::Source {
        first: 1,
        count: u64::MAX,
    };

    let removed = rows.splice(99, u64::MAX, &[nowhere, too_long]);

    assert_eq!(removed, []);
    assert_eq!(lines(&rows), [b"a", b"b", b"b"]);
    assert_eq!(rows.splice(1, u64::MAX, &[]).len(), 2);
    assert_eq!(lines(&rows), [b"a"]);
}

#[test]
fn stopping_a_write_is_an_interruption() {
    let stopped = rows(b"a\n").write_to(&mut Vec::new(), &mut |_| ControlFlow::Break(()));

    assert_eq!(stopped.unwrap_err().kind(), io::ErrorKind::Interrupted);
}

/// A change of the model test.
#[derive(Clone, Debug)]
enum Step {
    Insert { at: u64, lines: Vec<Vec<u8>> },
    Remove { at: u64, count: u64 },
    Move { from: u64, count: u64, to: u64 },
    Undo,
}

fn step() -> impl Strategy<Value = Step> {
    let line = vec(b'a'..=b'e', 0..4);
    prop_oneof![
        3 => (0..40_u64, vec(line, 0..4)).prop_map(|(at, lines)| Step::Insert { at, lines }),
        2 => (0..40_u64, 0..6_u64).prop_map(|(at, count)| Step::Remove { at, count }),
        2 => (0..40_u64, 0..6_u64, 0..40_u64)
            .prop_map(|(from, count, to)| Step::Move { from, count, to }),
        2 => Just(Step::Undo),
    ]
}

/// Rows, and the simplest model of them.
struct Model {
    rows: Rows,
    plain: Vec<Vec<u8>>,
    undo: Vec<Undo>,
}

/// The data that reverses a splice.
struct Undo {
    at: u64,
    inserted: u64,
    removed: Vec<Span>,
    before: Vec<Vec<u8>>,
}

impl Model {
    fn splice(&mut self, at: u64, remove: u64, insert: &[Span], lines: &[Vec<u8>]) -> Vec<Span> {
        let at = at.min(self.rows.len());
        let before = self.plain.clone();
        let removed = self.rows.splice(at, remove, insert);
        let from = usize::try_from(at).unwrap();
        let to = usize::try_from(at + remove).unwrap().min(self.plain.len());
        self.plain.splice(from..to, lines.iter().cloned());
        let inserted = lines.len() as u64;
        self.undo.push(Undo {
            at,
            inserted,
            removed: removed.clone(),
            before,
        });
        removed
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Insert { at, lines } => self.insert(at, &lines),
            Step::Remove { at, count } => drop(self.splice(at, count, &[], &[])),
            Step::Move { from, count, to } => self.move_rows(from, count, to),
            Step::Undo => self.undo(),
        }
    }

    fn insert(&mut self, at: u64, lines: &[Vec<u8>]) {
        let spans: Vec<_> = self
            .rows
            .add_own_lines(lines.to_vec())
            .into_iter()
            .collect();
        self.splice(at, 0, &spans, lines);
    }

    fn move_rows(&mut self, from: u64, count: u64, to: u64) {
        let from = from.min(self.rows.len());
        let end = (from + count).min(self.rows.len());
        let range = usize::try_from(from).unwrap()..usize::try_from(end).unwrap();
        let lines = self.plain[range].to_vec();
        let spans = self.splice(from, count, &[], &[]);
        self.splice(to, 0, &spans, &lines);
    }

    fn undo(&mut self) {
        if let Some(undo) = self.undo.pop() {
            self.rows.splice(undo.at, undo.inserted, &undo.removed);
            self.plain = undo.before;
        }
    }
}

/// Texts made of difficult pieces.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        4 => Just(b"\n".to_vec()),
        2 => Just(b"\r\n".to_vec()),
        1 => Just(b"\r".to_vec()),
        1 => Just(b"\0\n".to_vec()),
        1 => Just(b"\xEF\xBB\xBF".to_vec()),
        4 => vec(b'a'..=0xFF, 0..5),
    ];
    vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn rows_agree_with_a_plain_list(text in text(), steps in vec(step(), 0..40)) {
        let Ok(source) = Source::from_bytes(text.clone()) else { return Ok(()); };
        let rows = Rows::new(Arc::new(source));
        let mut model = Model { plain: lines(&rows), rows, undo: Vec::new() };

        for step in steps {
            model.take(step);
            prop_assert_eq!(lines(&model.rows), &model.plain[..]);
            written(&model.rows);
        }
        while !model.undo.is_empty() {
            model.undo();
        }

        prop_assert_eq!(written(&model.rows), text);
        prop_assert!(model.rows.spans(0..u64::MAX).len() <= 1);
    }

    #[test]
    fn opening_and_writing_changes_no_byte_of_any_text(text in text()) {
        let Ok(source) = Source::from_bytes(text.clone()) else { return Ok(()); };
        prop_assert_eq!(written(&Rows::new(Arc::new(source))), text);
    }

    #[test]
    fn opening_and_writing_changes_no_byte_of_any_bytes(bytes in vec(any::<u8>(), 0..3000)) {
        // Only the first 64 KiB decide whether a file is text.
        let text = [vec![b'x'; 64 * 1024], bytes].concat();
        prop_assert_eq!(written(&rows(&text)), text);
    }

    #[test]
    fn editing_a_line_changes_no_other_byte(text in text(), which in any::<prop::sample::Index>()) {
        // A text that happens to begin like UTF-16 is written as UTF-16, which another test covers.
        prop_assume!(!text.starts_with(b"\xFF\xFE") && !text.starts_with(b"\xFE\xFF"));
        let Ok(source) = Source::from_bytes(text.clone()) else { return Ok(()); };
        if source.line_count() == 0 {
            return Ok(());
        }
        let which = which.index(usize::try_from(source.line_count()).unwrap());
        let row = which as u64;
        let ends = line_ends(&text);
        let start = |which: usize| which.checked_sub(1).map_or(source.prefix().len(), |n| ends[n]);
        let (before, after) = (start(which), ends.get(which).copied().unwrap_or(text.len()));
        let has_end = after < text.len() || source.has_final_newline();

        let edited = written_after_edit(&text, row, "edited");

        let mut end = if has_end { source.newline() } else { b"" };
        if end == b"\r" && text[after..].starts_with(b"\n") {
            end = b"\r\r"; // Otherwise both would be one line end.
        }
        prop_assert_eq!(edited, [&text[..before], b"edited", end, &text[after..]].concat());
    }

    #[test]
    fn written_lines_are_read_back(
        text in text(), steps in vec(step(), 0..20),
    ) {
        let Ok(source) = Source::from_bytes(text) else { return Ok(()); };
        let rows = Rows::new(Arc::new(source));
        let mut model = Model { plain: lines(&rows), rows, undo: Vec::new() };
        for step in steps {
            model.take(step);
        }
        let Ok(again) = Source::from_bytes(written(&model.rows)) else { return Ok(()); };
        let mut expected = model.plain;
        if model.rows.source().prefix().is_empty() && !again.prefix().is_empty() {
            expected[0].drain(..3); // A line that begins with a mark has become the first.
        }
        prop_assert_eq!(lines(&Rows::new(Arc::new(again))), expected);
    }

    #[test]
    fn a_file_has_the_same_lines_in_utf_16_and_utf_8(
        text in "([a-zA-Z0-9/ -]|[\r\n]|\r\n|\\PC){0,200}",
        order in prop_oneof![Just(ByteOrder::Little), Just(ByteOrder::Big)],
        which in any::<prop::sample::Index>(), edit in "\\PC{0,20}",
    ) {
        prop_assume!(!text.starts_with('\u{FEFF}'));
        let in_utf8 = rows(text.as_bytes());
        let in_utf16 = rows(&utf16(&text, order));
        prop_assert_eq!(lines(&in_utf16), lines(&in_utf8));
        prop_assert_eq!(written(&in_utf16), utf16(&text, order));

        let count = usize::try_from(in_utf8.len()).unwrap();
        let row = which.index(count.max(1)) as u64;
        let edited = written_after_edit(&utf16(&text, order), row, &edit);
        let in_utf8 = written_after_edit(text.as_bytes(), row, &edit);
        prop_assert_eq!(edited, utf16(std::str::from_utf8(&in_utf8).unwrap(), order));
    }

    #[test]
    fn opening_and_writing_changes_no_byte_after_a_utf_16_mark(
        units in vec(prop_oneof![1_u16.., 0xD700..0xE100_u16, b' '.into()..0x80_u16], 0..300),
        is_big in any::<bool>(), odd in any::<Option<u8>>(),
    ) {
        let mark: &[u8] = if is_big { b"\xFE\xFF" } else { b"\xFF\xFE" };
        let units = units.into_iter().flat_map(u16::to_le_bytes);
        let bytes: Vec<u8> = mark.iter().copied().chain(units).chain(odd).collect();
        let Ok(source) = Source::from_bytes(bytes.clone()) else { return Ok(()); };
        prop_assert_eq!(written(&Rows::new(Arc::new(source))), bytes);
    }

    #[test]
    fn spans_of_a_range_contain_the_rows_of_the_range(
        steps in vec(step(), 0..30), from in 0..30_u64, count in 0..30_u64,
    ) {
        let rows = rows(b"1\n2\n3\n4\n5\n6\n7\n8\n9\n");
        let mut model = Model { plain: lines(&rows), rows, undo: Vec::new() };
        for step in steps {
            model.take(step);
        }
        let expected: Vec<_> = model.plain.iter().skip(usize::try_from(from).unwrap())
            .take(usize::try_from(count).unwrap()).cloned().collect();

        let spans = model.rows.spans(from..from + count);
        model.rows.splice(0, u64::MAX, &spans);

        prop_assert_eq!(lines(&model.rows), expected);
    }
}
