//! FENs in which a rank lacks one square.

use tabiya_notation::fen::read_strict;
use tabiya_notation::repair::{RepairKind, with_missing_square};

fn readings(text: &str) -> Vec<String> {
    let readings = with_missing_square(text);
    readings.into_iter().map(|reading| reading.text).collect()
}

#[test]
fn each_possible_place_of_the_missing_square_is_a_reading() {
    let found = readings("rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
    let second: Vec<_> = found
        .iter()
        .filter_map(|fen| fen.split('/').nth(1))
        .collect();
    assert_eq!(
        second,
        [
            "pppp2pp", "1pppp1pp", "p1ppp1pp", "pp1pp1pp", "ppp1p1pp", "pppp1p1p", "pppp1pp1"
        ]
    );
    for fen in &found {
        assert!(read_strict(fen.as_bytes()).is_ok(), "{fen}");
    }
}

#[test]
fn the_reading_that_fits_the_other_fields_comes_first() {
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P2/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(
        readings(after_e4),
        [
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "rnbqkbnr/pppppppp/8/8/5P2/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        ]
    );
    let castling = readings("4k3/8/8/8/8/8/8/R2K2R w KQ - 0 1");
    assert_eq!(
        castling.first().unwrap(),
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
    );
}

#[test]
fn a_reading_names_the_inserted_square() {
    let readings = with_missing_square("8/7/8/8/8/8/8/K1k5 w - - 0 1");
    let [reading] = readings.as_slice() else {
        panic!("{readings:?}");
    };
    let repair = &reading.repairs[0];
    assert_eq!(repair.kind, RepairKind::MissingSquare);
    assert_eq!(
        (repair.span.clone(), &*repair.read, &*repair.became),
        (2..3, "7", "8")
    );
}

#[test]
fn other_repairs_are_reported_at_their_place() {
    let line = "fen: rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR W – - 0 1";
    for reading in with_missing_square(line) {
        let mut text = line.to_owned();
        for repair in reading.repairs.iter().rev() {
            assert_eq!(&line[repair.span.clone()], repair.read);
            text.replace_range(repair.span.clone(), &repair.became);
        }
        assert_eq!(text, reading.text);
    }
    assert_eq!(readings(line).len(), 7);
}

#[test]
fn only_a_rank_that_is_one_square_short_has_such_readings() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/ppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "hello",
        "",
    ] {
        assert!(readings(text).is_empty(), "{text}");
    }
}
