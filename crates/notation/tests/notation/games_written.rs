//! Games that we write are read back by another library.

use proptest::prelude::*;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, fen::Fen};
use std::collections::HashMap;
use tabiya_chess::{Move, Mover, Position, RookSide};
use tabiya_notation::fen::{FenStyle, read_strict, write_fen};
use tabiya_notation::moves::write_pgn;

const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 7",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "8/PPP4k/8/8/8/8/4Kppp/8 w - - 0 1",
];

/// The tags of a game, and its words.
fn read(game: &str) -> (HashMap<&str, &str>, Vec<&str>) {
    let (tags, moves) = game.split_once("\n\n").unwrap();
    let tag = |line| {
        let line: &str = line;
        let inner = line.strip_prefix('[').unwrap().strip_suffix("\"]").unwrap();
        inner.split_once(" \"").unwrap()
    };
    let tags = tags.lines().map(tag).collect();
    (tags, moves.split_whitespace().collect())
}

/// The position at the end of a game, as shakmaty reads it.
fn end_of(game: &str) -> (Chess, String) {
    let (tags, mut words) = read(game);
    let is_960 = tags.get("Variant") == Some(&"Chess960");
    let mode = CastlingMode::from_chess960(is_960);
    assert_eq!(tags.contains_key("FEN"), tags.contains_key("SetUp"));
    let mut position: Chess = match tags.get("FEN") {
        None => Chess::default(),
        Some(fen) => fen.parse::<Fen>().unwrap().into_position(mode).unwrap(),
    };
    let result = words.pop().unwrap();
    assert_eq!(tags["Result"], result);
    for word in words {
        if word.ends_with('.') {
            continue;
        }
        let san: SanPlus = word.parse().unwrap();
        let played = san.san.to_move(&position).unwrap();
        position = position.play(played).unwrap();
    }
    (position, result.to_owned())
}

fn random_line(start: &Position, choices: &[u8]) -> Vec<Move> {
    let mut mover = Mover::new(start).unwrap();
    let mut line = Vec::new();
    for choice in choices {
        let moves = mover.moves();
        let Some(played) = moves.get(usize::from(*choice) % moves.len().max(1)) else {
            break;
        };
        line.push(*played);
        mover = mover.after(*played);
    }
    line
}

proptest! {
    #[test]
    fn any_line_is_read_back_as_the_same_position(
        from in 0..POSITIONS.len(),
        choices in proptest::collection::vec(any::<u8>(), 0..80),
    ) {
        let start = read_strict(POSITIONS[from].as_bytes()).unwrap();
        let line = random_line(&start, &choices);
        let game = write_pgn(&start, &line, FenStyle::default());
        prop_assert!(game.lines().all(|line| line.len() <= 79), "{}", game);
        let end = line.iter().fold(start, |position, played| position.after(*played));
        let (theirs, _) = end_of(&game);
        let theirs = Fen::from_position(&theirs, EnPassantMode::Legal).to_string();
        let placement = |fen: &str| fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
        prop_assert_eq!(placement(&theirs), placement(&write_fen(&end)), "{}", game);
    }
}

#[test]
fn the_result_follows_from_the_final_position() {
    for (fen, result) in [
        (POSITIONS[0], "*"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2"),
        ("4k3/8/8/8/8/8/r7/4K2r w - - 0 1", "0-1"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "1-0"),
    ] {
        let start = read_strict(fen.as_bytes()).unwrap();
        let game = write_pgn(&start, &[], FenStyle::default());
        assert_eq!(end_of(&game).1, result);
    }
}

#[test]
fn castling_in_chess960_has_its_variant_tag() {
    let fen = "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1";
    let start = read_strict(fen.as_bytes()).unwrap();
    let castling = Mover::new(&start).unwrap().castling(RookSide::Queenside);
    let game = write_pgn(&start, &[castling.unwrap()], FenStyle::default());
    assert!(game.contains("[Variant \"Chess960\"]"), "{game}");
    let (theirs, _) = end_of(&game);
    let board = theirs.board().to_string();
    assert_eq!(board, "4k3/8/8/8/8/8/8/2KR2R1", "{game}");
}
