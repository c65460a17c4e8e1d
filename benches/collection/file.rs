//! The file that is worked on: positions of random games from a fixed seed, one a line.

use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position as _};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// Of ten games four are played a second time, so that two lines in five are duplicates.
const GAMES: u64 = 10;
const NEW_GAMES: u64 = 6;
const MAX_PLIES: u32 = 120;

/// Makes the file, or takes the one of an earlier run: they are the same byte for byte.
pub(crate) fn made(lines: u64) -> io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("collection-{lines}.fen"));
    if !path.exists() {
        println!("Making {} …", path.display());
        let unfinished = path.with_extension("unfinished");
        write(&unfinished, lines)?;
        fs::rename(unfinished, &path)?;
    }
    Ok(path)
}

fn write(path: &Path, lines: u64) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, File::create(path)?);
    let mut written = 0;
    for game in 0.. {
        written += play(game, lines - written, &mut out)?;
        if written == lines {
            break;
        }
    }
    out.flush()
}

/// Writes the positions of a game, at most so many, and returns how many they were.
fn play(game: u64, most: u64, out: &mut impl io::Write) -> io::Result<u64> {
    let seed = if game % GAMES < NEW_GAMES {
        game
    } else {
        game - NEW_GAMES
    };
    let mut random = Random::new(seed);
    let mut position = Chess::default();
    for ply in 0..u64::from(MAX_PLIES) {
        let moves = position.legal_moves();
        if moves.is_empty() || ply == most {
            return Ok(ply);
        }
        position.play_unchecked(moves[random.below(moves.len())]);
        // As programs differ in it.
        let mode = if seed.is_multiple_of(4) {
            EnPassantMode::Always
        } else {
            EnPassantMode::Legal
        };
        writeln!(out, "{}", Fen::from_position(&position, mode))?;
    }
    Ok(u64::from(MAX_PLIES))
}

/// A small generator (xorshift) with a seed of its own for each game.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Self(mixed ^ (mixed >> 31) | 1)
    }

    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % count
    }
}
