//! The user's doubts about the board.

use super::edit::Edit;
use tabiya_chess::{Position, SquareSet, Transform};
use tabiya_notation::picture_questions::{Question, Questions};

/// The user's doubts: squares and questions. They follow the board through the history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Unsure {
    /// The unsure squares.
    pub squares: SquareSet,
    /// The questions left open by the picture that the board was read from.
    pub questions: Questions,
    /// Whether the board was turned after it was read from a picture, so that the other side is at
    /// the bottom of that.
    pub is_turned: bool,
}

impl Unsure {
    /// Whether there is nothing to remember.
    pub(super) fn is_nothing(self) -> bool {
        self == Self::default()
    }

    /// Returns the same doubts with other squares.
    pub(super) fn with_squares(self, squares: SquareSet) -> Self {
        Self { squares, ..self }
    }

    /// Returns the same doubts without a question.
    pub(super) fn answered(self, question: Question) -> Self {
        Self {
            questions: self.questions.without(question),
            ..self
        }
    }

    /// Returns what is still unsure after a change of the position. Changing something that was in
    /// question answers the question.
    pub(super) fn after(self, edit: Edit, before: &Position, after: &Position) -> Self {
        let moved = self.with_squares(edit.unsure_after(self.squares));
        match edit {
            Edit::Clear | Edit::Start | Edit::Replace(_) => Self {
                is_turned: self.is_turned,
                ..Self::default()
            },
            Edit::Transform(Transform::Rotate) => Self {
                is_turned: !self.is_turned,
                ..moved.answered(Question::Below)
            },
            Edit::Castling { .. } | Edit::CastlingRights(_) => moved.answered(Question::Castling),
            _ if before.side_to_move != after.side_to_move
                && !matches!(edit, Edit::Transform(_)) =>
            {
                moved.answered(Question::Turn)
            }
            _ => moved,
        }
    }
}
