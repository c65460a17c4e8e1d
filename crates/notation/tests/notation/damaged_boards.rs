//! FENs in which a rank has a square too few or too many, or is missing.

use tabiya_chess::{Piece, Rank, Square};
use tabiya_notation::fen::read_strict;
use tabiya_notation::repair::{
    AssumedFields, BoardAssumption, Interpretation, RepairKind, readings_of_damage,
};

fn readings(text: &str) -> Vec<String> {
    let readings = readings_of_damage(text);
    readings.into_iter().map(|reading| reading.text).collect()
}

fn first(text: &str) -> Interpretation {
    readings_of_damage(text).into_iter().next().unwrap()
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn second_ranks(text: &str) -> Vec<String> {
    let found = readings(text).into_iter();
    found
        .map(|fen| fen.split('/').nth(1).unwrap().to_owned())
        .collect()
}

#[test]
fn a_lost_pawn_comes_before_gaps_in_a_short_rank() {
    let text = "rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    assert_eq!(
        second_ranks(text),
        [
            "ppppp1pp", "pppp1ppp", "pppp2pp", "1pppp1pp", "p1ppp1pp", "pp1pp1pp", "ppp1p1pp",
            "pppp1p1p"
        ]
    );
    for fen in readings(text) {
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
    let castling = first("4k3/8/8/8/8/8/8/R2K2R w KQ - 0 1");
    assert_eq!(castling.text, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
}

#[test]
fn a_pawn_alone_on_its_file_is_likelier_than_a_doubled_one() {
    let found = readings("4k3/pppppppp/8/8/4P2/8/PPPP1PPP/4K3 w - - 0 1");
    assert!(found[0].contains("/4P3/"), "{found:?}");
    assert!(found[1].contains("/5P2/"), "{found:?}");
}

#[test]
fn a_square_too_many_is_one_of_the_pieces_or_gaps() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PPP/RNBQKBNR w KQkq - 0 1";
    let found = readings_of_damage(text);
    let said: Vec<_> = found
        .iter()
        .map(|reading| {
            let rank = reading.text.split('/').nth(6).unwrap();
            (rank, reading.assumed.unwrap())
        })
        .collect();
    assert_eq!(
        said,
        [
            (
                "PPPP1PPP",
                BoardAssumption::PieceLeftOut(Piece::WhitePawn, square("e2")),
            ),
            (
                "PPPPP1PP",
                BoardAssumption::PieceBeyond(Piece::WhitePawn, Rank::ALL[1]),
            ),
            ("PPPPPPPP", BoardAssumption::GapLeftOut(square("f2"))),
        ]
    );
}

#[test]
fn a_surplus_pawn_of_a_full_rank_has_one_reading() {
    let found = readings("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(
        found,
        ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
    );
}

#[test]
fn legal_readings_come_before_illegal_ones() {
    // Without its king the position is illegal.
    let found = readings("k7/8/8/8/8/8/8/KQ6R w - - 0 1");
    let ranks: Vec<_> = found
        .iter()
        .filter_map(|fen| fen.split('/').nth(7))
        .collect();
    assert_eq!(
        ranks,
        [
            "KQ5R w - - 0 1",
            "K6R w - - 0 1",
            "KQ6 w - - 0 1",
            "Q6R w - - 0 1"
        ]
    );
}

#[test]
fn seven_ranks_lack_an_empty_one() {
    let text = "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let reading = first(text);
    assert_eq!(
        reading.text,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert!(matches!(
        reading.assumed,
        Some(BoardAssumption::EmptyRank(_))
    ));
    assert_eq!(reading.repairs[0].kind, RepairKind::MissingRank);
}

#[test]
fn a_missing_home_rank_has_its_pieces_of_the_start() {
    let reading = first("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1");
    assert_eq!(
        reading.text,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(
        reading.assumed,
        Some(BoardAssumption::HomeRank(Rank::ALL[0]))
    );
}

#[test]
fn a_lost_king_returns_to_its_square() {
    let reading = first("rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPP1PPP/RNBQBNR w - - 0 3");
    assert!(reading.text.contains("/RNBQKBNR "), "{}", reading.text);
    assert_eq!(
        reading.assumed,
        Some(BoardAssumption::PieceAdded(Piece::WhiteKing, square("e1")))
    );
}

#[test]
fn a_reading_names_the_inserted_square() {
    let readings = readings_of_damage("8/7/8/8/8/8/8/K1k5 w - - 0 1");
    let repair = &readings[0].repairs[0];
    assert_eq!(repair.kind, RepairKind::MissingSquare);
    assert_eq!(
        (repair.span.clone(), &*repair.read, &*repair.became),
        (2..3, "7", "8")
    );
    assert_eq!(
        readings[0].assumed,
        Some(BoardAssumption::Gap(square("h7")))
    );
}

/// The line with the repairs of a reading made.
fn repaired(line: &str, reading: &Interpretation) -> String {
    let mut text = line.to_owned();
    for repair in reading.repairs.iter().rev() {
        assert_eq!(line[repair.span.clone()], repair.read);
        text.replace_range(repair.span.clone(), &repair.became);
    }
    text
}

#[test]
fn other_repairs_are_reported_at_their_place() {
    for line in [
        "fen: rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR W – - 0 1",
        "fen: rnbqkbnr/pppp11ppp/8/8/8/8/PPPPPPPP/RNBQKBNR W – - 0 1",
        "fen: rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR W – - 0 1",
        "tsldklst/bbbb1bb/8/8/8/8/BBBBBBBB/TSLDKLST w - - 0 1",
    ] {
        let readings = readings_of_damage(line);
        assert!(!readings.is_empty(), "{line}");
        for reading in readings {
            assert_eq!(repaired(line, &reading), reading.text);
        }
    }
}

#[test]
fn prose_after_a_damaged_board_is_left_out() {
    let fen = "rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let long = "and much more is said about it. ".repeat(40);
    for (prose, fields) in [
        (format!("{fen} is what I had on the board"), "w - - 0 1"),
        (
            format!("My position: {fen} b KQkq, what now?"),
            "b KQkq - 0 1",
        ),
        (
            format!("{fen} w KQkq - 0 1. And then? {long}"),
            "w KQkq - 0 1",
        ),
        (format!("{long} {fen} w KQkq - 0 1"), "w KQkq - 0 1"),
    ] {
        let readings = readings_of_damage(&prose);
        assert!(1 < readings.len(), "{prose}");
        for reading in readings {
            assert!(reading.text.ends_with(fields), "{}", reading.text);
            assert_eq!(repaired(&prose, &reading), reading.text);
        }
    }
}

#[test]
fn a_reading_says_which_fields_it_assumes() {
    let of = |text: &str| AssumedFields::of(&first(text));
    let bare = of("rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert!(bare.side_to_move && bare.castling && bare.counters);
    let with_side = of("rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR b");
    assert!(!with_side.side_to_move && with_side.castling && with_side.counters);
    let four = of("rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -");
    assert!(!four.castling && four.counters);
    assert!(!of("rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 4").is_any());
}

#[test]
fn only_one_damaged_rank_has_such_readings() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/ppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8 w KQkq - 0 1",
        "rnbqkbnr/pppppppp/x/8/8/8/PPPPPPPP w KQkq - 0 1",
        "hello",
        "",
    ] {
        assert!(readings(text).is_empty(), "{text}");
    }
}
