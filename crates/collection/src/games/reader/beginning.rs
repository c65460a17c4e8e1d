//! The beginning of a game and its rules.

use super::{Line, Reading};
use crate::games::game::{Arrival, GameFaultKind, Place};
use crate::games::variants::{is_chess, position_of};
use std::ops::Range;
use tabiya_chess::{Mover, Position};

impl Reading<'_> {
    /// Sets up the starting position of the game.
    pub(super) fn begin(&mut self) {
        let result = self.game.tag(self.text, "Result");
        self.ends_with_zeros = result.is_some_and(|result| result.trim_ascii() == b"0-0");
        let mover = self.start();
        self.line = Some(Line {
            at: 0,
            mover,
            is_new: false,
        });
    }

    /// Stores the starting position and returns its legal moves, if any.
    fn start(&mut self) -> Option<Mover> {
        let variant = self.game.tag(self.text, "Variant");
        if variant.is_some_and(|variant| !is_chess(&variant)) {
            self.fault(GameFaultKind::Variant, self.value_of("Variant"));
            return None;
        }
        let start = match self.game.tag(self.text, "FEN") {
            None => Ok(Position::start()),
            Some(fen) => position_of(&fen),
        };
        let start = match start {
            Ok(start) => start,
            Err(kind) => {
                self.fault(kind, self.value_of("FEN"));
                return None;
            }
        };
        self.game.places.push(Place {
            position: start,
            arrival: Arrival::Start,
            depth: 0,
            before: 0,
            next: None,
        });
        let early = self.early.drain(..).map(|note| (0, note));
        self.game.notes.extend(early);
        let mover = Mover::new(&start).ok();
        if mover.is_none() {
            self.start_without_moves = Some(self.value_of("FEN"));
        }
        mover
    }

    /// Returns the range of a tag's value.
    fn value_of(&self, name: &str) -> Range<usize> {
        let tag = self.game.find_tag(self.text, name);
        tag.map_or(0..0, |(_, value)| value.clone())
    }

    /// Reports that moves follow a starting position without legal moves.
    pub(super) fn tell_start(&mut self) {
        if let Some(span) = self.start_without_moves.take() {
            self.fault(GameFaultKind::Start, span);
        }
    }

    /// Drops the start position if there are no tags and no legal move, since then nothing shows
    /// that a game begins there.
    pub(super) fn forget_start_of_nothing(&mut self) {
        let has_moves = self.game.places.len() > 1;
        if self.game.tags.is_empty() && !has_moves && !self.game.faults.is_empty() {
            self.game.places.clear();
            self.game.notes.clear();
        }
    }
}
