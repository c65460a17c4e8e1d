//! The numbers of legal moves to a certain depth are those of published tables.

use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::read_strict;

fn position(fen: &str) -> Position {
    read_strict(fen.as_bytes()).unwrap()
}

/// The number of sequences of `depth` legal moves.
fn perft(mover: &Mover, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => mover.count() as u64,
        _ => {
            let mut lines = 0;
            mover.for_each(|played| lines += perft(&mover.after(played), depth - 1));
            lines
        }
    }
}

/// The numbers for each depth, from 1.
fn counts(fen: &str, depth: u32) -> Vec<u64> {
    let mover = Mover::new(&position(fen)).unwrap();
    (1..=depth).map(|depth| perft(&mover, depth)).collect()
}

// The six positions of https://www.chessprogramming.org/Perft_Results.

#[test]
fn the_start_has_the_published_number_of_lines() {
    let counted = counts(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
    );
    assert_eq!(counted, [20, 400, 8902, 197_281, 4_865_609]);
}

#[test]
fn kiwipete_has_the_published_number_of_lines() {
    let counted = counts(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
    );
    assert_eq!(counted, [48, 2039, 97_862, 4_085_603, 193_690_690]);
}

#[test]
fn the_third_position_has_the_published_number_of_lines() {
    let counted = counts("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5);
    assert_eq!(counted, [14, 191, 2812, 43_238, 674_624]);
}

#[test]
fn the_fourth_position_has_the_published_number_of_lines() {
    let counted = counts(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
    );
    assert_eq!(counted, [6, 264, 9467, 422_333, 15_833_292]);
}

#[test]
fn the_fifth_position_has_the_published_number_of_lines() {
    let counted = counts(
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        5,
    );
    assert_eq!(counted, [44, 1486, 62_379, 2_103_487, 89_941_194]);
}

#[test]
fn the_sixth_position_has_the_published_number_of_lines() {
    let counted = counts(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
    );
    assert_eq!(counted, [46, 2079, 89_890, 3_894_594, 164_075_551]);
}

/// The first arrays of the table at <https://www.chessprogramming.org/Chess960_Perft_Results>, to depth 4.
#[test]
fn a_hundred_arrays_of_chess960_have_the_published_number_of_lines() {
    let table = include_str!("perft_chess960.txt");
    assert!(table.lines().count() >= 100);
    for line in table.lines() {
        let (fen, count) = line.split_once(" ;D4 ").unwrap();
        let mover = Mover::new(&position(fen)).unwrap();
        assert_eq!(perft(&mover, 4), count.parse::<u64>().unwrap(), "{fen}");
    }
}
