//! Lists, numbers with a fraction, and bytes of a fixed number.

use super::{file_with, objects};
use parquet::basic::Compression;
use parquet::column::writer::ColumnWriter;
use parquet::data_type::{ByteArray, FixedLenByteArray};
use parquet::file::properties::WriterProperties;

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
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY);
    let text = |text: &str| ByteArray::from(text);
    let bytes = |bytes: &[u8]| FixedLenByteArray::from(bytes.to_vec());
    let out = file_with(SCHEMA, properties, |number, column| {
        match (number, column) {
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
    });
    assert_eq!(
        objects(&out).unwrap(),
        "{\"fen\":\"a\",\"themes\":\"fork a \\\"pin\\\"\",\"share\":-1.25,\"price\":-1.5,\"key\":\"ab01\",\"game.ply\":18446744073709551615}\n\
         {\"fen\":\"b\",\"themes\":null,\"share\":0.05,\"price\":0.3,\"key\":\"0000\",\"game.ply\":0}\n\
         {\"fen\":\"c\",\"themes\":null,\"share\":655.36,\"price\":2.0,\"key\":\"ffff\",\"game.ply\":7}\n"
    );
}

#[test]
fn decimal_numbers_of_any_number_of_bytes_are_numbers() {
    const SCHEMA: &str = "message schema {
        required binary share (DECIMAL(9,2));
        required fixed_len_byte_array(20) large (DECIMAL(46,3));
        required binary whole (DECIMAL(40,0));
    }";
    let share: [&[u8]; 5] = [&[0xff, 0x83], &[5], &[], &[0x80], &[0, 0, 0, 0, 1, 0]];
    // -1, the largest number of 128 bits and one, and zero.
    let mut large = [[0xff; 20], [0; 20], [0; 20], [0; 20], [0; 20]];
    large[1][3] = 1;
    let whole: [&[u8]; 5] = [&[0xff; 17], &[0x7f; 4], &[1; 17], &[0x80, 0, 0], &[0]];
    let binary = |values: [&[u8]; 5]| values.map(|bytes| ByteArray::from(bytes.to_vec()));
    let properties = WriterProperties::builder();
    let out = file_with(SCHEMA, properties, |number, column| {
        match (number, column) {
            (0, ColumnWriter::ByteArrayColumnWriter(writer)) => {
                writer.write_batch(&binary(share), None, None).unwrap();
            }
            (1, ColumnWriter::FixedLenByteArrayColumnWriter(writer)) => {
                let values = large.map(|bytes| FixedLenByteArray::from(bytes.to_vec()));
                writer.write_batch(&values, None, None).unwrap();
            }
            (2, ColumnWriter::ByteArrayColumnWriter(writer)) => {
                writer.write_batch(&binary(whole), None, None).unwrap();
            }
            _ => panic!("no column {number}"),
        }
    });
    assert_eq!(
        objects(&out).unwrap(),
        "{\"share\":-1.25,\"large\":-0.001,\"whole\":-1}\n\
         {\"share\":0.05,\"large\":340282366920938463463374607431768211.456,\"whole\":2139062143}\n\
         {\"share\":0.00,\"large\":0.000,\"whole\":341616807575530379006368233343265341697}\n\
         {\"share\":-1.28,\"large\":0.000,\"whole\":-8388608}\n\
         {\"share\":2.56,\"large\":0.000,\"whole\":0}\n"
    );
}
