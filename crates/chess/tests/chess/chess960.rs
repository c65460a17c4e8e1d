//! Claims about the numbers of the arrays of Chess960.

use std::collections::BTreeSet;
use tabiya_chess::chess960::{ARRAYS, STANDARD, array, number, numbers_of, start};
use tabiya_chess::{Position, Role, Transform, is_starting_array};
use tabiya_notation::fen::{read_strict, write_fen};

fn letters(of: u16) -> String {
    array(of).unwrap().map(Role::letter).iter().collect()
}

#[test]
fn standard_chess_is_number_518() {
    assert_eq!(letters(STANDARD), "RNBQKBNR");
    assert_eq!(start(518, 518), Some(Position::start()));
    assert_eq!(numbers_of(&Position::start()), Some((518, 518)));
}

#[test]
fn published_numbers_give_the_published_arrays() {
    // These rows come from the published table of Chess960 arrays.
    for (number, back_rank) in [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (2, "BQNNRBKR"),
        (3, "BQNNRKRB"),
        (4, "QBBNNRKR"),
        (534, "RNBKQBNR"),
        (959, "RKRNNQBB"),
    ] {
        assert_eq!(letters(number), back_rank, "{number}");
    }
}

#[test]
fn numbers_and_arrays_correspond_one_to_one() {
    let mut seen = BTreeSet::new();
    for of in 0..ARRAYS {
        let back_rank = array(of).unwrap();
        assert_eq!(number(&back_rank), Some(of));
        assert!(seen.insert(letters(of)));
        let position = start(of, of).unwrap();
        assert!(is_starting_array(&position), "{of}");
        assert_eq!(numbers_of(&position), Some((of, of)));
    }
    assert_eq!(seen.len(), 960);
    assert_eq!(array(960), None);
    assert_eq!(start(0, 960), None);
}

#[test]
fn the_fen_of_an_array_has_all_four_rights_and_is_read_back() {
    for white in (0..ARRAYS).step_by(7) {
        let black = (white * 31 + 5) % ARRAYS;
        let position = start(white, black).unwrap();
        let fen = write_fen(&position);
        let read = read_strict(fen.as_bytes()).unwrap();
        assert_eq!(read, position, "{fen}");
        assert_eq!(numbers_of(&read), Some((white, black)));
        assert!(fen.contains(" w KQkq - 0 1"), "{fen}");
    }
}

#[test]
fn a_mirrored_array_is_also_an_array() {
    for of in 0..ARRAYS {
        let mirrored = Transform::MirrorFiles.apply_to(&start(of, of).unwrap());
        let (white, black) = numbers_of(&mirrored).unwrap();
        assert_eq!(white, black);
        assert_eq!(Some(mirrored), start(white, black));
    }
}

#[test]
fn other_positions_have_no_array_number() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBRKBNQ w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        assert_eq!(
            numbers_of(&read_strict(fen.as_bytes()).unwrap()),
            None,
            "{fen}"
        );
    }
}
