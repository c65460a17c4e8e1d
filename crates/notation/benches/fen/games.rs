//! The positions that are read: random games from a fixed seed.

use crate::random::Random;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// Lines in one text, one after the other, as in a file.
#[derive(Debug)]
pub(crate) struct Lines {
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl Lines {
    pub(crate) fn of(lines: impl Iterator<Item = Vec<u8>>) -> Self {
        let mut all = Self {
            text: Vec::new(),
            ends: Vec::new(),
        };
        for line in lines {
            all.text.extend(line);
            all.ends.push(all.text.len());
            all.text.push(b'\n');
        }
        all
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let mut start = 0;
        self.ends.iter().map(move |end| {
            let line = &self.text[start..*end];
            start = end + 1;
            line
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }
}

/// Positions of random games, each game up to its end or its 120th ply. In three games of four the
/// en-passant target is written only when a capture is legal, in the fourth after every double
/// push.
pub(crate) fn positions_in_play(count: usize, first: &dyn Fn(u64) -> Chess) -> Vec<(Chess, bool)> {
    let mut random = Random::new(0x2026_1121_7ab1_7a00);
    let mut positions = Vec::with_capacity(count);
    for game in 0.. {
        let mut position = first(game);
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[random.below(moves.len())]);
            positions.push((position.clone(), game % 4 == 0));
            if positions.len() == count {
                return positions;
            }
        }
    }
    positions
}

pub(crate) fn start(_game: u64) -> Chess {
    Chess::default()
}

/// A start of Chess960: both sides have the same one of eight arrays.
pub(crate) fn chess960(game: u64) -> Chess {
    const ARRAYS: [&str; 8] = [
        "bbqnnrkr", "nrbbqknr", "rnkbbrqn", "qrnbbnkr", "rkrnqbbn", "nqbrkbrn", "brkrnnqb",
        "rbnkqrbn",
    ];
    let array = ARRAYS[usize::try_from(game % 8).unwrap_or(0)];
    let rooks: String = ('a'..='h')
        .zip(array.chars())
        .filter(|(_, piece)| *piece == 'r')
        .map(|(file, _)| file)
        .collect();
    let (white, rights) = (array.to_uppercase(), rooks.to_uppercase());
    let fen = format!("{array}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {rights}{rooks} - 0 1");
    let fen: Fen = fen.parse().expect("a start of Chess960");
    fen.into_position(CastlingMode::Chess960)
        .expect("a legal start")
}

/// The position as plain FEN.
pub(crate) fn plain(position: &Chess, always: bool) -> Vec<u8> {
    let mode = if always {
        EnPassantMode::Always
    } else {
        EnPassantMode::Legal
    };
    Fen::from_position(position, mode).to_string().into_bytes()
}

/// The position as Shredder-FEN: the files of the rooks with castling rights, White's first and
/// from the h-side on.
pub(crate) fn shredder(position: &Chess, always: bool) -> Vec<u8> {
    let x_fen = String::from_utf8(plain(position, always)).unwrap_or_default();
    let mut fields: Vec<_> = x_fen.split(' ').map(str::to_owned).collect();
    let rooks = position.castles().castling_rights();
    let of = |rank: shakmaty::Rank| {
        let squares: Vec<_> = (rooks & shakmaty::Bitboard::from_rank(rank))
            .into_iter()
            .collect();
        squares.into_iter().rev().map(|square| square.file().char())
    };
    let white = of(shakmaty::Rank::First).map(|file| file.to_ascii_uppercase());
    let letters: String = white.chain(of(shakmaty::Rank::Eighth)).collect();
    if !letters.is_empty() {
        fields[2] = letters;
    }
    fields.join(" ").into_bytes()
}
