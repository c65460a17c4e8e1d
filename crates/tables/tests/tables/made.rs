//! Tables that the tests write themselves.

use crate::properties::tables::check_fuzz;
use proptest::prelude::*;
use std::sync::Arc;
use tabiya_notation::fen::read_fen;
use tabiya_tables::syzygy::{Kind, ProbeError, Table, Wdl};
use tabiya_tables::{Material, Probe, Shelf, TableError};

#[derive(Debug)]
struct One(Arc<Table>);

impl Shelf for One {
    fn table(&self, material: Material, kind: Kind) -> Result<Option<Arc<Table>>, TableError> {
        let is_here = material.name() == "KRvK" && kind == Kind::Results;
        Ok(is_here.then(|| Arc::clone(&self.0)))
    }
}

/// The head of a table of king and rook against king, without its four first bytes: two parts for the sides to move.
const HEAD: [u8; 6] = [1, 0, 0x66, 0x44, 0xEE, 0];

/// White to move always wins, and Black loses unless he captures.
fn of_single_values() -> Vec<u8> {
    [&HEAD[..], &[0x80, 4, 0x80, 0]].concat()
}

/// The same with codes for White: symbol 0 is a win, and each further symbol is twice the one before. One block
/// contains all positions as its last symbol.
fn of_coded_values() -> Vec<u8> {
    let mut bytes = HEAD.to_vec();
    // Flags, blocks of 64 bytes, an index for 65,536 values, no padding, one block, codes of four bits from symbol 0 on.
    bytes.extend([0, 6, 16, 0, 1, 0, 0, 0, 4, 4, 0, 0, 16, 0]);
    bytes.extend([4, 0xF0, 0xFF]);
    for symbol in 0..15_u8 {
        bytes.extend([symbol, symbol << 4, 0]);
    }
    bytes.extend([0x80, 0]);
    // The index names the value in the middle of its span; the block has 31,332 values.
    bytes.extend([0, 0, 0, 0, 0, 0x80]);
    bytes.extend(31_331_u16.to_le_bytes());
    // Blocks begin at multiples of 64, and the file has four bytes before these.
    bytes.resize(124, 0);
    bytes.push(0xF0);
    bytes.resize(188, 0);
    bytes
}

fn open(bytes: &[u8], name: &str) -> Result<Table, TableError> {
    let bytes: Arc<[u8]> = [&[0x71, 0xE8, 0x23, 0x5D], bytes].concat().into();
    Table::open(
        Box::new(bytes),
        Material::from_name(name).unwrap(),
        Kind::Results,
    )
}

fn wdl(bytes: &[u8], fen: &str) -> Result<Wdl, ProbeError> {
    let shelf = One(Arc::new(open(bytes, "KRvK").unwrap()));
    Probe::new(&shelf).wdl(&read_fen(fen).unwrap())
}

#[test]
fn a_table_answers_for_both_sides_and_colours() {
    for bytes in [of_single_values(), of_coded_values()] {
        assert_eq!(wdl(&bytes, "8/8/8/3k4/8/8/8/K6R w - - 0 1"), Ok(Wdl::Win));
        assert_eq!(wdl(&bytes, "8/8/8/3k4/8/8/8/K6R b - - 0 1"), Ok(Wdl::Loss));
        assert_eq!(wdl(&bytes, "8/8/8/3K4/8/8/8/k6r b - - 0 1"), Ok(Wdl::Win));
    }
}

#[test]
fn a_capture_that_gives_more_than_the_table_counts() {
    let bytes = of_single_values();
    assert_eq!(wdl(&bytes, "8/8/8/8/8/8/6k1/K6R b - - 0 1"), Ok(Wdl::Draw));
}

#[test]
fn castling_and_missing_tables_are_said() {
    let bytes = of_single_values();
    let castling = wdl(&bytes, "8/8/8/3k4/8/8/8/4K2R w K - 0 1");
    assert_eq!(castling, Err(ProbeError::Castling));
    let queen = Material::from_name("KQvK").unwrap();
    let missing = wdl(&bytes, "8/8/8/3k4/8/8/8/K5Q1 w - - 0 1");
    assert_eq!(missing, Err(ProbeError::NoTable(queen, Kind::Results)));
    assert_eq!(missing.unwrap_err().to_string(), "KQvK.rtbw is missing");
}

#[test]
fn files_that_are_cut_foreign_or_about_other_pieces_are_refused() {
    let bytes = of_coded_values();
    for end in 0..bytes.len() {
        let error = open(&bytes[..end], "KRvK").unwrap_err();
        assert_eq!(error, TableError::Cut, "{end}");
    }
    let error = open(&bytes, "KQvK").unwrap_err();
    assert_eq!(error, TableError::OtherPieces);
    let text: Arc<[u8]> = b"[Event \"?\"]".as_slice().into();
    let material = Material::from_name("KRvK").unwrap();
    let error = Table::open(Box::new(text), material, Kind::Results).unwrap_err();
    assert_eq!(error, TableError::Foreign);
}

#[test]
fn a_symbol_that_contains_itself_is_damage() {
    let mut bytes = of_coded_values();
    // The first symbol, a value, becomes a pair of itself.
    bytes[20..23].copy_from_slice(&[0, 0, 0]);
    let error = open(&bytes, "KRvK").unwrap_err();
    assert_eq!(error, TableError::Damaged);
}

proptest! {
    #[test]
    fn changed_tables_answer_or_are_refused(
        which in 0..12_u8,
        changes in prop::collection::vec((0..188_usize, any::<u8>()), 0..6),
    ) {
        let mut bytes = of_coded_values();
        for (place, byte) in changes {
            bytes[place] = byte;
        }
        bytes.insert(0, which);
        check_fuzz(&bytes);
    }
}
