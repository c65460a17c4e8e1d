//! The kinds of last moves that a position can have.

use super::theirs::position_of;
use tabiya_chess::{
    CastlingRights, LastMoves, Position, Square, has_easy_last_move, impossible_check, no_last_move,
};

fn position(fen: &str) -> Position {
    position_of(fen.parse::<shakmaty::fen::Fen>().unwrap().as_setup())
}

fn kinds(position: &Position) -> [bool; 2] {
    let last = LastMoves::of(position).unwrap();
    let kinds = [last.include_quiet(), last.include_zeroing()];
    assert_eq!(last.exist(), kinds.contains(&true));
    kinds
}

const NONE: [bool; 2] = [false, false];
const QUIET: [bool; 2] = [true, false];
const ZEROING: [bool; 2] = [false, true];
const BOTH: [bool; 2] = [true, true];

#[test]
fn the_kinds_of_last_moves_are_found() {
    let rows = [
        (
            BOTH,
            "a king came from somewhere, or captured",
            "4k3/8/8/8/8/8/8/4K3 w - -",
        ),
        (
            QUIET,
            "at the start nothing has been captured",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        ),
        (
            QUIET,
            "a knight went out and back",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -",
        ),
        (
            ZEROING,
            "a pawn was just pushed, or the knights moved, but the target decides",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3",
        ),
        (
            BOTH,
            "without the target the knights can have moved",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -",
        ),
        (
            NONE,
            "black king and rooks have not moved",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
        ),
        (
            BOTH,
            "one black rook has",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQk -",
        ),
        (
            NONE,
            "white king and rook have not moved",
            "4k3/8/8/8/8/8/8/R3K3 b Q -",
        ),
        (
            NONE,
            "locked in by pawns that have not moved",
            "4k3/8/8/8/8/8/PPP5/KB6 b - -",
        ),
        (
            ZEROING,
            "locked in, but a pawn has moved",
            "4k3/8/8/8/8/7P/PPP5/KB6 b - -",
        ),
        (
            ZEROING,
            "the double push gave check",
            "8/8/8/4k3/3P4/8/8/4K3 b - d3",
        ),
        (
            NONE,
            "before the double push the side to move was in check",
            "8/8/1k6/8/2pP4/8/5BK1/8 b - d3",
        ),
        (
            BOTH,
            "without the target it was another move",
            "8/8/1k6/8/2pP4/8/5BK1/8 b - -",
        ),
        (
            QUIET,
            "castling in Chess960 and nothing else",
            "5k2/8/8/8/8/4p3/8/3nnRK1 b - -",
        ),
        (
            ZEROING,
            "an en-passant capture and nothing else",
            "4R3/1B6/3P4/8/4k3/8/8/K7 b - -",
        ),
        (
            ZEROING,
            "a promotion with capture and nothing else",
            "R2k4/P7/8/8/8/8/8/4K3 b - -",
        ),
        (
            ZEROING,
            "only a double push without a target: on e3 the pawn would have given check",
            "8/8/8/8/3kP3/3n1n2/PPP5/KB6 b - -",
        ),
    ];
    for (expected, why, fen) in rows {
        assert_eq!(kinds(&position(fen)), expected, "{why}: {fen}");
        let mut mirrored = fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup();
        mirrored.mirror();
        assert_eq!(
            kinds(&position_of(&mirrored)),
            expected,
            "{why}, colours swapped: {fen}"
        );
    }
}

#[test]
fn a_position_without_a_last_move_is_reported_only_without_a_check() {
    let rows = [
        (true, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"),
        (true, "8/8/1k6/8/2pP4/8/5BK1/8 b - d3"),
        (true, "4k3/8/8/8/8/8/PPP5/KB6 b - -"),
        (false, "r3k2r/8/8/8/8/8/8/R3K2R w KQk -"),
        (false, "4k3/8/8/8/8/8/8/4K3 w - -"),
        (false, "B6b/8/8/8/2K5/5k2/8/b6B b - -"),
    ];
    for (expected, fen) in rows {
        assert_eq!(no_last_move(&position(fen)), expected, "{fen}");
        assert!(!expected || !impossible_check(&position(fen)));
    }
}

#[test]
fn a_double_push_needs_a_target_when_a_capture_is_legal() {
    // The pawn on e4 cannot have come from e3, where it would have given check.
    let locked = "8/8/8/8/3kP3/3n1n2/PPP5/KB6 b - -";
    assert_eq!(kinds(&position(locked)), ZEROING);
    let with_black_pawn = "8/8/8/8/3kPp2/3n1n2/PPP5/KB6 b - -";
    assert_eq!(kinds(&position(with_black_pawn)), NONE);
}

#[test]
fn rights_and_targets_that_the_pieces_rule_out_have_no_effect() {
    let mut position = position("4k3/8/8/8/8/8/8/4K2R b K -");
    assert!(no_last_move(&position));
    position.board.set(Square::from_name("h1").unwrap(), None);
    assert!(!no_last_move(&position));
    position.en_passant = Square::from_name("e3");
    assert_eq!(kinds(&position), BOTH);
}

#[test]
fn an_undecided_right_binds_king_and_rook_at_home() {
    let mut position = position("4k3/8/8/8/8/8/8/4K2R b - -");
    assert!(!no_last_move(&position));
    position.castling = CastlingRights::IF_AT_HOME;
    assert!(no_last_move(&position));
}

#[test]
fn no_easy_last_move_is_claimed_in_check_or_with_immobile_pieces() {
    for fen in [
        "4k3/8/8/8/8/8/4N3/4R1K1 w - -",
        "4k3/8/8/8/8/8/8/4R1K1 b - -",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
        "8/8/8/4k3/3P4/8/8/N3K3 b - d3",
    ] {
        assert!(!has_easy_last_move(&position(fen)), "{fen}");
    }
    assert!(has_easy_last_move(&position("4k3/8/8/8/8/8/8/N3K3 b - -")));
}

#[test]
fn no_easy_last_move_is_claimed_of_a_piece_that_attacked_the_king_before() {
    let rows = [
        ("it screened a rook", "4k3/8/8/8/4N3/8/8/K3R3 b - -"),
        ("a knight", "8/8/8/8/4k3/8/8/K6N b - -"),
        ("a bishop", "8/8/8/8/8/k7/8/B3K3 b - -"),
        ("a rook", "7R/6k1/8/8/8/8/8/K7 b - -"),
        ("a queen", "8/8/8/8/8/1k6/8/Q3K3 b - -"),
    ];
    for (who, fen) in rows {
        assert!(!has_easy_last_move(&position(fen)), "{who}: {fen}");
        assert!(!no_last_move(&position(fen)), "{who}: {fen}");
    }
}
