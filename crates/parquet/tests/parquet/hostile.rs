//! Files that are damaged, or made to do harm.

use super::{objects, parquet};
use proptest::prelude::*;
use std::io;
use tabiya_parquet::{ColumnKind, ParquetFault};

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
        if let Err(error) = objects(&bytes) {
            let is_known = ParquetFault::of(&error).is_some()
                || error.kind() == io::ErrorKind::InvalidData;
            prop_assert!(is_known, "{error:?}");
        }
    }
}
