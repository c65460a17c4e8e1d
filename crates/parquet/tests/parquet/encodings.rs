//! Every encoding and every packing gives the same values.

use super::{file_with, objects};
use parquet::basic::{Compression, Encoding};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::{ByteArray, FixedLenByteArray};
use parquet::file::properties::{WriterProperties, WriterVersion};
use proptest::prelude::*;
use std::fmt::Write as _;

const SCHEMA: &str = "message schema {
    optional binary fen (UTF8);
    required fixed_len_byte_array(3) key;
    optional group themes (LIST) { repeated group list { required binary element (UTF8); } }
}";

const ENCODINGS: [Encoding; 3] = [
    Encoding::PLAIN,
    Encoding::DELTA_LENGTH_BYTE_ARRAY,
    Encoding::DELTA_BYTE_ARRAY,
];

/// Texts of which neighbours often begin alike, or nothing.
fn texts() -> impl Strategy<Value = Vec<Option<String>>> {
    let text = proptest::option::weighted(0.9, "(4k3|4k3/8/8){0,3}[a-c]{0,20}");
    proptest::collection::vec(text, 0..400)
}

fn file(texts: &[Option<String>], encoding: Encoding, version: WriterVersion) -> Vec<u8> {
    let of_keys = match encoding {
        Encoding::DELTA_LENGTH_BYTE_ARRAY => Encoding::PLAIN,
        other => other,
    };
    let properties = WriterProperties::builder()
        .set_dictionary_enabled(false)
        .set_compression(Compression::SNAPPY)
        .set_writer_version(version)
        .set_data_page_row_count_limit(150)
        .set_encoding(encoding)
        .set_column_encoding("key".into(), of_keys);
    let there: Vec<_> = texts
        .iter()
        .flatten()
        .map(|text| ByteArray::from(&**text))
        .collect();
    file_with(SCHEMA, properties, |_, column| match column {
        ColumnWriter::ByteArrayColumnWriter(writer) => {
            let in_lists = writer.get_descriptor().max_rep_level() > 0;
            let there_level = if in_lists { 2 } else { 1 };
            let definitions = texts
                .iter()
                .map(|text| if text.is_some() { there_level } else { 0 });
            let definitions: Vec<_> = definitions.collect();
            let repetitions = vec![0; texts.len()];
            let repetitions = in_lists.then_some(&*repetitions);
            writer
                .write_batch(&there, Some(&definitions), repetitions)
                .unwrap();
        }
        ColumnWriter::FixedLenByteArrayColumnWriter(writer) => {
            let keys: Vec<_> = (0..texts.len()).map(key).collect();
            writer.write_batch(&keys, None, None).unwrap();
        }
        _ => panic!("no such column"),
    })
}

fn key(row: usize) -> FixedLenByteArray {
    let [low, high, ..] = row.to_le_bytes();
    FixedLenByteArray::from(vec![1, high, low])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn all_encodings_of_texts_give_the_same_rows(texts in texts()) {
        let mut expected = String::new();
        for (row, text) in texts.iter().enumerate() {
            let text = text.as_ref().map_or("null".to_owned(), |text| format!("\"{text}\""));
            let key = format!("01{:02x}{:02x}", row / 256, row % 256);
            writeln!(expected, "{{\"fen\":{text},\"key\":\"{key}\",\"themes\":{text}}}").unwrap();
        }
        for encoding in ENCODINGS {
            for version in [WriterVersion::PARQUET_1_0, WriterVersion::PARQUET_2_0] {
                let read = objects(&file(&texts, encoding, version)).unwrap();
                prop_assert_eq!(&read, &expected, "{}", encoding);
            }
        }
    }
}
