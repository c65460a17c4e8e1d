//! Compares the generation of legal moves with other libraries:
//! `cargo bench -p tabiya-chess --bench perft`.
//!
//! Each library counts the positions after some plies (perft), and counts the moves of the last ply without
//! playing them. Prints the best time of several rounds; asserts nothing about time.
#![expect(
    clippy::cast_precision_loss,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a measuring tool"
)]

use shakmaty::{CastlingMode, Chess, fen::Fen};
use std::time::Instant;
use tabiya_chess::Mover;
use tabiya_notation::fen::read_strict;

const ROUNDS: usize = 7;

const POSITIONS: [(&str, u8, &str); 4] = [
    (
        "start",
        5,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "castling, pins, en passant",
        4,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    ("endgame", 6, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    ("promotions", 5, "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),
];

fn main() {
    for (name, depth, fen) in POSITIONS {
        let position = read_strict(fen.as_bytes()).expect("a FEN");
        let ours = Mover::new(&position).expect("a position with moves");
        let theirs: Fen = fen.parse().expect("a FEN");
        let theirs: Chess = theirs.into_position(CastlingMode::Standard).expect("legal");
        let cozy = cozy_chess::Board::from_fen(fen, false).expect("a legal position");
        println!("\n{name}, {depth} plies");
        compare(&mut [
            ("tabiya-chess", &mut || perft(&ours, depth)),
            ("shakmaty", &mut || shakmaty::perft(&theirs, depth.into())),
            ("cozy-chess", &mut || cozy_perft(&cozy, depth)),
        ]);
    }
}

/// A library with its count of positions.
type Contender<'a> = (&'a str, &'a mut dyn FnMut() -> u64);

/// Runs the contenders in turn, so that other load on the machine affects all of them.
fn compare(contenders: &mut [Contender<'_>]) {
    let mut best = vec![(f64::INFINITY, 0); contenders.len()];
    for _ in 0..ROUNDS {
        for ((_, count), best) in contenders.iter_mut().zip(&mut best) {
            let began = Instant::now();
            let count = count();
            *best = (best.0.min(began.elapsed().as_secs_f64()), count);
        }
    }
    for ((name, _), (seconds, count)) in contenders.iter().zip(best) {
        let millions = count as f64 / seconds / 1e6;
        println!("{name:<14} {count:>10} positions, {millions:>7.1} million per second");
    }
}

fn perft(mover: &Mover, depth: u8) -> u64 {
    if depth == 1 {
        return mover.count() as u64;
    }
    let mut count = 0;
    mover.for_each(|one| count += perft(&mover.after(one), depth - 1));
    count
}

fn cozy_perft(board: &cozy_chess::Board, depth: u8) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for one in moves {
                let mut next = board.clone();
                next.play_unchecked(one);
                count += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    count
}
