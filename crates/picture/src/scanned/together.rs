//! Reads the boards of a page or a document together: what one board shows about the pieces helps to read the others.

use super::board::FoundBoard;
use tabiya_recognise::{KnownBoard, Reading, in_other_order, read_together};

/// A board to be read again.
#[derive(Debug)]
pub struct BoardToRead<'a> {
    /// The board. It stays as it is where the file carries its FEN, and where it is hardly a board.
    pub board: &'a mut FoundBoard,
    /// The pieces on its squares, if the user has confirmed them: FEN letters, `.` for an empty square, from a8 to h8,
    /// then the next rank. Then the board stays as it is, and the others are read with what it shows.
    pub confirmed: Option<[char; 64]>,
}

/// Reads boards again, with all of them in view.
pub fn read_boards_together<'a>(boards: impl IntoIterator<Item = BoardToRead<'a>>) {
    let mut boards: Vec<BoardToRead<'_>> = boards.into_iter().collect();
    boards.retain(|asked| asked.board.seen.is_some() && asked.board.unlikely.is_none());
    let known: Vec<KnownBoard<'_>> = boards.iter().filter_map(known).collect();
    let readings = read_together(&known);
    for (asked, reading) in boards.into_iter().zip(readings) {
        if let Some(reading) = reading {
            asked.board.take(reading);
        }
    }
}

fn known<'a>(asked: &'a BoardToRead<'_>) -> Option<KnownBoard<'a>> {
    let seen = asked.board.seen.as_deref()?;
    let Some(squares) = asked.confirmed else {
        return Some(KnownBoard::new(seen));
    };
    let place = |square: usize| in_other_order(square, asked.board.is_white_below);
    Some(KnownBoard::confirmed(
        seen,
        std::array::from_fn(|square| squares[place(square)]),
    ))
}

impl<'a> BoardToRead<'a> {
    /// A board that nobody has looked at.
    pub fn new(board: &'a mut FoundBoard) -> Self {
        Self {
            board,
            confirmed: None,
        }
    }
}

impl FoundBoard {
    /// Takes the result of reading the board.
    fn take(&mut self, reading: Reading) {
        self.fen = reading.fen();
        self.is_white_below = reading.is_white_below;
        self.below = reading.below;
        self.turn = reading.side_to_move();
        self.questions = reading.questions();
        self.confidence = reading.confidence;
        self.doubts = reading.doubts;
        self.missing = reading.missing;
    }
}
