//! Files that are damaged, or made to do harm.

use super::properties::files;
use super::{file_of, file_with, objects, parquet};
use parquet::basic::{Compression, Encoding};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::file::properties::{WriterProperties, WriterVersion};
use proptest::prelude::*;
use std::io::{self, Read as _};
use tabiya_parquet::{ColumnKind, MARK, ParquetFault, ParquetFile, ParquetRows};

fn fault_of(read: io::Result<String>) -> ParquetFault {
    ParquetFault::of(&read.unwrap_err()).unwrap().clone()
}

fn good() -> Vec<u8> {
    let row: &[&str] = &["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "7", "0.5"];
    let columns = [
        ("fen", ColumnKind::Text),
        ("plays", ColumnKind::Integer),
        ("share", ColumnKind::Number),
    ];
    parquet(&columns, &[row; 50])
}

#[test]
fn other_files_and_cut_files_are_refused() {
    let good = good();
    for bytes in [
        &b""[..],
        b"PAR1",
        b"PAR1PAR1",
        b"fen\nnothing\n",
        &good[..good.len() - 1],
    ] {
        let fault = fault_of(objects(bytes));
        assert!(
            matches!(fault, ParquetFault::NotParquet | ParquetFault::Damaged),
            "{fault:?}"
        );
    }
    let mut encrypted = good.clone();
    encrypted.truncate(good.len() - 4);
    encrypted.extend(b"PARE");
    assert_eq!(fault_of(objects(&encrypted)), ParquetFault::Encrypted);
    let mut long = good.clone();
    let at = good.len() - 8;
    long[at..at + 4].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(fault_of(objects(&long)), ParquetFault::TooLarge);
}

/// A column of texts.
const TEXTS: &str = "message schema { required binary fen (UTF8); }";
/// A column of lists of texts.
const LISTS: &str = "message schema {
    optional group themes (LIST) { repeated group list { optional binary element (UTF8); } }
}";

/// The number of bytes of the longest piece that is passed on at once.
fn longest_piece(mut rows: ParquetRows) -> usize {
    let mut buffer = vec![0; 16 << 20];
    let mut longest = 0;
    loop {
        match rows.read(&mut buffer).unwrap() {
            0 => return longest,
            length => longest = longest.max(length),
        }
    }
}

#[test]
fn rows_that_name_a_long_text_of_a_dictionary_are_passed_on_a_few_at_a_time() {
    // Rows with short texts precede them, as if many rows could be read at once.
    let (short, long) = (
        ByteArray::from("short"),
        ByteArray::from(vec![b'x'; 1 << 16]),
    );
    let values = [vec![short; 20_000], vec![long; 1000]].concat();
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY);
    let bytes = file_with(TEXTS, properties, |_, column| {
        let ColumnWriter::ByteArrayColumnWriter(writer) = column else {
            panic!("no texts");
        };
        writer.write_batch(&values, None, None).unwrap();
    });
    assert!(bytes.len() < 1 << 20, "{}", bytes.len());
    let file = ParquetFile::open(file_of(&bytes)).unwrap();
    for rows in [file.objects(), file.texts(0)] {
        let longest = longest_piece(rows);
        assert!((1 << 16..1 << 20).contains(&longest), "{longest}");
    }
}

/// A file with these lists, each of the same text a number of times.
fn lists(text: &str, lengths: &[usize]) -> Vec<u8> {
    lists_in(text, lengths, WriterVersion::PARQUET_1_0)
}

/// The same in pages of this version, with all short lists in one page.
fn lists_in(text: &str, lengths: &[usize], version: WriterVersion) -> Vec<u8> {
    let count: usize = lengths.iter().sum();
    let mut repetitions = Vec::new();
    for length in lengths {
        repetitions.push(0);
        repetitions.resize(repetitions.len() + length - 1, 1);
    }
    let values = vec![ByteArray::from(text); count];
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_data_page_row_count_limit(usize::MAX)
        .set_data_page_size_limit(1 << 30)
        .set_writer_version(version);
    file_with(LISTS, properties, |_, column| {
        let ColumnWriter::ByteArrayColumnWriter(writer) = column else {
            panic!("no texts");
        };
        let definitions = vec![3; count];
        writer
            .write_batch(&values, Some(&definitions), Some(&repetitions))
            .unwrap();
    })
}

#[test]
fn of_the_values_of_a_list_only_as_many_are_passed_on_as_a_row_may_have() {
    let text = "x".repeat(1 << 14);
    let bytes = lists(&text, &[2, 4000, 3]);
    let read = objects(&bytes).unwrap();
    let lengths: Vec<_> = read.lines().map(str::len).collect();
    assert_eq!(lengths.len(), 3);
    let expected = |count: usize| format!("{{\"themes\":\"{}\"}}", vec![&*text; count].join(" "));
    assert_eq!(read.lines().next().unwrap(), expected(2));
    assert!((1 << 20..4 << 20).contains(&lengths[1]), "{}", lengths[1]);
    assert_eq!(read.lines().last().unwrap(), expected(3));
}

#[test]
fn lists_with_too_many_values_are_refused() {
    let bytes = lists("x", &[1, 8 << 20]);
    assert!(bytes.len() < 1 << 20, "{}", bytes.len());
    assert_eq!(fault_of(objects(&bytes)), ParquetFault::TooLarge);
}

#[test]
fn a_page_may_have_many_values_in_short_lists() {
    let lengths = [3, 157].repeat(50_000);
    for version in [WriterVersion::PARQUET_1_0, WriterVersion::PARQUET_2_0] {
        let read = objects(&lists_in("x", &lengths, version)).unwrap();
        let line = |length: usize| format!("{{\"themes\":\"{}\"}}", vec!["x"; length].join(" "));
        let expected = [line(3), line(157)];
        assert_eq!(read.lines().count(), lengths.len());
        assert!(
            read.lines()
                .zip(expected.iter().cycle())
                .all(|(line, expected)| line == expected)
        );
    }
}

#[test]
fn texts_that_repeat_the_beginning_of_others_do_not_fill_the_memory() {
    let values = vec![ByteArray::from(vec![b'x'; 1 << 20]); 300];
    let properties = WriterProperties::builder()
        .set_dictionary_enabled(false)
        .set_encoding(Encoding::DELTA_BYTE_ARRAY)
        .set_data_page_size_limit(1 << 30);
    let bytes = file_with(TEXTS, properties, |_, column| {
        let ColumnWriter::ByteArrayColumnWriter(writer) = column else {
            panic!("no texts");
        };
        writer.write_batch(&values, None, None).unwrap();
    });
    assert!(bytes.len() < 3 << 20, "{}", bytes.len());
    assert_eq!(fault_of(objects(&bytes)), ParquetFault::TooLarge);
}

#[test]
fn numbers_of_texts_are_not_believed() {
    for encoding in [
        Encoding::DELTA_BYTE_ARRAY,
        Encoding::DELTA_LENGTH_BYTE_ARRAY,
    ] {
        let values = vec![ByteArray::from("abc"); 5];
        let properties = WriterProperties::builder()
            .set_dictionary_enabled(false)
            .set_encoding(encoding);
        let mut bytes = file_with(TEXTS, properties, |_, column| {
            let ColumnWriter::ByteArrayColumnWriter(writer) = column else {
                panic!("no texts");
            };
            writer.write_batch(&values, None, None).unwrap();
        });
        // Blocks of 128 lengths in four groups, and the number of lengths.
        let head = [0x80, 1, 4, 5];
        let at = bytes.windows(4).position(|bytes| bytes == head).unwrap();
        bytes[at + 3..at + 9].copy_from_slice(&[0xff, 0xff, 0xff, 0xff, 0xff, 0x0f]);
        assert_eq!(
            fault_of(objects(&bytes)),
            ParquetFault::Damaged,
            "{encoding}"
        );
    }
}

#[test]
fn a_packing_that_is_not_read_is_named() {
    // The number of the packing follows the name of the column in the metadata.
    let bytes = parquet(&[("fen", ColumnKind::Text)], &[&["a"]]);
    let place = b"fen\x15\x02\x16";
    let at = bytes.windows(6).rposition(|bytes| bytes == place).unwrap();
    for (packing, name) in [(3, "LZO"), (4, "Brotli"), (5, "LZ4 (Hadoop)")] {
        let mut bytes = bytes.clone();
        bytes[at + 4] = packing * 2;
        let fault = ParquetFault::Packing(name.to_owned());
        assert_eq!(fault_of(objects(&bytes)), fault);
    }
}

proptest! {
    #[test]
    fn damaged_files_are_read_or_refused(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = good();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        files::check_file(&bytes);
    }

    #[test]
    fn any_bytes_between_the_marks_are_read_or_refused(
        content in proptest::collection::vec(any::<u8>(), 0..200),
    ) {
        let length = u32::try_from(content.len()).unwrap().to_le_bytes();
        files::check_file(&[MARK, &*content, &length, MARK].concat());
    }

    #[test]
    fn any_cells_are_written_and_read(cells in "(\\PC{0,5}\n|-?[0-9]{0,20}\n|-?[0-9]{1,3}\\.[0-9]{1,3}\n){0,20}") {
        files::check_fuzz(cells.as_bytes());
    }
}
