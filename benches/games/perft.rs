//! Counting lines of play, by us and by others.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};
use std::hint::black_box;
use std::time::Instant;
use tabiya_chess::Mover;
use tabiya_notation::fen::read_fen;

const ROUNDS: usize = 5;
/// The start, and the position with everything in it that everybody counts.
const POSITIONS: [(&str, u32); 2] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
    ),
];

fn ours(mover: &Mover, depth: u32) -> u64 {
    if depth == 1 {
        return mover.count() as u64;
    }
    let mut count = 0;
    mover.for_each(|played| count += ours(&mover.after(played), depth - 1));
    count
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for played in moves {
                let mut after = board.clone();
                after.play_unchecked(played);
                count += cozy(&after, depth - 1);
            }
        }
        false
    });
    count
}

fn shakmaty(game: &Chess, depth: u32) -> u64 {
    let moves = game.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |played| {
        let mut after = game.clone();
        after.play_unchecked(played);
        shakmaty(&after, depth - 1)
    };
    moves.into_iter().map(after).sum()
}

/// A name, what counts, and how many millions it counted a second in each round.
type Contender<'a> = (&'static str, Box<dyn Fn() -> u64 + 'a>, Vec<f64>);

/// Prints how many lines of play each counts in a second.
pub(crate) fn measure() {
    println!("Lines of play counted (perft), {ROUNDS} rounds, millions a second");
    for (fen, depth) in POSITIONS {
        let mover = Mover::new(&read_fen(fen).expect("a position")).expect("moves");
        let board: cozy_chess::Board = fen.parse().expect("a position");
        let game: Fen = fen.parse().expect("a position");
        let game: Chess = game.into_position(CastlingMode::Standard).expect("legal");
        let mut contenders: [Contender<'_>; 3] = [
            ("tabiya", Box::new(|| ours(&mover, depth)), Vec::new()),
            ("cozy-chess", Box::new(|| cozy(&board, depth)), Vec::new()),
            ("shakmaty", Box::new(|| shakmaty(&game, depth)), Vec::new()),
        ];
        let mut counts = Vec::new();
        for _ in 0..ROUNDS {
            for (_, run, speeds) in &mut contenders {
                let begun = Instant::now();
                let count = black_box(run());
                speeds.push(count as f64 / begun.elapsed().as_secs_f64() / 1e6);
                counts.push(count);
            }
        }
        counts.dedup();
        println!("{fen}, depth {depth}: {counts:?}");
        let median = |speeds: &[f64]| {
            let mut speeds = speeds.to_vec();
            speeds.sort_by(f64::total_cmp);
            speeds[speeds.len() / 2]
        };
        let ours = median(&contenders[0].2);
        for (name, _, speeds) in &contenders {
            let speed = median(speeds);
            println!(
                "  {name:<12} {speed:>8.1}   tabiya is {:.2} times as fast",
                ours / speed
            );
        }
    }
}
