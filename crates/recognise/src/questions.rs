//! The properties of a position that a picture leaves open. The user is asked about them; they are never decided
//! silently.

use super::reading::Reading;
use tabiya_notation::picture_questions::{Question, Questions};

/// The minimum probability of the side at the bottom. Below it the user is asked.
const SURE_OF_BELOW: f32 = 0.95;
/// The minimum certainty of the side to move. Below it the user is asked; a mark alone is more certain.
const SURE_OF_TURN: f32 = 0.8;

impl Reading {
    /// The questions about the position that this reading gives.
    pub fn questions(&self) -> Questions {
        let position = self.position();
        let asked = [
            (Question::Below, self.below < SURE_OF_BELOW),
            (Question::Turn, self.is_turn_contradicted()),
            (
                Question::Castling,
                position.castling.is_any_possible(&position.board),
            ),
        ];
        let asked = asked.into_iter().filter(|(_, is_asked)| *is_asked);
        asked.map(|(question, _)| question).collect()
    }

    /// Whether a mark, a caption and a check contradict each other. A check alone is as certain as the pieces.
    fn is_turn_contradicted(&self) -> bool {
        let turn = self.side_to_move().filter(|_| self.turn.is_some());
        turn.is_some_and(|turn| turn.certainty < SURE_OF_TURN)
    }
}
