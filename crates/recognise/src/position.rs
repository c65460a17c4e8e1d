//! Derives a position from a diagram, which shows only the pieces. The user is asked about the properties that a picture
//! leaves open; they are never decided silently.

use super::reading::Reading;
use tabiya_chess::{Board, Color, File, Piece, Position, Rank, Role, Square, attackers};
use tabiya_notation::fen::write_fen;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::{PictureQuestion, Questions, TurnSign};

/// The certainty of the side to move when a check contradicts a mark or a caption.
const CONTRADICTED: f32 = 0.5;

impl Reading {
    /// The position, with castling rights where king and rook are at home, and with White to move where nothing shows
    /// the side to move.
    pub fn position(&self) -> Position {
        let is_black = self.side_to_move().is_some_and(|turn| !turn.is_white);
        Position {
            board: self.men(),
            side_to_move: if is_black { Color::Black } else { Color::White },
            ..Position::empty()
        }
    }

    /// The side to move according to a mark, a caption or the highlighted last move, but never the side whose opponent
    /// is in check. `None` where nothing shows it.
    pub fn side_to_move(&self) -> Option<PictureTurn> {
        let board = self.men();
        if board == Board::start() && self.turn.is_none() {
            return Some(PictureTurn {
                is_white: true,
                certainty: self.confidence,
                sign: TurnSign::Start,
            });
        }
        let [white, black] = Color::ALL.map(|color| is_in_check(&board, color));
        let is_said_to_be_white = self.turn.is_none_or(|turn| turn.is_white);
        if white == black || white == is_said_to_be_white && self.turn.is_some() {
            return self.turn;
        }
        Some(PictureTurn {
            is_white: white,
            // In a contradiction a piece or the sign was misread.
            certainty: if self.turn.is_some() {
                CONTRADICTED
            } else {
                self.confidence
            },
            sign: TurnSign::Check,
        })
    }

    fn men(&self) -> Board {
        let mut board = Board::EMPTY;
        for (index, man) in self.squares.iter().enumerate() {
            let file = File::ALL[index % 8];
            let rank = Rank::ALL[7 - index / 8];
            board.set(Square::new(file, rank), piece_of(*man));
        }
        board
    }

    /// The FEN of [`Reading::position`].
    pub fn fen(&self) -> String {
        write_fen(&self.position())
    }
}

fn is_in_check(board: &Board, color: Color) -> bool {
    let kings = board.squares_of(Piece::new(color, Role::King));
    kings
        .into_iter()
        .any(|king| !attackers(board, king, color.opposite()).is_empty())
}

fn piece_of(man: char) -> Option<Piece> {
    let role = match man.to_ascii_lowercase() {
        'p' => Role::Pawn,
        'n' => Role::Knight,
        'b' => Role::Bishop,
        'r' => Role::Rook,
        'q' => Role::Queen,
        'k' => Role::King,
        _ => return None,
    };
    let color = if man.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    Some(Piece::new(color, role))
}

/// The minimum probability of the side at the bottom. Below it the user is asked.
const SURE_OF_BELOW: f32 = 0.95;
/// The minimum certainty of the side to move. Below it the user is asked. A mark alone already gives more certainty.
const SURE_OF_TURN: f32 = 0.8;

impl Reading {
    /// The questions about the position that this reading gives.
    pub fn questions(&self) -> Questions {
        let position = self.position();
        let asked = [
            (PictureQuestion::Below, self.below < SURE_OF_BELOW),
            (PictureQuestion::Turn, self.is_turn_open()),
            (
                PictureQuestion::Castling,
                position.castling.is_any_possible(&position.board),
            ),
        ];
        let asked = asked.into_iter().filter(|(_, is_asked)| *is_asked);
        asked.map(|(question, _)| question).collect()
    }

    /// Whether nothing shows the side to move, or the signs contradict each other. A check alone is as certain as the
    /// pieces, which are in doubt themselves.
    fn is_turn_open(&self) -> bool {
        let is_unsure = |turn: PictureTurn| self.turn.is_some() && turn.certainty < SURE_OF_TURN;
        self.side_to_move().is_none_or(is_unsure)
    }
}
