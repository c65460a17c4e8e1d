//! Checks that no last move explains.

use super::dice::Dice;
use super::theirs::{position_of, setup};
use shakmaty::{CastlingMode, Chess, FromSetup as _, PositionErrorKinds};
use tabiya_chess::{LastMoves, Position, checkers, impossible_check, no_last_move};

fn position(fen: &str) -> Position {
    position_of(fen.parse::<shakmaty::fen::Fen>().unwrap().as_setup())
}

/// Whether the check is impossible. The answer must be the same with the colours swapped.
fn is_impossible(fen: &str) -> bool {
    let mut mirrored = fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup();
    mirrored.mirror();
    let found = impossible_check(&position(fen));
    assert_eq!(found, impossible_check(&position_of(&mirrored)), "{fen}");
    found
}

#[test]
fn checks_that_no_last_move_explains_are_reported() {
    let rows = [
        ("two bishops on one line", "B6b/8/8/8/2K5/5k2/8/b6B b - -"),
        (
            "two sliders on one line",
            "2Nq4/2K5/1b6/8/7R/3k4/7P/8 w - -",
        ),
        ("two knights", "8/8/N7/2k5/N7/8/8/3K4 b - -"),
        ("two pawns", "8/8/4k3/3P1P2/8/8/8/3K4 b - -"),
        ("a knight and a pawn", "8/8/4k3/3P4/5N2/8/8/3K4 b - -"),
        (
            "rook and bishop far from each other's line",
            "7k/8/8/8/7b/8/8/r3K3 w - -",
        ),
        (
            "perft position 4: nothing has opened the line from b6",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -",
        ),
        (
            "the rook has no square that it came from",
            "R1k5/P7/8/8/8/8/8/4K3 b - -",
        ),
        (
            "a rook that may castle has not moved",
            "k7/8/8/8/8/8/8/R3K3 b Q -",
        ),
        (
            "the king from f2 is possible, but was in check there from both ends of a line",
            "5k2/8/8/8/8/8/r6r/4rRKb b - -",
        ),
        (
            "the king from f2 is possible, but was in check there from two knights",
            "5k2/8/8/8/4n3/8/8/3nrRKb b - -",
        ),
        (
            "the double push did not give it",
            "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3",
        ),
        (
            "the double push gave one of two",
            "8/8/8/4k3/3P4/8/8/K3R3 b - d3",
        ),
        (
            "before the en-passant capture the other side was to move and White in check",
            "4R3/1B6/r2P3K/8/4k3/8/8/8 b - -",
        ),
    ];
    for (why, fen) in rows {
        assert!(is_impossible(fen), "{why}: {fen}");
        assert!(!no_last_move(&position(fen)), "{why}");
    }
}

#[test]
fn checks_that_a_last_move_explains_are_not_reported() {
    let rows = [
        (
            "the king came from f2, where it was in check from one rook",
            "5k2/8/8/8/8/8/r7/4rRKb b - -",
        ),
        ("no check", "4k3/8/8/8/8/8/8/4K3 w - -"),
        (
            "the bishop left the file of the rook",
            "4r2k/8/8/8/7b/8/8/4K3 w - -",
        ),
        (
            "two sliders uncovered by an en-passant capture",
            "4R3/1B6/3P4/8/4k3/8/8/K7 b - -",
        ),
        (
            "a pawn was promoted and captured on a8",
            "R2k4/P7/8/8/8/8/8/4K3 b - -",
        ),
        (
            "a pawn was promoted and uncovered a bishop",
            "1R1k4/8/8/B7/8/8/8/4K3 b - -",
        ),
        ("the double push gave it", "8/8/8/4k3/3P4/8/8/4K3 b - d3"),
        (
            "the double push uncovered it",
            "8/8/7k/8/3P4/8/8/2B1K3 b - d3",
        ),
        (
            "castling gave it, in Chess960 only",
            "5k2/8/8/8/8/4p3/8/3nnRK1 b - -",
        ),
        (
            "castling from f1 and g1, in Chess960 only",
            "5k2/8/8/8/8/8/r6r/4nRKb b - -",
        ),
        ("the king left the line", "8/8/8/8/R1k5/8/1K6/8 b - -"),
    ];
    for (why, fen) in rows {
        assert!(!is_impossible(fen), "{why}: {fen}");
        let last = position(fen);
        assert!(
            LastMoves::of(&last).is_some_and(|last| last.exist()),
            "{why}: {fen}"
        );
    }
}

#[test]
fn a_check_after_a_capture_needs_a_piece_that_can_have_been_captured() {
    // A pawn on d5 gives check and can only have captured there, on a light square.
    let rows = [
        (
            "all black pieces are present",
            true,
            "rnbq1bnr/pppppppp/4k3/3P4/3B4/8/8/4K3 b - -",
        ),
        (
            "a pawn is missing",
            false,
            "rnbq1bnr/1ppppppp/4k3/3P4/3B4/8/8/4K3 b - -",
        ),
        (
            "a knight is missing",
            false,
            "r1bq1bnr/pppppppp/4k3/3P4/3B4/8/8/4K3 b - -",
        ),
        (
            "the bishop of light squares is missing",
            false,
            "rn1q1bnr/pppppppp/4k3/3P4/3B4/8/8/4K3 b - -",
        ),
        (
            "the bishop of dark squares is missing",
            true,
            "rnbq2nr/pppppppp/4k3/3P4/3B4/8/8/4K3 b - -",
        ),
        (
            "the missing pawn was promoted",
            true,
            "rnbq1bnr/1ppppppp/q3k3/3P4/3B4/8/8/4K3 b - -",
        ),
        (
            "the missing pawn was promoted for the missing rook",
            false,
            "rnbq1bn1/1ppppppp/q3k3/3P4/3B4/8/8/4K3 b - -",
        ),
    ];
    for (why, expected, fen) in rows {
        assert_eq!(is_impossible(fen), expected, "{why}: {fen}");
    }
}

#[test]
fn a_check_after_an_en_passant_capture_needs_a_missing_pawn() {
    let rows = [
        (
            "all black pawns are there",
            true,
            "4R3/1B4pp/3P2pp/6pp/4k2p/7p/8/K7 b - -",
        ),
        (
            "one is missing",
            false,
            "4R3/1B4pp/3P2pp/6pp/4k2p/8/8/K7 b - -",
        ),
        (
            "one was promoted",
            true,
            "4R3/1B4pp/3P2pp/6pp/4k2p/8/8/K4b1b b - -",
        ),
    ];
    for (why, expected, fen) in rows {
        assert_eq!(is_impossible(fen), expected, "{why}: {fen}");
    }
}

#[test]
fn a_check_after_a_promotion_needs_a_pawn_that_can_have_been_promoted() {
    // Only a pawn that captured on a8 explains the rook.
    let rows = [
        (
            "all white pawns are there",
            true,
            "R2k4/P7/8/8/8/8/1PPPPPPP/4K3 b - -",
        ),
        (
            "a white pawn is missing",
            false,
            "R2k4/P7/8/8/8/8/2PPPPPP/4K3 b - -",
        ),
        (
            "the missing pawn is a queen",
            true,
            "R2k4/P7/8/7Q/7Q/8/2PPPPPP/4K3 b - -",
        ),
        (
            "the missing pawn is a rook",
            false,
            "R2k4/P7/8/7R/7R/8/2PPPPPP/4K3 b - -",
        ),
        (
            "nothing black is missing",
            true,
            "R2k1bnr/P1pppppp/pp6/rqbn4/8/8/8/4K3 b - -",
        ),
    ];
    for (why, expected, fen) in rows {
        assert_eq!(is_impossible(fen), expected, "{why}: {fen}");
    }
}

#[test]
fn a_position_with_another_problem_is_not_also_called_an_impossible_check() {
    let rows = [
        ("a king is missing", "8/8/N7/2k5/N7/8/8/8 b - -"),
        ("two kings", "8/8/N7/2k5/N7/8/8/K1K5 b - -"),
        ("opposite check", "8/8/N7/2k5/N7/8/8/2rK4 b - -"),
        ("three checkers", "4k3/8/8/8/4r3/8/2n3n1/4K3 w - -"),
        (
            "a pawn on the first rank gives check",
            "4k3/8/8/8/8/8/3k4/2P1K3 b - -",
        ),
        ("no king at all", "8/8/8/8/8/8/8/8 w - -"),
    ];
    for (why, fen) in rows {
        assert!(!is_impossible(fen), "{why}: {fen}");
        assert!(!no_last_move(&position(fen)), "{why}: {fen}");
        assert!(LastMoves::of(&position(fen)).is_none(), "{why}: {fen}");
    }
}

#[test]
fn every_check_impossible_in_shakmaty_is_impossible_here_and_some_others_too() {
    let mut dice = Dice::new(10);
    let (mut theirs, mut only_ours) = (0, 0);
    for round in 0..20_000 {
        let men = 3 + dice.below(12);
        let position = if round % 2 == 0 {
            dice.crowd(men)
        } else {
            dice.position(men)
        };
        let judged = Chess::from_setup(setup(&position), CastlingMode::Chess960);
        let kinds = judged.map_or_else(|error| error.kinds(), |_| PositionErrorKinds::empty());
        // Three checkers are a problem of their own.
        if checkers(&position).len() <= 2 {
            let is_ours = impossible_check(&position);
            let is_theirs = kinds.contains(PositionErrorKinds::IMPOSSIBLE_CHECK);
            assert!(is_ours || !is_theirs, "{position:?}");
            theirs += usize::from(is_theirs);
            only_ours += usize::from(is_ours && !is_theirs);
        }
    }
    assert!(theirs > 300 && only_ours > 1000, "{theirs} {only_ours}");
}
