//! The moves of an engine's line: unparsed, and read in its position.

use super::words::{UciWords, plain_text};
use std::str;
use tabiya_chess::{Move, Mover};
use tabiya_notation::moves::{MoveError, read_uci};

/// The unparsed moves of an engine's line. Their meaning depends on its position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pv<'a> {
    text: &'a [u8],
}

impl<'a> Pv<'a> {
    /// Takes the moves of this text.
    pub const fn of(text: &'a [u8]) -> Self {
        Self { text }
    }

    /// The text of all moves.
    pub const fn text(self) -> &'a [u8] {
        self.text
    }

    /// The moves as single words.
    pub const fn words(self) -> UciWords<'a> {
        UciWords::of(self.text)
    }
}

/// The maximum number of moves of a line; engines name a few dozen.
const MAX_MOVES: usize = 512;

/// A line of moves from an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// Its moves up to the first illegal one.
    pub moves: Vec<Move>,
    /// The first word that is not a legal move; `None` if all are.
    pub wrong: Option<WrongMove>,
}

/// A word in the place of a move that is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongMove {
    /// The word, shortened.
    pub said: String,
    /// The reason why it is not a legal move.
    pub error: MoveError,
}

impl Variation {
    /// Reads a line from this position. Castling may be written in either form.
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

/// Reads one move in the notation of engines.
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
