//! Questions that a picture leaves open, and the effect of their answers on the position.
//!
//! A board that was read from a picture brings its questions onto the board, as it brings its doubtful squares
//! (`shown`), so they are part of the history. Changing castling or the side to move, or turning the board, answers
//! the question; otherwise `Document::answer` does. Turning the board also turns the doubts and the picture beside it.

use super::current::Document;
use super::edit::Edit;
use super::operation_edits::with_operations;
use super::shown::{Setup, Unsure};
use tabiya_chess::{CastlingRights, Color, Position, RookSide, Transform, WantedRight};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::picture_questions::{PictureQuestion, Questions};

/// An answer to a question about a position that was read from a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureAnswer {
    /// This side is at the bottom of the picture.
    Below(Color),
    /// This side is to move.
    ToMove(Color),
    /// These sides may castle wherever king and rook are on their home squares.
    MayCastle {
        /// Whether White may castle.
        white: bool,
        /// Whether Black may castle.
        black: bool,
    },
    /// The rights to castle are those that the position has, which are neither all that kings and rooks allow to a side
    /// nor none.
    CastlingAsItIs,
}

/// Returns the possible answers for a position, with `below` as the side at the bottom of the
/// picture. They have the same order for every position; see [`PictureAnswer::digit`].
pub fn answers(question: PictureQuestion, position: &Position, below: Color) -> Vec<PictureAnswer> {
    match question {
        PictureQuestion::Below => Color::ALL.map(PictureAnswer::Below).to_vec(),
        PictureQuestion::Turn => Color::ALL.map(PictureAnswer::ToMove).to_vec(),
        PictureQuestion::Castling => {
            let mut answers = castling_answers(position);
            if castling_now(position, below) == PictureAnswer::CastlingAsItIs {
                answers.push(PictureAnswer::CastlingAsItIs);
            }
            answers
        }
    }
}

/// Returns the answer that leaves a position as it is.
pub fn answer_now(question: PictureQuestion, position: &Position, below: Color) -> PictureAnswer {
    match question {
        PictureQuestion::Below => PictureAnswer::Below(below),
        PictureQuestion::Turn => PictureAnswer::ToMove(position.side_to_move),
        PictureQuestion::Castling => castling_now(position, below),
    }
}

/// The sides that may castle, as far as kings and rooks allow.
fn castling_answers(position: &Position) -> Vec<PictureAnswer> {
    let board = &position.board;
    let [white, black] = Color::ALL.map(|color| {
        let mut rights = [position.castling, CastlingRights::IF_AT_HOME].into_iter();
        rights.any(|rights| rights.is_any_possible_for(color, board))
    });
    let all = [(true, true), (true, false), (false, true), (false, false)];
    let fit = all
        .into_iter()
        .filter(|(for_white, for_black)| white >= *for_white && black >= *for_black);
    let fit = fit.map(|(white, black)| PictureAnswer::MayCastle { white, black });
    fit.collect()
}

fn castling_now(position: &Position, below: Color) -> PictureAnswer {
    let board = &position.board;
    let now = position.castling.only_possible(board);
    let is_as_now = |answer: &PictureAnswer| {
        let after = answer.apply_to(position, below).castling;
        after.only_possible(board) == now
    };
    let mut answers = castling_answers(position).into_iter();
    answers
        .find(is_as_now)
        .unwrap_or(PictureAnswer::CastlingAsItIs)
}

impl PictureAnswer {
    /// Returns the question that it answers.
    pub const fn question(self) -> PictureQuestion {
        match self {
            Self::Below(_) => PictureQuestion::Below,
            Self::ToMove(_) => PictureQuestion::Turn,
            Self::MayCastle { .. } | Self::CastlingAsItIs => PictureQuestion::Castling,
        }
    }

    /// Returns the digit that chooses it. It is the same for every position, even where other answers are impossible, so
    /// that a hand that answers many questions can rely on it.
    pub const fn digit(self) -> usize {
        match self {
            Self::Below(Color::White) | Self::ToMove(Color::White) => 1,
            Self::Below(Color::Black) | Self::ToMove(Color::Black) => 2,
            Self::MayCastle { white, black } => match (white, black) {
                (true, true) => 1,
                (true, false) => 2,
                (false, true) => 3,
                (false, false) => 4,
            },
            Self::CastlingAsItIs => 5,
        }
    }

    /// Returns the position after the answer; `below` is the side at the bottom for which it was
    /// made.
    fn apply_to(self, position: &Position, below: Color) -> Position {
        match self {
            Self::CastlingAsItIs => *position,
            Self::Below(color) if color == below => *position,
            Self::Below(_) => {
                let turned = Edit::Transform(Transform::Rotate).apply_to(position);
                let castling = CastlingRights::IF_AT_HOME.only_possible(&turned.board);
                Position { castling, ..turned }
            }
            Self::ToMove(color) => Edit::SideToMove(color).apply_to(position),
            Self::MayCastle { white, black } => {
                let mut castling = position.castling;
                for (color, may) in [(Color::White, white), (Color::Black, black)] {
                    for side in RookSide::ALL {
                        castling.set(color, side, right_of(position, color, side, may));
                    }
                }
                Position {
                    castling,
                    ..*position
                }
            }
        }
    }
}

/// The right of a side that may castle, or may not. Kings and rooks that were put on their home squares after the
/// picture was read count as well.
fn right_of(position: &Position, color: Color, side: RookSide, may: bool) -> WantedRight {
    let (board, now) = (&position.board, position.castling);
    if !may {
        return WantedRight::No;
    }
    if now.possible(color, side, board).is_some() {
        return now.wanted(color, side);
    }
    let at_home = CastlingRights::IF_AT_HOME.possible(color, side, board);
    at_home.map_or(now.wanted(color, side), WantedRight::Yes)
}

impl Document {
    /// Returns the questions that the picture of the current row leaves open and nobody has
    /// answered yet.
    pub fn questions(&self) -> Questions {
        asked_of(self.shown.unsure.questions, self.position())
    }

    /// Answers a question about the current row, which was read from a picture, as one step of
    /// undo. Returns whether the question was open.
    pub fn answer(&mut self, answer: PictureAnswer, style: FenStyle) -> bool {
        let question = answer.question();
        if !self.questions().contains(question) {
            return false;
        }
        let below = self.side_below();
        let position = answer.apply_to(self.position(), below);
        let mut unsure = self.shown.unsure.answered(question);
        if matches!(answer, PictureAnswer::Below(color) if color != below) {
            unsure = self.shown.unsure.after(
                Edit::Transform(Transform::Rotate),
                self.position(),
                &position,
            );
            // After the turn, other kings and rooks may be on their home squares.
            if position.castling.is_any_possible(&position.board) {
                unsure.questions = unsure.questions.with(PictureQuestion::Castling);
            }
        }
        self.put_sure(position, unsure, style)
    }

    /// Puts a position of which only `unsure` is still unsure. Returns whether anything changed.
    fn put_sure(&mut self, position: Position, unsure: Unsure, style: FenStyle) -> bool {
        let operations = self.operations_with_notes(None, unsure);
        let is_same = position == *self.position();
        if is_same && unsure == self.shown.unsure {
            return false;
        }
        let setup = Setup {
            unsure,
            ..Setup::sure(position)
        };
        match operations {
            None if is_same => {
                self.replace_line(self.line().to_vec(), None, &setup, None);
                // No file holds this, so the content stays the same.
                self.history.keep_content();
            }
            Some(operations) if is_same => {
                let line = with_operations(self.line(), &operations);
                self.put_line(line, &setup, None);
            }
            operations => {
                let line = self.line_of(&position, style, operations.as_deref());
                self.put_line(line, &setup, None);
            }
        }
        true
    }

    /// Confirms the whole current row as it was read, as one undo step. Returns whether anything
    /// changed.
    pub fn settle_all(&mut self, style: FenStyle) -> bool {
        let unsure = Unsure {
            is_turned: self.shown.unsure.is_turned,
            ..Unsure::default()
        };
        self.put_sure(*self.position(), unsure, style)
    }

    /// Returns the side at the bottom of the picture that the current row was read from.
    pub fn side_below(&self) -> Color {
        let is_black = self.pictured().map_or_else(
            || self.picture_notes().is_black_below,
            |pictured| !pictured.is_white_below,
        );
        if is_black { Color::Black } else { Color::White }
    }
}

/// Returns the questions that make sense for a position.
pub fn asked_of(questions: Questions, position: &Position) -> Questions {
    let mut rights = [position.castling, CastlingRights::IF_AT_HOME].into_iter();
    if rights.any(|rights| rights.is_any_possible(&position.board)) {
        questions
    } else {
        questions.without(PictureQuestion::Castling)
    }
}
