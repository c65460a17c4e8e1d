//! A line of moves that an engine has named, read on its position.

use super::pv::Pv;
use super::words::plain_text;
use std::str;
use tabiya_chess::{Move, Mover};
use tabiya_notation::moves::{MoveError, read_uci};

/// No line is longer; engines name a few dozen moves.
const MAX_MOVES: usize = 512;

/// A line of moves that an engine has named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// Its moves, each legal, as far as they go.
    pub moves: Vec<Move>,
    /// What came then and is no move there.
    pub wrong: Option<WrongMove>,
}

/// A word in the place of a move that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongMove {
    /// The word, shortened.
    pub said: String,
    /// Why it is no move there.
    pub error: MoveError,
}

impl Variation {
    /// Reads a line that begins in the position of this mover. Castling may be written in either form.
    pub fn read(start: &Mover, pv: Pv<'_>) -> Self {
        let mut line = Self::default();
        let mut mover = *start;
        for word in pv.words().take(MAX_MOVES) {
            match read_move(&mover, word) {
                Ok(next) => {
                    mover = mover.after(next);
                    line.moves.push(next);
                }
                Err(wrong) => {
                    line.wrong = Some(wrong);
                    break;
                }
            }
        }
        line
    }
}

/// Reads one move as engines write them.
pub(super) fn read_move(mover: &Mover, word: &[u8]) -> Result<Move, WrongMove> {
    const MAX_SHOWN: usize = 16;
    let read = str::from_utf8(word)
        .or(Err(MoveError::NotAMove))
        .and_then(|word| read_uci(mover, word));
    read.map_err(|error| WrongMove {
        said: plain_text(word, MAX_SHOWN),
        error,
    })
}
