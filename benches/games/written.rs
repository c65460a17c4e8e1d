//! A file of games by chance, with what real ones have: tags, comments, glyphs, variations, clocks.

#[path = "random.rs"]
mod random;

use random::Random;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::moves::write_san;

/// The most plies of a game.
const MAX_PLIES: usize = 160;

fn one_in(random: &mut Random, chances: usize) -> bool {
    random.below(chances) == 0
}

/// Writes games until there are so many bytes; returns how many positions the moves that were played have, the first of
/// each game included.
pub(crate) fn write(path: &Path, bytes: u64) -> io::Result<u64> {
    let mut out = BufWriter::with_capacity(1 << 20, File::create(path)?);
    let mut random = Random::new(0x2026_1123_7ab1_7a00);
    let (mut written, mut positions, mut text) = (0, 0, String::new());
    for number in 1.. {
        text.clear();
        positions += push_game(&mut text, number, &mut random);
        out.write_all(text.as_bytes())?;
        written += text.len() as u64;
        if written >= bytes {
            break;
        }
    }
    out.flush()?;
    Ok(positions)
}

const NAMES: [&str; 8] = [
    "Anderssen, Adolf",
    "Carlsen, Magnus",
    "Kasparov, Garry",
    "Menchik, Vera",
    "Morphy, Paul",
    "Polgar, Judit",
    "Steinitz, Wilhelm",
    "Topalov, Veselin",
];
const WORDS: [&str; 8] = [
    "a quiet move",
    "the only defence",
    "with the idea of doubling the rooks",
    "Black is slightly better",
    "threatens mate",
    "an old line",
    "better was the exchange",
    "and the pawn falls",
];

fn push_game(text: &mut String, number: usize, random: &mut Random) -> u64 {
    let (white, black) = (NAMES[random.below(8)], NAMES[random.below(8)]);
    let year = 1900 + random.below(126);
    let written = write!(
        text,
        "[Event \"Game {number} by chance\"]\n[Site \"?\"]\n[Date \"{year}.{:02}.??\"]\n[Round \"{}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"*\"]\n[WhiteElo \"{}\"]\n[ECO \"A{:02}\"]\n\n",
        1 + random.below(12),
        1 + random.below(9),
        1500 + random.below(1300),
        random.below(100),
    );
    assert!(written.is_ok(), "a string takes everything");
    let start = text.len();
    let mut mover = Mover::new(&Position::start()).expect("there are moves");
    let mut line_start = start;
    // One game in three has remarks, one in four of those the clocks of a server.
    let has_remarks = one_in(random, 3);
    let has_clocks = one_in(random, 4);
    let mut count = 1;
    for ply in 0..20 + random.below(MAX_PLIES - 20) {
        let moves = mover.moves();
        let Some(played) = chosen(&moves, random) else {
            break;
        };
        push_move(text, ply, &mover, played);
        count += 1;
        if has_clocks {
            write!(
                text,
                "{{[%clk 0:{:02}:{:02}]}} ",
                random.below(60),
                random.below(60)
            )
            .ok();
        } else if has_remarks && one_in(random, 12) {
            push_remark(text, ply, &mover, &moves, random);
        }
        mover = mover.after(played);
        if text.len() - line_start > 75 {
            text.push('\n');
            line_start = text.len();
        }
    }
    text.push_str("*\n\n");
    count
}

fn chosen(moves: &[Move], random: &mut Random) -> Option<Move> {
    (!moves.is_empty()).then(|| moves[random.below(moves.len())])
}

fn push_move(text: &mut String, ply: usize, mover: &Mover, played: Move) {
    if ply.is_multiple_of(2) {
        write!(text, "{}. ", ply / 2 + 1).ok();
    }
    text.push_str(&write_san(mover, played));
    text.push(' ');
}

/// A comment, a glyph, or a variation in the place of the move that was played.
fn push_remark(text: &mut String, ply: usize, mover: &Mover, moves: &[Move], random: &mut Random) {
    match random.below(3) {
        0 => {
            let words = WORDS[random.below(8)];
            write!(text, "{{{words}}} ").ok();
        }
        1 => {
            write!(text, "${} ", 1 + random.below(6)).ok();
        }
        _ => {
            let Some(other) = chosen(moves, random) else {
                return;
            };
            let dots = if ply.is_multiple_of(2) { "." } else { "..." };
            write!(text, "({}{dots} {}", ply / 2 + 1, write_san(mover, other)).ok();
            let after = mover.after(other);
            if let Some(reply) = chosen(&after.moves(), random) {
                write!(text, " {}", write_san(&after, reply)).ok();
            }
            text.push_str(") ");
        }
    }
}
