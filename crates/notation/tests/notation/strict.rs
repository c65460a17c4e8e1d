//! Exact FEN: the texts that are exact, and the faults of others with their places.

use super::any::{any_position, cases, near_fen, style};
use proptest::prelude::*;
use tabiya_chess::Position;
use tabiya_notation::fen::{
    Dialect, FenErrorKind, FenField, read_fen, read_strict, read_strict_portably, write_fen_as,
};

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn written_text_is_exact_in_every_style(position in any_position()) {
        for dialect in Dialect::ALL {
            let text = write_fen_as(&position, style(dialect));
            prop_assert_eq!(read_strict(text.as_bytes()), Ok(position.only_possible()), "{}", text);
        }
    }

    #[test]
    fn every_processor_reads_the_same(text in near_fen()) {
        let text = text.as_bytes();
        prop_assert_eq!(read_strict(text), read_strict_portably(text));
    }

    #[test]
    fn exact_text_has_the_same_meaning_for_the_tolerant_reader(text in near_fen()) {
        if let Ok(position) = read_strict(text.as_bytes()) {
            prop_assert_eq!(read_fen(&text), Ok(position), "{}", text);
        }
    }

    #[test]
    fn the_place_of_a_fault_is_in_the_text_on_character_borders(text in near_fen()) {
        if let Err(error) = read_strict(text.as_bytes()) {
            prop_assert!(text.get(error.span.clone()).is_some(), "{:?} in {}", error, text);
        }
    }

    #[test]
    fn both_strict_readers_agree_on_any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        prop_assert_eq!(read_strict(&bytes), read_strict_portably(&bytes));
    }

    #[test]
    fn a_single_wrong_byte_is_never_overlooked(position in any_position(), at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut text = write_fen_as(&position, style(Dialect::XFen)).into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        let read = read_strict(&text);
        prop_assert_eq!(&read, &read_strict_portably(&text));
        if let Ok(read) = read {
            let again = String::from_utf8(text.clone()).unwrap();
            prop_assert_eq!(read_fen(&again), Ok(read));
        }
    }
}

#[test]
fn the_table_of_exact_and_inexact_texts_is_correct() {
    let table = include_str!("../data/strict.txt");
    let mut lines = 0;
    for line in table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        lines += 1;
        let columns: Vec<_> = line.splitn(4, '\t').collect();
        // The third column is the sentence about the fault, which a test of the program checks.
        let [kind, span, _, text] = columns[..] else {
            panic!("four columns: {line}");
        };
        match read_strict(text.as_bytes()) {
            Ok(_) => assert_eq!(kind, "exact", "{text}"),
            Err(error) => {
                let found = format!("{:?}", error.kind);
                let name = found.split([' ', '{']).next().unwrap_or_default();
                let place = format!("{}..{}", error.span.start, error.span.end);
                assert_eq!((name, place.as_str()), (kind, span), "{text}");
            }
        }
    }
    assert!(lines >= 60, "only {lines} lines");
}

#[test]
fn every_length_of_the_usual_fields_is_read() {
    let boards = [
        "8/8/8/8/8/8/8/8",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "r3k2r/p1p1p1p1/1p1p1p1p/p1p1p1p1/1P1P1P1P/P1P1P1P1/1P1P1P1P/R3K2R",
        "p1p1p1p1/p1p1p1p1/p1p1p1p1/p1p1p1p1/p1p1p1p1/p1p1p1p1/p1p1p1p1/p1p1p1p1",
    ];
    for board in boards {
        for castling in ["-", "K", "Qk", "KQk", "KQkq"] {
            for clock in [0, 9, 10, 99, 100, 9999, 10_000, u32::MAX] {
                for number in [1, 10, 999, 9999, 123_456, u32::MAX] {
                    let text = format!("{board} b {castling} - {clock} {number}");
                    let read = read_strict(text.as_bytes());
                    let counters = read.as_ref().map(|p| (p.halfmove_clock, p.fullmove_number));
                    assert_eq!(counters, Ok((clock, number)), "{text}");
                    assert_eq!(read, read_fen(&text), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_position_without_pieces_is_read_too() {
    let read = read_strict(b"8/8/8/8/8/8/8/8 w - - 0 1");
    let empty = Position::empty();
    assert_eq!(read.map(|read| read.board), Ok(empty.board));
}

#[test]
fn the_field_of_a_fault_is_named() {
    let cases: [(&[u8], FenField); 6] = [
        (b"8/8/8/8/8/8/8/x w - - 0 1", FenField::Board),
        (b"8/8/8/8/8/8/8/8 x - - 0 1", FenField::SideToMove),
        (b"8/8/8/8/8/8/8/8 w x - 0 1", FenField::Castling),
        (b"8/8/8/8/8/8/8/8 w - x 0 1", FenField::EnPassant),
        (b"8/8/8/8/8/8/8/8 w - - x 1", FenField::HalfmoveClock),
        (b"8/8/8/8/8/8/8/8 w - - 0 x", FenField::FullmoveNumber),
    ];
    for (text, field) in cases {
        assert_eq!(read_strict(text).map_err(|error| error.field), Err(field));
    }
    let no_utf_8 =
        read_strict(b"8/8/8/8/8/8/8/\xff w - - 0 1").map_err(|error| (error.kind, error.span));
    let found = char::REPLACEMENT_CHARACTER;
    assert_eq!(
        no_utf_8,
        Err((FenErrorKind::UnknownPiece { found }, 14..15))
    );
}

#[test]
fn a_nul_after_the_castling_letters_is_not_overlooked() {
    for text in [
        &b"4k3/8/8/8/8/8/8/4K3 w -\0 - 0 1"[..],
        b"4k3/8/8/8/8/8/8/4K2R w K\0\0 - 0 1",
    ] {
        assert!(read_strict(text).is_err());
        assert!(read_strict_portably(text).is_err());
    }
}
