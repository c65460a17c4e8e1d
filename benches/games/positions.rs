//! Files of positions of games with random moves.

use super::random::Random;
use std::fs;
use std::io::{BufWriter, Write as _};
use std::path::Path;
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::write_fen;

/// The number of half-moves of a game.
const PLIES: usize = 80;

/// Writes positions of games with random moves.
pub(super) fn write_lines(path: &Path, lines: u64) {
    let mut out = BufWriter::new(fs::File::create(path).expect("a file for the lines"));
    let mut random = Random::new(0x9E37_79B9_7F4A_7C15);
    let mut written = 0;
    while written < lines {
        let mut mover = Mover::new(&Position::start()).expect("the start has moves");
        for _ in 0..PLIES {
            if mover.is_over() || written == lines {
                break;
            }
            let moves = mover.moves();
            mover = mover.after(*moves.get(random.below(moves.len())).expect("one of them"));
            writeln!(out, "{}", write_fen(mover.position())).expect("a line that is written");
            written += 1;
        }
    }
    out.flush().expect("all lines are written");
}
