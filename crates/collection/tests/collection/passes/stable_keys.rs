//! Keys that other programs keep.

use super::same::{all, are_same};
use tabiya_chess::Position;
use tabiya_collection::passes::{
    SameFields, Sameness, UnknownFields, stable_key, stable_key_of_line,
};
use tabiya_notation::fen::read_fen;

fn position(fen: &str) -> Position {
    read_fen(fen).unwrap()
}

fn sameness(fields: &str) -> Sameness {
    Sameness {
        fields: fields.parse().unwrap(),
        mirrored: false,
        colours_swapped: false,
    }
}

#[test]
fn keys_never_change() {
    let fen = "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 2";
    let position = position(fen);
    let key = |sameness| format!("{:032x}", stable_key(&position, sameness));
    let keys = ["four", "all", "board", "side,counters"].map(|fields| key(sameness(fields)));
    assert_eq!(
        keys,
        [
            "35113145107e39f8eeb250cf4ed3aad6",
            "ea0cb19ede431deddcd73d18e732f429",
            "3388af8ae42e9593785f92ab3763a3f4",
            "d8bf876afff5ae723c2ae0d600530b73",
        ]
    );
    let reflected = Sameness {
        mirrored: true,
        colours_swapped: true,
        ..sameness("board")
    };
    assert_eq!(key(reflected), "8b5384bb13a1f7585526790a8671c510");
}

#[test]
fn keys_are_equal_exactly_for_positions_that_are_the_same() {
    let positions = [
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 3 9",
        "4k3/8/8/8/8/8/8/4K2R b - - 0 1",
        "3k4/8/8/8/8/8/8/R2K4 w - - 0 1",
        "4k2r/8/8/8/8/8/8/4K3 b - - 0 1",
        "4k2r/8/8/8/8/8/8/4K3 b k - 0 1",
        "r2k4/8/8/8/8/8/8/3K4 b - - 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ]
    .map(position);
    let mut equal = 0;
    for sameness in all() {
        for one in &positions {
            for other in &positions {
                let are_equal = stable_key(one, sameness) == stable_key(other, sameness);
                assert_eq!(are_equal, are_same(one, other, sameness), "{sameness:?}");
                equal += usize::from(are_equal);
            }
        }
    }
    assert!(positions.len() * all().len() < equal);
}

#[test]
fn a_line_has_the_key_of_its_position() {
    let start = stable_key(&Position::start(), sameness("four"));
    for line in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4;",
        "FEN: rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 7 9",
    ] {
        let key = stable_key_of_line(line.as_bytes(), sameness("four"));
        assert_eq!(key, Some(start), "{line}");
    }
    for line in ["", "# a comment", "good morning"] {
        assert_eq!(stable_key_of_line(line.as_bytes(), sameness("four")), None);
    }
}

#[test]
fn fields_are_read_by_name() {
    assert_eq!("four".parse(), Ok(SameFields::Four));
    let chosen: SameFields = "side,castling".parse().unwrap();
    assert_eq!(chosen, "board,castling,side".parse().unwrap());
    for unknown in ["", "five", "side,", "side, castling"] {
        assert_eq!(
            unknown.parse::<SameFields>(),
            Err(UnknownFields),
            "{unknown}"
        );
    }
}
