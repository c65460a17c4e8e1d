//! The line that an animation shows.

use crate::features::animation::model::AnimationForm;
use crate::model::state::Shared;
use std::iter;
use std::sync::Arc;
use tabiya_collection::tree::Played;
use tabiya_picture::PieceSet;
use tabiya_publish::AnimatedLine;

impl Shared {
    /// The line of play of the document that is shown, with the heading typed in the form.
    pub fn animated_line(&self, heading: Option<&String>) -> AnimatedLine {
        let document = self.document();
        let mut animated = AnimatedLine::default();
        if let Some(line) = document.line_of_play() {
            let moves = iter::once(None).chain(line.steps().map(Played::as_move));
            for (at, ((position, record), played)) in line.positions().zip(moves).enumerate() {
                // The line keeps the record of the position shown only when it is left.
                if at == line.at() {
                    animated.add(played, position, document.line());
                } else {
                    animated.add(played, position, record);
                }
            }
        }
        if let Some(heading) = heading {
            heading.clone_into(&mut animated.heading);
        }
        animated
    }
}

impl AnimationForm {
    /// The pieces of the style, once they have been loaded.
    pub fn pieces(&self, shared: &Shared) -> Option<Arc<PieceSet>> {
        shared.pieces_named(&self.style.pieces)
    }
}
