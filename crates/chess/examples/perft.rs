//! Counts the positions after a number of plies, separately for each first move (perft divide).
//!
//! `cargo run --release --example perft -- 5` starts from the usual position;
//! `cargo run --release --example perft -- 5 0` starts from the array of Chess960 with the number 0.

use std::error::Error;
use std::io::Write as _;
use std::time::Instant;
use tabiya_chess::{MoveKind, Mover, Position, chess960};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let depth: u32 = arguments.next().unwrap_or_else(|| "4".into()).parse()?;
    let start = match arguments.next() {
        Some(number) => {
            let number = number.parse()?;
            chess960::start(number, number).ok_or("the number of an array is below 960")?
        }
        None => Position::start(),
    };
    let mover = Mover::new(&start)?;
    let mut out = std::io::stdout().lock();
    let began = Instant::now();
    let mut total = 0;
    for first in mover.moves().into_iter().filter(|_| depth > 0) {
        let count = perft(&mover.after(first), depth - 1);
        let note = match first.kind {
            MoveKind::Promotion(role) => role.letter().to_string(),
            MoveKind::Castling(side) => format!(" ({side:?} castling)"),
            MoveKind::Plain | MoveKind::EnPassant => String::new(),
        };
        writeln!(out, "{}{}{note}: {count}", first.from, first.to)?;
        total += count;
    }
    let seconds = began.elapsed().as_secs_f64();
    writeln!(out, "{total} positions in {seconds:.2} s")?;
    Ok(())
}

/// The number of positions after this many plies.
fn perft(mover: &Mover, depth: u32) -> usize {
    match depth {
        0 => 1,
        // The moves of the last ply need not be played.
        1 => mover.count(),
        _ => {
            let mut count = 0;
            mover.for_each(|one| count += perft(&mover.after(one), depth - 1));
            count
        }
    }
}
