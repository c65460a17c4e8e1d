//! Lists, numbers with a fraction, and bytes of a fixed number.

use super::objects;
use parquet::basic::Compression;
use parquet::column::writer::ColumnWriter;
use parquet::data_type::{ByteArray, FixedLenByteArray};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::sync::Arc;

const SCHEMA: &str = "message schema {
    required binary fen (UTF8);
    optional group themes (LIST) { repeated group list { optional binary element (UTF8); } }
    required fixed_len_byte_array(3) share (DECIMAL(5,2));
    required int32 price (DECIMAL(5,1));
    required fixed_len_byte_array(2) key;
    required group game { required int64 ply (UINT_64); }
}";

#[test]
fn nested_columns_and_all_types_become_values_of_an_object() {
    let schema = Arc::new(parse_message_type(SCHEMA).unwrap());
    let mut out = Vec::new();
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY);
    let mut writer =
        SerializedFileWriter::new(&mut out, schema, Arc::new(properties.build())).unwrap();
    let mut group = writer.next_row_group().unwrap();
    let text = |text: &str| ByteArray::from(text);
    let bytes = |bytes: &[u8]| FixedLenByteArray::from(bytes.to_vec());
    let mut number = 0;
    while let Some(mut column) = group.next_column().unwrap() {
        match (number, column.untyped()) {
            (0, ColumnWriter::ByteArrayColumnWriter(writer)) => {
                let values = ["a", "b", "c"].map(text);
                writer.write_batch(&values, None, None).unwrap();
            }
            (1, ColumnWriter::ByteArrayColumnWriter(writer)) => {
                let values = ["fork", "a \"pin\""].map(text);
                // Two values and a gap between them, no list, and an empty list.
                let (definitions, repetitions) = ([3, 2, 3, 0, 1], [0, 1, 1, 0, 0]);
                writer
                    .write_batch(&values, Some(&definitions), Some(&repetitions))
                    .unwrap();
            }
            (2, ColumnWriter::FixedLenByteArrayColumnWriter(writer)) => {
                let values = [&[0xff, 0xff, 0x83][..], &[0, 0, 5], &[1, 0, 0]].map(bytes);
                writer.write_batch(&values, None, None).unwrap();
            }
            (3, ColumnWriter::Int32ColumnWriter(writer)) => {
                writer.write_batch(&[-15, 3, 20], None, None).unwrap();
            }
            (4, ColumnWriter::FixedLenByteArrayColumnWriter(writer)) => {
                let values = [&[0xab, 1][..], &[0, 0], &[255, 255]].map(bytes);
                writer.write_batch(&values, None, None).unwrap();
            }
            (5, ColumnWriter::Int64ColumnWriter(writer)) => {
                writer.write_batch(&[-1, 0, 7], None, None).unwrap();
            }
            _ => panic!("no column {number}"),
        }
        column.close().unwrap();
        number += 1;
    }
    group.close().unwrap();
    writer.close().unwrap();
    assert_eq!(
        objects(&out).unwrap(),
        "{\"fen\":\"a\",\"themes\":\"fork a \\\"pin\\\"\",\"share\":-1.25,\"price\":-1.5,\"key\":\"ab01\",\"game.ply\":18446744073709551615}\n\
         {\"fen\":\"b\",\"themes\":null,\"share\":0.05,\"price\":0.3,\"key\":\"0000\",\"game.ply\":0}\n\
         {\"fen\":\"c\",\"themes\":null,\"share\":655.36,\"price\":2.0,\"key\":\"ffff\",\"game.ply\":7}\n"
    );
}
