//! What a picture leaves open beside its squares: it is asked, and never silently decided.

use super::reading::Reading;
use tabiya_notation::picture_questions::{Question, Questions};

/// A White or Black below that is less probable is asked about.
const SURE_OF_BELOW: f32 = 0.95;
/// So is a side to move: that of a mark alone is surer.
const SURE_OF_TURN: f32 = 0.8;

impl Reading {
    /// What is to be asked about the position that is made of it.
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

    /// Whether a mark, a caption and a check do not say the same. A check alone is as sure as the men are.
    fn is_turn_contradicted(&self) -> bool {
        let turn = self.side_to_move().filter(|_| self.turn.is_some());
        turn.is_some_and(|turn| turn.certainty < SURE_OF_TURN)
    }
}
